import { toast } from '#web/kit/toast/toast.ts';

/** An invitation by name lies in the app alone. */
export const tellInvited = (personName: string): void =>
  toast({
    title: `${personName} is invited`,
    text: 'They’ll find it under Conversations. No email goes out, so let them know.',
    tone: 'success',
  });
