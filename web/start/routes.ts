import { matchPath } from 'react-router';
import { paths } from '#web/app/paths.ts';
import type { Session } from '#web/app/session/session.ts';
import type { PageName } from '#web/start/pages.tsx';

/**
 * framed: with header and footer. quiet: the same without the trial's banner. window: only a main element. whole: the
 * page brings its own frame.
 */
export type Frame = 'framed' | 'quiet' | 'window' | 'whole';
export type Route = { path: string; page: PageName; title: string; frame: Frame };

const route = (path: string, page: PageName, title: string, frame: Frame = 'framed'): Route => ({
  path,
  page,
  title,
  frame,
});

const elsewhere = '*';
const tagline = 'Care for yourself and others';
const landing = (path: string) => route(path, 'landing', tagline, 'whole');
const membership = (path: string) => route(path, 'membership', 'Choose Your Membership');

/** Open in every state. */
const everyone: readonly Route[] = [
  landing(paths.landing),
  route(paths.support, 'support', 'Get help now', 'quiet'),
  route(paths.coach, 'coach', 'About the coach'),
  route(paths.authAction, 'authAction', 'Your account'),
  route(paths.invite, 'invite', 'Invitation'),
  route(paths.join, 'join', 'Invitation to a conversation'),
  route(paths.adminSetup, 'adminSetup', 'Admin Setup'),
  route(paths.terms, 'terms', 'Terms', 'whole'),
  route(paths.privacy, 'privacy', 'Privacy', 'whole'),
  route(paths.healthData, 'healthData', 'Consumer Health Data', 'whole'),
  route(paths.aiSafety, 'aiSafety', 'AI Safety', 'whole'),
  route(paths.accessibility, 'accessibility', 'Accessibility', 'whole'),
  route(paths.erased, 'erased', 'Erasing an account', 'quiet'),
];

const buying: readonly Route[] = [
  membership(paths.membership),
  route(paths.checkout, 'checkout', 'Complete Your Subscription'),
];

const ownAccount: readonly Route[] = [
  route(paths.subscribe, 'subscribe', 'Your Subscription'),
  route(paths.profile, 'profile', 'Profile'),
  route(paths.settings, 'profile', 'Settings'),
];

const members: readonly Route[] = [
  route(paths.home, 'dashboard', 'Dashboard'),
  route(paths.dashboard, 'dashboard', 'Dashboard'),
  route(paths.conversations, 'conversations', 'Conversations'),
  route(paths.soloConversations, 'conversations', 'Conversations'),
  route(paths.chat, 'chat', 'Conversation'),
  route(paths.textAnalyzer, 'textAnalyzer', 'Text Message Analyzer'),
  route(paths.relationshipAnalysis, 'relationshipAnalysis', 'Relationship Analysis'),
  route(paths.textThisNotThat, 'textThisNotThat', 'Text this, not that'),
  route(paths.argumentResolver, 'argumentResolver', 'Argument Resolver'),
  route(paths.relationships, 'relationships', 'Relationships'),
  route(paths.relationship, 'relationship', 'Relationship'),
  route(paths.savedChat, 'savedChat', 'Saved chat'),
  route(paths.chatWindow, 'chatWindow', 'Chat', 'window'),
  route(paths.learningFeed, 'learningFeed', 'Learning Feed'),
  route(paths.journal, 'journal', 'Journal'),
  route(paths.progress, 'progress', 'Your Progress'),
  route(paths.admin, 'admin', 'Admin'),
];

/** Someone who was invited into a conversation needs an account for it and no plan; others see the plans there. */
const asGuest: readonly Route[] = [
  route(paths.chat, 'chat', 'Conversation'),
  route(paths.conversations, 'guestConversations', 'Conversations'),
  route(paths.soloConversations, 'guestConversations', 'Conversations'),
  route(paths.chatWindow, 'chatWindow', 'Chat', 'window'),
];

const signIn = route(paths.auth, 'auth', 'Log in');
const signedInAlready = route(paths.auth, 'afterSignIn', 'Log in');
const asEnded = ({ path }: Route) => route(path, 'sessionEnded', 'Log in');

/** The specification's route table, by state of the session. The first match wins. */
export const routeTable = {
  loading: [...everyone, route(elsewhere, 'boot', 'Loading')],
  unreachable: [...everyone, route(elsewhere, 'unreachable', 'Not reachable')],
  signed_out: [...everyone, ...buying, signIn, landing(elsewhere)],
  session_ended: [...everyone, ...buying, signIn, ...[...members, ...ownAccount].map(asEnded), landing(elsewhere)],
  without_access: [
    ...everyone,
    ...buying,
    ...ownAccount,
    ...asGuest,
    signedInAlready,
    route(paths.home, 'guestHome', 'Home'),
    route(paths.relationships, 'guestPeople', 'People'),
    route(paths.journal, 'guestJournal', 'Journal'),
    // Signing in leads there; someone without a conversation sees the plans.
    route(paths.dashboard, 'guestDashboard', 'Home'),
    membership(elsewhere),
  ],
  trial_expired: [
    ...everyone,
    ...buying,
    ...ownAccount,
    ...asGuest,
    signedInAlready,
    route(paths.home, 'guestDashboard', 'Home'),
    route(paths.dashboard, 'guestDashboard', 'Home'),
    membership(elsewhere),
  ],
  age_in_doubt: [
    ...everyone.filter(({ page }) => page !== 'join' && page !== 'invite'),
    route(paths.profile, 'profile', 'Profile'),
    route(paths.settings, 'profile', 'Settings'),
    route(paths.subscribe, 'subscribe', 'Your Subscription'),
    signedInAlready,
    route(elsewhere, 'age', 'Mallama is for adults', 'quiet'),
  ],
  with_access: [
    ...everyone,
    ...buying,
    ...ownAccount,
    ...members,
    signedInAlready,
    route(elsewhere, 'notFound', 'Page not found'),
  ],
} as const satisfies Record<string, readonly Route[]>;

export type TableName = keyof typeof routeTable;

export function tableOf(session: Session): TableName {
  if (session.state === 'signed_out') return session.ended ? 'session_ended' : 'signed_out';
  if (session.state !== 'signed_in') return session.state;
  if (session.user.ageInDoubt) return 'age_in_doubt';
  if (session.access.hasAccess) return 'with_access';
  return session.access.isTrialExpired ? 'trial_expired' : 'without_access';
}

/** The page of a path in that state; every list ends with a route that matches everything. */
export function routeAt(table: TableName, pathname: string): Route {
  const routes: readonly Route[] = routeTable[table];
  return routes.find(({ path }) => matchPath(path, pathname)) ?? route(elsewhere, 'notFound', 'Page not found');
}

/** A signed-out visitor came for this page, and is taken there after signing in. */
export const isForMembers = (pathname: string): boolean =>
  [...members, ...ownAccount].some(({ path }) => path !== paths.home && matchPath(path, pathname) !== null);
