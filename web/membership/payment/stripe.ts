import type { Stripe } from '@stripe/stripe-js';

/** The release that the package requires. */
const SCRIPT = 'https://js.stripe.com/endive/stripe.js';

type Policy = { createScriptURL: (url: string) => string };
type PolicyFactory = { createPolicy: (name: string, rules: Policy) => Policy };

declare global {
  interface Window {
    trustedTypes?: PolicyFactory;
  }
}

/** The content security policy allows script addresses only through a named policy, which allows just this one. */
function scriptAddress(): string {
  const rules = { createScriptURL: () => SCRIPT };
  return (window.trustedTypes?.createPolicy('mallama-stripe', rules) ?? rules).createScriptURL(SCRIPT);
}

let loading: Promise<void> | undefined;

/** A script that failed to load is removed, so that it can be tried again. */
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
  if (!stripe) throw new Error('The payment form didn’t open.');
  return stripe;
}
