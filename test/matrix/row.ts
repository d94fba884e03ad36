import { aRelationship, type Maker } from '#test/belongings.ts';

/** How an endpoint is asked in the authorization matrix: with what, and what a rightful caller gets. */
export type Row = {
  /** What stands in its path's parameters. */
  params?: Record<string, string>;
  body?: unknown;
  /** Its statuses for a caller whom access lets through; each one is a person of their own. */
  rightful: number[];
  /** Makes what its path names. Its owner then gets this status; to everybody else it is as absent. */
  own?: { of: Maker; status: number };
  /** The answer goes on until the caller leaves: only its beginning is looked at. */
  goesOn?: true;
};

export const ABSENT = '01890000-0000-7000-8000-000000000000';

/** Of one thing: absent, so not found; its owner's own, so this status. */
export const one = (of: Maker, status: number, names: string[], body?: unknown): Row => ({
  params: Object.fromEntries(names.map((name) => [name, ABSENT])),
  ...(body !== undefined && { body }),
  rightful: [404],
  own: { of, status },
});
export const ofRelationship = (status: number, body?: unknown) => one(aRelationship, status, ['id'], body);
