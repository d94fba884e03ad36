import { useMutation, useQuery } from '@tanstack/react-query';
import type { Reported, ReportReason } from '#contract/learning-feed.ts';
import { Part } from '#web/admin/Part.tsx';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { Badge } from '#web/kit/Badge.tsx';
import { Button } from '#web/kit/button/Button.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import css from './AdminPage.module.css';

const REASONS: Record<ReportReason, string> = {
  names_someone: 'Identifies someone',
  unkind: 'Unkind',
  dangerous: 'Could put someone in danger',
  spam: 'Spam',
  other: 'Something else',
};

/** What members reported and why; never by whom. */
export function Moderation() {
  const reported = useQuery(api.learningFeed.reported.queryOptions());
  return (
    <Part title="Reported in the learning feed" query={reported}>
      {(list) =>
        list.length === 0 ? (
          <p className="dim">Nothing was reported.</p>
        ) : (
          <ul className={css.list}>
            {list.map((one) => (
              <Row key={one.id} reported={one} />
            ))}
          </ul>
        )
      }
    </Part>
  );
}

function Row({ reported: { id, kind, text, isHidden, reasons } }: { reported: Reported }) {
  const hide = useMutation(
    api.learningFeed.hide.mutationOptions({
      onSuccess: () => toast({ title: isHidden ? 'Restored' : 'Hidden', tone: 'success' }),
      onError: (error) => toast({ title: 'Not done', text: refusalOf(error).message, tone: 'error' }),
    }),
  );
  return (
    <li className={css.reported}>
      <p className={css.actions}>
        <b>{kind === 'story' ? 'Story' : 'Comment'}</b>
        {isHidden && <Badge tone="warm">Hidden</Badge>}
      </p>
      <p className={css.words}>{text}</p>
      <p className="small dim">{reasons.map(({ reason, times }) => `${REASONS[reason]}: ${times}`).join(' · ')}</p>
      <Button
        size="compact"
        loading={hide.isPending && 'Saving'}
        onClick={() => hide.mutate({ id, kind, isHidden: !isHidden })}
      >
        {isHidden ? 'Restore' : 'Hide'}
      </Button>
    </li>
  );
}
