import type { Appearance } from '@stripe/stripe-js';

/** Our colours for fields that live in somebody else's frame, where our style sheets do not reach. */
export function stripeLook(): Appearance {
  const ours = getComputedStyle(document.documentElement);
  const colour = (name: string) => ours.getPropertyValue(name).trim();
  return {
    theme: document.documentElement.dataset.scheme === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: colour('--primary'),
      colorBackground: colour('--field'),
      colorText: colour('--ink'),
      colorTextSecondary: colour('--ink-2'),
      colorDanger: colour('--needs-ink'),
      borderRadius: '12px',
      fontFamily: 'system-ui, sans-serif',
    },
  };
}
