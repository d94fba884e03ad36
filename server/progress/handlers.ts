import { conversationsOf } from '#server/conversations/conversations.ts';
import { house } from '#server/http/gate.ts';
import { progressFrom } from '#server/progress/progress.ts';
import { averagesOf } from '#server/relationships/relationships.ts';

export const progress = {
  get: house.progress.get.handler(async ({ context }) => {
    const { id } = context.user;
    const [averages, told] = await Promise.all([averagesOf(context, id), conversationsOf(context, id)]);
    return progressFrom(averages, told.emotionalIntelligence);
  }),
};
