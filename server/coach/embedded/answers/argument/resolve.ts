import type { ArgumentResolution } from '#contract/coach.ts';
import { type Dispute, disputeIn, type Turn } from '#server/coach/embedded/answers/argument/parties.ts';
import { heatOf } from '#server/coach/embedded/answers/argument/score.ts';
import { unsafeArgument } from '#server/coach/embedded/answers/argument/unsafe.ts';
import { ADVICE, type Advice, WELL } from '#server/coach/embedded/answers/argument/words.ts';
import { balanced } from '#server/coach/embedded/answers/balance.ts';
import { noticeOf } from '#server/coach/embedded/answers/notices.ts';
import { slotsOf } from '#server/coach/embedded/answers/slots.ts';
import { aboutOf, instead } from '#server/coach/embedded/answers/soften.ts';
import { filled } from '#server/coach/embedded/say/fill.ts';
import { listed, untagged } from '#server/coach/embedded/say/words.ts';
import { topics } from '#server/coach/embedded/understand/topics.ts';
import { type Understood, understand, understandPart } from '#server/coach/embedded/understand/understand.ts';
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
  const about = aboutOf(seen);
  const topic = topics[understandPart(`${seen.text}\n${input.context}`).topics[0] ?? 'listening'];
  const { severity, resolution } = heatOf(dispute);
  const safe = standing.level === 0;
  const parties = dispute.parties.map((party) => sideOf(dispute, party, about, topic.needs));
  const each = <T>(of: (side: Side) => T) => Object.fromEntries(parties.map((side) => [side.party, of(side)]));
  const slots = slotsOf(seen);
  return {
    analysis: {
      conflictType: topic.type,
      underlyingIssue: `Under ${slots.q} lies the question of ${topic.needs[0]}: can each count on it when it comes to ${about}?`,
      relationshipPattern: patternOf(dispute, about),
      coreEmotionalNeeds: each(({ needs }) => needs),
      repairLanguage: each(({ repairs }) => repairs),
      rootCauses: causes(parties, about),
      emotionalTriggers: parties.flatMap(({ triggers }) => triggers).slice(0, 4),
      communicationBreakdowns: parties.flatMap(({ what, party }) => what.map((one) => `${party}: ${one}`)).slice(0, 6),
    },
    severityScore: severity,
    resolutionScore: resolution,
    resolvedConversation: rewritten(dispute, about),
    improvements: each(({ what, how }) => ({ whatToImprove: safe ? what : [], howToImprove: safe ? how : [] })),
    whatWentWell: each(({ well }) => well),
    ...(safe && { proposedCompromise: `About ${about}: ${topic.deal}.` }),
    preventionTips: [
      `Bring up ${about} when nobody is tired or in a hurry, and one thing at a time.`,
      `When it gets sharp about ${about}, either of you may call a break of twenty minutes and names the time to go on.`,
    ],
    summary: summed(dispute, about, severity),
    balance: balanced(standing, () => ({
      otherPerspective: `Seen from outside, ${listed(dispute.parties.map(within))} each had a reason for their words about ${about}, and each reason can be understood.`,
      ownPart: `Each of you can change the next talk about ${about} alone, by changing your own first sentence.`,
      assumptionsToCheck: [`That the other meant ${slots.bit} the way it was heard.`],
      oneRepairStep: `One of you writes: I do not want to win about ${about}, I want us to understand each other.`,
    })),
    notice: noticeOf(seen),
  };
}

type Side = {
  party: string;
  needs: string[];
  what: string[];
  how: string[];
  repairs: string[];
  well: string[];
  triggers: string[];
  causes: string[];
};

function sideOf({ turns }: Dispute, party: string, about: string, wanted: readonly string[]): Side {
  const own = turns.filter((turn) => turn.party === party);
  const hard = own.flatMap((turn) => {
    const advice = ADVICE[turn.seen.moves.label];
    return advice ? [{ advice, turn }] : [];
  });
  const fill = (of: keyof Advice) =>
    [...new Set(hard.map(({ advice, turn }) => filled(advice[of], of === 'need' ? {} : named(turn, about))))].slice(
      0,
      3,
    );
  const needs = [...new Set([...wanted, ...hard.map(({ advice }) => advice.need)])].slice(0, 4);
  const well = own.flatMap((turn) => {
    const good = WELL[turn.seen.moves.label];
    return good ? [filled(good, named(turn, about))] : [];
  });
  return {
    party,
    needs,
    what: hard.length ? fill('what') : [`Saying earlier what ${about} means, before it piles up.`],
    how: hard.length
      ? fill('how')
      : [`Say in one sentence what you need about ${about}, and ask for the same from the other side.`],
    repairs: hard.length ? fill('repair') : [`“I would like to understand what ${about} is like for you.”`],
    well: well.length ? well.slice(0, 3) : [`${party} stayed in the talk about ${about}, and that can be built on.`],
    triggers: hard.slice(0, 2).map(({ turn }) => `${party} was likely touched off around ${slotsOf(turn.seen).bit}.`),
    causes: fill('cause'),
  };
}

const named = ({ seen }: Turn, whole: string) => {
  const { bit } = slotsOf(seen);
  return { bit, single: bit.replace('“', '‘').replace('”', '’'), about: seen.detail.thing ? aboutOf(seen) : whole };
};

const causes = (sides: readonly Side[], about: string) => {
  const all = [...new Set(sides.flatMap((side) => side.causes))].slice(0, 4);
  return all.length ? all : [`The wish behind ${about} was not said before the quarrel began.`];
};

function patternOf({ turns, parties }: Dispute, about: string): string {
  const has = (...labels: string[]) => turns.some(({ seen }) => labels.includes(seen.moves.label));
  const names = listed(parties);
  if (has('demand', 'criticism') && has('stonewalling', 'withdraw'))
    return `Pursue and withdraw: the more one presses about ${about}, the more the other closes.`;
  if (has('criticism', 'contempt') && has('defensiveness'))
    return `Attack and defend: reproach about ${about} meets justification, and nobody feels heard.`;
  if (has('contempt')) return `Hurting back: about ${about} the tone became the quarrel.`;
  if (has('repair', 'appreciation')) return `Rupture and repair: ${names} found a way back about ${about}.`;
  return `Talking past each other: ${names} speak about ${about} and mean different things by it.`;
}

/** The same talk, each hard line said so that it can be heard; the others as they were. */
function rewritten({ turns, told }: Dispute, about: string): string {
  const lines = turns.map(({ party, text, seen }) => {
    const said = instead(seen, seen.detail.thing ? aboutOf(seen) : about);
    if (told)
      return party === 'You'
        ? `You: ${said ?? owned(seen, about)}`
        : `${party}: I would like to tell you how I saw ${about}, and hear you as well.`;
    return `${party}: ${said ?? untagged(text).trim()}`;
  });
  return [...new Set(lines)].join('\n');
}

const owned = (seen: Understood, about: string) =>
  seen.sentiment < 0
    ? `I was upset about ${about}, and I do not like how I showed it.`
    : `I would like to talk about ${about} with you.`;

/** "Your wife" inside of a sentence. */
const within = (party: string) => party.replace(/^(Your?|The)\b/, (word) => word.toLowerCase());

function summed({ parties }: Dispute, about: string, severity: number): string {
  const heat = severity >= 6 ? 'It got hot' : severity >= 4 ? 'It got tense' : 'It stayed fairly calm';
  return `${heat} between ${listed(parties.map(within))} about ${about}. Why this approach works: it takes the blame out of ${about}, leaves the wish in, and gives each of you something to do.`;
}
