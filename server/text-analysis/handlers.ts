import { signedIn } from '#server/http/gate.ts';
import { nextPage } from '#server/http/next-page.ts';
import { readPicture } from '#server/text-analysis/picture.ts';
import { analyze, records, textOf } from '#server/text-analysis/records.ts';

const from = signedIn.textAnalysis;

export const textAnalysis = {
  analyze: from.analyze.handler(({ context, input }) => analyze(context, input)),
  readPicture: from.readPicture.handler(({ context, input }) => readPicture(context, input.picture)),
  list: from.list.handler(async ({ context, input }) => {
    const page = await records.page(context, input);
    nextPage(context, '/text-analysis', page, { limit: input.limit });
    return page;
  }),
  find: from.find.handler(({ context, input }) => records.withWords(context, context.user.id, input, textOf)),
  get: from.get.handler(({ context, input: { id } }) => records.one(context, id)),
  remove: from.remove.handler(({ context, input: { id } }) => records.remove(context, id)),
};
