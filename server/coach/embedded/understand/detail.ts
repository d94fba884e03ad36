import type { Line } from '#server/coach/embedded/line.ts';
import { clipped } from '#server/coach/embedded/say/words.ts';
import { echo } from '#server/coach/embedded/understand/echo.ts';
import { isVerb } from '#server/coach/language/clauses.ts';
import type { Sentence } from '#server/coach/language/sentences.ts';

/** What makes a text this text and no other: its telling sentence, a thing it names, its own words. */
export type Detail = {
  quote: string;
  thing: string | null;
  /** The telling sentence said back, and its first clause. */
  told: string | null;
  clause: string | null;
  past: boolean;
};

const DETERMINERS = /^(my|your|our|his|her|their|the|a|an|this|that|these|those|some|another|every|each)$/;
const ENDS =
  /^(i|you|he|she|it|we|they|and|or|but|so|if|when|while|because|that|which|who|to|of|in|on|at|for|with|from|by|about|as|than|then|not|is|are|was|were|am|be|been|do|does|did|have|has|had|will|would|can|could|should|must|may|might|just|again|always|never|ever|even|too|also|really|like|how|what|why|where|all|any|up|down|out|off|over|now|today|tonight|tomorrow|yesterday|alone|home|there|here|once|still|only|anymore|ago|me|him|her|them|us|said|says|told|made|makes|went|came|got|gets|left|first|last|before|after|please|yet|away|back|forgot|without|until)$/;
const EMPTY =
  /^(thing|things|way|time|times|word|words|one|ones|day|days|lot|bit|kind|sort|fault|point|problem|people|person|man|woman|world|moment|minute|minutes|hour|hours|life|matter|end|part|side|same|other|others|hell|fuck|course|reason|fact|truth|case|only|best|worst|most|first|last|next|whole|very|such|much|many|more|good|bad|own|right|left|mind|head|face|mouth|eyes|day|night|week|year|years|weeks|months|idiot|moron|loser|joke|child|baby|liar|mess up)$/;

type Noun = { words: string[]; weight: number };

const SOMEONE =
  /^(husband|wife|partner|boyfriend|girlfriend|friend|friends|mother|mum|father|dad|sister|brother|son|daughter|kid|kids|children|child|parents|boss|colleague|girl|guy|woman|man|ex|family|grandmother|grandfather|neighbour|neighbor|cousin|uncle|aunt|baby|spouse|roommate)$/;

/** A noun phrase from here on: up to a verb, a small word or a mark. */
function phraseAt(line: Line, from: number, end: number): string[] {
  const words: string[] = [];
  for (let at = from; at < end && words.length < 3; at++) {
    const token = line.reading.tokens[at];
    if (token?.word === "'s" && words.length) {
      words.push(`${words.pop()}'s`);
      continue;
    }
    if (token?.kind !== 'word' || ENDS.test(token.word) || DETERMINERS.test(token.word)) break;
    if (
      words.length &&
      isVerb(token) &&
      !words.at(-1)?.endsWith("'s") &&
      !(token.lemma === token.word && closes(line, at) && !words.at(-1)?.endsWith('s'))
    )
      break;
    words.push(token.word);
  }
  return words;
}

/** Whether nothing but a mark follows: "the school play." names a thing, "the kids play outside" does not. */
const closes = (line: Line, at: number) => line.reading.tokens[at + 1]?.kind !== 'word';

function nounsIn(line: Line, { first, end }: Sentence): Noun[] {
  const found: Noun[] = [];
  const { tokens } = line.reading;
  for (let i = first; i < end; i++) {
    if (!DETERMINERS.test(tokens[i]?.word ?? '')) continue;
    const words = phraseAt(line, i + 1, end);
    const last = words.at(-1);
    const someone = words.some((word) => SOMEONE.test(word)) ? 12 : 0;
    if (last && !EMPTY.test(last) && !last.endsWith('ly'))
      found.push({ words, weight: last.length + 3 * words.length - someone });
  }
  return found;
}

/** The sentence that tells most: some length, somebody in it, no question. */
function tellingOf(line: Line): Sentence | undefined {
  const weigh = ({ first, end, question }: Sentence) => {
    const words = line.reading.tokens.slice(first, end);
    const length = words.filter(({ kind }) => kind === 'word').length;
    const persons = words.filter(({ word }) => /^(i|we|he|she|they|you|me|my|him|her)$/.test(word)).length;
    return Math.min(length, 14) + 2 * Math.min(persons, 3) - (question ? 4 : 0) - (length > 30 ? 6 : 0);
  };
  return line.reading.sentences.reduce<Sentence | undefined>(
    (best, one) => (!best || weigh(one) > weigh(best) ? one : best),
    undefined,
  );
}

