import type { ServerResponse } from 'node:http';
import { getEventMeta } from '@orpc/server';
import { HEARTBEAT, type LiveEvent } from '#contract/live.ts';

/** A page that does not read its events is disconnected. It reconnects and continues. */
const UNREAD = 64 * 1024;

const frame = (event: LiveEvent) => {
  const id = getEventMeta(event)?.id;
  return `${id ? `id: ${id}\n` : ''}data: ${JSON.stringify(event)}\n\n`;
};

/** Writes events to one page until they end or it leaves. Hand-written, because the usual way takes 40 KB per page. */
export async function carry(events: AsyncIterator<LiveEvent>, out: ServerResponse) {
  const stop = () => void events.return?.();
  out.once('close', stop);
  if (out.destroyed) stop();
  for (let next = await events.next(); !next.done; next = await events.next()) {
    out.write(frame(next.value));
    if (out.writableLength > UNREAD) break;
  }
  stop();
  out.end();
}

type Page = { out: ServerResponse; mayListen: () => Promise<boolean> };

/** Sends heartbeats to every page, and checks whether its member is still signed in. */
export class Heartbeat {
  /** One group per second, so that thousands of pages are not served at once. */
  readonly #groups = Array.from({ length: HEARTBEAT }, () => new Set<Page>());
  #next = 0;
  readonly #timer = setInterval(() => this.#beat(), 1000).unref();

  add(page: Page) {
    const group = this.#groups.reduce((least, other) => (other.size < least.size ? other : least));
    group.add(page);
    page.out.once('close', () => group.delete(page));
  }

  stop() {
    clearInterval(this.#timer);
  }

  #beat() {
    this.#next = (this.#next + 1) % this.#groups.length;
    for (const page of this.#groups[this.#next] ?? []) void this.#check(page);
  }

  async #check({ out, mayListen }: Page) {
    // If that cannot be checked, the page stays.
    if (await mayListen().catch(() => true)) out.write(':\n\n');
    else out.end();
  }
}
