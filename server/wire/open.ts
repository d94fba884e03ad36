import { Fault } from '#server/wire/fault.ts';
import { post } from '#server/wire/post.ts';
import type { Format, Model } from '#server/wire/wire.ts';

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
  const url = new URL(baseUrl.replace(/\/$/, '') + format.path);
  const headers = key ? format.headersOf(key) : {};
  return async function* (call) {
    const body = JSON.stringify({ ...format.bodyOf(model, call), stream: true });
    for await (const data of await post(url, headers, body, call.signal))
      if (data.trim() !== DONE) yield format.hear(eventIn(data));
  };
}
