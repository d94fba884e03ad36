import type { Rule } from '#server/coach/model/guard/rule.ts';
import known from '#server/coach/model/guard/rules.json' with { type: 'json' };

/** A pattern and its flags if other than `i`; `<NAME>` stands for a named list. */
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

/** What no answer may do. A rule without `isOwnVoice` also applies to drafts. */
export const rules: readonly Rule[] = (known.rules as Known[]).map(({ stems, forms, spared, passes, ...rule }) => ({
  ...rule,
  stems: stems ? stems.split(' ') : [],
  forms: forms.map(made),
  ...(spared && { spared: spared.map(made) }),
  ...(passes && { passes: passes.map(made) }),
}));
