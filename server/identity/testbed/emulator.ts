import type { FastifyInstance, FastifyRequest } from 'fastify';
import { applyCode } from '#server/identity/embedded/calls/apply-code.ts';
import { resetPassword } from '#server/identity/embedded/calls/reset-password.ts';
import { readBodies } from '#server/identity/embedded/plugin.ts';
import { Verdict } from '#server/identity/embedded/verdict.ts';
import type { Bed } from '#server/identity/testbed/bed.ts';
import { applySettings, presentSettings } from '#server/identity/testbed/settings.ts';

type Query = Record<string, string | undefined>;

/** What a click on a letter's link does. */
async function openLink({ provider }: Bed, request: FastifyRequest) {
  const { mode, oobCode, newPassword } = request.query as Query;
  const from = { address: request.ip, device: 'Unknown device', deviceId: '', cookie: undefined };
  const ask = { body: { oobCode, newPassword }, ...from };
  if (mode === 'resetPassword' && !newPassword) throw new Verdict('MISSING_PASSWORD');
  return mode === 'resetPassword' ? resetPassword(provider, ask) : applyCode(provider, ask);
}

/** The interface by which test suites inspect the provider. */
export async function emulatorPlugin(app: FastifyInstance, { bed }: { bed: Bed }) {
  readBodies(app);
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof Verdict) return reply.status(error.status).send(error.body);
    throw error;
  });
  app.get('/', async () => ({ authEmulator: { ready: true } }));
  app.delete('/emulator/v1/projects/:project/accounts', async () => {
    bed.clear();
    bed.codes.length = 0;
    return {};
  });
  app.get('/emulator/v1/projects/:project/oobCodes', async () => ({ oobCodes: await bed.openCodes() }));
  app.get('/emulator/v1/projects/:project/verificationCodes', async () => ({ verificationCodes: [] }));
  app.route({
    method: ['GET', 'PATCH'],
    url: '/emulator/v1/projects/:project/config',
    handler: async ({ body }) => {
      applySettings(bed.settings, body);
      return presentSettings(bed.settings);
    },
  });
  app.get('/emulator/action', async (request, reply) => {
    const { mode, continueUrl, oobCode = '', apiKey = '' } = request.query as Query;
    if (mode !== 'signIn') return openLink(bed, request);
    const back = new URL(continueUrl ?? bed.place.origin);
    for (const [name, value] of Object.entries({ mode, oobCode, apiKey })) back.searchParams.set(name, value);
    return reply.redirect(back.href);
  });
}
