import { type ReactNode, useState } from 'react';
import { InlineEdit } from '#web/kit/InlineEdit.tsx';
import { InsightActions, type InsightActionsProps } from '#web/kit/InsightActions.tsx';
import css from './Insight.module.css';

export type InsightProps = InsightActionsProps & { icon: ReactNode; text: string; onEdit?: (text: string) => void };

/** An observation in Mallama's voice. Pinned ones stand in ember cards, the others on hairlines. */
export function Insight(props: InsightProps) {
  const { icon, type, text, pinned = false, onEdit } = props;
  const [editing, setEditing] = useState(false);
  return (
    <article className={css.insight} data-pinned={pinned || undefined}>
      <header className={css.head}>
        {icon}
        <h3 className={css.type}>{type}</h3>
        <InsightActions {...props} onEditStart={onEdit && (() => setEditing(true))} />
      </header>
      {editing ? (
        <InlineEdit
          label={type}
          text={text}
          onCancel={() => setEditing(false)}
          onSave={(next) => {
            setEditing(false);
            if (next.trim()) onEdit?.(next.trim());
          }}
        />
      ) : (
        <p className={css.text}>{text}</p>
      )}
    </article>
  );
}
