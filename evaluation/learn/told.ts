import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageKinds } from '#server/coach/embedded/messages/all.ts';
import { situations } from '#server/coach/embedded/situations/all.ts';
import { lines } from '#server/coach/embedded/situations/situation.ts';
import { read } from '#server/coach/language/read.ts';
import { likeSigns } from '#server/coach/language/weigh/like-signs.ts';
import type { Telling } from './likeness.ts';

const FOLDER = join(import.meta.dirname, '..', 'sentences');

const telling = (text: string, label: string, hand: string): Telling => ({
  signs: [...likeSigns(read(text))],
  label,
  hand,
});

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
const usualTellings = (kind: 'told' | 'written') => usual(kind).map(({ name, text }) => telling(text, name, 'usual'));

/** Which situation somebody tells. */
export const told = {
  to: 'server/coach/embedded/situations/weights.json',
  tellings: (): Telling[] => [
    ...situations.flatMap(({ name, told: texts }) => lines(texts).map((text) => telling(text, name, 'told'))),
    ...usualTellings('told'),
  ],
};

/** Which kind of message somebody got. */
export const written = {
  to: 'server/coach/embedded/messages/weights.json',
  tellings: (): Telling[] => [
    ...messageKinds.flatMap(({ name, written: texts }) => lines(texts).map((text) => telling(text, name, 'written'))),
    ...usualTellings('written'),
  ],
};
