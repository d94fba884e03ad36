import { type FakeProvider, type Mode, openFakeProvider } from '#test/coach/provider.ts';
import { test } from './operator.ts';

/** On a server whose operator connected a model: what it says first, and what else is set. */
export const testWithModel = (name: string, says: Mode, more: Record<string, string> = {}) =>
  test.extend<object, { provider: FakeProvider }>({
    provider: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
      async ({}, use) => {
        const provider = await openFakeProvider(says);
        await use(provider);
        await provider.close();
      },
      { scope: 'worker' },
    ],
    settings: [
      async ({ provider }, use) =>
        use({
          ...{ AI_PROVIDER: 'openai-compatible', AI_MODEL: name, AI_BASE_URL: provider.url, AI_API_KEY: 'none' },
          ...more,
        }),
      { scope: 'worker' },
    ],
  });
