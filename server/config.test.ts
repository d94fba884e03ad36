import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadConfig, parseConfig } from '#server/config.ts';
import { variables } from '#server/config-variables.ts';

const refusal = (environment: Record<string, string>, file: Record<string, string> = {}) => {
  try {
    parseConfig(environment, file);
  } catch (error) {
    return String(error);
  }
  return 'accepted';
};

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://mallama.example',
  DATABASE_URL: 'embedded',
  PAYMENTS_PROVIDER: 'sandbox',
  AI_PROVIDER: 'embedded',
  IDENTITY_PROVIDER: 'embedded',
  SMTP_URL: 'outbox',
  MASTER_KEY: 'file',
  OPERATOR_EMAIL: 'operator@example.org',
};

test('without any setting everything has its embedded default', () => {
  expect(parseConfig({})).toMatchObject({
    production: false,
    port: 3000,
    host: 'localhost',
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    identity: { provider: 'embedded', passwordMinLength: 6, enumerationProtection: true },
    payments: { provider: 'sandbox', primeSales: true },
    ai: { provider: 'embedded' },
    mail: { smtpUrl: undefined },
    account: { trialNeedsConfirmedEmail: false },
  });
});

test('a trial wants a confirmed address as soon as mail goes out, unless it is said otherwise', () => {
  const SMTP_URL = 'smtp://mail.example.org:587';
  const needs = (settings: Record<string, string>) => parseConfig(settings).account.trialNeedsConfirmedEmail;
  expect(needs({ SMTP_URL })).toBe(true);
  expect(needs({ SMTP_URL, TRIAL_NEEDS_CONFIRMED_EMAIL: 'off' })).toBe(false);
  expect(needs({ SMTP_URL: 'outbox' })).toBe(false);
  expect(needs({ TRIAL_NEEDS_CONFIRMED_EMAIL: 'on' })).toBe(true);
});

test('production starts on embedded parts only where each is chosen by name', () => {
  expect(parseConfig(production).production).toBe(true);
  expect(parseConfig(production).databaseUrl).toBeUndefined();
  for (const name of [
    'DATABASE_URL',
    'PAYMENTS_PROVIDER',
    'AI_PROVIDER',
    'IDENTITY_PROVIDER',
    'SMTP_URL',
    'MASTER_KEY',
    'PUBLIC_URL',
    'OPERATOR_EMAIL',
  ]) {
    expect(refusal({ ...production, [name]: '' })).toContain(name);
  }
});

test('everything that is wrong is said at once, and no value is repeated', () => {
  const words = refusal({
    PORT: '70000',
    PUBLIC_URL: 'mallama',
    MASTER_KEY: 'hunter2hunter2',
    DATABASE_URL: 'mysql://root:hunter2@localhost/',
    LOG_LEVEL: 'loud',
    TRUSTED_PROXIES: 'my proxy',
  });
  for (const name of ['PORT', 'PUBLIC_URL', 'MASTER_KEY', 'DATABASE_URL', 'LOG_LEVEL', 'TRUSTED_PROXIES'])
    expect(words).toContain(name);
  expect(words).not.toContain('hunter2');
});

test('proxies are addresses or ranges, and what is neither is refused before anything starts', () => {
  for (const good of ['10.0.0.0/8', '127.0.0.1, ::1', 'fd00::/8,::ffff:10.0.0.1'])
    expect(refusal({ TRUSTED_PROXIES: good })).toBe('accepted');
  for (const wrong of ['dead', '1.2.3', '10.0.0.0/33', '10.0.0.0/8,', '::1/129', '10.0.0.0/8/8', '10.0.0.0/'])
    expect(refusal({ TRUSTED_PROXIES: wrong })).toContain('TRUSTED_PROXIES must be addresses or ranges');
});

test('a choice is refused without what it needs', () => {
  expect(refusal({ PAYMENTS_PROVIDER: 'stripe' })).toContain('STRIPE_SECRET_KEY is missing');
  expect(refusal({ IDENTITY_PROVIDER: 'firebase' })).toContain('FIREBASE_PROJECT_ID is missing');
  expect(refusal({ AI_PROVIDER: 'openai', AI_MODEL: 'm' })).toContain('AI_API_KEY is missing');
  expect(refusal({ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://localhost:1' })).toContain(
    'AI_MODEL is missing',
  );
});

test('a mistyped setting is refused with the name that was meant', () => {
  expect(refusal({ AI_PROVIDR: 'openai' })).toContain('did you mean AI_PROVIDER?');
  expect(refusal({ STRIPE_SECRT_KEY: 'x' })).toContain('did you mean STRIPE_SECRET_KEY?');
  expect(refusal({}, { PROT: '1' })).toContain('PROT is not a known setting; did you mean PORT?');
});

test("other programs' variables are nobody's business, unless they stand in our own file", () => {
  expect(refusal({ HOME: '/root', AI_AGENT: 'x', PROT: '1', MAILCHECK: '60', DATABASE_POOL: '5' })).toBe('accepted');
  expect(refusal({}, { SOMETHING: 'x' })).toContain('SOMETHING is not a known setting');
});

test('the environment wins over the file', () => {
  expect(parseConfig({ PORT: '4000' }, { PORT: '5000', HOST: '0.0.0.0' })).toMatchObject({
    port: 4000,
    host: '0.0.0.0',
  });
});

test('an .env that cannot be read is refused in one sentence', () => {
  const [folder, here] = [mkdtempSync(join(tmpdir(), 'mallama-env-')), process.cwd()];
  mkdirSync(join(folder, '.env'));
  process.chdir(folder);
  try {
    expect(() => loadConfig()).toThrow('The file .env cannot be read (EISDIR): make it readable, or remove it.');
  } finally {
    process.chdir(here);
    rmSync(folder, { recursive: true });
  }
});

test('.env.example describes every setting and no other', () => {
  const described = [...readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
  const tests = ['EVALUATION_DATA', 'STRIPE_OPENAPI', 'TEST_DATABASE_URL'];
  expect(described.sort()).toEqual([...Object.keys(variables), ...tests].sort());
});
