import { useSending } from '#web/account/useSending.ts';
import { identity } from '#web/app/identity/identity.ts';
import { identityWords } from '#web/app/identity/identityWords.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { toast } from '#web/kit/toast/toast.ts';

export function ResendVerification() {
  const [sending, send] = useSending();
  const resend = () =>
    send(async () => {
      try {
        await (await identity()).sendVerification();
        toast({
          title: 'The email is on its way',
          text: 'Open the link in it to confirm your address.',
          tone: 'success',
        });
      } catch (error) {
        toast({ title: 'Email not sent', text: identityWords(error), tone: 'error' });
      }
    });
  return (
    <Button size="compact" loading={sending && 'Sending'} onClick={() => void resend()}>
      Send the email again
    </Button>
  );
}
