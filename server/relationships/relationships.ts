import type { Overview } from '#contract/dashboard.ts';
import type { Db, DbOrTransaction, Transaction } from '#server/database/open.ts';
import * as connecting from '#server/relationships/connect/connecting.ts';
import * as nexts from '#server/relationships/dates/next.ts';
import * as ownData from '#server/relationships/export-erase.ts';
import * as first from '#server/relationships/known/first-words.ts';
import * as knowing from '#server/relationships/known/known.ts';
import type * as knownWords from '#server/relationships/known/known-words.ts';
import * as latest from '#server/relationships/known/lately.ts';
import * as overviews from '#server/relationships/known/overview.ts';
import * as committing from '#server/relationships/plan/commitments.ts';
import * as calling from '#server/relationships/record/called.ts';
import * as guarding from '#server/relationships/record/guard.ts';
import * as arriving from '#server/relationships/record/import.ts';
import { readOne } from '#server/relationships/record/reads.ts';
import * as records from '#server/relationships/record/records.ts';
import * as searching from '#server/relationships/record/search.ts';
import { showCard } from '#server/safety/counts.ts';
import type { House } from '#server/services.ts';
import type { Safe } from '#server/vault/vault.ts';

type Asking = Pick<House, 'read' | 'vault' | 'now'>;

export type Known = knownWords.Known;
export type AskedFor = knownWords.Asked;

/** How the people in somebody's life are called, by id. */
const namesOf = (house: Pick<House, 'read' | 'vault'>, ownerId: string) => knowing.namesOf(house, ownerId);

/** What a member wrote down about one person: for a coach to be told. */
const knownAbout = (house: Pick<House, 'read' | 'vault'>, asked: AskedFor, id: string) =>
  knowing.knownAbout(house, asked, id);
/** Tells whom of the people in somebody's life a text names; and a line about each. */
const finder = (house: Pick<House, 'read' | 'vault'>, ownerId: string) => knowing.finder(house, ownerId);
const knownOfNamed = (house: Pick<House, 'read' | 'vault'>, asked: AskedFor, ids: readonly string[]) =>
  knowing.knownOfNamed(house, asked, ids);

export type OverviewRows = overviews.OverviewRows;

/** One of somebody's relationships as they see it; what is not theirs is refused as absent. */
export const relationshipOf = (house: Asking, ownerId: string, id: string) => readOne(house, ownerId, id);

/** What is due or was promised, the earliest first; names that are known need not be opened. */
const nextRows = (read: Db, ownerId: string, limit: number) => nexts.readNext(read, ownerId, limit);
const nextFrom = (rows: nexts.NextRows, safe: Safe, now: Date, limit: number, names: nexts.Names) =>
  nexts.presentNext(rows, safe, now, limit, names);

/** The figures of everybody in somebody's life, and the first few sealed. */
const overviewRows = (read: Db, ownerId: string) => overviews.readOverview(read, ownerId);
const overviewFrom = (rows: OverviewRows, safe: Safe, now: Date) => overviews.presentOverview(rows, safe, now);
/** What stands out about whoever was rated last, in the words of their own page. */
const firstWordsFrom = (rows: OverviewRows, safe: Safe, overview: Overview) => first.firstWords(safe, rows, overview);

/** For words that other rooms keep about the people in somebody's life: the card to show beside them, if any. */
export const cardForWords = async (house: Pick<House, 'db' | 'now' | 'log'>, written: readonly string[]) =>
  showCard(house, await connecting.assessWritten(written));

/** What somebody calls a person whom they are connected with: all that may be told of whoever was only invited. */
const calledBy = (house: Pick<House, 'vault'>, from: DbOrTransaction, ownerId: string, otherId: string) =>
  calling.calledBy(house, from, ownerId, otherId);

/** Whether safety lets that relationship of theirs be shared. */
const mayConnectOn = (house: Pick<House, 'vault'>, from: DbOrTransaction, ownerId: string, id: string) =>
  guarding.mayConnectOn(house, from, ownerId, id);

/** From now on no connection is offered here: safety forbids it. What is not theirs stays as it is. */
const forbidConnecting = (house: Parameters<typeof connecting.forbidConnecting>[0], ownerId: string, id: string) =>
  connecting.forbidConnecting(house, ownerId, id);

/** What was logged about anyone since then, with its words. */
const loggedBy = (house: Pick<House, 'db' | 'vault'>, ownerId: string, since: Date) =>
  searching.loggedBy(house, ownerId, since);

/** What was done about the people in somebody's life since then, and whose score moved by it. */
const doneLately = (house: Asking, ownerId: string, since: Date) => latest.doneLately(house, ownerId, since);
const changesLately = (house: Asking, ownerId: string, since: Date) => latest.changesLately(house, ownerId, since);

/** One more of what sets somebody off, in that relationship's Triggers. */
export const addTrigger = (context: Parameters<typeof records.addTrigger>[0], id: string, phrase: string) =>
  records.addTrigger(context, id, phrase);

/** Keeps what a chat or an agreement came to among somebody's steps and promises. */
export const commitTo = (
  house: Pick<House, 'vault' | 'now'>,
  tx: Transaction,
  given: Parameters<typeof committing.commitTo>[2],
) => committing.commitTo(house, tx, given);

/** Everything that somebody wrote there, for whoever looks for it. */
const writtenOf = (house: Pick<House, 'db' | 'vault'>, userId: string) => searching.writtenOf(house, userId);

const exportOf = (house: Omit<Asking, 'read'> & Pick<House, 'db'>, userId: string) => ownData.exportOf(house, userId);
const importOf = arriving.importOf;
const eraseOf = (house: Pick<House, 'live'>, tx: Transaction, userId: string) => ownData.eraseOf(house, tx, userId);

/** What a member wrote down about the people in their life, for whoever speaks of them. */
export const knownPeople = { namesOf, knownAbout, finder, knownOfNamed };

/** Everybody at a glance, for the first page after signing in. */
export const peopleOverview = {
  nextRows,
  nextFrom,
  overviewRows,
  overviewFrom,
  firstWordsFrom,
  doneLately,
  changesLately,
};

/** Whether and how two members are connected, and whether safety lets them be. */
export const peopleConnected = { calledBy, mayConnectOn, forbidConnecting };

/** What was written there, for whoever looks for it or counts it. */
export const peopleWritten = { loggedBy, writtenOf };

/** All of it as one, for whoever takes it along, brings it back or erases it. */
export const relationshipData = { exportOf, importOf, eraseOf };
