import type { FastifyInstance } from 'fastify';
import type { House } from '#server/services.ts';

/** How long replies may go on when the process is asked to stop: less than connections are given. */
const PATIENCE = 2500;

/** Before the app waits for its connections to end: their replies end, or go on in another process. */
export function leaveRepliesOnClose(app: FastifyInstance, { coach }: Pick<House, 'coach'>) {
  app.addHook('preClose', () => coach.runs.leave(PATIENCE));
}
