import { joined, type Voice, voiced } from '#server/coach/embedded/answers/recast/voice.ts';
import { capital } from '#server/coach/embedded/say/words.ts';
import type { Somebody } from '#server/coach/embedded/understand/people.ts';

/** A piece of what one of them told: whose it was, in which words it was told, and as it would be said. */
export type Piece = { party: 'me' | 'other'; told: string; direct: string; speech: boolean };

const SAYING =
  '(?:said|says|say|told|tells|yelled|yells|shouted|screamed|replied|answered|snapped|claims|claimed|thinks|thought|texted|wrote|complained|complains|insists|called|calls|asked|asks|accused)';
const WHOM =
  '(?:(?:me|him|her|them|us|my (?:best )?\\w+(?: [A-Z]\\w+)?(?= (?:that|to|of|he|she|i|it)\\b))\\s+)?(?:back\\s+)?';
const TELLS = new RegExp(
  `^(.{1,32}?)\\s+(?:just |then |always |even |only |now |keeps |kept )*(${SAYING})\\s+(?!at\\b)(${WHOM})(that |to |of )?(.+)$`,
  'i',
);
const JOINTS =
  /\s+and\s+(?=(?:then )?(?:hung up|walked|stormed|slammed|left|went|rolled|started|shut|turned|threw|refused|ignored|laughed|cried|drove|hid)\b)|(?:,|;)?\s+(?:and|but|so|then|and then)\s+(?=(?:then |now )?(?:i|he|she|they|we|my (?:\w+ )?\w+(?= (?:said|told|went|did|was|is))|it bothers)\b)|(?<=\w)(?<!\b(?:what|that|how|when|because|if|things?|way|as|where))\s+(?=(?:he|she|they) (?:said|says|told|yelled|called|answered|replied)\b)|,\s+(?=(?:he|she|they|i)\b)/i;

/** "When we got home I said ...": what stands before only sets the scene. */
const SCENE =
  /^(?:and |but |so |then )*(?:when|after|before|as|while) [^.!?]{3,60}?,? (?=(?:i|he|she|they) (?:just |then )?(?:said|told|asked|yelled|shouted|snapped|answered|replied)\b)/i;
/** "We argued because I ate her cake": what comes after the because is what happened. */
const OVER =
  /^(?:.{0,40}?\b)?(?:argued|fought|quarrell?ed|had (?:a|an|another) (?:\w+ )?(?:fight|argument|row)|are (?:arguing|fighting))\s+(?:because|cuz|cause|since|when|after)\s+(?=(?:i|he|she|they)\b)/i;
