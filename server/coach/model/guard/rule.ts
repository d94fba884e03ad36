/** What a sentence is read with. */
export type Heard = {
  /** Everything that people wrote in this conversation, in small letters: what they reported may be said back. */
  reported: string;
  /** Words for somebody to send or say were asked for: then "I" is the member. */
  isDraft: boolean;
  /** Who answers was asked: then a yes claims to be human. */
  asksIfHuman: boolean;
};

/** One thing that no answer may do. */
export type Rule = {
  name: string;
  /** Told to the model when it is asked once more. */
  told: string;
  /** Beginnings of words: from the first of them on a sentence is held until it was read to its end. */
  stems: readonly string[];
  forms: readonly RegExp[];
  /** A sentence that has one of these before the match is spared: what is denied or warned of is not said. */
  spared?: readonly RegExp[];
  /** Where one of these is anywhere in the sentence it is spared. */
  passes?: readonly RegExp[];
  /** Words in quotation marks, and words that were asked for, are the person's own. */
  isOwnVoice?: boolean;
};
