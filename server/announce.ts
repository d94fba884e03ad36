import { relative } from 'node:path';
import type { Config } from '#server/config.ts';
import type { Embedded } from '#server/database/embedded/supervisor.ts';
import { masterFile } from '#server/vault/master.ts';

/** Which coach answers; always printed. */
function coachOf({ ai: { provider, model, name, baseUrl } }: Config): [string, string, string] {
  if (provider === 'embedded' || !model) return ['Coach', 'the built-in guide, without a model', 'AI_PROVIDER'];
  const where = baseUrl ? new URL(baseUrl).host : provider;
  return ['Coach', `${name ? `${name}: ` : ''}${model} at ${where}, for members who agree`, 'AI_MODEL'];
}

/** The address, the coach, and the embedded defaults in use, one line each. */
export function announcement(config: Config, own: Embedded | undefined, port: number): string {
  const near = (path: string) => (path.startsWith(process.cwd()) ? relative(process.cwd(), path) : path);
  const defaults = [
    own && [
      'Database',
      `our own PostgreSQL in ${near(own.folder)}${own.adopted ? ' (already running)' : ''}`,
      'DATABASE_URL',
    ],
    !config.masterKeys && ['Master key', near(masterFile(config)), 'MASTER_KEY'],
    config.identity.provider === 'embedded' && ['Sign-in', 'accounts of our own, by email', 'IDENTITY_PROVIDER'],
    coachOf(config),
    config.payments.provider === 'sandbox' && ['Payments', 'a sandbox, no real money is taken', 'PAYMENTS_PROVIDER'],
    !config.mail.smtpUrl && ['Mail', `files in ${near(`${config.dataDir}/outbox`)}, nothing is sent`, 'SMTP_URL'],
  ].filter((line) => Array.isArray(line));
  const where = config.port === 0 ? `http://localhost:${port}` : config.publicUrl;
  return [
    '',
    `  Mallama is at ${where}`,
    '',
    ...defaults.map(([what = '', how = '', setting]) => `  ${what.padEnd(11)} ${how}  (${setting} to change)`),
    '',
    '',
  ].join('\n');
}
