import { useMutation } from '@tanstack/react-query';
import type { Relationship } from '#contract/relationships.ts';
import { api } from '#web/app/api.ts';
import { confirm } from '#web/app/confirm.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { IconUserMinus } from '#web/kit/icons.ts';
import { toast } from '#web/kit/toast/toast.ts';
import { tellFailure } from '#web/relationships/tellFailure.ts';

type Props = { relationship: Pick<Relationship, 'id' | 'personName'>; onDone?: () => void };

export function Disconnect({ relationship: { id, personName }, onDone }: Props) {
  const disconnect = useMutation(
    api.relationships.connections.disconnect.mutationOptions({
      onSuccess() {
        toast({ title: 'You’re no longer connected', tone: 'success' });
        onDone?.();
      },
      onError: tellFailure('You’re still connected'),
    }),
  );
  const end = async () => {
    const isMeant = await confirm({
      title: `Disconnect from ${personName}?`,
      text: [
        `It takes effect at once. ${personName} isn’t told why, and can’t invite you again. Everything you wrote `,
        'stays with you: a shared chat ends, and your own words in it move to your saved chats.',
      ].join(''),
      action: 'Disconnect',
    });
    if (isMeant) disconnect.mutate({ id });
  };
  return (
    <Button
      size="compact"
      icon={<IconUserMinus aria-hidden="true" />}
      loading={disconnect.isPending && 'Disconnecting'}
      onClick={() => void end()}
    >
      Disconnect
    </Button>
  );
}
