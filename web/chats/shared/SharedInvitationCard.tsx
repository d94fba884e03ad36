import type { ReactNode } from 'react';
import css from '#web/chats/ChatPanel.module.css';

type Props = { withName: string; children?: ReactNode };

/** The text of an invitation, also shown as a preview. */
export function SharedInvitationCard({ withName, children }: Props) {
  return (
    <section aria-labelledby="shared-invitation" className={css.invitation}>
      <h3 id="shared-invitation" className="label">
        {withName || 'Someone you know'} invites you to a shared chat
      </h3>
      <p className="small">
        The two of you and Mallama can all read and write in it. Nothing either of you said before is shown: your own
        chat, notes and scores stay yours. You can leave at any time.
      </p>
      {children}
    </section>
  );
}
