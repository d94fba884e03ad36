import type { Coach } from '#server/coach/run/open.ts';
import type { Foundation } from '#server/foundation.ts';
import type { Identity } from '#server/identity/identity.ts';
import type { Live } from '#server/live/live.ts';
import type { Mail } from '#server/mail/mail.ts';
import type { Payments } from '#server/payments/open.ts';

/** Everything that handlers use; tests pass their own. Types only: `house.ts` opens what they name. */
export type House = Foundation & {
  live: Live;
  mail: Mail;
  coach: Coach;
  identity: Identity;
  payments: Payments;
};
