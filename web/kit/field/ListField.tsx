import { type ReactNode, useRef, useState } from 'react';
import type { Hue } from '#contract/hues.ts';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { InlineEdit } from '#web/kit/field/InlineEdit.tsx';
import { type ItemDraft, ListFieldAdd } from '#web/kit/field/ListFieldAdd.tsx';
import { ListFieldItems } from '#web/kit/field/ListFieldItems.tsx';
import { itemsOf, linesOf, withItem, withoutItem } from '#web/kit/field/listItems.ts';
import { IconPencil, IconPlus } from '#web/kit/icons.ts';
import css from './ListField.module.css';

type ListFieldProps = {
  title: string;
  items: readonly string[];
  hue: Hue | 'you';
  /** Receives the whole list after a change and, after an edit, the text from which it began. */
  onItems: (items: string[], began?: string) => void;
  /** Rendered in the title row, before + and the pencil. */
  action?: ReactNode;
  /** Rendered beside each item, before its remove button. */
  itemAction?: (item: string) => ReactNode;
  placeholder?: string;
  /** The draft of a new item. */
  draft?: ItemDraft;
  /** Starts with the field for a new item. */
  adding?: boolean;
  as?: 'h3' | 'h4';
};

type Mode = 'read' | 'add' | 'edit';

export function ListField(props: ListFieldProps) {
  const { title, items, hue, onItems, action, itemAction, placeholder, draft, adding, as: Heading = 'h3' } = props;
  const [mode, setMode] = useState<Mode>(adding ? 'add' : 'read');
  const plus = useRef<HTMLButtonElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  /** Closes editing and returns the focus to the button that opened it. */
  const read = (from: typeof plus) => {
    setMode('read');
    from.current?.focus();
  };
  return (
    <section className={css.list} data-hue={hue} aria-label={title}>
      <div className={css.head}>
        <Heading className={css.title}>{title}</Heading>
        {action}
        <IconButton ref={plus} label={`Add to ${title}`} onClick={() => setMode('add')}>
          <IconPlus />
        </IconButton>
        <IconButton ref={pencil} label={`Edit ${title}`} onClick={() => setMode('edit')}>
          <IconPencil />
        </IconButton>
      </div>
      {mode === 'edit' ? (
        <InlineEdit
          label={title}
          text={linesOf(items)}
          hint="One per line"
          rows={Math.max(3, items.length + 1)}
          onCancel={() => read(pencil)}
          onSave={(text, began) => {
            onItems(itemsOf(text), began);
            read(pencil);
          }}
        />
      ) : (
        <ListFieldItems items={items} itemAction={itemAction} onRemove={(at) => onItems(withoutItem(items, at))} />
      )}
      {mode === 'add' && (
        <ListFieldAdd
          title={title}
          placeholder={placeholder}
          onAdd={(text) => onItems(withItem(items, text))}
          onClose={() => read(plus)}
          draft={draft}
        />
      )}
      {mode === 'read' && items.length === 0 && (
        <button type="button" className={css.first} onClick={() => setMode('add')}>
          + Add the first one
        </button>
      )}
    </section>
  );
}
