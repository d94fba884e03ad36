import { describe, expect, it } from 'vitest';
import { accessOf } from '#contract/access.ts';
import type { AccessFacts, User } from '#contract/account.ts';
import { paths } from '#web/app/paths.ts';
import type { Session } from '#web/app/session/session.ts';
import { isForMembers, routeAt, routeTable, type TableName, tableOf } from '#web/start/routes.ts';

const NOW = new Date('2026-11-20T09:00:00.000Z');
const nothing: AccessFacts = {
  isAdmin: false,
  ageInDoubt: false,
  adultOn: null,
  hasUsedTrial: false,
  trialStartDate: null,
  trialEndDate: null,
  subscription: null,
  primePlaceUntil: null,
};
const trial = (end: string): AccessFacts => ({
  ...nothing,
  hasUsedTrial: true,
  trialStartDate: '2026-11-19T08:00:00.000Z',
  trialEndDate: end,
});

function signedIn(facts: AccessFacts): Session {
  const access = accessOf(facts, NOW);
  const user: User = {
    ...facts,
    ...access,
    id: 'a',
    email: null,
    emailVerified: true,
    firstName: null,
    lastName: null,
    profileImageUrl: null,
    createdAt: NOW.toISOString(),
  };
  return { state: 'signed_in', user, access };
}

describe('which list of routes applies', () => {
  const core = { id: 's', plan: 'core' as const, status: 'active', graceEndsAt: null };
  it.each<[string, Session, TableName]>([
    ['while it is not known', { state: 'loading' }, 'loading'],
    ['while the server does not answer', { state: 'unreachable' }, 'unreachable'],
    ['a stranger', { state: 'signed_out', ended: false }, 'signed_out'],
    ['after the session ended', { state: 'signed_out', ended: true }, 'session_ended'],
    ['no trial yet', signedIn(nothing), 'without_access'],
    ['an active trial', signedIn(trial('2026-11-20T09:00:00.001Z')), 'with_access'],
    ['a trial that ends this moment', signedIn(trial('2026-11-20T09:00:00.000Z')), 'trial_expired'],
    ['a plan', signedIn({ ...nothing, subscription: core }), 'with_access'],
    ['a plan after a trial', signedIn({ ...trial('2026-11-20T08:00:00.000Z'), subscription: core }), 'with_access'],
    ['a cancelled plan', signedIn({ ...nothing, subscription: { ...core, status: 'canceled' } }), 'without_access'],
    ['a held Prime place', signedIn({ ...nothing, primePlaceUntil: '2027-01-01T00:00:00.000Z' }), 'with_access'],
    ['somebody who may be under 18', signedIn({ ...nothing, subscription: core, ageInDoubt: true }), 'age_in_doubt'],
    ['an admin', signedIn({ ...nothing, isAdmin: true }), 'with_access'],
    ['an admin after a trial', signedIn({ ...trial('2026-11-20T08:00:00.000Z'), isAdmin: true }), 'with_access'],
  ])('%s', (_, session, table) => {
    expect(tableOf(session)).toBe(table);
  });
});

const member = {
  '/': 'dashboard',
  '/dashboard': 'dashboard',
  '/conversations': 'conversations',
  '/conversations-simple': 'conversations',
  '/chat?id=1': 'chat',
  '/text-analyzer': 'textAnalyzer',
  '/relationship-analysis': 'relationshipAnalysis',
  '/text-this-not-that': 'textThisNotThat',
  '/argument-resolver': 'argumentResolver',
  '/relationships': 'relationships',
  '/relationships/7': 'relationship',
  '/saved-chats/7': 'savedChat',
  '/chat-window/7': 'chatWindow',
  '/learning-feed': 'learningFeed',
  '/journal': 'journal',
  '/progress': 'progress',
  '/admin': 'admin',
};
const own = { '/subscribe': 'subscribe', '/profile': 'profile', '/settings': 'profile' };
const buying = { '/membership': 'membership', '/checkout': 'checkout' };
const everyone = {
  '/landing': 'landing',
  '/support': 'support',
  '/about/coach': 'coach',
  '/auth/action': 'authAction',
  '/invite/abc': 'invite',
  '/join/abc': 'join',
  '/admin-setup': 'adminSetup',
  '/terms': 'terms',
  '/privacy': 'privacy',
  '/health-data': 'healthData',
  '/ai-safety': 'aiSafety',
  '/accessibility': 'accessibility',
};
const asGuest = {
  '/chat?id=1': 'chat',
  '/conversations': 'guestConversations',
  '/conversations-simple': 'guestConversations',
  '/chat-window/7': 'chatWindow',
};
const unknown = ['/nope', '/journal/old', '/relationships/7/more'];
const all = (places: readonly string[], page: string) => Object.fromEntries(places.map((place) => [place, page]));
const ofMembers = Object.keys(member);
const ofOwn = Object.keys(own);

const shown: Record<TableName, Record<string, string>> = {
  loading: all([...ofMembers, ...ofOwn, ...Object.keys(buying), '/auth', ...unknown], 'boot'),
  unreachable: all([...ofMembers, ...ofOwn, ...Object.keys(buying), '/auth', ...unknown], 'unreachable'),
  signed_out: { ...buying, '/auth': 'auth', ...all([...ofMembers, ...ofOwn, ...unknown], 'landing') },
  session_ended: {
    ...buying,
    '/auth': 'auth',
    ...all([...ofMembers, ...ofOwn], 'sessionEnded'),
    ...all(unknown, 'landing'),
  },
  without_access: {
    ...buying,
    ...own,
    ...all([...ofMembers, ...unknown], 'membership'),
    ...asGuest,
    '/': 'guestHome',
    '/relationships': 'guestPeople',
    '/journal': 'guestJournal',
    '/dashboard': 'guestDashboard',
    '/auth': 'afterSignIn',
  },
  trial_expired: {
    ...buying,
    ...own,
    ...all([...ofMembers, ...unknown], 'membership'),
    ...asGuest,
    '/': 'guestDashboard',
    '/dashboard': 'guestDashboard',
    '/auth': 'afterSignIn',
  },
  age_in_doubt: {
    ...own,
    ...all([...ofMembers, ...Object.keys(buying), ...unknown], 'age'),
    '/auth': 'afterSignIn',
    '/invite/abc': 'age',
    '/join/abc': 'age',
  },
  with_access: { ...buying, ...own, ...member, ...all(unknown, 'notFound'), '/auth': 'afterSignIn' },
};

const cases = Object.entries(shown).flatMap(([table, places]) =>
  Object.entries({ ...everyone, ...places }).map(([place, page]) => [table as TableName, place, page] as const),
);

describe('what each path shows in each state', () => {
  it.each(cases)('%s: %s shows %s', (table, place, page) => {
    expect(routeAt(table, new URL(place, 'http://house').pathname).page).toBe(page);
  });

  it('gives every address of the app a page of its own for members', () => {
    const served = routeTable.with_access.map(({ path }) => path);
    expect(Object.values(paths).filter((path) => !served.includes(path))).toEqual([]);
  });

  it('gives every page a title', () => {
    const titles = Object.values(routeTable).flatMap((routes) => routes.map(({ title }) => title));
    expect(titles.filter((title) => title.trim() === '')).toEqual([]);
  });
});

describe('where a stranger wanted to go', () => {
  it.each([
    ['/journal', true],
    ['/relationships/7', true],
    ['/settings', true],
    ['/', false],
    ['/membership', false],
    ['/support', false],
    ['/nope', false],
  ])('%s: %s', (path, remembered) => {
    expect(isForMembers(path)).toBe(remembered);
  });
});
