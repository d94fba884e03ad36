const TYPED: readonly (readonly [RegExp, string])[] = [
  [/\b(should|could|would)'?ve\b/gi, '$1 have'],
  [/\b(do|did|does|is|was|have|could|would|should|wo|ca|are|were|has)nt\b/gi, "$1n't"],
  [/\bthats\b/gi, "that's"],
  [/\byoure\b/gi, "you're"],
  [/\bud\b/gi, "you'd"],
  [/\bu\b/gi, 'you'],
  [/\bur\b/gi, 'your'],
  [/\bim\b/gi, "I'm"],
  [/\bsry\b/gi, 'sorry'],
  [/\bidk\b/gi, "I don't know"],
  [/\bcuz\b/gi, 'because'],
];

/** Words as they are typed in a hurry, written out. */
export const writtenOut = (text: string) =>
  TYPED.reduce((said, [from, to]) => said.replace(from, to), text.replaceAll('’', "'"));
