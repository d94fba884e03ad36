import { useState } from 'react';
import { hues } from '#contract/hues.ts';
import { PersonCard } from '#web/kit/card/PersonCard.tsx';
import { ScoreBar } from '#web/kit/chart/ScoreBar.tsx';
import { Avatar } from '#web/kit/figure/Avatar.tsx';
import { Pair } from '#web/kit/figure/Pair.tsx';
import { MoodPicker } from '#web/kit/mood/MoodPicker.tsx';
import type { Mood } from '#web/kit/mood/moods.ts';
import css from './KitPage.module.css';
import { Part } from './Part.tsx';

const closeness = [
  { score: 20, hue: 'iris' },
  { score: 45, hue: 'orchid' },
  { score: 65, hue: 'rose' },
  { score: 90, hue: 'apricot' },
  { score: null, hue: 'sky' },
] as const;

export function PeopleSection() {
  const [mood, setMood] = useState<Mood | null>('happy');
  return (
    <Part title="Closeness, by score">
      <div className={css.ground}>
        {closeness.map(({ score, hue }) => (
          <figure key={hue}>
            <Pair score={score} hue={hue} width={120} />
            <figcaption className="num">{score ?? 'Not rated yet'}</figcaption>
          </figure>
        ))}
      </div>
      <div className={css.row}>
        {hues.map((hue) => (
          <Avatar key={hue} name={`${hue[0]} ${hue[1]}`} hue={hue} size={44} />
        ))}
        <Avatar name="Amara Okafor" hue="you" size={44} />
        <Avatar name="Amara" hue="you" size={28} />
      </div>
      <MoodPicker label="How are you feeling?" value={mood} onValue={setMood} />
      <MoodPicker label="And yesterday?" value={null} onValue={setMood} error="Choose how it felt." />
      <div className={css.two}>
        <PersonCard name="Maya" kind="Romantic Partner" score={72} hue="rose" to="/">
          <ScoreBar label="Overall health" score={72} />
          <p className="voice">Warmer since the weekend away, though money talk still ends in silence.</p>
        </PersonCard>
        <PersonCard name="Dad" kind="Father" score={null} hue="sky" to="/">
          <p className="voice">A first check-in takes a minute.</p>
        </PersonCard>
      </div>
    </Part>
  );
}
