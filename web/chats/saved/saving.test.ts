import { expect, test } from 'vitest';
import type { KnownKind } from '#contract/coach.ts';
import { defaultTitle } from '#web/chats/saved/defaultTitle.ts';
import { fillBlank, offered } from '#web/chats/saved/insightFields.ts';
import { shownTags, storedTags } from '#web/chats/saved/savedTags.ts';

test('a chat is named by its first words, else by the person and the day', () => {
  expect(defaultTitle('She goes\nquiet', 'Maya')).toBe('She goes quiet');
  expect(defaultTitle('We never talk about the trip that we planned for Thursday', 'Maya')).toBe(
    'We never talk about the trip that we planned for...',
  );
  expect(defaultTitle('x'.repeat(51), 'Maya')).toBe(`${'x'.repeat(50)}...`);
  expect(defaultTitle(undefined, 'Maya', new Date(2026, 10, 20))).toMatch(/^Chat with Maya - .*2026/);
  expect(defaultTitle('  ', 'Maya')).toMatch(/^Chat with Maya - /);
});

test('a section that a chat gave nothing for stays empty, so that no step comes of it', () => {
  const draft = { insights: ' ', keyTakeaways: [], actionItems: ['Ask first', 'Then listen'], meta: null };
  expect(offered(draft)).toEqual({ insights: '', keyTakeaways: '', actionItems: 'Ask first\nThen listen' });
});

test('what was written by hand is not overwritten', () => {
  const byHand = { insights: 'Mine', keyTakeaways: '', actionItems: '' };
  const found = { insights: 'Theirs', keyTakeaways: 'Ask first', actionItems: '' };
  expect(fillBlank(byHand, found)).toEqual({ insights: 'Mine', keyTakeaways: 'Ask first', actionItems: '' });
});

test('what a crisis came to is asked, and never told', () => {
  const safety = { level: 3, category: 'suicide', who: 'self', resource: 'suicide' } as const;
  const meta = {
    adapter: 'embedded',
    model: 'one',
    promptVersion: '1',
    safety,
    limited: false,
    fallbackReason: null,
    used: [] as KnownKind[],
  } as const;
  const draft = { insights: 'It matters to you.', keyTakeaways: ['Try this once'], actionItems: [], meta };
  expect(offered(draft)).toEqual({ insights: '', keyTakeaways: '', actionItems: '' });
  expect(offered({ ...draft, meta: { ...meta, safety: { ...safety, level: 1 } } }).insights).toBe(draft.insights);
});

test('the tag for other programs is stored with every saved chat, and never shown', () => {
  expect(storedTags(' Maya, rent,, Maya')).toEqual(['Maya', 'rent', 'relationship-help']);
  expect(shownTags(storedTags('Maya'))).toEqual(['Maya']);
});
