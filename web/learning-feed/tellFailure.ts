import { refusalOf } from '#web/app/refusal.ts';
import { toast } from '#web/kit/toast/toast.ts';

/** Shows a failure with the server's message. */
export const tellFailure = (title: string) => (error: unknown) =>
  toast({ title, text: refusalOf(error).message, tone: 'error' });
