import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import * as z from 'zod/mini';
import { mistyped } from '#server/config-typos.ts';
import { type Variables, variables } from '#server/config-variables.ts';
import { codeOf, Refused } from '#server/refused.ts';

export type Config = ReturnType<typeof shape>;
type Environment = Record<string, string | undefined>;

const TEST_ONLY = ['TEST_DATABASE_URL', 'STRIPE_OPENAPI', 'EVALUATION_DATA'];
const known = [...Object.keys(variables), ...TEST_ONLY];

/** What production must choose explicitly. */
const CHOICES = [
  ['DATABASE_URL', 'your PostgreSQL, or embedded (our own, in DATA_DIR)'],
  ['PAYMENTS_PROVIDER', 'stripe, or sandbox (no real money)'],
  ['AI_PROVIDER', 'openai, anthropic, openai-compatible or embedded'],
  ['IDENTITY_PROVIDER', 'firebase or embedded'],
  ['SMTP_URL', 'your mail server, or outbox (mails stay in files)'],
  ['MASTER_KEY', '32 random bytes in base64, or file (kept in DATA_DIR)'],
] as const;

const sellsYearsWithStripe = (v: Variables) => v.PAYMENTS_PROVIDER === 'stripe' && v.YEARLY_PRICES === 'on';

/** What a choice requires. */
const NEEDS: readonly [(v: Variables) => boolean, keyof Variables][] = [
  [(v) => v.PAYMENTS_PROVIDER === 'stripe', 'STRIPE_SECRET_KEY'],
  [(v) => v.PAYMENTS_PROVIDER === 'stripe', 'STRIPE_PUBLISHABLE_KEY'],
  [(v) => v.PAYMENTS_PROVIDER === 'stripe', 'STRIPE_WEBHOOK_SECRET'],
  [(v) => v.PAYMENTS_PROVIDER === 'stripe', 'STRIPE_PRICE_CORE'],
  [(v) => v.PAYMENTS_PROVIDER === 'stripe', 'STRIPE_PRICE_PLUS'],
  [sellsYearsWithStripe, 'STRIPE_PRICE_CORE_YEARLY'],
  [sellsYearsWithStripe, 'STRIPE_PRICE_PLUS_YEARLY'],
  [(v) => v.IDENTITY_PROVIDER === 'firebase', 'FIREBASE_PROJECT_ID'],
  [(v) => v.IDENTITY_PROVIDER === 'firebase', 'FIREBASE_API_KEY'],
  [(v) => v.AI_PROVIDER === 'openai' || v.AI_PROVIDER === 'anthropic', 'AI_API_KEY'],
  [(v) => v.AI_PROVIDER === 'openai-compatible', 'AI_BASE_URL'],
  [(v) => Boolean(v.AI_PROVIDER) && v.AI_PROVIDER !== 'embedded', 'AI_MODEL'],
];

function missing(v: Variables): string[] {
  const wanted = NEEDS.filter(([applies, name]) => applies(v) && !v[name]).map(([, name]) => `${name} is missing`);
  if (v.NODE_ENV !== 'production') return wanted;
  return [
    ...wanted,
    ...CHOICES.filter(([name]) => !v[name]).map(([name, words]) => `${name} must be chosen in production: ${words}`),
    ...(v.PUBLIC_URL ? [] : ['PUBLIC_URL is missing: the address people use, for links in mails']),
    ...(v.OPERATOR_EMAIL ? [] : ['OPERATOR_EMAIL is missing: where members reach you; the legal pages name it']),
  ];
}

const sendsMail = (v: Variables) => v.SMTP_URL !== undefined && v.SMTP_URL !== 'outbox';
const listed = (text: string | undefined) => text?.split(',').map((part) => part.trim()) ?? [];