const FIGHT =
  /^(?:I|we)(?:'ve| have| had| got into| are having)?(?: just| had| been)* (?:a |an )?(?:huge |big |terrible |stupid |bad )*(?:fight|argument|row|fighting|arguing)\b/i;

export function piecesOf(
  sentences: readonly string[],
  other: Somebody | undefined,
  others: readonly Somebody[] = [],
): Piece[] {
  return sentences.flatMap((one) => {
    const away = strangerIn(one, others, other);
    return joined(one, other)
      .replace(OVER, '')
      .replace(SCENE, '')
      .split(JOINTS)
      .map((part) =>
        part
          .replace(
            /^(?:and|but|so|then|when|now|because|also|honestly|anyway|yesterday|today|tonight|last \w+|this (?:morning|week|evening)|later|finally|,|\s)+/i,
            '',
          )
          .replace(/[\s,;.!?…]+$/, '')
          .replace(/,? and (?:when|after|as|while) (?:i|he|she|they) [^,.]{3,50}$/i, '')
          .replace(/,? but (?:still|then|now) (?!i\b|he\b|she\b|they\b).*$/i, '')
          .replace(/\s+(?:although|because|when|while|after|before|and|but|so)$/i, ''),
      )
      .filter((part) => !FIGHT.test(part))
      .filter((part) => part.split(/\s+/).length > 2 || /\b(?:cried|left)\b/i.test(part))
      .flatMap((part) =>
        pieceOf(part, away ? { name: other?.name ?? null, role: other?.role ?? null, pronoun: away } : other),
      );
  });
}

const MANY = /^(?:parents|family|kids|children|team|twins|in-laws)$/;
/** Where a sentence speaks of a third person, "he" may be that one: then only names tell who is meant. */
function strangerIn(
  sentence: string,
  others: readonly Somebody[],
  other: Somebody | undefined,
): Somebody['pronoun'] | undefined {
  const third = others
    .filter(({ role }) => !MANY.test(role ?? ''))
    .find(
      ({ role, name }) =>
        (role && new RegExp(`\\b(?:my|our) (?:\\w+ )?${role}\\b`, 'i').test(sentence)) ||
        (name && sentence.includes(name)),
    );
  if (
    !third ||
    third.pronoun !== other?.pronoun ||
    new RegExp(`^(?:(?:and|but|so|then),? )?(?:${other.pronoun}|my ${other.role ?? '-'})\\b`, 'i').test(sentence.trim())
  )
    return undefined;
  return third.pronoun === 'he' ? 'she' : 'he';
}

const LEARNED =
  /^i (?:just )?(?:found out|heard|noticed|learned|learnt|saw|realised|realized)(?: that)? (?=(?:my|he|she|they|\p{Lu})\b)/iu;
const CALLED_AND =
  /^(i|he|she|they) (?:called|rang|phoned|texted|went to|met) (?:her|him|them|me)(?: up)? and (said|told|asked|yelled)\b/i;
/** "She told our parents", "she calls me every day": that is done, and not said to the other. */
const isDeed = (verb: string, whom: string, link: string, said: string) =>
  (/^(?:told|tells|tell)$/i.test(verb) && !whom && !link) ||
  (/^(?:called|calls)$/i.test(verb) &&
    /^(?:every|at|on|about|back|today|yesterday|again|in|from|when|up|and|for)\b/i.test(said));

function pieceOf(written: string, other: Somebody | undefined): Piece[] {
  const part = written.replace(LEARNED, '').replace(CALLED_AND, '$1 $2');
  const tells = TELLS.exec(part);
  const [, teller = '', verb = '', whom = '', link = '', said = ''] = tells ?? [];
  const mine = /^(?:i|we)$/i.test(teller.trim());
  if (tells && !isDeed(verb, whom, link, said) && (mine || isOther(teller, other))) {
    const direct = spoken(said, verb.toLowerCase(), link.trim().toLowerCase(), whom, voiceOf(mine), other);
    if (direct) return [{ party: mine ? 'me' : 'other', told: part, direct, speech: true }];
  }
  const direct = capital(voiced(part, 'to them', other));
  if (/^(?:I|We)\b/.test(direct)) return [{ party: 'me', told: part, direct, speech: false }];
  if (/^You\b/.test(direct)) return [{ party: 'other', told: part, direct, speech: false }];
  return [];
}

const voiceOf = (mine: boolean): Voice => (mine ? 'to them' : 'to me');

const isOther = (teller: string, other: Somebody | undefined) =>
  /^(?:he|she|they)$/i.test(teller.trim()) ||
  (other?.name ? teller.includes(other.name) : false) ||
  (other?.role
    ? new RegExp(`\\bmy (?:\\w+ )?(?:${other.role === 'mum' ? 'm[uo]m' : other.role})$`, 'i').test(teller.trim())
    : false);

/** Words that were told of, in the first person again. */
function spoken(
  said: string,
  verb: string,
  link: string,
  whom: string,
  voice: Voice,
  other: Somebody | undefined,
): string {
  const direct = voiced(said.replace(/\s+and that\s+/gi, '. '), voice, other).replace(
    /(\. )(\p{Ll})/gu,
    (_, gap: string, letter: string) => gap + letter.toUpperCase(),
  );
  if (/^(?:called|calls)$/.test(verb)) return /\bme\b|\bhim\b|\bher\b|\bthem\b/.test(whom) ? `You are ${direct}` : '';
  if (/^accused$/.test(verb)) return `You are ${direct}`;
  if (/^no\b/i.test(direct)) return `I have to say no${direct.slice(2)}`;
  if (link === 'to' && /^(?:asked|asks)$/.test(verb)) return `Would you ${direct}?`;
  if (link === 'to') return `Please ${direct}`;
  if (/^(?:asked|asks)$/.test(verb)) return '';
  return capital(direct);
}
