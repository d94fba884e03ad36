import * as z from 'zod/mini';

const text = z.string();

/** Something to choose under a reply. `say` sends the label as a message; the others do something with `text` and send nothing. */
export const Choice = z.object({
  label: text,
  does: z.enum(['say', 'copy', 'keep_step', 'keep_moment']),
  text: z.nullable(text),
  /** For a step: in how many days it is due. */
  inDays: z.nullable(z.int()),
});
export type Choice = z.infer<typeof Choice>;

/** How a value stands in a message: as it is, as a sentence of its own, as something asked for, or picked from a list. */
const FieldKind = z.enum(['phrase', 'sentence', 'ask', 'pick', 'picks']);
export const Field = z.object({
  name: text,
  label: text,
  hint: text,
  kind: FieldKind,
  options: z.array(text),
});
export type Field = z.infer<typeof Field>;

/** A message as lines with slots: `{name}`. A line with an empty slot is left out. */
const Draft = z.object({ warm: z.array(text), plain: z.array(text) });

/** What to fill in under a reply; `draft` shows the message as it grows. Everything may stay empty. */
export const Form = z.object({ title: text, fields: z.array(Field), send: text, draft: z.nullable(Draft) });
export type Form = z.infer<typeof Form>;

/** What the built-in guide offers beside its words. */
export const Offer = z.object({ choices: z.array(Choice), form: z.nullable(Form) });
export type Offer = z.infer<typeof Offer>;

export type Values = Readonly<Record<string, string>>;

const listing = new Intl.ListFormat('en-US');
const IS_WHOLE = /^(?:could|can|would|will|please|let['’]s|i\b|i['’]|we\b|what|when|how|do|are|is)|\?$/i;
const upper = (words: string) => words.replace(/^\p{Ll}/u, (sign) => sign.toUpperCase());
const closed = (words: string, sign = '.') => (/[.!?…]["”’)]*$/.test(words) ? words : `${words}${sign}`);

/** A value as it stands in a message. */
function worded({ kind }: Pick<Field, 'kind'>, value: string): string {
  const words = value.replace(/\s+/g, ' ').trim();
  if (words === '') return '';
  if (kind === 'sentence') return upper(closed(words));
  if (kind === 'ask')
    return IS_WHOLE.test(words) ? upper(closed(words)) : `Could we ${words.replace(/(?<![.?!])[.?!]+$/, '')}?`;
  if (kind === 'picks') return listing.format(words.split(/(?<!\s)\s*,\s*/).filter(Boolean));
  return words.replace(/(?<![.!?…,;])[.!?…,;]+$/, '');
}

const SLOT = /\{(\w+)\}/g;

/** The message so far. Where `blank` is given it stands for what is still empty; else such lines are left out. */
export function fillDraft(
  lines: readonly string[],
  fields: readonly Field[],
  values: Values,
  blank = (_: Field) => '',
): string {
  const found = new Map(fields.map((field) => [field.name, worded(field, values[field.name] ?? '') || blank(field)]));
  const said = lines
    .filter((line) => [...line.matchAll(SLOT)].every(([, name = '']) => found.get(name)))
    .map((line) => line.replace(SLOT, (_, name: string) => found.get(name) ?? ''))
    .join(' ');
  return upper(said);
}

/** A filled form as a message: one line for each field that says something. */
export const formMessage = (fields: readonly Field[], values: Values): string =>
  fields
    .map(({ name, label }) => [label, (values[name] ?? '').replace(/\s+/g, ' ').trim()] as const)
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');

const plain = (label: string) =>
  label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const SHORTEST_BEGINNING = 4;
/** A label may be cut short where it is typed by hand: "What happened:" for "What happened, like a camera would see it". */
const isCalled = ({ label, name }: Field, said: string) =>
  plain(label) === said ||
  plain(name) === said ||
  (said.length >= SHORTEST_BEGINNING && plain(label).startsWith(`${said} `));

/** The values in such a message, also where the lines were typed by hand, numbered or not. */
export function valuesIn(fields: readonly Field[], message: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (const line of message.split('\n')) {
    const [, label = '', value = ''] = /^\s*(?:\d+[.)]\s*)?([^:\n]{1,120}):\s*(.*)$/.exec(line) ?? [];
    const field = fields.find((one) => isCalled(one, plain(label)));
    const said = value.replace(/^_+$/, '').trim();
    if (field && said) values[field.name] = said;
  }
  return values;
}

/** An offer in words, for whoever has no buttons: numbered choices, and the lines of a form to answer. */
export function offerText({ choices, form }: Offer): string {
  const fields =
    form?.fields.map(({ label, hint, options }) => {
      const example = hint ? ` (like: ${hint})` : '';
      return `${label}: ${options.join(' / ') || `____${example}`}`;
    }) ?? [];
  const said = choices.filter(({ does }) => does === 'say').map(({ label }, at) => `${at + 1}. ${label}`);
  return [form ? [form.title, ...fields].join('\n') : '', said.join('\n')].filter(Boolean).join('\n\n');
}
