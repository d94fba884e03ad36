// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LandingPage } from './LandingPage.tsx';

const addressesOf = (name: RegExp) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href') ?? '');

describe('the landing page', () => {
  beforeEach(() => {
    render(<LandingPage />);
  });
  afterEach(cleanup);

  it('says the tagline in its only first heading', () => {
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([
      'Care for yourself and others.',
    ]);
  });

  it('leads every trial and plan button to the trial', () => {
    expect(addressesOf(/^Start Free Trial$/)).toEqual(Array(3).fill('/auth?trial=true'));
    expect(addressesOf(/^Start with (Core|Plus|Prime)$/)).toEqual(Array(3).fill('/auth?trial=true'));
    expect(addressesOf(/^Log in$/)).toEqual(['/auth?mode=signin']);
  });

  it('shows six features behind Learn More', () => {
    expect(addressesOf(/^Learn More$/)).toEqual(['#features']);
    const features = document.getElementById('features');
    expect(features && within(features).getAllByRole('heading', { level: 3 })).toHaveLength(6);
  });

  it('prices the three plans and marks Plus as most popular', () => {
    const cards = ['Core', 'Plus', 'Prime'].map((name) => screen.getByRole('heading', { name }).closest('li'));
    const [core, plus, prime] = cards.map((card) => card?.textContent ?? '');
    expect(core).toContain('$10 per month');
    expect(plus).toContain('$20 per month');
    expect(prime).toContain('$100 once, not a subscription');
    expect(cards.map((card) => card?.textContent?.includes('Most Popular'))).toEqual([false, true, false]);
  });

  it('ends with what Mallama is not, help, and the public texts', () => {
    const footer = within(screen.getByRole('contentinfo'));
    footer.getByText('Mallama is a coaching companion. It is not therapy and not an emergency service.');
    const links = footer.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/support', '/terms', '/privacy', '/health-data', '/ai-safety', '/accessibility']);
  });

  it('carries no style attribute, which the security policy would refuse', () => {
    expect(document.body.querySelectorAll('[style]')).toHaveLength(0);
  });
});
