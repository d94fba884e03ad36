import { signedIn } from '#server/http/gate.ts';
import { find } from '#server/search/find.ts';
import { sources } from '#server/search/sources.ts';

export const search = {
  find: signedIn.search.find.handler(({ context, input }) => find(context, context.user.id, input, sources)),
};
