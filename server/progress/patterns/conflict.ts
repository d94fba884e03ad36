import { says, sentencesOf, type Told } from '#server/progress/patterns/sentences.ts';

const THEM = '(?:me|him|her|them|us)';
const JUDGED = `(?:${[
  'selfish|cold|cruel|mean|lazy|crazy|stupid|pathetic|childish|immature|ungrateful|unfair|useless|dramatic|impossible',
  'heartless|jealous|paranoid|controlling',
  'a (?:\\w+ )?(?:liar|brat|freak|miser|tyrant|nag|child|baby|idiot|coward|bully|monster|slob|hypocrite|disgrace)',
].join('|')})`;
const IS = "(?:I|s?he|they|we)(?:['’](?:m|s|re)| (?:am|is|are|was|were)) (?:so |being |just )?";

/** How people say that they had a fight. */
const SIGNS = [
  'fights?|fought|fighting|argu(?:ed|ing|ment|ments|e)|quarrel\\w*|bicker\\w*|clash(?:ed)?',
  'rows? with (?:him|her|them)|(?:a|another|the) row (?:about|over|with)|had (?:words|a row|it out)',
  "(?:hard|harsh|sharp|ugly|angry) words|(?:got|getting) into it|at each other['’]s throats?|went round and round",
  '(?:went|going|go) at (?:it|each other)|blew up|blow-?up|yell(?:ed|ing)|shout(?:ed|ing)|scream(?:ed|ing)',
  'snapped|slammed|raised (?:his|her|my|their|our) voices?|lost (?:it|(?:my|his|her) temper)',
  '(?:made|was|were|caused) (?:a|quite a|such a) scene|(?:stormed|walked) out|stormed off|hung up',
  `(?:the )?silent treatment|accused|tore into|lashed out|had a go at|let ${THEM} have it|told ${THEM} off`,
  `told \\w+ (?:exactly |just )?what I (?:really )?(?:thought|think)|gave ${THEM} a piece of`,
  `told ${THEM} to (?:be quiet|shut up|get out|stop shouting)`,
  'said (?:something|things) (?:\\w+ )?(?:sharp|mean|ugly|cruel|nasty|hurtful|awful|horrible|that I regret)',
  `call(?:ed|s) ${THEM} (?:an? (?:\\w+ )?)?${JUDGED}`,
  `(?:said|says|told ${THEM}|tells ${THEM})(?: that)? ${IS}${JUDGED}`,
];
const CONFLICT = new RegExp(`\\b(?:${SIGNS.join('|')})\\b`, 'i');

/** Texts whose own words say that there was a conflict. */
export const sayingIt = ({ text }: Told) => sentencesOf(text).find((sentence) => says(CONFLICT, sentence));

export const isConflictIn = (told: Told) => told.isConflict || sayingIt(told) !== undefined;
