import { readFileSync } from 'node:fs';
import type { Field } from '#test/payments/form.ts';

type Schema = {
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: string[];
  items?: Schema;
  enum?: string[];
  anyOf?: Schema[];
};
type Operation = {
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
type Document = { paths: Record<string, Record<string, Operation>> };

const SCALARS = { integer: /^-?\d+$/, number: /^-?\d+(\.\d+)?$/, boolean: /^(true|false)$/, string: /^/ };

function wrongInObject(schema: Schema, value: Field, at: string): string[] {
  if (typeof value !== 'object') return [`${at} must be an object`];
  const absent = (schema.required ?? []).filter((name) => !(name in value)).map((name) => `${at}.${name} is missing`);
  const inside = Object.entries(value).flatMap(([name, inner]) => {
    const known = schema.properties?.[name];
    if (known) return wrong(known, inner, `${at}.${name}`);
    const more = schema.additionalProperties;
    return typeof more === 'object' ? wrong(more, inner, `${at}.${name}`) : [`${at}.${name} is not known`];
  });
  return [...absent, ...inside];
}

/** Everything in a form that the schema does not admit; a form's scalars are all text. */
function wrong(schema: Schema, value: Field, at: string): string[] {
  if (schema.anyOf) {
    const tried = schema.anyOf.map((one) => wrong(one, value, at));
    return tried.some((problems) => problems.length === 0) ? [] : (tried[0] ?? []);
  }
  if (schema.type === 'object') return wrongInObject(schema, value, at);
  if (schema.type === 'array') {
    if (typeof value !== 'object') return [`${at} must be a list`];
    return Object.values(value).flatMap((item) => wrong(schema.items ?? {}, item, `${at}[]`));
  }
  if (typeof value !== 'string' || !SCALARS[schema.type ?? 'string'].test(value))
    return [`${at} must be ${schema.type}`];
  return schema.enum && !schema.enum.includes(value) ? [`${at} must be one of ${schema.enum.join(', ')}`] : [];
}

const matches = (template: string, path: string) =>
  new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);

export type Check = (method: string, path: string, query: Field, body: Field) => string[] | 'not described';

/** Checks requests against Stripe's own description of them, where that is at hand. */
export function openapiCheck(file = process.env.STRIPE_OPENAPI): Check | undefined {
  if (!file) return undefined;
  const { paths }: Document = JSON.parse(readFileSync(file, 'utf8'));
  return (method, path, query, body) => {
    const template = path in paths ? path : Object.keys(paths).find((one) => matches(one, path));
    const operation = template ? paths[template]?.[method.toLowerCase()] : undefined;
    if (!operation) return 'not described';
    const properties = Object.fromEntries(
      (operation.parameters ?? []).filter((one) => one.in === 'query').map(({ name, schema = {} }) => [name, schema]),
    );
    const form = operation.requestBody?.content['application/x-www-form-urlencoded']?.schema;
    // The SDK writes the fields of a DELETE into its address; Stripe reads them there as it reads a form.
    const [inQuery, inForm] = method === 'DELETE' ? [{}, query] : [query, body];
    return [
      ...wrong({ type: 'object', properties }, inQuery, 'query'),
      ...wrong(form ?? { type: 'object' }, inForm, `${method} ${template}`),
    ];
  };
}
