import { phrase } from '#server/coach/guide/library.ts';
import { NO_BALANCE, noticeOf, plainWords } from '#server/coach/guide/notices.ts';
import { cardWords } from '#server/coach/guide/safety-words.ts';
import { clipped, listed } from '#server/coach/guide/sentences.ts';
import { type Line, linesIn, THREAT, topicIn, UNSAFE } from '#server/coach/guide/tasks/argument-lines.ts';
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

const by = ({ party }: Line) => party;
/** How much of it is clear; where nothing is, what to go on with. */
function summaryOf(lines: readonly Line[], topic: string | undefined, isForBoth: boolean): string {
  const about = topic ? `It was about “${topic}.” ` : '';
  const hard = lines.filter(({ move }) => move?.isHard).length;
  const well = lines.filter(({ move }) => move && !move.isHard).length;
  const wishing = once(lines.filter(({ wishes }) => wishes.length > 0).map(by));
  const open = lines.filter(({ move, wishes }) => !move && wishes.length === 0).length;
  if (open === lines.length) return about + phrase(isForBoth ? 'argumentUnread' : 'argumentUnreadCareful');
  const seen = [
    hard > 0 ? `Hard to hear: ${hard} of ${lines.length} lines.` : '',
    well > 0 ? `Reaching out or asking: ${well}.` : '',
    wishing.length > 0 ? `Said straight what they’d like: ${listed(wishing)}.` : '',
    open > 0 ? `Not clear from the words alone: ${open}.` : '',
    lines.some(({ move }) => move?.name === THREAT)
      ? 'A threat comes before anything else here: nobody has to answer it alone.'
      : 'Who’s right isn’t something I can tell.',
  ];
  return about + seen.filter(Boolean).join(' ');
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
  const hard = lines.filter(({ move }) => move?.isHard);
  const well = lines.filter(({ move }) => move && !move.isHard);
  const wished = lines.filter(({ wishes }) => wishes.length > 0);
  const of = <Value>(some: readonly Line[], say: (own: readonly Line[]) => Value, who = once(some.map(by))) =>
    Object.fromEntries(who.map((party) => [party, say(some.filter((line) => line.party === party))]));
  const repairs = (own: readonly Line[]) => once(own.flatMap(({ move }) => move?.repair || []));
  const topic = isCard ? undefined : topicIn(plainWords(originalConversation));
  const noNumber = phrase(isCard ? 'firstSafe' : 'noNumber');
  return {
    analysis: {
      conflictType: topic ? `About “${topic}”` : 'Not named by words alone',
      underlyingIssue: 'That isn’t in the words.',
      relationshipPattern: 'One talk isn’t a pattern.',
      coreEmotionalNeeds: of(wished, (own) => own.flatMap(({ wishes }) => wishes.slice(0, 2).map(quoted))),
      repairLanguage: of(hard, repairs),
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
      ? of(hard, (own) => ({
          whatToImprove: own.slice(0, 3).map(named),
          howToImprove: once(own.flatMap(({ move }) => move?.helps || [])),
        }))
      : {},
    whatWentWell: of(well, (own) => own.map(named), parties),
    preventionTips: [],
    notice: noticeOf(originalConversation, standing),
    summary: isCard ? cardWords(standing, context) : summaryOf(lines, topic, policy.ownPart),
    // Nobody is asked for their share where one threatens the other or decides for them.
    balance: hard.some(({ move }) => UNSAFE.has(move?.name)) ? NO_BALANCE : balanceAt(policy),
  };
}
