/** What a sentence is read with. */
export type Heard = {
  /** Everything that people wrote in this conversation, in small letters: what they reported may be said back. */
  reported: string;
  /** Words for somebody to send or say were asked for: then "I" is the member. */
  isDraft: boolean;
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

/** What turns advice into its opposite. */
export const DENIED =
  /\b(?:don[’']?t|do not|never|not|won[’']?t|can[’']?t|cannot|couldn[’']?t|shouldn[’']?t|wouldn[’']?t|isn[’']?t|aren[’']?t|no|nor|nobody|instead of|rather than|avoid|without|refuse|resist|stop short|tempt\w*|urge|may want to feel like|wrong to|illegal to|dangerous to|harmful to)\b[^.;]{0,70}$/i;

/** The beginning of a sentence that tells somebody what to do. */
export const ADVICE =
  "(?:^|[,;:–—]\\s*|\\b(?:and|then|or|so|just|simply|maybe|perhaps|next time|please|well|to|could|can|should|must|might|may|ought to|have to|need to|want to|go ahead and|try|why not|you|let[’']s|i[’']d|i would)\\s+)";

export const THEM =
  '(?:him|her|them|he|she|it|your (?:\\w+ ){0,2}(?:husband|wife|partner|boyfriend|girlfriend|ex|mother|father|mom|mum|dad|son|daughter|child|kid|kids|children|baby|boss|sister|brother|friend|roommate|colleague|coworker|neighbor|stepson|stepdaughter)|the (?:child|kid|kids|baby|boy|girl|guy|man|woman)|(?!Mallama)\\p{Lu}\\p{Ll}+)';
