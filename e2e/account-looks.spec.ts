import { expect } from '@playwright/test';
import { logIn, openAccount, sql } from './setup/account.ts';
import { looksRight, test, visits } from './setup/page.ts';

// Chromium itself reports every refused request; what the page does with it is what is tested here.
test.use({ expected: [/Failed to load resource: the server responded with a status of 400/] });

for (const { on, viewport } of visits) {
  test.describe(on, () => {
    test.use({ viewport });

    test('the ways in have no barrier and fit', async ({ page }) => {
      for (const [address, title] of [
        ['/auth', 'Sign In'],
        ['/auth?trial=true', 'Create Account'],
        ['/auth?mode=reset', 'Reset your password'],
        ['/auth?mode=link', 'Sign in with a link'],
        ['/auth/action?mode=verifyEmail&oobCode=made-up', 'This link doesn’t work'],
        ['/admin-setup', 'Admin Setup'],
      ] as const) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await looksRight(page);
      }
      await page.goto('/auth?trial=true');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page.getByText('You must be 18 or older to use Mallama.')).toBeVisible();
      await looksRight(page);
    });

    test('the profile and its question have no barrier and fit', async ({ page, request }) => {
      const amara = await openAccount(request);
      await logIn(page, amara, '/profile');
      await expect(page.getByText('This one')).toBeVisible();
      await looksRight(page);
      await sql(
        `update identity_sessions set signed_in_at = now() - interval '1 hour'
         where account_id = (select id from identity_accounts where email = $1)`,
        [amara.email],
      );
      await page.getByLabel('New email address').fill('elsewhere@example.org');
      await page.getByRole('button', { name: 'Change email' }).click();
      await expect(page.getByRole('dialog', { name: 'Is it really you?' })).toBeVisible();
      await looksRight(page);
    });
  });
}
