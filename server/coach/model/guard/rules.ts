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
/** `<any NAME>`, in small letters or capitals: groups with a case of their own stop matching once V8 has made hundreds. */
const inAnyCase = (form: string) =>
  form.replace(/\\.|\p{L}/gu, (sign) => (sign[1] ? sign : `[${sign}${sign.toUpperCase()}]`));
function made(form: Form): RegExp {
  const [source = '', flags = 'i'] = [form].flat();
  const listed = (_: string, any = '', name = '') => (any ? inAnyCase(words[name] ?? '') : (words[name] ?? ''));
  return new RegExp(source.replace(/<(any )?([A-Z_]+)>/g, listed), flags);
}

/** What no answer may do. A rule without `isOwnVoice` also applies to drafts. */
export const rules: readonly Rule[] = (known.rules as Known[]).map(({ stems, forms, spared, passes, ...rule }) => ({
  ...rule,
  stems: stems ? stems.split(' ') : [],
  forms: forms.map(made),
  ...(spared && { spared: spared.map(made) }),
  ...(passes && { passes: passes.map(made) }),
}));
