import { useState } from 'react';
import { identity } from '#web/app/identity/identity.ts';
import { identityWords } from '#web/app/identity/identityWords.ts';
import { rememberLinkEmail } from '#web/app/identity/linkEmail.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { toast } from '#web/kit/toast/toast.ts';

/** For accounts without a password. The link opens in another tab, so that what was typed here stays. */
export function ProveByLink({ email }: { email: string }) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const send = async () => {
    setState('sending');
    try {
      await (await identity()).sendLink(email);
      rememberLinkEmail(email);
      setState('sent');
    } catch (error) {
      setState('idle');
      toast({ title: 'Email not sent', text: identityWords(error), tone: 'error' });
    }
  };
  return (
    <div role="status" className="small">
      {state === 'sent' ? (
        <p>A link is on its way to {email}. Open it in this browser, then come back here and save again.</p>
      ) : (
        <Button variant="subtle" size="compact" loading={state === 'sending' && 'Sending'} onClick={() => void send()}>
          I have no password: send me a link
        </Button>
      )}
    </div>
  );
}
