import { Fault } from '#server/coach/model/fault.ts';

/** A reply of 500 tokens is about 100 KB of events. */
const LARGEST = 2 * 1024 * 1024;

function bounded(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let read = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, out) {
      read += chunk.byteLength;
      if (read > LARGEST) out.error(new Fault('too_long'));
      else out.enqueue(chunk);
    },
  });
  return body.pipeThrough(count);
}

/** Fetches from the provider only: no redirects, no HTML pages, no endless bodies. */
export async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const { body, status, statusText, headers } = await fetch(input, { ...init, redirect: 'error' });
  if (status < 300 && headers.get('content-type')?.includes('text/html')) {
    await body?.cancel();
    throw new Fault('not_an_answer', { status });
  }
  return new Response(body && bounded(body), { status, statusText, headers });
}
