import type { ChatInput } from '#contract/chat.ts';
import { bondOf, ownRelationship } from '#server/chats/bond.ts';
import { countryIn } from '#server/chats/country.ts';
import type { Caller, Context } from '#server/http/context.ts';

type Asking = Context & { user: Caller };

/** Keeps the message, and begins the reply to it. */
export async function ask(context: Asking, { message, relationshipContext }: ChatInput): Promise<string> {
  const { coach, user, headers } = context;
  const said = { message, name: user.name?.split(/\s+/)[0] ?? null };
  const about = { ownerId: user.id, country: countryIn(headers) };
  const id = relationshipContext?.relationshipId;
  const own = id ? await ownRelationship(context, user.id, id) : undefined;
  const personName = relationshipContext?.personName?.trim();
  const relationship = own ? bondOf(own) : personName ? { personName } : undefined;
  return relationship
    ? coach.runs.begin({ ...about, task: 'relationshipChat', given: { ...said, relationship } })
    : coach.runs.begin({ ...about, task: 'coachChat', given: said });
}
