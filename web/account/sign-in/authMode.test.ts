import { expect, test } from 'vitest';
import { authMode } from '#web/account/sign-in/authMode.ts';

const origin = 'https://mallama.example';
const modeOf = (search: string, referrer = '', isExpected = false) =>
  authMode(new URLSearchParams(search), { referrer, origin, isExpected });

test.each([
  ['nothing said', '', '', 'signin', false],
  ['the trial flag', 'trial=true', '', 'signup', true],
  ['the trial flag beats the mode', 'trial=true&mode=signin', '', 'signup', true],
  ['another value of the flag is none', 'trial=1', '', 'signin', false],
  ['from the site root', '', `${origin}/`, 'signup', true],
  ['the mode beats the referrer', 'mode=signin', `${origin}/`, 'signin', false],
  ['from another page of ours', '', `${origin}/terms`, 'signin', false],
  ['from the root of another site', '', 'https://example.org/', 'signin', false],
  ['a site whose name begins with ours', '', `${origin}.example.org/`, 'signin', false],
  ['sign-up without a trial', 'mode=signup', '', 'signup', false],
  ['a forgotten password', 'mode=reset', `${origin}/`, 'reset', false],
  ['a mode that is none', 'mode=admin', '', 'signin', false],
])('%s', (_name, search, referrer, mode, trial) => {
  expect(modeOf(search, referrer)).toEqual({ mode, trial });
});

test('whoever was asked to log in again on the first page is not taken for a newcomer', () => {
  expect(modeOf('', `${origin}/`, true)).toEqual({ mode: 'signin', trial: false });
});
