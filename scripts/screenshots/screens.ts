import { member } from '../demo/life.ts';
import { chatScreens } from './chats.ts';
import { dialogs } from './dialogs.ts';
import { button, dad, maya, rent, type Screen } from './screen.ts';

const found = { label: 'Email', words: member.email, press: 'Find', shows: 'Joined' };

const strangers: readonly Screen[] = [
  'landing',
  'auth?mode=signup',
  'auth?mode=signin',
  'auth?mode=reset',
  'auth?mode=link',
  'membership',
  'support',
  'about/coach',
]
  .concat([
    'terms',
    'privacy',
    'health-data',
    'ai-safety',
    'accessibility',
    'erased?at=2026-11-20T10:00:00.000Z',
    'invite/unknown',
    'nowhere',
    'admin-setup',
  ])
  .map((path) => ({
    name: `open-${path.replace(/\W.*(?<=mode=)|\W/g, '-').replace(/-at-.*/, '')}`,
    path: `/${path}`,
    as: 'stranger',
  }));

/** What each tool made, as it is opened again. */
const results: readonly Screen[] = [
  { name: 'text-analyzer-result', path: '/text-analyzer', open: /about Thursday/ },
  { name: 'relationship-analysis-result', path: '/relationship-analysis', open: /^We speak every few weeks/ },
  { name: 'text-this-not-that-result', path: '/text-this-not-that', open: /^Ask Dad about the radio/ },
  { name: 'argument-result', path: '/argument-resolver', open: /^Me: You never call/ },
];

const operators: readonly Screen[] = [
  { name: 'admin', path: '/admin' },
  ...['Members', 'Feed', 'Coach', 'Safety', 'Emails', 'Log'].map((tab) => ({
    ...{ name: `admin-${tab.toLowerCase()}`, path: '/admin', tab },
    ...(tab === 'Members' && { typed: found }),
  })),
  { name: 'admin-disable', path: '/admin', tab: 'Members', typed: found, press: [button('Disable')] },
].map((one) => ({ ...one, as: 'operator' }));

const pages = {
  'text-analyzer': [],
  'relationship-analysis': [],
  'text-this-not-that': [],
  'argument-resolver': [],
};

export const screens: readonly Screen[] = [
  ...strangers,
  ...[
    'dashboard',
    'relationships',
    'conversations',
    'journal',
    'learning-feed',
    'progress',
    'profile',
    'settings',
    'subscribe',
    'membership',
  ].map((path) => ({ name: path, path: `/${path}` })),
  ...Object.keys(pages).map((path) => ({ name: path, path: `/${path}` })),
  ...results,
  { name: 'person', ...maya },
  { name: 'person-hard', ...dad },
  { name: 'conversation', ...rent },
  { name: 'mediation-agreed', path: '/conversations', through: [/The rent, and who pays what/] },
  ...chatScreens,
  ...dialogs,
  ...operators,
  ...['', 'conversations', 'membership', 'profile'].map((path) => ({
    name: `guest-${path || 'home'}`,
    path: `/${path}`,
    as: 'guest' as const,
  })),
  { name: 'guest-mediation', path: '/conversations', through: [/The rent, and who pays what/], as: 'guest' },
  ...['', 'conversations', 'profile'].map((path) => ({
    name: `lapsed-${path || 'home'}`,
    path: `/${path}`,
    as: 'lapsed' as const,
  })),
  ...[
    'dashboard',
    'relationships',
    'conversations',
    'journal',
    'learning-feed',
    'progress',
    'profile',
    'text-analyzer',
  ].map((path) => ({ name: `new-${path}`, path: `/${path}`, as: 'newcomer' as const })),
];
