import { expect, it } from 'vitest';
import { callHref, textHref } from '#web/kit/safety/contact.ts';

it('dials a number however it is written', () => {
  expect(callHref('1-800-799-7233')).toBe('tel:18007997233');
  expect(callHref('116 123')).toBe('tel:116123');
});

it('opens a message with the word already written', () => {
  expect(textHref({ to: '741741', word: 'HOME' })).toBe('sms:741741?&body=HOME');
  expect(textHref({ to: '988' })).toBe('sms:988');
});
