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
  keepAnswer,
  withAnswer,
} from '#server/progress/patterns/answers.ts';
import { askedIn } from '#server/progress/patterns/asked.ts';
import { loopsIn } from '#server/progress/patterns/loops.ts';
import { likeness, nameWords } from '#server/progress/patterns/sentences.ts';
import { helpedIn, toldBy } from '#server/progress/patterns/sources.ts';
import { triggersIn } from '#server/progress/patterns/triggers.ts';
import { addTrigger, knownPeople } from '#server/relationships/relationships.ts';

type Mine = Context & { user: Caller };

const wordsIn = (key: string) => new Set(key.split(' '));

/** The answer to a trigger, also if its words have changed slightly. */
function answered({ triggers }: Answers, key: string): boolean | undefined {
  const words = wordsIn(key);
  return triggers[key] ?? Object.entries(triggers).find(([other]) => likeness(words, wordsIn(other)) >= 0.5)?.[1];
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
  const dismissed = Object.keys(answers.triggers).filter((key) => answers.triggers[key] === false);
  const triggers = triggersIn(told, words, dismissed.map(wordsIn));
  const loops = loopsIn(told, words, done);
  const asked = await askedIn(told, loops, {
    names: words,
    isConfirmed: (key) => Boolean(answerTo(answers.loops, key)),
  });
  return {
    names,
    answers,
    triggers: triggers.filter(({ key }) => answered(answers, key) !== false),
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
      .sort((a, b) => b.times - a.times)
      .map(({ person, said: _, ...one }) => ({
        ...one,
        ...whose({ person }),
        isAccepted: answered(answers, one.key) === true,
      })),
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

  answerTrigger: from.answerTrigger.handler(async ({ context, input: { key, answer, relationshipId } }) => {
    const { phrase, said } = found((await foundIn(context)).triggers.find((one) => one.key === key));
    if (answer === 'accept' && relationshipId) await addTrigger(context, relationshipId, phrase);
    // Dismissing covers all the words in which it was said.
    const told = answer === 'accept' ? {} : Object.fromEntries(said.map((one) => [one, false]));
    await keepAnswer(context, context.user.id, (answers) => ({
      ...answers,
      triggers: { ...answers.triggers, ...told, [key]: answer === 'accept' },
    }));
    return patternsOf(context);
  }),

  answerLoop: from.answerLoop.handler(async ({ context, input: { key: given, dismiss, thought } }) => {
    const { loops } = await foundIn(context);
    // Its words may have changed since the page was read.
    const { key } = found(loops.find((one) => one.key === given) ?? loops.find((one) => isSameLoop(one.key, given)));
    await keepAnswer(context, context.user.id, (answers) => ({
      ...answers,
      loops: withAnswer(answers.loops, key, dismiss ? false : thought),
    }));
    return patternsOf(context);
  }),
};
