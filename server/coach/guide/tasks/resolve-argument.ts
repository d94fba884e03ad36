import { phrase } from '#server/coach/guide/library.ts';
import { NO_BALANCE, noticeOf, plainWords } from '#server/coach/guide/notices.ts';
import { cardWords, concernWords } from '#server/coach/guide/safety-words.ts';
import { clipped } from '#server/coach/guide/sentences.ts';
import {
  agreedIn,
  disputedIn,
  isKind,
  isUnsafe,
  type Line,
  linesIn,
  reachedIn,
  refusedIn,
  sweepingIn,
} from '#server/coach/guide/tasks/argument-lines.ts';
import type { Context } from '#server/coach/port.ts';
import type { Input, Output } from '#server/coach/tasks/tasks.ts';
import { policyOf } from '#server/safety/policy.ts';
import type { Standing } from '#server/safety/standing.ts';

const LONGEST_NAME = 6;
const MOST_QUOTED = 3;
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

/** Each tells how it was for them, with blanks that only they can fill, and the other one says back what they heard. */
function nextTalk(parties: readonly string[]): string {
  const [one = '', other = ''] = parties;
  // Who of three and more it is between, only they know.
  const turns = parties.length > 2 ? [phrase('argumentWhoever'), phrase('argumentTo')] : [one, other];
  const said = [`${turns[0]}: ${phrase('argumentTold')}`, `${turns[1]}: ${phrase('argumentHeard')}`];
  const back = [`${other}: ${phrase('argumentTold')}`, `${one}: ${phrase('argumentHeard')}`];
  return [...said, ...(parties.length > 2 ? [] : back)].join('\n');
}

/** After an apology or an offer it goes on from there, and nobody begins anew. */
function nextAfter({ party, outright }: Line, parties: readonly string[]): string {
  const [other = ''] = parties.filter((one) => one !== party);
  const answers = parties.length > 2 ? phrase('argumentTo') : other;
  const isOffer = outright === 'an offer';
  return [
    `${answers}: ${phrase(isOffer ? 'argumentTakes' : 'argumentAfterSorry')}`,
    `${party}: ${phrase('argumentDoes')}`,
  ].join('\n');
}

/** What is said of each of them, from their own lines. */
const of = <Value>(some: readonly Line[], say: (own: readonly Line[]) => Value, who = once(some.map(by))) =>
  Object.fromEntries(who.map((party) => [party, say(some.filter((line) => line.party === party))]));

const typeOf = (isOpen: boolean, agreed: readonly Line[]) => (isOpen && agreed.length > 0 ? 'A talk' : 'An argument');
/** What can be done next: alone where one refuses, nothing where it is settled, else a way to talk. */
function nextFor(
  written: readonly Line[],
  refused: Line | undefined,
  agreed: readonly Line[],
  isHard: boolean,
): string {
  if (refused) return phrase('argumentRefused', { party: refused.party, quote: cited(refused) });
  if (agreed.length > 0) return phrase('argumentAgreed', { quotes: agreed.map(cited).join(' ') });
  const reached = reachedIn(written);
  const quotes = (lines: readonly Line[]) =>
    lines
      .slice(0, MOST_QUOTED)
      .map((line) => `${line.party}: ${cited(line)}`)
      .join(' ');
  const [disputed, sweeping] = [disputedIn(written), sweepingIn(written)];
  return [
    disputed.length > 0 && phrase('argumentDisputed', { quotes: quotes(disputed) }),
    sweeping.length > 0 && phrase('argumentSweeping', { quotes: quotes(sweeping) }),
    reached ? phrase('argumentReached', { quotes: quotes([reached]) }) : phrase('argumentNext'),
    isHard && phrase('argumentIfAfraid'),
  ]
    .filter(Boolean)
    .join(' ');
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
  const hard = said.filter((line) => !isKind(line));
  const kind = said.filter(isKind);
  const isNaming = said.length > 0 || (isOpen && written.length > 0);
  const refused = refusedIn(written);
  const agreed = agreedIn(written);
  const reached = reachedIn(written);
  const isToTalk = isOpen && !refused && agreed.length === 0;
  const next = nextFor(written, refused, agreed, hard.length > 0);
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
    resolvedConversation: isToTalk ? (reached ? nextAfter(reached, parties) : nextTalk(parties)) : '',
    improvements: of(hard, (own) => ({ whatToImprove: own.slice(0, 3).map(quoted), howToImprove: [] })),
    whatWentWell: of(kind, (own) => own.map(quoted), parties),
    preventionTips: [],
    notice: noticeOf(originalConversation, standing),
    summary: isCard ? cardWords(standing, context) : summaryOf(standing, isFeared, isNaming, next),
    balance: isToTalk ? balance() : NO_BALANCE,
  };
}
