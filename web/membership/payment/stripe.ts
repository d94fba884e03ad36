import type { Stripe } from '@stripe/stripe-js';

/** The release that the package is made for; it has no other address. */
const SCRIPT = 'https://js.stripe.com/endive/stripe.js';

type Policy = { createScriptURL: (url: string) => string };
type PolicyFactory = { createPolicy: (name: string, rules: Policy) => Policy };

declare global {
  interface Window {
    trustedTypes?: PolicyFactory;
  }
}

/** Our pages take script addresses only from a policy by name: this one knows the one address. */
function scriptAddress(): string {
  const rules = { createScriptURL: () => SCRIPT };
  return (window.trustedTypes?.createPolicy('mallama-stripe', rules) ?? rules).createScriptURL(SCRIPT);
}

let loading: Promise<void> | undefined;

/** A script that could not be fetched is taken out again, so that the next try is a new one. */
function loadScript(): Promise<void> {
  if ('Stripe' in window) return Promise.resolve();
  loading ??= new Promise<void>((done, failed) => {
    const script = document.createElement('script');
    script.src = scriptAddress();
    script.addEventListener('load', () => done());
    script.addEventListener('error', () => {
      script.remove();
      loading = undefined;
      failed(new Error('The payment form couldn’t be fetched.'));
    });
    document.head.append(script);
  });
  return loading;
}

export async function openStripe(publishableKey: string): Promise<Stripe> {
  await loadScript();
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error("The payment form didn't open.");
  return stripe;
}
