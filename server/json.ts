type Schema = {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
};

/** Strings, and braces outside of strings. */
const SIGNS = /"(?:[^"\\]|\\[\s\S])*"|[{}]/g;

/** From the first brace to its closing one; undefined if it is never closed. */
function objectIn(text: string): string | undefined {
  const from = text.indexOf('{');
  if (from < 0) return undefined;
  let depth = 0;
  for (const { 0: sign, index } of text.slice(from).matchAll(SIGNS)) {
    if (sign === '{') depth++;
    else if (sign === '}' && --depth === 0) return text.slice(from, from + index + 1);
  }
  return undefined;
}

/** The object in an answer, without reasoning, prose and code fences around it. Throws if there is none. */
export function jsonIn(answer: string): unknown {
  const text = answer.replace(/^[\s\S]*<\/(?:think(?:ing)?|thought|reasoning)>/i, '');
  const object = objectIn(text) ?? text.trim();
  try {
    return JSON.parse(object);
  } catch {
    // Models most often get line breaks in strings and trailing commas wrong.
    const mended = object
      .replace(/"(?:[^"\\]|\\[\s\S])*"/g, (string) => string.replace(/\n/g, '\\n').replace(/\t/g, '\\t'))
      .replace(/,(\s*[}\]])/g, '$1');
    return JSON.parse(mended);
  }
}

/** Reads an object while it is being written. If the model reasons aloud first, it is read only at the end. */
export class Fields {
  #text = '';
  #depth = 0;
  #inString = false;
  #isEscaped = false;

  /** The object so far, closed after its last complete field; undefined if no further field is complete. */
  push(piece: string): string | undefined {
    const before = this.#text.length;
    this.#text += piece;
    let end = 0;
    for (let at = before; at < this.#text.length; at++) if (this.#endsField(this.#text.charAt(at))) end = at;
    return end > 0 && !/^\s*</.test(this.#text) ? `${this.#text.slice(0, end)}}` : undefined;
  }

  #endsField(sign: string): boolean {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (this.#inString && sign === '\\') this.#isEscaped = true;
    else if (sign === '"') this.#inString = this.#depth > 0 && !this.#inString;
    else if (this.#inString) return false;
    else if (sign === '{' || sign === '[') this.#depth++;
    else if (sign === '}' || sign === ']') this.#depth--;
    return sign === ',' && this.#depth === 1 && !this.#inString;
  }
}

const typesOf = ({ type, anyOf = [] }: Schema): string[] => [
  ...(Array.isArray(type) ? type : type ? [type] : []),
  ...anyOf.flatMap(typesOf),
];

function mendedObject(value: object, { properties = {}, required = [] }: Schema): object {
  const fields = Object.entries(properties).flatMap(([key, schema]) => {
    const given = Reflect.get(value, key);
    const types = typesOf(schema);
    if (given !== undefined) return [[key, mended(given, schema)]];
    if (!required.includes(key)) return [];
    if (types.includes('null')) return [[key, null]];
    return types.includes('array') ? [[key, []]] : [];
  });
  return Object.fromEntries(fields);
}

function mendedNumber(value: unknown, { minimum, maximum }: Schema): unknown {
  const number = typeof value === 'string' ? Number(/-?\d+(?:\.\d+)?/.exec(value)?.[0] ?? Number.NaN) : value;
  if (typeof number !== 'number' || Number.isNaN(number)) return value;
  return Math.min(maximum ?? number, Math.max(minimum ?? number, number));
}

const mendedList = (value: unknown, items: Schema) =>
  (Array.isArray(value) ? value : [value]).filter((one) => one !== null).map((one) => mended(one, items));

function mendedText(value: unknown, options: Schema['enum'], mayBeNull: boolean): unknown {
  if (options && typeof value === 'string')
    return options.find((one) => String(one).toLowerCase() === value.trim().toLowerCase()) ?? value;
  if (Array.isArray(value)) return value.join('\n');
  return mayBeNull && value === '' ? null : value;
}

/** The value for a field that is missing so far. */
export function blankOf(schema: Schema): unknown {
  const types = typesOf(schema);
  const is = (type: string) => types.includes(type);
  if (is('object') && !is('null'))
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, one]) => [key, blankOf(one)]));
  return is('null') ? null : is('array') ? [] : is('number') ? 0 : '';
}

/**
 * Repairs a value to fit its schema, as far as that needs no guessing: missing optional values become null or empty.
 */
export function mended(value: unknown, schema: Schema): unknown {
  const types = typesOf(schema);
  const is = (type: string) => types.includes(type);
  const inner = schema.anyOf?.find((one) => !typesOf(one).includes('null')) ?? schema;
  if (value === null || value === undefined) return is('array') ? [] : value;
  if (is('array')) return mendedList(value, inner.items ?? {});
  if (is('object')) return typeof value === 'object' && !Array.isArray(value) ? mendedObject(value, inner) : value;
  if (is('number')) return mendedNumber(value, inner);
  return is('string') ? mendedText(value, inner.enum, is('null')) : value;
}
