import { valuesIn } from '#contract/guide.ts';
import { AIMS, askAims, toldWith } from '#server/coach/guide/flows/aims.ts';
import { cardThatAnswers, titlesNear } from '#server/coach/guide/flows/facts.ts';
import { frameIn, frames } from '#server/coach/guide/flows/frames.ts';
import { addressed, askFor, asTyped, messageForm, takeOut } from '#server/coach/guide/flows/message-forms.ts';
import { decisionForm, factsForm } from '#server/coach/guide/flows/papers.ts';
import { kindWord, type OpenForm } from '#server/coach/guide/flows/steps.ts';
import { phrase, situationBy } from '#server/coach/guide/library.ts';
import { tellsBadNews } from '#server/coach/guide/news.ts';
import { FRESH, menu, option, type Reply, type State, type Steps, type Talk } from '#server/coach/guide/state.ts';

const FORMS = { fill: messageForm, sort: decisionForm, facts: factsForm } as const;
const openForm = ({ state }: Talk): OpenForm | undefined => (state.waits ? FORMS[state.waits] : undefined);

/** One of several sentences, and never the same again in a talk. */
const anew = (name: string, { state }: Talk, slots: Record<string, string> = {}) => phrase(name, slots, state.asks);

const back = (talk: Talk) => {
  const form = openForm(talk);
  return form ? [option(`Back to ${form.name}`, 'back')] : [];
};

const waiting = (talk: Talk): string[] => {
  const form = openForm(talk);
  return form ? [anew('waiting', talk, { form: form.name })] : [];
};

/** Lines with their labels belong to the form that is open, or to the one that has at least two of them. */
export function labelled(talk: Talk): Reply | undefined {
  const open = talk.state.waits ? [talk.state.waits] : (['fill', 'sort', 'facts'] as const);
  const fewest = talk.state.waits ? 1 : 2;
  const { to, whole, ...first } = addressed(talk) ?? {};
  if (whole) return asTyped(talk, whole, to);
  for (const waits of open) {
    const said = { ...(to && { to }), ...first, ...valuesIn(FORMS[waits].fields(talk), talk.message) };
    if (Object.keys(said).length >= fewest) return filledWith(talk, waits, said);
  }
  return undefined;
}

function filledWith(talk: Talk, waits: NonNullable<State['waits']>, said: Record<string, string>): Reply {
  const { whole: _, ...values } = { ...talk.state.values, ...said };
  const set = { waits, values };
  const reply = FORMS[waits].filled({ ...talk, state: { ...talk.state, ...set } });
  return { ...reply, set: { ...set, ...reply.set } };
}

/** What was typed is kept word for word, whatever it turns out to be. */
const kept = ({ message, state }: Talk): Partial<State> => ({
  ...{ last: message, told: toldWith(message, state), asks: state.asks + 1 },
});

/** Another kind of message than the one that is open and empty. */
const namesOther = ({ message, state }: Talk): boolean =>
  state.waits === 'fill' && !Object.values(state.values).some(Boolean) && frameIn(message, state.frame) !== undefined;

/** More of what happened goes with the story; beside a form it is kept, and may belong into it. */
export function more(talk: Talk): Reply {
  const form = openForm(talk);
  const word = kindWord(talk);
  if (form && !tellsBadNews(talk.message) && (talk.read.turn.likely === 'correction' || namesOther(talk)))
    return corrected(talk);
  if (!form)
    return {
      ...askAims(talk, [word || anew('heard', talk)], kept(talk)),
      options: [...AIMS, option("That's all for now", 'bye')],
    };
  return {
    say: [[word, anew('askOpen', talk, { form: form.name })].filter(Boolean).join(' ')],
    options: [option(`For ${form.name}`, 'into'), ...back(talk), ...menu('ask'), option("That's all for now", 'bye')],
    set: kept(talk),
  };
}

/** A card where one answers that very question; else what lies near, or an honest no and what can be done with it. */
export function question(talk: Talk): Reply {
  const set = kept(talk);
  const card = cardThatAnswers(talk.message);
  if (card) return { ...card, options: [...back(talk), ...(card.options ?? [])], set };
  const near = titlesNear(talk.message);
  if (near.length > 0)
    return {
      say: [anew('near', talk), ...waiting(talk)],
      options: [...back(talk), ...near, option('None of these', 'noCard')],
      set,
    };
  return { ...noAnswer(talk), say: [anew('unknown', talk), ...waiting(talk)], set };
}

