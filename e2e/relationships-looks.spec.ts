import { expect } from '@playwright/test';
import { logIn, openAccount } from './setup/account.ts';
import { looksRight, test, visits } from './setup/page.ts';
import { addPerson, BOUNDARIES, openWithMaya, unfold } from './setup/relationships.ts';

test.use({ expected: [/Failed to load resource/] });

for (const { on, viewport } of visits) {
  test.describe(on, () => {
    test.use({ viewport });

    test('the list, one person and every dialog have no barrier and fit', async ({ page, request }) => {
      const { account, call, id } = await openWithMaya(request);
      await addPerson(call, {
        personName: 'Adaeze Okonkwo-Williams-Ngozi',
        relationshipType: 'other',
        customLabel: 'Godmother',
      });
      await call('POST', `/relationships/${id}/events`, { kind: 'conflict', note: 'About the rent' });
      await call('POST', `/relationships/${id}/events`, { kind: 'good_moment' });
      await call('POST', `/relationships/${id}/dates`, { label: 'Birthday', on: '1990-12-03' });
      await call('POST', `/relationships/${id}/plan`, { kind: 'promise', text: 'Call', dueOn: '2026-01-01' });
      const isFine = async () => {
        await looksRight(page);
      };
      const opens = async (button: string | RegExp) => {
        await page.getByRole('button', { name: button }).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await isFine();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      };
      await logIn(page, account, '/relationships');
      await expect(page.getByRole('article')).toHaveCount(2);
      await isFine();
      await opens('Add Relationship');

      await page.goto(`/relationships/${id}`);
      await expect(page.getByRole('heading', { name: 'Over time' })).toBeVisible();
      await isFine();
      for (const title of ['Dates & Promises', BOUNDARIES]) await unfold(page, title);
      await expect(page.getByRole('button', { name: 'Edit “Birthday”' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'You could try' })).toBeVisible();
      await isFine();
      for (const button of ['Check in', 'Where do these numbers come from?', 'Connect with Maya', /^Add to Important/])
        await opens(button);
      await page.goto('/relationships/01890000-0000-7000-8000-000000000000');
      await expect(page.getByRole('heading', { name: 'Relationship Not Found' })).toBeVisible();
      await isFine();
    });

    test('an invitation has no barrier and fits', async ({ page, request }) => {
      const { call, id } = await openWithMaya(request);
      const made = await call('POST', `/relationships/${id}/invitations`, {});
      const code = String(made !== null && typeof made === 'object' && 'code' in made && made.code);
      await page.goto(`/invite/${code}`);
      await expect(page.getByRole('heading', { name: 'Amara invites you to connect' })).toBeVisible();
      await looksRight(page);
      const { email, password } = await openAccount(request, { name: 'Maya Lind' });
      await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByRole('heading', { name: 'Amara invites you to connect' })).toBeVisible();
      await looksRight(page);
      await page.getByRole('button', { name: 'Decline' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await looksRight(page);
    });
  });
}
