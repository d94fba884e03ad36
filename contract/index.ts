import { account } from '#contract/account.ts';
import { admin } from '#contract/admin.ts';
import { chat } from '#contract/chat.ts';
import { conversations } from '#contract/conversations.ts';
import { dashboard } from '#contract/dashboard.ts';
import { live } from '#contract/live.ts';
import { membership } from '#contract/membership.ts';
import { progress } from '#contract/progress.ts';
import { panel, saved, sessions } from '#contract/relationship-chats.ts';
import { relationships } from '#contract/relationships.ts';
import { search } from '#contract/search.ts';
import { support } from '#contract/support.ts';
import { threads } from '#contract/threads.ts';

/** The whole API as one value. */
export const contract = {
  account,
  admin,
  chats: { ...chat, threads, panel, saved, sessions },
  conversations,
  dashboard,
  live,
  membership,
  progress,
  relationships,
  search,
  support,
};
