import { valuesIn } from '#contract/guide.ts';
import { messageForm } from '#server/coach/guide/flows/message-forms.ts';
import { decisionForm, factsForm } from '#server/coach/guide/flows/papers.ts';
import type { OpenForm } from '#server/coach/guide/flows/steps.ts';
import { withTo } from '#server/coach/guide/flows/wording.ts';
import { phrase } from '#server/coach/guide/library.ts';
import { option, type Reply, type State, type Steps, type Talk } from '#server/coach/guide/state.ts';

type Name = NonNullable<State['waits']>;
const FORMS: Readonly<Record<Name, OpenForm>> = { fill: messageForm, sort: decisionForm, facts: factsForm };
const NAMES = ['fill', 'sort', 'facts'] as const;

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
  const options = reply.options ?? [];
  if (wasOffered && !isFilled(talk, form)) return { ...reply, set: { ...reply.set, waits: null } };
  const back = option(`Back to ${form.name}`, `back:${waits}`);
  return options.some(({ to }) => to === back.to) ? reply : { ...reply, options: [back, ...options] };
}

/** Lines with their labels belong to the form that is open, or to the one that has at least two of them. */
export function labelled(talk: Talk): Reply | undefined {
  const { waits } = talk.state;
  for (const name of NAMES.toSorted((a, b) => Number(b === waits) - Number(a === waits))) {
    const said = name === 'fill' && waits === name ? withTo(talk.message) : talk.message;
    const values = valuesIn(FORMS[name].fields(talk), said);
    if (Object.keys(values).length < (name === waits ? 1 : 2)) continue;
    const set = { waits: name, values: { ...talk.state.values, ...values } };
    const reply = FORMS[name].filled({ ...talk, state: { ...talk.state, ...set } });
    return { ...reply, set: { ...set, ...reply.set } };
  }
  return undefined;
}

export const begun: Steps = {
  back: (talk, name) => {
    const waits = NAMES.find((one) => one === name) ?? talk.state.waits ?? 'fill';
    const form = FORMS[waits];
    const reply = isFilled(talk, form) ? form.filled(talk) : form.show(talk, phrase('build'));
    return { ...reply, set: { waits, ...reply.set } };
  },
};
