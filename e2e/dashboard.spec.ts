import { expect, type Page } from '@playwright/test';
import { logIn, openAccount } from './setup/account.ts';
import { test } from './setup/page.ts';
import { asking, meetThree } from './setup/people.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });
const tile = (page: Page, label: string) =>
  page.locator('dl > div').filter({ hasText: label }).getByRole('definition').first();

test('a new member finds every part of the dashboard, empty and with a next step', async ({ page, request }) => {
  await logIn(page, await openAccount(request));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Amara!');
  await expect(page.getByText('the door at the top of the page leaves Mallama at once')).toBeVisible();
  await expect(section(page, 'Your Relationships').getByText('No Relationships Yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add Your First Relationship' })).toHaveAttribute(
    'href',
    '/relationships',
  );
  await expect(section(page, 'Pinned Insights')).toHaveCount(0);
  const insights = section(page, 'Personal Insights');
  for (const text of [
    'Nothing yet. After a check-in or two, you’ll see what’s going well.',
    'Nothing yet. After a check-in or two, you’ll see what could use care.',
  ]) {
    await expect(insights.getByText(text)).toBeVisible();
  }
  await expect(insights.getByText('Write it here.')).toHaveCount(2);
  await expect(section(page, 'In numbers')).toContainText(
    /Active Sessions0.*Progress ScoreNot yet.*Text Analyses0.*Insights0/,
  );
  await expect(page.getByText('Start using the platform to track your progress.')).toBeVisible();
  await expect(page.getByText('Your activity will appear here as you use the app.')).toBeVisible();
  const actions = section(page, 'Quick Actions').getByRole('link');
  expect(await actions.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/conversations-simple',
    '/text-analyzer',
    '/relationship-analysis',
    '/learning-feed',
  ]);

  await page.getByRole('link', { name: 'Add Your First Relationship' }).click();
  const form = page.getByRole('dialog', { name: 'Add Relationship' });
  await expect(form.getByLabel('Person’s Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Add Your First Relationship' })).toBeVisible();
  await expect(form).toHaveCount(0);
});

test('without a name the greeting has none', async ({ page, request }) => {
  await logIn(page, await openAccount(request, { name: '' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome!');
});

test('three people are shown with their scores, and the numbers follow from them', async ({ page, request }) => {
  const amara = await openAccount(request);
  const [, dad] = await meetThree(await asking(request, amara));
  const asked: string[] = [];
  page.on('request', (one) => one.url().includes('/api/') && asked.push(new URL(one.url()).pathname));
  await logIn(page, amara);
  await expect(tile(page, 'Total Relationships')).toHaveText('3');
  await expect(tile(page, 'Healthy Relationships')).toHaveText('2');
  await expect(tile(page, 'Need Attention')).toHaveText('1');
  await expect(tile(page, 'Average Health')).toHaveText('65%');
  const card = page.getByRole('article').filter({ hasText: 'Father' });
  await expect(card).toContainText('Critical');
  await expect(card.getByRole('meter', { name: 'Overall health' })).toHaveAttribute(
    'aria-valuetext',
    '36 of 100, Critical',
  );
  for (const side of ['Trust', 'Communication', 'Growth']) {
    await expect(card.getByRole('meter', { name: side })).toHaveAttribute('aria-valuenow', '36');
  }
  await expect(card).toContainText('Calls are short.');
  await expect(card).toContainText('Listening first');
  await expect(card).toContainText('Click for details & AI insights');
  await expect(section(page, 'Your Progress')).toContainText('Start using the platform to track your progress.');
  await expect(section(page, 'In numbers')).toContainText('Progress ScoreNot yet');
  expect(asked.filter((path) => path === '/api/dashboard' || path.startsWith('/api/relationships'))).toEqual([
    '/api/dashboard',
  ]);
  await card.click();
  await expect(page).toHaveURL(new RegExp(`/relationships/${dad?.id}$`));
});

test('nobody is called critical before the first check-in', async ({ page, request }) => {
  const amara = await openAccount(request);
  const ask = await asking(request, amara);
  await ask('POST', '/relationships', { personName: 'Lena', relationshipType: 'best_friend' });
  await logIn(page, amara);
  const card = page.getByRole('article').filter({ hasText: 'Lena' });
  await expect(card).toContainText('Best Friend');
  await expect(card).toContainText('Not rated yet');
  await expect(card).not.toContainText(/Critical|0%/);
  await expect(tile(page, 'Total Relationships')).toHaveText('1');
  await expect(tile(page, 'Need Attention')).toHaveText('0');
  await expect(tile(page, 'Average Health')).toHaveText('–');
});

test('above six the first six are shown, and a way to all of them', async ({ page, request }) => {
  const amara = await openAccount(request);
  const ask = await asking(request, amara);
  for (const personName of ['A', 'B', 'C', 'D', 'E', 'F', 'G']) {
    await ask('POST', '/relationships', { personName: `Person ${personName}`, relationshipType: 'friend' });
  }
  await logIn(page, amara);
  await expect(section(page, 'Your Relationships').getByRole('article')).toHaveCount(6);
  await page.getByRole('link', { name: 'View All 7 Relationships' }).click();
  await expect(page).toHaveURL(/\/relationships$/);
});

test('a week is told: what changed with its receipts, and what was done as a story', async ({ page, request }) => {
  const amara = await openAccount(request);
  const ask = await asking(request, amara);
  const { id } = await ask('POST', '/relationships', { personName: 'Maya', relationshipType: 'romantic_partner' });
  const rate = (rating: number) => ({
    ...{ trustSafety: rating, communicationClarity: rating },
    ...{ growth: rating, joyFulfillment: rating },
  });
  await ask('POST', `/relationships/${id}/check-ins`, rate(60));
  await ask('POST', `/relationships/${id}/check-ins`, rate(80));
  await ask('POST', `/relationships/${id}/events`, { kind: 'good_moment', note: 'Breakfast, no plans' });
  await logIn(page, amara);
  const changed = section(page, 'What changed').getByRole('link');
  await expect(changed).toContainText(/Maya went from 60 to \d+Since .+: a check-in and a good moment/);
  const story = section(page, 'Recent Activity');
  await expect(story.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expect(story.getByRole('listitem')).toContainText([
    'You added Maya, checked in twice, and noted a good moment.“Breakfast, no plans”',
  ]);

  await ask('POST', `/relationships/${id}/events`, { kind: 'good_moment' });
  await page.reload();
  await expect(story).toContainText('noted 2 good moments');
  await changed.click();
  await expect(page).toHaveURL(new RegExp(`/relationships/${id}$`));
});

test('the tools close over the page that they lead to, and over one that Back leads to', async ({ page, request }) => {
  await logIn(page, await openAccount(request));
  await page.getByRole('button', { name: 'Tools' }).click();
  const tools = page.getByRole('dialog', { name: 'Tools' });
  await tools.getByRole('link', { name: 'Argument Resolver' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Argument Resolver' })).toBeVisible();
  await expect(tools).toBeHidden();
  await page.getByRole('button', { name: 'Tools' }).click();
  await expect(tools).toBeVisible();
  await page.goBack();
  await expect(tools).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Argument Resolver' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Argument Resolver' })).toBeHidden();
  await expect(tools).toBeHidden();
});
