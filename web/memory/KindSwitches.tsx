import { useMutation, useQuery } from '@tanstack/react-query';
import type { KnownKind } from '#contract/coach.ts';
import { KNOWN_KINDS } from '#contract/memory.ts';
import { api } from '#web/app/api.ts';
import { queryClient } from '#web/app/queryClient.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { KIND_WORDS } from '#web/app/thread/message/kindWords.ts';
import { CheckboxField } from '#web/kit/field/CheckboxField.tsx';
import { Failed } from '#web/kit/state/Failed.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import css from './Memory.module.css';

const options = api.memory.settings.queryOptions();

export function KindSwitches() {
  const settings = useQuery(options);
  const choose = useMutation(
    api.memory.choose.mutationOptions({
      onSuccess: (now) => queryClient.setQueryData(options.queryKey, now),
      onError: (error) => toast({ title: 'Not saved', text: refusalOf(error).message, tone: 'error' }),
    }),
  );
  if (settings.isPending)
    return (
      <Skeleton label="Loading what Mallama may use">
        <Blank shape="block" width="280px" height="260px" />
      </Skeleton>
    );
  if (settings.isError)
    return (
      <Failed
        title="Your choices couldn’t be loaded"
        text={refusalOf(settings.error).message}
        retrying={settings.isFetching}
        onRetry={() => void settings.refetch()}
      />
    );
  const chosen = choose.isPending ? choose.variables.kinds : {};
  const isOn = (kind: KnownKind) => chosen[kind] ?? settings.data.kinds[kind];
  return (
    <div className={css.switches}>
      {KNOWN_KINDS.map((kind) => (
        <CheckboxField
          key={kind}
          look="switch"
          label={KIND_WORDS[kind].label}
          hint={KIND_WORDS[kind].hint}
          checked={isOn(kind)}
          onValue={(checked) => choose.mutate({ kinds: { [kind]: checked } })}
        />
      ))}
    </div>
  );
}
