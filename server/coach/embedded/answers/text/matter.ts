/** What a reply takes up of this one message: an answer in place of an opening, a sentence before it, or the matter. */
export type Woven = { how: 'answer' | 'heard' | 'about'; said: string; next?: readonly string[] } | null;

const SOMEBODY =
  /'s |\d|\b(?:hurt|landlord|doctor|teacher|boss|mother|father|parents|man|woman|guy|girl|team|client|neighbou?rs?|weekend|week|month|evening|morning|say|said|go|do|last|\w+'s)$/i;
/** Whether what was named can be spoken of in a reply. */
export const isMatter = (the: string | null): the is string => the !== null && !SOMEBODY.test(the);
