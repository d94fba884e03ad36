import { REJOICES, SPOILS } from '#server/coach/embedded/answers/chat/act-words.ts';
import { backOf, centralOf } from '#server/coach/embedded/answers/chat/central.ts';
import { anything, matterOf } from '#server/coach/embedded/answers/chat/matters.ts';
import type { Now } from '#server/coach/embedded/answers/chat/now.ts';
import { clipped } from '#server/coach/embedded/say/words.ts';
import { askedIn } from '#server/coach/embedded/understand/asked.ts';
import type { Understood } from '#server/coach/embedded/understand/understand.ts';

const HOW_GOOD = 'how good\nthat is worth holding on to\nI like hearing that';
/** What one says to somebody who names such a feeling. */
const FELT: readonly (readonly [RegExp, string])[] = [
  [/^(?:hurt|disappointed|betrayed|unloved)$/, 'no wonder that hurts\nthat goes deep\nthat would hurt anybody'],
  [/^(?:alone|ignored|unheard)$/, 'that is a lonely place to be\nit makes sense to want more than that'],
  [
    /^(?:angry|frustrated|disrespected|unappreciated)$/,
    'no wonder you are angry\nanger makes sense there\nI can see why that gets to you',
  ],
  [/^(?:worried|jealous|trapped)$/, 'it is hard to rest with that open\nno wonder it does not leave you alone'],
  [/^(?:guilty|ashamed)$/, 'it takes something to say that\nit says something about you that it weighs on you'],
  [/^(?:overwhelmed|worn out|numb)$/, 'that is a lot for one person\nno wonder there is little left'],
  [/^(?:sad|misunderstood)$/, 'I am sorry\nthat is allowed to be sad'],
  [/^confused$/, 'it makes sense to be torn there\nboth sides of that can be true'],
  [/^(?:hopeful|grateful|happy)$/, HOW_GOOD],
];
const GLAD = /^(?:hopeful|grateful|happy)$/;
const WAYS = ['{Told}, and {heard}', '{Heard}: {told}', '{Told} – {heard}'];
const QUOTED = ['{q} – {heard}'];
const BARE = ['{Told}', 'I hear you: {told}', 'So {told}', 'What I take from it: {told}', 'I have that: {told}'];
const ONLY_QUOTED = [
  '{q}: I am listening',
  'You write {q}, and I would like to understand it',
  'I have read {q}, and there may be a lot behind it',
];
const NOTED = ['I see.', 'Thank you, that helps me to see it.', 'All right.', 'I am with you.'];

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** "I am sorry" keeps its capital in the middle of a sentence. */
export const lowered = (text: string) => (/^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));
const OPENERS =
  /^(?:You|Your|You're|You've|You'd|You'll|He|She|They|It|His|Her|Their|He's|She's|They're|It's|The|A|An|This|That|There|Last|At|In|On|Since|When|If|Now|Every|Everyone|Nobody|Some|Sometimes|One|Yesterday|Today|Here|After|Before|All|Both|Maybe|Perhaps|Because|Even|Although|While|Whenever)\b/;
/** In the middle of a sentence; a name keeps its capital. */
export const within = (clause: string): string => (OPENERS.test(clause) ? lowered(clause) : clause);

const NOT_SO =
  /\b(?:not|isn'?t|aren'?t|wasn'?t) (?:\w+ )?(?:angry|mad|upset|jealous|sad|hurt|afraid|scared|worried)\b/i;
/** What this message says of a feeling, or else what one says to a matter like this. */
function wordsFor(seen: Understood, told: string): string {
  if (REJOICES.test(seen.text) && !SPOILS.test(seen.text)) return HOW_GOOD;
  const [first] = seen.feelings;
  const felt =
    first && !NOT_SO.test(seen.text) && !(GLAD.test(first.word) && seen.sentiment < 0.3) ? first.word : undefined;
  const matter = matterOf(told);
  return FELT.find(([word]) => felt && word.test(felt))?.[1] ?? (matter === anything ? '' : matter.heard);
}

/** A quotation keeps the letters that were typed. */
function asWritten(quote: string, message: string): string {
  const at = message.toLowerCase().indexOf(quote.slice(1, -1).toLowerCase());
  return at < 0 ? quote : `“${message.slice(at, at + quote.length - 2)}”`;
}

/** Nothing that could be turned round: what was asked, or their own words. */
function inTheirWords({ message, seen, turn, from }: Part, ack: string, quote: string | undefined): string {
  if (turn > 0 && !(quote && ack)) return ack ? from.of([upper(ack)]) : from.of(NOTED);
  const asked = quote ? undefined : askedIn(message, seen.people)?.said;
  if (asked) return from.of(['{Asked}'], { Asked: asked });
  const q = quote ? asWritten(quote, message) : `“${clipped(message, 14)}”`;
  return from.of(ack ? QUOTED : ONLY_QUOTED, { q, heard: lowered(ack) });
}

type Part = Pick<Now, 'message' | 'seen' | 'turn' | 'from'>;

/** What was told, said back in one sentence, with a word for it; their own words where it cannot be turned round. */
export function heard(now: Part): string {
  const { message, seen, from } = now;
  const central = centralOf(message);
  const back = central && backOf(central);
  const lines = wordsFor(seen, central?.text ?? message);
  const ack = lines ? from.bare(lines) : '';
  if (!back || 'quote' in back) return inTheirWords(now, ack, back?.quote);
  const told = within(back.clause);
  return from.of(ack ? WAYS : BARE, { heard: lowered(ack), Heard: upper(ack), Told: upper(told), told });
}
