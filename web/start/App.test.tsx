// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { confirm } from '#web/app/confirm.ts';
import { readReturn } from '#web/app/session/returnTo.ts';
import { App } from '#web/start/App.tsx';

function open(address: string) {
  history.replaceState(null, '', address);
  render(<App />);
  return userEvent.setup();
}

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows a stranger the landing page at a page for members, and remembers where they wanted to go', async () => {
  open('/relationships/7?tab=chat');
  expect(await screen.findByRole('heading', { level: 1, name: 'Care for yourself and others.' })).toBeDefined();
  expect(location.pathname).toBe('/relationships/7');
  expect(readReturn()).toBe('/relationships/7?tab=chat');
});

it('moves the title, the focus and the reader along', async () => {
  const user = open('/support');
  await screen.findByRole('heading', { level: 1, name: 'Get help now' });
  expect(document.title).toBe('Get help now · Mallama');
  expect(document.activeElement).toBe(document.body);
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Privacy' }));
  const heading = await screen.findByRole('heading', { level: 1, name: /Privacy/ });
  expect(document.title).toBe('Privacy · Mallama');
  await waitFor(() => expect(document.activeElement === heading).toBe(true));
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
});

it('says that the connection is gone, and no more when it is back', async () => {
  open('/support');
  await screen.findByRole('heading', { level: 1 });
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  expect(await screen.findByText(/You’re offline/)).toBeDefined();
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(/You’re offline/)).toBeNull());
  online.mockRestore();
});

it('asks a question from anywhere, one at a time', async () => {
  const user = open('/support');
  const words = { text: 'It cannot be undone.', action: 'Delete' };
  const first = confirm({ title: 'Delete the first?', ...words });
  const second = confirm({ title: 'Delete the second?', ...words });
  expect(await first).toBe(false);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await second).toBe(true);
});
