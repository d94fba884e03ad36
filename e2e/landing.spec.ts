import { expect } from '@playwright/test';
import { fitsSideways, isAccessible, looks, test } from './setup/page.ts';

for (const look of looks) {
  test.describe(`the landing page, ${look.colorScheme}, ${look.viewport.width} wide`, () => {
    test.use(look);

    test('has no barrier, fits, and is in its scheme from the first paint', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: look.colorScheme });
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('data-scheme', look.colorScheme);
      await fitsSideways(page);
      await isAccessible(page);
    });
  });
}

test('a stranger reads it from our own origin alone, without React or sign-in code', async ({ page }) => {
  const asked: string[] = [];
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    asked.push(response.url());
    if (response.url().endsWith('.js')) scripts.push(response.body());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const own = new URL(page.url()).origin;
  expect(asked.filter((url) => !url.startsWith(own) && !url.startsWith('data:'))).toEqual([]);
  const code = Buffer.concat(await Promise.all(scripts));
  expect(code.length).toBeGreaterThan(0);
  expect(code.length).toBeLessThan(10_000);
  expect(code.toString()).not.toMatch(/createRoot|initializeAuth|queryClient/);
});

test('every trial button leads to sign-up, and the footer says what Mallama is not', async ({ page }) => {
  await page.goto('/');
  const trials = page.getByRole('link', { name: /Start Free Trial|Start with/ });
  expect(await trials.count()).toBeGreaterThanOrEqual(5);
  for (const link of await trials.all()) expect(await link.getAttribute('href')).toBe('/auth?trial=true');
  await expect(
    page.getByText('Mallama is a coaching companion. It is not therapy and not an emergency service.'),
  ).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Get help now' })).toHaveAttribute(
    'href',
    '/support',
  );
});

test('Learn More scrolls to the features', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn More' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('it can be read whole', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Most Popular')).toBeVisible();
  });
});

test('nothing jumps while fonts arrive', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    Reflect.set(window, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThanOrEqual(0.02);
});
