import type { Transaction } from '#server/database/open.ts';

export type Letter = { to: string; subject: string; text: string; html?: string };

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
