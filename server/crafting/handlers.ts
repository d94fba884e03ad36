import { craft, craftAgain, records } from '#server/crafting/records.ts';
import { signedIn } from '#server/http/gate.ts';
import { nextPage } from '#server/http/next-page.ts';

const from = signedIn.crafting;

export const crafting = {
  craft: from.craft.handler(({ context, input }) => craft(context, input)),
  again: from.again.handler(({ context, input: { id, selectedTone } }) => craftAgain(context, id, selectedTone)),
  list: from.list.handler(async ({ context, input }) => {
    const page = await records.page(context, input);
    nextPage(context, '/craft-message', page, { limit: input.limit });
    return page;
  }),
  get: from.get.handler(({ context, input: { id } }) => records.one(context, id)),
  remove: from.remove.handler(({ context, input: { id } }) => records.remove(context, id)),
};
