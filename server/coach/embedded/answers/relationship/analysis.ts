import type { RelationshipAnalysisResult } from '#contract/coach.ts';
import { balanced, NO_BALANCE } from '#server/coach/embedded/answers/balance.ts';
import { sceneOf } from '#server/coach/embedded/answers/chat/scene.ts';
import { evidenceOf } from '#server/coach/embedded/answers/evidence.ts';
import { noticeOf } from '#server/coach/embedded/answers/notices.ts';
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
  { description }: Input<'relationshipAnalysis'>,
  standing: Standing,
  context: Context,
): RelationshipAnalysisResult {
  const seen = understand(description);
  if (standing.level >= 2) return unsafe(seen, standing, context);
  const { strengths, strains } = signalsIn(seen.line);
  const tendency = attachmentIn(seen.line);
  const scene = sceneOf(seen, null);
  const about = (one: Signal) => ({ who: scene.who, bit: around(seen, one) });
  const [good, hard] = [distinct(strengths), distinct(strains)];
  const sign = tendency.evidence[0];
  return {
    overallHealth: healthOf(seen, good.length, hard.length, standing),
    communicationStyle: styleOf(seen, hard, scene.q),
    attachmentStyle: filled(STYLES[tendency.label], { bit: sign ? around(seen, sign) : scene.q }),
    strengths: good.slice(0, 4).map((one) => filled(STRENGTHS[one.kind as keyof typeof STRENGTHS], about(one))),
    areasForGrowth: hard.slice(0, 4).map((one) => filled(STRAINS[one.kind as Strain], about(one))),
    recommendations: advice(hard, about, scene, standing),
    attachment: { label: tendency.label, evidence: evidenceOf(seen.text, tendency.evidence) },
    balance: balanced(standing, () => ({
      otherPerspective: `Told by ${scene.who}, ${scene.bit} might begin at another point, and some of it might be true as well.`,
      ownPart: `Ask yourself what you do, without meaning to, that makes ${scene.bit} more likely.`,
      assumptionsToCheck: [`That ${scene.who} knows what ${scene.bit} means to you.`],
      oneRepairStep: `Tell ${scene.who} one thing you are glad of before you bring up ${scene.bit}.`,
    })),
    notice: noticeOf(seen),
  };
}

const distinct = (all: readonly Signal[]) =>
  all.filter(({ kind }, i) => all.findIndex((one) => one.kind === kind) === i);

/** The clause around a sign, in quotation marks. */
function around({ line, text }: Understood, { from }: Pick<Signal, 'from'>): string {
  const { reading } = line;
  const at = reading.tokens.findIndex((token) => token.from >= from);
  const clause = reading.clauses[reading.clauseAt[at] ?? -1];
  if (!clause) return quoted(text, 7);
  const said = text.slice(reading.tokens[clause.first]?.from ?? 0, reading.tokens[clause.end - 1]?.to ?? 0);
  return quoted(said.replace(/^(?:and|but|so|because|,|\s)+/i, ''), 9);
}

/** 0 to 10 from what is named on both sides; the middle where little is said. */
function healthOf({ sentiment, unread }: Understood, good: number, hard: number, { level }: Standing): number {
  if (unread) return 5;
  const balance = (good - hard) / Math.max(2, good + hard);
  const score = 5.2 + 3 * balance + 1.2 * sentiment - (level > 0 ? 2 : 0);
  return Math.round(Math.min(9.5, Math.max(1, score)) * 10) / 10;
}

const WAYS: readonly (readonly [way: string, kinds: readonly Strain[]])[] = [
  ['One pursues and one steps back', ['distance', 'conflict']],
  ['Reproaches come before wishes', ['criticism']],
  ['Much stays unsaid', ['distance']],
  ['Much stays unheard', ['unheard']],
  ['Open and heated', ['conflict']],
];

function styleOf({ topics }: Understood, hard: readonly Signal[], q: string): string {
  const kinds = new Set(hard.map(({ kind }) => kind));
  const way = WAYS.find(([, all]) => all.every((kind) => kinds.has(kind)))?.[0];
  const calm = topics.includes('listening')
    ? 'You pay attention to how you talk'
    : 'Mostly calm, as far as it can be told';
  return `${way ?? calm}, going by ${q}.`;
}

type About = (one: Signal) => { who: string; bit: string };

function advice(
  hard: readonly Signal[],
  about: About,
  scene: ReturnType<typeof sceneOf>,
  { level }: Standing,
): string[] {
  if (level > 0) return [`Talk about ${scene.bit} with somebody you trust before you decide anything.`];
  const steps = hard.slice(0, 3).map((one) => filled(STEPS[one.kind as Strain], about(one)));
  const keep = `Once this week, tell ${scene.who} something you value, as concretely as you wrote ${scene.bit}.`;
  return steps.length
    ? [...steps, keep]
    : [keep, `Ask ${scene.who} what a good week would look like, and compare it with ${scene.q}.`];
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
