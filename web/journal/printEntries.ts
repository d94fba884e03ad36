import type { Entry } from '#contract/journal.ts';
import { printSheet } from '#web/app/print/printSheet.ts';
import { label } from '#web/journal/days.ts';

/** Puts the entries on paper, one after the other. */
export function printEntries(entries: readonly Entry[]): void {
  printSheet([
    { tag: 'h1', text: 'Journal' },
    ...entries.flatMap(({ title, content, emotions, tags, on }) => [
      { tag: 'h2' as const, text: title },
      {
        tag: 'h3' as const,
        text: [label(on, { dateStyle: 'long' }), emotions, tags.join(', ')].filter(Boolean).join(' · '),
      },
      { tag: 'p' as const, text: content },
    ]),
  ]);
}
