import { baseForm } from '#server/coach/embedded/understand/base-form.ts';
import type { Somebody } from '#server/coach/embedded/understand/people.ts';

/** Who speaks to whom in what was told: the writer to the other, or the other to the writer. */
export type Voice = 'to them' | 'to me';

const OTHER = {
  he: { acts: /^he$/, is: /^him$/, owns: /^his$/, self: /^himself$/ },
  she: { acts: /^she$/, is: /^her$/, owns: /^hers?$/, self: /^herself$/ },
  they: {
    acts: /^(?:he|she|they)$/,
    is: /^(?:him|her|them)$/,
    owns: /^(?:his|their)$/,
    self: /^(?:him|her|them)sel(?:f|ves)$/,
  },
} as const;
const SHORT: Record<string, string> = {
  "he's": 'he is',
  "she's": 'she is',
  "they're": 'they are',
  "i'm": 'I am',
  "i've": 'I have',
  "i'd": 'I would',
  "i'll": 'I will',
  "he'd": 'he would',
  "she'd": 'she would',
  "he'll": 'he will',
  "she'll": 'she will',
  "they've": 'they have',
};
const BE: Record<'I' | 'you', Record<string, string>> = {
  I: {
    is: 'am',
    are: 'am',
    were: 'was',
    has: 'have',
    does: 'do',
    "doesn't": "don't",
    "isn't": 'am not',
    "hasn't": "haven't",
  },
  you: {
    is: 'are',
    am: 'are',
    was: 'were',
    has: 'have',
    does: 'do',
    "doesn't": "don't",
    "isn't": "aren't",
    "wasn't": "weren't",
    "hasn't": "haven't",
  },
};
const BETWEEN =
  /^(?:never|always|just|still|also|only|really|often|then|again|sometimes|even|constantly|usually|hardly|rarely)$/;
const SMALL =
  /^(?:instead|anyway|soon|now|then|there|here|either|too|also|well|since|until|till|through|who|where|as|any|some|both|if|later|twice|once|alone|around|away|down|together|better|than|without|like|during|myself|tomorrow|because|some\w+|to|that|if|when|for|about|because|and|but|with|at|on|in|how|i|out|by|more|back|again|so|before|after|know|not|from|the|a|an|my|this|it|what|why|is|was|over|up|off|too|no|he|she|they|you|we|every|all|last|yesterday|today|tonight)$/;

type Said = { says: string; waits: 'I' | 'you' | null };

/** What was told of two people, as one of them would say it to the other: "he never calls me" is "you never call me". */
export function voiced(told: string, voice: Voice, other: Somebody | undefined): string {
  const text = whole(told, other);
  const pieces = text.match(/[\p{L}'’]+|[^\p{L}'’]+/gu) ?? [];
  let waits: Said['waits'] = null;
  let acting: Said['waits'] = null;
  return pieces
    .map((piece, at) => {
      if (!/\p{L}/u.test(piece)) return piece;
      const said = turned(
        piece,
        (pieces[at + 2] ?? '').toLowerCase(),
        voice,
        other?.pronoun ?? 'they',
        waits,
        /^\s*$/.test(pieces[at + 1] ?? ''),
      );
      acting = said.waits ?? (OPENS.test(piece) ? null : acting);
      waits = said.waits ?? (/^and$/i.test(piece) ? acting : null);
      return said.says;
    })
    .join('');
}

/** Somebody else acts from here on. */
const OPENS = /^(?:i|we|it|that|who|which|because|my|our|the)$/i;

/** Names and roles of the other become the pronoun, short forms become long. */
function whole(told: string, other: Somebody | undefined): string {
  const they = other?.pronoun ?? 'they';
  const owned = they === 'they' ? 'their' : they === 'he' ? 'his' : 'her';
  const name = [other?.name, other?.role ? `[Mm]y (?:\\w+ )?${other.role === 'mum' ? 'm[uo]m' : other.role}` : null]
    .filter(Boolean)
    .join('|');
  const long = told.replaceAll('’', "'").replace(/[\p{L}']+/gu, (word) => SHORT[word.toLowerCase()] ?? word);
  if (!name) return long;
  return long
    .replace(new RegExp(`\\b(?:${name})(?: (?:${name}))?'s\\b`, 'g'), owned)
    .replace(new RegExp(`\\b(?:${name})(?: (?:${name}))?\\b`, 'g'), they);
}

function turned(
  piece: string,
  next: string,
  voice: Voice,
  pronoun: Somebody['pronoun'],
  waits: Said['waits'],
  goesOn: boolean,
): Said {
  const word = piece.toLowerCase();
  const { acts, is, owns, self } = OTHER[pronoun];
  const [you, me, mine] = voice === 'to them' ? (['you', 'you', 'your'] as const) : (['I', 'me', 'my'] as const);
  if (acts.test(word)) return { says: you, waits: you };
  const hers = goesOn && next !== '' && !SMALL.test(next);
  const of = is.test(word) ? (word === 'her' && hers ? mine : me) : owns.test(word) ? mine : null;
  if (of) return { says: of, waits: null };
  if (self.test(word)) return { says: voice === 'to them' ? 'yourself' : 'myself', waits: null };
  return ofWriter(piece, word, voice, waits);
}

/** Words of the writer's own, and all others. */
function ofWriter(piece: string, word: string, voice: Voice, waits: Said['waits']): Said {
  if (voice === 'to me' && OWN[word]) return { says: OWN[word] ?? piece, waits: word === 'i' ? 'you' : null };
  if (word === 'i') return { says: 'I', waits: null };
  return waits ? agreed(piece, word, waits) : { says: piece, waits: null };
}

/** The verb of whoever acts now. */
function agreed(piece: string, word: string, waits: 'I' | 'you'): Said {
  if (BETWEEN.test(word)) return { says: piece, waits };
  return { says: BE[waits][word] ?? baseForm(piece), waits: null };
}
const OWN: Record<string, string> = { i: 'you', me: 'you', my: 'your', mine: 'yours', myself: 'yourself' };

/** "My husband and I" is "we". */
export function joined(told: string, other: Somebody | undefined): string {
  const name = namesOf(other);
  const pair = new RegExp(`\\b(?:my )?(?:\\w+ )??(?:${name})(?: (?:${name}))?,? and I\\b`, 'gi');
  return name ? told.replace(pair, 'we') : told;
}

const namesOf = (other: Somebody | undefined) =>
  [other?.name, other?.role === 'mum' ? 'm[uo]m' : other?.role].filter(Boolean).join('|');
