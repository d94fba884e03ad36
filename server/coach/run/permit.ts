import { setImmediate as turn } from 'node:timers/promises';
import type { FallbackReason } from '#contract/chat.ts';
import type { Ticket } from '#server/coach/model/breaker.ts';
import type { Provider } from '#server/coach/model/provider.ts';
import { costOfLength, signsIn } from '#server/coach/model/tokens.ts';
import { costOf, type Written } from '#server/coach/model/written.ts';
import type { Begun } from '#server/coach/run/begin/ask-ahead.ts';
import type { Desk } from '#server/coach/run/desk.ts';
import type { Ledger } from '#server/coach/run/ledger.ts';
import type { Reservation } from '#server/coach/spend/spend.ts';
import { type Fault, faultOf, isTheirs, isUnasked } from '#server/wire/fault.ts';
import type { Usage } from '#server/wire/wire.ts';
import { withoutContent } from '#server/without-content.ts';

export type Permit = { provider: Provider; prompt: Written; held: Reservation; begun?: Begun };
export type Admitted = Permit & { ticket: Ticket };
/** `fixed` is an answer in the same words for everyone. */
export type Denied = { reason: FallbackReason | null; fixed?: string };
type Wish = {
  /** The members whose words are in it; usage counts for the first. */
  people: readonly string[];
  /** An estimate of the prompt's length, mostly too high. */
  length: number;
  maxOutputTokens: number;
  /** The prompt itself, which takes longer; undefined if no model is to be asked after all. */
  write: () => Written | undefined | Promise<Written | undefined>;
  /** Whoever writes it asks the provider with it, too. */
  isAhead?: boolean;
};

/** All names to hide: of the participants, and of the people they wrote down. */
export function namesToHide(
  { provider, ledger }: Desk,
  people: readonly string[],
  names: readonly string[],
  ahead?: Promise<readonly string[]>,
) {
  const known = () => ahead ?? ledger.namesOf(people);
  const all = provider?.isLocal ? Promise.resolve([]) : known().then((theirs) => [...names, ...theirs]);
  all.catch(() => {});
  return all;
}

/**
 * Whether the provider may be asked, and with what; otherwise why not. Tokens are reserved while the prompt is written.
 */
export async function permitFor({ provider, ledger, log }: Desk, wish: Wish): Promise<Permit | Denied> {
  if (!provider) return { reason: null };
  const { people, maxOutputTokens } = wish;
  const tokens = costOfLength(wish.length, maxOutputTokens);
  const reserve = () => ledger.reserve(people, provider.host, { requests: 1, tokens });
  // A provider that is asked ahead is asked first; else the database is, which works while this process does.
  const [held, prompt] = await Promise.allSettled(
    wish.isAhead ? [turn().then(reserve), wish.write()] : [reserve(), turn().then(wish.write)],
  );
  const isWritten = prompt.status === 'fulfilled' && prompt.value !== undefined;
  if (!isWritten && held.status === 'fulfilled' && typeof held.value !== 'string') ledger.release(held.value);
  // Fixed words do not depend on the other results.
  if (prompt.status === 'fulfilled' && !prompt.value) return { reason: null };
  for (const { error } of [held, prompt].flatMap((one) => (one.status === 'rejected' ? [{ error: one.reason }] : [])))
    log.error({ error: withoutContent(error) }, 'nobody could be asked, and the built-in guide answers');
  if (prompt.status === 'rejected' || held.status === 'rejected' || !prompt.value) return { reason: 'provider_failed' };
  if (typeof held.value === 'string') return { reason: held.value };
  const permit = { provider, prompt: prompt.value, held: held.value };
  const more = costOf(permit.prompt, maxOutputTokens) - tokens;
  return more > 0 ? grown(ledger, people, permit, more) : permit;
}

/** Reserves what a prompt needs beyond the estimate; if that fails, the provider is not asked. */
async function grown(
  ledger: Ledger,
  people: readonly string[],
  permit: Permit,
  tokens: number,
): Promise<Permit | Denied> {
  const { held, provider } = permit;
  const more = await ledger
    .reserve(people, provider.host, { requests: 0, tokens })
    .catch(() => 'provider_failed' as const);
  if (typeof more !== 'string') return { ...permit, held: { ...held, tokens: held.tokens + tokens } };
  ledger.release(held);
  return { reason: more };
}

/** The breaker's decision right before the call. Who gets a pass reports how the call ended. */
export function admitted({ breaker, ledger }: Desk, permit: Permit | Denied): Admitted | Denied {
  if ('reason' in permit) return permit;
  const ticket = permit.begun?.ticket ?? breaker.admits();
  if (ticket) return { ...permit, ticket };
  ledger.release(permit.held);
  return { reason: 'resting' };
}

/** What an interrupted call cost: nothing if the provider was not reached, otherwise what was sent and received. */
function spentOn(fault: Fault, { prompt }: Permit, said: string): number {
  if (fault.used !== undefined) return fault.used;
  return isUnasked(fault) ? 0 : costOf(prompt, 0) + Math.ceil(signsIn(said) / 3);
}

type Told = { usage: Usage };

/** Makes the call, and records what it cost and how the provider did. Throws a `Fault`. */
export async function booked<Made extends Told>(
  desk: Desk,
  permit: Admitted,
  said: () => string,
  call: () => Promise<Made>,
) {
  const { ledger, log } = desk;
  const { held, prompt, provider, ticket } = permit;
  try {
    const made = await call();
    const { inputTokens, outputTokens } = made.usage;
    ticket.succeeded();
    ledger.charge(held, (inputTokens ?? costOf(prompt, 0)) + (outputTokens ?? Math.ceil(signsIn(said()) / 3)));
    return made;
  } catch (error) {
    const fault = faultOf(error);
    ledger.charge(held, spentOn(fault, permit, said()));
    if (isTheirs(fault)) ticket.failed();
    else if (fault.kind === 'unfit') ticket.succeeded();
    else ticket.undecided();
    if (fault.kind === 'ours') log.error({ error: withoutContent(error) }, 'a provider’s answer could not be read');
    else if (fault.kind !== 'cancelled')
      log.warn({ adapter: provider.adapter, fault: fault.kind, status: fault.status }, 'a provider failed');
    throw fault;
  }
}

export const reasonOf = ({ kind }: Fault): 'unfit' | 'provider_failed' =>
  kind === 'unfit' ? 'unfit' : 'provider_failed';
