import { expect } from '@playwright/test';
import { logIn } from './setup/account.ts';
import { beginTalking, chatOf, say } from './setup/chat.ts';
import { looksRight, test, visits } from './setup/page.ts';
import { openWithMaya } from './setup/relationships.ts';

for (const { on, viewport } of visits) {
  test.describe(`the built-in guide, ${on}`, () => {
    test.use({ viewport });

    test('offers choices, builds a message from what is filled in, and keeps a step in the plan', async ({
      page,
      request,
    }) => {
      const { account, call, id } = await openWithMaya(request);
      await logIn(page, account, `/relationships/${id}`);
      if (viewport.width < 860) await page.getByRole('radiogroup', { name: 'View' }).getByText('Chat').click();
      await beginTalking(page);
      await say(page, 'My boss keeps taking credit for my work in front of everyone.');
      const { log, replies } = chatOf(page);
      await expect(log.getByText('What often helps:')).toBeVisible();
      await log.getByRole('button', { name: 'Yes, help me say something' }).click();
      await expect(replies).toHaveCount(2);
      const form = log.getByRole('form');
      await form.getByLabel('What happened, just the facts').fill('the slides went out without my name');
      await form.getByLabel('What I’m asking for').fill('could you put both names on them?');
      const draft = form.getByRole('region', { name: 'Your message so far' });
      await expect(draft).toContainText('The slides went out without my name. Could you put both names on them?');
      await draft.getByText('Shorter').click();
      await expect(draft).not.toContainText('Thanks for hearing me out');
      await looksRight(page);
      await form.getByRole('button', { name: 'Show my message' }).press('Enter');
      await expect(replies).toHaveCount(3);
      await expect(replies.last()).toContainText('Could you put both names on them?');
      await page.reload();
      if (viewport.width < 860) await page.getByRole('radiogroup', { name: 'View' }).getByText('Chat').click();
      await log.getByRole('button', { name: 'Keep as a step for tomorrow' }).click();
      await expect(log.getByRole('button', { name: 'Keep as a step for tomorrow' })).toBeDisabled();
      const steps = async () => {
        const plan = (await call('GET', `/relationships/${id}/plan`)) as { steps: { text: string }[] };
        return plan.steps.map(({ text }) => text);
      };
      await expect.poll(steps).toEqual([expect.stringContaining('Could you put both names on them?')]);
      await log.getByRole('button', { name: 'Shorter' }).click();
      await expect(replies).toHaveCount(4);
      await expect(log.getByRole('button', { name: 'Warmer' })).toBeVisible();
    });
  });
}

test('an answer about harm is read from its question on a phone, and its line to call stays afterwards', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { account, id } = await openWithMaya(request);
  await logIn(page, account, `/relationships/${id}`);
  const { log, field, send } = chatOf(page);
  const openChat = () => page.getByRole('radiogroup', { name: 'View' }).getByText('Chat').click();
  const hotline = log.getByRole('link', { name: 'Call 1-800-799-7233' });
  const isRead = async () => {
    await expect(log.getByRole('button', { name: 'I’m safe, let’s go on' })).toBeAttached();
    await expect(log.getByRole('group', { name: 'People to turn to' }).getByRole('status')).toBeInViewport({
      ratio: 1,
    });
    await expect(hotline).toBeInViewport({ ratio: 1 });
  };
  await openChat();
  await beginTalking(page);
  await field.fill('I am scared of him when he is angry. How do I talk to him about money?');
  await send.click();
  await isRead();
  await page.reload();
  await openChat();
  await isRead();
  await log.getByRole('button', { name: 'I’m safe, let’s go on' }).click();
  const care = page.getByRole('region', { name: 'People to turn to' });
  await expect(care.getByRole('link', { name: 'Call 1-800-799-7233' })).toBeVisible();
  await field.fill('He threw a plate at me.');
  await send.click();
  await expect(log.getByRole('alert').getByText('Are you safe where you are right now?')).toBeInViewport({ ratio: 1 });
  await expect(hotline.last()).toBeInViewport({ ratio: 1 });
});
