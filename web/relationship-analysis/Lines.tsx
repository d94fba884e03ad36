import type { Person } from '#web/app/usePeople.ts';
import css from '#web/kit/Tool.module.css';
import { TakeOver } from '#web/relationship-analysis/TakeOver.tsx';

type Props = { title: string; lines: readonly string[]; person?: Person | undefined };

/** Lines of an analysis. If it is about one of the member's people, each can be added to their page. */
export function Lines({ title, lines, person }: Props) {
  if (lines.length === 0) return null;
  return (
    <div className={css.part}>
      <h3 className="label">{title}</h3>
      <ul className={css.list}>
        {lines.map((line) => (
          <li key={line}>
            <p className={css.voice}>{line}</p>
            {person && !line.endsWith('?') && <TakeOver text={line} person={person} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
