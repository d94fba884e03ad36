import { signedIn } from '#server/http/gate.ts';
import { nextPage } from '#server/http/next-page.ts';
import { analyze, records, textOf } from '#server/relationship-analysis/records.ts';

const from = signedIn.relationshipAnalysis;

export const relationshipAnalysis = {
  analyze: from.analyze.handler(({ context, input }) => analyze(context, input)),
  list: from.list.handler(async ({ context, input }) => {
    const page = await records.page(context, input);
    nextPage(context, '/relationship-analysis', page, { limit: input.limit });
    return page;
  }),
  find: from.find.handler(({ context, input }) => records.withWords(context, context.user.id, input, textOf)),
  get: from.get.handler(({ context, input: { id } }) => records.one(context, id)),
  remove: from.remove.handler(({ context, input: { id } }) => records.remove(context, id)),
};
