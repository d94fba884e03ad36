import { type ReactNode, useRef, useState } from 'react';
import { InsightActions, type InsightActionsProps } from '#web/kit/card/InsightActions.tsx';
import { InlineEdit, type InlineEditProps } from '#web/kit/field/InlineEdit.tsx';
import css from './Insight.module.css';

type InsightProps = InsightActionsProps & {
  icon: ReactNode;
  text: string;
  /** What it is based on, under the text. */
  receipt?: ReactNode;
  onEdit?: (text: string) => void;
  /** How the text is edited. An unsaved draft opens the editor. */
  editing?: Pick<InlineEditProps, 'placeholder' | 'limit' | 'onDraft'> & { draft?: string | undefined };
  onEditEnd?: () => void;
};

/** An observation by Mallama. Pinned ones are cards, the others are separated by lines. */
export function Insight(props: InsightProps) {
  const { icon, type, text, receipt, pinned = false, onEdit, editing: { draft, ...edit } = {}, onEditEnd } = props;
  const [isEditing, setEditing] = useState(draft !== undefined);
  const pencil = useRef<HTMLButtonElement>(null);
  const close = () => {
    setEditing(false);
    onEditEnd?.();
    pencil.current?.focus();
  };
  return (
    <article className={css.insight} data-pinned={pinned || undefined}>
      <header className={css.head}>
        {icon}
        <h3 className={css.type}>{type}</h3>
        <InsightActions {...props} pencil={pencil} onEditStart={onEdit && (() => setEditing(true))} />
      </header>
      {isEditing ? (
        <InlineEdit
          {...edit}
          label={type}
          text={draft ?? text}
          onCancel={close}
          onSave={(next) => {
            if (next.trim()) onEdit?.(next.trim());
            close();
          }}
        />
      ) : (
        <>
          <p className={css.text}>{text}</p>
          {receipt && <p className={`small dim ${css.receipt}`}>{receipt}</p>}
        </>
      )}
    </article>
  );
}
