import { house } from '#server/http/gate.ts';
import { progressFrom } from '#server/progress/progress.ts';
import { averagesOf } from '#server/relationships/relationships.ts';

export const progress = {
  get: house.progress.get.handler(async ({ context }) => progressFrom(await averagesOf(context, context.user.id))),
};
