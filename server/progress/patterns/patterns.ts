import type { Patterns } from '#contract/patterns.ts';
import { found } from '#server/found.ts';
import type { Context } from '#server/http/context.ts';
import { signedIn } from '#server/http/gate.ts';
import { whereabouts } from '#server/http/whereabouts.ts';
import type { Caller } from '#server/identity/caller.ts';
import {
  type Answers,
  answersOf,
  answerTo,
  isSameLoop,
  isWithout,
  keepAnswer,
  withAnswer,
  withDays,
} from '#server/progress/patterns/answers.ts';
import { askedIn } from '#server/progress/patterns/asked.ts';
import { askedTriggersIn, asksOf, isQuestion } from '#server/progress/patterns/asked-triggers.ts';
import { loopsIn } from '#server/progress/patterns/loops.ts';
import { likeness, nameWords, type Told } from '#server/progress/patterns/sentences.ts';
import { helpedIn, toldBy } from '#server/progress/patterns/sources.ts';
import { type FoundTrigger, isLike, triggersIn } from '#server/progress/patterns/triggers.ts';
import { addTrigger, knownPeople } from '#server/relationships/relationships.ts';

type Mine = Context & { user: Caller };

const wordsIn = (key: string) => new Set(key.split(' '));

/** Questions that are put to a member at a time. */
const MOST_ASKED = 3;

/** Whether an answer is to this trigger, also if its words have changed slightly. */
const isSame = (other: string, { key, person }: Pick<FoundTrigger, 'key' | 'person'>) =>
  isQuestion(key)
    ? asksOf(other, person, wordsIn(key))
    : !isQuestion(other) && likeness(wordsIn(key), wordsIn(other)) >= 0.5;

const answered = ({ triggers }: Answers, one: Pick<FoundTrigger, 'key' | 'person'>): boolean | string | undefined =>
  triggers[one.key] ?? Object.entries(triggers).find(([other]) => isSame(other, one))?.[1];

/** What sets them off, and what only may, without all that was dismissed in any words. */
async function triggersOf(
  told: readonly Told[],
  names: ReadonlySet<string>,
  answers: Answers,
): Promise<FoundTrigger[]> {
  const keys = Map.groupBy(Object.entries(answers.triggers), ([, answer]) => answer !== false);
  const says = (isYes: boolean, person: string | null, words: ReadonlySet<string>) =>
    (keys.get(isYes) ?? []).some(([key]) =>
      isQuestion(key) ? asksOf(key, person, words) : !isYes && isLike(words, wordsIn(key)),
    );
  const named = triggersIn(told, names, (person, words) => says(false, person, words));
  const isNamed = (person: string | null, words: ReadonlySet<string>) =>
    named.some((one) => (one.person ?? person) === person && wordsIn(one.key).isSubsetOf(words));
  const asked = await askedTriggersIn(
    told,
    names,
    (person, words) => says(false, person, words) || (!says(true, person, words) && isNamed(person, words)),
  );
  const open = asked.filter((one) => answered(answers, one) === undefined).slice(0, MOST_ASKED);
  return [...named, ...asked.filter((one) => answered(answers, one) !== undefined || open.includes(one))];
}

/** The patterns in a member's own words, without those dismissed. */
async function foundIn(context: Mine) {
  const { user, headers } = context;
  const [names, answers] = await Promise.all([knownPeople.namesOf(context, user.id), answersOf(context, user.id)]);
  const { timeZone } = whereabouts(headers);
  const [told, done] = await Promise.all([
    toldBy(context, user, names, timeZone),
    helpedIn(context, user.id, timeZone),
  ]);
  const words = nameWords(names.values());
  const isOut = (key: string, on: string) => isWithout(answers, key, on);
  const triggers = await triggersOf(told, words, answers);
  const loops = loopsIn(told, words, done, isOut);
  const asked = await askedIn(told, loops, {
    names: words,
    isConfirmed: (key) => Boolean(answerTo(answers.loops, key)),
    isWithout: isOut,
  });
  return {
    names,
    answers,
    triggers: triggers.filter((one) => answered(answers, one) !== false),
    loops: [...loops, ...asked].filter(({ key }) => answerTo(answers.loops, key) !== false),
  };
}

async function patternsOf(context: Mine): Promise<Patterns> {
  const { names, answers, triggers, loops } = await foundIn(context);
  const whose = ({ person, ...rest }: { person: string | null }) => ({
    ...rest,
    relationshipId: person,
    personName: (person && names.get(person)) || null,
  });
  return {
    triggers: triggers
      .map(({ said: _, ...one }) => ({ one, answer: answered(answers, one) }))
      .map(({ one: { phrase, person, ...one }, answer }) => ({
        ...one,
        ...whose({ person }),
        phrase: phrase ?? (typeof answer === 'string' ? answer : null),
        isAccepted: Boolean(answer),
      }))
      .sort((a, b) => Number(a.phrase === null) - Number(b.phrase === null) || b.times - a.times),
    loops: loops.map(({ person, ...one }) => ({
      ...one,
      ...whose({ person }),
      thought: answerTo(answers.loops, one.key) || (answerTo(answers.loops, one.key) === '' ? '' : null),
    })),
  };
}

const from = signedIn.progress.patterns;

export const patterns = {
  list: from.list.handler(({ context }) => patternsOf(context)),

  answerTrigger: from.answerTrigger.handler(async ({ context, input: { key, answer, words, relationshipId } }) => {
    const { triggers, answers: before } = await foundIn(context);
    const trigger = found(triggers.find((one) => one.key === key));
    const { phrase, said, examples } = trigger;
    const known = answered(before, trigger);
    const isYes = answer === 'accept';
    const own = words || (typeof known === 'string' ? known : (examples[0]?.text ?? ''));
    if (isYes && relationshipId) await addTrigger(context, relationshipId, phrase ?? own);
    // Dismissing covers all the words in which it was said.
    const told = isYes ? {} : Object.fromEntries(said.map((one) => [one, false]));
    await keepAnswer(context, context.user.id, (answers) => ({
      ...answers,
      triggers: { ...answers.triggers, ...told, [key]: isYes && phrase === null ? own : isYes },
    }));
    return patternsOf(context);
  }),

  answerLoop: from.answerLoop.handler(async ({ context, input: { key: given, dismiss, thought, without } }) => {
    const { loops } = await foundIn(context);
    // Its words may have changed since the page was read.
    const { key } = found(loops.find((one) => one.key === given) ?? loops.find((one) => isSameLoop(one.key, given)));
    await keepAnswer(context, context.user.id, (answers) => ({
      ...answers,
      loops: withAnswer(answers.loops, key, dismiss ? false : thought),
      ...(without && { without: withDays(answers.without, key, without) }),
    }));
    return patternsOf(context);
  }),
};
