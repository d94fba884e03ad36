import { clipped } from '#server/coach/embedded/say/words.ts';

/** The lists that somebody keeps about a relationship, by what they are asked about. */
export type Field =
  | 'goal'
  | 'practice'
  | 'issue'
  | 'trigger'
  | 'line'
  | 'difference'
  | 'hope'
  | 'value'
  | 'firm'
  | 'learned'
  | 'liked';

/** A prompt that a button of the page wrote: which list, about whom, and what stands in it. */
export type Explored = { field: Field; who: string; items: readonly string[] };

/** How a list is named as a whole, and above one item. */
const NAMED: readonly (readonly [Field, RegExp, RegExp])[] = [
  ['goal', /^my goals with (.+)$/i, /^relationship goals$/i],
  ['practice', /^what I want to do better with (.+)$/i, /^areas to improve$/i],
  ['issue', /^what is difficult between (.+) and me right now$/i, /^current issues/i],
  ['trigger', /^what sets me off with (.+)$/i, /^triggers$/i],
  ['line', /^my red lines with (.+)$/i, /^red lines$/i],
  ['difference', /^where (.+) and I differ$/i, /^incompatibilities$/i],
  ['hope', /^what I hope for with (.+)$/i, /^aspirations$/i],
  ['value', /^what matters most to me with (.+)$/i, /^(?:core )?values$/i],
  ['firm', /^what is not up for discussion for me with (.+)$/i, /^non-negotiables$/i],
  ['learned', /^what I have learned with (.+)$/i, /^what you['’]ve learned$/i],
  ['liked', /^what I like about (.+)$/i, /^what you like$/i],
];
const LIST =
  /^Let us talk about ([^\n]{3,200}?)\. (?:This is what I wrote down: ([\s\S]+?)\.*|I have not written anything down yet\.)(?:\s+[^.;?]+\?)?\s*$/;
const ITEM = /^About ([^\n]{1,120}?): under [“"]([^”"\n]{3,60})[”"] I wrote [“"]([\s\S]+)[”"]\./;
const LONGEST = 24;

const worded = (items: string) =>
  items
    .split(';')
    .map((item) => clipped(item, LONGEST))
    .filter((item) => /\p{L}/u.test(item));

/** Nothing where somebody wrote words of their own. */
export function exploredIn(message: string): Explored | undefined {
  const said = message.trim();
  const one = ITEM.exec(said);
  if (one) {
    const [, who = '', title = '', item = ''] = one;
    const field = NAMED.find(([, , named]) => named.test(title))?.[0];
    return field && { field, who, items: [clipped(item, LONGEST)] };
  }
  const [, topic = '', items = ''] = LIST.exec(said) ?? [];
  for (const [field, named] of NAMED) {
    const who = named.exec(topic)?.[1];
    if (who) return { field, who, items: worded(items) };
  }
  return undefined;
}
