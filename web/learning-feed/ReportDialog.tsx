import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { REPORT_REASONS, type ReportReason } from '#contract/learning-feed.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { SelectField } from '#web/kit/field/SelectField.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import { REASON_LABELS } from '#web/learning-feed/labels.ts';

type Props = { storyId: string; commentId?: string; onClose: () => void };

const options = REPORT_REASONS.map((value) => ({ value, label: REASON_LABELS[value] }));
const reasonIn = (value: string): ReportReason | '' => REPORT_REASONS.find((one) => one === value) ?? '';

export function ReportDialog({ storyId, commentId, onClose }: Props) {
  const [reason, setReason] = useState<ReportReason | ''>('');
  const [checked, setChecked] = useState(false);
  const report = useMutation(
    api.learningFeed.report.mutationOptions({
      onSuccess() {
        onClose();
        toast({ title: 'Thanks for telling us', text: 'Someone will look at it.' });
      },
    }),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (reason) report.mutate({ id: storyId, reason, ...(commentId && { commentId }) });
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      onSubmit={send}
      title={commentId ? 'Report this comment' : 'Report this story'}
      description="No one learns that it was you."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="filled" type="submit" loading={report.isPending && 'Sending'}>
            Send report
          </Button>
        </>
      }
    >
      {report.error && <Notice tone="error">{refusalOf(report.error).message}</Notice>}
      <SelectField
        label="What’s wrong with it?"
        placeholder="Choose a reason"
        options={options}
        value={reason}
        error={checked && !reason ? 'Please choose a reason' : undefined}
        onValue={(value) => setReason(reasonIn(value))}
      />
    </Dialog>
  );
}
