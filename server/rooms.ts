import { account } from '#server/account/handlers.ts';
import { admin, adminSetup } from '#server/admin/handlers.ts';
import { argumentResolver } from '#server/arguments/handlers.ts';
import { chats } from '#server/chats/handlers.ts';
import { readAhead } from '#server/chats/message/background.ts';
import { recentSaved } from '#server/chats/saved/rows.ts';
import { conversations } from '#server/conversations/handlers.ts';
import { crafting } from '#server/crafting/handlers.ts';
import { dashboard } from '#server/dashboard/handlers.ts';
import { live } from '#server/http/live-handlers.ts';
import { journal } from '#server/journal/handlers.ts';
import { learningFeed } from '#server/learning-feed/handlers.ts';
import { membership } from '#server/membership/handlers.ts';
import { memory } from '#server/memory/handlers.ts';
import { personalData } from '#server/personal-data.ts';
import { progress } from '#server/progress/handlers.ts';
import { rehearsal } from '#server/rehearsal/handlers.ts';
import { relationshipAnalysis } from '#server/relationship-analysis/handlers.ts';
import { relationships } from '#server/relationships/handlers.ts';
import { search } from '#server/search/handlers.ts';
import { support } from '#server/support/handlers.ts';
import { textAnalysis } from '#server/text-analysis/handlers.ts';

export const rooms = {
  account: { ...account(personalData), ...adminSetup },
  admin,
  arguments: argumentResolver,
  chats,
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
  relationships: relationships(recentSaved),
  search,
  support,
  textAnalysis,
};

export { readAhead };
