import { member } from '../demo/life.ts';

export type Who = 'stranger' | 'member' | 'guest' | 'lapsed' | 'newcomer' | 'operator';
type Press = { role: 'button' | 'menuitem' | 'link' | 'tab' | 'radio' | 'textbox'; name: string | RegExp };

/** A screen with who sees it, how one gets there, and what is pressed to open what stands above it. */
export type Screen = {
  name: string;
  path: string;
  as?: Who;
  through?: readonly (string | RegExp)[];
  /** A part of the page that a tab opens, and what is typed there before it is asked for. */
  tab?: string;
  typed?: { label: string; words: string; press: string; shows: string };
  press?: readonly Press[];
  /** Pressed on the page itself, without anything standing above it then. */
  open?: string | RegExp;
};

const button = (name: string | RegExp): Press => ({ role: 'button', name });
const item = (name: string | RegExp): Press => ({ role: 'menuitem', name });
const person = { path: '/relationships', through: [/Maya/] };
const found = { label: 'Email', words: member.email, press: 'Find', shows: 'Joined' };

const strangers: readonly Screen[] = [
  'landing',
  'auth',
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
  { name: 'text-analyzer-result', path: '/text-analyzer', open: /^Fine\. Do whatever/ },
  { name: 'relationship-analysis-result', path: '/relationship-analysis', open: /^We speak every few weeks/ },
  { name: 'text-this-not-that-result', path: '/text-this-not-that', open: /^Ask Dad about the radio/ },
  { name: 'argument-result', path: '/argument-resolver', open: /^Me: You never call/ },
];

const dialogs: readonly Screen[] = [
  { name: 'check-in', ...person, press: [button(/^Check in/)] },
  { name: 'person-menu', ...person, press: [button(/^More/)] },
  { name: 'person-edit', ...person, press: [button(/^More/), item(/Edit/)] },
  { name: 'person-connect', ...person, press: [button(/^Connect with Maya/)] },
  { name: 'insights', path: '/profile', press: [button('AI Insights about Maya')] },
  { name: 'ask', path: '/profile', press: [button('Ask Mallama about Maya')] },
  { name: 'person-add', path: '/relationships', press: [button(/Add/)] },
  { name: 'conversation-new', path: '/conversations', press: [button(/New/)] },
  { name: 'journal-entry', path: '/journal', press: [button(/New Entry/)] },
  { name: 'journal-files', path: '/journal', press: [button('Export and import')] },
  { name: 'search', path: '/dashboard', press: [button(/^Search/)] },
  { name: 'tools-menu', path: '/dashboard', press: [button(/^(Tools|Menu)/)] },
  { name: 'erase', path: '/settings', press: [button(/Erase|Delete/)] },
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
  { name: 'person', ...person },
  { name: 'person-hard', path: '/relationships', through: [/Dad/] },
  { name: 'conversation', path: '/conversations', through: [/How to bring up the rent/] },
  { name: 'mediation-agreed', path: '/conversations', through: [/The rent, and who pays what/] },
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
