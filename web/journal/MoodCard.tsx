import { useState } from 'react';
import type { Moods } from '#contract/journal.ts';
import { moodFinding } from '#contract/journal-moods.ts';
import { barsOf, RANGES, type Range } from '#web/journal/days.ts';
import { MoodsBeside } from '#web/journal/MoodsBeside.tsx';
import { useMoods } from '#web/journal/useMoods.ts';
import type { Person } from '#web/journal/usePeople.ts';
import { Card } from '#web/kit/card/Card.tsx';
import { Segmented } from '#web/kit/field/Segmented.tsx';
import { MoodChart } from '#web/kit/mood/MoodChart.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';
import css from './MoodCard.module.css';

const ranges = Object.entries(RANGES).map(([value, { label }]) => ({ value: value as Range, label }));

/** The moods of the last days as a chart and a sentence, and by topic. */
export function MoodCard({ people }: { people: readonly Person[] }) {
  const [range, setRange] = useState<Range>('14');
  const { data } = useMoods(Number(range));
  const { title } = RANGES[range];
  return (
    <Card as="section" aria-labelledby="moods" className={css.card}>
      <header className={css.head}>
        <div>
          <h2 id="moods" className={css.title}>
            {title}
          </h2>
          <p className={css.finding}>{data ? moodFinding(data.days) : ' '}</p>
        </div>
        <div className={css.range}>
          <Segmented label="How far back" hideLabel options={ranges} value={range} onValue={setRange} />
        </div>
      </header>
      {data ? <Chart moods={data} range={range} /> : <ChartSkeleton />}
      {data && <MoodsBeside beside={data.beside} people={people} />}
    </Card>
  );
}

function Chart({ moods: { days, from, to }, range }: { moods: Moods; range: Range }) {
  const { title, arch } = RANGES[range];
  return <MoodChart label={title} days={barsOf(days, from, to, arch)} />;
}

const HEIGHTS = [92, 66, 92, 118, 118, 40, 66, 40, 92, 118, 118, 144, 118, 118];

function ChartSkeleton() {
  return (
    <Skeleton label="Loading your moods">
      <div className={css.blanks}>
        {HEIGHTS.map((height, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders do not move.
          <Blank key={at} shape="arch" width="7%" height={height} />
        ))}
      </div>
    </Skeleton>
  );
}
