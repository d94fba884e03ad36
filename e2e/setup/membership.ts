import { expect, type Page } from '@playwright/test';
import { sql } from './account.ts';

/** Ends the free day of somebody who has just arrived at their dashboard, once it has what it asked for. */
export async function expireTrial(page: Page, userId: string) {
  await expect(page.getByText('No Relationships Yet')).toBeVisible();
  const began = "trial_started_at = now() - interval '25 hours'";
  await sql(`update users set ${began}, trial_ends_at = now() - interval '1 hour' where id = $1`, [userId]);
}

/** What stands on the page for two seconds only is watched for from within, before it comes. */
export const appears = (page: Page, words: string) =>
  page.waitForFunction((text) => document.body.innerText.includes(text), words);

/** Types a test card as its holder would. */
export async function typeCard(page: Page, number: string) {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration date').fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
}

/** Chooses a plan on the membership page and pays for it; ends at the dashboard. */
export async function buy(page: Page, plan: 'Core' | 'Plus' | 'Prime', button: string, number = '4242424242424242') {
  await page.goto('/membership');
  await page.getByRole('link', { name: `Choose ${plan}` }).click();
  await typeCard(page, number);
  await page.getByRole('button', { name: button }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}
