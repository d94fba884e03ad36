import type { RelationshipAnalysisResult, RelationshipKind } from '#contract/coach.ts';
import { balanced, NO_BALANCE } from '#server/coach/embedded/answers/balance.ts';
import { direct, isTheirs } from '#server/coach/embedded/answers/craft/facts.ts';
import { evidenceOf } from '#server/coach/embedded/answers/evidence.ts';
import { noticeOf } from '#server/coach/embedded/answers/notices.ts';
import { type Ground, lowered, recommended, strainLine } from '#server/coach/embedded/answers/relationship/advice.ts';
import { bare, bitOf, partAt } from '#server/coach/embedded/answers/relationship/bits.ts';
import { knownIn } from '#server/coach/embedded/answers/relationship/known.ts';
import { otherIn } from '#server/coach/embedded/answers/relationship/other.ts';
import {
  type Signal,
  type Strain,
  type Strength,
  signalsIn,
} from '#server/coach/embedded/answers/relationship/signals.ts';
import { styleOf } from '#server/coach/embedded/answers/relationship/style.ts';
import { STRENGTHS, STYLES } from '#server/coach/embedded/answers/relationship/words.ts';
import { cardWords } from '#server/coach/embedded/answers/withheld.ts';
import { attachmentIn } from '#server/coach/embedded/attachment/attachment.ts';
import { filled } from '#server/coach/embedded/say/fill.ts';
import { pick } from '#server/coach/embedded/say/pick.ts';
import { sentence } from '#server/coach/embedded/say/words.ts';
import { called, objectOf, ownerOf, type Somebody } from '#server/coach/embedded/understand/people.ts';
import { type Understood, understand } from '#server/coach/embedded/understand/understand.ts';
import type { Context, Standing } from '#server/coach/port.ts';
import type { Input } from '#server/coach/tasks/tasks.ts';

/** What carries a relationship, what strains it and what to do, with what was told and little of it quoted. */
export function relationshipAnalysis(
  { description, relationshipType }: Input<'relationshipAnalysis'>,
  standing: Standing,
  context: Context,
): RelationshipAnalysisResult {
  const seen = understand(description);
  if (standing.level >= 2) return unsafe(seen, standing, context);
  const { strengths, strains } = signalsIn(seen.line);
  const tendency = attachmentIn(seen.line);
  const ground = groundOf(seen, relationshipType, strengths, strains);
  const { slots } = ground;
  return {
    overallHealth: healthOf(seen, distinct(strengths).length, distinct(strains).length, standing),
    communicationStyle: styleOf(seen.text, slots.who),
    attachmentStyle: filled(pick(STYLES[tendency.label], seen.seed), slots),
    strengths: strengthsIn(ground, seen, strengths),
    areasForGrowth: growthIn(ground),
    recommendations:
      standing.level > 0
        ? [`Talk about how things are with ${slots.who} with somebody you trust, before you decide anything.`]
        : recommended(ground),
    attachment: { label: tendency.label, evidence: evidenceOf(seen.text, tendency.evidence) },
    balance: balanced(standing, () => balanceOf(ground)),
    notice: noticeOf(seen),
  };
}

const CALLED: Record<RelationshipKind, string> = {
  romantic: 'your partner',
  friend: 'your friend',
  colleague: 'your colleague',
  family: 'the other person',
};
function groundOf(
  seen: Understood,
  kind: RelationshipKind,
  strengths: readonly Signal[],
  strains: readonly Signal[],
): Ground {
  const one = otherIn(
    seen,
    kind,
    strains.map((signal) => partAt(seen, signal)),
  );
  const pronoun = one?.pronoun ?? seen.people[0]?.pronoun ?? 'they';
  const somebody = { name: null, role: null, pronoun };
  const many = /\b(?:friend group|group of friends|my friends|colleagues|coworkers)\b/i.test(seen.text);
  const who = one
    ? called(one)
    : many && (kind === 'friend' || kind === 'colleague')
      ? `${CALLED[kind]}s`
      : CALLED[kind];
  const used = new Set<string>();
  const bits = strains.flatMap((signal) => {
    const bit = bitOf(seen, signal);
    if (!bit || used.has(bit) || (signal.kind === 'change' && strengths.some((good) => bitOf(seen, good) === bit)))
      return [];
    used.add(bit);
    return MENDED.test(bit)
      ? []
      : [{ kind: sorted(signal.kind as Strain, bit, kind), bit, toThem: saidTo(bare(partAt(seen, signal)), one) }];
  });
  const hard = bits.filter(({ kind: sort }, i) => bits.findIndex((other) => other.kind === sort) === i).slice(0, 3);
  const good = strengths
    .map((signal) => bitOf(seen, signal))
    .filter((bit) => bit && !hard.some((one) => one.bit === bit));
  return {
    seen,
    slots: { who, they: pronoun, them: objectOf(somebody), their: ownerOf(somebody) },
    known: knownIn(seen, kind, who),
    strains: hard,
    good: [...new Set(good)]
      .filter((bit, _, all) => !all.some((other) => other !== bit && other.startsWith(bit)))
      .toSorted((a, b) => warmth(b) - warmth(a)),
    atWork: kind === 'colleague',
  };
}
/** Envy between siblings or friends is about a fair share, and not about trust. */
const sorted = (strain: Strain, bit: string, kind: RelationshipKind): Strain =>
  strain === 'mistrust' && kind !== 'romantic' && /\bjealous/i.test(bit) ? 'unfair' : strain;

