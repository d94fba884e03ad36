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
      if (odd) return odd.field?.kind === 'picks' ? [sentence(odd.value)] : [];
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
const SENTENCE_END = /(?<=[\p{L}\p{N}][.!?;])(?<!\b(?:Mrs?|Ms|Dr)\.)\s+/u;
/** How lines of some names begin, where they are typed without a label. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  ask: /^(?:(?:could|can|would|will) (?:you|we)|please)\b/i,
  will: /^if (?:it|you|that)\b/i,
  mine: /^i(?:['’]?m| am| feel| felt)\b/i,
  offer: /^(?:i (?:can|could|will|would)|i['’](?:ll|d)|we could)\b/i,
};
/** What they hope for is no part of what they say. */
const AIM = /^i(?:['’]d| would)? (?:just )?(?:want|like|hope|wish) (?:for )?(?:him|her|them)\b/i;
const isPicked = ({ kind }: Field) => kind === 'pick' || kind === 'picks';

/** A sentence that begins with a label's own words, two of them and one of weight: "it leads to" for "What it leads to". */
function isNamedBy({ label }: Field, sentence: string): boolean {
  const own = ` ${plain(label.split(',')[0] ?? '')} `;
  const said = plain(sentence).split(' ');
  const [two, three] = [said.slice(0, 2), said.slice(0, 3)];
  return [two, three].some(
    (words) => own.includes(` ${words.join(' ')} `) && words.some((word) => word.length > SHORTEST_BEGINNING),
  );
}
/** "What matters most is peace" without its label, where the label itself begins like that. */
function withoutLabel({ label }: Field, sentence: string): string {
  const [, head = '', rest = ''] = /^(.{4,60}?)\s+(?:is|was|would be)\s+(.+)$/s.exec(sentence) ?? [];
  return rest && plain(label).startsWith(plain(head)) ? rest : sentence;
}

const AROUND = new Set(
  'i im m am is it its s me my feel feels feeling felt makes made want wants wanted her him them you they to a bit so really very just and'.split(
    ' ',
  ),
);
/** "I'm tired", "i want her to feel not alone": nothing but what can be picked. */
function pickedIn({ options }: Field, sentence: string): string[] {
  const said = ` ${plain(sentence)} `;
  const placeOf = (one: string) => said.indexOf(` ${one} `);
  const found = options.filter((one) => placeOf(one) >= 0).sort((a, b) => placeOf(a) - placeOf(b));
  const rest = found.reduce((words, one) => words.replace(` ${one} `, ' '), said);
  return rest.split(' ').every((word) => word === '' || AROUND.has(word)) ? found : [];
}

/** Lines as they are read, one sentence after the other. */
class Filling {
  readonly values: Record<string, string> = {};
  private last: Field | undefined;
  private readonly fields: readonly Field[];
  private readonly isTyped: boolean;
  constructor(fields: readonly Field[], isTyped: boolean) {
    this.fields = fields;
    this.isTyped = isTyped;
  }

  begin(field: Field): void {
    this.last = field;
    delete this.values[field.name];
  }

  take([first = '', ...others]: readonly string[], field: Field | undefined): void {
    if (!this.last) return;
    if (field) this.add(field, pickFrom(field, first));
    else this.sort(first);
    for (const sentence of others) this.sort(sentence);
  }

  private add(field: Field, value: string): void {
    this.values[field.name] = `${this.values[field.name] ?? ''} ${value}`.trim();
    this.last = field;
  }

  private empty(is: (field: Field) => boolean): Field | undefined {
    return this.fields.find((one) => !this.values[one.name] && is(one));
  }

  private sort(sentence: string): void {
    const pick = this.empty((one) => isPicked(one) && pickedIn(one, sentence).length > 0);
    const next = pick ?? (this.isTyped ? this.fieldOf(sentence) : undefined);
    if (pick) this.values[pick.name] = pickedIn(pick, sentence).join(', ');
    else if (next) this.add(next, withoutLabel(next, sentence));
    else if (this.last && !this.isAim(sentence)) this.add(this.last, sentence);
  }

  /** Whom it goes to is one name: what follows is said to them. */
  private fieldOf(sentence: string): Field | undefined {
    const isTo = this.last?.kind === 'phrase' && this.values[this.last.name];
    return (
      this.empty((one) => isNamedBy(one, sentence)) ??
      this.empty(({ name }) => BEGINNINGS[name]?.test(sentence) === true) ??
      (isTo && !this.isAim(sentence) ? this.empty(({ kind }) => kind === 'sentence') : undefined)
    );
  }

  private isAim(sentence: string): boolean {
    return AIM.test(sentence) && this.fields.some(({ kind }) => kind === 'phrase');
  }
}

/**
 * Reads the values from such a message, also where it was typed by hand, numbered, or on one line: "for: the pay.
 * against: my mother". What has no label of its own belongs to the field before it; behind a label on the same line a
 * sentence may also begin with another label's words, be something that can be picked, or ask.
 */
export function valuesIn(fields: readonly Field[], message: string): Record<string, string> {
  const named = (label: string) =>
    fields.find((one) => isCalled(one, plain(label)) || isCalled(one, plain(label.split(',')[0] ?? '')));
  const lines = message.replace(BEHIND_A_SENTENCE, (whole, label: string) => (named(label) ? `\n${label}` : whole));
  const found = new Filling(fields, !message.trim().includes('\n'));
  for (const line of lines.split('\n')) {
    const [, label = '', value = ''] = /^([^:]{1,120}):(.*)$/.exec(line.replace(NUMBERED, '')) ?? [];
    const field = label ? named(label) : undefined;
    if (field) found.begin(field);
    const said = (field ? value : line).trim();
    if (said && !/^_+$/.test(said)) found.take(said.split(SENTENCE_END), field);
  }
  return Object.fromEntries(
    Object.entries(found.values).map(([name, value]) => [name, value === EMPTIED ? '' : value]),
  );
}

/** What was typed behind a label that is picked from: "I feel worried". */
const pickFrom = (field: Field, said: string): string => (isPicked(field) && pickedIn(field, said).join(', ')) || said;

const shortLabel = ({ label }: Field) => `${label.split(',')[0]}: …`;

/** An offer as plain text: numbered choices, and the fields of a form as questions. */
export function offerText({ choices, form }: Offer): string {
  const fields =
    form?.fields.map(({ name, label, hint, options }) => {
      const example = hint ? ` (like: ${hint})` : '';
      const value = form.values?.[name];
      return `${label}: ${value || options.join(' / ') || `____${example}`}`;
    }) ?? [];
  const said = choices.filter(({ does }) => does === 'say').map(({ label }, at) => `${at + 1}. ${label}`);
  const how = form ? `Answer with the labels, like “${form.fields.slice(0, 2).map(shortLabel).join(' ')}”.` : '';
  return [form ? [form.title, ...fields].join('\n') : '', how, said.join('\n')].filter(Boolean).join('\n\n');
}
