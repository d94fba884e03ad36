import { and, eq, exists, or, sql } from 'drizzle-orm';
import type { PersonalData } from '#server/account/personal-data.ts';
import * as argumentResolver from '#server/arguments/arguments.ts';
import { chatData } from '#server/chats/chats.ts';
import { ownData as coach } from '#server/coach/coach.ts';
import * as conversations from '#server/conversations/conversations.ts';
import * as crafting from '#server/crafting/crafting.ts';
import * as dashboard from '#server/dashboard/dashboard.ts';
import { users } from '#server/database/users.ts';
import * as journal from '#server/journal/journal.ts';
import * as learningFeed from '#server/learning-feed/learning-feed.ts';
import * as membership from '#server/membership/membership.ts';
import { subscriptions, waitlistEntries } from '#server/membership/table.ts';
import * as memory from '#server/memory/memory.ts';
import * as progress from '#server/progress/progress.ts';
import * as relationshipAnalysis from '#server/relationship-analysis/relationship-analysis.ts';
import { relationshipData as relationships } from '#server/relationships/relationships.ts';
import * as support from '#server/support/support.ts';
import * as textAnalysis from '#server/text-analysis/text-analysis.ts';

const one = { one: sql`1` };

/** What all rooms hold of a person, for the account's erasure, export and import. */
export const personalData: PersonalData = {
  endMembership: membership.endMembership,

  paysOrHoldsPlace: (db) =>
    or(
      exists(
        db
          .select(one)
          .from(subscriptions)
          .where(and(eq(subscriptions.userId, users.id), membership.isPaying)),
      ),
      exists(
        db
          .select(one)
          .from(waitlistEntries)
          .where(and(eq(waitlistEntries.userId, users.id), membership.holdsPlace)),
      ),
    ),

  async stopOf(house, userId) {
    await coach.stopOf(house, userId);
    await chatData.stopOf(house, userId);
  },

  async eraseOf(house, tx, userId) {
    await memory.eraseOf(tx, userId);
    await relationships.eraseOf(house, tx, userId);
    await dashboard.eraseOf(tx, userId);
    await support.eraseOf(tx, userId);
    await argumentResolver.eraseOf(tx, userId);
    await crafting.eraseOf(tx, userId);
    await textAnalysis.eraseOf(tx, userId);
    await relationshipAnalysis.eraseOf(tx, userId);
    await journal.eraseOf(tx, userId);
    await progress.eraseOf(tx, userId);
    await learningFeed.eraseOf(house, tx, userId);
    await conversations.eraseOf(house, tx, userId);
    await chatData.eraseOf(house, tx, userId);
    await coach.eraseOf(tx, userId);
  },

  async exportOf(house, userId) {
    const [answered, texts, described] = await Promise.all([
      progress.exportOf(house, userId),
      textAnalysis.exportOf(house, userId),
      relationshipAnalysis.exportOf(house, userId),
    ]);
    const [asked, talks, meetings, cards, paid, remembered, people, help, diary, crafted, argued, shared] =
      await Promise.all([
        coach.exportOf(house, userId),
        chatData.exportOf(house, userId),
        conversations.exportOf(house, userId),
        dashboard.exportOf(house, userId),
        membership.exportOf(house, userId),
        memory.exportOf(house, userId),
        relationships.exportOf(house, userId),
        support.exportOf(house, userId),
        journal.exportOf(house, userId),
        crafting.exportOf(house, userId),
        argumentResolver.exportOf(house, userId),
        learningFeed.exportOf(house, userId),
      ]);
    const made = [crafted.messages, argued.arguments, texts.analyses, described.analyses];
    const hasMade = made.some(({ length }) => length > 0) || asked.messages.length > 0;
    const rooms = {
      arguments: argued,
      chats: { ...asked, ...talks },
      conversations: meetings,
      crafting: crafted,
      dashboard: cards,
      journal: diary,
      learningFeed: shared,
      membership: paid,
      memory: remembered,
      progress: answered,
      relationshipAnalysis: described,
      relationships: people,
      support: help,
      textAnalysis: texts,
    };
    return { rooms, containsAiText: hasMade || !(await talks.threads().next()).done };
  },

  // People come first, because other rooms reference them.
  brought: {
    relationships,
    journal,
    arguments: argumentResolver,
    chats: chatData,
    memory,
    dashboard,
    support,
    progress,
    textAnalysis,
    relationshipAnalysis,
    crafting,
    learningFeed,
  },
};
