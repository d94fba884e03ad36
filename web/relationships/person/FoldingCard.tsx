import { type ReactNode, useId } from 'react';
import { Card } from '#web/kit/card/Card.tsx';
import { IconChevronDown } from '#web/kit/icons.ts';
import css from './FoldingCard.module.css';

/** Where one view fills the screen, everything below would be scrolled past. */
const PHONE = '(width <= 860px)';

type Props = {
  title: string;
  /** What is in it, told while it is folded. */
  holds: string;
  isOpen: boolean;
  /** Open on a phone too: what is used most, and where words wait that were not saved. */
  isFirst?: boolean;
  children: ReactNode;
};

/** A card of a person's page that folds under its title. */
export function FoldingCard({ title, holds, isOpen, isFirst = false, children }: Props) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <details className={css.fold} open={isOpen && (isFirst || !matchMedia(PHONE).matches)}>
        <summary className={css.head}>
          <h2 id={id} className="h2">
            {title}
          </h2>
          <span className={`small dim ${css.holds}`}>{holds}</span>
          <IconChevronDown className={css.arrow} aria-hidden="true" />
        </summary>
        <div className={css.body}>{children}</div>
      </details>
    </Card>
  );
}
