import { REJOICES } from '#server/coach/embedded/answers/chat/act-words.ts';
import { saidBack } from '#server/coach/embedded/answers/statements/said-back.ts';
import { type Statement, statementsIn } from '#server/coach/embedded/answers/statements/statements.ts';
import { understandPart } from '#server/coach/embedded/understand/understand.ts';
import { kept, read } from '#server/coach/language/read.ts';

const TURNS = /\b(?:but|still|never|can't|cannot|don't|won't|anymore|instead|without|although|since|because)\b/i;
const OTHERS = /\b(?:he|she|they|him|her|them|my \w+|\p{Lu}\p{Ll}+)\b/u;
const HARD =
  /\b(?:died|dead|left|cheated|lied|shouted|screamed|cried|gone|alone|afraid|ashamed|stupid|hurt|sick|refus\w+|forgot|divorce|miss|broke|ignored|laughed|secret|owe|owes|debt|embarrassed|guilty|scared|lonely|hate|lost)\b/i;
/** Without such a word nobody names a feeling. */
const FEELS = /\b(?:i|i'm|im|we|me|it|that|this)\b/i;
const [FEW, MANY] = [4, 26];

/** People put first what happened, and last what weighs. */
function weightOf({ text, actor, denies }: Statement, at: number, many: number): number {
  const length = text.split(/\s+/).length;
  const feels = FEELS.test(text) && understandPart(text).feelings.length > 0 ? 2 : 0;
  return (
    feels +
    (HARD.test(text) ? 2 : 0) +
    (REJOICES.test(`${text}!`) ? 3 : 0) +
    (TURNS.test(text) ? 1 : 0) +
    (OTHERS.test(text) ? 1 : 0) +
    (actor === 'it' ? -1.5 : 0) +
    (at === many - 1 || at === 0 ? 0.5 : 0) +
    (length < FEW + (HARD.test(text) && actor === 'me' ? 0 : 1) || length > MANY ? -2.5 : 0) -
    (denies ? 4 : 0)
  );
}

/** "That I am tired." answers a question. */
const ANSWERS =
  /^(?:that|because|cos|cause|bc|well|just that) (?=(?:i|i'm|im|he|he's|she|she's|they|we|my|it|it's)\b)/i;

/** The statement that carries most of a message; nothing where it only asks, answers or corrects. */
export const centralOf = (message: string): Statement | undefined => kept(read(message), message, centralAnew);

function centralAnew(message: string): Statement | undefined {
  const all = statementsIn([message.replace(ANSWERS, '')]);
  const weighed = all.map((one, at) => ({ one, weight: weightOf(one, at, all.length) }));
  return weighed.reduce<(typeof weighed)[number] | undefined>(
    (best, next) => (!best || next.weight > best.weight ? next : best),
    undefined,
  )?.one;
}

const QUOTED = /^You wrote: /;
/** "Husband told his mum": a role without an owner. */
const BARE =
  /^(?:Husband|Wife|Boyfriend|Girlfriend|Mum|Mom|Dad|Mother|Father|Boss|Sister|Brother|Son|Daughter|Partner|Flatmate)\b(?= \p{Ll})/u;
/** What was told, as the coach can say it back: a clause, or the writer's own words in quotation marks. */
export function backOf({ text }: Statement): { clause: string } | { quote: string } {
  const said = saidBack(text.replace(BARE, (role) => `My ${role.toLowerCase()}`));
  return QUOTED.test(said)
    ? { quote: said.replace(QUOTED, '').replace(/\.”$/, '”') }
    : { clause: said.replace(/\.$/, '') };
}
