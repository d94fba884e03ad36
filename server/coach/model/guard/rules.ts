import type { Rule } from '#server/coach/model/guard/rule.ts';
import known from '#server/coach/model/guard/rules.json' with { type: 'json' };

/** A pattern as it is written, with its flags where they are others than `i`; `<NAME>` stands for the words of that name. */
type Form = string | string[];
type Known = Omit<Rule, 'stems' | 'forms' | 'spared' | 'passes'> & {
  stems: string;
  forms: Form[];
  spared?: Form[];
  passes?: Form[];
};

const words: Readonly<Record<string, string>> = known.words;
function made(form: Form): RegExp {
  const [source = '', flags = 'i'] = [form].flat();
  return new RegExp(
    source.replace(/<([A-Z_]+)>/g, (_, name: string) => words[name] ?? ''),
    flags,
  );
}

/** What no answer may do. A rule without `isOwnVoice` holds in drafts too: nobody asks for such words to send. */
export const rules: readonly Rule[] = (known.rules as Known[]).map(({ stems, forms, spared, passes, ...rule }) => ({
  ...rule,
  stems: stems ? stems.split(' ') : [],
  forms: forms.map(made),
  ...(spared && { spared: spared.map(made) }),
  ...(passes && { passes: passes.map(made) }),
}));
