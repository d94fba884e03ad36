import type { Values } from '#contract/guide.ts';
import papers from '#server/coach/guide/flows/papers.json' with { type: 'json' };
import { ending, field, type OpenForm, own, without } from '#server/coach/guide/flows/steps.ts';
import { phrase, situationBy } from '#server/coach/guide/library.ts';
import { tellsOwnDeed } from '#server/coach/guide/news.ts';
import { listed } from '#server/coach/guide/sentences.ts';
import { menu, option, type Reply, type Steps, type Talk } from '#server/coach/guide/state.ts';

type Name = keyof typeof papers;
const fieldsOf = (name: Name) => papers[name].fields.map(field);

/** What is sorted on paper: their words, and nothing of ours in between. */
function paper(name: Name, { state }: Talk, values: Values = {}, say = phrase(papers[name].begin)): Reply {
  const { title, send } = papers[name];
  const fields = fieldsOf(name);
  const all = { ...state.values, ...values };
  return {
    say: [say],
    form: { title, fields, send, draft: null, values: own(all, fields) },
    options: [option('Something else', 'aims')],
    set: { waits: name, values: all },
  };
}

const linesOf = (name: Name, values: Values) =>
  fieldsOf(name)
    .flatMap((one) => (values[one.name] ? [`**${one.label}:** ${values[one.name]}`] : []))
    .join('\n\n');

function sorted(talk: Talk): Reply {
  const { test, ...values } = talk.state.values;
  const last = test ? phrase('smallest', { test }) : phrase('final');
  return ending(talk, [phrase('decideBack'), linesOf('sort', values), last], test || phrase('finalStep'));
}

/** What is not filled in is not spoken of, and stands there to be filled in. */
const sideBySide = (talk: Talk): Reply => {
  const empty = fieldsOf('facts').filter(({ name }) => !talk.state.values[name]);
  const open = listed(empty.map(({ label }) => `“${label.split(',')[0]}”`));
  if (open) return { ...paper('facts', talk, {}, phrase('factsSoFar', { open })), options: menu('ending') };
  const test = 'Ask one question that would tell the two meanings apart.';
  const say = [phrase('factsBack'), linesOf('facts', talk.state.values), phrase('step', { step: test })];
  return ending(talk, say, test);
};

const formOf = (name: Name, filled: OpenForm['filled']): OpenForm => ({
  ...{ name: papers[name].name, fields: () => fieldsOf(name), filled },
  show: (talk, say) => paper(name, talk, {}, say),
});
export const decisionForm = formOf('sort', sorted);
export const factsForm = formOf('facts', sideBySide);

export const decide: Steps = {
  /** What was asked is what is to be decided, and nothing of an earlier decision is. */
  decide: (talk, choice) => {
    const values = choice ? without(talk.state.values, fieldsOf('sort')) : talk.state.values;
    return paper('sort', { ...talk, state: { ...talk.state, values } }, choice ? { choice } : {});
  },
};

function views(talk: Talk): Reply {
  const { state, care } = talk;
  const situation = care?.state === 'concern' || tellsOwnDeed(state.told) ? undefined : situationBy(state.situation);
  if (!situation) return paper('facts', talk);
  const [one, other] = situation.views;
  return {
    say: [phrase('views'), `1. ${one}\n2. ${other}`, phrase('apart', { apart: situation.apart })],
    options: menu('views'),
  };
}

export const understand: Steps = {
  understand: views,
  view: (talk) => {
    const situation = situationBy(talk.state.situation);
    if (!situation) return paper('facts', talk);
    return ending(talk, [phrase('step', { step: situation.step })], situation.step);
  },
  neither: (talk) => paper('facts', talk, {}, phrase('neither')),
};
