import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { likeSigns } from '#server/reading/like-signs.ts';
import { NONE } from '#server/reading/likeness.ts';
import { readingOf } from '#server/reading/reading.ts';
import type { Telling } from './likeness.ts';
import { lined } from './lists.ts';

const FOLDER = join(import.meta.dirname, '..', 'sentences');

const telling = (text: string, label: string, hand: string): Telling => ({
  signs: [...likeSigns(readingOf(text))],
  label,
  hand,
});

/** Examples in many hands, by the id of what they tell. */
const examples = <Row = { label: string; text: string }>(name: string) =>
  readFileSync(join(FOLDER, `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
type Calm = { label: string; text: string; part: string; surface: string };

/** The usual ways; a line holds a name and how somebody tells it. */
export function usual(kind: 'told' | 'written'): { name: string; text: string }[] {
  const folder = join(FOLDER, kind);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('\t'))
      .flatMap(([name = '', text]) => (text ? [{ name, text }] : [])),
  );
}

/** What tells none of the situations: illness, loss, news, moods, questions, ordinary talk, and what only sounds like danger. */
const others = (): Telling[] => [
  ...['none.txt', 'ordinary.txt'].flatMap((name) => lined(name).map(({ text }) => telling(text, NONE, 'none'))),
  ...lined('kinds.txt').flatMap(({ label, text }) => (label === 'story' ? [] : [telling(text, NONE, 'none')])),
  ...examples<Calm>('safety-own').flatMap(({ label, part, surface, text }) =>
    label === 'none' && part !== 'held' && surface === 'chat' ? [telling(text, NONE, 'none')] : [],
  ),
];

/** Which situation somebody tells, or none. */
export const told = {
  to: 'server/reading/weights/situations.json',
  tellings: (): Telling[] => [
    ...examples('told-situations').map(({ label, text }) => telling(text, label, 'told')),
    ...usual('told').map(({ name, text }) => telling(text, name, 'usual')),
    ...others(),
  ],
};
