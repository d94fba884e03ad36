import { lineOf } from '#server/coach/embedded/line.ts';
import { movesIn } from '#server/coach/embedded/moves/moves.ts';

/** What turns words against the one who reads them, in a draft as in a finished message. */
const BLAME: readonly RegExp[] = [
  /\byou(?:'re| are|'ve| have)?(?: \w+){0,3} (?:never|always|constantly)\b(?! (?:been there|been so|welcome|there for|makes? me (?:laugh|smile|happy)|made me (?:laugh|smile)|know how|knew how|let me down|helped|supported|loved|forget how|so |kind|find time|have time))|\byou\b[^.!?]*\b(?:all the time|every single time)\b/i,
  /\b(?:sorry|apologi[sz]e)\b[^.!?]*\bbut (?:you|honestly|it(?:'s| was| is)|if|I was (?:just|only|so)|I've been|I had\b|I (?:didn't|did not) (?:mean|know))|\bsorry (?:if|that) you (?:feel|felt|think|thought|took|were offended|got)\b/i,
  /\b(?:shame|pity) (?:about|that|on)\b|\btoo bad\b|\bat least (?:you|now you)\b|\bnext time,?\s+(?:maybe |just |please |try |practi[sc]e |do |be |don't |work |study |listen )/i,
  /\bor (?:else\b|get (?:out|lost)\b|(?:I|we)(?:'m|'re| am| are) (?:\w+ing|done|gone|out)\b|(?:I|we)(?:'ll| will)? (?:tell|leave|sue|call (?:the )?(?:police|mum|mom|dad|lawyer|your)|stop|cut|report|throw|block|never|kick|end|cancel|ruin|quit|move out)\b)|\bif you (?:don't|do not|won't)\b(?! (?:mind|want|like|feel))[^.!?]*\b(?:I|we)(?:'m|'ll|'re| am| will| are)\b|\blast (?:warning|chance)\b/i,
  /\b(?:the hell|wtf|are you (?:serious|kidding|even|deaf|blind|stupid)|would it kill you|how dare|how many times|do I (?:have|need) to|what(?:'s| is) wrong with you|who do you think|for once|(?:all )?your fault|you (?:don't|do not|couldn't) (?:even )?care|you people|thanks for nothing|unacceptable|ridiculous|(?:is|such) a joke|pathetic|disgust\w*|grow up|get over it|shut up)\b/i,
  /\bI(?:'m| am) not your (?!enemy\b|boss\b)\w+|\bI (?:do|did|pay|clean|cook|handle) (?:everything|it all)\b|\bI have to do everything\b/i,
  /\byou'd only\b|\bmight as well\b|\bsuffocat\w+|\b(?:a break|tired|sick) (?:from|of) you\b|\bbecause of you\b|\b(?:can't stand|can't take) (?:you|it)\b|\bsince you can afford\b|\bhave a nice life\b|\b(?:so|how) rude\b|\beven (?:if|though) you(?:'re| are| were|'ve)? (?:not|never|don't|didn't|can't)\b|^must be nice\b|\byou (?:just|only|simply) (?:sit|lie|stand|watch|wait|stare|want|care|think|walk|leave|left|play|sat)\b|\byou (?:could|should|might) (?:at least )?have\b|\byou (?:make|made|get|drive) me (?:mad|angry|furious|crazy|sick|insane)\b/i,
  /\byou(?:'re| are) (?:so |really |just )?mean\b|\byou\b[^.!?]*\b(?:stupid|lazy|selfish|crazy|useless|immature|childish|unreliable|rude|cheap)\b|\b(?:idiots?|morons?|psycho|liars?|assholes?|bitch|jerks?|shit\w*|fuck\w*|hate you|sick of|fed up|pigs?|narciss\w*)\b/i,
  /[!?]{2,}/,
];
const KNOWN_CAPITALS =
  /\b(?:BBQ|DVD|USA|NHS|MRI|ADHD|GCSE|CEO|RSVP|ASAP|NYC|GPS|PhD|UCLA|NASA|IKEA|CEO|HR|TV|UK|EU|PDF|ETA|IVF|AA|PTA|MOT|ATM|CV|OK|PIN|SMS)S?\b/g;
const SHOUTED = /\b\p{Lu}{3,}\b/u;

export const isLoud = (text: string): boolean => SHOUTED.test(text.replace(KNOWN_CAPITALS, ''));

/** How many ways of blaming are left in a text. */
export const blameIn = (text: string): number => {
  const straight = text.replaceAll('’', "'");
  return BLAME.filter((way) => way.test(straight)).length + (isLoud(straight) ? 1 : 0);
};

export const blames = (text: string): boolean => blameIn(text) > 0;

/** Whether a rule, and not only the weight of all words, hears a hard move in it. */
export const isHarsh = (text: string, moves: ReadonlySet<string>): boolean =>
  blames(text) ||
  movesIn(lineOf(text)).evidence.some(({ label, rule }) => moves.has(label) && !rule.endsWith('.whole'));
