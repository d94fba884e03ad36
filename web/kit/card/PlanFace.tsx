import { type ReactNode, useId } from 'react';
import { IconCheck } from '#web/kit/icons.ts';
import css from './PlanFace.module.css';

type PlanFaceProps = {
  heading: 'h2' | 'h3';
  name: string;
  amount: string;
  period: string;
  promise: string;
  contents: readonly string[];
  popular?: boolean | undefined;
  /** A label on the card: most popular, or the member's own. */
  mark?: string | false | undefined;
  /** The actions at the bottom. */
  children: ReactNode;
};

/** A plan, wherever plans are shown. */
export function PlanFace(plan: PlanFaceProps) {
  const { heading: Heading, name, amount, period, promise, contents, popular, mark, children } = plan;
  const title = useId();
  return (
    <li className={css.card} data-popular={popular} aria-labelledby={title}>
      <div className={css.top}>
        <Heading id={title} className={css.name}>
          {name}
        </Heading>
        {mark && <span className={css.mark}>{mark}</span>}
      </div>
      <p className={css.price}>
        <span className={css.amount}>{amount}</span> <span className={css.period}>{period}</span>
      </p>
      <p className={css.promise}>{promise}</p>
      <ul className={css.contents}>
        {contents.map((line) => (
          <li key={line}>
            <IconCheck size={18} aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
      <div className={css.action}>{children}</div>
    </li>
  );
}
