import { hash } from 'node:crypto';
import type { Span } from '#server/coach/anonymise/span.ts';

/** How many texts: with every new message a conversation's earlier ones are read again. */
const HELD = 2000;

type Find = (text: string, known: readonly string[]) => readonly Span[];

/** Remembers where something was found in a text. Only the text's digest is kept, nothing of the text. */
export function remembered(find: Find, most = HELD): Find {
  const held = new Map<string, readonly Span[]>();
  return (text, known) => {
    const key = hash('sha256', JSON.stringify([text, known]), 'base64');
    const spans = held.get(key) ?? find(text, known);
    // Whatever was used last is forgotten last.
    held.delete(key);
    held.set(key, spans);
    if (held.size > most) held.delete(held.keys().next().value ?? '');
    return spans;
  };
}
