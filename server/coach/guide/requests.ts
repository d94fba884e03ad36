import { pattern } from '#server/coach/reading/pattern.ts';

/** Plain requests, however they are read otherwise: each goes straight to its flow. */
const PLEASE =
  "(?:please|can you|could you|(?:can|could) you help me(?: to)?|help me(?: to)?|i (?:need|want|have) to|i['’]d like to)";
const BEGINS = String.raw`^\W*(?:(?:so|but|and|ok|okay|hey|hi)\W+)?`;
const HOW = 'how (?:do|can|should|could|would) i';
const SAYING = [
  '(?:write|draft|reply|answer|respond|say (?:no|sorry|thanks|goodbye)|apologi[sz]e|re(?:write|word|phrase)|congratulate|thank',
  '|invite|decline|turn down|find (?:the )?(?:right )?words|(?:text|e-?mail|message|word|phrase)(?! (?:from|came|after|at|on|i)))',
].join('');
const TELLING = [
  String.raw`(?:tell (?!(?:if|whether|when|what|who|which|how|that|apart|the|a)\b)|tell the (?:kids|boys|girls|others|team|family)\b`,
  '|break (?:up|it)|end (?:it|things))',
].join('');
const WRITTEN = '(?:message|text|card|letter|note|e-?mail|reply|toast|words)';
const ASKS_WORDS = pattern(
  String.raw`${BEGINS}(?:(?:${PLEASE}|${HOW})\s+){0,2}${SAYING}\b`,
  String.raw`|${BEGINS}(?:(?:please|can you|could you)\s+)?(?:help me(?: to)?|${HOW}) ${TELLING}`,
  String.raw`|^\W*(?:please )?tell (?:my|our|him|her|them)\b`,
  String.raw`|^\W*(?:(?:please|can you|could you|i|just)\s+)*(?:need|want|give me|looking for|make me|help me with)`,
  String.raw` (?:an?|some|the right) (?:\w+ ){0,2}${WRITTEN} (?:for|to|that)\b`,
  '|\\b(?:tell|give|show) me (?:what|how|something|the words) (?:i (?:can |could |should )?|to )',
  String.raw`(?:say|write|text|reply|answer|tell)\b`,
  String.raw`|^\W*(?:so |but |and |ok |okay )?(?:what|how) (?:do|should|can|could|would) i`,
  String.raw` (?:say|write|text|reply|answer)\b`,
);
/** A plain request is answered as one, whatever was being written. */
export const asksForWords = (message: string): boolean => ASKS_WORDS.test(message);

/** What only someone who knows them could think of: there is a card, or nothing. */
const IDEA = pattern(
  String.raw`\b(?:ideas?|suggestions?|inspiration) (?:for|to|on|what|how|about|that)\b|\b(?:give me|need|want|got|have you|any|an?) (?:\w+ )?ideas?\b`,
  String.raw`|^\W*(?:can you |could you |please )?(?:suggest|recommend)\b|\bgive me (?:a few|some|five|ten|\d+) (?:\w+ )?questions\b`,
  String.raw`|\bwhat (?:can|could|should|do) (?:i|we) (?:get|give|buy|cook|wear|bring|do) (?:\w+ )?(?:for|on|as)\b`,
);
const NO_IDEA = /\bno idea\b/i;
/** Illness is no situation between people, and needs no view. */
const ILL = pattern(
  String.raw`\b(?:chemo\w*|hospice|icu|intensive care|life support|palliative|terminal(?:ly)? ill\w*|dementia|alzheimer\w*|parkinson\w*|leukemia`,
  '|lymphoma|tumou?rs?|biopsy|cancer|diagnosed with (?!adhd|add|autis|dyslex)|stage (?:two|three|four|[2-4]|i{2,3}|iv)|in a coma',
  String.raw`|(?:had|having) a stroke|(?:kidneys?|liver|heart|lungs?) (?:is |are )failing|(?:not|n['’]t) woken up)\b`,
);
const WELL =
  /\b(?:remission|benign|clear|cured|cancer[- ]free|beat|survived|survivor|years ago|recovered|zodiac|leo|virgo)\b/i;

export const wantsIdea = (message: string): boolean => IDEA.test(message) && !NO_IDEA.test(message);
export const tellsIllness = (message: string): boolean => ILL.test(message) && !WELL.test(message);
