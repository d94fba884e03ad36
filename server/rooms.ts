import { account } from '#server/account/handlers.ts';
import { admin } from '#server/admin/handlers.ts';
import { chats } from '#server/chats/handlers.ts';
import { conversations } from '#server/conversations/handlers.ts';
import { dashboard } from '#server/dashboard/handlers.ts';
import { live } from '#server/live/handlers.ts';
import { membership } from '#server/membership/handlers.ts';
import { progress } from '#server/progress/handlers.ts';
import { relationships } from '#server/relationships/handlers.ts';
import { search } from '#server/search/handlers.ts';
import { support } from '#server/support/handlers.ts';

/** Every room's handlers, under the names of the contract. */
export const rooms = {
  account,
  admin,
  chats,
  conversations,
  dashboard,
  live,
  membership,
  progress,
  relationships,
  search,
  support,
};
