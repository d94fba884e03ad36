import type { Tone } from '#contract/coach.ts';
import type { Kind } from '#server/coach/embedded/answers/craft/kind.ts';
import { lowered } from '#server/coach/embedded/answers/craft/lowered.ts';
import type { Fact, Facts } from '#server/coach/embedded/answers/craft/told-facts.ts';
import { capital, sentence } from '#server/coach/embedded/say/words.ts';

/** What goes before the matter, and what comes after it. */
export type Woven = { before: string; after: string };

const MOST: Record<Tone, number> = { caring: 3, playful: 2, flirty: 2, direct: 4, diplomatic: 4, encouraging: 2 };
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
  'congratulate',
  'dare',
]);
/** Where reasons of one's own would be out of place. */
const NO_REASONS = new Set<Kind>(['thank', 'congratulate', 'luck', 'proud', 'comfort', 'grief', 'love', 'goodbye']);

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
/** The other one has it hard and knows it: it is seen, and not told back. */
const TROUBLED: Record<Tone, string> = {
  caring: "I know things aren't easy for you right now, and I'm thinking of you",
  playful: "I know things aren't easy for you right now",
  flirty: "I know things aren't easy for you right now",
  direct: "I know things aren't easy for you right now",
  diplomatic: 'I understand that this may not be an easy time for you',
  encouraging: "I know things aren't easy for you right now",
};
const straight = (text: string) => text.replaceAll('’', "'");

type Manner = { kind: Kind; tone: Tone; isMany: boolean };

export function woven(facts: Facts, manner: Manner): Woven {
  const { kind, tone } = manner;
  const hard = HARD_NEWS.has(kind) && (facts.tender || (facts.troubled && kind === 'news'));
  const reasons = ordered(chosen(facts, manner), facts.wrongs, kind);
  const soft = hard ? sentence(straight(TENDER[tone])) : '';
  const awaited = facts.until && kind === 'miss' ? `${capital(facts.until)} can't come soon enough.` : '';
  const pet = facts.pet && kind === 'invite' ? `${facts.pet} is welcome too.` : '';
  const before = caring(facts, manner);
  return REASONS_FIRST.has(kind) && !/^It's \p{Sc}?\d/u.test(reasons)
    ? { before: [before, reasons].filter(Boolean).join(' '), after: soft }
    : { before, after: [reasons, pet, awaited, soft].filter(Boolean).join(' ') };
}

/** What shows that the other one is seen, in a sentence at most. */
function caring(facts: Facts, { kind, tone, isMany }: Manner): string {
  const isLight = tone === 'playful' || tone === 'flirty' || NO_REASONS.has(kind);
  const [knows = ''] = isLight ? [] : facts.theirs;
  const sees = facts.troubled && SEES_TROUBLE.has(kind) ? TROUBLED[tone] : '';
  const busy = facts.busy && ASKS.has(kind) ? BUSY[tone] : '';
  const said = isMany ? knows : sees || busy || knows;
  return said && sentence(straight(said));
}

function chosen({ told }: Facts, { kind, tone }: Manner): readonly Fact[] {
  const most = kind === 'part' || kind === 'end' ? 1 : MOST[tone];
  return told
    .filter(({ of }) => (of === 'own' ? !NO_REASONS.has(kind) : NAMES_DEEDS.has(kind)))
    .filter(({ text }) => !(REPROACHED.has(kind) && LENT.test(text)))
    .flatMap((fact) => (SHARED.test(fact.text) ? shared(fact, kind) : [fact]))
    .slice(0, most);
}

function ordered(told: readonly Fact[], wrongs: readonly string[], kind: Kind): string {
  const reasons = together(told);
  if (kind === 'apologise' && wrongs[0])
    return `${
      /unfair$/.test(wrongs[0])
        ? `${wrongs[0]}, and I don't stand by it`
        : /\bfair\b/.test(wrongs[0])
          ? wrongs[0]
          : `${wrongs[0]}, and that wasn't fair to you`
    }. ${reasons}`.trim();
  if (kind === 'reconnect' && /^(?:we|I) (?:fought|argued|fell out|broke)\b/i.test(reasons))
    return `${reasons.replace(/\.$/, '')}, and I wish we hadn't let it go this far.`;
  return reasons;
}
/** What both have lived through is no news: it is remembered, or not said. */
const SHARED =
  /^We (?:went|had|met|ran|danced|talked|watched|kissed|cooked|walked|spent|laughed|saw|ate|played|drank|matched|stayed)\b/;
const REMEMBERS = new Set<Kind>(['tease', 'flirt', 'miss', 'invite', 'crush', 'hello', 'praise', 'wish']);
const FORGETS = new Set<Kind>(['part', 'end', 'love']);
function shared(fact: Fact, kind: Kind): Fact[] {
  if (FORGETS.has(kind)) return [];
  return REMEMBERS.has(kind) ? [{ ...fact, text: `I keep thinking about how we${fact.text.slice(2)}` }] : [fact];
}
/** What was given before is a reproach next to a no. */
const LENT = /^(?:I|we)(?:'ve)? (?:already )?(?:lent|loaned|gave|given|paid|helped)\b.*\byou\b/i;
const REPROACHED = new Set<Kind>(['news', 'decline', 'limit', 'need']);
const SEES_TROUBLE = new Set<Kind>(['ask', 'decline', 'limit', 'need', 'urge', 'thing', 'question']);
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
const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
