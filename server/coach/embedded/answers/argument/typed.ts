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

const HURRIED =
  /\b(?:(?:do|did|does|is|was|have|could|would|should|wo|ca|are|were|has)nt|(?:should|could|would)'?ve|thats|youre|ud?|ur|im|sry|idk|cuz)\b/i;

/** Words as they are typed in a hurry, written out. */
export function writtenOut(text: string): string {
  const even = text.replaceAll('’', "'");
  return HURRIED.test(even) ? TYPED.reduce((said, [from, to]) => said.replace(from, to), even) : even;
}
