import type { RelationshipAnalysisResult } from '#contract/coach.ts';
import { balanced, NO_BALANCE } from '#server/coach/embedded/answers/balance.ts';
import { sceneOf } from '#server/coach/embedded/answers/chat/scene.ts';
import { evidenceOf } from '#server/coach/embedded/answers/evidence.ts';
import { back, lower } from '#server/coach/embedded/answers/gather.ts';
import { noticeOf } from '#server/coach/embedded/answers/notices.ts';
import { partsOf } from '#server/coach/embedded/answers/recast/recast.ts';
import { type Signal, type Strain, signalsIn } from '#server/coach/embedded/answers/relationship/signals.ts';
import { STEPS, STRAINS, STRENGTHS, STYLES } from '#server/coach/embedded/answers/relationship/words.ts';
import { cardWords } from '#server/coach/embedded/answers/withheld.ts';
import { attachmentIn } from '#server/coach/embedded/attachment/attachment.ts';
import { filled } from '#server/coach/embedded/say/fill.ts';
import { quoted } from '#server/coach/embedded/say/words.ts';
import { type Understood, understand } from '#server/coach/embedded/understand/understand.ts';
import type { Context, Standing } from '#server/coach/port.ts';
import type { Input } from '#server/coach/tasks/tasks.ts';

/** What carries a relationship and what strains it, each with the words it was read from. */
export function relationshipAnalysis(
  { description, relationshipType }: Input<'relationshipAnalysis'>,
  standing: Standing,
  context: Context,
): RelationshipAnalysisResult {
  const seen = understand(description);
  if (standing.level >= 2) return unsafe(seen, standing, context);
  const { strengths, strains } = signalsIn(seen.line);
  const tendency = attachmentIn(seen.line);
  const scene = sceneOf(seen, CALLED[relationshipType]);
  const about = (one: Signal) => ({ who: scene.who, bit: around(seen, one) });
  const [good, hard] = [distinct(strengths), distinct(strains)];
  const sign = tendency.evidence[0];
  const point = hard[0] ? around(seen, hard[0]) : scene.bit;
  return {
    overallHealth: healthOf(seen, good.length, hard.length, standing),
    communicationStyle: styleOf(seen, hard, good, scene.q),
    attachmentStyle: filled(STYLES[tendency.label], { bit: sign ? around(seen, sign) : scene.q }),
    strengths: otherWords(seen, good)
      .slice(0, 4)
      .map((one) => filled(STRENGTHS[one.kind as keyof typeof STRENGTHS], about(one))),
    areasForGrowth: otherWords(seen, hard)
      .slice(0, 4)
      .map((one) => filled(STRAINS[one.kind as Strain], about(one))),
    recommendations: advice(hard, good, { about, around: (one) => around(seen, one) }, scene, standing),
    attachment: { label: tendency.label, evidence: evidenceOf(seen.text, tendency.evidence) },
    balance: balanced(standing, () => ({
      otherPerspective: `If ${scene.who} told this, the part about ${point} might begin earlier, and that would be true as well.`,
      ownPart: hard[0]
        ? `Look at what you do right before and right after ${point}; that half is yours to change.`
        : `Look at what you leave unsaid because things go well; ${point} may be a place to begin.`,
      assumptionsToCheck: [`That ${scene.who} knows how you feel about ${point}.`],
      oneRepairStep: good[0]
        ? `Tell ${scene.who} that you see the good (${around(seen, good[0])}) before you bring up anything else.`
        : `Tell ${scene.who} one thing you are glad of before you bring up ${point}.`,
    })),
    notice: noticeOf(seen),
  };
}

const CALLED = { romantic: 'your partner', friend: 'your friend', colleague: 'your colleague', family: null } as const;
/** The same words are read once. */
const otherWords = (seen: Understood, all: readonly Signal[]) =>
  all.filter((one, i) => all.findIndex((other) => around(seen, other) === around(seen, one)) === i);

