import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asRefusal } from '#server/http/failure.ts';
import { openLog } from '#server/log.ts';
import { withoutContent } from '#server/without-content.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const away = () => Object.assign(new Error('connect to a private place'), { code: 'ECONNREFUSED' });

test('a database that is away is told once and then counted, whoever notices; all else is told as it was', () => {
  const lines: { level: number; msg: string; failures?: number }[] = [];
  const log = openLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const part = log.child({ part: 'web' });
  for (let at = 0; at < 500; at++) {
    asRefusal(away(), `request-${at}`, log);
    part.error({ error: withoutContent(away()) }, 'the jobs are out of reach');
  }
  log.error({ error: withoutContent(new Error('a bug of ours')) }, 'a bug');
  expect(lines.map(({ msg }) => msg)).toEqual(['the database is away', 'a bug']);
  vi.advanceTimersByTime(40_000);
  expect(lines.at(-1)).toMatchObject({ msg: 'the database is back', failures: 1000 });
  log.error({ error: withoutContent(away()) }, 'anything');
  expect(lines.at(-1)).toMatchObject({ msg: 'the database is away' });
  expect(JSON.stringify(lines)).not.toContain('private');
});

test('one that stays away is told again each minute', async () => {
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => void lines.push(JSON.parse(line).msg) });
  for (let second = 0; second < 150; second++) {
    log.error({ error: withoutContent(away()) }, 'anything');
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(lines).toEqual(['the database is away', 'the database is still away', 'the database is still away']);
});