/** A quarrel that is told with its end is a strength. */
const MENDED = /\b(?:apologi[sz]e[sd]?|ma[dk]e up|sort it out|work(?:ed)? it out)\b/i;
/** As one could say it to the other one, where they act in it. */
function saidTo(part: string, one: Somebody | undefined): string | null {
  if (!isTheirs(part, one) || part.split(/\s+/).length > 16 || /\byears ago\b/.test(part)) return null;
  const said = direct(part, one);
  return /^you (?!and\b)/i.test(said) && !/\b(?:he|she|they)\b/i.test(said) ? cap(said) : null;
}
/** What somebody does says more than how long it has been. */
const warmth = (bit: string) =>
  /\b(?:years|months|since|known)\b/i.test(bit) ? 0 : /^(?:He|She|They)\b/.test(bit) ? 2 : 1;

const distinct = (all: readonly Signal[]) =>
  all.filter(({ kind }, i) => all.findIndex((one) => one.kind === kind) === i);

/** 0 to 10 from what is named on both sides; the middle where little is said. */
function healthOf({ sentiment, unread }: Understood, good: number, hard: number, { level }: Standing): number {
  if (unread) return 5;
  const balance = (good - hard) / Math.max(2, good + hard);
  const score = 5.2 + 3 * balance + 1.2 * sentiment - (level > 0 ? 2 : 0);
  return Math.round(Math.min(9.5, Math.max(1, score)) * 10) / 10;
}

/** What is good, in the writer's own words, and what it is worth. */
function strengthsIn({ good }: Ground, seen: Understood, signals: readonly Signal[]): string[] {
  const said = new Set<string>();
  const all = signals.flatMap((signal) => {
    const bit = bitOf(seen, signal);
    if (!good.includes(bit) || said.has(bit)) return [];
    said.add(bit);
    return [{ bit, kind: signal.kind as Strength }];
  });
  return all.slice(0, 4).map(({ bit, kind }, at) => {
    const fresh = STRENGTHS[kind];
    const same = all.slice(0, at).filter((one) => one.kind === kind).length;
    return `${bit}; ${fresh[(seen.seed + same) % fresh.length]}.`;
  });
}

/** A matter that is not spoken of. */
const LEFT_OUT = /\b(?:never|don't|do not|hardly) (?:talk|speak) about\b/i;
const LEAVES = 'and what is left out of the talk tends to decide things in the background';

function growthIn(ground: Ground): string[] {
  const { strains, known } = ground;
  const told = strains.map(
    ({ kind, bit }, at) => `${bit}, ${LEFT_OUT.test(bit) ? LEAVES : strainLine(ground, kind, 'effect', at)}.`,
  );
  return known ? [...told.slice(0, 3), `When it comes to ${known.matter}, ${known.of('under', 6)}.`] : told;
}

function balanceOf(ground: Ground) {
  const { known, strains, good, slots } = ground;
  const [first, second] = strains;
  const kind = first?.kind ?? second?.kind;
  const check = kind ? [sentence(strainLine(ground, kind, 'check', 7))] : [];
  const best = good[1] ?? good[0];
  return {
    otherPerspective:
      known?.of('other', 8) ??
      (kind
        ? sentence(strainLine(ground, kind, 'other', 8))
        : `${cap(slots.who)} might name other things as the good and the hard ones, and it would be worth asking which.`),
    ownPart:
      known?.of('own', 9) ??
      (kind
        ? sentence(strainLine(ground, kind, 'own', 9))
        : ground.seen.sentiment < 0
          ? 'You could find out first what you want here yourself; it is easier to talk once you know your own first sentence.'
          : 'You could look at what you leave unsaid because things go well; a small wish is easiest to say in good times.'),
    assumptionsToCheck: [...check, ...(second ? [sentence(strainLine(ground, second.kind, 'check', 10))] : [])],
    oneRepairStep:
      known?.of('step', 11) && known.of('step', 11) !== known.of('step', 1)
        ? known.of('step', 11)
        : best
          ? `Begin the next talk with what is good, that ${lowered(best)}, and bring up one thing only.`
          : `Begin the next talk with one thing you are glad of, and bring up one wish only.`,
  };
}
const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function unsafe(seen: Understood, standing: Standing, context: Context): RelationshipAnalysisResult {
  return {
    overallHealth: 0,
    communicationStyle: 'Not looked at: safety comes first here.',
    attachmentStyle: 'Not looked at: safety comes first here.',
    strengths: [],
    areasForGrowth: [],
    recommendations: [cardWords(standing, context)],
    attachment: { label: 'unclear', evidence: evidenceOf(seen.text, standing.evidence) },
    balance: NO_BALANCE,
    notice: noticeOf(seen),
  };
}
