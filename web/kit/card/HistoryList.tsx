import { type ReactNode, useState } from 'react';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { ConfirmDialog } from '#web/kit/dialog/ConfirmDialog.tsx';
import { IconTrash } from '#web/kit/icons.ts';
import { timeLabel } from '#web/kit/timeLabel.ts';
import css from './HistoryList.module.css';

export type HistoryRow = { id: string; title: string; hint?: ReactNode; at: string };

type HistoryListProps = {
  title: string;
  /** The name of one item: "Delete this message?" */
  kind: string;
  rows: readonly HistoryRow[];
  openId: string | null;
  now: number;
  onOpen: (id: string) => void;
  /** Rejects if it could not be deleted. */
  onDelete: (id: string) => Promise<void>;
  more?: ReactNode;
};

/** A tool's earlier results, to open or delete. */
export function HistoryList({ title, kind, rows, openId, now, onOpen, onDelete, more }: HistoryListProps) {
  const [asked, ask] = useState<HistoryRow | null>(null);
  const [state, setState] = useState<'idle' | 'deleting' | 'failed'>('idle');
  const close = () => {
    ask(null);
    setState('idle');
  };
  const remove = (id: string) => {
    setState('deleting');
    onDelete(id).then(close, () => setState('failed'));
  };
  return (
    <section aria-labelledby="history" className={css.history}>
      <h2 id="history" className="h2">
        {title}
      </h2>
      <ul className={css.rows}>
        {rows.map((row) => (
          <li key={row.id} className={css.row} data-open={row.id === openId || undefined}>
            <button
              type="button"
              className={css.open}
              aria-current={row.id === openId || undefined}
              onClick={() => onOpen(row.id)}
            >
              <span className={css.title}>{row.title}</span>
              <span className={css.hint}>
                {timeLabel(row.at, now)}
                {row.hint && <> · {row.hint}</>}
              </span>
            </button>
            <IconButton label={`Delete “${row.title}”`} onClick={() => ask(row)}>
              <IconTrash aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {more}
      {asked && (
        <ConfirmDialog
          open
          onClose={close}
          title={`Delete this ${kind}?`}
          text={`“${asked.title}” and everything about it will be deleted. You can’t undo this.`}
          action="Delete"
          loading={state === 'deleting'}
          error={state === 'failed' ? 'Not deleted. Please try again.' : undefined}
          onConfirm={() => remove(asked.id)}
        />
      )}
    </section>
  );
}
