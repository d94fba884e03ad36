import { api } from '#web/app/api.ts';
import { onceConfirmed } from '#web/app/identity/onceConfirmed.ts';
import { type Refusal, refusalOf } from '#web/app/refusal.ts';
import { type ToastWords, toast } from '#web/kit/toast/toast.ts';

/** Returns whether it started, and shows the result. */
export async function startTrial(): Promise<boolean> {
  try {
    await onceConfirmed(() => api.account.startTrial.call());
  } catch (error) {
    toast(trialFailure(refusalOf(error)));
    return false;
  }
  toast({ title: 'Free Trial Started!', text: 'You now have 24 hours of free access to Core features.' });
  return true;
}

function trialFailure({ code, reason, message }: Refusal): ToastWords {
  if (code === 'signed_out') return { title: 'Error', text: 'Please log in to start your free trial', tone: 'error' };
  if (reason === 'trial_used') return { title: 'Trial Already Used', text: message, tone: 'error' };
  if (reason === 'email_unconfirmed') return { title: 'Confirm your email first', text: message };
  const text = code === 'bug' || code === 'unreachable' ? 'Failed to start trial' : message;
  return { title: 'Error', text, tone: 'error' };
}
