import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { afterTalk } from '#server/account/notice.ts';
import { openTestServer, type TestServer } from '#test/test-server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('when the notice is due', () => {
  const began = new Date('2026-11-20T09:00:00Z');
  const later = (milliseconds: number) => new Date(began.getTime() + milliseconds);
  const talk = { due: null, talkingSince: began, lastTalkAt: began };

  test('before the first conversation', () => {
    expect(afterTalk(undefined, began).due).toBe('first');
  });

  test.each([
    [7 * DAY - 1, null],
    [7 * DAY, 'absence'],
  ])('after an absence of %d ms: %s', (absence, due) => {
    expect(afterTalk(talk, later(absence)).due).toBe(due);
  });

  test.each([
    [3 * HOUR - 1, null],
    [3 * HOUR, 'hours'],
  ])('after %d ms of talking without a pause: %s', (talked, due) => {
    expect(afterTalk({ ...talk, lastTalkAt: later(talked - MINUTE) }, later(talked)).due).toBe(due);
  });

  test('a pause of half an hour begins the three hours anew', () => {
    const resumed = afterTalk({ ...talk, lastTalkAt: later(2 * HOUR) }, later(2.5 * HOUR));
    expect(resumed).toEqual({ due: null, talkingSince: later(2.5 * HOUR), lastTalkAt: later(2.5 * HOUR) });
  });

  test('what is due stays due until it is acknowledged', () => {
    expect(afterTalk({ ...talk, due: 'first' }, later(MINUTE)).due).toBe('first');
  });
});

describe('the notice of somebody who talks', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  test('comes first, goes with a word, and comes back after three hours of talking', async () => {
    const { headers } = await server.person();
    const post = async (url: string) => (await server.ask({ method: 'POST', url, headers })).json();
    const talking = () => post('/api/account/notice');
    expect(await Promise.all([talking(), talking(), talking()])).toEqual(Array(3).fill({ due: 'first' }));
    expect(await post('/api/account/notice/acknowledge')).toEqual({ due: null });
    for (let minutes = 10; minutes < 180; minutes += 10) {
      server.clock.advance(10 * MINUTE);
      expect(await talking()).toEqual({ due: null });
    }
    server.clock.advance(10 * MINUTE);
    expect(await talking()).toEqual({ due: 'hours' });
    expect(await talking()).toEqual({ due: 'hours' });
    await post('/api/account/notice/acknowledge');
    expect(await talking()).toEqual({ due: null });
    server.clock.advance(7 * DAY);
    expect(await talking()).toEqual({ due: 'absence' });
  });
});
