import { type IncomingMessage, request } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { Fault, refused } from '#server/wire/fault.ts';

/** An event of one token has up to 500 bytes, and a model may think for 16,000 of them. */
const LARGEST = 8 * 1024 * 1024;
/** So much of a refusal is read. */
const REASON = 4000;

async function answerTo(url: URL, headers: Record<string, string>, body: string, signal: AbortSignal) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const asked = (url.protocol === 'https:' ? requestSecurely : request)(url, { method: 'POST', headers, signal });
  const dropped = () => reject(new Fault('dropped'));
  asked.once('response', resolve).on('error', reject).once('close', dropped).end(body);
  return promise;
}

async function reasonIn(answer: AsyncIterable<string>) {
  let reason = '';
  try {
    for await (const piece of answer) {
      reason += piece;
      if (reason.length >= REASON) break;
    }
  } catch {} // It is refused by its status, too.
  return reason.slice(0, REASON);
}

/** Splits what comes into the data of its events. */
function splitter() {
  let [rest, data] = ['', ''];
  return function* (piece: string) {
    rest += piece;
    if (!piece.includes('\n')) return;
    const lines = rest.split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('data:')) data += line.slice(5);
      if (line || !data) continue;
      yield data;
      data = '';
    }
  };
}

/** The data of each event. Whoever reads no further lets go of the provider. */
async function* eventsIn(answer: AsyncIterable<string>, signal: AbortSignal) {
  let read = 0;
  const split = splitter();
  try {
    for await (const piece of answer) {
      read += piece.length;
      if (read > LARGEST) throw new Fault('too_long');
      yield* split(piece);
    }
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  }
}

const HEADERS = { 'content-type': 'application/json', 'accept-encoding': 'identity', 'user-agent': 'Mallama' };

/** Asks the provider and nobody else: no redirects, no HTML pages, no endless bodies. Returns its events. */
export async function post(url: URL, headers: Record<string, string>, body: string, signal: AbortSignal) {
  const answer = (await answerTo(url, { ...HEADERS, ...headers }, body, signal)).setEncoding('utf8');
  const { statusCode: status = 0, headers: told } = answer;
  if (status >= 400 && status < 600) throw refused(status, told, await reasonIn(answer));
  if (status >= 200 && status <= 203 && !told['content-type']?.includes('text/html')) return eventsIn(answer, signal);
  answer.destroy();
  throw new Fault('not_an_answer', { status });
}