function shape(v: Variables) {
  const production = v.NODE_ENV === 'production';
  return {
    production,
    port: v.PORT,
    host: v.HOST,
    publicUrl: (v.PUBLIC_URL ?? `http://localhost:${v.PORT}`).replace(/\/$/, ''),
    trustedProxies: v.TRUSTED_PROXIES?.split(',').map((proxy) => proxy.trim()) ?? [],
    dataDir: resolve(v.DATA_DIR),
    databaseUrl: v.DATABASE_URL === 'embedded' ? undefined : v.DATABASE_URL,
    masterKeys: !v.MASTER_KEY || v.MASTER_KEY === 'file' ? undefined : v.MASTER_KEY.split(',').map((key) => key.trim()),
    adminEmail: v.ADMIN_EMAIL,
    operatorEmail: v.OPERATOR_EMAIL,
    ai: {
      // An address alone selects the openai-compatible provider.
      provider: v.AI_PROVIDER ?? (v.AI_BASE_URL && v.AI_MODEL ? 'openai-compatible' : 'embedded'),
      model: v.AI_MODEL,
      baseUrl: v.AI_BASE_URL,
      key: v.AI_API_KEY,
      name: v.AI_NAME,
      context: v.AI_CONTEXT,
      readsImages: v.AI_READS_IMAGES === 'on',
      firstSeconds: v.AI_TIMEOUT_FIRST,
      totalSeconds: v.AI_TIMEOUT_TOTAL,
      dailyTokens: v.AI_DAILY_TOKENS,
    },
    payments: {
      provider: v.PAYMENTS_PROVIDER ?? 'sandbox',
      primeSales: v.PRIME_SALES === 'on',
      yearly: v.YEARLY_PRICES === 'on',
      promotionCodes: v.PROMOTION_CODES === 'on',
      stripe: {
        secretKey: v.STRIPE_SECRET_KEY,
        publishableKey: v.STRIPE_PUBLISHABLE_KEY,
        webhookSecret: v.STRIPE_WEBHOOK_SECRET,
        apiBase: v.STRIPE_API_BASE,
        prices: {
          month: { core: listed(v.STRIPE_PRICE_CORE), plus: listed(v.STRIPE_PRICE_PLUS) },
          year: { core: listed(v.STRIPE_PRICE_CORE_YEARLY), plus: listed(v.STRIPE_PRICE_PLUS_YEARLY) },
        },
        automaticTax: v.STRIPE_AUTOMATIC_TAX === 'on',
        providerMails: v.PAYMENT_MAILS === 'provider',
      },
    },
    identity: {
      provider: v.IDENTITY_PROVIDER ?? 'embedded',
      enumerationProtection: v.EMAIL_ENUMERATION_PROTECTION === 'on',
      passwordMinLength: v.PASSWORD_MIN_LENGTH,
      firebase: { projectId: v.FIREBASE_PROJECT_ID, apiKey: v.FIREBASE_API_KEY, authDomain: v.FIREBASE_AUTH_DOMAIN },
    },
    account: {
      trialNeedsConfirmedEmail: (v.TRIAL_NEEDS_CONFIRMED_EMAIL ?? (sendsMail(v) ? 'on' : 'off')) === 'on',
    },
    mail: { smtpUrl: v.SMTP_URL === 'outbox' ? undefined : v.SMTP_URL, from: v.MAIL_FROM },
    logLevel: v.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  };
}

/** Reads the settings once. All mistakes are listed together, without values. */
export function parseConfig(environment: Environment, file: Environment = {}): Config {
  const given = Object.fromEntries(Object.entries({ ...file, ...environment }).filter(([, value]) => value));
  const typos = [
    ...Object.keys(file).map((name) => mistyped(name, known, true)),
    ...Object.keys(environment).map((name) => mistyped(name, known, false)),
  ].filter((words) => words !== undefined);
  const parsed = z.object(variables).safeParse(given);
  const wrong = parsed.success
    ? missing(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  const all = [...new Set([...typos, ...wrong])];
  if (!parsed.success || all.length > 0) {
    throw new Refused(`Please correct these settings (.env.example describes each):\n  ${all.join('\n  ')}`);
  }
  return shape(parsed.data);
}

function envFile(): Environment {
  if (!existsSync('.env')) return {};
  try {
    return parseEnv(readFileSync('.env', 'utf8'));
  } catch (error) {
    throw new Refused(`The file .env cannot be read (${codeOf(error)}): make it readable, or remove it.`);
  }
}

/** The settings of this process: its environment, over a `.env` file in the working folder. */
export const loadConfig = () => parseConfig(process.env, envFile());
