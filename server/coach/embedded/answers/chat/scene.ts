import { type Details, slotsOf } from '#server/coach/embedded/answers/slots.ts';
import { capital, listed } from '#server/coach/embedded/say/words.ts';
import { inward } from '#server/coach/embedded/understand/echo.ts';
import { needOf } from '#server/coach/embedded/understand/feelings.ts';
import { called, objectOf } from '#server/coach/embedded/understand/people.ts';
import { topics } from '#server/coach/embedded/understand/topics.ts';
import type { Understood } from '#server/coach/embedded/understand/understand.ts';

/** What a reply can speak of. */
export type Scene = Details & {
  who: string;
  obj: string;
  told: string | null;
  Told: string | null;
  clause: string | null;
  is: string;
  feel: string | null;
  need: string;
  matter: string;
  deal: string;
};

const FELT = {
  anger: 'angry',
  disgust: 'put off',
  fear: 'worried',
  joy: 'happy',
  sadness: 'sad',
  surprise: 'unsettled',
  neutral: null,
} as const;
/** A feeling that is only heard between the words is said as a guess. */
export const guessOf = (seen: Understood): string | null => (seen.feelings.length ? null : FELT[seen.emotion.label]);

/** What is missing, where a feeling speaks between the words. */
function heard(seen: Understood): string | undefined {
  const guess = guessOf(seen);
  return guess && guess !== 'happy' ? needOf(guess) : undefined;
}

export function sceneOf(seen: Understood, personName: string | null): Scene {
  const { detail, feelings, people, topics: about } = seen;
  const names = people.flatMap(({ name }) => (name ? [name] : []));
  const first = people[0];
  const topic = topics[about[0] ?? 'listening'];
  const said = feelings.slice(0, 2).map(({ word }) => word);
  const told = detail.told ? inward(detail.told, names) : null;
  return {
    ...slotsOf(seen),
    who: first?.name || first?.role ? called(first) : (personName ?? 'the other person'),
    obj: objectOf(first),
    told,
    Told: told && capital(told),
    clause: detail.clause ? inward(detail.clause, names) : null,
    is: detail.past ? 'was' : 'is',
    feel: said.length ? listed(said) : null,
    need: feelings[0]?.need ?? heard(seen) ?? topic.needs[0] ?? 'understanding',
    matter: topic.matter,
    deal: topic.deal,
  };
}
