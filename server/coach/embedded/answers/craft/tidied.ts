import { lowered } from '#server/coach/embedded/answers/craft/lowered.ts';
import type { Woven } from '#server/coach/embedded/answers/craft/weave.ts';
import { sentence } from '#server/coach/embedded/say/words.ts';

export type Laid = { hello: string; head: string; tail: string; close: string; weave: Woven };

/** "Hi Lena, thank you": what follows the greeting goes on in its sentence. */
export function tidied({ hello, head, tail, close, weave: { before, after } }: Laid): string {
  const [first = '', ...more] = [before, before ? sentence(head) : head, after, tail, close].filter(Boolean);
  return [`${hello}, ${lowered(first)}`, ...more.map(sentence)].join(' ').replace(/\s+/g, ' ');
}
