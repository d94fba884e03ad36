import { DAILY_CEILING } from '#contract/chat.ts';
import { agreedAt } from '#server/coach/consent/consent.ts';
import { usedToday } from '#server/coach/spend/spend.ts';
import type { House } from '#server/house.ts';

/** Who answers here besides the embedded coach, and how this member stands with them. */
export async function providerFor(house: Pick<House, 'coach' | 'db' | 'read' | 'now'>, ownerId: string) {
  const { provider } = house.coach;
  const [agreed, used] = await Promise.all([
    provider ? agreedAt(house.read, ownerId, provider) : null,
    usedToday(house, ownerId),
  ]);
  const { name = '', host = '' } = provider ?? {};
  return {
    provider: provider ? { name, host, model: provider.model.modelId } : null,
    agreedAt: agreed?.toISOString() ?? null,
    ceiling: DAILY_CEILING,
    usedToday: used,
  };
}
