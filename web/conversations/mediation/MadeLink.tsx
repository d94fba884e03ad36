import { JOIN_DAYS } from '#contract/mediation.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { IconCopy } from '#web/kit/icons.ts';
import { copyText } from '#web/kit/share/copyText.ts';
import css from './InviteCard.module.css';

/** The link with its secret, which is told this once. */
export function MadeLink({ link }: { link: string }) {
  return (
    <div className={css.made}>
      <p className="label">Link</p>
      <div className={css.row}>
        <span className={css.link}>{link}</span>
        <Button
          size="compact"
          icon={<IconCopy aria-hidden="true" />}
          aria-label="Copy the link"
          onClick={() => void copyText(link, { title: 'The link is copied' })}
        >
          Copy
        </Button>
      </div>
      <p className="small dim">It works once, for {JOIN_DAYS} days, and is only shown now. Send it however you like.</p>
    </div>
  );
}
