import { type ChatInput, DAILY_CEILING } from '#contract/chat.ts';
import { contextAbout } from '#server/chats/message/coach-context.ts';
import { fitting } from '#server/chats/message/history.ts';
import { consent, usedToday } from '#server/coach/coach.ts';
import type { Kept } from '#server/coach/run/begin/keeping.ts';
import type { Transaction } from '#server/database/open.ts';
import type { Context } from '#server/http/context.ts';
import { whereabouts } from '#server/http/whereabouts.ts';
import type { Caller } from '#server/identity/caller.ts';
import { withCare } from '#server/safety/care.ts';
import type { House } from '#server/services.ts';

type Asking = Context & { user: Caller };

/** Stores the message and starts the reply. */
export async function ask(context: Asking, { message, relationshipContext, history = [] }: ChatInput): Promise<string> {
  const { coach, user, headers } = context;
  const { country, timeZone } = whereabouts(headers);
  const talk = async () => [message, ...history.map(({ content }) => content)].join('\n');
  const asked = relationshipContext?.relationshipId ?? null;
  const { person, ahead, ...told } = await contextAbout(context, { id: user.id, timeZone }, asked, talk);
  const about = { ownerId: user.id, country, ahead };
  const name = user.name?.split(/\s+/)[0] || null;
  const said = { message, ...withCare(fitting(history), message), asText: true, name, ...told };
  const personName = relationshipContext?.personName?.trim();
  const relationship = person ?? (personName ? { personName } : undefined);
  const begin = (tx?: Transaction, soon: Kept[] = []) =>
    relationship
      ? coach.runs.begin({ ...about, task: 'relationshipChat', given: { ...said, relationship } }, tx, { soon })
      : coach.runs.begin({ ...about, task: 'coachChat', given: said }, tx, { soon });
  // With an idempotency key the answer is stored in the same transaction; without one it goes out a little sooner.
  return context.answered ? coach.runs.keeping(context.db, begin) : begin();
}

/** The outside provider, if any, and this member's consent to it. */
export async function providerFor(house: Pick<House, 'coach' | 'db' | 'read' | 'now' | 'config'>, ownerId: string) {
  const { provider } = house.coach;
  const [agreed, used] = await Promise.all([
    provider ? consent.agreedAt(house.read, ownerId, provider) : null,
    usedToday(house, ownerId),
  ]);
  const { name = '', host = '', isLocal = false } = provider ?? {};
  return {
    provider: provider
      ? { name, host, model: provider.called, isLocal, ...(house.config.ai.readsImages && { readsImages: true }) }
      : null,
    agreedAt: agreed?.toISOString() ?? null,
    ceiling: DAILY_CEILING,
    usedToday: used,
  };
}
