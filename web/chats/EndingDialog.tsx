import { MarkButtons } from '#web/chats/MarkButtons.tsx';
import type { Mark } from '#web/chats/useMark.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';

type EndingDialogProps = {
  personName: string;
  mark: Mark;
  disabled: boolean;
  onMarked: () => void;
  onClose: () => void;
};

/** What "Save this chat" asks first: a chat is saved with how it ended. */
export function EndingDialog({ personName, onClose, ...ending }: EndingDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title="Save this chat"
      description={`How did it end? Next you can add notes and a title. Then a new chat about ${personName} begins.`}
      footer={<Button onClick={onClose}>Cancel</Button>}
    >
      <MarkButtons {...ending} />
    </Dialog>
  );
}
