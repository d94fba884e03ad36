import { dayAt, isTimeZone } from '#server/clock/time-zone.ts';
import { signedIn } from '#server/http/gate.ts';
import { nextPage } from '#server/http/next-page.ts';
import { whereabouts } from '#server/http/whereabouts.ts';
import { askAboutEntries } from '#server/journal/ask.ts';
import { bringEntries } from '#server/journal/bring.ts';
import { findEntries } from '#server/journal/find.ts';
import { readMoods } from '#server/journal/moods.ts';
import { promptOf } from '#server/journal/prompt.ts';
import { readOne, readPage } from '#server/journal/reads.ts';
import { addEntry, changeEntry, removeEntry, restoreEntry } from '#server/journal/records.ts';
import { invalid } from '#server/refusal.ts';

const from = signedIn.journal;

export const journal = {
  list: from.list.handler(async ({ context, input }) => {
    const page = await readPage(context, context.user.id, input);
    nextPage(context, '/journal', page, { limit: input.limit });
    return page;
  }),
  get: from.get.handler(({ context, input: { id } }) => readOne(context, context.user.id, id)),
  find: from.find.handler(({ context, input }) => findEntries(context, context.user.id, input)),
  ask: from.ask.handler(({ context }) => askAboutEntries(context)),
  prompt: from.prompt.handler(async ({ context, input: { on } }) => {
    const { user, now, headers } = context;
    return { prompt: await promptOf(context, user.id, on ?? dayAt(now(), whereabouts(headers).timeZone)) };
  }),
  moods: from.moods.handler(({ context, input }) => {
    if (!isTimeZone(input.timeZone)) throw invalid([{ path: ['timeZone'], message: 'There is no such time zone' }]);
    return readMoods(context, context.user.id, input);
  }),
  create: from.create.handler(({ context, input }) => addEntry(context, context.user.id, input)),
  change: from.change.handler(({ context, input: { id, ...form } }) => changeEntry(context, context.user.id, id, form)),
  bring: from.bring.handler(({ context, input: { entries } }) => bringEntries(context, context.user.id, entries)),
  remove: from.remove.handler(({ context, input: { id } }) => removeEntry(context, context.user.id, id)),
  restore: from.restore.handler(({ context, input: { id } }) => restoreEntry(context, context.user.id, id)),
};
