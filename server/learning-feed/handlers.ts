import { cursorOf } from '#contract/learning-feed.ts';
import { found } from '#server/found.ts';
import { signedIn } from '#server/http/gate.ts';
import { nextPage } from '#server/http/next-page.ts';
import { addComment, blockCommenter, readComments, readName, removeComment } from '#server/learning-feed/comments.ts';
import { hide, readReported, report } from '#server/learning-feed/moderation.ts';
import { addShare, changeShare, keysIn, readShares, vocabulary, withdrawShare } from '#server/learning-feed/shares.ts';
import { markVisit, readStories, toggleHelpful } from '#server/learning-feed/stories.ts';

const from = signedIn.learningFeed;

export const learningFeed = {
  list: from.list.handler(async ({ context, input }) => {
    const page = await readStories(context, context.user.id, input);
    const { limit, category } = input;
    const ends = page.map((story) => ({ id: cursorOf(story) }));
    nextPage(context, '/learning-feed', ends, { limit, ...(category && { category }) });
    return page;
  }),
  visit: from.visit.handler(({ context }) => markVisit(context, context.user.id)),
  like: from.like.handler(({ context, input: { id } }) => toggleHelpful(context, context.user.id, id)),
  comments: from.comments.handler(async ({ context, input: { id, ...page } }) => {
    const list = await readComments(context, context.user.id, id, page);
    nextPage(context, `/learning-feed/${id}/comments`, list, { limit: page.limit });
    return list;
  }),
  comment: from.comment.handler(({ context, input }) => addComment(context, context.user, input)),
  removeComment: from.removeComment.handler(({ context, input: { id, commentId } }) =>
    removeComment(context, context.user.id, id, commentId),
  ),
  report: from.report.handler(({ context, input }) => report(context, context.user.id, input)),
  block: from.block.handler(({ context, input: { id, commentId } }) =>
    blockCommenter(context, context.user.id, id, commentId),
  ),
  name: from.name.handler(({ context }) => readName(context, context.user)),
  own: from.own.handler(({ context }) => readShares(context, context.user.id)),
  vocabulary: from.vocabulary.handler(() => vocabulary()),
  share: from.share.handler(async ({ context, input }) =>
    found(await addShare(context, context.user.id, keysIn(input))),
  ),
  change: from.change.handler(({ context, input: { id, ...choice } }) =>
    changeShare(context, context.user.id, id, keysIn(choice)),
  ),
  withdraw: from.withdraw.handler(({ context, input: { id } }) => withdrawShare(context, context.user.id, id)),
  reported: from.reported.handler(({ context }) => readReported(context)),
  hide: from.hide.handler(({ context, input }) => hide(context, input)),
};
