import type { ChatInput } from '#contract/chat.ts';
import { contextAbout } from '#server/chats/coach-context.ts';
import { fitting } from '#server/chats/history.ts';
import type { Transaction } from '#server/database/open.ts';
import type { Context } from '#server/http/context.ts';
import { whereabouts } from '#server/http/whereabouts.ts';
import type { Caller } from '#server/identity/caller.ts';
import { withCare } from '#server/safety/care.ts';

type Asking = Context & { user: Caller };

/** Keeps the message, and begins the reply to it. */
export async function ask(context: Asking, { message, relationshipContext, history = [] }: ChatInput): Promise<string> {
  const { coach, user, headers } = context;
  const { country, timeZone } = whereabouts(headers);
  const about = { ownerId: user.id, country };
  const talk = async () => [message, ...history.map(({ content }) => content)].join('\n');
  const asked = relationshipContext?.relationshipId ?? null;
  const { bond, ...told } = await contextAbout(context, { id: user.id, timeZone }, asked, talk);
  const name = user.name?.split(/\s+/)[0] || null;
  const said = { message, ...withCare(fitting(history), message), asText: true, name, ...told };
  const personName = relationshipContext?.personName?.trim();
  const relationship = bond ?? (personName ? { personName } : undefined);
  const begin = (tx?: Transaction) =>
    relationship
      ? coach.runs.begin({ ...about, task: 'relationshipChat', given: { ...said, relationship } }, tx)
      : coach.runs.begin({ ...about, task: 'coachChat', given: said }, tx);
  // Whoever may send it again is answered from what was begun, and everybody else a moment sooner.
  return context.answered ? context.db.transaction(begin) : begin();
}
