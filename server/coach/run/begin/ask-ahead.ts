import type { Ticket } from '#server/coach/model/breaker.ts';
import { talk } from '#server/coach/model/talk.ts';
import { costOf, type Written } from '#server/coach/model/written.ts';
import type { Desk } from '#server/coach/run/desk.ts';
import { AMPLE } from '#server/coach/spend/spend.ts';

/** Of the one member whose words are in a question: what was looked up while it was found out who they are. */
export type Ahead = { names: Promise<readonly string[]>; leave: Promise<boolean> | undefined };

/** A reply that was asked for while its question was still being kept. Whoever reads it waits until that is done. */
export type Begun = {
  ticket: Ticket;
  reply: Pick<ReturnType<typeof talk>, 'next' | 'return'>;
  /** Nobody is to read it: the provider is let go of. */
  drop(): void;
};

type Asking = { member: string; maxOutputTokens: number; signal: AbortSignal };

/**
 * Asks the provider before anything is kept or set aside, for whoever has leave to. One question of each
 * member at most is on its way like that: one for which nothing is left is broken off, and then none goes out like that
 * until something was set aside for them again.
 */
export function askAhead(desk: Desk, prompt: Written, asking: Asking): Begun | undefined {
  const { provider, breaker, patience, ahead } = desk;
  const { member, maxOutputTokens, signal } = asking;
  if (!provider || signal.aborted || ahead.has(member) || costOf(prompt, maxOutputTokens) > AMPLE) return undefined;
  const ticket = breaker.admits();
  if (!ticket) return undefined;
  ahead.set(member, 'asked');
  const off = new AbortController();
  signal.addEventListener('abort', () => off.abort(signal.reason), { once: true });
  const reply = talk(provider, prompt, { maxOutputTokens, patience, signal: off.signal });
  let first: ReturnType<typeof reply.next> | undefined = reply.next();
  // Whoever reads it hears of this.
  first.catch(() => {});
  const next = () => {
    const one = first ?? reply.next();
    first = undefined;
    return one;
  };
  return {
    ticket,
    reply: { next, return: (told) => reply.return(told) },
    drop() {
      ticket.undecided();
      off.abort();
    },
  };
}
