// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { READERS } from '#contract/readers.ts';
import { api } from '#web/app/api.ts';
import { paths } from '#web/app/paths.ts';
import { AccessibilityPage } from './AccessibilityPage.tsx';
import { AiSafetyPage } from './AiSafetyPage.tsx';
import report from './coach-figures.json';
import { HealthDataPage } from './HealthDataPage.tsx';
import { PrivacyPage } from './PrivacyPage.tsx';
import { TermsPage } from './TermsPage.tsx';
import { testedSentences } from './testedSentences.ts';

const pages = [
  { Page: TermsPage, title: 'Terms of Use', link: 'Terms', address: '/terms' },
  { Page: PrivacyPage, title: 'Privacy', link: 'Privacy', address: '/privacy' },
  { Page: HealthDataPage, title: 'Consumer Health Data', link: 'Consumer Health Data', address: '/health-data' },
  { Page: AiSafetyPage, title: 'AI Safety', link: 'AI Safety', address: '/ai-safety' },
  { Page: AccessibilityPage, title: 'Accessibility', link: 'Accessibility', address: '/accessibility' },
];

afterEach(cleanup);

const operatorEmail = 'care@mallama.example';
/** The pages ask the server only for the operator's address. */
const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
const config = { provider: 'embedded' as const, apiKey: 'any', projectId: 'any', authDomain: null, operatorEmail };
client.setQueryData(api.account.config.queryKey(), config);
const Around = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>
    <MemoryRouter>{children}</MemoryRouter>
  </QueryClientProvider>
);

describe.each(pages)('$address', ({ Page, title, link, address }) => {
  const open = () => render(<Page />, { wrapper: Around });

  it('names itself once, says since when it holds, and marks its place among the five', () => {
    open();
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([title]);
    expect(screen.getByText('November 20, 2026').getAttribute('datetime')).toBe('2026-11-20');
    const nav = within(screen.getByRole('navigation', { name: 'Legal' }));
    expect(nav.getAllByRole('link')).toHaveLength(5);
    expect(nav.getByRole('link', { current: 'page' }).textContent).toBe(link);
    expect(nav.getByRole('link', { current: 'page' }).getAttribute('href')).toBe(address);
  });

  it('offers help without an account and links only to pages of the app', () => {
    open();
    expect(screen.getAllByRole('link', { name: 'Get help now' })[0]?.getAttribute('href')).toBe('/support');
    const known: string[] = [...Object.values(paths), '#main', `mailto:${operatorEmail}`];
    const links = screen.getAllByRole('link').map((anchor) => anchor.getAttribute('href') ?? '');
    expect(links.filter((href) => !known.includes(href))).toEqual([]);
  });
});

describe('what the pages promise', () => {
  it('shows who can read what', () => {
    render(<PrivacyPage />, { wrapper: Around });
    const row = screen.getByText('An administrator in the app').parentElement;
    expect(row?.textContent).toBe('An administrator in the appNo private text. There is no such page');
    expect(row?.parentElement?.children).toHaveLength(READERS.length);
  });

  it('says in the exact words that Mallama is a program', () => {
    render(<AiSafetyPage />, { wrapper: Around });
    screen.getByText(
      'Mallama is an AI program, not a human, and cannot feel emotion. It is not a therapist and does not give medical, mental-health or legal care.',
    );
  });
});

describe('how the coach was tested', () => {
  it('is told in ten sentences, each number read from the kept figures', () => {
    const sentences = testedSentences();
    expect(sentences).toHaveLength(10);
    const figure = report.figures.find(
      ({ name, on }) => name.startsWith('Crisis recall') && on.startsWith('own, held'),
    );
    expect(sentences[0]).toContain(`It noticed ${Math.round((figure?.value ?? 0) * 100)} of 100.`);
  });
});
