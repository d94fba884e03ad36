import { expect, test } from 'vitest';
import { faultOf } from '#server/coach/model/fault.ts';

test('an error in what we make of an answer is ours, and one on the way to a provider is theirs', () => {
  const cause = Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' });
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const named = Object.assign(new Error('No object'), { name: 'AI_NoObjectGeneratedError' });
  const kinds = [
    new TypeError("Cannot read properties of undefined (reading 'trim')"),
    new RangeError('Invalid array length'),
    new TypeError('terminated', { cause }),
    new TypeError('fetch failed', { cause: refused }),
    new TypeError('fetch failed', { cause: new Error('unexpected redirect') }),
    named,
    'nothing',
  ].map((error) => faultOf(error).kind);
  expect(kinds).toEqual(['ours', 'ours', 'dropped', 'unreachable', 'not_an_answer', 'not_an_answer', 'not_an_answer']);
});
