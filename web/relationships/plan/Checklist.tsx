import type { ReactNode } from 'react';
import type { PlanItem } from '#contract/relationship-plan.ts';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { CheckboxField } from '#web/kit/field/CheckboxField.tsx';
import { IconX } from '#web/kit/icons.ts';
import css from './Checklist.module.css';

type Props = {
  items: readonly PlanItem[];
  onTick: (item: PlanItem, isDone: boolean) => void;
  onRemove: (item: PlanItem) => void;
  /** Shown beside each item, before its remove button. */
  action?: (item: PlanItem) => ReactNode;
  /** Shown under the item's text. */
  detail?: (item: PlanItem) => ReactNode;
};

export function Checklist({ items, onTick, onRemove, action, detail }: Props) {
  return (
    <ul className={css.items}>
      {items.map((item) => (
        <li key={item.id} className={css.item}>
          <CheckboxField
            className={css.tick}
            label={
              <>
                <span className={css.text}>{item.text}</span>
                {detail?.(item)}
              </>
            }
            checked={item.isDone}
            onValue={(isDone) => onTick(item, isDone)}
          />
          <span className={css.actions}>
            {action?.(item)}
            <IconButton label={`Remove “${item.text}”`} onClick={() => onRemove(item)}>
              <IconX />
            </IconButton>
          </span>
        </li>
      ))}
    </ul>
  );
}