const distinct = (all: readonly Signal[]) =>
  all.filter(({ kind }, i) => all.findIndex((one) => one.kind === kind) === i);

/** The clause around a sign, in quotation marks. */
function around({ line, text }: Understood, { from }: Pick<Signal, 'from'>): string {
  const { reading } = line;
  const at = reading.tokens.findIndex((token) => token.from >= from);
  const clause = reading.clauses[reading.clauseAt[at] ?? -1];
  if (!clause) return quoted(text, 7);
  const said = text.slice(reading.tokens[clause.first]?.from ?? 0, reading.tokens[clause.end - 1]?.to ?? 0);
  const bare = said.replace(/^(?:and|but|so|because|,|\s)+/i, '');
  if (bare.split(/\s+/).length > 3) return quoted(bare, 14);
  const whole = reading.sentences.find(({ first, end }) => at >= first && at < end);
  return quoted(whole ? text.slice(whole.from, whole.to) : bare, 14);
}

/** 0 to 10 from what is named on both sides; the middle where little is said. */
function healthOf({ sentiment, unread }: Understood, good: number, hard: number, { level }: Standing): number {
  if (unread) return 5;
  const balance = (good - hard) / Math.max(2, good + hard);
  const score = 5.2 + 3 * balance + 1.2 * sentiment - (level > 0 ? 2 : 0);
  return Math.round(Math.min(9.5, Math.max(1, score)) * 10) / 10;
}

/** What somebody does with words in a relationship: the sentences to tell the style from. */
const TALKS =
  /\b(?:talk\w*|call\w*|text\w*|tells?|told|says?|said|asks?|asking|listens?|argue\w*|fight\w*|fought|shout\w*|yell\w*|silent|silence|quiet|ignores?|avoid\w*|slams?|laugh\w*|feedback|subject|apologi[sz]\w+|nags?|critici[sz]\w*|freeze|shows? it|rolls|joke\w*|write\w*|sent)\b/i;
const WAYS: readonly (readonly [way: string, kinds: readonly Strain[]])[] = [
  ['One presses and one steps back', ['distance', 'conflict']],
  ['Reproaches come before wishes', ['criticism']],
  ['Much stays unsaid', ['distance']],
  ['Much stays unheard', ['unheard']],
  ['Open and heated', ['conflict']],
  ['Words come with pressure', ['pressure']],
];

function styleOf({ text }: Understood, hard: readonly Signal[], good: readonly Signal[], q: string): string {
  const kinds = new Set(hard.map(({ kind }) => kind));
  const way = WAYS.find(([, all]) => all.every((kind) => kinds.has(kind)))?.[0];
  const open = good.some(({ kind }) => kind === 'talk' || kind === 'repair' || kind === 'trust')
    ? 'You do talk with each other'
    : 'Little is told of how you talk';
  const shown = partsOf(text)
    .filter((part) => TALKS.test(part))
    .slice(0, 2)
    .map(back);
  const name = way ?? (shown.length && open.startsWith('Little') ? 'From what you tell' : open);
  return shown.length ? `${name}: ${shown.map(lower).join('; ')}.` : `${name}, going by ${q}.`;
}

type Words = { about: (one: Signal) => { who: string; bit: string }; around: (one: Signal) => string };

function advice(
  hard: readonly Signal[],
  good: readonly Signal[],
  { about, around: words }: Words,
  scene: ReturnType<typeof sceneOf>,
  { level }: Standing,
): string[] {
  if (level > 0) return [`Talk about ${scene.bit} with somebody you trust before you decide anything.`];
  const steps = hard.slice(0, 3).map((one) => filled(STEPS[one.kind as Strain], about(one)));
  const [best] = good;
  const keep = best
    ? `Keep what is good: ${words(best)}. Say it to ${scene.who} once this week.`
    : `Tell ${scene.who} once this week what you would like to keep, as concretely as you wrote ${scene.bit}.`;
  return steps.length
    ? [...steps, keep]
    : [keep, `Ask ${scene.who} what a good week would look like, and compare it with ${scene.bit}.`];
}

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
