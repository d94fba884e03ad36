import { blames, isHarsh } from '#server/coach/embedded/answers/craft/blame.ts';
import type { Goal } from '#server/coach/embedded/answers/craft/goal.ts';
import type { Kind } from '#server/coach/embedded/answers/craft/kind.ts';
import { lowered } from '#server/coach/embedded/answers/craft/lowered.ts';
import { spelt } from '#server/coach/embedded/answers/craft/plain.ts';
import { AIMED, stemsOf } from '#server/coach/embedded/answers/craft/score.ts';
import { type Laid, tidied } from '#server/coach/embedded/answers/craft/tidied.ts';
import { partsOf, recast } from '#server/coach/embedded/answers/recast/recast.ts';
import { sentence } from '#server/coach/embedded/say/words.ts';

type Parts = Laid & { kind: Kind; aim: Goal['aim']; matter: string };
/** The sentences of a draft that came into the message, and how many did not. */
export type Kept = { said: readonly string[]; dropped: number };

const GREETING =
  /^(?:[Hh]i|[Hh]ey|[Hh]ello|[Dd]ear|[Dd]ude)\b(?:,? (?:\p{Lu}\p{Ll}+|there|you|love|mum|mom|dad|everyone|all|guys|babe|bud|buddy|mate|man|kiddo|sis|bro|honey|darling|sweetie|sweetheart)\b)?[\s,!.]*/u;
const CALLS =
  /^(?:mum|mom|dad|babe|bro|bud|buddy|honey|darling|listen|look|so|ok|okay|well(?! done)|mate|man|dude|please listen)\b[\s,!.]+/i;
/** An order: what is wanted is asked for instead. */
const ORDER =
  /^(?:please |just |now |then )*(?:wash|clean|stop|fix|answer|call me|do|tell me|get|give|come|leave|pay|shut|move|pick|take|bring|grow|learn|deal|send|return|turn|put|help)\b/i;
const ASKS_TO_STOP =
  /^(?:please )?(?:can|could|would|will) you (?:please )?(?:just )?(?:stop|quit)\b|^please can you stop\b/i;
