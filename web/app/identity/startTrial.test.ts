import { expect, test } from 'vitest';
import { trialFailure } from '#web/app/identity/startTrial.ts';
import { ApiError } from '#web/app/refusal.ts';

const refusal = (status: number, body: unknown) => new ApiError(status, '', JSON.stringify(body)).refusal;

test.each([
  [refusal(401, { code: 'signed_out' }), 'Error', 'Please log in to start your free trial'],
  [
    refusal(409, {
      code: 'conflict',
      message: 'You have already used your free trial period.',
      data: { reason: 'trial_used' },
    }),
    'Trial Already Used',
    'You have already used your free trial period.',
  ],
  [refusal(503, { code: 'unavailable', message: 'Not right now.' }), 'Error', 'Not right now.'],
  [refusal(500, { message: 'id 1' }), 'Error', 'Failed to start trial'],
])('a trial that did not start: %#', (said, title, text) => {
  expect(trialFailure(said)).toEqual({ title, text, tone: 'error' });
});

test('a trial that waits for a confirmed address is no error', () => {
  const said = refusal(403, { code: 'forbidden', message: 'First this.', data: { reason: 'email_unconfirmed' } });
  expect(trialFailure(said)).toEqual({ title: 'Confirm your email first', text: 'First this.' });
});
