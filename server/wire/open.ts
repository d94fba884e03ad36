import { Fault, faultOf } from '#server/wire/fault.ts';
import { post } from '#server/wire/post.ts';
import type { Call, Format, Model } from '#server/wire/wire.ts';

function eventIn(data: string): object {
  try {
    const event: unknown = JSON.parse(data);
    if (typeof event === 'object' && event !== null) return event;
  } catch {}
  throw new Fault('not_an_answer');
}

/** Ends the events of OpenAI's format, and is none itself. */
const DONE = '[DONE]';

export function openModel(format: Format, baseUrl: string, model: string, key?: string): Model {
  const url = new URL(baseUrl);
  url.pathname = url.pathname.replace(/\/$/, '') + format.path;
  const headers = key ? format.headersOf(key) : {};
  const refused = new Set<string>();

  /** Some servers refuse a field that others need: they are asked without it, then and from then on. */
  async function ask(call: Call): Promise<AsyncIterable<string>> {
    const fields = Object.entries(format.bodyOf(model, call)).filter(([name]) => !refused.has(name));
    const body = JSON.stringify({ ...Object.fromEntries(fields), stream: true });
    try {
      return await post(url, headers, body, call.signal);
    } catch (error) {
      const { field } = faultOf(error);
      if (!field || !format.optional?.includes(field) || !fields.some(([name]) => name === field)) throw error;
      refused.add(field);
      return ask(call);
    }
  }

  return async function* (call) {
    for await (const data of await ask(call)) {
      const event = data.trim();
      if (event && event !== DONE) yield format.hear(eventIn(event));
    }
  };
}
