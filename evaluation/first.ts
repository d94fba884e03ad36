import { START } from '#server/coach/guide/state.ts';
import { turn } from '#server/coach/guide/talk.ts';
import { assessTexts } from '#server/safety/assess-texts.ts';
import { type Measure, share } from './figure.ts';

/** A first message, and the situations that are right for it; none where the library holds none. */
type Row = { text: string; right: string[] };

/** What the guide takes a first message for: one named as a guess, or the listed ones. */
function taken({ text, right }: Row) {
  const { state } = turn({ message: text, state: START, person: null }, assessTexts([{ text, surface: 'chat' }]));
  const listed = state.options.flatMap(({ to }) => /^situation:(.+)$/.exec(to)?.[1] ?? []);
  const isRight = [...listed, state.situation ?? ''].some((id) => right.includes(id));
  return { isRight, listed: listed.length > 0, named: state.situation !== null, known: right.length > 0 };
}

/** An examination: never learned from. */
export const first: Measure = ({ own }) => {
  const all = own<Row>('first-messages').map(taken);
  const said = all.filter(({ listed, named }) => listed || named);
  const named = all.filter((one) => one.named);
  const known = all.filter((one) => one.known);
  const figure = (name: string, of: readonly (typeof all)[number][], value: number, must: number | null) => ({
    ...{ name: `First messages: ${name}`, on: `own, ${of.length}`, value, baseline: null },
    ...{ must, target: must, better: 'more' as const },
  });
  const right = ({ isRight }: (typeof all)[number]) => isRight;
  return [
    figure('right among those listed or named', said, share(said, right), 0.8),
    figure('right where one is named', named, share(named, right), 0.9),
    figure('of those in the library, found', known, share(known, right), null),
    figure(
      'of those not in it, left alone',
      all.filter((one) => !one.known),
      share(
        all.filter((one) => !one.known),
        ({ listed, named }) => !listed && !named,
      ),
      0.95,
    ),
  ];
};
