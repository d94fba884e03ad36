import { valuesIn } from '#contract/guide.ts';
import { askAims } from '#server/coach/guide/flows/aims.ts';
import { messageForm } from '#server/coach/guide/flows/message-forms.ts';
import { decisionForm, factsForm } from '#server/coach/guide/flows/papers.ts';
import type { OpenForm } from '#server/coach/guide/flows/steps.ts';
import { phrase } from '#server/coach/guide/library.ts';
import { option, type Reply, type State, type Steps, type Talk } from '#server/coach/guide/state.ts';

type Name = NonNullable<State['waits']>;
const FORMS: Readonly<Record<Name, OpenForm>> = { fill: messageForm, sort: decisionForm, facts: factsForm };
const NAMES = ['fill', 'sort', 'facts'] as const;
const isName = (name: string): name is Name => NAMES.some((one) => one === name);

export const openForm = ({ state }: Talk): OpenForm | undefined => (state.waits ? FORMS[state.waits] : undefined);
export const isFilled = (talk: Talk, form: OpenForm): boolean =>
  form.fields(talk).some(({ name }) => talk.state.values[name]);

/**
 * What is begun is kept: beside a reply that shows something else stands the way back to it. A form in which nothing was
 * filled in is put away when they go on a second time.
 */
export function withWayBack(talk: Talk, reply: Reply): Reply {
  const { waits } = { ...talk.state, ...reply.set };
  const isElsewhere = reply.form !== undefined || reply.set?.waits || reply.options?.some(({ to }) => to === 'safe');
  if (!waits || isElsewhere) return reply;
  const form = FORMS[waits];
  const wasOffered = talk.state.options.some(({ to }) => to.startsWith('back:'));
  if (wasOffered && !isFilled(talk, form)) return { ...reply, set: { ...reply.set, waits: null } };
  const back = option(`Back to ${form.name}`, `back:${waits}`);
  return { ...reply, options: [back, ...(reply.options ?? []).filter(({ to }) => to !== back.to)] };
}

/** "To Sam." needs no colon, where a message is open. */
const TO = /^\s*to:?\s+(?!(?:be|me|us|make|say)\b)([\p{L}'’-]{2,30}(?: [\p{L}'’-]{2,30}){0,2})\s*[.:;\n]\s*/iu;

/** Lines with their labels belong to the form that is open, or to the one that has at least two of them. */
export function labelled(talk: Talk): Reply | undefined {
  const { waits } = talk.state;
  for (const name of NAMES.toSorted((a, b) => Number(b === waits) - Number(a === waits))) {
    const said = name === 'fill' && waits === name ? talk.message.replace(TO, 'To: $1. ') : talk.message;
    const values = valuesIn(FORMS[name].fields(talk), said);
    if (Object.keys(values).length >= (name === waits ? 1 : 2)) return filledWith(talk, name, values);
  }
  return undefined;
}

function filledWith(talk: Talk, waits: Name, said: Record<string, string>): Reply {
  const set = { waits, values: { ...talk.state.values, ...said } };
  const reply = FORMS[waits].filled({ ...talk, state: { ...talk.state, ...set } });
  return { ...reply, set: { ...set, ...reply.set } };
}

/** The first line that is empty may be what was just typed: that is theirs to say. */
export function lineFor(talk: Talk) {
  const line = openForm(talk)
    ?.fields(talk)
    .find(({ name, kind }) => kind === 'sentence' && !talk.state.values[name]);
  return line && option(`Put it under “${line.label.split(',')[0]}”`, `into:${line.name}`);
}

export const begun: Steps = {
  into: (talk, name) =>
    talk.state.waits ? filledWith(talk, talk.state.waits, { [name]: talk.state.last }) : askAims(talk, []),
  back: (talk, name) => {
    const waits = isName(name) ? name : (talk.state.waits ?? 'fill');
    const form = FORMS[waits];
    const reply = isFilled(talk, form) ? form.filled(talk) : form.show(talk, phrase('build'));
    return { ...reply, set: { waits, ...reply.set } };
  },
};
