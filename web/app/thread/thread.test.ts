import { expect, test } from 'vitest';
import type { Message } from '#contract/messages.ts';
import { chunksOf } from '#web/app/thread/message/chunks.ts';
import { hear } from '#web/app/thread/message/useReply.ts';
import {
  isFromBefore,
  isUnwritten,
  joinMessages,
  lastFound,
  newestCard,
  openCrisis,
} from '#web/app/thread/messages.ts';
import { asLeftBehind, besideOthers, newOutgoing, stillOut } from '#web/app/thread/outbox.ts';

const message = (at: number, more: Partial<Message> = {}): Message => ({
  id: `m${at}`,
  senderId: 'me',
  senderName: 'Amara',
  role: 'user',
  isMine: true,
  content: `Words ${at}`,
  messageType: 'text',
  isRemoved: false,
  reply: null,
  notice: null,
  meta: null,
  safety: null,
  offer: null,
  notHelpful: null,
  createdAt: new Date(Date.UTC(2026, 10, 1) + at * 1000).toISOString(),
  editedAt: null,
  ...more,
});
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => message(from + i));
const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id);

test('messages that left the window of the newest stay, and those that were deleted go', () => {
  expect(ids(joinMessages(range(0, 5), range(2, 7)))).toEqual(ids(range(0, 7)));
  expect(ids(joinMessages(range(0, 7), range(1, 4)))).toEqual(ids(range(0, 4)));
  expect(joinMessages(range(0, 7), [])).toEqual([]);
  const newest = range(3, 6);
  expect(joinMessages(range(3, 5), newest)).toBe(newest);
});

test('a greeting alone is a chat in which nobody wrote yet, and words of somebody else are none', () => {
  const greeting = message(0, { role: 'assistant', isMine: false });
  expect(isUnwritten([greeting])).toBe(true);
  expect(isUnwritten([greeting, message(1, { isMine: false })])).toBe(false);
});

test('the pieces of a thread keep their keys while it grows at both ends', () => {
  const before = chunksOf(range(100, 200), 'm100');
  const after = chunksOf(range(30, 203), 'm100');
  expect(ids(after.flatMap(({ messages }) => messages))).toEqual(ids(range(30, 203)));
  for (const { key, messages } of before.slice(0, -1))
    expect(after.find((chunk) => chunk.key === key)?.messages).toEqual(messages);
  expect(new Set(after.map(({ key }) => key)).size).toBe(after.length);
});

test('a message of another tab stays stored, and one that this tab is done with does not', () => {
  const [theirs, mine, done] = [newOutgoing('Theirs'), newOutgoing('Mine'), newOutgoing('Done')];
  const own = new Set([mine.key, done.key]);
  expect(besideOthers([theirs, done], [mine], own)).toEqual([theirs, mine]);
  expect(besideOthers([done], [], own)).toEqual([]);
});

test('what was sent leaves the outbox when the thread has it, once for each time it was said', () => {
  const yes = { ...newOutgoing(' Yes '), state: 'sending' as const, after: 'm1' };
  const again = { ...newOutgoing('Yes'), state: 'failed' as const, after: 'm1' };
  expect(yes.text).toBe('Yes');
  const old = [message(0, { content: 'Yes' }), message(1)];
  expect(stillOut([yes, again], old)).toEqual([yes, again]);
  expect(stillOut([yes, again], [...old, message(2, { content: 'Yes' })])).toEqual([again]);
  const known = { ...yes, sentId: 'm9' };
  expect(stillOut([known], [...old, message(2, { content: 'Yes' })])).toEqual([known]);
  expect(stillOut([known], [...old, message(9, { content: 'Put otherwise' })])).toEqual([]);
});

test('a question that waits is not taken for one that was said before, nor sent by itself after a reload', () => {
  const waiting = newOutgoing('Words 1');
  expect(stillOut([waiting], range(0, 3))).toEqual([waiting]);
  expect(asLeftBehind(waiting)).toMatchObject({ state: 'failed', key: waiting.key, text: 'Words 1' });
});

test('a card stands in the way only in the newest exchange, until it is acknowledged', () => {
  const safety = { level: 2 as const, category: 'suicide', who: 'self', resource: 'suicide_crisis' };
  const asked = message(1, { safety });
  const answer = message(2, { role: 'assistant', isMine: false, safety });
  expect(openCrisis([message(0), asked, answer], [])).toBe('m1');
  expect(openCrisis([message(0), asked, answer], ['m2'])).toBeUndefined();
  expect(openCrisis([asked, answer, message(3)], [])).toBeUndefined();
  expect(openCrisis([message(1, { safety: { ...safety, level: 1 } })], [])).toBeUndefined();
});

test('a card is shown from its beginning only in the newest exchange, and whom it named is known afterwards', () => {
  const safety = { level: 1 as const, category: 'domestic_violence', who: 'self', resource: 'domestic_violence' };
  const told = [message(1), message(2, { role: 'assistant', isMine: false, safety })];
  expect(newestCard(told)).toBe('m2');
  expect(newestCard([...told, message(3)])).toBeUndefined();
  expect(lastFound([...told, message(3)])).toEqual(safety);
  expect(lastFound([message(1)])).toBeUndefined();
});

test('a reply grows by its pieces, and is replaced as a whole', () => {
  const nothing = { text: '', safety: null };
  const begun = hear(hear(nothing, { type: 'delta', text: 'One ' }), { type: 'delta', text: 'two' });
  expect(begun.text).toBe('One two');
  expect(hear(begun, { type: 'replace', text: 'New', reason: 'unfit' }).text).toBe('New');
  expect(hear(begun, { type: 'done', status: 'done', meta: null })).toBe(begun);
  const found = { level: 1 as const, category: 'abuse', who: 'self', resource: 'domestic_violence' };
  expect(hear(begun, { type: 'safety', ...found }).safety).toMatchObject(found);
});

test('a card from an earlier visit asks how they are now', () => {
  const all = range(0, 3);
  const said = Date.parse(all[2]?.createdAt ?? '');
  const after = (hours: number) => isFromBefore(all, 'm2', said + hours * 3_600_000);
  expect([after(0), after(5.9), after(6), after(48)]).toEqual([false, false, true, true]);
  expect(isFromBefore(all, undefined, said)).toBe(false);
});
