import type { Tone } from '#contract/coach.ts';
import type { Fact, Facts } from '#server/coach/embedded/answers/craft/facts.ts';
import type { Kind } from '#server/coach/embedded/answers/craft/kind.ts';
import { sentence } from '#server/coach/embedded/say/words.ts';

/** What goes before the matter, and what comes after it. */
export type Woven = { before: string; after: string };

const MOST: Record<Tone, number> = { caring: 3, playful: 2, flirty: 2, direct: 3, diplomatic: 3, encouraging: 2 };
/** Where the reasons make the case, they come first. */
const REASONS_FIRST = new Set<Kind>(['thing']);
/** Where what the other did may be named without reproach. */
const NAMES_DEEDS = new Set<Kind>([
  'limit',
  'ask',
  'question',
  'urge',
  'thing',
  'feel',
  'need',
  'report',
  'proud',
  'thank',
]);
/** Where reasons of one's own would be out of place. */
const NO_REASONS = new Set<Kind>(['thank', 'congratulate', 'luck', 'proud', 'comfort', 'love', 'end', 'goodbye']);

const TENDER: Record<Tone, string> = {
  caring: 'I know this may hurt, and hurting you is the last thing I want',
  playful: 'Please don’t be cross with me for too long',
  flirty: 'Please don’t be cross with me for too long',
  direct: 'I know this may be hard to hear',
  diplomatic: 'I understand that this may be hard to hear, and I hope we can talk about it calmly',
  encouraging: 'I know this may sting at first, and I’m sure we can handle it together',
};
const BUSY: Record<Tone, string> = {
  caring: 'I know how much is on your shoulders right now',
  playful: 'I know your to-do list is longer than mine',
  flirty: 'I know how busy you are',
  direct: 'I know you have a lot to do',
  diplomatic: 'I understand that you have a lot on your plate at the moment',
  encouraging: 'I see how much you are handling right now',
};
const straight = (text: string) => text.replaceAll('’', "'");

export function woven(facts: Facts, { kind, tone, isMany }: { kind: Kind; tone: Tone; isMany: boolean }): Woven {
  const light = tone === 'playful' || tone === 'flirty';
  const most = MOST[tone];
  const knows = light && kind !== 'miss' && kind !== 'comfort' ? [] : facts.theirs.slice(0, 2);
  const hard = HARD_NEWS.has(kind) && facts.tender;
  const busy = facts.busy && ASKS.has(kind) && !knows.length && !isMany;
  const own = NO_REASONS.has(kind) ? [] : facts.told;
  const told = own.filter(({ of }) => of === 'own' || NAMES_DEEDS.has(kind)).slice(0, most);
  const careful = [busy ? BUSY[tone] : '', knows.join('. ')].filter(Boolean);
  const reasons = ordered(told, facts.wrongs, kind);
  const soft = hard ? sentence(straight(TENDER[tone])) : '';
  const before = careful.map(straight).map(sentence).join(' ');
  return REASONS_FIRST.has(kind)
    ? { before: [before, reasons].filter(Boolean).join(' '), after: soft }
    : { before, after: [reasons, soft].filter(Boolean).join(' ') };
}

function ordered(told: readonly Fact[], wrongs: readonly string[], kind: Kind): string {
  const reasons = together(told);
  if (kind === 'apologise' && wrongs[0])
    return `${/unfair$/.test(wrongs[0]) ? `${wrongs[0]}, and I don't stand by it` : `${wrongs[0]}, and that wasn't fair to you`}. ${reasons}`.trim();
  if (kind === 'reconnect' && /^(?:we|I) (?:fought|argued|fell out|broke)\b/i.test(reasons))
    return `${reasons.replace(/\.$/, '')}, and I wish we hadn't let it go this far.`;
  return reasons;
}
const HARD_NEWS = new Set<Kind>(['news', 'need', 'decline', 'limit', 'feel', 'end']);
const ASKS = new Set<Kind>(['ask', 'thing', 'question', 'limit', 'urge', 'feel', 'need']);

/** A habit that is named with "never" is told as what stays on one's mind. */
const seen = (deed: string) =>
  /^you (?:never|don't ever|still)\b/i.test(deed) ? `It's on my mind that you ${deed.replace(/^you /i, '')}` : deed;

/** Several reasons as one would say them: what belongs together in one sentence. */
function together(all: readonly Fact[]): string {
  let said = '';
  let last: Fact | undefined;
  for (const fact of all) {
    const text = fact.of === 'deeds' ? seen(fact.text) : fact.text;
    const length = words(said.split('. ').at(-1) ?? '') + words(text);
    if (!last) said = capital(text.replace(/^but /, ''));
    else if (/^but /.test(text)) said += `, ${text}`;
    else if (
      last.of === 'own' &&
      fact.of === 'own' &&
      length < 26 &&
      !/, (?:and|but) /.test(said.split('. ').at(-1) ?? '')
    )
      said += `, and ${lowered(text)}`;
    else said += `. ${capital(text)}`;
    last = fact;
  }
  return said && sentence(said);
}
const lowered = (text: string) =>
  /^(?:I\b|I'|\p{Lu}\p{L}* \p{Lu})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
