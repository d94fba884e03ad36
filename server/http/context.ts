import type { House } from '#server/house.ts';

/** Who is calling: what the gate and the handlers may know of a signed-in person. */
export type Caller = {
  id: string;
  /** An active trial or membership, or an admin: app access. */
  hasAccess: boolean;
  isAdmin: boolean;
};

/** What a handler is handed: the house, and this request's own facts. */
export type Context = House & {
  caller: Caller | undefined;
  requestId: string;
  address: string;
  headers: Record<string, string | string[] | undefined>;
};