/** A plain statement can be said back; an order, a question or a scrap cannot. */
function statement(line: Line, one: Sentence): boolean {
  const clause = line.reading.clauses.find(({ first }) => first >= one.first && first < one.end);
  const opening = line.reading.tokens[one.first]?.word ?? '';
  const runs =
    /^(and|but|so|because|if|when|then|also|what|why|how|who|where|can|could|would|should|do|does|did|is|are|please|ok|okay|hi|hey|hello|thanks|thank|yes|no|not|just|let)$/.test(
      opening,
    );
  return !one.question && !runs && clause !== undefined && clause.subject !== 'none' && one.end - one.first >= 4;
}

/** What opens a sentence and says nothing. */
const FILLER =
  /^\s*(?:honestly|actually|basically|anyway|well|look|so yeah|tbh|idk)\b,?\s+(?=i\b|he\b|she\b|we\b|they\b|my\b)/i;
const SIGNS = /[“”"<>[\]{}|\\*_#`]/g;

export function detailOf(line: Line): Detail {
  const { text, sentences } = line.reading;
  const telling = tellingOf(line);
  if (!telling) return { quote: clipped(text, 8), thing: null, told: null, clause: null, past: false };
  const said = text.slice(telling.from, telling.to).replace(SIGNS, '').replace(/\s+/g, ' ').replace(FILLER, '');
  const nouns = [telling, ...sentences].flatMap((one) => nounsIn(line, one));
  const thing = nouns.reduce<Noun | undefined>(
    (best, one) => (!best || one.weight > best.weight ? one : best),
    undefined,
  );
  return {
    quote: clipped(said, 9),
    thing: thing && !SOMEONE.test(thing.words.at(-1) ?? '') ? thing.words.join(' ') : null,
    ...saidBack(line, telling, said),
  };
}

const cut = ({ reading: { text, tokens } }: Line, first: number, end: number) =>
  text.slice(tokens[first]?.from ?? 0, tokens[end - 1]?.to ?? 0);

/** The sentence for the other's ears; of a question only the part that tells something. */
function saidBack(line: Line, telling: Sentence, said: string): Pick<Detail, 'told' | 'clause' | 'past'> {
  const clauses = line.reading.clauses.filter(({ first }) => first >= telling.first && first < telling.end);
  const past = clauses.some(({ tense, subject }) => tense === 'past' && subject !== 'none');
  const ofClause = (from: number, end: number) =>
    cut(line, from, end)
      .replace(SIGNS, '')
      .replace(/^(?:and|but|so|because|when|if|that|since|as|,|\s)+/i, '')
      .trim();
  if (statement(line, telling) && !TO_YOU.test(said)) {
    const first = clauses.find(({ subject }) => subject !== 'none');
    const clause = first ? ofClause(first.first, first.end) : said;
    const short = [clause, said].find((one) => ACTOR.test(one) && one.split(' ').length > 2);
    return { told: shortened(echo(said)), clause: short ? shortened(echo(short)) : null, past };
  }
  const part = clauses.find(
    ({ subject, first, end }) =>
      first > telling.first &&
      /^(i|we|they)$/.test(subject) &&
      end - first > 2 &&
      !OPENS.test(line.reading.tokens[first]?.word ?? ''),
  );
  const words = part ? ofClause(part.first, telling.end) : '';
  const one = ACTOR.test(words) && !TO_YOU.test(words) && words.split(' ').length > 2 ? shortened(echo(words)) : null;
  return { told: one, clause: one, past };
}
/** Begins with somebody or something that acts. */
const ACTOR =
  /^(?:[Ii]|[Ii]['’](?:m|ve|d|ll)|[Ww]e|[Hh]e|[Ss]he|[Tt]hey|[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Tt]he|[Nn]obody|[Ee]veryone|[Ee]verybody|[Ss]omebody|[A-Z][a-z]+)\b/;
const TO_YOU = /\b(you|your|u|ur|yours|yourself)\b/i;
const OPENS = /^(what|why|how|who|where|can|could|would|should|do|does|did|is|are|please)$/;

/** Up to the end of a clause where a sentence runs long. */
function shortened(text: string): string {
  const bare = text.replace(/[.!?…\s]+$/, '');
  const words = bare.split(' ');
  if (words.length <= 24) return bare;
  const cut = words.slice(0, 24).join(' ');
  const at = Math.max(cut.lastIndexOf(','), cut.lastIndexOf(' and '), cut.lastIndexOf(' but '));
  return at > 40 ? cut.slice(0, at) : cut;
}
