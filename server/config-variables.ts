import { isIP } from 'node:net';
import * as z from 'zod/mini';

const text = z.optional(z.string());
const whole = (from: number, to: number) => {
  const words = `must be a whole number from ${from} to ${to}`;
  return z.coerce.number(words).check(z.int(words), z.minimum(from, words), z.maximum(to, words));
};
const oneOf = <const Words extends readonly [string, ...string[]]>(...words: Words) =>
  z.enum(words, `must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`);

const isAddress = (value: string, protocols: string[]) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);
const address = (...protocols: string[]) =>
  z
    .string()
    .check(
      z.refine(
        (value) => isAddress(value, protocols),
        `must be an address beginning with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
      ),
    );
const database = z
  .string()
  .check(
    z.refine(
      (value) => value === 'embedded' || isAddress(value, ['postgres:', 'postgresql:']),
      'must be an address beginning with postgres://, or embedded',
    ),
  );

const mailAddress = (words: string) => z.string().check(z.regex(/^\S+@\S+\.\S+$/, words));
const key = /^([0-9a-f]{64}|[A-Za-z0-9+/]{43}=)$/i;
const masterKey = z
  .string()
  .check(
    z.refine(
      (value) => value === 'file' || value.split(',').every((part) => key.test(part.trim())),
      'must be "file", or 32 bytes in base64 or hexadecimal (several, newest first, separated by commas)',
    ),
  );

/** An address or a range: `10.0.0.0/8`, `::1`. */
function isRange(text: string) {
  const [address = '', bits, more] = text.trim().split('/');
  const version = isIP(address);
  if (version === 0 || more !== undefined) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

const proxies = z
  .string()
  .check(
    z.refine(
      (value) => value.split(',').every(isRange),
      'must be addresses or ranges separated by commas, such as 10.0.0.0/8, 127.0.0.1',
    ),
  );

/** Every supported variable, and what is wrong with a bad value. */
export const variables = {
  NODE_ENV: z._default(oneOf('development', 'production', 'test'), 'development'),
  PORT: z._default(whole(0, 65_535), 3000),
  HOST: z._default(z.string(), 'localhost'),
  PUBLIC_URL: z.optional(address('http:', 'https:')),
  TRUSTED_PROXIES: z.optional(proxies),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: z.optional(database),
  MASTER_KEY: z.optional(masterKey),
  ADMIN_EMAIL: z.optional(mailAddress('must be an email address')),
  OPERATOR_EMAIL: z.optional(mailAddress('must be an email address')),
  AI_PROVIDER: z.optional(oneOf('embedded', 'openai', 'anthropic', 'openai-compatible')),
  AI_MODEL: text,
  AI_BASE_URL: z.optional(address('http:', 'https:')),
  AI_API_KEY: text,
  AI_NAME: z.optional(z.string().check(z.maxLength(80, 'must be at most 80 characters'))),
  AI_CONTEXT: z.optional(whole(2000, 1_000_000)),
  AI_READS_IMAGES: z.optional(oneOf('on', 'off')),
  AI_TIMEOUT_FIRST: z.optional(whole(1, 3600)),
  AI_TIMEOUT_TOTAL: z.optional(whole(1, 3600)),
  AI_DAILY_TOKENS: z._default(whole(0, 1_000_000_000_000), 20_000_000),
  PAYMENTS_PROVIDER: z.optional(oneOf('sandbox', 'stripe')),
  STRIPE_SECRET_KEY: text,
  STRIPE_PUBLISHABLE_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_BASE: z.optional(address('http:', 'https:')),
  STRIPE_PRICE_CORE: text,
  STRIPE_PRICE_PLUS: text,
  STRIPE_PRICE_CORE_YEARLY: text,
  STRIPE_PRICE_PLUS_YEARLY: text,
  STRIPE_AUTOMATIC_TAX: z._default(oneOf('on', 'off'), 'off'),
  PAYMENT_MAILS: z._default(oneOf('mallama', 'provider'), 'mallama'),
  YEARLY_PRICES: z._default(oneOf('on', 'off'), 'off'),
  PROMOTION_CODES: z._default(oneOf('on', 'off'), 'off'),
  PRIME_SALES: z._default(oneOf('on', 'off'), 'on'),
  IDENTITY_PROVIDER: z.optional(oneOf('embedded', 'firebase')),
  FIREBASE_PROJECT_ID: text,
  FIREBASE_API_KEY: text,
  FIREBASE_AUTH_DOMAIN: text,
  EMAIL_ENUMERATION_PROTECTION: z._default(oneOf('on', 'off'), 'on'),
  PASSWORD_MIN_LENGTH: z._default(whole(6, 128), 6),
  TRIAL_NEEDS_CONFIRMED_EMAIL: z.optional(oneOf('on', 'off')),
  SMTP_URL: z.optional(
    z.union(
      [z.literal('outbox'), address('smtp:', 'smtps:')],
      'must be "outbox", or an address beginning with smtp:// or smtps://',
    ),
  ),
  MAIL_FROM: z._default(mailAddress('must be an email address'), 'mallama@localhost.localdomain'),
  LOG_LEVEL: z.optional(oneOf('trace', 'debug', 'info', 'warn', 'error', 'silent')),
} as const;

export type Variables = z.infer<z.ZodMiniObject<typeof variables>>;
