import { useMutation } from '@tanstack/react-query';
import { answering } from '#web/admin/answering.ts';
import { shortId } from '#web/admin/labels.ts';
import { api } from '#web/app/api.ts';
import { confirm } from '#web/app/confirm.ts';
import { Button } from '#web/kit/button/Button.tsx';

/** The administrator's actions for one member's payments. */
export function MemberActions({ memberId: id }: { memberId: string }) {
  const sync = useMutation(api.admin.syncMember.mutationOptions(answering('Brought in line')));
  const refund = useMutation(api.admin.refundMember.mutationOptions(answering('Refunded')));
  const ask = async () => {
    const isMeant = await confirm({
      title: `Refund the last payment of ${shortId(id)}?`,
      text: 'What their subscription took last goes back to their card. The subscription itself goes on.',
      action: 'Refund',
    });
    if (isMeant) refund.mutate({ id });
  };
  return (
    <>
      <Button size="compact" loading={sync.isPending && 'Asking'} onClick={() => sync.mutate({ id })}>
        Ask the provider
      </Button>
      <Button size="compact" loading={refund.isPending && 'Refunding'} onClick={() => void ask()}>
        Refund
      </Button>
    </>
  );
}
