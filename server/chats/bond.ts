import { ORPCError } from '@orpc/server';
import type { Relationship } from '#contract/relationships.ts';
import type { Given } from '#server/coach/tasks/tasks.ts';
import { relationshipOf } from '#server/relationships/relationships.ts';
import type { House } from '#server/services.ts';

export type Bond = Given<'relationshipChat'>['relationship'];

/** Whom a chat is about: what the server has, and nothing that a request says. Whatever else is known is told apart. */
export const bondOf = ({ personName, relationshipType }: Relationship): Bond => ({ personName, relationshipType });

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

/** How somebody is called by whoever they are in the life of; nothing where they are gone. */
export const readOwnName = async (house: Asking, ownerId: string, id: string): Promise<string> =>
  (await ownRelationship(house, ownerId, id))?.personName ?? '';
