/** Wakes readers of a reply that another process writes. */
export class Waiters {
  readonly #waiting = new Map<string, Set<() => void>>();

  /** Resolves after that time at the latest, because events are lost while the bus is down. */
  wait(id: string, milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const all = this.#waiting.get(id) ?? new Set();
    this.#waiting.set(id, all.add(wake));
    const timer = setTimeout(wake, milliseconds);
    const waiting = this.#waiting;
    function wake() {
      clearTimeout(timer);
      all.delete(wake);
      if (all.size === 0 && waiting.get(id) === all) waiting.delete(id);
      resolve();
    }
    return promise;
  }

  wake(...ids: string[]) {
    for (const id of ids) for (const wake of [...(this.#waiting.get(id) ?? [])]) wake();
  }

  wakeAll = () => this.wake(...this.#waiting.keys());
}
