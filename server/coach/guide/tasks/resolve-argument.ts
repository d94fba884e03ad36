import type { Situation } from '#server/coach/guide/content.ts';
import { contentOf } from '#server/coach/guide/library.ts';
import { helps, hurts } from '#server/coach/guide/moves.ts';
import { NO_BALANCE, noticeOf, plainWords } from '#server/coach/guide/notices.ts';
import { cardWords } from '#server/coach/guide/safety-words.ts';
import { clipped, listed } from '#server/coach/guide/sentences.ts';
import { situationIn } from '#server/coach/guide/story-of.ts';
import { type Line, linesIn } from '#server/coach/guide/tasks/argument-lines.ts';
import type { Context } from '#server/coach/port.ts';
import type { Input, Output } from '#server/coach/tasks/tasks.ts';
import { policyOf } from '#server/safety/policy.ts';
import type { Standing } from '#server/safety/standing.ts';

const WEIGHT: Record<string, number> = {
  contempt: 3,
  stonewalling: 2,
  guilt_trip: 2,
  criticism: 2,
  defensiveness: 1.5,
  demand: 1.5,
};
const TOLD = 'It’s told rather than written line by line, so I can’t see who said what.';
const TIPS = [
  'Start with what happened and what you’d like, not with what’s wrong with the other one.',
  'Agree on a word for a break and on a time to come back.',
  'Own one small part before you explain.',
];
const wordsOf = (move: string) => contentOf('moves').find(({ id }) => id === move);
const quoted = (text: string) => `“${clipped(text, 16)}”`;
const round = (value: number) => Math.round(value * 10) / 10;
const one = <Item>(all: readonly Item[]) => [...new Set(all)];

const HOW_SCORED = {
  severityScore:
    'From what each line does, on average: contempt weighs most, then shutting down, guilt and criticism; lines that reach out or ask weigh against it.',
  resolutionScore:
    'The other way around: it rises with lines that reach out or ask, and falls with lines that could hurt.',
};
const UNKNOWN = { severityScore: TOLD, resolutionScore: TOLD };

/** How heated it is and how near to a way out, from what the lines do; what is only told says neither. */
function scoresOf(lines: readonly Line[]) {
  if (lines.length === 0) return { severityScore: null, resolutionScore: null, reasons: UNKNOWN };
  const heat = lines.reduce((sum, { move }) => sum + (WEIGHT[move] ?? (hurts(move) ? 1 : 0)), 0) / lines.length;
  const warmth = lines.filter(({ move }) => helps(move) || move === 'request').length / lines.length;
  const severityScore = round(Math.max(1, Math.min(10, 2 + 3.2 * heat - 1.5 * warmth)));
  const resolutionScore = round(Math.max(1, Math.min(10, 7.5 - 1.8 * heat + 3 * warmth)));
  return { severityScore, resolutionScore, reasons: HOW_SCORED };
}

const partiesIn = (lines: readonly Line[], given: readonly string[]) => {
  const spoken = one(lines.map(({ party }) => party));
  const named = given.map((name) => clipped(plainWords(name), 6)).filter(Boolean);
  if (spoken.length > 0) return spoken;
  // Whoever names one names the other one.
  return named.length > 1 ? named : ['Me', named[0] ?? 'The other person'];
};

/** The talk again, each line that hurt set out anew: where only its speaker knows, with a blank. */
const again = (lines: readonly Line[]) =>
  lines.map(({ party, text, move }) => `${party}: ${(hurts(move) && wordsOf(move)?.repair) || text}`).join('\n');

const byParty = (parties: readonly string[], of: (party: string) => readonly string[]) =>
  Object.fromEntries(parties.map((party) => [party, [...of(party)]]));

