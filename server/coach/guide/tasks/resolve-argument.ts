import { phrase } from '#server/coach/guide/library.ts';
import { NO_BALANCE, noticeOf, plainWords } from '#server/coach/guide/notices.ts';
import { cardWords } from '#server/coach/guide/safety-words.ts';
import { clipped } from '#server/coach/guide/sentences.ts';
import { type Line, linesIn } from '#server/coach/guide/tasks/argument-lines.ts';
import type { Context } from '#server/coach/port.ts';
import type { Input, Output } from '#server/coach/tasks/tasks.ts';
import { policyOf } from '#server/safety/policy.ts';
import type { Standing } from '#server/safety/standing.ts';

/** Of the lines, so many have to be changed for a talk told anew. */
const MANY = 0.5;
/** What holds in any argument between people who are safe with each other: each is asked the same. */
const BALANCE = {
  ...NO_BALANCE,
  otherPerspective: 'Each of you may have wanted to be heard on something else: ask before you answer.',
  ownPart: 'Each of you can change the next first sentence, whoever started this time.',
};
const balanceAt = ({ ownPart, coach }: ReturnType<typeof policyOf>) =>
  ownPart && coach !== 'card' ? BALANCE : NO_BALANCE;
const quoted = (text: string) => `“${clipped(text, 40)}”`;
const once = <Item>(all: readonly Item[]) => [...new Set(all)];
const named = (line: Line) => `${quoted(line.text)}: ${line.move?.name}`;

function partiesIn(lines: readonly Line[], given: readonly string[]): string[] {
  const spoken = once(lines.map(({ party }) => party));
  const named = given.map((name) => clipped(plainWords(name), 6)).filter(Boolean);
  if (spoken.length > 0) return spoken;
  // Whoever names one names the other one.
  return named.length > 1 ? named : ['Me', named[0] ?? 'The other person'];
}

/** Lines that surely hurt, with another way to say them, and lines that surely reach out. Nothing else is said. */
export async function resolveArgument(
  { originalConversation, partiesInvolved }: Input<'resolveArgument'>,
  standing: Standing,
  context: Context,
): Promise<Output<'resolveArgument'>> {
  const policy = policyOf(standing);
  const isCard = policy.coach === 'card';
  const written = await linesIn(originalConversation);
  const parties = partiesIn(written, partiesInvolved);
  const lines = isCard ? [] : written;
  const [hard, well] = [true, false].map((isHard) => lines.filter(({ move }) => move?.isHard === isHard)) as [
    Line[],
    Line[],
  ];
  const repairs = (party: string) =>
    once(hard.filter((line) => line.party === party).flatMap(({ move }) => move?.repair || []));
  const each = <Value>(who: readonly string[], of: (party: string) => Value) =>
    Object.fromEntries(who.map((party) => [party, of(party)]));
  const hurting = parties.filter((party) => hard.some((line) => line.party === party));
  const noNumber = phrase(isCard ? 'firstSafe' : 'noNumber');
  const open = lines.length - hard.length - well.length;
  const seen = [
    hard.length > 0 ? `Hard to hear: ${hard.length} of ${lines.length} lines.` : '',
    well.length > 0 ? `Reaching out or asking: ${well.length}.` : '',
    open > 0 ? `Not clear from the words alone: ${open}.` : '',
    'Who’s right isn’t something I can tell.',
  ].filter(Boolean);
  return {
    analysis: {
      conflictType: 'Not named by words alone',
      underlyingIssue: 'That isn’t in the words.',
      relationshipPattern: 'One talk isn’t a pattern.',
      coreEmotionalNeeds: {},
      repairLanguage: each(hurting, repairs),
      rootCauses: [],
      emotionalTriggers: [],
      communicationBreakdowns: hard.slice(0, 6).map((line) => `${line.party}, ${named(line)}`),
    },
    ...{ severityScore: null, resolutionScore: null },
    reasons: { severityScore: noNumber, resolutionScore: noNumber },
    resolvedConversation:
      hard.length > 0 && hard.length >= lines.length * MANY
        ? lines.map(({ party, text, move }) => `${party}: ${move?.repair || text}`).join('\n')
        : '',
    improvements: policy.ownPart
      ? each(hurting, (party) => {
          const own = hard.filter((line) => line.party === party);
          return {
            whatToImprove: own.slice(0, 3).map(named),
            howToImprove: once(own.flatMap(({ move }) => move?.helps || [])),
          };
        })
      : {},
    whatWentWell: each(parties, (party) => well.filter((line) => line.party === party).map(named)),
    preventionTips: [],
    notice: noticeOf(originalConversation, standing),
    summary: isCard
      ? cardWords(standing, context)
      : hard.length + well.length > 0
        ? seen.join(' ')
        : phrase(policy.ownPart ? 'argumentUnread' : 'argumentUnreadCareful'),
    balance: balanceAt(policy),
  };
}
