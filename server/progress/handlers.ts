import { conversationsOf } from '#server/conversations/conversations.ts';
import { signedIn } from '#server/http/gate.ts';
import { whereabouts } from '#server/http/whereabouts.ts';
import { openProgress } from '#server/progress/opened.ts';
import { patterns } from '#server/progress/patterns/patterns.ts';
import { deedRows, progressFrom } from '#server/progress/progress.ts';

const from = signedIn.progress;

export const progress = {
  get: from.get.handler(async ({ context }) => {
    const { user, read, now, headers } = context;
    const [deeds, { talks }] = await Promise.all([deedRows(read, user.id, now()), conversationsOf(context, user.id)]);
    return progressFrom(deeds, talks, now(), whereabouts(headers).timeZone);
  }),
  open: from.open.handler(({ context }) =>
    openProgress(context, context.user.id, whereabouts(context.headers).timeZone),
  ),
  patterns,
};