const JOINTS =
  /,?\s+(?:but|and you|or|because you|while you|yet)\s+|[,;]\s+(?=shame|pity|too bad|fix|next time|this is|thats?\b|that's|you\b)|\s+[-–—]\s+/i;
/** What can stand beside anything: of oneself, thanks, praise, a plain state of things. */
const OF_ONESELF =
  /^(?:I|I'm|I've|I'd|I'll|we|we're|we've|my|our|thanks?|sorry|well done|congrat\w*|the|can we|could we|shall we|let's|you (?:\w+ )?(?:did|played|were|are|sang|looked|looked) (?:so |really |absolutely )?(?:great|well|brilliant\w*|amazing\w*|good|beautiful\w*|wonderful\w*|fantastic\w*|strong))\b/i;
/** Without one who acts: what was wanted says it in full. */
const HEADLESS = /^(?:can't|cannot|won't|not|couldn't)\b/i;
/** A word or two that stand by themselves. */
const SHORT = 2;

/** The part of a sentence that can be said as it is; nothing where the blow goes through all of it. */
function cleanIn(part: string): string {
  const whole = spelt(part).trim();
  if (isClean(whole)) return whole;
  const [first = ''] = whole.split(JOINTS);
  const bare = first.replace(/[\s,.!?]+$/, '').trim();
  return bare !== whole && bare.split(/\s+/).length >= SHORT && isClean(bare) && !isBroken(bare) ? sentence(bare) : '';
}
/** Orders are asked anew further on. */
const HARD = new Set<string>(['criticism', 'contempt', 'defensiveness', 'stonewalling', 'withdraw', 'guilt_trip']);
const isClean = (text: string) => !isHarsh(text, HARD);
const isBroken = (text: string) => /\b(?:and|but|or|the|a|to|of|you know|because|that|your|my)$/i.test(text);

/** A draft that blames nobody stays as it is; of any other only its clean sentences go on, behind what was wanted. */
export function fromDraft(own: string, parts: Parts): { message: string; core: string; draft: Kept } | null {
  const [greeting = ''] = GREETING.exec(own) ?? [];
  const text = own.slice(greeting.length).replace(CALLS, '');
  const all = partsOf(text);
  const clean = all.map(cleanIn).filter(Boolean);
  const wish = WISHED.has(parts.kind) ? all.map(wishOf).find(Boolean) : undefined;
  const dropped = all.length - clean.filter((one) => all.some((part) => spelt(part).trim() === one)).length;
  const opens = /\p{L}{3}/u.test(greeting.replace(/^\p{L}+/u, ''))
    ? capitalised(greeting.replace(/[\s,!.]+$/, ''))
    : parts.hello;
  const said = [...new Set(clean.map(sentence))];
  if (!dropped && said.length && (!parts.head || isServed(said.join(' '), parts))) return whole(said, opens);
  return mixed(wish ? [wish, ...said] : said, dropped, opens, parts);
}
/** The wish in a simple reproach: "you never help with the dishes". */
const REPROACH =
  /^(?:and |but )?you (?:just |really )?never (?:help|clean|cook|call|text|ask|tell|take|wash|walk|pick|make|bring|come|listen|plan|put|show|do)\b[^,;]{3,40}$/i;
const WISHED = new Set<Kind>(['ask', 'limit', 'need', 'feel', 'thing']);
function wishOf(part: string): string {
  const bare = spelt(part).replace(/[\s.!?]+$/, '');
  if (!REPROACH.test(bare) || /\b(?:and|but|even|unless|because|anything|any)\b/i.test(bare)) return '';
  const { said, shaped } = recast(bare, 'it', 0);
  return shaped && /^I would like you to\b/.test(said) && !blames(said) ? said : '';
}
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Nothing had to go, and what was wanted is said. */
function whole(said: readonly string[], opens: string) {
  const [first = '', ...more] = said;
  return {
    message: [`${opens}, ${lowered(first)}`, ...more].join(' '),
    core: said.join(' '),
    draft: { said, dropped: 0 },
  };
}

const IS_SAID_BY_ITS_WORD = new Set<Goal['aim']>(['thank', 'apologise', 'congratulate']);
function isServed(text: string, { aim, matter }: Parts): boolean {
  if (!AIMED[aim].test(text)) return false;
  const wanted = stemsOf(matter);
  const said = stemsOf(text);
  const share = wanted.size ? [...wanted].filter((stem) => said.has(stem)).length / wanted.size : 1;
  return IS_SAID_BY_ITS_WORD.has(aim) || share >= 0.8;
}

/** What was wanted, said as the goal has it, and what the draft tells besides. */
function mixed(said: readonly string[], dropped: number, hello: string, parts: Parts) {
  const { head, weave, aim, matter, tail } = parts;
  const own =
    IS_SAID_BY_ITS_WORD.has(aim) && !matter.includes(' ', 5) ? said.find((one) => AIMED[aim].test(one)) : undefined;
  const asked = stemsOf(`${head} ${weave.after}`);
  const rest = said.filter((one) => one !== own && !(IS_SAID_BY_ITS_WORD.has(aim) && AIMED[aim].test(one)));
  const more = rest.map((one) => told(one, asked, parts.kind)).filter(Boolean);
  if (!head && !own && !more.length) return null;
  const begins = own ?? head;
  const laid = begins
    ? {
        ...parts,
        hello,
        head: begins,
        tail,
        weave: { ...weave, after: [more.join(' '), weave.after].filter(Boolean).join(' ') },
      }
    : { ...parts, hello, head: more[0] ?? '', tail: '', weave: { before: '', after: more.slice(1).join(' ') } };
  return {
    message: tidied(laid),
    core: begins || more.join(' '),
    draft: { said: own ? [own, ...more] : more, dropped },
  };
}

/** A sentence of the draft that says something new; an order with a day or a number is asked politely. */
function told(one: string, asked: ReadonlySet<string>, kind: Kind): string {
  const isNew = [...stemsOf(one)].some((stem) => !asked.has(stem));
  if (!isNew || ASKS_TO_STOP.test(one) || HEADLESS.test(one)) return '';
  if (!(OF_ONESELF.test(one) || ORDER.test(one))) return '';
  if (!ORDER.test(one)) return one;
  return kind !== 'ask' && /\d|\bby\b|day\b|tomorrow|tonight/i.test(one) ? sentence(recast(one, 'it', 0).said) : '';
}
