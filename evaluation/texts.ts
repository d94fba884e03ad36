import { textSeen } from '#server/reading/texts.ts';
import { type Measure, share } from './figure.ts';
import { texts as known } from './learn/texts.ts';

/** A text's kind is said only where it is sure: so much of what is said must be right, and how much is said at all. */
export const texts: Measure = () => {
  const held = known().filter(({ isHeld }) => isHeld);
  const said = held.flatMap(({ text, label }) => {
    const { kind } = textSeen(text);
    return kind && kind !== 'question' ? [{ kind, label }] : [];
  });
  const on = `own, held out, ${held.length}`;
  return [
    {
      ...{
        name: 'Kind of a text: right where it is said',
        on,
        value: share(said, ({ kind, label }) => kind === label),
      },
      ...{ baseline: null, must: 0.95, target: 0.95, better: 'more' },
    },
    {
      ...{ name: 'Kind of a text: share of which it is said', on, value: said.length / held.length },
      ...{ baseline: null, must: null, target: null, better: 'more' },
    },
  ];
};
