import { toldWith } from '#server/coach/guide/flows/aims.ts';
import { frameBy } from '#server/coach/guide/flows/frames.ts';
import { copy, keepStep } from '#server/coach/guide/flows/steps.ts';
import { phrase } from '#server/coach/guide/library.ts';
import { menu, opensMatter, type Reply, type State, type Steps, type Talk } from '#server/coach/guide/state.ts';

/** Where a message that was typed whole stands among the values of its form. */
const WHOLE = 'whole';
export const wholeOf = ({ values }: State): string | undefined => values[WHOLE] || undefined;

/** Words to someone stand word for word as their message, and nothing is done to them. */
export function asTyped(talk: Talk, text: string, to?: string): Reply {
  const values = { ...talk.state.values, ...(to && { to }), [WHOLE]: text };
  const set = {
    ...{ waits: 'fill' as const, frame: talk.state.frame ?? frameBy(null).id, values },
    ...{ last: text, asks: talk.state.asks + 1 },
  };
  return { ...shown(talk, text, phrase('asTyped'), values.to), set };
}

export const shown = (talk: Talk, text: string, say: string, to?: string): Reply => ({
  say: [say, [to && `To: ${to}`, `“${text}”`].filter(Boolean).join('\n')],
  options: menu('typedMessage'),
  actions: [copy(text), ...keepStep(talk, `Say: ${text}`).filter(({ does }) => does !== 'copy')],
});

export const TO_SOMEONE = /\b(?:you|your|yours|u|ur)\b/i;
const SURELY = 0.8;
/** While a message is open, whatever speaks to someone is it; else only what surely does. */
export function asMessage(talk: Talk): Reply | undefined {
  const { message, read, state } = talk;
  const isIt = state.waits === 'fill' || (TO_SOMEONE.test(message) && read.kindCertainty >= SURELY);
  return isIt && !(opensMatter(talk) && !TO_SOMEONE.test(message)) ? asTyped(talk, message.trim()) : undefined;
}
/** Beside an open message, words to someone are it, also where their kind is not sure. */
export const speaksToSomeone = ({ message, read, state }: Talk): boolean =>
  state.waits === 'fill' &&
  ['story', 'unclear', 'message'].includes(read.kind) &&
  (read.likelyKind === 'message' || TO_SOMEONE.test(message));

export const typedMessage: Steps = {
  useWhole: (talk) => {
    const text = wholeOf(talk.state) ?? talk.state.last;
    return { ...shown(talk, text, phrase('yours')), options: menu('used') };
  },
  notMessage: (talk) => {
    const { [WHOLE]: text = '', ...values } = talk.state.values;
    return {
      say: [phrase('notMessage')],
      options: menu('aims'),
      set: { values, told: toldWith(text, talk.state), waits: Object.keys(values).length > 0 ? 'fill' : null },
    };
  },
};
