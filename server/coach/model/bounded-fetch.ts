import { type IncomingMessage, request } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { Fault } from '#server/coach/model/fault.ts';

/** A reply of 500 tokens is about 100 KB of events. */
const LARGEST = 2 * 1024 * 1024;

const bounded = (answer: IncomingMessage, signal: AbortSignal | null | undefined) => ({
  start(out: ReadableStreamDefaultController<Uint8Array>) {
    let read = 0;
    answer.on('data', (chunk: Buffer) => {
      read += chunk.byteLength;
      if (read > LARGEST) return answer.destroy(new Fault('too_long'));
      out.enqueue(chunk);
      if (!out.desiredSize) answer.pause();
    });
    answer.once('end', () => out.close());
    answer.once('error', (error) => out.error(signal?.aborted ? signal.reason : error));
  },
  pull: () => void answer.resume(),
  // What was read before is told also after the end, when nobody may hear of it any more.
  cancel: () => void answer.removeAllListeners('data').removeAllListeners('end').destroy(),
});

/** Asks the provider and nobody else: no redirects, no HTML pages, no endless bodies. `fetch` would send the body later. */
export async function boundedFetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const { method = 'GET', body, signal } = init;
  const sent = { 'accept-encoding': 'identity', ...Object.fromEntries(new Headers(init.headers)) };
  const asked = (url.protocol === 'https:' ? requestSecurely : request)(url, {
    method,
    headers: sent,
    ...(signal && { signal }),
  });
  const dropped = () => reject(new Fault('dropped'));
  asked.once('response', resolve).on('error', reject).once('close', dropped).end(body);
  const answer = await promise;
  const { statusCode: status = 0, statusMessage: statusText = '', headers } = answer;
  const isRefusal = status >= 400 && status < 600;
  if (!isRefusal && (status < 200 || status > 203 || headers['content-type']?.includes('text/html'))) {
    answer.destroy();
    throw new Fault('not_an_answer', { status });
  }
  const about = { status, statusText, headers: headers as Record<string, string> };
  return new Response(new ReadableStream(bounded(answer, signal), { highWaterMark: 16 }), about);
}
