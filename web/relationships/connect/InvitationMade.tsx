import type { NewInvitation } from '#contract/relationship-connections.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { dayOf } from '#web/kit/dates.ts';
import { IconCopy } from '#web/kit/icons.ts';
import { Notice } from '#web/kit/state/Notice.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import css from './ConnectionCard.module.css';

/** Shown this once: afterwards nobody can read code and link again. */
export function InvitationMade({ invitation: { way, code, link, expiresAt } }: { invitation: NewInvitation }) {
  return (
    <>
      <Notice tone="success">
        {way === 'mail' ? 'The invitation is on its way.' : 'Your invitation is ready.'} It can be accepted until{' '}
        {dayOf(expiresAt)}.
      </Notice>
      <div className={css.share}>
        <p className="label">Code</p>
        <div className={css.row}>
          <span className={css.code}>{`${code.slice(0, 4)}-${code.slice(4)}`}</span>
          <Copy what="code" text={code} />
        </div>
      </div>
      <div className={css.share}>
        <p className="label">Link</p>
        <div className={css.row}>
          <span className={css.link}>{link}</span>
          <Copy what="link" text={link} />
        </div>
      </div>
      <p className="small dim">Link and code are shown only now. You can always make another invitation.</p>
    </>
  );
}

function Copy({ what, text }: { what: string; text: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: `The ${what} is copied`, tone: 'success' });
    } catch {
      toast({ title: `The ${what} couldn’t be copied`, text: 'Please select it and copy it by hand.', tone: 'error' });
    }
  };
  return (
    <Button
      size="compact"
      icon={<IconCopy aria-hidden="true" />}
      aria-label={`Copy the ${what}`}
      onClick={() => void copy()}
    >
      Copy
    </Button>
  );
}
