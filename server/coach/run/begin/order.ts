import { accept } from '#server/coach/port.ts';
import type { Ahead } from '#server/coach/run/begin/ask-ahead.ts';
import type { Talk } from '#server/coach/run/prepare.ts';
import type { Question } from '#server/coach/run/seal.ts';
import { type NewRun, NO_ROOM } from '#server/coach/run/store.ts';
import type { Given, Result } from '#server/coach/tasks/tasks.ts';

/** A message to the coach. `people` are all whose words are in it, its writer first. */
export type Order<Name extends Talk | Result> = {
  ownerId: string;
  people?: readonly [string, ...string[]];
  task: Name;
  given: Given<Name>;
  /** Whoever wants to be told how it ended. */
  room?: string;
  subject?: string | null;
  country?: string | null;
  /** Names that must not leave, beside those in `given`: of those who take part. */
  names?: readonly string[];
  /** The guide was asked for, and no provider is. */
  byGuide?: boolean;
  /** What was looked up already, where nobody's words but the owner's are in it. */
  ahead?: Ahead | undefined;
};

export type Asked = Pick<NewRun, 'ownerId' | 'people' | 'task' | 'room' | 'subject'> & { question: Question };

/** What an order comes to. */
export function askedIn<Name extends Talk | Result>(order: Order<Name>): Asked {
  const { ownerId, people = [ownerId], room = NO_ROOM, subject = null, task } = order;
  const { given, country = null, names = [], byGuide = false } = order;
  const question = { input: accept(task, given), country, names, byGuide };
  return { ownerId, people: [...people], task, room, subject, question };
}
