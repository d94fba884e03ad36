import { ending } from '#server/coach/guide/flows/steps.ts';
import { phrase } from '#server/coach/guide/library.ts';
import { option, type Steps } from '#server/coach/guide/state.ts';

const DONE = option('Done', 'written');

/** Nothing in between, and at the end one line to keep. */
export const write: Steps = {
  write: () => ({ say: [phrase('write')], options: [DONE], set: { listens: 'writing' } }),
  writing: ({ message, state }) => ({
    say: [phrase('writeMore', {}, state.turn)],
    options: [DONE, option('That was a question', 'question')],
    set: { listens: 'writing', last: message },
  }),
  written: () => ({
    say: [phrase('writeEnd')],
    options: [option('No line, just leave it', 'rest')],
    set: { listens: 'line' },
  }),
  line: (talk) => ending(talk, [phrase('writeKept')], talk.message),
};
