import { type ComponentType, lazy } from 'react';
import { Navigate } from 'react-router';
import type { User } from '#contract/account.ts';
import { paths } from '#web/app/paths.ts';
import { AfterSignIn } from '#web/start/AfterSignIn.tsx';
import { BootPage } from '#web/start/BootPage.tsx';
import { NotFoundPage } from '#web/start/NotFoundPage.tsx';
import { SessionEndedPage } from '#web/start/SessionEndedPage.tsx';
import { UnreachablePage } from '#web/start/UnreachablePage.tsx';

export type Page = ComponentType<{ title: string }>;

const loaders = new Map<Page, () => Promise<Page>>();

function page(load: () => Promise<Page>): Page {
  const later = lazy(async () => ({ default: await load() }));
  loaders.set(later, load);
  return later;
}

const ToLanding = () => <Navigate to={paths.landing} replace />;

/** A member's place, for someone who was invited and has no plan. */
const guestPlace = (title: 'People' | 'Journal') =>
  page(async () => {
    const [{ GuestPlacePage }, { useSharedChats }, { MembershipPage }] = await Promise.all([
      import('#web/conversations/GuestPlacePage.tsx'),
      import('#web/chats/shared/useSharedChats.ts'),
      import('#web/membership/MembershipPage.tsx'),
    ]);
    const Plans = () => <MembershipPage title="Choose Your Membership" />;
    return function GuestPlace() {
      return <GuestPlacePage title={title} chats={useSharedChats()} Stranger={Plans} />;
    };
  });

/** Every page by name, each in its own chunk. */
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
  erased: page(async () => (await import('#web/account/ErasedPage.tsx')).ErasedPage),
  authAction: page(async () => (await import('#web/account/ActionPage.tsx')).ActionPage),
  adminSetup: page(async () => (await import('#web/account/AdminSetupPage.tsx')).AdminSetupPage),
  invite: page(async () => (await import('#web/relationships/InvitePage.tsx')).InvitePage),
  coach: page(async () => (await import('#web/legal/AboutCoachPage.tsx')).AboutCoachPage),
  membership: page(async () => (await import('#web/membership/MembershipPage.tsx')).MembershipPage),
  checkout: page(async () => (await import('#web/membership/CheckoutPage.tsx')).CheckoutPage),
  subscribe: page(async () => (await import('#web/membership/SubscribePage.tsx')).SubscribePage),
  profile: page(async () => {
    const [
      { ProfilePage },
      { AccountSettings },
      { MemorySettings },
      { AddRelationshipDialog },
      { SharedChats },
      { ChatPanel },
      { OwnStories },
    ] = await Promise.all([
      import('#web/profile/ProfilePage.tsx'),
      import('#web/account/settings/AccountSettings.tsx'),
      import('#web/memory/MemorySettings.tsx'),
      import('#web/relationships/person/AddRelationshipDialog.tsx'),
      import('#web/chats/shared/SharedChats.tsx'),
      import('#web/chats/ChatPanel.tsx'),
      import('#web/learning-feed/OwnStories.tsx'),
    ]);
    const Settings = ({ user }: { user: User }) => (
      <>
        <SharedChats />
        {!user.ageInDoubt && <OwnStories />}
        <AccountSettings user={user}>{!user.ageInDoubt && <MemorySettings />}</AccountSettings>
      </>
    );
    return () => <ProfilePage Settings={Settings} AddDialog={AddRelationshipDialog} Chat={ChatPanel} />;
  }),
  admin: page(async () => (await import('#web/admin/AdminPage.tsx')).AdminPage),
  dashboard: page(async () => (await import('#web/dashboard/DashboardPage.tsx')).DashboardPage),
  conversations: page(async () => (await import('#web/conversations/ConversationsPage.tsx')).ConversationsPage),
  chat: page(async () => (await import('#web/conversations/ChatPage.tsx')).ChatPage),
  guestConversations: page(async () => {
    const [{ GuestConversationsPage }, { SharedChats }, { useSharedChats }] = await Promise.all([
      import('#web/conversations/GuestConversationsPage.tsx'),
      import('#web/chats/shared/SharedChats.tsx'),
      import('#web/chats/shared/useSharedChats.ts'),
    ]);
    return function GuestConversations({ title }) {
      return <GuestConversationsPage title={title} chats={useSharedChats()} Chats={SharedChats} />;
    };
  }),
  guestHome: page(async () => {
    const [{ GuestHomePage }, { SharedChats }, { useSharedChats }] = await Promise.all([
      import('#web/conversations/GuestHomePage.tsx'),
      import('#web/chats/shared/SharedChats.tsx'),
      import('#web/chats/shared/useSharedChats.ts'),
    ]);
    return function GuestHome() {
      return <GuestHomePage chats={useSharedChats()} Chats={SharedChats} Stranger={ToLanding} />;
    };
  }),
  guestDashboard: page(async () => {
    const [{ GuestHomePage }, { SharedChats }, { useSharedChats }, { MembershipPage }] = await Promise.all([
      import('#web/conversations/GuestHomePage.tsx'),
      import('#web/chats/shared/SharedChats.tsx'),
      import('#web/chats/shared/useSharedChats.ts'),
      import('#web/membership/MembershipPage.tsx'),
    ]);
    const Plans = () => <MembershipPage title="Choose Your Membership" />;
    return function GuestDashboard() {
      return <GuestHomePage chats={useSharedChats()} Chats={SharedChats} Stranger={Plans} />;
    };
  }),
  guestPeople: guestPlace('People'),
  guestJournal: guestPlace('Journal'),
  join: page(async () => (await import('#web/conversations/JoinPage.tsx')).JoinPage),
  textAnalyzer: page(async () => (await import('#web/text-analysis/TextAnalyzerPage.tsx')).TextAnalyzerPage),
  relationshipAnalysis: page(
    async () => (await import('#web/relationship-analysis/RelationshipAnalysisPage.tsx')).RelationshipAnalysisPage,
  ),
  textThisNotThat: page(async () => (await import('#web/crafting/TextThisNotThatPage.tsx')).TextThisNotThatPage),
  argumentResolver: page(async () => (await import('#web/arguments/ArgumentResolverPage.tsx')).ArgumentResolverPage),
  relationships: page(async () => (await import('#web/relationships/RelationshipsPage.tsx')).RelationshipsPage),
  relationship: page(async () => {
    const [{ RelationshipPage }, { ChatPanel }, { SavedChats }] = await Promise.all([
      import('#web/relationships/RelationshipPage.tsx'),
      import('#web/chats/ChatPanel.tsx'),
      import('#web/chats/saved/SavedChats.tsx'),
    ]);
    return () => <RelationshipPage Chat={ChatPanel} Saved={SavedChats} />;
  }),
  savedChat: page(async () => (await import('#web/chats/saved/SavedChatPage.tsx')).SavedChatPage),
  chatWindow: page(async () => (await import('#web/chats/ChatWindowPage.tsx')).ChatWindowPage),
  learningFeed: page(async () => (await import('#web/learning-feed/LearningFeedPage.tsx')).LearningFeedPage),
  progress: page(async () => (await import('#web/progress/ProgressPage.tsx')).ProgressPage),
  journal: page(async () => (await import('#web/journal/JournalPage.tsx')).JournalPage),
} satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

/** Loads a page's code before it is shown. */
export function preloadPage(name: PageName): void {
  // A failure shows when the page is opened.
  loaders
    .get(pages[name])?.()
    .catch(() => {});
}
