import type { CoachContext, ToldPerson } from '#server/chats/message/coach-context.ts';
import { talkIn } from '#server/chats/message/history.ts';
import { isOpen } from '#server/chats/message/rows.ts';
import { type MessageRow, ROOM } from '#server/chats/table.ts';
import { rulesOf } from '#server/chats/thread/kinds.ts';
import { calledIn, type Held, joined } from '#server/chats/thread/members.ts';
import type { Order } from '#server/coach/run/begin/order.ts';
import type { Talk } from '#server/coach/run/prepare.ts';
import type { Given } from '#server/coach/tasks/tasks.ts';
import type { Turn } from '#server/safety/aftercare.ts';
import type { House } from '#server/services.ts';

/** In a shared session the coach is told only how both are called, and nothing that either wrote about the other. */
function togetherIn({ thread, members }: Held, askerId: string): { person: ToldPerson; present: string[] } | undefined {
  if (thread.kind !== 'shared_session') return undefined;
  const here = joined(members);
  const other = here.find(({ id }) => id !== askerId);
  return { person: { personName: calledIn(other) ?? '' }, present: here.map((one) => calledIn(one) ?? '') };
}

type Spoken = { askerId: string; turn: Turn; argument?: Given<'argumentChat'>['argument'] | undefined };
export type Beside = {
  country?: string | null;
  context?: CoachContext | undefined;
  /** The member asked for the guide. */
  byGuide?: boolean;
};

/** What a coach is asked after a message; `newest` are the messages before it. */
export function orderOf(held: Held, newest: readonly MessageRow[], spoken: Spoken, beside: Beside): Order<Talk> {
  const { thread, members } = held;
  const { askerId, turn, argument } = spoken;
  const { country = null, context, byGuide = false } = beside;
  const here = joined(members);
  const together = togetherIn(held, askerId);
  const given = {
    message: turn.text,
    present: together?.present ?? [],
    ...talkIn(held, newest, turn),
    name: calledIn(here.find(({ id }) => id === askerId)),
    ...{ known: context?.known ?? [], today: context?.today ?? null },
  };
  const about = {
    ownerId: thread.keyId,
    people: [askerId, ...here.map(({ id }) => id).filter((id) => id !== askerId)] as [string, ...string[]],
    ...{ room: ROOM, subject: thread.id, country, names: here.flatMap((one) => calledIn(one) ?? []), byGuide },
    ahead: context?.ahead,
  };
  const relationship = together?.person ?? context?.person;
  if (relationship) return { ...about, task: 'relationshipChat', given: { ...given, relationship } };
  return argument
    ? { ...about, task: 'argumentChat', given: { ...given, argument } }
    : { ...about, task: 'coachChat', given };
}

/**
 * The reply to a message that is about to be stored; undefined where that is not certain yet, or the thread is shared.
 */
export function expectReply(
  { coach }: Pick<House, 'coach'>,
  held: Held,
  newest: readonly MessageRow[],
  spoken: Spoken,
  beside: Beside,
) {
  const { kind, status } = held.thread;
  const { answers, argumentOf } = rulesOf(kind);
  const isAlone = answers && !argumentOf && beside.context?.ahead && status === 'active' && !newest.some(isOpen);
  return isAlone ? coach.runs.expect(orderOf(held, newest, spoken, beside)) : undefined;
}
