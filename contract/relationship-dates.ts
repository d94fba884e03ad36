import * as z from 'zod/mini';
import { SafetyNote } from '#contract/chat.ts';
import { endpoint } from '#contract/endpoint.ts';

export const MOST_DATES = 50;

/** The hour at which reminders are sent, in the person's time zone. */
export const REMINDER_HOUR = 9;

const Label = z
  .string('Please say what the day is')
  .check(
    z.trim(),
    z.minLength(1, 'Please say what the day is'),
    z.maxLength(100, 'Please keep it under 100 characters'),
    z.regex(/^[^\n\r\u2028\u2029]*$/, 'Please keep it to one line'),
  );
const DAYS = ['1900-01-01', '2199-12-31'] as const;
export const Day = z.iso
  .date('Please give the day')
  .check(z.refine((day) => day >= DAYS[0] && day <= DAYS[1], 'Please give a day between 1900 and 2199'));
const repeats = z.enum(['yearly', 'never'], 'Please say whether it comes every year');
/** Days of advance notice; null: no reminder. */
const remindDays = z.nullable(
  z.int('Please give whole days').check(z.gte(0, 'At least 0 days'), z.lte(30, 'At most 30 days before')),
);
/** An IANA name ("Europe/Lisbon"), in which the reminder's hour counts. */
const timeZone = z.string('Please name a time zone').check(z.maxLength(60, 'There is no such time zone'));

export const ImportantDate = z.object({
  id: z.string(),
  relationshipId: z.string(),
  label: z.string(),
  on: z.iso.date(),
  repeats,
  remindDays,
  timeZone: z.string(),
  /** The next occurrence, today included; null for a past date that does not repeat. */
  nextOn: z.nullable(z.iso.date()),
});
export type ImportantDate = z.infer<typeof ImportantDate>;

const WrittenDate = z.extend(ImportantDate, { safety: z.nullable(SafetyNote) });

/** Something coming up or overdue: an important date in the next 30 days, a promise, or a step with a date. */
export const NextItem = z.object({
  kind: z.enum(['date', 'promise', 'step']),
  id: z.string(),
  relationshipId: z.string(),
  personName: z.string(),
  text: z.string(),
  on: z.nullable(z.iso.date()),
});
export type NextItem = z.infer<typeof NextItem>;

/** How many days ahead a date appears in the "next" list. */
export const NEXT_DAYS = 30;

const One = z.object({ id: z.string() });
const OneDate = z.object({ id: z.string(), dateId: z.string() });
const reading = { access: 'member', touches: [] } as const;
const writing = { access: 'member', touches: ['relationships', 'dashboard'] } as const;

export const dates = {
  list: endpoint
    .meta(reading)
    .route({ method: 'GET', path: '/relationships/{id}/dates', summary: 'Important dates, the next one first' })
    .input(One)
    .output(z.array(ImportantDate)),
  add: endpoint
    .meta(writing)
    .route({ method: 'POST', path: '/relationships/{id}/dates', summary: 'Keep an important date' })
    .input(
      z.object({
        id: z.string(),
        label: Label,
        on: Day,
        repeats: z._default(repeats, 'yearly'),
        remindDays: z._default(remindDays, 1),
        timeZone: z._default(timeZone, 'UTC'),
      }),
    )
    .output(WrittenDate),
  change: endpoint
    .meta(writing)
    .route({ method: 'PATCH', path: '/relationships/{id}/dates/{dateId}', summary: 'Change an important date' })
    .input(
      z.extend(OneDate, {
        label: z.optional(Label),
        on: z.optional(Day),
        repeats: z.optional(repeats),
        remindDays: z.optional(remindDays),
        timeZone: z.optional(timeZone),
      }),
    )
    .output(WrittenDate),
  remove: endpoint
    .meta(writing)
    .route({
      method: 'DELETE',
      path: '/relationships/{id}/dates/{dateId}',
      summary: 'Forget an important date',
      successStatus: 204,
    })
    .input(OneDate)
    .output(z.void()),
  next: endpoint
    .meta(reading)
    .route({ method: 'GET', path: '/next', summary: 'What is due or was promised, over all your relationships' })
    .output(z.array(NextItem)),
};
