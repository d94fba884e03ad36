import * as z from 'zod/mini';
import { Helped, SOURCES } from '#contract/commitments.ts';
import { MomentKind, Ratings } from '#contract/relationship-check-ins.ts';
import { Day, MOST_DATES } from '#contract/relationship-dates.ts';
import { MOST_OF_A_KIND, PlanKind } from '#contract/relationship-plan.ts';
import { NewRelationship } from '#contract/relationships.ts';
import { isTimeZone } from '#server/clock/time-zone.ts';
import { type Arrival, inBatches, listOf, Since } from '#server/http/arrival.ts';
import { reweigh } from '#server/relationships/check-ins/log.ts';
import { sealNote } from '#server/relationships/check-ins/moments.ts';
import { assessWritten } from '#server/relationships/connect/connecting.ts';
import { nextReminder } from '#server/relationships/dates/calendar.ts';
import { sealLabel } from '#server/relationships/dates/dates.ts';
import { sealText } from '#server/relationships/plan/plan-items.ts';
import { sealGuard } from '#server/relationships/record/guard.ts';
import { idBeside, idsOf } from '#server/relationships/record/hue.ts';
import { sealWords } from '#server/relationships/record/record.ts';
import { newlySaid } from '#server/relationships/record/said.ts';
import { wordsOf } from '#server/relationships/record/written.ts';
import * as t from '#server/relationships/table.ts';
import { policyOf } from '#server/safety/policy.ts';

const line = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
const moment = z
  .object({
    ...{ id: z.string(), kind: MomentKind, at: Since },
    ...{ ratings: z.nullable(Ratings), note: z.nullable(z.string().check(z.maxLength(1000))) },
  })
  .check(z.refine(({ kind, ratings }) => (kind === 'check_in') === (ratings !== null)));
const item = z.object({
  ...{ id: z.string(), kind: PlanKind, text: line(500) },
  ...{ dueOn: z.nullable(Day), createdAt: Since, doneAt: z.nullable(Since) },
  ...{ source: z._default(z.enum(SOURCES), 'own'), helped: z._default(z.nullable(Helped), null) },
});
const date = z.object({
  ...{ id: z.string(), label: line(200), on: Day, repeats: z.enum(['yearly', 'never']) },
  ...{ remindDays: z.nullable(z.int().check(z.gte(0), z.lte(30))), timeZone: z.string().check(z.refine(isTimeZone)) },
});
const Person = z.extend(NewRelationship, {
  ...{ id: z.string(), relationshipType: z.optional(z.undefined()), type: NewRelationship.shape.relationshipType },
  ...{ createdAt: Since, updatedAt: Since, archivedAt: z.nullable(Since), deletedAt: z.nullable(Since) },
  moments: listOf(moment),
  plan: listOf(item).check(z.maxLength(3 * MOST_OF_A_KIND)),
  dates: listOf(date).check(z.maxLength(MOST_DATES)),
});
const Part = z.object({ relationships: listOf(Person), agreed: z._default(listOf(item), []) });

type Person = z.infer<typeof Person>;

const at = (moment: string | null) => (moment === null ? null : new Date(moment));

async function bringItems(arrival: Arrival, relationshipId: string | null, all: readonly z.infer<typeof item>[]) {
  const { tx, safe, owner, arrive } = arrival;
  const rows = all.map(({ id: old, text, createdAt, doneAt, ...rest }) => {
    const since = new Date(createdAt);
    const id = arrive(old, since);
    const sealed = sealText(safe, id, text);
    return { id, ownerId: owner.id, relationshipId, ...rest, createdAt: since, doneAt: at(doneAt), sealed };
  });
  await inBatches(rows, (some) => tx.insert(t.relationshipPlanItems).values(some));
}

async function bringParts(arrival: Arrival, relationshipId: string, person: Person) {
  const { tx, safe, owner, now, arrive } = arrival;
  const about = { ownerId: owner.id, relationshipId };
  const moments = person.moments.map((one) => {
    const id = arrive(one.id, new Date(one.at));
    return { id, ...about, kind: one.kind, at: new Date(one.at), ...one.ratings, sealed: sealNote(safe, id, one.note) };
  });
  await inBatches(moments, (some) => tx.insert(t.relationshipMoments).values(some));
  await bringItems(arrival, relationshipId, person.plan);
  const dates = person.dates.map(({ id: old, label, on: day, ...rest }) => {
    const id = arrive(old, now);
    return {
      id,
      ...about,
      day,
      ...rest,
      remindAt: nextReminder({ day, ...rest }, now),
      sealed: sealLabel(safe, id, label),
    };
  });
  await inBatches(dates, (some) => tx.insert(t.relationshipDates).values(some));
  await reweigh(tx, owner.id, relationshipId);
}

/** People with everything written about them, without deleted ones. Connections are not imported. */
export async function importOf(arrival: Arrival, part: unknown) {
  const { tx, safe, owner, arrive } = arrival;
  const { relationships, agreed } = Part.parse(part);
  await bringItems(arrival, null, agreed);
  const ids = await idsOf(tx, owner.id);
  for (const person of relationships.filter(({ deletedAt }) => deletedAt === null)) {
    const words = wordsOf({ ...person, relationshipType: person.type });
    const createdAt = new Date(person.createdAt);
    const id = idBeside(ids, () => arrive(person.id, createdAt));
    ids.push(id);
    const { connect } = policyOf(await assessWritten(newlySaid(words)));
    await tx.insert(t.relationships).values({
      ...{ id, ownerId: owner.id, type: person.type, createdAt, updatedAt: new Date(person.updatedAt) },
      archivedAt: at(person.archivedAt),
      sealedGuard: sealGuard(safe, id, !connect),
      sealed: sealWords(safe, id, words),
    });
    await bringParts(arrival, id, person);
  }
}
