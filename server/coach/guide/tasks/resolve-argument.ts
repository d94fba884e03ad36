import { phrase, phrases, textWords } from '#server/coach/guide/library.ts';
import { NO_BALANCE, noticeOf, plainWords } from '#server/coach/guide/notices.ts';
import { cardWords } from '#server/coach/guide/safety-words.ts';
import { clipped } from '#server/coach/guide/sentences.ts';
import { type Line, linesIn } from '#server/coach/guide/tasks/argument-lines.ts';
import type { Context } from '#server/coach/port.ts';
import type { TextKind } from '#server/coach/reading/texts.ts';
import type { Input, Output } from '#server/coach/tasks/tasks.ts';
import { policyOf } from '#server/safety/policy.ts';
import type { Standing } from '#server/safety/standing.ts';

const WEIGHT: Partial<Record<TextKind, number>> = { insult: 3, demand: 1.5, defending: 1 };
const USUAL_WEIGHT = 2;
const TOLD = 'It’s told rather than written line by line, so I can’t see who said what.';
const BALANCE = {
  otherPerspective: 'Each side usually knows what it meant and only hears what the other one said.',
  ownPart: 'Each of you can change the next first sentence, whoever started this time.',
  assumptionsToCheck: ['What did you think the other one meant by it?'],
  oneRepairStep: 'Tell the other one a single thing you’d say differently today.',
};
const HARD = { name: 'hard to hear', helps: 'Say what happened and what you want, one thing at a time.' };
const quoted = (text: string) => `“${clipped(text, 16)}”`;
const round = (value: number) => Math.round(value * 10) / 10;
const once = <Item>(all: readonly Item[]) => [...new Set(all)];

const because = (why: string) => ({
  ...{ severityScore: null, resolutionScore: null },
  reasons: { severityScore: why, resolutionScore: why },
});
const SO_MANY_CLEAR = 0.5;

/** How heated it is and how near to a way out; too few clear lines say neither. */
function scoresOf(lines: readonly Line[]) {
  if (lines.length === 0) return because(TOLD);
  const clear = lines.filter(({ isHard, kind }) => isHard || kind);
  if (clear.length < lines.length * SO_MANY_CLEAR)
    return because('Fewer than half of the lines are clear from their words, so a number would be a guess.');
  const hard = clear.filter(({ isHard }) => isHard);
  const heat = hard.reduce((sum, { kind }) => sum + ((kind && WEIGHT[kind]) ?? USUAL_WEIGHT), 0) / lines.length;
  const warmth = (clear.length - hard.length) / lines.length;
  const within = (score: number) => round(Math.max(1, Math.min(10, score)));
  return {
    severityScore: within(2 + 3.2 * heat - 1.5 * warmth),
    resolutionScore: within(7.5 - 1.8 * heat + 3 * warmth),
    reasons: { severityScore: phrase('howHeated'), resolutionScore: phrase('howNear') },
  };
}

function partiesIn(lines: readonly Line[], given: readonly string[]): string[] {
  const spoken = once(lines.map(({ party }) => party));
  const named = given.map((name) => clipped(plainWords(name), 6)).filter(Boolean);
  if (spoken.length > 0) return spoken;
  // Whoever names one names the other one.
  return named.length > 1 ? named : ['Me', named[0] ?? 'The other person'];
}

const wordsFor = ({ kind }: Line) => (kind ? textWords(kind) : HARD);
const repairFor = ({ kind }: Line) =>
  (kind && textWords(kind).repair) || 'Let me say that again: what I’d like is ____.';
const named = (line: Line) => `${quoted(line.text)}: ${wordsFor(line).name}`;

/** What each line surely does, and for each party what helped and what to try. What is not sure stays unsaid; nobody wins. */
export async function resolveArgument(
  { originalConversation, partiesInvolved }: Input<'resolveArgument'>,
  standing: Standing,
  context: Context,
): Promise<Output<'resolveArgument'>> {
  const policy = policyOf(standing);
  const isCard = policy.coach === 'card';
  const lines = isCard ? [] : await linesIn(originalConversation);
  const parties = partiesIn(lines, partiesInvolved);
  const hard = lines.filter(({ isHard }) => isHard);
  const well = lines.filter(({ isHard, kind }) => !isHard && kind);
  const each = <Value>(of: (isTheirs: (line: Line) => boolean) => Value) =>
    Object.fromEntries(parties.map((party) => [party, of((line) => line.party === party)]));
  const open = lines.length - hard.length - well.length;
  const seen = [
    hard.length > 0 ? `Hard to hear: ${hard.length} of ${lines.length} lines.` : '',
    well.length > 0 ? `Reaching out or asking: ${well.length}.` : '',
    open > 0 ? `Not clear from the words alone: ${open}.` : '',
  ].filter(Boolean);
  return {
    analysis: {
      conflictType: 'Not named by words alone',
      underlyingIssue: 'That isn’t in the words. Each of you could say in one sentence what you want.',
      relationshipPattern: 'One talk isn’t a pattern. If it comes back, look at the words just before it.',
      coreEmotionalNeeds: each(() => ['To be asked: “What do you need from me right now?”']),
      repairLanguage: each((isTheirs) => once(hard.filter(isTheirs).map(repairFor))),
      rootCauses: [],
      emotionalTriggers: hard.slice(0, 4).map(({ text }) => quoted(text)),
      communicationBreakdowns: hard.slice(0, 6).map((line) => `${line.party}, ${named(line)}`),
    },
    ...scoresOf(lines),
    resolvedConversation: lines.map((line) => `${line.party}: ${line.isHard ? repairFor(line) : line.text}`).join('\n'),
    improvements: policy.ownPart
      ? each((isTheirs) => {
          const own = hard.filter(isTheirs);
          const how = once(own.map((line) => wordsFor(line).helps));
          return {
            whatToImprove: own.slice(0, 3).map(named),
            howToImprove: how.length > 0 ? how : ['Say back what you heard before you answer.'],
          };
        })
      : {},
    whatWentWell: each((isTheirs) => well.filter(isTheirs).slice(0, 3).map(named)),
    preventionTips: policy.ownPart ? phrases('argumentTips') : [],
    notice: noticeOf(originalConversation, standing),
    summary: isCard
      ? cardWords(standing, context)
      : [...(lines.length > 0 ? seen : [TOLD]), 'Who’s right isn’t something I can tell.'].join(' '),
    balance: policy.ownPart && !isCard ? BALANCE : NO_BALANCE,
  };
}
