import { hash } from 'node:crypto';

/** How many texts: with every new message a conversation's earlier ones are read again. */
const HELD = 2000;

/** Remembers what was found in a text, beside what else was asked. Only the text's digest is kept, nothing of the text. */
export function memoize<Rest extends unknown[], Found>(find: (text: string, ...rest: Rest) => Found, most = HELD) {
  const held = new Map<string, Found>();
  return (text: string, ...rest: Rest): Found => {
    const key = hash('sha256', JSON.stringify([text, ...rest]), 'base64');
    const found = held.get(key) ?? find(text, ...rest);
    // Whatever was used last is forgotten last.
    held.delete(key);
    held.set(key, found);
    if (held.size > most) held.delete(held.keys().next().value ?? '');
    return found;
  };
}
