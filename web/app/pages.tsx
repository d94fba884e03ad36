import { type ComponentType, lazy } from 'react';
import type { User } from '#contract/account.ts';
import { AfterSignIn } from '#web/app/AfterSignIn.tsx';
import { BootPage } from '#web/app/BootPage.tsx';
import { NotFoundPage } from '#web/app/NotFoundPage.tsx';
import { NotOpenPage } from '#web/app/NotOpenPage.tsx';
import { SessionEndedPage } from '#web/app/SessionEndedPage.tsx';
import { UnreachablePage } from '#web/app/UnreachablePage.tsx';

export type Page = ComponentType<{ title: string }>;

const loaders = new Map<Page, () => Promise<Page>>();

function page(load: () => Promise<Page>): Page {
  const later = lazy(async () => ({ default: await load() }));
  loaders.set(later, load);
  return later;
}

/** Every page by name, each in a chunk of its own. A room that lands takes the place of its NotOpenPage here. */
export const pages = {
  boot: BootPage,
  unreachable: UnreachablePage,
  sessionEnded: SessionEndedPage,
  afterSignIn: AfterSignIn,
  notFound: NotFoundPage,

  landing: page(async () => (await import('#web/landing/LandingPage.tsx')).LandingPage),
  support: page(async () => (await import('#web/support/SupportPage.tsx')).SupportPage),
  terms: page(async () => (await import('#web/legal/TermsPage.tsx')).TermsPage),
  privacy: page(async () => (await import('#web/legal/PrivacyPage.tsx')).PrivacyPage),
  healthData: page(async () => (await import('#web/legal/HealthDataPage.tsx')).HealthDataPage),
  aiSafety: page(async () => (await import('#web/legal/AiSafetyPage.tsx')).AiSafetyPage),
  accessibility: page(async () => (await import('#web/legal/AccessibilityPage.tsx')).AccessibilityPage),

  auth: page(async () => (await import('#web/account/AuthPage.tsx')).AuthPage),
  age: page(async () => (await import('#web/account/AgePage.tsx')).AgePage),
  authAction: page(async () => (await import('#web/account/ActionPage.tsx')).ActionPage),
  adminSetup: page(async () => (await import('#web/account/AdminSetupPage.tsx')).AdminSetupPage),
  invite: page(async () => (await import('#web/relationships/InvitePage.tsx')).InvitePage),
  coach: page(async () => (await import('#web/legal/AboutCoachPage.tsx')).AboutCoachPage),
  membership: page(async () => (await import('#web/membership/MembershipPage.tsx')).MembershipPage),
  checkout: page(async () => (await import('#web/membership/CheckoutPage.tsx')).CheckoutPage),
  subscribe: page(async () => (await import('#web/membership/SubscribePage.tsx')).SubscribePage),
  profile: page(async () => {
    const [{ ProfilePage }, { AccountSettings }, { AddRelationshipDialog }, { SharedChats }] = await Promise.all([
      import('#web/profile/ProfilePage.tsx'),
      import('#web/account/AccountSettings.tsx'),
      import('#web/relationships/AddRelationshipDialog.tsx'),
      import('#web/chats/SharedChats.tsx'),
    ]);
    const Settings = ({ user }: { user: User }) => (
      <>
        <SharedChats />
        <AccountSettings user={user} />
      </>
    );
    return () => <ProfilePage Settings={Settings} AddDialog={AddRelationshipDialog} />;
  }),
  admin: page(async () => (await import('#web/admin/AdminPage.tsx')).AdminPage),
  dashboard: page(async () => (await import('#web/dashboard/DashboardPage.tsx')).DashboardPage),
  conversations: page(async () => (await import('#web/conversations/ConversationsPage.tsx')).ConversationsPage),
  chat: page(async () => (await import('#web/conversations/ChatPage.tsx')).ChatPage),
  guestConversations: page(async () => {
    const [{ GuestConversationsPage }, { SharedChats }, { useSharedChats }] = await Promise.all([
      import('#web/conversations/GuestConversationsPage.tsx'),
      import('#web/chats/SharedChats.tsx'),
      import('#web/chats/useSharedChats.ts'),
    ]);
    return function GuestConversations({ title }) {
      return <GuestConversationsPage title={title} chats={useSharedChats()} Chats={SharedChats} />;
    };
  }),
  join: page(async () => (await import('#web/conversations/JoinPage.tsx')).JoinPage),
  textAnalyzer: NotOpenPage,
  relationshipAnalysis: NotOpenPage,
  textThisNotThat: NotOpenPage,
  argumentResolver: NotOpenPage,
  relationships: page(async () => (await import('#web/relationships/RelationshipsPage.tsx')).RelationshipsPage),
  relationship: page(async () => {
    const [{ RelationshipPage }, { ChatPanel }, { SavedChats }] = await Promise.all([
      import('#web/relationships/RelationshipPage.tsx'),
      import('#web/chats/ChatPanel.tsx'),
      import('#web/chats/SavedChats.tsx'),
    ]);
    return () => <RelationshipPage Chat={ChatPanel} Saved={SavedChats} />;
  }),
  chatWindow: page(async () => (await import('#web/chats/ChatWindowPage.tsx')).ChatWindowPage),
  learningFeed: NotOpenPage,
  journal: NotOpenPage,
} satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

/** Fetches a page's code before it is shown. */
export function preloadPage(name: PageName): void {
  // A failure shows when the page is asked for.
  loaders
    .get(pages[name])?.()
    .catch(() => {});
}
