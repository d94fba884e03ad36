import { capital, sentence } from '#server/coach/embedded/say/words.ts';
import { echo } from '#server/coach/embedded/understand/echo.ts';

/** Where turning "I" into "you" would bend the sentence. */
const BENDS =
  /["“”]|(?<!\p{L})['‘]\p{L}|(?<!\bthank )\b(?:you|your|yours)\b|\bI (?:\w+ly|also|just|still|never|always|then|only|now|too|both) (?:am|was|wasn't)\b|\bI\b.*\b(?:and|but|or|then|who|which|that) (?:\w+ly |also |then |just |still )?(?:am|was|wasn't)\b|\b(?:am|was|aren't) I\b|\bI,|\bmyself\b.*\bI\b|\bme and (?:my|\p{Lu})|\bI and\b|\bus\b.*\bwe\b|\blet's\b|^(?!the |a |an |my |our |his |her |their |your |this |that |i |we |he |she |they |it |there |every|some|no|when |if |since |after |last |at |on |in )\p{L}+ (?:\p{Ll}+ )?\p{Ll}+s (?:we|I|he|she|they)\b/iu;

/** "My dad and you": the reader comes first. */
const first = (text: string) =>
  text
    .replace(
      /(?<=^|\b(?:when|if|since|because|while|that|how|whenever) )([Yy])our ((?:\w+ )?\w+),? and you /,
      '$1ou and your $2 ',
    )
    .replace(/^(\p{Lu}\p{Ll}+) and you /u, 'You and $1 ')
    .replace(/\b([Yy])ou two\b/g, '$1ou')
    .replace(/\bthe two of you\b/g, 'you')
    .replace(/\byou both of you\b/g, 'both of you');

/** A statement said back to the writer: "She babysits when you work late."; where that would bend it, quoted whole. */
export const saidBack = (text: string): string =>
  BENDS.test(text) ? `You wrote: ${inQuotes(text)}` : sentence(first(capital(echo(text.replace(GUESSES, '')))));

const GUESSES = /^I (?:suppose|guess) (?:that )?(?=I\b)/i;

/** The writer's own sentence, intact. */
export const inQuotes = (text: string): string => {
  const plain = text.replaceAll('“', '‘').replaceAll('”', '’').replaceAll('"', "'");
  return `“${/[.!?…]['’)]$/.test(plain) ? plain : sentence(plain)}”`;
};
