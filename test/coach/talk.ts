import { START } from '#server/coach/guide/state.ts';
import { asText, turn } from '#server/coach/guide/talk.ts';
import { assessTexts } from '#server/safety/assess-texts.ts';

/** The last reply to messages that follow one another. */
export const talk = (...messages: string[]): string =>
  messages.reduce(
    ({ state }, message) => {
      const next = turn({ message, state, person: null }, assessTexts([{ text: message, surface: 'chat' }]));
      return { state: next.state, reply: asText(next) };
    },
    { state: START, reply: '' },
  ).reply;
