import { expect, test } from 'vitest';
import { warmModel } from '#server/coach/model/warm.ts';
import { warm } from '#server/coach/warm.ts';
import { parseConfig } from '#server/config.ts';
import { openFakeProvider } from '#test/coach/provider.ts';

test('what is warmed goes the whole way of a reply, and asks nobody', async () => {
  const fake = await openFakeProvider();
  const { ai } = parseConfig({ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: fake.url, AI_MODEL: 'm' });
  await warm(ai);
  await warm(parseConfig({}).ai);
  expect(await warmModel(ai, 'My sister forgot it again.')).toMatch(/she forgot again\. What did you wish/);
  expect(fake.asked).toEqual([]);
  await fake.close();
});
