import { account } from '#contract/account.ts';
import { admin } from '#contract/admin.ts';
import { chat } from '#contract/chat.ts';
import { dashboard } from '#contract/dashboard.ts';
import { live } from '#contract/live.ts';
import { membership } from '#contract/membership.ts';
import { progress } from '#contract/progress.ts';
import { relationships } from '#contract/relationships.ts';
import { support } from '#contract/support.ts';

/** The whole API as one value. */
export const contract = { account, admin, chats: chat, dashboard, live, membership, progress, relationships, support };
