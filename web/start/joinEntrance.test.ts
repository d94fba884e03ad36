import { expect, test } from 'vitest';
import { joinEntrance } from '#web/start/joinEntrance.ts';

test.each([
  ['/conversations', '?join=7', '#secret', '/join/7#secret'],
  ['/conversations-simple', '?join=7', '', '/join/7'],
  ['/conversations', '?join=a%2Fb', '', '/join/a%2Fb'],
  ['/conversations', '?join=', '#secret', null],
  ['/conversations', '', '#secret', null],
  ['/journal', '?join=7', '', null],
])('%s%s%s leads to %s', (pathname, search, hash, entrance) => {
  expect(joinEntrance({ pathname, search, hash })).toBe(entrance);
});
