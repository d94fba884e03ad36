import { Button } from '#web/kit/button/Button.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import { dateInWords } from '#web/membership/money.ts';
import type { Subscription } from '#web/membership/parts.ts';

type PastDueNoticeProps = { subscription: Subscription; onUpdate: () => void };

/** Lets a failed payment be repeated without paying twice. */
export function PastDueNotice({ subscription: { graceEndsAt }, onUpdate }: PastDueNoticeProps) {
  return (
    <Notice
      tone="ember"
      action={
        <Button variant="filled" size="compact" onClick={onUpdate}>
          Update card
        </Button>
      }
    >
      <b>Your last payment failed.</b>{' '}
      {graceEndsAt
        ? `Everything stays open until ${dateInWords(graceEndsAt)}. Update your card before then.`
        : 'Update your card to go on.'}
    </Notice>
  );
}
