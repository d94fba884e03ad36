import { expect, test } from 'vitest';
import type { Conversation } from '#contract/conversations.ts';
import { pick } from '#web/conversations/list/pick.ts';

const conversation = (given: Partial<Conversation>): Conversation => ({
  id: 'a',
  title: 'Before the call',
  type: 'solo_session',
  description: '',
  status: 'active',
  summary: null,
  messageCount: 0,
  progress: { percent: 0, done: [] },
  isOwner: true,
  isInvited: false,
  others: [],
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  ...given,
});

const call = conversation({ id: 'call', description: 'Dad and the boiler' });
const rent = conversation({ id: 'rent', title: 'The Rent', type: 'group_mediation', others: ['Maya'] });
const done = conversation({ id: 'done', status: 'resolved', summary: 'You chose to ask first.' });
const list = [call, rent, done];
const all = { words: '', status: '', type: '' } as const;

test.each([
  [all, ['call', 'rent', 'done']],
  [{ ...all, type: 'solo_session' as const }, ['call', 'done']],
  [{ ...all, status: 'resolved' as const }, ['done']],
  [{ ...all, words: 'boiler  CALL' }, ['call']],
  [{ ...all, words: 'maya' }, ['rent']],
  [{ ...all, words: 'ask first' }, ['done']],
  [{ ...all, words: 'rent', type: 'solo_session' as const }, []],
])('%o finds %o', (wanted, ids) => {
  expect(pick(list, wanted).map(({ id }) => id)).toEqual(ids);
});
