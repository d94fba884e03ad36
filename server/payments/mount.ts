import type { FastifyInstance } from 'fastify';
import { receive } from '#server/payments/inbox.ts';
import { ForgedWebhook, type ProviderEvent } from '#server/payments/port.ts';
import { SIGNATURE_HEADER } from '#server/payments/sandbox/signature.ts';
import { invalid, refuse } from '#server/refusal.ts';
import type { House } from '#server/services.ts';
import { withoutContent } from '#server/without-content.ts';

const PATH = '/api/webhooks/payments';
const LIMIT = 1024 * 1024;

function read(house: House, raw: string, headers: Parameters<House['payments']['readWebhook']>[1]): ProviderEvent {
  try {
    return house.payments.readWebhook(raw, headers);
  } catch (error) {
    if (error instanceof ForgedWebhook) throw invalid([{ message: 'This webhook is not signed as it should be.' }]);
    throw error;
  }
}

/** Where the provider says that something changed. Whatever fails here is answered so that it is sent again. */
export function mountPayments(app: FastifyInstance, house: House) {
  app.register(async (scope) => {
    // The signature is over these very bytes: nothing may parse and write them anew.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post(PATH, { bodyLimit: LIMIT }, async (request) => {
      request.endpoint = 'payments.webhook';
      const event = read(house, typeof request.body === 'string' ? request.body : '', request.headers);
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
