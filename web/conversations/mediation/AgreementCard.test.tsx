// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Mediation } from '#contract/mediation.ts';
import { queryClient } from '#web/app/queryClient.ts';
import { AgreementCard } from '#web/conversations/mediation/AgreementCard.tsx';

const amara = { id: 'a', firstName: 'Amara', isMe: true, isOwner: true, state: 'joined', isReady: true } as const;
const maya = { ...amara, id: 'm', firstName: 'Maya', isMe: false, isOwner: false };

function open(people: Mediation['people'], items: string[], isOpen: boolean) {
  const agreement = {
    items,
    checkInOn: '2026-12-06',
    confirmedBy: [],
    isConfirmed: false,
    agreed: null,
    changed: null,
  };
  const mediation: Mediation = {
    ...{ conversationId: 'c', phase: 'agreeing', turnOf: null, people, needsIntake: false, safety: null },
    agreement,
  };
  render(
    <QueryClientProvider client={queryClient}>
      <AgreementCard id="c" mediation={mediation} isOpen={isOpen} />
    </QueryClientProvider>,
  );
}
afterEach(cleanup);

it('asks for a yes while both are in it', () => {
  open([amara, maya], ['We look at the bills.'], true);
  expect(screen.getByRole('button', { name: 'I agree to this wording' })).toBeDefined();
  expect(screen.getByText(/You’ll check in on this/)).toBeDefined();
});

it.each([false, true])(
  'says that nothing is agreed to whoever is left alone, also in a chat that is open: %s',
  (is) => {
    open([amara], ['We look at the bills.'], is);
    expect(screen.getByRole('heading', { name: 'What was proposed' })).toBeDefined();
    expect(screen.getByText(/so this isn’t agreed/)).toBeDefined();
    expect(screen.queryByText(/not yet/)).toBeNull();
    expect(screen.queryByText(/You’ll check in on this/)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  },
);

it('is not there for whoever is left alone before a word was written', () => {
  open([amara], [], false);
  expect(screen.queryByRole('heading')).toBeNull();
});
