// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { forgetReturn, readReturn, rememberReturn } from '#web/app/session/returnTo.ts';

beforeEach(() => sessionStorage.clear());

it('remembers where somebody wanted to go until they got there', () => {
  rememberReturn('/relationships/7?tab=chat');
  expect(readReturn()).toBe('/relationships/7?tab=chat');
  forgetReturn();
  expect(readReturn()).toBeNull();
});

it.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'journal', ''])(
  'never leads to %s',
  (address) => {
    rememberReturn(address);
    expect(readReturn()).toBeNull();
    sessionStorage.setItem('mallama-return', address);
    expect(readReturn()).toBeNull();
  },
);
