import { ORPCError } from '@orpc/server';
import type { ChatInput } from '#contract/chat.ts';
import { countryOf } from '#contract/resources.ts';
import { bondOf } from '#server/chats/bond.ts';
import type { Caller, Context } from '#server/http/context.ts';
import { relationshipOf } from '#server/relationships/relationships.ts';

type Asking = Context & { user: Caller };

const firstLanguage = (headers: Context['headers']) =>
  String(headers['accept-language'] ?? '')
    .split(/[,;]/)[0]
    ?.trim();

/** The relationship a message is about, if it is the writer's own. */
async function bondFor(context: Asking, id: string | null | undefined) {
  if (!id) return undefined;
  try {
    return bondOf(await relationshipOf(context, context.user.id, id));
  } catch (error) {
    if (error instanceof ORPCError && error.code === 'not_found') return undefined;
    throw error;
  }
}

/** Keeps the message, and begins the reply to it. */
export async function ask(context: Asking, { message, relationshipContext }: ChatInput): Promise<string> {
  const { coach, user, headers } = context;
  const said = { message, name: user.name?.split(/\s+/)[0] ?? null };
  const about = { ownerId: user.id, country: countryOf(firstLanguage(headers)) };
  const own = await bondFor(context, relationshipContext?.relationshipId);
  const personName = relationshipContext?.personName?.trim();
  const relationship = own ?? (personName ? { personName } : undefined);
  return relationship
    ? coach.runs.begin({ ...about, task: 'relationshipChat', given: { ...said, relationship } })
    : coach.runs.begin({ ...about, task: 'coachChat', given: said });
}
