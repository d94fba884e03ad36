import { type Held, type Mine, nameOf, withMediation } from '#server/conversations/mediation/held.ts';
import { readPrivate } from '#server/conversations/mediation/intake.ts';
import { roundsIn } from '#server/conversations/mediation/move.ts';
import { endSoon } from '#server/conversations/mediation/safety.ts';
import { type Line, modelWords, type Step } from '#server/conversations/mediator/model-step.ts';
import { invitation, offering } from '#server/conversations/mediator/spoken.ts';
import { passedOn, type State } from '#server/conversations/phase.ts';

const MOST_SAID = 30;

/** A model's words for the step after `from`; they are used for no other step. */
type Ahead = { from: string; text: string };

/** A key for the current state and the last message. */
export const placeOf = ({ state, said }: { state: State; said: readonly { id: string }[] }) =>
  [state.phase, state.turnOf, ...state.heard, said.at(-1)?.id].join();

/** What the mediator should do when this person passes on. */
function wanted(held: Held, next: State, who: string): string | undefined {
  const [name, other] = [nameOf(held, who), nameOf(held, next.turnOf)];
  if (next.phase === 'hearing')
    return [
      `${name} has finished their turn. Thank them, and say back in two or three sentences what you heard, in `,
      `words that everybody can bear to hear. Then give ${other} the floor: to tell it as they see it, in as `,
      'many messages as they like.',
    ].join('');
  if (next.phase !== 'restating') return undefined;
  const ask = `Then ask ${other} for one thing that they could offer, however small.`;
  return held.state.phase === 'hearing'
    ? `Everybody has been heard once. Put side by side what matters to each of them, in equal length, and what they have in common. ${ask}`
    : `${name} has said what they can offer. Thank them in one sentence. ${ask}`;
}

/** What each wrote about what happened and what they hope for. Answers about safety are never included. */
async function intakesOf(context: Mine, { tx, thread, circle, members }: Held) {
  const all = circle.map(async (id) => {
    const { happened = '', hope = '' } = (await readPrivate(context, tx, thread.id, id))?.answers ?? {};
    return { name: nameOf({ members }, id), lines: [happened, hope].map((line) => line.trim()).filter(Boolean) };
  });
  return Promise.all(all);
}

type Stage = Step & { from: string; circle: readonly string[] };

async function stepFrom(context: Mine, held: Held): Promise<Stage | undefined> {
  const { id: me } = context.user;
  const { circle, state, thread } = held;
  const next = passedOn(state, circle, me);
  const step = next && thread.status === 'active' ? wanted(held, next, me) : undefined;
  if (!next || !step) return undefined;
  const { first, later } = await roundsIn(context, held);
  const said = [...first, ...later];
  // If they pass on without having written anything, fixed words are used.
  if (said.at(-1)?.authorId !== me) return undefined;
  const lines: Line[] = said.slice(-MOST_SAID).map(({ authorId, text }) => ({ name: nameOf(held, authorId), text }));
  const name = nameOf(held, next.turnOf);
  return {
    from: placeOf({ state, said }),
    circle,
    people: [me, ...circle.filter((id) => id !== me)],
    names: circle.map((id) => nameOf(held, id)),
    said: lines,
    intakes: await intakesOf(context, held),
    step,
    next: { name, words: next.phase === 'hearing' ? invitation(name) : offering(name) },
  };
}

/** Asks the model before the transaction, so that no lock is held while it answers. */
export async function wordsAhead(context: Mine, id: string): Promise<Ahead | undefined> {
  if (!context.coach.provider) return undefined;
  const step = await withMediation(context, id, (held) => stepFrom(context, held));
  if (!step) return undefined;
  const { text, danger } = await modelWords(context, step);
  if (danger) {
    // If two have the same first name, a finding cannot be attributed, and the wrong person must not see it.
    const isAlone = (name: string) => step.names.filter((one) => one === name).length === 1;
    const said = danger.names.map((name) => name.trim()).filter(isAlone);
    const whose = step.circle.filter((_, at) => said.includes(step.names[at] ?? ''));
    await context.db.transaction((tx) => endSoon(context, tx, id, whose, danger.note));
  }
  return text ? { from: step.from, text } : undefined;
}
