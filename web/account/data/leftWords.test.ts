import { expect, test } from 'vitest';
import { leftWords } from '#web/account/data/leftWords.ts';

test('what did not come along is counted in words', () => {
  const left = [
    { kind: 'connections', count: 1 },
    { kind: 'shared_chats', count: 2 },
    { kind: 'comments', count: 1200 },
  ] as const;
  expect(leftWords([...left])).toBe('1 connection, 2 chats with others, and 1,200 comments');
});
