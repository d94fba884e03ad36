import { randomBytes } from 'node:crypto';

type Kind = 'cus' | 'sub' | 'pi' | 'seti' | 'evt';

const letters = (bytes: number) => randomBytes(bytes).toString('hex');

/** Ids in the provider's format that say where they come from. */
export const sandboxId = (kind: Kind) => `${kind}_sbx_${letters(12)}`;

export const newSecret = (paymentId: string) => `${paymentId}_secret_${letters(16)}`;

/** The payment of a client secret. */
export const paymentIn = (secret: string) => secret.split('_secret_')[0] ?? '';
