import { expect, test } from 'vitest';
import { Fault, faultOf, refused } from '#server/wire/fault.ts';

test('an error in what we make of an answer is ours, and one on the way to a provider is theirs', () => {
  const cause = Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
  const nobody = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const kinds = [
    new TypeError("Cannot read properties of undefined (reading 'trim')"),
    new RangeError('Invalid array length'),
    cause,
    new TypeError('terminated', { cause }),
    nobody,
    new Error('ended', { cause: new Fault('too_long') }),
    new DOMException('', 'TimeoutError'),
    Object.assign(new Error('aborted', { cause: new DOMException('', 'TimeoutError') }), { name: 'AbortError' }),
    new DOMException('', 'AbortError'),
    'nothing',
  ].map((error) => faultOf(error).kind);
  expect(kinds).toEqual([
    ...['ours', 'ours', 'dropped', 'dropped', 'unreachable', 'too_long'],
    ...['too_slow', 'too_slow', 'cancelled', 'not_an_answer'],
  ]);
});

test('a refusal is named after its status, or after its words where the prompt was too long, and keeps none of them', () => {
  const words = '{"error":{"message":"prompt is too long: your secret of 9000 tokens"}}';
  const kinds = [400, 413, 500, 429].map((status) => refused(status, {}, words));
  expect(kinds.map(({ kind }) => kind)).toEqual(['over_context', 'over_context', 'over_context', 'rate_limited']);
  expect(JSON.stringify(kinds) + kinds.map(String)).not.toContain('secret');
  const waits = [{ 'retry-after': '2' }, { 'retry-after': '9', 'retry-after-ms': '40' }, { 'retry-after': 'Friday' }];
  expect(waits.map((headers) => refused(429, headers, '').retryAfter)).toEqual([2000, 40, undefined]);
});
