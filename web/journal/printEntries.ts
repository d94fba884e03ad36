import { afterTitle, type Entry } from '#contract/journal.ts';
import { printSheet } from '#web/app/print/printSheet.ts';
import { label } from '#web/journal/days.ts';
import type { Person } from '#web/journal/usePeople.ts';
import { moods } from '#web/kit/mood/moods.ts';

/** Prints the entries with everything the other exports contain. */
export function printEntries(entries: readonly Entry[], people: readonly Person[]): void {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  printSheet([
    { tag: 'h1', text: 'Journal' },
    ...entries.flatMap(({ title, content, emotions, mood, tags, on, relationshipId }) => {
      const felt = moods.find(({ id }) => id === mood)?.label;
      const about = names.get(relationshipId ?? '');
      const head = [label(on, { dateStyle: 'long' }), felt, emotions, about && `About ${about}`, tags.join(', ')];
      return [
        { tag: 'h2' as const, text: title },
        { tag: 'h3' as const, text: head.filter(Boolean).join(' · ') },
        { tag: 'p' as const, text: afterTitle({ title, content }) },
      ];
    }),
  ]);
}
