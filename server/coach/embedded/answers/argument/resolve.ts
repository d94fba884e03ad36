import type { ArgumentResolution } from '#contract/coach.ts';
import { type Line, linesOf, rewritten } from '#server/coach/embedded/answers/argument/lines.ts';
import { matterOf } from '#server/coach/embedded/answers/argument/matter.ts';
import { type Dispute, disputeIn } from '#server/coach/embedded/answers/argument/parties.ts';
import { heatOf } from '#server/coach/embedded/answers/argument/score.ts';
import { bestOf, hardIn, pointOf, q, type Side, sideOf } from '#server/coach/embedded/answers/argument/sides.ts';
import { tipsFor } from '#server/coach/embedded/answers/argument/tips.ts';
import { unsafeArgument } from '#server/coach/embedded/answers/argument/unsafe.ts';
import { balanced } from '#server/coach/embedded/answers/balance.ts';
import { noticeOf } from '#server/coach/embedded/answers/notices.ts';
import { listed } from '#server/coach/embedded/say/words.ts';
import { topics } from '#server/coach/embedded/understand/topics.ts';
import { understand, understandPart } from '#server/coach/embedded/understand/understand.ts';
import type { Context, Standing } from '#server/coach/port.ts';
import type { Input } from '#server/coach/tasks/tasks.ts';

/** A quarrel read for both sides: nobody wins it, both can do something. */
export function resolveArgument(
  input: Input<'resolveArgument'>,
  standing: Standing,
  context: Context,
): ArgumentResolution {
  const seen = understand(input.originalConversation);
  const dispute = disputeIn(seen, input.partiesInvolved);
  if (standing.level >= 2) return unsafeArgument(dispute, standing, context);
  const topic =
    topics[(input.context ? understandPart(`${seen.text}\n${input.context}`) : seen).topics[0] ?? 'listening'];
  const about = matterOf(dispute, topic.matter);
  const lines = linesOf(dispute, about);
  const { severity, resolution } = heatOf(dispute);
  const safe = standing.level === 0;
  const sides = dispute.parties.map((party, at) => sideOf(lines, party, topic.needs[at % topic.needs.length] ?? ''));
  const each = <T>(of: (side: Side) => T) => Object.fromEntries(sides.map((side) => [side.party, of(side)]));
  return {
    analysis: {
      conflictType: topic.type,
      underlyingIssue: underlying(sides, lines),
      relationshipPattern: patternOf(dispute, lines),
      coreEmotionalNeeds: each(({ needs }) => needs),
      repairLanguage: each(({ repairs }) => repairs),
      rootCauses: causes(sides, about),
      emotionalTriggers: triggersIn(lines),
      communicationBreakdowns: sides
        .flatMap(({ what, party }) => (hardIn(lines, party).length ? what.map((one) => `${party}: ${one}`) : []))
        .slice(0, 6),
    },
    severityScore: severity,
    resolutionScore: resolution,
    resolvedConversation: rewritten(lines, dispute, about, seen.seed),
    improvements: each(({ what, how }) => ({ whatToImprove: safe ? what : [], howToImprove: safe ? how : [] })),
    whatWentWell: each(({ well }) => well),
    ...(safe && { proposedCompromise: compromise(lines, about, topic.deal) }),
    preventionTips: tipsFor(dispute, lines, about),
    summary: summed(dispute, lines, about, severity),
    balance: balanced(standing, () => balanceOf(dispute, lines, about)),
    notice: noticeOf(seen),
  };
}

/** "Your wife" inside of a sentence. */
const within = (party: string) => party.replace(/^(Your?|The)\b/, (word) => word.toLowerCase());
const has = (party: string) => (party === 'You' ? 'You have' : `${party} has`);
const spoken = (lines: readonly Line[], party: string) =>
  hardIn(lines, party)[0]?.was ?? lines.filter((line) => line.party === party).map(pointOf)[0];

function underlying(sides: readonly Side[], lines: readonly Line[]): string {
  const said = sides.flatMap(({ party, needs }) => {
    const words = spoken(lines, party);
    return words && needs[0] ? [`${needs[0]} for ${within(party)} (${q(words)})`] : [];
  });
  return `It seems to be about more than the words: ${listed(said)}.`;
}

