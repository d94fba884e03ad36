import type { LanguageModel } from 'ai';
import { boundedFetch } from '#server/coach/llm/bounded-fetch.ts';
import type { Config } from '#server/config.ts';

/** A model object: a name alone would be sent to somebody's gateway. */
export type Model = Extract<LanguageModel, { specificationVersion: 'v4' }>;
type CallOptions = Parameters<Model['doStream']>[0];

export type Provider = {
  adapter: 'openai' | 'anthropic' | 'openai-compatible';
  /** What members agree to: who gets their words, and where. */
  name: string;
  host: string;
  model: Model;
  /** Said with every call. */
  always: Pick<CallOptions, 'providerOptions' | 'reasoning'>;
};

type Settings = Config['ai'];
type Opened = Omit<Provider, 'host'> & { usual: string };

const given = ({ key, baseUrl }: Settings) => ({
  ...(key && { apiKey: key }),
  ...(baseUrl && { baseURL: baseUrl.replace(/\/$/, '') }),
  fetch: boundedFetch,
});

async function openai(settings: Settings, id: string): Promise<Opened> {
  const { createOpenAI } = await import('@ai-sdk/openai');
  return {
    adapter: 'openai',
    name: 'OpenAI',
    usual: 'https://api.openai.com',
    model: createOpenAI(given(settings))(id),
    // Theirs is true: without this every conversation would be kept there.
    always: { providerOptions: { openai: { store: false } }, reasoning: 'minimal' },
  };
}

async function anthropic(settings: Settings, id: string): Promise<Opened> {
  const { createAnthropic } = await import('@ai-sdk/anthropic');
  const model = createAnthropic(given(settings))(id);
  return { adapter: 'anthropic', name: 'Anthropic', usual: 'https://api.anthropic.com', model, always: {} };
}

async function compatible(settings: Settings, id: string): Promise<Opened> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const usual = settings.baseUrl ?? '';
  const provider = createOpenAICompatible({
    ...given(settings),
    name: 'openai-compatible',
    baseURL: usual.replace(/\/$/, ''),
    includeUsage: true,
  });
  return { adapter: 'openai-compatible', name: new URL(usual).host, usual, model: provider.chatModel(id), always: {} };
}

const openers = { openai, anthropic, 'openai-compatible': compatible };

/** The configured provider, loaded only where there is one; nothing where the embedded coach answers alone. */
export async function openProvider(settings: Settings): Promise<Provider | undefined> {
  const { provider, model, baseUrl } = settings;
  if (provider === 'embedded' || !model) return undefined;
  const [{ usual, ...opened }] = await Promise.all([
    openers[provider](settings, model),
    import('#server/coach/llm/prompt.ts'),
  ]);
  return { ...opened, host: new URL(baseUrl ?? usual).host };
}
