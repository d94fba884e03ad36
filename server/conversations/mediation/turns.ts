import { placeOf, wordsAhead } from '#server/conversations/mediation/ahead.ts';
import { type Held, type Mine, mayGoOn, nameOf, withMediation } from '#server/conversations/mediation/held.ts';
import { type Answers, countNote, keepAnswers } from '#server/conversations/mediation/intake.ts';
import { decideWhenDue, moveTo, roundsIn, wordsOf } from '#server/conversations/mediation/move.ts';
import { present } from '#server/conversations/mediation/present.ts';
import { hear } from '#server/conversations/mediator/heard.ts';
import { reflection, silentTurn, thanks } from '#server/conversations/mediator/spoken.ts';
import { isOpenToJoin, passedOn, type State } from '#server/conversations/phase.ts';
import { refuse } from '#server/refusal.ts';

/** Stores a private part. Once the mediation has started or ended, nothing is stored. */
export async function answer(context: Mine, id: string, answers: Answers) {
  const { id: me } = context.user;
  const told = await withMediation(context, id, async (held) => {
    if (!isOpenToJoin(held.state)) return present(context, held, me);
    const wasReady = await keepAnswers(context, held, me, answers);
    // Changing an answer is private: only their own pages are told.
    if (wasReady) await context.live.notify(me, { kind: 'conversations.mediation', id: held.thread.id }, held.tx);
    return present(context, wasReady ? held : await decideWhenDue(context, held), me);
  });
  await countNote(context, told.safety);
  return told;
}

/** Mallama's words at the end of a turn. Before all sides are put next to each other, they are not quoted twice. */
async function closing(context: Mine, held: Held, next: State, who: string): Promise<string> {
  const name = nameOf(held, who);
  const { first, later } = await roundsIn(context, held);
  const isFirst = held.state.phase === 'hearing';
  const said = wordsOf(isFirst ? first : later, who);
  if (said.length === 0) return silentTurn(name);
  return next.phase === 'hearing' ? reflection(hear(name, said)) : thanks(name);
}

export async function passOn(context: Mine, id: string) {
  const ahead = await wordsAhead(context, id);
  return withMediation(context, id, async (held) => {
    mayGoOn(held);
    const { id: me } = context.user;
    const next = passedOn(held.state, held.circle, me);
    if (!next) throw notYourTurn();
    const { first, later } = await roundsIn(context, held);
    const isThere = ahead?.from === placeOf({ state: held.state, said: [...first, ...later] });
    const saying = isThere ? { instead: ahead?.text } : { before: [await closing(context, held, next, me)] };
    return present(context, await moveTo(context, held, next, saying), me);
  });
}

const notYourTurn = () => refuse('conflict', { reason: 'not_your_turn' }, 'It isn’t your turn.');
