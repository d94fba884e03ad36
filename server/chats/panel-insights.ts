import type { ChatInsightsDraft } from '#contract/relationship-chats.ts';
import { fitting, sayable } from '#server/chats/history.ts';
import { messagesBefore } from '#server/chats/message-rows.ts';
import { currentChat } from '#server/chats/panel.ts';
import type { Ground } from '#server/chats/say.ts';
import type { Caller } from '#server/http/context.ts';
import { withoutContent } from '#server/http/failure.ts';
import { refuse } from '#server/http/refuse.ts';

/** The newest that a coach is asked about at once. */
const INSIGHT_MESSAGES = 200;
const INSIGHT_SIGNS = 24_000;

/** What the current chat came to. Where no coach can say, that is said. */
export async function panelInsights(
  house: Ground,
  owner: Caller,
  relationshipId: string,
  country: string,
): Promise<ChatInsightsDraft> {
  const { thread, about } = await currentChat(house, owner, relationshipId);
  const safe = await house.vault.of(thread.keyId);
  const rows = (await messagesBefore(house.db, thread.id, INSIGHT_MESSAGES)).reverse();
  if (!rows.some(({ authorId }) => authorId !== null)) throw nothingSaid();
  const messages = fitting(
    rows.flatMap((row) => sayable(thread, safe, row) ?? []),
    INSIGHT_SIGNS,
  );
  try {
    const given = { messages, personName: about.personName };
    const asker = { people: [owner.id] as const, country, names: [about.personName] };
    const { output, meta } = await house.coach.ask('chatInsights', given, asker);
    return { ...output, meta };
  } catch (error) {
    house.log.error({ error: withoutContent(error) }, 'no insights could be made');
    throw refuse('unavailable', { reason: 'insights', retryAfter: 2 });
  }
}

export const nothingSaid = () => refuse('conflict', { reason: 'empty' }, 'Nothing has been said in this chat yet.');
