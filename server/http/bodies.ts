import { ORPCError } from '@orpc/server';
import type { FastifyInstance } from 'fastify';
import { invalid, refuse } from '#server/refusal.ts';

/** More than an export of years has: to read them would hold up everybody else. */
const MOST_VALUES = 4_000_000;
/** No form has as many in one place; of an export the lists may be longer. */
const MOST_IN_ONE = 10_000;
const FORM = 256 * 1024;

function hasTooMany(json: string): boolean {
  let left = MOST_VALUES;
  for (const sign of [',', '[', '{'])
    for (let at = json.indexOf(sign); at >= 0; at = json.indexOf(sign, at + 1)) if (--left < 0) return true;
  return false;
}

function isCrowded(body: unknown, isForm: boolean): boolean {
  const left = [body];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one !== 'object' || one === null) continue;
    const values = Object.values(one);
    if (values.length > MOST_IN_ONE && (isForm || !Array.isArray(one))) return true;
    for (const value of values) left.push(value);
  }
  return false;
}

/** A schema says of each value what is wrong with it: of millions it would say so for minutes. */
function read(json: string): unknown {
  if (hasTooMany(json)) throw refuse('too_large');
  const body: unknown = JSON.parse(json);
  if (isCrowded(body, json.length <= FORM)) throw refuse('too_large');
  return body;
}

/** Accepts JSON only. An empty body counts as none, so that a DELETE with a JSON content type is not malformed. */
export function readJsonBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    try {
      done(null, read(String(body)));
    } catch (error) {
      const message = 'What was sent could not be read. Please send valid JSON.';
      done(error instanceof ORPCError ? error : invalid([{ message }]), undefined);
    }
  });
}
