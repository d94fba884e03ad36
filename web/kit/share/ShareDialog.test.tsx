// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { ShareDialog } from '#web/kit/share/ShareDialog.tsx';
import type { ShareItem } from '#web/kit/share/share.ts';
import { currentToast, dismissToast, toast } from '#web/kit/toast/toast.ts';

const item = { title: 'New insights available', content: 'We name it early.', type: 'insight' } as const;

beforeEach(() => dismissToast());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open(more: Partial<ShareItem> = {}) {
  const user = userEvent.setup();
  render(<ShareDialog item={{ ...item, ...more }} onClose={() => {}} />);
  return user;
}

const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? '';

it('sends the words as they stand in the field, nothing else', async () => {
  const user = open();
  const field = screen.getByRole('textbox', { name: 'What you share' });
  await user.clear(field);
  await user.type(field, 'Ask once.');
  expect(new URL(link('X')).searchParams.get('text')).toBe('New insights available\n\nAsk once.');
  expect(new URL(link('LinkedIn')).searchParams.get('summary')).toBe('Ask once.');
});

it('copies for places that take no link, and says so', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Instagram' }));
  expect(currentToast()?.title).toBe('Content Copied!');
  expect(await navigator.clipboard.readText()).toBe('New insights available\n\nWe name it early.');
  await user.click(screen.getByRole('tab', { name: 'Direct Share' }));
  await user.click(screen.getByRole('button', { name: 'Copy to clipboard' }));
  expect(currentToast()?.title).toBe('Copied to clipboard!');
});

it('says what to do where the browser keeps its clipboard shut', async () => {
  const user = open();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'TikTok' }));
  expect(currentToast()).toMatchObject({ title: 'Not copied', tone: 'error' });
});

it('wants a recipient before it opens the mail', async () => {
  const user = open();
  // A mail program opens beside the page, which stays where it is.
  const stay = (event: Event) => event.preventDefault();
  document.body.addEventListener('click', stay);
  onTestFinished(() => document.body.removeEventListener('click', stay));
  await user.click(screen.getByRole('tab', { name: 'Email' }));
  await user.click(screen.getByRole('link', { name: 'Open email' }));
  expect(currentToast()).toMatchObject({ title: 'Email required', text: 'Please enter a recipient email address.' });
  const recipient = screen.getByRole('textbox', { name: 'Recipient' });
  expect(document.activeElement).toBe(recipient);
  await user.type(recipient, 'maya@example.org{Enter}');
  expect(currentToast()?.title).toBe('Email opened!');
  expect(link('Open email')).toMatch(/^mailto:maya@example\.org\?subject=New%20insights%20available/);
});

it('replaces the names it is told, until the person wants them in', async () => {
  const user = open({ content: 'Maya said that Will will come.', names: ['Maya Stone', 'Will'] });
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What you share' });
  expect(field.value).toBe('Person A said that Person B will come.');
  await user.click(screen.getByRole('checkbox', { name: 'Replace the names of people I know' }));
  expect(field.value).toBe('Maya said that Will will come.');
});

it('puts no social network beside a private chat until it is asked for', async () => {
  const user = open({ isPrivate: true });
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Social Media' }));
  expect(screen.queryByRole('link', { name: 'X' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show social networks' }));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'X' }));
});

it('says what goes with the words, and sends private ones alone', async () => {
  const share = vi.fn(async () => {});
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  const user = open();
  const told = `“New insights available” and a link go with it: ${location.origin}`;
  await user.click(screen.getByRole('tab', { name: 'Direct Share' }));
  expect(screen.getByText(told)).toBeTruthy();
  expect(new URL(link('WhatsApp')).searchParams.get('text')).toContain(location.origin);
  cleanup();
  open({ isPrivate: true });
  expect(screen.queryByText(told)).toBeNull();
  expect(new URL(link('WhatsApp')).searchParams.get('text')).toBe(item.content);
  await user.click(screen.getByRole('button', { name: 'Copy to clipboard' }));
  expect(await navigator.clipboard.readText()).toBe(item.content);
  await user.click(screen.getByRole('button', { name: 'Share from this device' }));
  expect(share).toHaveBeenCalledWith({ text: item.content });
  await user.click(screen.getByRole('tab', { name: 'Email' }));
  expect(screen.getByText('“New insights available” is the subject.')).toBeTruthy();
  expect(new URL(link('Open email')).searchParams.get('body')).toBe(item.content);
  vi.unstubAllGlobals();
});

it("offers the device's own ways first, where there are any", async () => {
  const share = vi.fn(async () => {});
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Share from this device' }));
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ text: 'New insights available\n\nWe name it early.' }));
  vi.unstubAllGlobals();
});

it('opens on a phone without what lay on its title, and leaves what has to be read or can be pressed', () => {
  vi.stubGlobal('innerWidth', 390);
  toast({ title: 'Message ready' });
  open();
  expect(currentToast()).toBeNull();
  cleanup();
  toast({ title: 'Entry deleted', action: { label: 'Undo', run: () => {} } });
  open();
  expect(currentToast()?.title).toBe('Entry deleted');
  cleanup();
  vi.stubGlobal('innerWidth', 1280);
  toast({ title: 'Message ready' });
  open();
  expect(currentToast()?.title).toBe('Message ready');
  vi.unstubAllGlobals();
});
