import { IconEye, IconEyeOff } from '#web/kit/icons.ts';
import css from './Visibility.module.css';

type VisibilityProps = { title: string; lines: readonly string[]; isHidden?: boolean };

/** What others will see or, hidden, what they won't. */
export function Visibility({ title, lines, isHidden = false }: VisibilityProps) {
  const Eye = isHidden ? IconEyeOff : IconEye;
  return (
    <section>
      <h2 className="h3">{title}</h2>
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line}>
            <Eye size={18} aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
