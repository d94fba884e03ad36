import type { Appearance } from '@stripe/stripe-js';

/** Our colors for Stripe's frame, which our style sheets do not reach. */
export function stripeLook(): Appearance {
  const ours = getComputedStyle(document.documentElement);
  const color = (name: string) => ours.getPropertyValue(name).trim();
  return {
    theme: document.documentElement.dataset.scheme === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: color('--primary'),
      colorBackground: color('--field'),
      colorText: color('--ink'),
      colorTextSecondary: color('--ink-2'),
      colorDanger: color('--needs-ink'),
      borderRadius: '12px',
      fontFamily: 'system-ui, sans-serif',
    },
  };
}
