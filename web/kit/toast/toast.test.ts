import { expect, it } from 'vitest';
import { currentToast, dismissToast, toast, toastTime } from '#web/kit/toast/toast.ts';

it('shows the newest one only', () => {
  toast({ title: 'Entry saved' });
  toast({ title: 'Entry deleted' });
  expect(currentToast()?.title).toBe('Entry deleted');
});

it('does not let an old one take away a newer one', () => {
  toast({ title: 'First' });
  const first = currentToast()?.id ?? 0;
  toast({ title: 'Second' });
  dismissToast(first);
  expect(currentToast()?.title).toBe('Second');
  dismissToast();
  expect(currentToast()).toBeNull();
});

it('leaves errors longer, and obeys a given time', () => {
  const words = { title: 'Failed to send message', text: 'Please try again.' };
  expect(toastTime({ ...words, tone: 'error' })).toBeGreaterThanOrEqual(10_000);
  expect(toastTime({ ...words, tone: 'error' })).toBeGreaterThan(toastTime(words));
  expect(toastTime({ ...words, milliseconds: 3000 })).toBe(3000);
});
