import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const FORMAT = 1;
const NONCE = 12;
const TAG = 16;

/** AES-256-GCM: a format byte, nonce, tag, ciphertext. Opening fails unless `bound` is the same. */
export function lock(key: Buffer, plain: Buffer, bound: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(bound));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.of(FORMAT), nonce, cipher.getAuthTag(), body]);
}

/** Throws unless key, bytes and `bound` are all unchanged. */
export function unlock(key: Buffer, box: Buffer, bound: string): Buffer {
  if (box[0] !== FORMAT || box.length < 1 + NONCE + TAG) throw new Error('A sealed value is damaged.');
  const nonce = box.subarray(1, 1 + NONCE);
  const tag = box.subarray(1 + NONCE, 1 + NONCE + TAG);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG })
    .setAAD(Buffer.from(bound))
    .setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(box.subarray(1 + NONCE + TAG)), decipher.final()]);
  } catch {
    throw new Error('A sealed value does not open: another owner, another row, another key or altered bytes.');
  }
}
