import { HEARTBEAT, LiveEvent, REMEMBERED } from '#contract/live.ts';
import { liveFrames } from '#web/app/live/liveFrames.ts';

type LiveListener = {
  /** Null when nobody is signed in. It is sent in a header, because addresses end up in logs. */
  token: () => Promise<string | null>;
  onEvent: (event: LiveEvent) => void;
  /** Too much was missed: everything on the screen may be outdated. */
  onGap: () => void;
  /** The history position to start from, also for changes before the page listened. */
  from?: string | undefined;
  /** Missed events have been delivered, and from now on nothing is missed. */
  onOpened?: () => void;
  /** There is no token, or the server refused it. Listening has ended. */
  onSignedOut?: () => void;
  url?: string;
};

type Page = LiveListener & { signal: AbortSignal; lastEventId: string | undefined; heardAt: number };
type Ending = 'signed out' | 'displaced' | 'lost' | 'never opened';

/** Milliseconds without a heartbeat after which the connection counts as dead. */
const SILENCE = 2.5 * HEARTBEAT * 1000;
/** After a longer absence the server may have deleted missed events. */
const FORGOTTEN = (REMEMBERED - 5) * 60_000;
const LONGEST_WAIT = 30_000;

function request(page: Page, token: string, signal: AbortSignal): Promise<Response> {
  if (page.lastEventId && Math.abs(Date.now() - page.heardAt) > FORGOTTEN) {
    page.lastEventId = undefined;
    page.onGap();
  }
  const headers: Record<string, string> = { authorization: `Bearer ${token}` };
  if (page.lastEventId) headers['last-event-id'] = page.lastEventId;
  return fetch(page.url ?? '/api/live', { headers, signal, cache: 'no-store' });
}

/** Delivers the events of one connection until it ends. */
async function readEvents(page: Page, body: NonNullable<Response['body']>, heard: () => void): Promise<Ending> {
  let ending: Ending = 'never opened';
  for await (const { id, data } of liveFrames(body)) {
    if (page.signal.aborted) return 'lost';
    heard();
    page.lastEventId = id ?? page.lastEventId;
    if (data === undefined) continue;
    const event = LiveEvent.parse(JSON.parse(data));
    if (event.kind === 'displaced') return 'displaced';
    if (event.kind === 'gap') page.onGap();
    else if (event.kind !== 'opened') page.onEvent(event);
    else page.onOpened?.();
    ending = 'lost';
  }
  return ending;
}

async function listenOnce(page: Page): Promise<Ending> {
  const attempt = new AbortController();
  let silence: ReturnType<typeof setTimeout> | undefined;
  let opened = false;
  const waitForSign = () => {
    clearTimeout(silence);
    silence = setTimeout(() => attempt.abort(), SILENCE);
  };
  try {
    const token = await page.token();
    if (!token) return 'signed out';
    waitForSign();
    const response = await request(page, token, AbortSignal.any([attempt.signal, page.signal]));
    if (response.status === 401) return 'signed out';
    if (!response.ok || !response.body) return 'never opened';
    return await readEvents(page, response.body, () => {
      opened = true;
      page.heardAt = Date.now();
      waitForSign();
    });
  } catch {
    return opened ? 'lost' : 'never opened';
  } finally {
    clearTimeout(silence);
    attempt.abort();
  }
}

const happens = (target: EventTarget, name: string, signal: AbortSignal) =>
  new Promise<void>((done) => target.addEventListener(name, () => done(), { once: true, signal }));

const passes = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });

async function becomesVisible(signal: AbortSignal) {
  do await happens(document, 'visibilitychange', signal);
  while (document.visibilityState !== 'visible');
}

/**
 * Random, so that not all pages reconnect at once after a restart; shorter when the network or the person comes back.
 */
async function pause(page: Page, tries: number) {
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, page.signal]);
  const longest = Math.min(500 * 2 ** tries, LONGEST_WAIT);
  await Promise.race([passes(longest * (0.5 + Math.random() / 2), signal), happens(window, 'online', signal)]);
  over.abort();
}

async function keepListening(page: Page) {
  for (let tries = 0; !page.signal.aborted; tries++) {
    if (navigator.onLine === false) await happens(window, 'online', page.signal);
    const ending = await listenOnce(page);
    if (ending === 'signed out') return page.onSignedOut?.();
    if (ending === 'displaced') await becomesVisible(page.signal);
    if (ending !== 'never opened') tries = 0;
    if (!page.signal.aborted) await pause(page, tries);
  }
}

/** Listens through lost connections and restarts, until it is closed or nobody is signed in. */
export function openLive(listener: LiveListener): () => void {
  const closing = new AbortController();
  const page = { ...listener, signal: closing.signal, lastEventId: listener.from, heardAt: Date.now() };
  void keepListening(page);
  return () => closing.abort();
}
