import type { Patterns } from '#contract/patterns.ts';
import { found } from '#server/found.ts';
import type { Context } from '#server/http/context.ts';
import { signedIn } from '#server/http/gate.ts';
import { whereabouts } from '#server/http/whereabouts.ts';
import type { Caller } from '#server/identity/caller.ts';
import { type Answers, answersOf, keepAnswer } from '#server/progress/patterns/answers.ts';
import { loopsIn } from '#server/progress/patterns/loops.ts';
import { likeness, nameWords } from '#server/progress/patterns/sentences.ts';
import { toldBy } from '#server/progress/patterns/sources.ts';
import { triggersIn } from '#server/progress/patterns/triggers.ts';
import { addTrigger, knownPeople } from '#server/relationships/relationships.ts';

type Mine = Context & { user: Caller };

/** What was answered to a pattern, also where its words have changed a little since. */
function answered<Value>(answers: Record<string, Value>, key: string): Value | undefined {
  const words = new Set(key.split(' '));
  return (
    answers[key] ?? Object.entries(answers).find(([other]) => likeness(words, new Set(other.split(' '))) >= 0.5)?.[1]
  );
}

const isOpen = (answers: Answers) => (trigger: { key: string }) => answered(answers.triggers, trigger.key) !== false;

/** What a member's own words say comes back, without what they dismissed. */
async function patternsOf(context: Mine): Promise<Patterns> {
  const { user, headers } = context;
  const [names, answers] = await Promise.all([knownPeople.namesOf(context, user.id), answersOf(context, user.id)]);
  const told = await toldBy(context, user, names, whereabouts(headers).timeZone);
  const words = nameWords(names.values());
  const whose = ({ person, ...rest }: { person: string | null }) => ({
    ...rest,
    relationshipId: person,
    personName: (person && names.get(person)) || null,
  });
  const triggers = triggersIn(told, words).filter(isOpen(answers));
  const loops = loopsIn(told, words).filter(({ key }) => answers.loops[key] !== false);
  return {
    triggers: triggers
      .sort((a, b) => b.times - a.times)
      .map(({ person, ...one }) => ({
        ...one,
        ...whose({ person }),
        isAccepted: answered(answers.triggers, one.key) === true,
      })),
    loops: loops.map(({ person, ...one }) => ({
      ...one,
      ...whose({ person }),
      thought: answers.loops[one.key] || (answers.loops[one.key] === '' ? '' : null),
    })),
  };
}

const from = signedIn.progress.patterns;

export const patterns = {
  list: from.list.handler(({ context }) => patternsOf(context)),

  answerTrigger: from.answerTrigger.handler(async ({ context, input: { key, answer, relationshipId } }) => {
    const { triggers } = await patternsOf(context);
    const { phrase } = found(triggers.find((one) => one.key === key));
    if (answer === 'accept' && relationshipId) await addTrigger(context, relationshipId, phrase);
    await keepAnswer(context, context.user.id, (answers) => ({
      ...answers,
      triggers: { ...answers.triggers, [key]: answer === 'accept' },
    }));
    return patternsOf(context);
  }),

  answerLoop: from.answerLoop.handler(async ({ context, input: { key, dismiss, thought } }) => {
    const { loops } = await patternsOf(context);
    found(loops.find((one) => one.key === key));
    await keepAnswer(context, context.user.id, (answers) => ({
      ...answers,
      loops: { ...answers.loops, [key]: dismiss ? false : thought },
    }));
    return patternsOf(context);
  }),
};
