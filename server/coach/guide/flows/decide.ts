import { type Field, valuesIn } from '#contract/guide.ts';
import { ending, field } from '#server/coach/guide/flows/steps.ts';
import { phrase } from '#server/coach/guide/library.ts';
import { option, type Steps } from '#server/coach/guide/state.ts';

const FIELDS: readonly Field[] = [
  field('what', 'What I have to decide', 'Whether to take the job in Denver'),
  field('for', 'What speaks for it', 'More money, closer to my sister'),
  field('against', 'What speaks against it', 'I’d leave my friends'),
  field('matters', 'What matters most to me in this', 'That we stay a team'),
  field('test', 'The smallest thing I could try first', 'Spend a week there'),
];

export const decide: Steps = {
  decide: () => ({
    say: [phrase('decide')],
    form: { title: 'A decision', fields: [...FIELDS], send: 'Sort it', draft: null },
    options: [option('Something else', 'aims')],
    set: { listens: 'sort' },
  }),
  sort: (talk) => {
    const labelled = valuesIn(FIELDS, talk.message);
    const values: Record<string, string> = Object.keys(labelled).length > 0 ? labelled : { what: talk.message };
    const lines = FIELDS.flatMap(({ name, label }) =>
      values[name] && name !== 'test' ? [`**${label}:** ${values[name]}`] : [],
    );
    const test = values.test ?? phrase('test');
    const say = [phrase('decideBack'), lines.join('\n\n'), phrase('smallest', { test }), phrase('when')];
    return ending(talk, say, values.test ?? `Smallest test: ${phrase('test')}`);
  },
};
