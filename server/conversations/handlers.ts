import { chatMessages } from '#server/chats/chats.ts';
import { listConversations } from '#server/conversations/list.ts';
import { confirm, propose } from '#server/conversations/mediation/agreement.ts';
import { withMediation } from '#server/conversations/mediation/held.ts';
import { invite, linksOf, revoke } from '#server/conversations/mediation/invite.ts';
import { decline, inviter, join, preview } from '#server/conversations/mediation/join.ts';
import { present } from '#server/conversations/mediation/present.ts';
import { answer, passOn } from '#server/conversations/mediation/turns.ts';
import {
  changeConversation,
  createConversation,
  openConversation,
  readConversation,
  removeConversation,
} from '#server/conversations/records.ts';
import { anyone, signedIn } from '#server/http/gate.ts';
import { whereabouts } from '#server/http/whereabouts.ts';

const from = signedIn.conversations;
const shared = from.mediation;

const mediation = {
  get: shared.get.handler(({ context, input: { id } }) =>
    withMediation(context, id, (held) => present(context, held, context.user.id)),
  ),
  invite: shared.invite.handler(({ context, input }) => invite(context, input.id, input.relationshipId)),
  links: shared.links.handler(({ context, input: { id } }) => linksOf(context, id)),
  revoke: shared.revoke.handler(({ context, input: { id, linkId } }) => revoke(context, id, linkId)),
  inviter: anyone.conversations.mediation.inviter.handler(({ context, input: { id, token } }) =>
    inviter(context, id, token),
  ),
  preview: shared.preview.handler(({ context, input: { id, token } }) => preview(context, id, token)),
  join: shared.join.handler(({ context, input: { id, token } }) => join(context, id, token)),
  decline: shared.decline.handler(({ context, input: { id } }) => decline(context, id)),
  answer: shared.answer.handler(({ context, input: { id, ...answers } }) => answer(context, id, answers)),
  passOn: shared.passOn.handler(({ context, input: { id } }) => passOn(context, id)),
  propose: shared.propose.handler(({ context, input: { id, ...words } }) => propose(context, id, words)),
  confirm: shared.confirm.handler(({ context, input: { id, items, checkInOn } }) =>
    confirm(context, id, items, checkInOn),
  ),
};

export const conversations = {
  list: from.list.handler(({ context, input }) => listConversations(context, context.user, input)),
  create: from.create.handler(({ context, input }) => createConversation(context, input)),
  get: from.get.handler(({ context, input: { id } }) => openConversation(context, id)),
  change: from.change.handler(({ context, input }) => changeConversation(context, input)),
  remove: from.remove.handler(({ context, input: { id } }) => removeConversation(context, id)),
  say: from.say.handler(async ({ context, input: { id, content } }) => {
    await readConversation(context, id);
    return chatMessages.send(context, { ...context.user, ...whereabouts(context.headers) }, id, content);
  }),
  mediation,
};
