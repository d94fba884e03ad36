import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '#web/app/api.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { dayOf } from '#web/kit/dates.ts';
import { toast } from '#web/kit/toast/toast.ts';
import { CodeForm } from '#web/relationships/connect/CodeForm.tsx';
import { tellFailure } from '#web/relationships/tellFailure.ts';
import css from './Invitations.module.css';

/** People who cannot invite the member, with a way to change that. They are not told. */
function RefusedPeople() {
  const refused = useQuery(api.relationships.connections.refused.queryOptions());
  const allow = useMutation(
    api.relationships.connections.allow.mutationOptions({
      onSuccess: () => toast({ title: 'They can invite you again', tone: 'success' }),
      onError: tellFailure('Nothing was changed'),
    }),
  );
  if (!refused.data || refused.data.length === 0) return null;
  return (
    <details className={css.part}>
      <summary>People who can’t invite you ({refused.data.length})</summary>
      <ul>
        {refused.data.map(({ id, name, at }) => (
          <li key={id}>
            <span>
              {name ?? 'Someone without a name'}, since {dayOf(at)}
            </span>
            <Button
              size="compact"
              loading={allow.isPending && allow.variables.id === id}
              onClick={() => allow.mutate({ id })}
            >
              Let them invite again
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Codes from others, and people whose invitations are refused. */
export function Invitations() {
  return (
    <div className={css.quiet}>
      <details className={css.part}>
        <summary>I have an invitation code</summary>
        <CodeForm />
      </details>
      <RefusedPeople />
    </div>
  );
}
