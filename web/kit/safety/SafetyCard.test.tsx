// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { SafetyNote } from '#contract/chat.ts';
import { countries } from '#contract/resources.ts';
import { words } from '#contract/safety-words.ts';
import { SafetyCard } from '#web/kit/safety/SafetyCard.tsx';

afterEach(cleanup);

const crisis: SafetyNote = { level: 2, category: 'self_harm', who: 'self', resource: 'suicide_crisis' };
const abuse: SafetyNote = { level: 2, category: 'domestic_violence', who: 'self', resource: 'domestic_violence' };

const show = (note: SafetyNote, more: Partial<Parameters<typeof SafetyCard>[0]> = {}) =>
  render(<SafetyCard note={note} country="US" {...more} />, { wrapper: MemoryRouter });

const targets = (name: RegExp) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

it('says the fixed words at once and has every way to call', () => {
  show(crisis);
  expect(screen.getByRole('alert').textContent).toContain(words.self_harm.crisis);
  expect(screen.queryByText('Are you having thoughts of hurting yourself or of suicide?')).toBeNull();
  expect(targets(/^Call 988$/)).toEqual(['tel:988']);
  expect(targets(/^Text HOME to 741741$/)).toEqual(['sms:741741?&body=HOME']);
  expect(targets(/^Call 911$/)).toEqual(['tel:911']);
  expect(targets(/safety plan/)).toEqual(['/support#safety-plan']);
  expect(targets(/Grounding/)).toEqual(['/support#grounding']);
});

it('speaks of abuse to the one it happens to, and names a safer device', () => {
  show(abuse, { country: 'GB' });
  expect(targets(/^Call 0808 2000 247$/)).toEqual(['tel:08082000247']);
  expect(screen.getByText('If someone checks this device, use a safer one.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'I’m safe now' })).toBeNull();
});

it('meets a concern gently: a status, and two lines', () => {
  show({ ...crisis, level: 1 });
  expect(screen.getByRole('status').textContent).toContain(words.self_harm.concern);
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
});

it('folds a hint, which claims nothing and takes no focus; what is seen later is shown', async () => {
  const user = userEvent.setup();
  const hint: SafetyNote = { ...abuse, level: 1, category: 'hint' };
  const { rerender } = show(hint);
  rerender(<SafetyCard note={crisis} country="US" />);
  expect(screen.getByRole('alert').textContent).toContain(words.self_harm.crisis);
  cleanup();
  show(hint);
  expect(screen.queryByRole('list')).toBeNull();
  expect(document.activeElement).toBe(document.body);
  await user.click(screen.getByRole('button', { name: 'If this touches on safety: people to turn to' }));
  expect(screen.getByRole('status').textContent).toBe(words.hint.concern);
});

it('shows nothing where nothing was found', () => {
  const { container } = show({ level: 0, category: 'none', who: 'na', resource: 'none' });
  expect(container.innerHTML).toBe('');
});

it('can be put away, leaves a way back, and never takes the focus by itself', async () => {
  const user = userEvent.setup();
  show(crisis);
  expect(document.activeElement).toBe(document.body);
  await user.click(screen.getByRole('button', { name: 'I’m safe now' }));
  expect(screen.queryByRole('alert')).toBeNull();
  const back = screen.getByRole('button', { name: 'Show this again' });
  expect(document.activeElement).toBe(back);
  await user.click(back);
  expect(screen.getByRole('alert')).toBeTruthy();
});

it('has a line to call in every country', () => {
  for (const country of countries) {
    const { unmount } = show(abuse, { country });
    expect(screen.getAllByRole('link').some((link) => /^(tel|https):/.test(link.getAttribute('href') ?? ''))).toBe(
      true,
    );
    unmount();
  }
});
