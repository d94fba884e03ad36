import { memo } from 'react';
import { afterTitle, type Entry } from '#contract/journal.ts';
import { label } from '#web/journal/days.ts';
import { removeEntry } from '#web/journal/removeEntry.ts';
import { IconButton } from '#web/kit/button/IconButton.tsx';
import { Card } from '#web/kit/card/Card.tsx';
import { IconDots, IconPencil, IconTrash, IconWaveSine } from '#web/kit/icons.ts';
import { Menu, MenuItem, MenuSeparator } from '#web/kit/menu/Menu.tsx';
import { MoodArch } from '#web/kit/mood/MoodArch.tsx';
import { moods } from '#web/kit/mood/moods.ts';
import { Tag } from '#web/kit/Tag.tsx';
import css from './EntryList.module.css';

/** Tags shown on a card; the rest are counted. */
const SHOWN = 2;

type Props = { entry: Entry; personName: string | undefined; onOpen: (id: string) => void };

export const EntryCard = memo(function EntryCard({ entry, personName, onOpen }: Props) {
  const { id, title, mood, on, tags, aiInsights } = entry;
  const about = personName ? [personName, ...tags] : tags;
  const more = about.length - SHOWN;
  const said = afterTitle(entry);
  return (
    <Card as="article" pressable className={css.card} aria-labelledby={`entry-${id}`}>
      <header className={css.head}>
        <time dateTime={on} className={css.date}>
          <span className={css.day}>{label(on, { day: 'numeric' })}</span>
          <span className={css.rest}>
            <span>{label(on, { weekday: 'long' })}</span>
            <span>{label(on, { month: 'short', year: 'numeric' })}</span>
          </span>
        </time>
        <MoodArch mood={mood} size={34} />
        <span className="visually-hidden">{moods.find((one) => one.id === mood)?.label}</span>
      </header>
      <h2 id={`entry-${id}`} className={css.title}>
        <button type="button" className={css.open} onClick={() => onOpen(id)}>
          {title}
        </button>
      </h2>
      {said && <p className={css.text}>{said}</p>}
      {aiInsights && (
        <p className={css.pattern}>
          <IconWaveSine size={18} aria-hidden="true" />
          <span>{aiInsights.emotionalPattern}</span>
        </p>
      )}
      <footer className={css.foot}>
        <span className={css.tags}>
          {about.slice(0, SHOWN).map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
          {more > 0 && (
            <span className={css.more}>
              +{more}
              <span className="visually-hidden"> more tags</span>
            </span>
          )}
        </span>
        <Menu
          trigger={
            <IconButton label={`More about ${title}`}>
              <IconDots />
            </IconButton>
          }
        >
          <MenuItem icon={<IconPencil />} onSelect={() => onOpen(id)}>
            Edit
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<IconTrash />} tone="danger" onSelect={() => void removeEntry(entry)}>
            Delete
          </MenuItem>
        </Menu>
      </footer>
    </Card>
  );
});
