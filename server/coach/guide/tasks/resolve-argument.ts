import { phrase } from '#server/coach/guide/library.ts';
import { NO_BALANCE, noticeOf, plainWords } from '#server/coach/guide/notices.ts';
import { cardWords, concernWords } from '#server/coach/guide/safety-words.ts';
import { clipped } from '#server/coach/guide/sentences.ts';
import { feltBy, isUnsafe, type Line, linesIn, reaches, standOf } from '#server/coach/guide/tasks/argument-lines.ts';
import type { Context } from '#server/coach/port.ts';
import type { Input, Output } from '#server/coach/tasks/tasks.ts';
import type { Assessment } from '#server/safety/assess.ts';
import { policyOf } from '#server/safety/policy.ts';

const LONGEST_NAME = 6;
/** What holds in any argument between people who are safe with each other: each is told the same. */
const balance = () => ({ ...NO_BALANCE, otherPerspective: phrase('argumentOther'), ownPart: phrase('argumentOwn') });
const once = <Item>(all: readonly Item[]) => [...new Set(all)];
const by = ({ party }: Line) => party;
const cited = ({ text }: Line) => `“${clipped(text, 40)}”`;
const quoted = (line: Line) => `${cited(line)}: ${line.outright}`;

function partiesIn(lines: readonly Line[], given: readonly string[]): string[] {
  const spoken = once(lines.map(by));
  const named = once(given.map((name) => clipped(plainWords(name), LONGEST_NAME)).filter(Boolean));
  if (spoken.length > 0) return spoken;
  // Whoever names one names the other one.
  return named.length > 1 ? named : ['Me', named[0] ?? 'The other person'];
}

/** What each can say next, with blanks: after an apology or an offer from there on, else how it was for each of them. */
function nextTalk(parties: readonly string[], reached: Line | undefined, lines: readonly Line[]): string {
  // Who of three and more it is between, only they know.
  const isMany = parties.length > 2;
  const [one, other] = isMany ? [phrase('argumentWhoever'), phrase('argumentTo')] : parties;
  const answers = isMany ? other : parties.find((party) => party !== reached?.party);
  const takes = phrase(reached?.outright === 'an offer' ? 'argumentTakes' : 'argumentAfterSorry');
  if (reached) return `${answers}: ${takes}\n${reached.party}: ${phrase('argumentDoes')}`;
  const heard = phrase('argumentHeard');
  const told = (party = '') => phrase('argumentTold', { felt: feltBy(lines, party) ?? '[one feeling]' });
  const once = `${one}: ${told(one)}\n${other}: ${heard}`;
  return isMany ? once : `${once}\n${other}: ${told(other)}\n${one}: ${heard}`;
}

/** What is said of each of them, from their own lines. */
const of = <Value>(some: readonly Line[], say: (own: readonly Line[]) => Value, who = once(some.map(by))) =>
  Object.fromEntries(who.map((party) => [party, say(some.filter((line) => line.party === party))]));

type Stand = ReturnType<typeof standOf>;
const told = (lines: readonly Line[]) => lines.map((line) => `${line.party}: ${cited(line)}`).join(' ');
const unreadOf = (isNaming: boolean) => phrase(isNaming ? 'argumentUnread' : 'argumentUntold');
/** What can be done next: alone where one refuses, nothing where it is settled, else a way to talk. */
function nextFor(stand: Stand, unread: string, hard: readonly Line[], isOneSided: boolean): string {
  const { refused, agreed, reached, disputed, sweeping } = stand;
  if (refused) return `${unread} ${phrase('argumentRefused', { party: refused.party, quote: cited(refused) })}`;
  if (agreed.length > 0)
    return phrase(agreed.length > 1 ? 'argumentAgreed' : 'argumentPromised', { quotes: agreed.map(cited).join(' ') });
  const said = (name: string, lines: readonly Line[]) =>
    lines.length > 0 ? [phrase(name, { quotes: told(lines) })] : [];
  if (isOneSided) return [unread, ...said('argumentHurt', hard), phrase('argumentIfAfraid')].join(' ');
  const next = reached ? said('argumentReached', [reached]) : [phrase('argumentNext')];
  const first = [...said('argumentDisputed', disputed), ...said('argumentSweeping', sweeping)];
  return [unread, ...first, ...next, ...(hard.length > 0 ? [phrase('argumentIfAfraid')] : [])].join(' ');
}

/** Both sides' words stay theirs: only what is said outright is named, and what can be done needs no reading of them. */
export async function resolveArgument(
  { originalConversation, context: more, partiesInvolved }: Input<'resolveArgument'>,
  standing: Assessment,
  context: Context,
): Promise<Output<'resolveArgument'>> {
  const policy = policyOf(standing);
  const isCard = policy.coach === 'card';
  const written = await linesIn(originalConversation);
  const parties = partiesIn(written, partiesInvolved);
  const isFeared = isUnsafe(`${originalConversation}\n${more}`);
  const isOpen = policy.ownPart && !isFeared;
  // Where someone may be afraid only a threat is named, and nobody is shown what could have been said better.
  const named = written.filter(({ outright }) => (isOpen ? outright !== null : outright === 'a threat'));
  const said = policy.ownPart ? named : [];
  const hard = said.filter((line) => !reaches(line));
  const stand = standOf(written);
  // Nobody says back what they heard to whoever insults them.
  const isOneSided = once(hard.map(by)).length === 1;
  const isSettled = stand.agreed.length > 0;
  const unread = unreadOf(said.length > 0 || (isOpen && written.length > 0));
  const isToTalk = isOpen && !stand.refused && !isSettled && !isOneSided;
  const noNumber = phrase(isCard ? 'firstSafe' : 'noNumber');
  return {
    analysis: {
      ...{
        conflictType: isOpen && isSettled ? 'A talk' : 'An argument',
        underlyingIssue: '',
        relationshipPattern: '',
        coreEmotionalNeeds: {},
      },
      ...{ rootCauses: [], emotionalTriggers: [], communicationBreakdowns: [] },
      repairLanguage: isOpen ? of(hard, () => [phrase('argumentRepair')]) : {},
    },
    ...{ severityScore: null, resolutionScore: null },
    reasons: { severityScore: noNumber, resolutionScore: noNumber },
    resolvedConversation: isToTalk ? nextTalk(parties, stand.reached, written) : '',
    improvements: of(hard, (own) => ({ whatToImprove: own.slice(0, 3).map(quoted), howToImprove: [] })),
    whatWentWell: of(said.filter(reaches), (own) => own.map(quoted), parties),
    preventionTips: [],
    notice: noticeOf(originalConversation, standing),
    summary: isCard
      ? cardWords(standing, context)
      : isFeared || policy.coach === 'careful'
        ? [concernWords(standing), phrase('argumentUnsafe'), unread].filter(Boolean).join(' ')
        : nextFor(stand, unread, hard, isOneSided),
    balance: isToTalk ? balance() : NO_BALANCE,
  };
}
