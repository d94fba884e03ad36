import type { ReactNode } from 'react';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { archPath } from '#web/kit/figure/arch.tsx';
import { IconX } from '#web/kit/icons.ts';
import css from './ListField.module.css';

type Props = {
  items: readonly string[];
  itemAction: ((item: string) => ReactNode) | undefined;
  onRemove: (index: number) => void;
};

export function ListFieldItems({ items, itemAction, onRemove }: Props) {
  if (items.length === 0) return null;
  return (
    <ul className={css.items}>
      {items.map((item, index) => (
        <li key={item} className={css.item}>
          <svg viewBox="0 0 8 9" width="8" height="9" aria-hidden="true">
            <path d={archPath(0, 8, 9, 9)} fill="var(--p-solid)" />
          </svg>
          <span className={css.text}>{item}</span>
          <span className={css.actions}>
            {itemAction?.(item)}
            <IconButton label={`Remove “${item}”`} onClick={() => onRemove(index)}>
              <IconX />
            </IconButton>
          </span>
        </li>
      ))}
    </ul>
  );
}
