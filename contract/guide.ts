import * as z from 'zod/mini';

const text = z.string();

/** A choice under a reply. `say` sends its label as a message; the other kinds use `text` and send nothing. */
export const Choice = z.object({
  label: text,
  does: z.enum(['say', 'copy', 'keep_step', 'keep_moment']),
  text: z.nullable(text),
  /** For a step: days until it is due. */
  inDays: z.nullable(z.int()),
});
export type Choice = z.infer<typeof Choice>;

/**
 * How a value is used in the draft: a name, a whole sentence, or picked from a list. `ask` occurs only in old offers
 * and is a sentence.
 */
const FieldKind = z.enum(['phrase', 'sentence', 'ask', 'pick', 'picks']);
export const Field = z.object({
  name: text,
  label: text,
  hint: text,
  kind: FieldKind,
  options: z.array(text),
});
export type Field = z.infer<typeof Field>;

/** A message as lines with slots such as `{name}`. A line whose slot is empty is left out. */
const Draft = z.object({ warm: z.array(text), plain: z.array(text) });

/**
 * A form under a reply. `draft` shows the message as it grows, `values` holds what is filled in. All fields are
 * optional.
 */
const Form = z.object({
  ...{ title: text, fields: z.array(Field), send: text, draft: z.nullable(Draft) },
  values: z.optional(z.record(text, text)),
});
export type Form = z.infer<typeof Form>;

/** What the built-in guide offers beside its text. */
export const Offer = z.object({ choices: z.array(Choice), form: z.nullable(Form) });
export type Offer = z.infer<typeof Offer>;

export type Values = Readonly<Record<string, string>>;

const listing = new Intl.ListFormat('en-US');
const upper = (words: string) => words.replace(/^\p{Ll}/u, (sign) => sign.toUpperCase());
const sentence = (words: string) => upper(/[\p{L}\p{N}%]["”’)]*$/u.test(words) ? `${words}.` : words);
/** Descriptions such as "my mum" or "the whole team" are not used as a name in a greeting. */
const NAME = /^(?!(?:my|our|the|his|her|their|its?|for|a|an|all|both)\b)[\p{L}'’.-]+(?: [\p{L}'’.-]+){0,2}$/iu;

/** A value as it appears in a slot; undefined where it does not fit the field. */
function worded({ kind, options }: Pick<Field, 'kind' | 'options'>, value: string): string | undefined {
  if (kind === 'phrase') return NAME.test(value) ? upper(value.replace(/(?<![.,:;])[.,:;]+$/, '')) : undefined;
  if (kind !== 'pick' && kind !== 'picks') return sentence(value);
  const picked = value.split(/(?<!\s)\s*,\s*/).filter(Boolean);
  return picked.every((one) => options.includes(one)) ? listing.format(picked) : undefined;
}

const SLOT = /\{(\w+)\}/g;
/** The draft so far, with the member's words unchanged. Lines with an empty slot are left out. */
export const fillDraft = (lines: readonly string[], fields: readonly Field[], values: Values): string =>
  lines
    .flatMap((line) => {
      const slots = [...line.matchAll(SLOT)].map(([, name = '']) => {
        const field = fields.find((one) => one.name === name);
        const value = (values[name] ?? '').replace(/\s+/g, ' ').trim();
        return { field, value, words: field && value ? worded(field, value) : undefined };
      });
      if (slots.some(({ value }) => !value)) return [];
      const odd = slots.find(({ words }) => words === undefined);
      if (odd) return odd.field?.kind === 'phrase' ? [] : [sentence(odd.value)];
      let at = 0;
      return [upper(line.replace(SLOT, () => slots[at++]?.words ?? ''))];
    })
    .join(' ');

const EMPTIED = '-';
/** A filled-in form as a message: one line for each field that has, or had, a value. */
export const formMessage = (fields: readonly Field[], values: Values, before: Values = {}): string =>
  fields
    .map(({ name, label }) => {
      const value = (values[name] ?? '').replace(/\s+/g, ' ').trim();
      return [label, value || (before[name] ? EMPTIED : '')] as const;
    })
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');

const plain = (label: string) =>
  label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const SHORTEST_BEGINNING = 4;
const isWithin = (label: string, said: string) =>
  plain(label).startsWith(`${said} `) || ` ${plain(label.split(',')[0] ?? '')} `.includes(` ${said} `);
/** A label typed by hand may be shortened: "What happened:" for "What happened, like a camera would see it". */
const isCalled = ({ label, name }: Field, said: string) =>
  plain(label) === said || plain(name) === said || (said.length >= SHORTEST_BEGINNING && isWithin(label, said));

const NUMBERED = /^\s*(?:\d+[.)]\s*)?/;
const BEHIND_A_SENTENCE = /(?<=\D[.;,!?])[^\S\n]+([^:\n.;,!?]{1,120}:)/g;

/**
 * Reads the values from such a message, also where it was typed by hand, numbered, or on one line: "for: the pay.
 * against: my mother". Text without a label belongs to the field before it.
 */
export function valuesIn(fields: readonly Field[], message: string): Record<string, string> {
  const named = (label: string) =>
    fields.find((one) => isCalled(one, plain(label)) || isCalled(one, plain(label.split(',')[0] ?? '')));
  const lines = message.replace(BEHIND_A_SENTENCE, (whole, label: string) => (named(label) ? `\n${label}` : whole));
  const values: Record<string, string> = {};
  let last: Field | undefined;
  for (const line of lines.split('\n')) {
    const [, label = '', value = ''] = /^([^:]{1,120}):(.*)$/.exec(line.replace(NUMBERED, '')) ?? [];
    const field = label ? named(label) : undefined;
    last = field ?? last;
    const said = (field ? value : line).trim();
    if (last && said && !/^_+$/.test(said))
      values[last.name] = field ? said : `${values[last.name] ?? ''} ${said}`.trim();
  }
  return picked(
    fields,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === EMPTIED ? '' : value])),
  );
}

/** "You left. angry." holds what can be picked as a sentence of its own: it goes where it is picked. */
function picked(fields: readonly Field[], values: Record<string, string>): Record<string, string> {
  const field = fields.find(({ kind, name }) => (kind === 'pick' || kind === 'picks') && !values[name]);
  if (!field) return values;
  for (const [name, value] of Object.entries(values)) {
    const parts = value.split(/(?<=[.!?])\s+/);
    const found = parts.find((part) => field.options.includes(part.replace(/[.!]$/, '').toLowerCase()));
    if (!found || parts.length < 2) continue;
    const rest = parts.filter((part) => part !== found).join(' ');
    return { ...values, [name]: rest, [field.name]: found.replace(/[.!]$/, '').toLowerCase() };
  }
  return values;
}

/** An offer as plain text: numbered choices, and the fields of a form as questions. */
export function offerText({ choices, form }: Offer): string {
  const fields =
    form?.fields.map(({ name, label, hint, options }) => {
      const example = hint ? ` (like: ${hint})` : '';
      const value = form.values?.[name];
      return `${label}: ${value || options.join(' / ') || `____${example}`}`;
    }) ?? [];
  const said = choices.filter(({ does }) => does === 'say').map(({ label }, at) => `${at + 1}. ${label}`);
  return [form ? [form.title, ...fields].join('\n') : '', said.join('\n')].filter(Boolean).join('\n\n');
}
