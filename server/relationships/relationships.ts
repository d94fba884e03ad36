import type { Overview } from '#contract/dashboard.ts';
import type { Db, Transaction } from '#server/database/open.ts';
import type { House } from '#server/house.ts';
import * as calling from '#server/relationships/called.ts';
import * as first from '#server/relationships/first-words.ts';
import * as heeding from '#server/relationships/heed.ts';
import * as leaving from '#server/relationships/leaving.ts';
import * as nexts from '#server/relationships/next.ts';
import * as overviews from '#server/relationships/overview.ts';
import { readOne } from '#server/relationships/reads.ts';
import * as searching from '#server/relationships/search.ts';
import * as tending from '#server/relationships/tend.ts';
import type { Safe } from '#server/vault/vault.ts';

type Asking = Pick<House, 'read' | 'vault' | 'now'>;

export type OverviewRows = overviews.OverviewRows;
export type Averages = overviews.Averages;

/** One of somebody's relationships as they see it; what is not theirs is refused as absent. */
export const relationshipOf = (house: Asking, ownerId: string, id: string) => readOne(house, ownerId, id);

/** What is due or was promised, the earliest first; names that are known need not be opened. */
export const nextRows = (read: Db, ownerId: string, limit: number) => nexts.readNext(read, ownerId, limit);
export const nextFrom = (rows: nexts.NextRows, safe: Safe, now: Date, limit: number, names: nexts.Names) =>
  nexts.presentNext(rows, safe, now, limit, names);

/** The figures of everybody in somebody's life, and the first few sealed. */
export const overviewRows = (read: Db, ownerId: string) => overviews.readOverview(read, ownerId);
export const overviewFrom = (rows: OverviewRows, safe: Safe, now: Date) => overviews.presentOverview(rows, safe, now);
/** What stands out about whoever was rated last, in the words of their own page. */
export const firstWordsFrom = (rows: OverviewRows, overview: Overview) => first.firstWords(rows, overview);
export const averagesOf = (house: Asking, ownerId: string) => overviews.readAverages(house.read, ownerId, house.now());

/** For words that other rooms keep about the people in somebody's life: the card to show beside them, if any. */
export const heedWords = async (house: Pick<House, 'db' | 'now' | 'log'>, written: readonly string[]) =>
  heeding.noteOf(house, await heeding.heed(written));

/** What somebody calls a person whom they are connected with: all that may be told of whoever was only invited. */
export const calledBy = (house: Pick<House, 'vault'>, from: Db | Transaction, ownerId: string, otherId: string) =>
  calling.calledBy(house, from, ownerId, otherId);

/** From now on no connection is offered here: safety forbids it. What is not theirs stays as it is. */
export const forbidConnecting = (house: Pick<House, 'db' | 'now' | 'live'>, ownerId: string, id: string) =>
  heeding.forbidConnecting(house, ownerId, id);

export const tendRelationships = (house: Omit<House, 'close'>) => tending.tendRelationships(house);

/** Everything that somebody wrote there, for whoever looks for it. */
export const writtenOf = (house: Pick<House, 'db' | 'vault'>, userId: string) => searching.writtenOf(house, userId);

export const exportOf = (house: Omit<Asking, 'read'> & Pick<House, 'db'>, userId: string) =>
  leaving.exportOf(house, userId);
export const eraseOf = (house: Pick<House, 'live'>, tx: Transaction, userId: string) =>
  leaving.eraseOf(house, tx, userId);
