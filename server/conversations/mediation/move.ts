import { chatMessages, type Said } from '#server/chats/chats.ts';
import { type Deps, type Held, keep, nameOf } from '#server/conversations/mediation/held.ts';
import { isSafeFor, readyIn } from '#server/conversations/mediation/intake.ts';
import { hear } from '#server/conversations/mediator/heard.ts';
import { draftFrom } from '#server/conversations/mediator/offers.ts';
import { invitation, offering, opening, proposing, sideBySide } from '#server/conversations/mediator/spoken.ts';
import { decided, isDue, type State } from '#server/conversations/phase.ts';

/** What people said, in order, by round. */
export async function roundsIn(deps: Pick<Deps, 'vault'>, { tx, thread, kept }: Held) {
  const said = await chatMessages.said(deps, tx, thread);
  const isLater = ({ id }: Said) => kept.roundEnd !== null && id > kept.roundEnd;
  return { first: said.filter((one) => !isLater(one)), later: said.filter(isLater) };
}

export const wordsOf = (said: readonly Said[], authorId: string) =>
  said.filter((one) => one.authorId === authorId).map(({ text }) => text);

/** Stores the new state with Mallama's message for it. */
async function stepTo(deps: Deps, held: Held, next: State) {
  const { state, circle } = held;
  const name = nameOf(held, next.turnOf);
  if (next.phase === state.phase) {
    if (next.turnOf === null || next.turnOf === state.turnOf) return { says: [] };
    return { says: [next.phase === 'hearing' ? invitation(name) : offering(name)] };
  }
  const { first, later } = await roundsIn(deps, held);
  if (next.phase === 'hearing') return { says: [opening(circle.map((id) => nameOf(held, id))), invitation(name)] };
  if (next.phase === 'restating') {
    const all = circle.map((id) => hear(nameOf(held, id), wordsOf(first, id)));
    return { says: [sideBySide(all), offering(name)], kept: { roundEnd: first.at(-1)?.id ?? null } };
  }
  if (next.phase !== 'agreeing') return { says: [] };
  const items = draftFrom(circle.map((id) => ({ name: nameOf(held, id), messages: wordsOf(later, id) })));
  return { says: [proposing(circle.length, items.length > 0)], kept: { items } };
}

type Saying = {
  /** Mallama's words before those of the step. */
  before?: readonly string[];
  /** Mallama's words in place of all others. */
  instead?: string | undefined;
};

/** Moves to the next state, with Mallama's words for it. */
export async function moveTo(
  deps: Deps,
  held: Held,
  next: State,
  { before = [], instead }: Saying = {},
): Promise<Held> {
  const { says, ...change } = await stepTo(deps, held, next);
  const words = instead ?? [...before, ...says].filter(Boolean).join('\n\n');
  // A model's lines may be about someone whom they don't name.
  const isByLine = instead === undefined;
  if (words) await chatMessages.sendAsCoach(deps, held.tx, held.thread, words, { isByLine });
  return keep(deps, held, { state: next, ...change });
}

/** Once the last private part is there, starts the mediation or ends it for everyone at once. */
export async function decideWhenDue(deps: Deps, held: Held): Promise<Held> {
  const ready = await readyIn(deps, held.tx, held.thread.id);
  if (!isDue(held.state, held.circle, ready)) return keep(deps, held, {});
  return moveTo(deps, held, decided(held.circle, await isSafeFor(deps, held)));
}
