import { lemma } from '#server/coach/language/lemma.ts';
import { pastForms, verbs } from '#server/coach/language/verbs.ts';

/** Words said by one, as the other would say them: "you said I could call you" becomes "I said you could call me". */
const SHORT: Record<string, string> = {
  "i'm": 'you are',
  im: 'you are',
  "i've": 'you have',
  "i'd": 'you would',
  "i'll": 'you will',
  "you're": 'I am',
  "you've": 'I have',
  "you'd": 'I would',
  "you'll": 'I will',
  youre: 'I am',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
};
const AUXILIARY =
  /^(?:am|are|were|was|will|would|can|could|should|must|may|might|do|did|have|had|ca|wo|don't|didn't|can't|couldn't|won't|wouldn't|haven't|hadn't|aren't|weren't|isn't|wasn't|shouldn't|never|always|just|really|also|still|only|even|both|actually|already|finally|ever|keep|gonna|wanna|often|then|please)$/;
/** After these somebody is spoken of as the one it happens to. */
const TAKES =
  /^(?:let|make|makes|made|help|helps|helped|see|saw|hear|heard|watch|watched|want|wanted|need|needed|ask|asked|asks|tell|told|tells|to|for|with|of|at|from|about|without|like|behind|after|on|by|love|miss|trust|hate|gave|give|show|showed|text|texted|call|called|forced|lent|lend|owe)$/;
/** What nobody does to somebody: the one before it acts. */
const HAPPENED = /^(?:are|were|will|would|can|could|have|had|did|do|should)$/;
const BE: Record<string, Record<string, string>> = {
  you: { am: 'are', was: 'were', "wasn't": "weren't" },
  I: { are: 'am', were: 'was', "weren't": "wasn't", "aren't": 'am not' },
};

const low = (word: string) => word.toLowerCase().replaceAll('’', "'");
const acts = (word: string) => AUXILIARY.test(word) || verbs.has(lemma(word));

/** Whether the "you" between two words is the one who acts. */
function isActor(before: string, after: string, opens: boolean): boolean {
  if (!after) return false;
  if (TAKES.test(before)) return HAPPENED.test(after) || (pastForms.has(after) && !verbs.has(after));
  return acts(after) || opens;
}

export function swapped(text: string): string {
  const pieces = text.match(/[\p{L}\p{N}'’]+|[^\p{L}\p{N}'’]+/gu) ?? [];
  let actor = '';
  let before = '';
  const said = pieces.map((piece, at) => {
    if (!/[\p{L}\p{N}]/u.test(piece)) {
      if (/[.!?,;:\n]/.test(piece)) before = '';
      return piece;
    }
    const word = low(piece);
    const one = turned(word, piece, before, low(pieces[at + 2] ?? ''), /[.!?,;:]/.test(pieces[at + 1] ?? ''), actor);
    const wasActor = actor;
    actor = word === 'i' ? 'you' : one === 'I' ? 'I' : '';
    if (wasActor && BE[wasActor]?.[word]) actor = '';
    before = word;
    return one;
  });
  return said.join('');
}

function turned(word: string, piece: string, before: string, after: string, ends: boolean, actor: string): string {
  const agreed = BE[actor]?.[word];
  if (agreed) return agreed;
  if (word === 'i') return 'you';
  if (/^(?:you|u|ya)$/.test(word)) {
    const asks = /^(?:can|could|would|will|do|did|are|were|have|should|may|might|had)$/.test(before);
    return !ends && (asks || isActor(before, after, before === '')) ? 'I' : 'me';
  }
  if (word === 'are' && /^(?:you|u)$/.test(after)) return 'am';
  if (word === 'were' && /^(?:you|u)$/.test(after)) return 'was';
  if (word === 'am' && after === 'i') return 'are';
  if (word === 'ur') return 'my';
  return SHORT[word] ?? piece;
}
