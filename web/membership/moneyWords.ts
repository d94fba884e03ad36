import type { Refusal } from '#web/app/refusal.ts';
import { type ToastWords, toast } from '#web/kit/toast/toast.ts';

export const UNAVAILABLE = 'Payment processing is temporarily unavailable.';

export const SETUP_REQUIRED: ToastWords = {
  title: 'Setup Required',
  text: 'Payment setup failed. Please try again or contact support.',
  tone: 'error',
};

/** The provider's message, unchanged. */
export const paymentFailed = (text: string): void => toast({ title: 'Payment Failed', text, tone: 'error' });

export const paymentError = (): void =>
  toast({ title: 'Payment Error', text: 'An unexpected error occurred. Please try again.', tone: 'error' });

/** Why no payment could be started. */
export function setupWords({ code, reason, message }: Refusal): string {
  if (reason === 'payments_unavailable' || code === 'unavailable') return UNAVAILABLE;
  return code === 'bug' || code === 'unreachable' ? 'Failed to create subscription' : message;
}

/** Whether the member already has what they wanted to buy. */
export const hasItAlready = ({ reason }: Refusal): boolean =>
  ['already_subscribed', 'already_on_list', 'prime_held'].includes(reason ?? '');
