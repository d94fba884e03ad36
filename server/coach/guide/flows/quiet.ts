import { ending } from '#server/coach/guide/flows/steps.ts';
import { contentOf, phrase } from '#server/coach/guide/library.ts';
import { option, type Steps } from '#server/coach/guide/state.ts';

export const calm: Steps = {
  calm: ({ state }, at) => {
    const all = contentOf('exercises');
    const named = all.findIndex(({ id }) => id === at);
    const next = at === '' ? state.turn % 2 : named >= 0 ? named : Number(at) % all.length;
    const { title, steps, minutes } = all[next] ?? { title: '', steps: [], minutes: 1 };
    const list = steps.map((step, i) => `${i + 1}. ${step}`).join('\n');
    const time = minutes === 1 ? '1 minute' : `${minutes} minutes`;
    return {
      say: [
        ...(at === '' ? [phrase('calm')] : at === 'pause' ? [phrase('pause')] : []),
        `**${title}** (${time})\n\n${list}`,
        phrase('calmAfter'),
      ],
      options: [
        option('A bit calmer', 'calmer'),
        option('Another one', `calm:${next + 1}`),
        option('Just write it out', 'write'),
        option('Leave it', 'rest'),
      ],
    };
  },
};

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
