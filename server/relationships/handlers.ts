import { signedIn } from '#server/http/gate.ts';
import { nextPage } from '#server/http/next-page.ts';
import { checkIns } from '#server/relationships/check-ins/check-ins.ts';
import type { KeptChats } from '#server/relationships/check-ins/insights-chats.ts';
import { readInsights } from '#server/relationships/check-ins/insights-read.ts';
import { connectionHandlers } from '#server/relationships/connect/connections.ts';
import { dates } from '#server/relationships/dates/dates.ts';
import { commitments } from '#server/relationships/plan/commitments.ts';
import { plan } from '#server/relationships/plan/plan.ts';
import { restoreRelationship } from '#server/relationships/purge.ts';
import { readOne, readPage } from '#server/relationships/record/reads.ts';
import { addRelationship, changeRelationship, removeRelationship } from '#server/relationships/record/records.ts';

export const relationships = (keptChats: KeptChats) => ({
  list: signedIn.relationships.list.handler(async ({ context, input: { before, limit, archived } }) => {
    const page = await readPage(context, context.user.id, { before, limit, archived: archived === '1' });
    nextPage(context, '/relationships', page, { limit, ...(archived && { archived }) });
    return page;
  }),

  get: signedIn.relationships.get.handler(({ context, input: { id } }) => readOne(context, context.user.id, id)),

  create: signedIn.relationships.create.handler(async ({ context, input }) => {
    const { id, safety } = await addRelationship(context, context.user.id, input);
    return { ...(await readOne(context, context.user.id, id)), safety };
  }),

  update: signedIn.relationships.update.handler(async ({ context, input }) => {
    const { safety } = await changeRelationship(context, input);
    return { ...(await readOne(context, context.user.id, input.id)), safety };
  }),

  remove: signedIn.relationships.remove.handler(({ context, input: { id } }) => removeRelationship(context, id)),

  restore: signedIn.relationships.restore.handler(async ({ context, input: { id } }) => {
    await restoreRelationship(context, context.user.id, id);
    return readOne(context, context.user.id, id);
  }),

  insights: signedIn.relationships.insights.handler(({ context, input: { id } }) =>
    readInsights(context, keptChats, id),
  ),

  checkIns,
  commitments,
  plan,
  dates,
  connections: connectionHandlers,
});
