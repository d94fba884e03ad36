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
  onNarrow: (part: Partial<Wanted>) => void;
  tags: readonly string[];
  people: readonly Person[];
  children: ReactNode;
};

const fromLowToHigh = moods.toReversed();

/** Whether the first day comes after the last. */
export const isTurned = ({ from, to }: Wanted) => from !== '' && to !== '' && from > to;

export function EntryFilters({ wanted, onNarrow: narrow, tags, people, children }: Props) {
  const { words, mood, tag, relationshipId, from, to } = wanted;
  const [more, setMore] = useState(Boolean(tag || relationshipId || from || to));
  const isNarrowed = Boolean(words || mood || tag || relationshipId || from || to);
  return (
    <search className={css.filters}>
      <div className={css.tools}>
        <TextField
          label="Search entries"
          hideLabel
          type="search"
          placeholder="Search entries"
          icon={<IconSearch size={18} aria-hidden="true" />}
          value={words}
          onValue={(next) => narrow({ words: next })}
        />
        <fieldset className={css.moods}>
          <legend className="visually-hidden">Mood</legend>
          <Chip pressed={mood === null} onClick={() => narrow({ mood: null })}>
            All moods
          </Chip>
          {fromLowToHigh.map(({ id, label }) => (
            <Chip
              key={id}
              icon={<MoodArch mood={id} size={17} />}
              pressed={mood === id}
              onClick={() => narrow({ mood: mood === id ? null : id })}
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
          <Button size="compact" variant="subtle" onClick={() => narrow(EVERYTHING)}>
            Show all
          </Button>
        )}
      </div>
      {more && (
        <div className={css.more}>
          <SelectField
            label="Tag"
            options={[{ value: '', label: 'Every tag' }, ...tags.map((tag) => ({ value: tag, label: tag }))]}
            value={tag}
            onValue={(next) => narrow({ tag: next })}
          />
          <SelectField
            label="Person"
            options={[{ value: '', label: 'Everyone' }, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
            value={relationshipId}
            onValue={(next) => narrow({ relationshipId: next })}
          />
          <TextField label="From" type="date" value={from} onValue={(next) => narrow({ from: next })} />
          <TextField
            label="To"
            type="date"
            value={to}
            onValue={(next) => narrow({ to: next })}
            error={isTurned(wanted) ? 'This day is before “From”' : undefined}
          />
        </div>
      )}
    </search>
  );
}
