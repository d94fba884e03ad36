import { expect, type Page } from '@playwright/test';
import { logIn, openAccount, sql } from './setup/account.ts';
import { buy } from './setup/membership.ts';
import { test } from './setup/page.ts';

const FORMS = [
  { at: '/text-analyzer', field: 'The message', words: 'Fine. Do what you want.', send: 'Analyze Message' },
  {
    ...{ at: '/relationship-analysis', field: 'Describe it in your words', send: 'Analyze Relationship' },
    words: 'We laugh a lot and I trust her. Lately our plans fall through and I say nothing.',
  },
  {
    ...{ at: '/text-this-not-that', field: 'What should your message do?', send: 'Craft Message' },
    words: 'Thank Maya for driving me home',
  },
  {
    ...{ at: '/argument-resolver', field: 'Conversation or Argument', send: 'Resolve This Argument' },
    words: 'Me: You never help with the dishes.\nMaya: Could we make a plan?',
  },
];

const fieldOf = (page: Page, name: string) => page.getByRole('textbox', { name });

test('what was typed into each of the four tools outlives a failed answer, and a trial that ends', async ({
  page,
  request,
  expected,
}) => {
  expected.push(/Failed to load resource/);
  const account = await openAccount(request);
  await logIn(page, account);
  for (const { at, field, words, send } of FORMS) {
    await page.goto(at);
    await fieldOf(page, field).fill(words);
    if (at === '/relationship-analysis') await page.getByLabel('Type of relationship').selectOption('Friend');
    if (at === '/text-this-not-that') await page.getByRole('button', { name: 'Caring', exact: true }).click();
    const failing = (url: URL) => url.pathname.startsWith('/api/');
    await page.route(failing, (route) =>
      route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
    );
    await page.getByRole('button', { name: send }).click();
    await expect(page.getByRole('alert').filter({ hasText: /(?:message is|words are) still here/ })).toBeVisible();
    await expect(fieldOf(page, field)).toHaveValue(words);
    await page.unroute(failing);
  }
  const began = "trial_started_at = now() - interval '25 hours'";
  await sql(`update users set ${began}, trial_ends_at = now() - interval '1 hour' where id = $1`, [account.id]);
  await page.getByRole('button', { name: 'Resolve This Argument' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Free Trial Has Ended');
  await buy(page, 'Core', 'Pay $10/month');
  for (const { at, field, words } of FORMS) {
    await page.goto(at);
    await expect(fieldOf(page, field)).toHaveValue(words);
  }
  await page.getByRole('button', { name: 'Resolve This Argument' }).click();
  await expect(page.getByRole('heading', { name: 'What Was Said' })).toBeVisible();
});
