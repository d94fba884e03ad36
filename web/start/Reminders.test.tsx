// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { tellLiveEvent } from '#web/app/live/liveEvents.ts';
import { currentToast, dismissToast } from '#web/kit/toast/toast.ts';
import { Reminders } from '#web/start/Reminders.tsx';

afterEach(() => {
  cleanup();
  dismissToast();
});

const Here = () => {
  const { pathname, search } = useLocation();
  return <p>{`${pathname}${search}`}</p>;
};
const open = () =>
  render(
    <MemoryRouter initialEntries={['/journal']}>
      <Reminders />
      <Here />
    </MemoryRouter>,
  );

test.each([
  ['relationships.due', '/progress'],
  ['relationships.reminder', '/dashboard'],
  ['conversations.checkIn', '/chat?id=t1'],
])('what is due is said at once, without what it is, and leads there: %s', (kind, place) => {
  open();
  tellLiveEvent({ kind, id: 't1' });
  expect(currentToast()).toMatchObject({
    title: 'A reminder',
    text: 'There’s something you wanted to be reminded of.',
  });
  act(() => currentToast()?.action?.run());
  expect(screen.getByText(place)).toBeTruthy();
});

test('whatever else changes says nothing', () => {
  open();
  tellLiveEvent({ kind: 'relationships', id: 'm' });
  expect(currentToast()).toBeNull();
});
