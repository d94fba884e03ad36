import { account } from '#contract/account.ts';
import { admin } from '#contract/admin.ts';
import { argumentResolver } from '#contract/arguments.ts';
import { chat } from '#contract/chat.ts';
import { conversations } from '#contract/conversations.ts';
import { crafting } from '#contract/crafting.ts';
import { dashboard } from '#contract/dashboard.ts';
import { journal } from '#contract/journal.ts';
import { learningFeed } from '#contract/learning-feed.ts';
import { live } from '#contract/live.ts';
import { membership } from '#contract/membership.ts';
import { memory } from '#contract/memory.ts';
import { progress } from '#contract/progress.ts';
import { rehearsal } from '#contract/rehearsal.ts';
import { relationshipAnalysis } from '#contract/relationship-analysis.ts';
import { panel, saved, sessions } from '#contract/relationship-chats.ts';
import { relationships } from '#contract/relationships.ts';
import { search } from '#contract/search.ts';
import { support } from '#contract/support.ts';
import { textAnalysis } from '#contract/text-analysis.ts';
import { threads } from '#contract/threads.ts';

export const contract = {
  account,
  admin,
  arguments: argumentResolver,
  chats: { ...chat, threads, panel, saved, sessions },
  conversations,
  crafting,
  dashboard,
  journal,
  learningFeed,
  live,
  membership,
  memory,
  progress,
  relationshipAnalysis,
  rehearsal,
  relationships,
  search,
  support,
  textAnalysis,
};
