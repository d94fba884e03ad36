type Thing = { [name: string]: unknown };

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || value === false || (Array.isArray(value) && !value.length);

/** `personName` as "Person name". */
export const titled = (name: string) => {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
const plain = (value: unknown) => {
  if (value === true) return 'yes';
  const text = String(value);
  return MOMENT.test(text) ? `${text.slice(0, 10)}, ${text.slice(11, 16)} UTC` : text;
};

/** Ids mean nothing to a reader. */
const isId = (name: string) => /^(id|.*Id)$/.test(name);
const HEADINGS = ['title', 'personName', 'label', 'name', 'kind', 'createdAt', 'at'] as const;

/** A line of a chat: who, when, and what they said. */
function spoken({ by, role, text, content, createdAt, timestamp }: Thing): string | null {
  const who = by ?? role;
  const said = text ?? content;
  if (typeof who !== 'string' || typeof said !== 'string') return null;
  return `**${titled(who === 'user' ? 'you' : who === 'assistant' ? 'Mallama' : who)}**, ${plain(
    createdAt ?? timestamp ?? '',
  )}\n\n${said}\n\n`;
}

function field(name: string, value: unknown, depth: number): string {
  if (isEmpty(value) || isId(name)) return '';
  if (Array.isArray(value) && value.some(isThing))
    return `${'#'.repeat(Math.min(depth, 6))} ${titled(name)}\n\n${value.map((one) => markdownOf(one, depth + 1)).join('')}`;
  if (Array.isArray(value)) return `**${titled(name)}:** ${value.map(plain).join('; ')}\n\n`;
  if (isThing(value)) return `**${titled(name)}**\n\n${fieldsOf(value, depth)}`;
  const text = plain(value);
  return text.includes('\n') || text.length > 80
    ? `**${titled(name)}**\n\n${text}\n\n`
    : `**${titled(name)}:** ${text}\n\n`;
}

const fieldsOf = (thing: Thing, depth: number, without?: string) =>
  Object.entries(thing)
    .map(([name, value]) => (name === without ? '' : field(name, value, depth)))
    .join('');

/** One value of an export in readable form: a heading where it has a name, and its text below. */
export function markdownOf(value: unknown, depth = 2): string {
  if (!isThing(value)) return isEmpty(value) ? '' : `${plain(value)}\n\n`;
  const line = spoken(value);
  if (line) return line;
  const heading = HEADINGS.find((name) => !isEmpty(value[name]));
  const head = heading ? `${'#'.repeat(Math.min(depth, 6))} ${plain(value[heading])}\n\n` : '';
  return head + fieldsOf(value, depth + 1, heading);
}
