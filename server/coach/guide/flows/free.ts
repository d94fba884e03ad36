import { valuesIn } from '#contract/guide.ts';
import { AIMS, askAims, capital, toldWith } from '#server/coach/guide/flows/aims.ts';
import { cardThatAnswers, titlesNear } from '#server/coach/guide/flows/facts.ts';
import { addressed, messageForm, takeOut } from '#server/coach/guide/flows/message-forms.ts';
import { decisionForm, factsForm } from '#server/coach/guide/flows/papers.ts';
import type { OpenForm } from '#server/coach/guide/flows/steps.ts';
import { phrase, situationBy } from '#server/coach/guide/library.ts';
import { FRESH, menu, option, type Reply, type State, type Steps, type Talk } from '#server/coach/guide/state.ts';

const FORMS = { fill: messageForm, sort: decisionForm, facts: factsForm } as const;
const openForm = ({ state }: Talk): OpenForm | undefined => (state.waits ? FORMS[state.waits] : undefined);

/** One of several sentences, and never the same again in a talk. */
const anew = (name: string, { state }: Talk, slots: Record<string, string> = {}) => phrase(name, slots, state.asks);

const back = (talk: Talk) => {
  const form = openForm(talk);
  return form ? [option(`Back to ${form.name}`, 'back')] : [];
};

/** Lines with their labels belong to the form that is open, or to the one that has at least two of them. */
export function labelled(talk: Talk): Reply | undefined {
  const open = talk.state.waits ? [talk.state.waits] : (['fill', 'sort', 'facts'] as const);
  const fewest = talk.state.waits ? 1 : 2;
  for (const waits of open) {
    const said = { ...addressed(talk), ...valuesIn(FORMS[waits].fields(talk), talk.message) };
    if (Object.keys(said).length >= fewest) return filledWith(talk, waits, said);
  }
  return undefined;
}

function filledWith(talk: Talk, waits: NonNullable<State['waits']>, said: Record<string, string>): Reply {
  const set = { waits, values: { ...talk.state.values, ...said } };
  const reply = FORMS[waits].filled({ ...talk, state: { ...talk.state, ...set } });
  return { ...reply, set: { ...set, ...reply.set } };
}

/** What was typed is kept word for word, whatever it turns out to be. */
const kept = ({ message, state }: Talk): Partial<State> => ({
  ...{ last: message, told: toldWith(message, state), asks: state.asks + 1 },
});

/** What is not surely anything is not guessed: it is kept, and they say what it is. */
export function ask(talk: Talk): Reply {
  const form = openForm(talk);
  return {
    say: [form ? anew('askOpen', talk, { form: form.name }) : anew('ask', talk)],
    options: [
      ...(form ? [option(`For ${form.name}`, 'into')] : []),
      ...menu('ask'),
      ...(form ? [] : [option('Something good', 'good')]),
      option("That's all for now", 'bye'),
    ],
    set: kept(talk),
  };
}

/** A card where one answers that very question; else what lies near, or an honest no and what can be done with it. */
export function question(talk: Talk): Reply {
  const set = kept(talk);
  const form = openForm(talk);
  const card = cardThatAnswers(talk.message);
  if (card) return { ...card, options: [...back(talk), ...(card.options ?? [])], set };
  const near = titlesNear(talk.message);
  const waiting = form ? [anew('waiting', talk, { form: form.name })] : [];
  if (near.length > 0)
    return {
      say: [anew('near', talk), ...waiting],
      options: [...back(talk), ...near, option('None of these', 'noCard')],
      set,
    };
  return { ...noAnswer(talk), say: [anew('unknown', talk), ...waiting], set };
}

const noAnswer = (talk: Talk): Reply => ({
  say: [anew('noCard', talk)],
  options: [...back(talk), ...menu('noAnswer')],
  set: { asks: talk.state.asks + 1 },
});

const isOffered = ({ options }: State, step: string) => options.some(({ to }) => to.startsWith(step));

/** What it is that can be wrong, said aloud as it is dropped; undefined where there is nothing to drop. */
export function dropped(talk: Talk): Reply | undefined {
  const { state } = talk;
  const set = { asks: state.asks + 1, situation: null };
  const known = situationBy(state.situation);
  if (known) {
    const passed = [...state.passed, known.id];
    const others = state.listed.filter((id) => !passed.includes(id)).map((id) => situationBy(id));
    const options = others.flatMap((one) => (one ? [option(capital(one.title), `situation:${one.id}`)] : []));
    const say = [anew('droppedSituation', talk, { title: known.title })];
    if (options.length > 0)
      return { say, options: [...options, option('Something else', 'aims')], set: { ...set, passed } };
    return { ...askAims(talk, say), set: { ...set, passed } };
  }
  if (isOffered(state, 'situation:'))
    return askAims(talk, [anew('droppedList', talk)], { passed: [...state.passed, ...state.listed] });
  if (isOffered(state, 'calm:'))
    return {
      say: [anew('droppedCalm', talk)],
      options: menu('noExercise'),
      set,
    };
  if (isOffered(state, 'noCard')) return { ...noAnswer(talk), say: [anew('droppedCard', talk)] };
  return undefined;
}

export const nothingToDrop = (talk: Talk): Reply => askAims(talk, [anew('droppedNothing', talk)]);

/** After bad news nothing has to be sorted. */
export const afterNews = (talk: Talk): Reply => ({
  say: [anew('afterNews', talk)],
  options: [...back(talk), ...AIMS.slice(1), option("That's all for now", 'bye')],
  set: kept(talk),
});

export const bye = (talk: Talk): Reply => ({
  say: [anew('closing', talk)],
  options: [option('Something new', 'aims')],
  set: { ...FRESH, asks: talk.state.asks + 1 },
  quiet: talk.state.introduced,
});

export const free: Steps = {
  into: (talk) => {
    const form = openForm(talk);
    if (!form) return askAims(talk, []);
    const lines = form.fields(talk).filter(({ kind }) => kind === 'sentence');
    return { say: [phrase('whichLine')], options: lines.map(({ name, label }) => option(label, `put:${name}`)) };
  },
  /** Their words stand in that line, behind what stood there, and can be changed. */
  put: (talk, name) => {
    const form = openForm(talk);
    if (!form) return askAims(talk, []);
    const { values, last } = talk.state;
    const before = values[name];
    const set = {
      values: { ...values, [name]: before ? `${before.replace(/(?<=[\p{L}\p{N}])$/u, '.')} ${last}` : last },
    };
    const reply = form.show({ ...talk, state: { ...talk.state, ...set } }, anew('inLine', talk));
    return {
      ...reply,
      options: [option('Fine as it is', 'filled'), ...(reply.options ?? [])],
      set: { ...reply.set, ...set },
    };
  },
  filled: (talk) => openForm(talk)?.filled(talk) ?? askAims(talk, []),
  back: (talk) => {
    const form = openForm(talk);
    if (!form) return askAims(talk, []);
    return Object.values(talk.state.values).some(Boolean) ? form.filled(talk) : form.show(talk);
  },
  more: (talk) => ({
    say: [anew('story', talk)],
    options: [...back(talk), ...AIMS],
    set: { asks: talk.state.asks + 1 },
  }),
  question: (talk) => question({ ...talk, message: talk.state.last }),
  noCard: noAnswer,
  wrong: (talk) => (talk.state.waits === 'fill' ? takeOut(talk) : dropped(talk)) ?? nothingToDrop(talk),
  bye,
};
