import { house } from '#server/http/gate.ts';
import { nextPage } from '#server/http/next-page.ts';
import { find } from '#server/text-analysis/find.ts';
import { analyze, readOne, readPage, remove } from '#server/text-analysis/records.ts';

const from = house.textAnalysis;

export const textAnalysis = {
  analyze: from.analyze.handler(({ context, input }) => analyze(context, input)),
  list: from.list.handler(async ({ context, input }) => {
    const page = await readPage(context, input);
    nextPage(context, '/text-analysis', page, { limit: input.limit });
    return page;
  }),
  find: from.find.handler(({ context, input }) => find(context, context.user.id, input)),
  get: from.get.handler(({ context, input: { id } }) => readOne(context, id)),
  remove: from.remove.handler(({ context, input: { id } }) => remove(context, id)),
};
