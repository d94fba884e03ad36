import type { ChatInsightsDraft } from '#contract/relationship-chats.ts';
import { fitting, sayable } from '#server/chats/history.ts';
import { messagesBefore } from '#server/chats/message-rows.ts';
import { currentChat } from '#server/chats/panel.ts';
import type { Ground } from '#server/chats/say.ts';
import { askGuide } from '#server/coach/coach.ts';
import type { Caller } from '#server/identity/caller.ts';
import { refuse } from '#server/refusal.ts';
import { policyOf } from '#server/safety/policy.ts';
import { standingOf, texts } from '#server/safety/standing.ts';
import { withoutContent } from '#server/without-content.ts';

/** The newest that a coach is asked about at once. */
const INSIGHT_MESSAGES = 200;
const INSIGHT_SIGNS = 24_000;

/**
 * What the current chat came to. Where no coach can say, that is said; where somebody may not be safe, no coach is asked.
 */
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
  const said = rows.flatMap((row) => sayable(thread, safe, row) ?? []);
  const own = said.flatMap(({ role, content }) => (role === 'user' ? content : []));
  const standing = standingOf(texts('chat', ...own));
  const { personName } = about;
  if (!policyOf(standing).suggest) {
    const { output, meta } = await askGuide('chatInsights', { messages: said, personName }, { country });
    return { ...output, meta };
  }
  const messages = fitting(said, INSIGHT_SIGNS);
  try {
    const given = { messages, personName };
    const asker = { people: [owner.id] as const, country, names: [personName] };
    const { output, meta } = await house.coach.ask('chatInsights', given, asker);
    return { ...output, meta };
  } catch (error) {
    house.log.error({ error: withoutContent(error) }, 'no insights could be made');
    throw refuse('unavailable', { reason: 'insights', retryAfter: 2 });
  }
}

export const nothingSaid = () => refuse('conflict', { reason: 'empty' }, 'Nothing has been said in this chat yet.');
