/** What a copy of the database reveals beside ids, although all text is sealed. */
export const READABLE = {
  dates: 'dates and times',
  counts: 'sizes and counts',
  kinds: 'kinds and states, such as the type of a relationship or that a reply was marked not helpful',
  scores: 'scores and ratings',
  together: 'which accounts are connected, share a chat, or have refused each other',
  signIn: 'the address you sign in with, and when and with what kind of device you did',
  timeZone: 'the time zone of your reminders',
  plan: 'your plan and its payments, with the brand and last four digits of your card',
  choices: 'what you agreed to',
  community: 'the community’s stories, never whose they are, and whether you comment by first name',
  safety: 'how many safety cards of each kind were shown in a day, never to whom',
} as const;
export type Readable = keyof typeof READABLE;

const NEVER = 'None of your words and no names; not who was in danger, nor whose age was in doubt.';

/** Who can read what, line by line: who holds it, and what they can see. */
export const READERS: readonly (readonly [holder: string, reads: string])[] = [
  ['A copy of the database, or a backup', `${NEVER} Readable are ${Object.values(READABLE).join('; ')}`],
  ['A copy of the database and the disk of the app, without the master key', 'The same'],
  ['An administrator in the app', 'No private text. There is no such page'],
  [
    'An outside AI provider, if one is set up and you agreed',
    'The text of that one request, with names replaced and no ids',
  ],
  ['A person you are connected with', 'Only what you shared with them by name'],
];
