import { ORPCError } from '@orpc/server';
import type { Relationship } from '#contract/relationships.ts';
import type { ThreadRow } from '#server/chats/words.ts';
import type { Given } from '#server/coach/tasks/tasks.ts';
import type { House } from '#server/house.ts';
import { relationshipOf } from '#server/relationships/relationships.ts';

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A relationship as the coach is told of it: what the server has, and nothing that a request says. */
export function bondOf(own: Relationship): Given<'relationshipChat'>['relationship'] {
  const scores = {
    overall: own.overallHealthScore,
    trust: own.trustSafetyScore,
    communication: own.communicationClarityScore,
    growth: own.growthScore,
  };
  return {
    personName: own.personName,
    relationshipType: own.relationshipType,
    healthScores: own.isRated ? scores : null,
    goals: lines(own.relationshipGoals),
    strugglingWith: lines(own.strugglingWith),
    notes: own.notes || null,
  };
}

type Asking = Pick<House, 'read' | 'vault' | 'now'>;

/** Somebody's own relationship, where it is there. */
export async function ownRelationship(house: Asking, ownerId: string, id: string): Promise<Relationship | undefined> {
  try {
    return await relationshipOf(house, ownerId, id);
  } catch (error) {
    if (error instanceof ORPCError && error.code === 'not_found') return undefined;
    throw error;
  }
}

/** Whom a private thread is about, as the coach is told. */
export async function bondFor(house: Asking, { kind, ownerId, relationshipId }: ThreadRow) {
  if (kind !== 'relationship' || !relationshipId) return undefined;
  const own = await ownRelationship(house, ownerId, relationshipId);
  return own && bondOf(own);
}

/** How somebody is called by whoever they are in the life of; nothing where they are gone. */
export const readOwnName = async (house: Asking, ownerId: string, id: string): Promise<string> =>
  (await ownRelationship(house, ownerId, id))?.personName ?? '';
