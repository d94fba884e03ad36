import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { alertAdmin } from '#server/payments/alerts.ts';
import type { PaymentsDeps } from '#server/payments/deps.ts';
import { receive } from '#server/payments/inbox.ts';
import { ForgedWebhook, type ProviderEvent } from '#server/payments/port.ts';
import { SIGNATURE_HEADER } from '#server/payments/sandbox/signature.ts';
import { invalid, refuse } from '#server/refusal.ts';
import { withoutContent } from '#server/without-content.ts';

const PATH = '/api/webhooks/payments';
const LIMIT = 1024 * 1024;

type Reading = (raw: string, headers: IncomingHttpHeaders) => Promise<ProviderEvent>;

/**
 * Refused webhooks are shown to the admin once a day. Beyond that they cost almost nothing, since anybody can send
 * them.
 */
function reader(house: PaymentsDeps): Reading {
  const shown = new Map<ForgedWebhook['why'], string>();
  async function show(why: ForgedWebhook['why']) {
    const day = house.now().toISOString().slice(0, 10);
    if (shown.get(why) === day) return;
    const kind = why === 'forged' ? 'webhook_forged' : 'webhook_of_other_mode';
    await alertAdmin(house, { kind, subject: day });
    shown.set(why, day);
  }
  return async (raw, headers) => {
    try {
      return house.payments.readWebhook(raw, headers);
    } catch (error) {
      if (!(error instanceof ForgedWebhook)) throw error;
      await show(error.why);
      throw invalid([{ message: 'This webhook is not signed as it should be.' }]);
    }
  };
}

/** The provider's webhooks. Any failure is answered so that the provider sends it again. */
export function addPaymentWebhook(app: FastifyInstance, house: PaymentsDeps) {
  const read = reader(house);
  app.register(async (scope) => {
    // The signature covers these exact bytes, so no parser may touch them.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post(PATH, { bodyLimit: LIMIT }, async (request) => {
      request.endpoint = 'payments.webhook';
      const event = await read(typeof request.body === 'string' ? request.body : '', request.headers);
      try {
        await receive(house, event);
      } catch (error) {
        const { id: requestId } = request;
        house.log.error({ requestId, type: event.type, error: withoutContent(error) }, 'a payment event failed');
        throw refuse('unavailable', { retryAfter: 5 });
      }
      return { received: true };
    });
  });
  house.payments.sandbox?.connect((raw, signature) =>
    app.inject({
      method: 'POST',
      url: PATH,
      payload: raw,
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
    }),
  );
}
