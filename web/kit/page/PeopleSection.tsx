import { useState } from 'react';
import { Avatar } from '#web/kit/Avatar.tsx';
import { BandBadge } from '#web/kit/BandBadge.tsx';
import { Card } from '#web/kit/Card.tsx';
import { CardLink } from '#web/kit/CardLink.tsx';
import { hues } from '#web/kit/hue.ts';
import { MoodPicker } from '#web/kit/MoodPicker.tsx';
import type { Mood } from '#web/kit/moods.ts';
import { Pair } from '#web/kit/Pair.tsx';
import { PersonScene } from '#web/kit/PersonScene.tsx';
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
      <Card pressable bare>
        <PersonScene score={72} hue="rose" />
        <div className={`${css.stack} ${css.body}`}>
          <div className={css.row}>
            <h3 className="name">
              <CardLink to="/">Maya</CardLink>
            </h3>
            <BandBadge score={72} words="overview" />
          </div>
          <p className="voice">Warmer since the weekend away, though money talk still ends in silence.</p>
        </div>
      </Card>
    </Part>
  );
}
