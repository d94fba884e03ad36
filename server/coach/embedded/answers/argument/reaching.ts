import { isFeigned } from '#server/coach/embedded/answers/argument/feigned.ts';
import { writtenOut } from '#server/coach/embedded/answers/argument/typed.ts';

const plain = (was: string) => writtenOut(was);

const APOLOGY = /\b(?:sorry|sry|apologi[sz]ed?|i regret|forgive me)\b/i;
const ADMITS =
  /\b(?:you(?:'re| are) (?:so |totally |completely )?right\b|you have a point|good point|fair enough|my (?:fault|mistake|bad)\b|i should(?:n't| not|'ve| have)|i was wrong|i was unfair|badly done|i (?:did say|forgot) that|that was (?:wrong|unfair|mean) of me|not proud of|i (?:didn't|did not) (?:think|know that|realise|realize|see it)\b|i (?:feel|felt) (?:guilty|awful|bad|stupid|terrible|ashamed)|how i (?:came across|said it))/i;
const NOT_MEANT =
  /\b(?:i (?:already )?said (?:i(?:'m| am|m) )?(?:sorry|sry)|not sorry|sorry (?:for|that|if) (?:you|existing|breathing|not being)|so it(?:'s| is) my fault|always my fault|all my fault|how is that my fault|not my (?:fault|problem)|sorry,? (?:but|not sorry)|should have (?:listened|known better|married|stayed)|feel sorry for you|right, because)\b|\?\s*$/i;

export type Reach = 'apology' | 'admission' | 'offer';

/** A step towards the other that is meant, and not said with scorn or as a way out. */
export function reachIn(was: string): Reach | undefined {
  const text = plain(was);
  if (isFeigned(text)) return undefined;
  if (isOffer(text)) return 'offer';
  if (NOT_MEANT.test(text)) return undefined;
  if (APOLOGY.test(text)) return 'apology';
  return ADMITS.test(text) ? 'admission' : undefined;
}

const OFFERS =
  /\b(?:give me until|i(?:'ll| will) (?:call|pay|help|come\b|bring|pick|do (?:it|the|that|both)|ask|tell|send|text|buy|clean|wash|try|drive|cook|take|give|talk|listen|stay home|be there|write|get|fix|sort|put|move|drop|cover|split|share|set|leave work|apologi[sz]e|make (?:it|up|time|sure|room))|i(?:'d| would) (?:swap|gladly|be (?:glad|happy|willing) to|love to|like to help)|i (?:can|could) (?:come|help|pay|take|do|bring|ask|drive|cook|call|cover|swap|pick|stay|send|share|split|move|try)|let's (?!not\b)|let us\b|we could|how about (?:we|i)|can we (?:please )?(?:talk|find|plan|agree|decide|look|sit|try|split|share|meet)|could we (?:please )?(?:talk|find|plan|agree|decide|look|sit|try|split|share|meet)|already booked|putting it away)\b/i;
const NO_OFFER =
  /^(?:fine|whatever|well then|great|sure|ok then|okay then)\b|\bthen i(?:'ll| will)\b|\b(?:i could have|if you(?:'d| had| would)? (?:just|only)|i(?:'ll| will) (?:never|not)|i(?:'ll| will) (?:do it|do that) (?:later|when)|how i want|what i want|my way|report you|tell (?:everyone|everybody|your)|leave you)\b/i;

export const isOffer = (was: string): boolean =>
  OFFERS.test(plain(was)) && !NO_OFFER.test(plain(was)) && !isFeigned(was);
