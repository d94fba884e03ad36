import { button, dad, item, maya, priya, rent, type Screen } from './screen.ts';

const inChat = { view: 'Chat' as const };
const inSaved = { view: 'Saved' as const };
const savedOne = 'The evening she left the table';
const another = { label: 'Write to Mallama', words: 'something else', press: 'Send', shows: 'something else' };
const conversationMenu = button(/^More about How to bring up/);

/** What opens over a chat about somebody, alone or shared, and over a conversation. */
export const chatScreens: readonly Screen[] = [
  { name: 'chat', ...priya, ...inChat },
  { name: 'chat-menu', ...priya, ...inChat, press: [button('More about this chat')] },
  {
    name: 'chat-not-kept',
    ...priya,
    ...inChat,
    press: [button('More about this chat'), item('Start a chat that isn’t kept')],
  },
  { name: 'chat-not-helpful', ...priya, ...inChat, open: 'Not helpful' },
  { name: 'chat-marked', ...dad, ...inChat },
  { name: 'chat-save', ...dad, ...inChat, press: [button('Save this chat')] },
  { name: 'chat-delete', ...dad, ...inChat, press: [button('Save this chat'), button('Delete Chat')] },
  { name: 'chat-invite', ...maya, ...inChat, press: [button('Invite Maya')] },
  { name: 'chat-window', ...priya, instead: ['/relationships/', '/chat-window/'] },
  { name: 'chat-saved', ...maya, ...inSaved },
  { name: 'saved-chat', ...maya, ...inSaved, press: [button(savedOne)] },
  { name: 'saved-chat-page', ...maya, ...inSaved, open: savedOne, leads: 'Open as a page' },
  { name: 'saved-chat-delete', ...maya, ...inSaved, press: [button(`Delete “${savedOne}”`)] },
  { name: 'conversation-share', ...rent, press: [button('Share')] },
  { name: 'conversation-export', ...rent, press: [button('Export')] },
  { name: 'conversation-menu', ...rent, press: [conversationMenu] },
  { name: 'conversation-rename', ...rent, press: [conversationMenu, item('Rename')] },
  { name: 'conversation-close', ...rent, press: [conversationMenu, item('Close as resolved')] },
  { name: 'conversation-delete', ...rent, press: [conversationMenu, item('Delete')] },
  // Each goes on with the talk, from where every talk can: so they come last.
  { name: 'talk-choices', ...priya, ...inChat, typed: another, offers: 'Decide something' },
  { name: 'talk-decide', ...priya, ...inChat, typed: another, open: 'Decide something', offers: 'Sort it' },
  { name: 'talk-calm', ...priya, ...inChat, typed: another, open: 'Calm down first', offers: 'A bit calmer' },
];
