import { formOf } from '#server/safety/frames.ts';

/** Texts up to this length are read as a whole; what no form lets through is read in passages. */
const WHOLE = 24_000;
const HEAD = 10_000;
const TAIL = 6_000;
const AROUND = 300;
const MOST = 16;
/** Words that are worth a look wherever they stand in a text that is too long to be read. */
const HEAVY = formOf('heavy', 'giu');

/** The beginning, the end, and what stands around heavy words between them; `all` tells whether that is everything. */
export function passagesOf(text: string): { passages: { text: string; from: number }[]; all: boolean } {
  if (text.length <= WHOLE) return { passages: [{ text, from: 0 }], all: true };
  const end = text.length - TAIL;
  const passages = [{ text: text.slice(0, HEAD), from: 0 }];
  let read = HEAD;
  for (const { index } of text.slice(0, end).matchAll(HEAVY)) {
    if (passages.length > MOST) break;
    if (index < read) continue;
    const from = Math.max(read, index - AROUND);
    read = Math.min(end, index + AROUND);
    passages.push({ text: text.slice(from, read), from });
  }
  return { passages: [...passages, { text: text.slice(end), from: end }], all: false };
}
