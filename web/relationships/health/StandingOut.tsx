import type { Insight, InsightSource } from '#contract/relationship-insights.ts';
import { LIST_FIELDS } from '#contract/relationship-lists.ts';
import { Badge, type BadgeTone } from '#web/kit/Badge.tsx';
import { dayOf } from '#web/kit/dates.ts';
import { momentNames } from '#web/relationships/health/momentWords.ts';
import { fields } from '#web/relationships/lists/fields.ts';
import css from './InsightsCard.module.css';

const tones: Record<Insight['priority'], BadgeTone> = { high: 'needs', medium: 'fair', low: 'plain' };
const words: Record<Insight['priority'], string> = {
  high: 'Needs you first',
  medium: 'Worth a look',
  low: 'Good to know',
};

type Props = { insight: Insight; onSource: (source: InsightSource) => void };

export function StandingOut({ insight, onSource }: Props) {
  const { title, priority, description, actionableAdvice, sources } = insight;
  return (
    <li className={css.insight}>
      <div className={css.head}>
        <h3 className={css.title}>{title}</h3>
        <Badge tone={tones[priority]}>{words[priority]}</Badge>
      </div>
      <p className={css.text}>{description}</p>
      {actionableAdvice.length > 0 && (
        <ul className={css.advice}>
          {actionableAdvice.map((advice) => (
            <li key={advice}>{advice}</li>
          ))}
        </ul>
      )}
      {sources.length > 0 && (
        <p className={css.sources}>
          From
          {sources.map((source) => (
            <button key={`${source.kind} ${source.id}`} type="button" onClick={() => onSource(source)}>
              {sourceName(source)}
            </button>
          ))}
        </p>
      )}
    </li>
  );
}

function sourceName({ kind, id, at }: InsightSource): string {
  if (kind === 'saved_chat') return at ? `A saved chat, ${dayOf(at)}` : 'A saved chat';
  if (kind !== 'field') return at ? `${momentNames[kind]}, ${dayOf(at)}` : momentNames[kind];
  const field = LIST_FIELDS.find((name) => name === id);
  return field ? fields[field].title : 'Notes';
}
