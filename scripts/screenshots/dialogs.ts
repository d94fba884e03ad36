import { button, dad, item, maya, type Screen } from './screen.ts';

/** What opens over the other pages. */
export const dialogs: readonly Screen[] = [
  { name: 'check-in', ...maya, press: [button(/^Check in/)] },
  { name: 'person-menu', ...maya, press: [button(/^More about Maya/)] },
  { name: 'person-edit', ...maya, press: [button(/^More about Maya/), item(/Edit/)] },
  { name: 'person-connect', ...dad, press: [button(/^Connect with Dad/)] },
  { name: 'person-delete', ...maya, press: [button(/^More about Maya/), item('Delete')] },
  { name: 'person-score', ...maya, press: [button(/^What Trust/)] },
  { name: 'person-date', ...maya, unfold: 'Dates & Promises', press: [button('Add to Important Dates')] },
  { name: 'insights', path: '/profile', press: [button('AI Insights about Maya')] },
  { name: 'ask', path: '/profile', press: [button('Ask Mallama about Maya')] },
  { name: 'person-add', path: '/relationships', press: [button(/Add/)] },
  { name: 'conversation-new', path: '/conversations', press: [button(/New/)] },
  { name: 'journal-entry', path: '/journal', press: [button(/New Entry/)] },
  { name: 'journal-files', path: '/journal', press: [button('Export and import')] },
  { name: 'search', path: '/dashboard', press: [button(/^Search/)] },
  { name: 'tools-menu', path: '/dashboard', press: [button(/^(Tools|Menu)/)] },
  { name: 'feed-tell', path: '/learning-feed', press: [button('Share what helped')] },
  { name: 'feed-comments', path: '/learning-feed', press: [button(/^Comments/)] },
  { name: 'plan-change', path: '/subscribe', press: [button(/^(Change to|Pay)/)] },
  { name: 'plan-card', path: '/subscribe', press: [button('Update card')] },
  { name: 'plan-cancel', path: '/subscribe', press: [button('Cancel membership')] },
  { name: 'user-menu', path: '/dashboard', press: [button(/^(Amara|Account|Your account|Menu)/)] },
  { name: 'erase', path: '/settings', press: [button(/Erase|Delete/)] },
];