function analysisOf(lines: readonly Line[], parties: readonly string[], found: Situation | undefined) {
  const hard = lines.filter(({ move }) => hurts(move));
  const moves = one(hard.map(({ move }) => wordsOf(move)?.name ?? move));
  return {
    conflictType: found?.title ?? 'Not clear from these words',
    underlyingIssue: found
      ? found.views[0]
      : 'Not clear from these words. Each of you could say in one sentence what you want.',
    relationshipPattern:
      moves.length > 0 ? `What comes up: ${listed(moves)}.` : 'No line here was clearly an attack or a retreat.',
    coreEmotionalNeeds: byParty(parties, () => ['To be asked: “What do you need from me right now?”']),
    repairLanguage: byParty(parties, (party) =>
      one(hard.filter((line) => line.party === party).flatMap(({ move }) => wordsOf(move)?.repair || [])),
    ),
    rootCauses: found ? [...found.views] : [],
    emotionalTriggers: hard.slice(0, 4).map(({ text }) => quoted(text)),
    communicationBreakdowns: hard
      .slice(0, 6)
      .map(({ party, text, move }) => `${party}, ${quoted(text)}: ${wordsOf(move)?.name ?? move}`),
  };
}

const improvementsOf = (lines: readonly Line[], parties: readonly string[]) =>
  Object.fromEntries(
    parties.map((party) => {
      const hard = lines.filter((line) => line.party === party && hurts(line.move));
      const whatToImprove = hard.slice(0, 3).map(({ text, move }) => `${quoted(text)}: ${wordsOf(move)?.name ?? move}`);
      const howToImprove = one(hard.flatMap(({ move }) => wordsOf(move)?.helps ?? []));
      return [
        party,
        {
          whatToImprove,
          howToImprove: howToImprove.length > 0 ? howToImprove : ['Say back what you heard before you answer.'],
        },
      ];
    }),
  );

/** What each line does with its evidence, and for each party what helped and what to try. Nobody wins. */
export async function resolveArgument(
  { originalConversation, partiesInvolved }: Input<'resolveArgument'>,
  standing: Standing,
  context: Context,
): Promise<Output<'resolveArgument'>> {
  const policy = policyOf(standing);
  const lines = policy.coach === 'card' ? [] : await linesIn(originalConversation);
  const parties = partiesIn(lines, partiesInvolved);
  const found = policy.coach === 'card' || !policy.tellBack ? undefined : situationIn(originalConversation);
  const well = lines.filter(({ move }) => helps(move) || move === 'request');
  const result = {
    analysis: analysisOf(lines, parties, found),
    ...scoresOf(lines),
    resolvedConversation: again(lines),
    improvements: policy.ownPart ? improvementsOf(lines, parties) : {},
    whatWentWell: byParty(parties, (party) =>
      well
        .filter((line) => line.party === party)
        .slice(0, 3)
        .map(({ text, move }) => `${quoted(text)}: ${wordsOf(move)?.name ?? move}`),
    ),
    ...(policy.ownPart && found && { proposedCompromise: `Could we ${found.ask}?` }),
    preventionTips: policy.ownPart ? [...TIPS] : [],
    notice: noticeOf(originalConversation, standing),
  };
  if (policy.coach === 'card') return { ...result, summary: cardWords(standing, context), balance: NO_BALANCE };
  const hard = lines.filter(({ move }) => hurts(move)).length;
  const seen =
    lines.length > 0
      ? `${hard} of ${lines.length} lines could hurt, ${well.length} ${well.length === 1 ? 'reaches out or asks' : 'reach out or ask'}.`
      : TOLD;
  return {
    ...result,
    summary: [found ? `This looks like ${found.title}.` : '', seen, 'Who’s right isn’t something I can tell.']
      .filter(Boolean)
      .join(' '),
    balance: policy.ownPart
      ? {
          otherPerspective:
            found?.views[1] ?? 'Each side usually knows what it meant and only hears what the other one said.',
          ownPart: 'Each of you can change the next first sentence, whoever started this time.',
          assumptionsToCheck: [found?.apart ?? 'What did you think the other one meant by it?'],
          oneRepairStep: found?.step ?? 'Tell the other one a single thing you’d say differently today.',
        }
      : NO_BALANCE,
  };
}
