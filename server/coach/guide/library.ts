import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type * as z from 'zod/mini';
import { FILES, type Situation, type TextWords } from '#server/coach/guide/content.ts';
import type { TextKind } from '#server/reading/texts.ts';

export type { TextWords };

type Files = typeof FILES;
type Content = { [Name in keyof Files]: z.output<Files[Name]> };

/** `content/` lies in the project's root, whether this runs from its source or bundled. */
function folder(): string {
  for (let at = import.meta.dirname; at !== dirname(at); at = dirname(at))
    if (existsSync(join(at, 'content', 'phrases.json'))) return join(at, 'content');
  throw new Error('content/ is missing: it belongs beside package.json');
}

let home: string | undefined;
const loaded = new Map<string, unknown>();

/** A file of content, read when it is first needed. */
export function contentOf<Name extends keyof Files>(name: Name): Content[Name] {
  const known = loaded.get(name);
  if (known) return known as Content[Name];
  home ??= folder();
  const content = FILES[name].parse(JSON.parse(readFileSync(join(home, `${name}.json`), 'utf8')));
  loaded.set(name, content);
  return content as Content[Name];
}

const PLACES = ['partner', 'family', 'friends', 'work', 'self'] as const;
let byId: Map<string, Situation> | undefined;

/** What is known of a situation; undefined for good news and for what the library does not hold. */
export function situationBy(id: string | null): Situation | undefined {
  byId ??= new Map(PLACES.flatMap((place) => contentOf(`situations/${place}`)).map((one) => [one.id, one]));
  return id ? byId.get(id) : undefined;
}

/** What is known of a kind of text. */
export function textWords(kind: TextKind): TextWords {
  const found = contentOf('texts').find(({ id }) => id === kind);
  if (!found) throw new Error(`There is no kind of text "${kind}" in content/texts.json`);
  return found;
}

/** One of our own sentences, its slots filled; of several the one whose turn it is. */
export function phrase(name: string, slots: Readonly<Record<string, string>> = {}, turn = 0): string {
  const found = contentOf('phrases')[name];
  const said = Array.isArray(found) ? found[turn % found.length] : found;
  if (said === undefined) throw new Error(`There is no phrase "${name}" in content/phrases.json`);
  return said.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '');
}

/** All of our sentences under one name. */
export const phrases = (name: string): string[] => [contentOf('phrases')[name] ?? []].flat();
