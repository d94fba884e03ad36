/** Asked at most once in a while: whether something is wanted, and what. */
export const OFFERS = [
  'Would you like words for {who}, or an idea for what you could do?',
  'Would it help to look at what you could try, or is there more to tell first?',
  'Shall we look for words for it, or do you want to stay with this a little?',
];
