import type { Transaction } from '#server/database/open.ts';

/** What a letter is about: all that the operator's page tells of it. */
export type LetterKind = 'sign_in' | 'invitation' | 'reminder' | 'payment' | 'account';

export type Letter = { kind?: LetterKind; to: string; subject: string; text: string; html?: string };

/** Mail to members. `send` returns once the letter is safely waiting: the caller's time tells nothing about it. */
export type Mail = {
  /** Within a transaction the letter goes out only if that commits. */
  send(letter: Letter, tx?: Transaction): Promise<void>;
};

/** Takes one letter out of the house. The same id may come twice; it must never make two letters of one. */
export type Carrier = {
  carry(letter: Letter, id: string): Promise<void>;
  close(): void;
};
