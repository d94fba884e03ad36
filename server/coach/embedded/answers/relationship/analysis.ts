import type { RelationshipAnalysisResult, RelationshipKind } from '#contract/coach.ts';
import { balanced } from '#server/coach/embedded/answers/balance.ts';
import { evidenceOf } from '#server/coach/embedded/answers/evidence.ts';
import { noticeOf } from '#server/coach/embedded/answers/notices.ts';
import {
  type GoodPoint,
  type Ground,
  type HardPoint,
  keeping,
  lineOn,
  recommended,
  stepOf,
  weight,
} from '#server/coach/embedded/answers/relationship/advice.ts';
import { knownIn } from '#server/coach/embedded/answers/relationship/known.ts';
import { otherIn } from '#server/coach/embedded/answers/relationship/other.ts';
import { pointsIn } from '#server/coach/embedded/answers/relationship/points.ts';
import { styleOf } from '#server/coach/embedded/answers/relationship/style.ts';
import { unsafe } from '#server/coach/embedded/answers/relationship/unsafe.ts';
import { STRENGTHS, STYLES } from '#server/coach/embedded/answers/relationship/words.ts';
import { inQuotes, saidBack } from '#server/coach/embedded/answers/statements/said-back.ts';
import { type Statement, statementsIn } from '#server/coach/embedded/answers/statements/statements.ts';
import { attachmentIn } from '#server/coach/embedded/attachment/attachment.ts';
import { filled } from '#server/coach/embedded/say/fill.ts';
import { pick } from '#server/coach/embedded/say/pick.ts';
import { sentence } from '#server/coach/embedded/say/words.ts';
import { called, objectOf, ownerOf } from '#server/coach/embedded/understand/people.ts';
import { type Understood, understand } from '#server/coach/embedded/understand/understand.ts';
import type { Context, Standing } from '#server/coach/port.ts';
import type { Input } from '#server/coach/tasks/tasks.ts';

/** What carries a relationship, what strains it and what to do, with what was told. */
export function relationshipAnalysis(
  { description, relationshipType }: Input<'relationshipAnalysis'>,
  standing: Standing,
  context: Context,
): RelationshipAnalysisResult {
  const seen = understand(description);
  if (standing.level >= 2) return unsafe(seen, standing, context);
  const told = statementsIn([seen.text]);
  const tendency = attachmentIn(seen.line);
  const ground = groundOf(seen, relationshipType, told);
  const { slots } = ground;
  return {
    overallHealth: healthOf(ground, standing),
    communicationStyle: styleOf(told, slots.who, seen.seed),
    attachmentStyle: filled(pick(STYLES[tendency.label], seen.seed), slots),
    strengths: strengthsIn(ground),
    areasForGrowth: growthIn(ground),
    recommendations:
      standing.level > 0
        ? [`Talk about how things are with ${slots.who} with somebody you trust, before you decide anything.`]
        : recommended(ground),
    attachment: { label: tendency.label, evidence: evidenceOf(seen.text, tendency.evidence) },
    balance: balanced(standing, () => balanceOf(ground, told)),
    notice: noticeOf(seen),
  };
}

const CALLED: Record<RelationshipKind, string> = {
  romantic: 'your partner',
  friend: 'your friend',
  colleague: 'your colleague',
  family: 'the other person',
};

function groundOf(seen: Understood, kind: RelationshipKind, told: readonly Statement[]): Ground {
  const points = pointsIn(told);
  const hard = points.filter((point): point is HardPoint => point.good === null);
  const good = points.filter((point): point is GoodPoint => point.hard === null);
  const one = otherIn(
    seen,
    kind,
    hard.map(({ text }) => text),
  );
  const pronoun = one?.pronoun ?? seen.people[0]?.pronoun ?? 'they';
  const somebody = { name: null, role: null, pronoun };
  const many = /\b(?:\w+ friends since|friend group|group of friends|my friends|colleagues|coworkers)\b/i.test(
    seen.text,
  );
  const who = one
    ? called(one)
    : many && (kind === 'friend' || kind === 'colleague')
      ? `${CALLED[kind]}s`
      : CALLED[kind];
  return {
    seen,
    one,
    slots: { who, they: pronoun, them: objectOf(somebody), their: ownerOf(somebody) },
    known: knownIn(seen, kind, who),
    hard,
    good,
    atWork: kind === 'colleague',
  };
}

