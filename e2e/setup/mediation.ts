import { type Browser, expect, type Page } from '@playwright/test';
import { logIn, openAccount } from './account.ts';
import { otherPage } from './page.ts';
import { callerFor } from './relationships.ts';

export type Room = { id: string; link: string };

/** A mediation that its owner began, and a link into it. */
export async function beginMediation(page: Page, title = 'The rent, and who pays what'): Promise<Room> {
  const { request } = page;
  const account = await openAccount(request);
  const call = await callerFor(request, account);
  const made = await call('POST', '/conversations', { title, type: 'group_mediation' });
  const id = String(made !== null && typeof made === 'object' && 'id' in made && made.id);
  await logIn(page, account, `/chat?id=${id}`);
  await page.getByRole('button', { name: 'I understand' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = (await page.getByText(/\/conversations\?join=/).textContent()) ?? '';
  return { id, link: link.slice(new URL(link).origin.length) };
}

/** Somebody without a plan opens the link, which names who sent it for as long as it is open, and signs in. */
export async function openLink(browser: Browser, link: string, from = 'Amara'): Promise<Page> {
  const page = await otherPage(browser);
  const maya = await openAccount(page.request, { trial: false, name: 'Maya Lind' });
  await page.goto(link);
  await expect(page.getByRole('heading', { name: `${from} invites you to talk something over` })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByText('Next you’ll see your invitation')).toBeVisible();
  await page.getByLabel('Email').fill(maya.email);
  await page.getByLabel('Password', { exact: true }).fill(maya.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  return page;
}

/** They read what it means, and join. */
export async function join(page: Page) {
  await expect(page.getByRole('heading', { name: 'Amara invites you to talk something over' })).toBeVisible();
  await page.getByLabel('I know what the others will see, and I want to take part').check();
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('button', { name: 'I understand' }).click();
}

/** Answers the private part; `yes` names the questions to which the answer is yes. */
export async function answerPrivately(page: Page, yes: readonly RegExp[] = []) {
  await page.getByRole('radio').first().waitFor();
  for (const group of await page
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
    .all()) {
    const question = (await group.locator('legend').textContent()) ?? '';
    const isYes = /because you want to be/.test(question) || yes.some((one) => one.test(question));
    await group.getByLabel(isYes ? 'Yes' : 'No').check();
  }
  await page.getByRole('button', { name: 'I’m ready' }).click();
}
