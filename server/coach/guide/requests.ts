import forms from '#server/coach/guide/forms.json' with { type: 'json' };
import { sentencesOf } from '#server/coach/guide/sentences.ts';
import { pattern } from '#server/coach/reading/pattern.ts';

/** Plain requests, however they are read otherwise: each goes straight to its flow. */
const PLEASE =
  "(?:please|can you|could you|(?:can|could) you help me(?: to)?|help me(?: to)?|i (?:need|want|have) to|i['’]d like to)";
const BEGINS = String.raw`^\W*(?:(?:so|but|and|ok|okay|hey|hi)\W+)?`;
const HOW =
  'how (?:do|can|should|could|would|am) i(?: (?:even|ever|actually|possibly|best|just|begin to|start to|supposed to|go about))*';
const SAYING = [
  '(?:write|draft|reply|answer|respond|say (?:no|sorry|thanks|goodbye)|apologi[sz]e|re(?:write|word|phrase)|congratulate|thank',
  '|(?:start|begin|open) (?:talking|an?(?: \\w+)? (?:conversation|talk)|the (?:conversation|talk))|bring (?:it|this|that) up|make (?:it|this) up to',
  '|talk to (?:him|her|them|my)|ask (?:him|her|them|my)|invite|decline|turn down|find (?:the )?(?:right )?words|(?:text|e-?mail|message|word|phrase)(?! (?:from|came|after|at|on|i)))',
].join('');
const TELLING = [
  String.raw`(?:tell (?!(?:if|whether|when|what|who|which|how|that|apart|the|a)\b)|tell the (?:kids|boys|girls|others|team|family)\b`,
  '|break (?:up|it)|end (?:it|things))',
].join('');
const WRITTEN = '(?:message|text|card|letter|note|e-?mail|reply|toast|words)';
/** In the middle of what is told. */
const WITHIN = pattern(
  String.raw`${BEGINS}(?:${HOW}|help me(?: to)?|(?:can|could) you(?: help me(?: to)?)?|i want to|i['’]d like to) (?:${SAYING}|${TELLING})\b`,
);
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
export const asksForWords = (message: string): boolean =>
  ASKS_WORDS.test(message) || sentencesOf(message).some((one) => WITHIN.test(one));

/** What only someone who knows them could think of: there is a card, or nothing. */
const IDEA = pattern(...forms.idea);
const NO_IDEA = /\bno idea\b/i;
export const wantsIdea = (message: string): boolean => IDEA.test(message) && !NO_IDEA.test(message);
