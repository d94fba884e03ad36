import { refusalOf } from '#web/app/refusal.ts';
import { toast } from '#web/kit/toast/toast.ts';

/** What did not work, and why in the server's own words. */
export const tellFailure = (title: string) => (error: unknown) =>
  toast({ title, text: refusalOf(error).message, tone: 'error' });
