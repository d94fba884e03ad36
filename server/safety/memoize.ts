import { hash } from 'node:crypto';

/** Cache entries. Each new message of a conversation reads its earlier ones again. */
const HELD = 2000;

/** Caches results by a digest of the text and the other arguments; the text itself is not kept. */
export function memoize<Rest extends unknown[], Found>(find: (text: string, ...rest: Rest) => Found, most = HELD) {
  const held = new Map<string, Found>();
  return (text: string, ...rest: Rest): Found => {
    const key = hash('sha256', JSON.stringify([text, ...rest]), 'base64');
    const found = held.get(key) ?? find(text, ...rest);
    // Moves it to the end, so that the least recently used entry is dropped.
    held.delete(key);
    held.set(key, found);
    if (held.size > most) held.delete(held.keys().next().value ?? '');
    return found;
  };
}
