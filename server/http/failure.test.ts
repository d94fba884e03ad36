import { DrizzleQueryError } from 'drizzle-orm/errors';
import pino from 'pino';
import { expect, test } from 'vitest';
import { asRefusal, fromFastify } from '#server/http/failure.ts';
import { invalid, refuse } from '#server/refusal.ts';
import { withoutContent } from '#server/without-content.ts';

const silent = pino({ level: 'silent' });
const SECRET = 'she said she would leave';

function failedInsert() {
  const cause = Object.assign(new Error(`duplicate key: Key (title)=(${SECRET})`), {
    code: '23505',
    constraint: 'entries_title',
    detail: SECRET,
  });
  return new DrizzleQueryError(`insert into entries values ($1)`, [SECRET], cause);
}

test('a driver error leaves as a 500 with an id, and nothing from inside', () => {
  const answer = asRefusal(failedInsert(), 'request-1', silent);
  expect(answer.status).toBe(500);
  expect(answer.data).toEqual({ id: 'request-1' });
  expect(JSON.stringify(answer)).not.toMatch(/insert|she said|23505/);
});

test('what is logged of an error names its place and no content', () => {
  const logged = JSON.stringify(withoutContent(failedInsert()));
  expect(logged).not.toContain(SECRET);
  expect(logged).not.toContain('insert into');
  expect(logged).toContain('23505');
  expect(logged).toContain('entries_title');
});

test('a message of several lines is not taken for a stack', () => {
  const error = new Error(`first\n    at my mother's house, ${SECRET}`);
  const logged = JSON.stringify(withoutContent(error));
  expect(logged).not.toContain(SECRET);
  expect(logged).toContain('failure.test.ts');
});

test('a database that is away is a refusal to try again, not a bug', () => {
  const away = new DrizzleQueryError('select 1', [], Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
  expect(asRefusal(away, 'r', silent)).toMatchObject({ code: 'unavailable', status: 503, data: { retryAfter: 2 } });
});

test('a database without disk, memory or connections, or that takes no writes, is away too', () => {
  for (const code of ['53100', '53200', '53300', '25006', '57P01', '08006']) {
    const error = new DrizzleQueryError('insert', [], Object.assign(new Error('no'), { code }));
    expect(asRefusal(error, 'r', silent)).toMatchObject({ code: 'unavailable', status: 503 });
  }
  const wrong = new DrizzleQueryError('insert', [], Object.assign(new Error('no'), { code: '23505' }));
  expect(asRefusal(wrong, 'r', silent).status).toBe(500);
});

test('a refusal stays the refusal it is', () => {
  const refusal = refuse('conflict', { reason: 'key_reused' });
  expect(asRefusal(refusal, 'r', silent)).toBe(refusal);
});

test("Fastify's refusals get our words; its other errors are bugs", () => {
  const too = (statusCode: number) => fromFastify(Object.assign(new Error('x'), { statusCode }));
  expect(too(413)).toMatchObject({ code: 'too_large', status: 413 });
  expect(too(415)).toMatchObject({ code: 'unsupported_type', status: 415 });
  expect(too(400)).toMatchObject({ code: 'invalid', status: 400 });
  expect(too(500)).toBeUndefined();
});

test('each field gets one message, the first one', () => {
  const refusal = invalid([
    { path: ['title'], message: 'Title is required' },
    { path: ['title'], message: 'Title too long' },
    { path: ['tags', 2], message: 'Invalid input: expected string' },
  ]);
  expect(refusal.data).toEqual({
    issues: [
      { path: 'title', message: 'Title is required' },
      { path: 'tags.2', message: 'This is missing or not of the right kind.' },
    ],
  });
});
