import { useSharesLessons } from '#web/app/useSharesLessons.ts';
import type { Mark } from '#web/chats/useMark.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { IconCheck, IconUrgent } from '#web/kit/icons.ts';
import css from './ChatPanel.module.css';

type MarkButtonsProps = { lead?: string; mark: Mark; disabled: boolean; onMarked: () => void };

/** Marks how a chat ended. Either way it can be saved, which `lead` says. */
export function MarkButtons({ lead, mark, disabled, onMarked }: MarkButtonsProps) {
  const shares = useSharesLessons();
  const to = (status: 'resolved' | 'needs_attention') => async () => {
    if (await mark.to(status)) onMarked();
  };
  return (
    <div className={css.marks}>
      {lead && <p className="small dim">{lead}</p>}
      <Button
        size="compact"
        icon={<IconCheck className={css.good} aria-hidden="true" />}
        disabled={disabled}
        loading={mark.pending === 'resolved'}
        onClick={to('resolved')}
      >
        Mark as Resolved
      </Button>
      <Button
        size="compact"
        icon={<IconUrgent className={css.urgent} aria-hidden="true" />}
        disabled={disabled}
        loading={mark.pending === 'needs_attention'}
        onClick={to('needs_attention')}
      >
        Needs More Attention
      </Button>
      {shares && (
        <p className="caption dim">Core shares the lesson, never your words or names. Plus keeps it private.</p>
      )}
    </div>
  );
}