/** 0 to 10 from what is named on both sides; the middle where little is said. */
function healthOf({ seen, good, hard }: Ground, { level }: Standing): number {
  if (seen.unread) return 5;
  const balance = (good.length - hard.length) / Math.max(3, good.length + hard.length);
  const tone = hard.length ? Math.min(0, seen.sentiment) : seen.sentiment;
  const score = 5.2 + 3 * balance + 1.2 * tone - (level > 0 ? 2 : 0);
  return Math.round(Math.min(9.5, Math.max(1, score)) * 10) / 10;
}

/** What is good, in the writer's own words, and what it is worth. */
function strengthsIn({ good, seen }: Ground): string[] {
  const all = good.toSorted((a, b) => weight(b) - weight(a)).slice(0, 4);
  return all.map(({ text, good: kind }, at) => {
    const same = all.slice(0, at).filter((one) => one.good === kind).length;
    const worth = STRENGTHS[kind];
    return same < worth.length
      ? `${saidBack(text)} ${sentence(worth[(seen.seed + same) % worth.length] ?? '')}`
      : saidBack(text);
  });
}

const MOST_HARD = 4;

/** What is hard, said back, and what it may do; no kind more than twice. */
function growthIn(ground: Ground): string[] {
  const { hard, known, seen, slots } = ground;
  const chosen = hard
    .filter((point, at) => hard.slice(0, at).filter((other) => keyOf(other) === keyOf(point)).length < 2)
    .slice(0, MOST_HARD);
  const told = chosen.map((point, at) => {
    const before = chosen.slice(0, at).filter((other) => keyOf(other) === keyOf(point)).length;
    const means = point.deed
      ? filled(point.deed.own[(seen.seed + before) % point.deed.own.length] ?? '', slots)
      : point.hard === 'hurt' && !/\bI\b/.test(point.text)
        ? ''
        : lineOn(ground, point.hard, 'effect', at);
    return before || !means ? saidBack(point.text) : `${saidBack(point.text)} ${means}`;
  });
  const under = known?.of('under', 6);
  return known && under ? [...told, `When it comes to ${known.matter}, ${under}.`] : told;
}
/** What is told of others or of feelings says more about the matter than a deed of one's own. */
const mainOf = (hard: readonly HardPoint[]) => hard.find(({ deed }) => !deed) ?? hard[0];
const keyOf = ({ hard, deed }: HardPoint) => deed?.name ?? hard;

function balanceOf(ground: Ground, told: readonly Statement[]) {
  const { good, hard, slots, seen } = ground;
  const first = mainOf(hard);
  const kinds = [...new Set(hard.map((point) => point.hard))];
  const seenSide = told.find(({ theirSide }) => theirSide);
  const other = first ? lineOn(ground, first.hard, 'other', 8) : '';
  const mine = hard.find(({ deed }) => deed);
  const owned = mine?.deed ? filled(mine.deed.own[(seen.seed + 1) % mine.deed.own.length] ?? '', slots) : '';
  return {
    otherPerspective: seenSide
      ? `You see some of it yourself: ${inQuotes(seenSide.text)} ${other}`.trim()
      : other ||
        `I have only your side of it, so I would not guess how it is for ${slots.who}; asking is the surest way.`,
    ownPart: mine
      ? `${mine.deed?.isFault ? 'You name a part of your own' : 'About yourself you say'}: ${inQuotes(mine.text)} ${owned}`
      : first
        ? lineOn(ground, first.hard, 'own', 9)
        : pick(NO_PART, seen.seed),
    assumptionsToCheck: [...new Set(kinds.slice(0, 2).map((kind, at) => lineOn(ground, kind, 'check', 7 + at)))],
    oneRepairStep: repairOf(ground, good),
  };
}
const NO_PART = [
  'Nothing that you tell points to a part of yours that would have to change; what you can add is to say aloud what you value.',
  'You tell of no fault of your own, and none has to be found; what lies with you is to say what you would like more of.',
];

function repairOf(ground: Ground, good: readonly GoodPoint[]): string | null {
  const { hard, atWork } = ground;
  const regret = hard.find(({ deed }) => deed?.name === 'regret')?.deed;
  if (regret) return stepOf(ground, regret, 2);
  const first = mainOf(hard);
  if (!first) return keeping(ground, 11, good[0]?.text) || keeping(ground, 12) || null;
  const done = recommended(ground);
  const fresh = [3, 4, 5, 6, 7].map((turn) => lineOn(ground, first.hard, atWork ? 'work' : 'step', turn));
  return fresh.find((line) => !done.includes(line)) ?? (keeping(ground, 12) || null);
}
