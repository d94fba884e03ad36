import { refusals } from '#contract/endpoint.ts';

type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  maxLength?: number;
};
type Body = { content?: Record<string, { schema?: unknown }> };
type Operation = {
  operationId?: string;
  summary?: string;
  parameters?: unknown;
  requestBody?: unknown;
  responses?: Record<string, unknown>;
  'x-access'?: string;
};
export type OpenApi = { paths?: Record<string, Record<string, unknown> | undefined> };

const STYLE = `
:root { color-scheme: light dark; --ink: #13262d; --dim: #435359; --ground: #f9f3f1; --line: #e4dad6; --key: #004e5c }
@media (prefers-color-scheme: dark) { :root { --ink: #f1ece6; --dim: #c1bdb4; --ground: #0a1419; --line: #273439; --key: #96dce4 } }
body { margin: 0 auto; max-width: 880px; padding: 40px 20px 80px; background: var(--ground); color: var(--ink); font: 16px/1.55 system-ui, sans-serif }
h1 { font: 500 40px/1.1 Georgia, serif } h2 { margin-top: 48px; text-transform: capitalize; border-bottom: 2px solid; padding-bottom: 4px }
h3 { margin: 28px 0 4px; font-size: 17px } code, pre { font: 14px/1.5 ui-monospace, monospace } a { color: var(--key) }
pre { white-space: pre-wrap; padding: 12px 16px; border: 1px solid var(--line); border-radius: 12px; margin: 8px 0 } p { margin: 4px 0; color: var(--dim) }
code, pre { overflow-wrap: anywhere } table { border-collapse: collapse } td { padding: 4px 16px 4px 0; border-bottom: 1px solid var(--line) }
`;

const text = (value: unknown) =>
  String(value).replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** A schema as one would say it: `{ title: string, mood: "happy" | "sad" }`. */
function typeOf(schema: Schema | undefined, indent = ''): string {
  if (!schema) return 'nothing';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((word) => JSON.stringify(word)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map((one) => typeOf(one, indent)).join(' | ');
  if (schema.items) return `${typeOf(schema.items, indent)}[]`;
  if (!schema.properties)
    return [schema.type ?? 'anything'].flat().join(' | ') + (schema.format ? ` (${schema.format})` : '');
  const deeper = `${indent}  `;
  const lines = Object.entries(schema.properties).map(
    ([name, inner]) => `${deeper}${name}${schema.required?.includes(name) ? '' : '?'}: ${typeOf(inner, deeper)}`,
  );
  return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{}';
}

const schemaIn = (body: unknown) =>
  Object.values((body as Body | undefined)?.content ?? {})[0]?.schema as Schema | undefined;

function endpoint(method: string, path: string, operation: Operation): string {
  const answer = Object.entries(operation.responses ?? {}).find(([status]) => status.startsWith('2'));
  const parameters = ((operation.parameters ?? []) as { name: string; in: string; schema?: Schema }[]).map(
    (parameter) => `${parameter.name} (${parameter.in}): ${typeOf(parameter.schema)}`,
  );
  const parts = [
    `<h3 id="${text(operation.operationId ?? '')}"><code>${method.toUpperCase()} /api${text(path)}</code></h3>`,
    `<p>${text(operation.summary ?? '')} <em>For: ${text(operation['x-access']?.replace('_', ' ') ?? '')}.</em></p>`,
    parameters.length > 0 ? `<pre>${text(parameters.join('\n'))}</pre>` : '',
    operation.requestBody ? `<p>Send</p><pre>${text(typeOf(schemaIn(operation.requestBody)))}</pre>` : '',
    answer ? `<p>Answer ${answer[0]}</p><pre>${text(typeOf(schemaIn(answer[1])))}</pre>` : '',
  ];
  return parts.join('');
}

/** The whole API on one page that loads nothing. */
export function docsPage({ paths = {} }: OpenApi): string {
  const rooms = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods ?? {})) {
      const told = operation as Operation;
      const room = told.operationId?.split('.')[0] ?? 'other';
      rooms.set(room, [...(rooms.get(room) ?? []), endpoint(method, path, told)]);
    }
  }
  const sections = [...rooms].map(([room, told]) => `<section><h2>${text(room)}</h2>${told.join('')}</section>`);
  const refused = Object.entries(refusals).map(
    ([code, { status, message }]) =>
      `<tr><td>${status}</td><td><code>${code}</code></td><td>${text(message)}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Mallama API</title><style>${STYLE}</style></head><body><main>
<h1>Mallama API</h1><p>JSON in, JSON out. Send <code>Authorization: Bearer &lt;ID token&gt;</code>; creations accept
an <code>Idempotency-Key</code>. The same as a document: <a href="/api/openapi.json">openapi.json</a>.</p>
<h2>Refusals</h2><p>Every refusal has the body <code>{ defined, code, status, message, data }</code>;
<code>data.issues</code> names fields, <code>data.reason</code> the case.</p><table>${refused.join('')}</table>
${sections.join('\n')}</main></body></html>`;
}
