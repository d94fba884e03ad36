import { useState } from 'react';
import type { RelationshipAnalysis } from '#contract/relationship-analysis.ts';
import type { Person } from '#web/app/usePeople.ts';
import { Card } from '#web/kit/card/Card.tsx';
import { dayOf } from '#web/kit/dates.ts';
import { SelectField } from '#web/kit/field/SelectField.tsx';
import { firstOf } from '#web/kit/firstOf.ts';
import css from '#web/kit/Tool.module.css';
import { compared, healthOf, TYPES } from '#web/relationship-analysis/compared.ts';
import { Lines } from '#web/relationship-analysis/Lines.tsx';
import { useAnalyses } from '#web/relationship-analysis/useAnalyses.ts';

/** How many analyses are offered. */
const MOST = 50;

type Props = {
  /** Undefined until one is opened; the others are loaded meanwhile. */
  one: RelationshipAnalysis | undefined;
  people: readonly Person[];
  now: Date;
};

/** The opened analysis beside an earlier or later one. */
export function Compare({ one, people, now }: Props) {
  const [id, setId] = useState('');
  const { data: all = [] } = useAnalyses('', MOST);
  const others = all.filter((another) => another.id !== one?.id && another.meta.safety.level < 2);
  const other = others.find((another) => another.id === id);
  if (!one || others.length === 0) return null;
  const nameOf = ({ relationshipId, relationshipType }: RelationshipAnalysis) =>
    people.find((person) => person.id === relationshipId)?.name ?? TYPES[relationshipType];
  const label = (another: RelationshipAnalysis) =>
    `${dayOf(another.createdAt, now)}, ${nameOf(another)}: ${firstOf(another.description, 40)}`;
  return (
    <Card as="section" className={css.stack} aria-labelledby="compare">
      <h2 id="compare" className="h2">
        Compare over time
      </h2>
      <SelectField
        label="With another analysis"
        placeholder="Choose one"
        options={others.map((another) => ({ value: another.id, label: label(another) }))}
        value={id}
        onValue={setId}
      />
      {other && <Difference one={one} other={other} now={now} />}
    </Card>
  );
}

function Difference({ one, other, now }: { one: RelationshipAnalysis; other: RelationshipAnalysis; now: Date }) {
  const { before, after, strengths, areasForGrowth } = compared(one, other);
  const days = [before, after].map(({ createdAt }) => dayOf(createdAt, now));
  const [was, is] = [healthOf(before), healthOf(after)];
  return (
    <>
      <p>
        {was && is
          ? `Overall health went from ${was.health} to ${is.health} out of 10 between ${days.join(' and ')}.`
          : `From ${days.join(' to ')}. The words alone don’t say whether it got better or worse, only that you named different things.`}
      </p>
      {one.relationshipId !== other.relationshipId && (
        <p className="small dim">These two aren’t about the same person on your list.</p>
      )}
      <Lines title="Strengths named now, not before" lines={strengths.fresh} />
      <Lines title="Strengths named before, not now" lines={strengths.gone} />
      <Lines title="New areas for growth" lines={areasForGrowth.fresh} />
      <Lines title="Areas no longer named" lines={areasForGrowth.gone} />
      <Lines title="In both" lines={[...strengths.stayed, ...areasForGrowth.stayed]} />
    </>
  );
}
