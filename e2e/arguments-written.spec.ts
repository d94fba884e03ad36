import { expect } from '@playwright/test';
import { answerTo, argument, fieldsOf } from '#test/coach/argument.ts';
import { logIn, openAccount } from './setup/account.ts';
import { testWithModel } from './setup/model.ts';
import { fitsSideways, inLooks, isAccessible, looks } from './setup/page.ts';
import { shifted, watchShifts } from './setup/shifts.ts';

const test = testWithModel('writer-1', ['says', '']);

/** How many of the answer's fields are written when each of the parts is whole. */
const PARTS = [4, 5, 6, 8, 11, 12, 13, 14];

/** A model that writes on when it is told to. */
function slowly() {
  const gates = PARTS.map(() => Promise.withResolvers<void>());
  return {
    async write(say: (text: string) => void) {
      for (const [at, fields] of PARTS.entries()) {
        await gates[at]?.promise;
        say(fieldsOf(PARTS[at - 1] ?? 0, fields));
      }
      say(fieldsOf(PARTS.at(-1) ?? 0));
    },
    /** One more part. */
    next: (at: number) => gates[at]?.resolve(),
    rest: () => gates.map(({ resolve }) => resolve()),
  };
}

const HEADINGS = [
  ...['How It Could Have Gone Better', 'Areas for Improvement', 'Deep Analysis', 'Conflict Breakdown'],
  ...['Proposed Compromise', 'Prevention Tips', 'Why This Approach Works'],
];

test('what a model writes comes part by part, nothing jumps, and a reload in the middle picks it up', async ({
  page,
  request,
  provider,
}) => {
  const model = slowly();
  provider.answer(['writes', model.write]);
  await logIn(page, await openAccount(request), '/argument-resolver');
  await page.getByRole('textbox', { name: 'Conversation or Argument' }).fill(argument.originalConversation);
  await page.getByRole('button', { name: 'Resolve This Argument' }).click();
  await page.getByRole('button', { name: 'Agree' }).click();
  await expect(page.getByRole('heading', { name: 'Analyzing Conflict...' })).toBeFocused();
  const parts = page.getByText(/^Mallama is writing\. \d of 8 parts/);
  await expect(parts).toHaveText(/ 0 of 8 /);
  model.next(0);
  await expect(page.getByText(answerTo.conflictType)).toBeVisible();
  model.next(1);
  await expect(page.getByRole('heading', { name: HEADINGS.at(0) ?? '' })).toBeVisible();
  await expect(page.getByRole('heading', { name: HEADINGS.at(1) ?? '' })).toBeHidden();
  await isAccessible(page);
  await inLooks(page, looks, fitsSideways);
  await page.setViewportSize({ width: 1280, height: 800 });

  await watchShifts(page);
  await page.reload();
  await expect(parts).toHaveText(/ 2 of 8 /);
  for (let at = 2; at < PARTS.length; at++) {
    model.next(at);
    await expect(page.getByRole('heading', { name: HEADINGS.at(at - 1) ?? '' })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Conflict Analysis Complete' })).toBeVisible();
  await expect(page.getByText('Written by writer-1').or(page.getByText('Read by writer-1'))).toBeVisible();
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.filter((heading) => HEADINGS.includes(heading))).toEqual(HEADINGS);
  expect(await shifted(page)).toBeLessThanOrEqual(0.02);
  await page.reload();
  await expect(page.getByText(answerTo.summary)).toBeVisible();
});

test('what breaks off says so, keeps what came, and can be tried again', async ({ page, request, provider }) => {
  const gate = Promise.withResolvers<void>();
  provider.answer([
    'writes',
    async (say) => {
      say(fieldsOf(0, PARTS[1]));
      await gate.promise;
      throw new Error('gone');
    },
  ]);
  await logIn(page, await openAccount(request), '/argument-resolver');
  await page.getByRole('textbox', { name: 'Conversation or Argument' }).fill(argument.originalConversation);
  await page.getByRole('button', { name: 'Resolve This Argument' }).click();
  await page.getByRole('button', { name: 'Agree' }).click();
  await expect(page.getByRole('heading', { name: HEADINGS.at(0) ?? '' })).toBeVisible();
  gate.resolve();
  await expect(page.getByRole('alert')).toContainText('What came so far is kept for a day.');
  await expect(page.getByRole('heading', { name: HEADINGS.at(0) ?? '' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: HEADINGS.at(0) ?? '' })).toBeVisible();
  await isAccessible(page);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/broken-1280.png` });
  provider.answer(['says', fieldsOf(0)]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Conflict Analysis Complete' })).toBeVisible();
  await expect(page.getByText(answerTo.summary)).toBeVisible();
});
