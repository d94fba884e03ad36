export type Heard = {
  /** Everything people wrote in this conversation, in lower case; what they reported may be repeated. */
  reported: string;
  /** A draft was asked for, so "I" is the member. */
  isDraft: boolean;
  /** The member asked who answers, so a yes claims to be human. */
  asksIfHuman: boolean;
};

export type Rule = {
  name: string;
  /** Told to the model with the retry. */
  told: string;
  /** Word beginnings that hold a sentence until it was read to its end. */
  stems: readonly string[];
  forms: readonly RegExp[];
  /** Spares a sentence if it occurs before the match: negations and warnings. */
  spared?: readonly RegExp[];
  /** Spares a sentence if it occurs anywhere in it. */
  passes?: readonly RegExp[];
  /** Quotations and drafts are the person's own voice, and exempt. */
  isOwnVoice?: boolean;
};
