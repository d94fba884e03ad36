import type { Transaction } from '#server/database/open.ts';

/** The subject of an email; all that the operator's page shows of it. */
export type LetterKind = 'sign_in' | 'invitation' | 'reminder' | 'payment' | 'account';

export type Letter = { kind?: LetterKind; to: string; subject: string; text: string; html?: string };

/** Emails to members. `send` returns once the email is queued, so its duration reveals nothing. */
export type Mail = {
  /** In a transaction the email is sent only if it commits. */
  send(letter: Letter, tx?: Transaction): Promise<void>;
};

/** Sends one email. It may be called twice with an id and must not send two. */
export type Carrier = {
  carry(letter: Letter, id: string): Promise<void>;
  close(): void;
};