function balanceOf({ parties }: Dispute, lines: readonly Line[], about: string) {
  const [one = '', two = ''] = parties;
  const [mine, theirs] = [spoken(lines, one), spoken(lines, two)];
  return {
    otherPerspective: `${has(one)} a reason for ${mine ? q(mine) : 'their words'}, and ${within(has(two))} one for ${theirs ? q(theirs) : 'theirs'}; both can be understood.`,
    ownPart: `Each of you can change the next talk about ${about} alone, by changing your own first sentence.`,
    assumptionsToCheck: [
      theirs ? `That ${q(theirs)} was meant the way it was heard.` : `That both mean the same by ${about}.`,
    ],
    oneRepairStep: `One of you writes: “I do not want to win about ${about}. I want us to understand each other.”`,
  };
}

const causes = (sides: readonly Side[], about: string) => {
  const all = [...new Set(sides.flatMap((side) => side.causes))].slice(0, 4);
  return all.length ? all : [`What each of you would like with ${about} was not said in so many words.`];
};

/** A hard line and what it set off. */
function triggersIn(lines: readonly Line[]): string[] {
  const found = lines.flatMap((line, at) => {
    const next = lines.slice(at + 1).find((one) => one.party !== line.party);
    const hard = line.parts.findLast((part) => part.hard);
    if (!hard || !next) return [];
    return [
      `${q(line.isSpeech && line.was.includes(hard.was) ? hard.was : line.was)} set off ${q(pointOf(next))} from ${within(next.party)}.`,
    ];
  });
  return [...new Set(found)].slice(0, 4);
}

function patternOf({ turns, parties }: Dispute, lines: readonly Line[]): string {
  const does = (...labels: string[]) => {
    const at = turns.findIndex(({ seen }) => labels.includes(seen.moves.label));
    const line = lines[at];
    return line && pointOf(line);
  };
  const [press, close] = [does('demand', 'criticism', 'contempt'), does('stonewalling', 'withdraw')];
  const [defends, mends] = [does('defensiveness'), does('repair', 'appreciation')];
  if (press && close) return `Pursue and withdraw: after words like ${q(press)}, ${q(close)} closes the door.`;
  if (press && defends) return `Attack and defend: ${q(press)} meets ${q(defends)}, and nobody feels heard.`;
  if (mends) return `Rupture and repair: ${q(mends)} shows a way back.`;
  const [first, second] = parties.map((party) => spoken(lines, party));
  return first && second
    ? `Talking past each other: ${q(first)} and ${q(second)} answer different questions.`
    : 'One side of it is told here, and the other would tell it in another way.';
}

const OFFERS =
  /\b(?:give me until|I(?:'ll| will| could| can) (?!not\b)\w+|I already booked|let's|let us|we could|how about|would love to|can we)\b/i;
function compromise(lines: readonly Line[], about: string, deal: string): string {
  const offer = lines
    .flatMap(({ parts, party }) =>
      parts.filter(({ was, hard }) => !hard && OFFERS.test(was)).map(({ was }) => ({ party, was })),
    )
    .at(-1);
  return offer
    ? `Take up what ${within(offer.party)} said, ${q(offer.was)}, and put a day to it. About ${about} besides: ${deal}.`
    : `About ${about}: ${deal}.`;
}

function summed({ parties }: Dispute, lines: readonly Line[], about: string, severity: number): string {
  const heat = severity >= 6 ? 'It got hot' : severity >= 4 ? 'It got tense' : 'It stayed fairly calm';
  const better = bestOf(lines);
  const why = better
    ? `Why this approach works: “${better.how}” keeps what ${q(better.line.isSpeech && better.line.was.includes(better.part.was) ? better.part.was : better.line.was)} is about, and can be answered.`
    : `Why this approach works: each of you says what ${about} is like, and nobody has to be right.`;
  return `${heat} between ${listed(parties.map(within))} about ${about}. ${why}`;
}
