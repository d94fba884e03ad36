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

/** A relationship of the caller's; others' are not found. */
export const relationshipOf = readOne;

/** The safety card for texts about people that other rooms store, if any. */
export const cardForWords = async (house: Pick<House, 'db' | 'now' | 'log'>, written: readonly string[]) =>
  showCard(house, await assessWritten(written));

export const addTrigger = records.addTrigger;

/** Stores action items of a chat or an agreement as commitments. */
export const commitTo = plan.commitTo;

/** What a member wrote about their people, for a coach and for other rooms. */
export const knownPeople = { namesOf, knownAbout, finder, knownOfNamed };

/** For the dashboard. */
export const peopleOverview = {
  /** What is due or promised, earliest first. Names that are known need not be opened. */
  nextRows: readNext,
  nextFrom: presentNext,
  /** Everyone's figures, and the sealed texts of the first few. */
  overviewRows: readOverview,
  overviewFrom: presentOverview,
  /** The findings about the last rated person. */
  firstWords,
  doneLately,
  changesLately,
};

/** Whether two members are connected, and whether safety allows it. */
export const peopleConnected = { calledBy, mayConnectOn, forbidConnecting };

/** For the search, the patterns, export, import and erasure. */
export const relationshipData = { helpedBy, loggedBy, writtenOf, exportOf, importOf, eraseOf };
