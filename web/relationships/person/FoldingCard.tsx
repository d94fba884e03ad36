import { type ReactNode, useId } from 'react';
import { Card } from '#web/kit/card/Card.tsx';
import { IconChevronDown } from '#web/kit/icons.ts';
import css from './FoldingCard.module.css';

/** On narrow screens cards are folded, since everything below would have to be scrolled past. */
const PHONE = '(width <= 860px)';

type Props = {
  title: string;
  /** The contents, in words, while it is folded. */
  holds: string;
  isOpen: boolean;
  /** Also open on a phone: for what is used most, and for words that were not saved. */
  isFirst?: boolean;
  children: ReactNode;
};

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
