import type { FastifyInstance } from 'fastify';
import { invalid } from '#server/refusal.ts';

/** Accepts JSON only. An empty body counts as none, so that a DELETE with a JSON content type is not malformed. */
export function readJsonBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    try {
      done(null, JSON.parse(String(body)));
    } catch {
      done(invalid([{ message: 'What was sent could not be read. Please send valid JSON.' }]), undefined);
    }
  });
}
