import type { LanguageModel } from 'ai';
import { boundedFetch } from '#server/coach/model/bounded-fetch.ts';
import type { Patience } from '#server/coach/model/watch.ts';
import type { Config } from '#server/config.ts';

/** A model object. With a name alone the SDK would send requests to its own gateway. */
export type Model = Extract<LanguageModel, { specificationVersion: 'v4' }>;
type CallOptions = Parameters<Model['doStream']>[0];

export type Provider = {
  adapter: 'openai' | 'anthropic' | 'openai-compatible';
  /** What members agree to: the company and the host that get their words. */
  name: string;
  host: string;
  /** What an answer names as its writer. */
  called: string;
  model: Model;
  /** It runs on this machine, so no word leaves it. */
  isLocal: boolean;
  /** The most tokens it reads and writes in one call. */
  context: number;
  patience: Patience;
  always: Pick<CallOptions, 'providerOptions' | 'reasoning'>;
};

type Settings = Pick<Config['ai'], 'provider' | 'model'> & Partial<Config['ai']>;
type Opened = Pick<Provider, 'adapter' | 'name' | 'model' | 'always'> & { usual: string };

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
    // Its default is true, which would store every conversation there.
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

/** Names by which a machine reaches itself; the last is how a container reaches its host. */
const THIS_MACHINE = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|::1|host\.docker\.internal)$/i;
const isThisMachine = (url: string): boolean => URL.canParse(url) && THIS_MACHINE.test(new URL(url).hostname);

const HERE = 'a model on this server';
/** Tokens. Models at home have small contexts, rented ones large ones. */
const CONTEXT = { here: 8192, there: 32_000 };

/**
 * Milliseconds. A model that reasons may be silent for most of a minute; one at home may have to be loaded, and writes
 * slowly.
 */
function patienceOf({ firstSeconds, totalSeconds }: Settings, isLocal: boolean): Patience {
  const first = (firstSeconds ?? (isLocal ? 120 : 60)) * 1000;
  const total = Math.max(first, (totalSeconds ?? (isLocal ? 300 : 120)) * 1000);
  return { first, gap: isLocal ? 60_000 : 30_000, talk: total, result: total };
}

/** The configured provider, imported only if there is one; undefined if only the guide answers. */
export async function openProvider(settings: Settings): Promise<Provider | undefined> {
  const { provider, model, baseUrl } = settings;
  if (provider === 'embedded' || !model) return undefined;
  const { usual, ...opened } = await openers[provider](settings, model);
  const isLocal = isThisMachine(baseUrl ?? usual);
  return {
    ...opened,
    name: settings.name ?? (isLocal ? HERE : opened.name),
    called: settings.name ?? model,
    host: new URL(baseUrl ?? usual).host,
    isLocal,
    context: settings.context ?? (isLocal ? CONTEXT.here : CONTEXT.there),
    patience: patienceOf(settings, isLocal),
  };
}
