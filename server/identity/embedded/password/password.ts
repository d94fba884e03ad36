import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** Memory in KiB, passes, lanes: 19 MiB and some 20 to 30 ms for each hash. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG = 32;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
const message = (password: string) => Buffer.from(password.normalize('NFC'));

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { ...COST, message: message(password), nonce, tagLength: TAG });
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(nonce)}$${base64(tag)}`;
}

const NOBODY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(randomBytes(16))}$${base64(randomBytes(TAG))}`;

/** Takes as long for an account that does not exist, or has no password, as for a wrong password. */
export async function matches(password: string, kept: string | null | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = '', tag = ''] = PHC.exec(kept ?? NOBODY) ?? [];
  const wanted = Buffer.from(tag, 'base64');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const found = await derive('argon2id', {
    ...cost,
    message: message(password),
    nonce: Buffer.from(nonce, 'base64'),
    tagLength: wanted.length,
  });
  return timingSafeEqual(found, wanted) && Boolean(kept);
}

/** Whether a hash was made at another cost than today's. */
export const isDated = (kept: string) =>
  !kept.startsWith(`$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$`);
