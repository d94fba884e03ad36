import type { Patience } from '#server/coach/model/watch.ts';
import type { Config } from '#server/config.ts';
import { anthropic } from '#server/wire/anthropic.ts';
import { chat, openai } from '#server/wire/chat.ts';
import { openModel } from '#server/wire/open.ts';
import type { Model } from '#server/wire/wire.ts';

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
};

type Settings = Pick<Config['ai'], 'provider' | 'model'> & Partial<Config['ai']>;

const KNOWN = {
  openai: { name: 'OpenAI', usual: 'https://api.openai.com/v1', format: openai },
  anthropic: { name: 'Anthropic', usual: 'https://api.anthropic.com/v1', format: anthropic },
  'openai-compatible': { name: undefined, usual: '', format: chat },
};

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

/** The configured provider; undefined if only the guide answers. */
export function openProvider(settings: Settings): Provider | undefined {
  const { provider, model, key } = settings;
  if (provider === 'embedded' || !model) return undefined;
  const { usual, format, ...known } = KNOWN[provider];
  const url = settings.baseUrl ?? usual;
  const isLocal = isThisMachine(url);
  const { host } = new URL(url);
  return {
    adapter: provider,
    name: settings.name ?? (isLocal ? HERE : (known.name ?? host)),
    called: settings.name ?? model,
    model: openModel(format, url, model, key),
    host,
    isLocal,
    context: settings.context ?? (isLocal ? CONTEXT.here : CONTEXT.there),
    patience: patienceOf(settings, isLocal),
  };
}
