import { api } from '#web/app/api.ts';
import { onceConfirmed } from '#web/app/identity/onceConfirmed.ts';
import { type Refusal, refusalOf } from '#web/app/refusal.ts';
import { sessionPort } from '#web/app/session/sessionPort.ts';
import { type ToastWords, toast } from '#web/kit/toast/toast.ts';

/** Returns whether it started; a failure has been shown. */
export async function startTrial(): Promise<boolean> {
  try {
    await onceConfirmed(() => api.account.startTrial.call());
    return true;
  } catch (error) {
    const refusal = refusalOf(error);
    toast(trialFailure(refusal));
    // It isn't offered any more.
    if (refusal.reason === 'trial_used') sessionPort.recheck();
    return false;
  }
}

export function trialFailure({ code, reason, message }: Refusal): ToastWords {
  if (code === 'signed_out') return { title: 'Error', text: 'Please log in to start your free trial', tone: 'error' };
  if (reason === 'trial_used') return { title: 'Trial Already Used', text: message, tone: 'error' };
  if (reason === 'email_unconfirmed') return { title: 'Confirm your email first', text: message };
  const text = code === 'bug' || code === 'unreachable' ? 'Failed to start trial' : message;
  return { title: 'Error', text, tone: 'error' };
}