const DOUBT = /\b(?:am|was|are) i\b|\bis it (?:just )?(?:me|normal|weird|wrong|ok|okay)\b|\bi['’]?m not crazy\b/i;
/** Nobody's mind is read and nobody is judged: a word for whoever asks, and ways to find out. */
export function view(talk: Talk): Reply {
  const said = anew(DOUBT.test(talk.message) ? 'doubt' : 'view', talk);
  const say = [[kindWord(talk), said].filter(Boolean).join(' '), ...waiting(talk)];
  return { say, options: [...back(talk), ...menu('view')], set: kept(talk) };
}

const noAnswer = (talk: Talk): Reply => ({
  say: [anew('noCard', talk)],
  options: [...back(talk), ...menu('noAnswer')],
  set: { asks: talk.state.asks + 1 },
});

/** What it is that can be wrong, said aloud as it is dropped; undefined where there is nothing to drop. */
export function dropped(talk: Talk): Reply | undefined {
  const { state } = talk;
  const isOffered = (step: string) => state.options.some(({ to }) => to.startsWith(step));
  const known = situationBy(state.situation);
  const passed = [...state.passed, ...state.listed, ...(known ? [known.id] : [])];
  if (known)
    return askAims(talk, [anew('droppedSituation', talk, { title: known.title })], { passed, situation: null });
  if (isOffered('situation:')) return askAims(talk, [anew('droppedList', talk)], { passed });
  if (isOffered('calm:')) return { ...noAnswer(talk), say: [anew('droppedCalm', talk)], options: menu('noExercise') };
  return isOffered('noCard') ? { ...noAnswer(talk), say: [anew('droppedCard', talk)] } : undefined;
}

/** A no drops what it is about, aloud; a kind of message that is named in it opens in place of the one that is open. */
export function corrected(talk: Talk): Reply {
  const { message, state } = talk;
  const told = toldWith(message, state);
  const named = state.waits === 'fill' ? frameIn(message, state.frame) : undefined;
  if (named) return askFor(named, talk, phrase('build'), state.values);
  const isEmpty = !Object.values(state.values).some(Boolean);
  if (state.waits === 'fill' && isEmpty) return { ...kindsOfMessage(), set: { told } };
  const reply =
    (state.waits === 'fill' ? takeOut(talk) : dropped(talk)) ?? askAims(talk, [anew('droppedNothing', talk)]);
  return { ...reply, set: { ...reply.set, told } };
}

const kindsOfMessage = (): Reply => ({
  say: [phrase('which')],
  options: frames().map(({ id, title }) => option(title, `frame:${id}`)),
});

/** After bad news nothing has to be sorted. */
export const afterNews = (talk: Talk): Reply => ({
  say: [anew('afterNews', talk)],
  options: [...back(talk), ...AIMS.slice(1), option("That's all for now", 'bye')],
  set: kept(talk),
});

/** What was begun stays where it is: whoever comes back finds it. */
export const bye = (talk: Talk): Reply => ({
  say: [anew('closing', talk)],
  options: [...back(talk), option('Something new', 'fresh')],
  set: { listens: null, asks: talk.state.asks + 1 },
  quiet: talk.state.introduced,
});

export const free: Steps = {
  /** Their words stand in the first line that is empty, else behind the last, and can be changed. */
  into: (talk) => {
    const form = openForm(talk);
    if (!form) return askAims(talk, []);
    const { whole: _, ...values } = talk.state.values;
    const { last } = talk.state;
    const lines = form.fields(talk).filter(({ kind }) => kind === 'sentence');
    const { name = '' } = lines.find((line) => !values[line.name]) ?? lines.at(-1) ?? {};
    const set = { values: { ...values, [name]: [values[name], last].filter(Boolean).join(' ') } };
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
  kind: kindsOfMessage,
  more: (talk) => ({
    say: [anew('story', talk)],
    options: [...back(talk), ...AIMS],
    set: { asks: talk.state.asks + 1 },
  }),
  question: (talk) => question({ ...talk, message: talk.state.last }),
  noCard: noAnswer,
  wrong: corrected,
  fresh: (talk) => ({ ...askAims(talk, []), set: { ...FRESH, asks: talk.state.asks + 1 } }),
  bye,
};
