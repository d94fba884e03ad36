// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { SafetyNote } from '#contract/chat.ts';
import { NO_OFFERS_KEY, useOffers } from '#web/kit/safety/offers.ts';
import { SafetyCard } from '#web/kit/safety/SafetyCard.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

const note = (level: SafetyNote['level']): SafetyNote => ({
  level,
  category: 'self_harm',
  who: 'self',
  resource: 'suicide_crisis',
});
const Price = () => (useOffers() ? <p>Upgrade Now</p> : null);
const page = (level: SafetyNote['level']) => (
  <MemoryRouter>
    <Price />
    <SafetyCard note={note(level)} country="US" />
  </MemoryRouter>
);

test('no price stands beside a crisis, nor until the day after, nor longer', () => {
  render(page(2));
  expect(screen.queryByText('Upgrade Now')).toBeNull();
  cleanup();
  render(<Price />);
  expect(screen.queryByText('Upgrade Now')).toBeNull();
  cleanup();
  vi.useFakeTimers({ now: Date.now() + 25 * 60 * 60 * 1000, toFake: ['Date'] });
  render(<Price />);
  expect(screen.getByText('Upgrade Now')).toBeTruthy();
});

test('a concern hides nothing', () => {
  render(page(1));
  expect(screen.getByText('Upgrade Now')).toBeTruthy();
  expect(localStorage.getItem(NO_OFFERS_KEY)).toBeNull();
});
