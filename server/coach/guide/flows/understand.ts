import { type Field, valuesIn } from '#contract/guide.ts';
import { ending, field } from '#server/coach/guide/flows/steps.ts';
import { phrase, situationBy } from '#server/coach/guide/library.ts';
import { tellsOwnDeed } from '#server/coach/guide/news.ts';
import { option, type Reply, type Steps, type Talk } from '#server/coach/guide/state.ts';

/** For what the library does not know: what happened, what was made of it, and what else it could be. */
const FACTS: readonly Field[] = [
  field('facts', 'What happened, like a camera would see it', 'They didn’t call on Sunday'),
  field('story', 'What I made it mean', 'I don’t matter to them'),
  field('other', 'One other thing it could mean', 'They had a bad week'),
];

const factsForm = (say: readonly string[]): Reply => ({
  say: [...say, phrase('facts')],
  form: { title: 'Three things', fields: [...FACTS], send: 'Put them side by side', draft: null },
  options: [option('Something else', 'aims')],
  set: { listens: 'facts' },
});

/** Where somebody may not be safe, nobody's other side is told. */
function views({ state, care }: Talk): Reply {
  const situation = care?.state === 'concern' || tellsOwnDeed(state.told) ? undefined : situationBy(state.situation);
  if (!situation) return factsForm([]);
  const [one, other] = situation.views;
  return {
    say: [phrase('views'), `1. ${one}\n2. ${other}`, phrase('apart', { apart: situation.apart })],
    options: [option('The first', 'view'), option('The second', 'view'), option('Neither', 'neither')],
  };
}

export const understand: Steps = {
  understand: views,
  view: (talk) => {
    const situation = situationBy(talk.state.situation);
    if (!situation) return factsForm([]);
    return ending(talk, [phrase('step', { step: situation.step }), phrase('when')], situation.step);
  },
  neither: () => factsForm([phrase('neither')]),
  facts: (talk) => {
    const labelled = valuesIn(FACTS, talk.message);
    const values = Object.keys(labelled).length > 0 ? labelled : { facts: talk.message };
    const lines = FACTS.flatMap(({ name, label }) => (values[name] ? [`**${label}:** ${values[name]}`] : []));
    const test = 'Ask one question that would tell the two meanings apart.';
    const say = [phrase('factsBack'), lines.join('\n\n'), phrase('step', { step: test }), phrase('when')];
    return ending(talk, say, test);
  },
};
