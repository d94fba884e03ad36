import { phrase } from '#server/coach/guide/library.ts';
import { NO_BALANCE, noticeOf, plainWords } from '#server/coach/guide/notices.ts';
import { cardWords, concernWords } from '#server/coach/guide/safety-words.ts';
import { clipped } from '#server/coach/guide/sentences.ts';
import { agreedIn, isUnsafe, type Line, linesIn, refusedIn } from '#server/coach/guide/tasks/argument-lines.ts';
import type { Context } from '#server/coach/port.ts';
import type { Input, Output } from '#server/coach/tasks/tasks.ts';
import { policyOf } from '#server/safety/policy.ts';
import type { Standing } from '#server/safety/standing.ts';

const LONGEST_NAME = 6;
/** What holds in any argument between people who are safe with each other: each is told the same. */
const balance = () => ({
  ...NO_BALANCE,
  otherPerspective: phrase('argumentOther'),
  ownPart: phrase('argumentOwn'),
});
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

/** Each tells how it was for them, with blanks that only they can fill, and the next one says back what they heard. */
const nextTalk = (parties: readonly string[]): string =>
  parties
    .flatMap((party, at) => [
      `${party}: ${phrase('argumentTold')}`,
      `${parties[(at + 1) % parties.length]}: ${phrase('argumentHeard')}`,
    ])
    .join('\n');

/** What is said of each of them, from their own lines. */
const of = <Value>(some: readonly Line[], say: (own: readonly Line[]) => Value, who = once(some.map(by))) =>
  Object.fromEntries(who.map((party) => [party, say(some.filter((line) => line.party === party))]));

const typeOf = (isOpen: boolean, agreed: readonly Line[]) => (isOpen && agreed.length > 0 ? 'A talk' : 'An argument');
/** What can be done next: alone where one refuses, nothing where it is settled, else a way to talk. */
function nextFor(refused: Line | undefined, agreed: readonly Line[], isHard: boolean): string {
  if (refused) return phrase('argumentRefused', { party: refused.party, quote: cited(refused) });
  if (agreed.length > 0) return phrase('argumentAgreed', { quotes: agreed.map(cited).join(' ') });
  return isHard ? `${phrase('argumentNext')} ${phrase('argumentIfAfraid')}` : phrase('argumentNext');
}

function summaryOf(standing: Standing, isFeared: boolean, isNaming: boolean, next: string): string {
  const { ownPart, coach } = policyOf(standing);
  const unread = phrase(isNaming ? 'argumentUnread' : 'argumentUntold');
  if (!isFeared && ownPart) return `${unread} ${next}`;
  if (!isFeared && coach === 'usual') return `${unread} ${phrase('argumentHint')}`;
  const concern = coach === 'careful' ? concernWords(standing) : '';
  return [concern, phrase('argumentUnsafe'), unread].filter(Boolean).join(' ');
}

/** Both sides' words stay theirs: only what is said outright is named, and what can be done needs no reading of them. */
export async function resolveArgument(
  { originalConversation, context: more, partiesInvolved }: Input<'resolveArgument'>,
  standing: Standing,
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
  const hard = said.filter(({ outright }) => outright !== 'saying sorry');
  const sorry = said.filter(({ outright }) => outright === 'saying sorry');
  const isNaming = said.length > 0 || (isOpen && written.length > 0);
  const refused = refusedIn(written);
  const agreed = agreedIn(written);
  const isToTalk = isOpen && !refused && agreed.length === 0;
  const next = nextFor(refused, agreed, hard.length > 0);
  const noNumber = phrase(isCard ? 'firstSafe' : 'noNumber');
  return {
    analysis: {
      ...{
        conflictType: typeOf(isOpen, agreed),
        underlyingIssue: '',
        relationshipPattern: '',
      },
      ...{ coreEmotionalNeeds: {}, rootCauses: [], emotionalTriggers: [], communicationBreakdowns: [] },
      repairLanguage: isOpen ? of(hard, () => [phrase('argumentRepair')]) : {},
    },
    ...{ severityScore: null, resolutionScore: null },
    reasons: { severityScore: noNumber, resolutionScore: noNumber },
    resolvedConversation: isToTalk ? nextTalk(parties) : '',
    improvements: of(hard, (own) => ({ whatToImprove: own.slice(0, 3).map(quoted), howToImprove: [] })),
    whatWentWell: of(sorry, (own) => own.map(quoted), parties),
    preventionTips: [],
    notice: noticeOf(originalConversation, standing),
    summary: isCard ? cardWords(standing, context) : summaryOf(standing, isFeared, isNaming, next),
    balance: isToTalk ? balance() : NO_BALANCE,
  };
}
