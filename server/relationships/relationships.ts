import { assessWritten, forbidConnecting } from '#server/relationships/connect/connecting.ts';
import { presentNext, readNext } from '#server/relationships/dates/next.ts';
import { eraseOf, exportOf } from '#server/relationships/export-erase.ts';
import { firstWords } from '#server/relationships/known/first-words.ts';
import { finder, knownAbout, knownOfNamed, namesOf } from '#server/relationships/known/known.ts';
import type { Asked, Known as KnownPerson } from '#server/relationships/known/known-words.ts';
import { changesLately, doneLately } from '#server/relationships/known/lately.ts';
import { presentOverview, readOverview } from '#server/relationships/known/overview.ts';
import * as plan from '#server/relationships/plan/commitments.ts';
import { calledBy } from '#server/relationships/record/called.ts';
import { mayConnectOn } from '#server/relationships/record/guard.ts';
import { importOf } from '#server/relationships/record/import.ts';
import { readOne } from '#server/relationships/record/reads.ts';
import * as records from '#server/relationships/record/records.ts';
import { helpedBy, loggedBy, writtenOf } from '#server/relationships/record/search.ts';
import { showCard } from '#server/safety/counts.ts';
import type { House } from '#server/services.ts';

export type Known = KnownPerson;
export type AskedFor = Asked;

/** One of somebody's relationships as they see it; what is not theirs is refused as absent. */
export const relationshipOf = readOne;

/** For words that other rooms keep about the people in somebody's life: the card to show beside them, if any. */
export const cardForWords = async (house: Pick<House, 'db' | 'now' | 'log'>, written: readonly string[]) =>
  showCard(house, await assessWritten(written));

/** One more of what sets somebody off, in that relationship's Triggers. */
export const addTrigger = records.addTrigger;

/** Keeps what a chat or an agreement came to among somebody's steps and promises. */
export const commitTo = plan.commitTo;

/** What a member wrote down about the people in their life, for whoever speaks of them. */
export const knownPeople = { namesOf, knownAbout, finder, knownOfNamed };

/** Everybody at a glance, for the first page after signing in. */
export const peopleOverview = {
  /** What is due or was promised, the earliest first; names that are known need not be opened. */
  nextRows: readNext,
  nextFrom: presentNext,
  /** The figures of everybody in somebody's life, and the first few sealed. */
  overviewRows: readOverview,
  overviewFrom: presentOverview,
  /** What stands out about whoever was rated last, in the words of their own page. */
  firstWords,
  doneLately,
  changesLately,
};

/** Whether and how two members are connected, and whether safety lets them be. */
export const peopleConnected = { calledBy, mayConnectOn, forbidConnecting };

/** What was written there as one, for whoever looks for it, counts it, takes it along, brings it back or erases it. */
export const relationshipData = { helpedBy, loggedBy, writtenOf, exportOf, importOf, eraseOf };
