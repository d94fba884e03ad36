import { DAILY_CEILING } from '#contract/chat.ts';
import { consent, usedToday } from '#server/coach/coach.ts';
import type { House } from '#server/services.ts';

/** Who answers here besides the built-in guide, and how this member stands with them. */
export async function providerFor(house: Pick<House, 'coach' | 'db' | 'read' | 'now'>, ownerId: string) {
  const { provider } = house.coach;
  const [agreed, used] = await Promise.all([
    provider ? consent.agreedAt(house.read, ownerId, provider) : null,
    usedToday(house, ownerId),
  ]);
  const { name = '', host = '', isLocal = false } = provider ?? {};
  return {
    provider: provider ? { name, host, model: provider.called, isLocal } : null,
    agreedAt: agreed?.toISOString() ?? null,
    ceiling: DAILY_CEILING,
    usedToday: used,
  };
}
