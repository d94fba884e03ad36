import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '#web/app/api.ts';
import { confirm } from '#web/app/confirm.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { useSignedIn } from '#web/app/session/useSession.ts';
import { ProposedFact } from '#web/app/thread/facts/ProposedFact.tsx';
import { Button } from '#web/kit/button/Button.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import { AddFact } from '#web/memory/AddFact.tsx';
import { FactRow } from '#web/memory/FactRow.tsx';
import css from './Memory.module.css';

export function RememberedFacts() {
  const { access } = useSignedIn();
  const list = useQuery(api.memory.list.queryOptions());
  if (list.isPending)
    return (
      <Skeleton label="Loading what Mallama remembers">
        <Blank shape="block" width="320px" height="44px" />
      </Skeleton>
    );
  if (list.isError)
    return (
      <Failed
        title="What Mallama remembers couldn’t be loaded"
        text={refusalOf(list.error).message}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  const proposed = list.data.filter(({ isProposed }) => isProposed);
  const kept = list.data.filter(({ isProposed }) => !isProposed);
  const canAdd = access.hasAccess;
  return (
    <div className={css.memory}>
      {canAdd && proposed.length > 0 && (
        <ul className={css.proposed} aria-label="To remember">
          {proposed.map((fact) => (
            <ProposedFact key={fact.id} fact={fact} />
          ))}
        </ul>
      )}
      {kept.length === 0 && <p className="dim">Nothing yet.</p>}
      {kept.length > 0 && (
        <ul className={css.facts}>
          {kept.map((fact) => (
            <FactRow key={fact.id} fact={fact} canChange={canAdd} />
          ))}
        </ul>
      )}
      {canAdd && <AddFact />}
      {list.data.length > 1 && <ForgetAll />}
    </div>
  );
}

function ForgetAll() {
  const { mutate, isPending } = useMutation(
    api.memory.forgetAll.mutationOptions({
      onSuccess: () => toast({ title: 'Everything is forgotten', tone: 'success' }),
      onError: (error) => toast({ title: 'Not forgotten', text: refusalOf(error).message, tone: 'error' }),
    }),
  );
  const forget = async () => {
    const isMeant = await confirm({
      title: 'Forget everything Mallama remembers?',
      text: 'All of these facts will be deleted. You can’t undo this.',
      action: 'Forget everything',
      tone: 'danger',
    });
    if (isMeant) mutate();
  };
  return (
    <Button size="compact" loading={isPending} onClick={() => void forget()}>
      Forget everything
    </Button>
  );
}
