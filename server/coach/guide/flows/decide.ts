import { type Field, valuesIn } from '#contract/guide.ts';
import { ending, field } from '#server/coach/guide/flows/steps.ts';
import forms from '#server/coach/guide/forms.json' with { type: 'json' };
import { phrase } from '#server/coach/guide/library.ts';
import { option, type Steps } from '#server/coach/guide/state.ts';
import { pattern } from '#server/coach/reading/pattern.ts';

const FINAL = pattern(...forms.final);
const TRIAL = pattern(...forms.trial);
/** A week of it can be tried where it can be undone, and that is known. */
const isTrial = (what: string) => TRIAL.test(what) && !FINAL.test(what);

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
    const next = isTrial(values.what ?? '') ? phrase('test') : undefined;
    const test = values.test ?? next;
    const last = test ? phrase('smallest', { test }) : phrase('final');
    const say = [phrase('decideBack'), lines.join('\n\n'), last, phrase('when')];
    return ending(talk, say, values.test ?? (next ? `Smallest test: ${next}` : phrase('finalStep')));
  },
};
