import * as ownData from '#server/conversations/export-erase.ts';
import { registerKinds } from '#server/conversations/kinds.ts';
import { keyConsents } from '#server/conversations/mediation/consents.ts';
import * as mediated from '#server/conversations/mediation/outcomes.ts';
import { CHECK_IN, checkIn } from '#server/conversations/mediation/remind.ts';
import { END, endMediation } from '#server/conversations/mediation/safety.ts';
import * as rows from '#server/conversations/rows.ts';
import { SUMMARISE, summarise } from '#server/conversations/summary.ts';
import type { Transaction } from '#server/database/open.ts';
import type { House } from '#server/services.ts';

type Deps = Omit<House, 'close'>;

/** The jobs of conversations, and the rules of their threads. */
export async function scheduleConversationJobs(house: Deps) {
  await keyConsents(house);
  registerKinds();
  house.jobs.handle(SUMMARISE, ({ thread = '' }) => summarise(house, thread));
  house.jobs.handle(END, ({ id = '' }) => endMediation(house, id));
  house.jobs.handle(CHECK_IN, ({ id = '' }) => checkIn(house, id));
}

/** A member's conversations for the dashboard and the progress, newest first. */
export async function conversationsOf(house: Pick<House, 'read' | 'vault'>, memberId: string) {
  const told = await rows.toldIn(house, memberId);
  return { rows: told.map(rows.asRow), talks: rows.asTalks(told) };
}

/** The agreements of a member's mediations. */
export const outcomesOf = (house: Pick<House, 'db' | 'vault'>, memberId: string) =>
  mediated.outcomesOf(house, memberId);

export const exportOf = (house: Pick<House, 'db' | 'vault' | 'now'>, userId: string) => ownData.exportOf(house, userId);
export const eraseOf = (house: Pick<House, 'vault'>, tx: Transaction, userId: string) =>
  ownData.eraseOf(house, tx, userId);
