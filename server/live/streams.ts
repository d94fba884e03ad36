import { Stream, type Told } from '#server/live/stream.ts';

/** Streams per member and process. The oldest is closed for a new one. */
const MOST = 6;

/** Every open stream of this process, by member. */
export class Streams {
  readonly #byOwner = new Map<string, Set<Stream>>();
  #closed = false;

  open(ownerId: string): Stream {
    const streams = this.#byOwner.get(ownerId) ?? new Set();
    const stream = new Stream((left) => {
      streams.delete(left);
      if (streams.size === 0 && this.#byOwner.get(ownerId) === streams) this.#byOwner.delete(ownerId);
    });
    const surplus = Math.max(0, streams.size + 1 - MOST);
    for (const oldest of [...streams].slice(0, surplus)) oldest.end({ kind: 'displaced', id: null });
    this.#byOwner.set(ownerId, streams.add(stream));
    if (this.#closed) stream.end();
    return stream;
  }

  push(ownerId: string, told: Told) {
    for (const stream of this.#byOwner.get(ownerId) ?? []) stream.push(told);
  }

  pushAll(told: Told) {
    for (const ownerId of this.#byOwner.keys()) this.push(ownerId, told);
  }

  endFor(ownerId: string) {
    for (const stream of [...(this.#byOwner.get(ownerId) ?? [])]) stream.end();
  }

  /** Ends every stream, including later ones. */
  close() {
    this.#closed = true;
    for (const ownerId of [...this.#byOwner.keys()]) this.endFor(ownerId);
  }
}
