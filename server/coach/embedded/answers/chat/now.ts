import { type Act, actOf } from '#server/coach/embedded/answers/chat/acts.ts';
import { centralOf } from '#server/coach/embedded/answers/chat/central.ts';
import type { Talk } from '#server/coach/embedded/answers/chat/chat.ts';
import { type Target, targetOf } from '#server/coach/embedded/answers/chat/for-whom.ts';
import { intentOf } from '#server/coach/embedded/answers/chat/intent.ts';
import { Lines } from '#server/coach/embedded/answers/chat/lines.ts';
import { anything, type Known, matterOf } from '#server/coach/embedded/answers/chat/matters.ts';
import { saidBefore } from '#server/coach/embedded/answers/chat/told.ts';
import { statementsIn } from '#server/coach/embedded/answers/statements/statements.ts';
import { ANYBODY } from '#server/coach/embedded/situations/who.ts';
import type { Understood } from '#server/coach/embedded/understand/understand.ts';
import type { Said } from '#server/coach/tasks/shapes.ts';

/** Where a talk stands when a message comes. */
export type Now = {
  message: string;
  seen: Understood;
  /** What the writer told up to now, with this message; what only asked or corrected is left out. */
  told: string[];
  target: Target;
  matter: Known;
  from: Lines;
  /** How many messages came before. */
  turn: number;
  last: string;
  before: string;
  /** The writer said that it was taken wrong. */
  corrected: boolean;
};
export type Reply = { said: string[]; used: string[] };

const BACK = 8;

/** The writer's messages, each with what Mallama had said right before it. */
function turnsOf(history: readonly Said[]): { message: string; last: string }[] {
  let last = '';
  return history.flatMap(({ role, content }) => {
    if (role === 'assistant') {
      last = content;
      return [];
    }
    return [{ message: content, last }];
  });
}

const MENDS = /\b(?:fix|mend|repair|apologi[sz]e|sorry|make (?:it )?up|put (?:it )?right)\b/i;
/** What it is about: a debt wherever it is told, else the newest thing that is sure. */
function matterIn(told: readonly string[]): Known {
  const owing = statementsIn(told)
    .map(({ text }) => matterOf(text))
    .find(({ name }) => name === 'owing');
  if (MENDS.test(told.at(-1) ?? '') && statementsIn(told).some(({ text }) => matterOf(text).name === 'own wrong'))
    return matterOf('I was wrong');
  const newest = [...told].reverse().flatMap((one) => [centralOf(one)?.text ?? '', one]);
  return owing ?? newest.map(matterOf).find((one) => one !== anything) ?? anything;
}

/** Another person than the one whom the talk is about acts in what is told now. */
const isOfSomebodyElse = (message: string, { others }: Target): boolean =>
  others.some((name) => centralOf(message)?.text.toLowerCase().startsWith(`${name.toLowerCase()} `));

export function nowOf(talk: Talk, seen: Understood, isAsked: boolean, act?: Act): Now {
  const { message, history } = talk;
  const turns = turnsOf(history);
  const acts = turns.map((one, at) => (at === 0 ? undefined : actOf(one.message, one.last)));
  const tells = turns.filter(
    (one, at) => acts[at]?.does !== 'complains' && acts[at]?.does !== 'puzzles' && intentOf(one.message) !== 'insights',
  );
  const told = [...tells.map((one) => one.message).slice(-BACK), message];
  const target = targetOf(talk, isAsked);
  const before = saidBefore(history);
  return {
    message,
    seen,
    told,
    target,
    matter: matterIn(act?.does === 'corrects' ? told.slice(0, -1) : told),
    from: new Lines(isOfSomebodyElse(message, target) ? { ...target, who: ANYBODY } : target, {
      seed: seen.seed,
      before,
      turn: turns.length,
    }),
    turn: turns.length,
    last: history.findLast(({ role }) => role === 'assistant')?.content ?? '',
    before,
    corrected: acts.some((act) => act?.does === 'corrects' || act?.does === 'complains'),
  };
}
