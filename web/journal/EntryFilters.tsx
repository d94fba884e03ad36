import { type ReactNode, useState } from 'react';
import { EVERYTHING, type Wanted } from '#web/journal/useEntries.ts';
import type { Person } from '#web/journal/usePeople.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Chip } from '#web/kit/Chip.tsx';
import { SelectField } from '#web/kit/field/SelectField.tsx';
import { TextField } from '#web/kit/field/TextField.tsx';
import { IconSearch } from '#web/kit/icons.ts';
import { MoodArch } from '#web/kit/mood/MoodArch.tsx';
import { moods } from '#web/kit/mood/moods.ts';
import css from './EntryFilters.module.css';

type Props = {
  wanted: Wanted;
  onWanted: (wanted: Wanted) => void;
  tags: readonly string[];
  people: readonly Person[];
  children: ReactNode;
};

const fromLowToHigh = moods.toReversed();

export function EntryFilters({ wanted, onWanted, tags, people, children }: Props) {
  const [more, setMore] = useState(false);
  const narrow = (part: Partial<Wanted>) => onWanted({ ...wanted, ...part });
  const isNarrowed = JSON.stringify(wanted) !== JSON.stringify(EVERYTHING);
  return (
    <search className={css.filters}>
      <div className={css.tools}>
        <TextField
          label="Search entries"
          hideLabel
          type="search"
          placeholder="Search entries"
          icon={<IconSearch size={18} aria-hidden="true" />}
          value={wanted.words}
          onValue={(words) => narrow({ words })}
        />
        <fieldset className={css.moods}>
          <legend className="visually-hidden">Mood</legend>
          <Chip pressed={wanted.mood === null} onClick={() => narrow({ mood: null })}>
            All moods
          </Chip>
          {fromLowToHigh.map(({ id, label }) => (
            <Chip
              key={id}
              icon={<MoodArch mood={id} size={17} />}
              pressed={wanted.mood === id}
              onClick={() => narrow({ mood: wanted.mood === id ? null : id })}
            >
              {label}
            </Chip>
          ))}
        </fieldset>
      </div>
      <div className={css.actions}>
        <Button size="compact" variant="subtle" aria-expanded={more} onClick={() => setMore(!more)}>
          {more ? 'Fewer filters' : 'More filters'}
        </Button>
        {children}
        {isNarrowed && (
          <Button size="compact" variant="subtle" onClick={() => onWanted(EVERYTHING)}>
            Show all
          </Button>
        )}
      </div>
      {more && (
        <div className={css.more}>
          <SelectField
            label="Tag"
            options={[{ value: '', label: 'Every tag' }, ...tags.map((tag) => ({ value: tag, label: tag }))]}
            value={wanted.tag}
            onValue={(tag) => narrow({ tag })}
          />
          <SelectField
            label="Person"
            options={[{ value: '', label: 'Everyone' }, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
            value={wanted.relationshipId}
            onValue={(relationshipId) => narrow({ relationshipId })}
          />
          <TextField label="From" type="date" value={wanted.from} onValue={(from) => narrow({ from })} />
          <TextField label="To" type="date" value={wanted.to} onValue={(to) => narrow({ to })} />
        </div>
      )}
    </search>
  );
}
