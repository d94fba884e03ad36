import { useSignedIn } from '#web/app/session/useSession.ts';
import { SharedInvitationCard } from '#web/chats/shared/SharedInvitationCard.tsx';
import { Button } from '#web/kit/button/Button.tsx';
import { Visibility } from '#web/kit/card/Visibility.tsx';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import css from './InviteToChatDialog.module.css';

type Props = { personName: string; isInviting: boolean; onInvite: () => void; onClose: () => void };

/** Asks for confirmation, with a preview of the invitation. */
export function InviteToChatDialog({ personName, isInviting, onInvite, onClose }: Props) {
  const { firstName } = useSignedIn().user;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Invite ${personName} to a shared chat?`}
      description={`${personName} can say yes or no. The chat begins empty.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="filled" loading={isInviting && 'Inviting'} onClick={onInvite}>
            Invite {personName}
          </Button>
        </>
      }
    >
      <div className={css.parts}>
        <div className={css.part}>
          <h2 className="h3">What {personName} will see</h2>
          <SharedInvitationCard withName={firstName ?? ''} />
        </div>
        <Visibility
          title="What only you will see"
          isHidden
          lines={[
            `This chat, and every other chat of yours about ${personName}`,
            'Your scores, check-ins, lists and notes',
            'Your journal and everything else in Mallama',
          ]}
        />
      </div>
    </Dialog>
  );
}
