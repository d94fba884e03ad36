import type { Member } from '#server/chats/people.ts';
import { forbidConnecting } from '#server/relationships/relationships.ts';
import { policyOf } from '#server/safety/policy.ts';
import type { Standing } from '#server/safety/standing.ts';
import type { House } from '#server/services.ts';

type Ground = Pick<House, 'db' | 'vault' | 'now' | 'live'>;

/** Before a message is kept: where it tells of harm, their relationship is not shared any more. */
export async function keepApart(house: Ground, standing: Standing, writer: Pick<Member, 'id' | 'relationshipId'>) {
  if (!policyOf(standing).connect && writer.relationshipId)
    await forbidConnecting(house, writer.id, writer.relationshipId);
}
