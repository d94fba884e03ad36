import type { ReactNode } from 'react';
import { hues } from '#contract/hues.ts';
import css from '#web/text-analysis/export/ChatExport.module.css';
import { Columns } from '#web/text-analysis/export/Columns.tsx';
import type { Figures } from '#web/text-analysis/export/figures.ts';
import {
  answersSentence,
  balanceSentence,
  labelOf,
  movesSentence,
  shownPeople,
  startsSentence,
} from '#web/text-analysis/export/labels.ts';
import { PHRASES } from '#web/text-analysis/export/moves.ts';

const HUES = [...hues];

/** Labels of time steps, with the year only where it is needed. */
function namesOf(steps: readonly number[]): string[] {
  const span = (steps.at(-1) ?? 0) - (steps[0] ?? 0);
  const isLong = span > 300 * 86_400_000;
  const format = new Intl.DateTimeFormat(undefined, {
    timeZone: 'UTC',
    month: 'short',
    ...(isLong ? { year: '2-digit' } : { day: 'numeric' }),
  });
  return steps.map((step) => format.format(step));
}

function Section({ title, sentence, children }: { title: string; sentence: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="label">{title}</h3>
      <p>{sentence}</p>
      {children}
    </section>
  );
}

/** The figures, each with a sentence. */
export function ChatFigures({ figures }: { figures: Figures }) {
  const { me, steps, written, started, answered, moves } = figures;
  const names = namesOf(steps);
  const people = shownPeople(figures);
  const byPerson = (rows: readonly (readonly (number | null)[])[]) =>
    people.map(({ who }, at) => ({
      name: labelOf(who, me),
      hue: who === me ? ('you' as const) : (HUES[(at * 2 + 2) % HUES.length] ?? 'iris'),
      values: rows[who] ?? [],
    }));
  return (
    <div className={css.figures}>
      <Section title="Who starts" sentence={startsSentence(figures)}>
        <Columns label="Conversations started, by person over time" series={byPerson(started)} steps={names} />
      </Section>
      <Section title="Who answers how fast" sentence={answersSentence(figures)}>
        <Columns
          label="Minutes until an answer, by person over time"
          series={byPerson(answered)}
          steps={names}
          unit=" min"
        />
      </Section>
      <Section title="Balance" sentence={balanceSentence(figures)}>
        <Columns label="Messages written, by person over time" series={byPerson(written)} steps={names} />
      </Section>
      <Section title="Conflict and making up" sentence={movesSentence(figures)}>
        {moves && (
          <>
            <Columns
              label="Phrases of conflict and of making up, over time"
              series={[
                { name: 'Conflict', hue: 'rose', values: moves.conflict },
                { name: 'Making up', hue: 'sky', values: moves.repair },
              ]}
              steps={names}
            />
            <details className="small">
              <summary>Which phrases are counted</summary>
              <p className="dim">Conflict: {PHRASES.conflict.join(', ')}.</p>
              <p className="dim">Making up: {PHRASES.repair.join(', ')}.</p>
            </details>
          </>
        )}
      </Section>
    </div>
  );
}
