import { Button } from '#web/kit/button/Button.tsx';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';

type BankQuestionProps = { open: boolean; onAnswer: (outcome: 'complete' | 'fail') => void };

/** The bank's confirmation (3-D Secure) in the sandbox. Closing it fails the payment. */
export function BankQuestion({ open, onAnswer }: BankQuestionProps) {
  return (
    <Dialog
      open={open}
      onClose={() => onAnswer('fail')}
      title="3-D Secure"
      size="small"
      footer={
        <>
          <Button onClick={() => onAnswer('fail')}>Fail authentication</Button>
          <Button variant="filled" onClick={() => onAnswer('complete')}>
            Complete authentication
          </Button>
        </>
      }
    >
      <p>Your bank wants to confirm it’s you. In test mode, you choose the answer.</p>
    </Dialog>
  );
}
