import known from '#server/coach/model/guard/phrases.json' with { type: 'json' };
import type { Rule } from '#server/coach/model/guard/rule.ts';

type Kind = 'human' | 'isolation' | 'method' | 'romance';

const isSpaced = (text: string) => !/\p{Script=Han}/u.test(text);
const whole = (phrase: string) =>
  isSpaced(phrase) ? `(?<!\\p{L})${RegExp.escape(phrase)}(?![\\p{L}\\p{M}])` : RegExp.escape(phrase);

/** Stems that also occur in English. */
const ENGLISH = /^(?:person|robot|dose|real)$/i;
function stemOf(phrase: string): string {
  if (!isSpaced(phrase)) return phrase.slice(0, 2);
  const words = phrase.split(/[\s’'-]+/).filter((word) => !ENGLISH.test(word));
  return `${words.toSorted((a, b) => b.length - a.length)[0] ?? phrase}$`;
}

const PILLS =
  'pastillas comprimidos comprimés cachets tabletten pillen compresse pillole pastiglie tabletek tabletki hap'
    .concat(' таблеток таблетки пігулок حبة حبوب गोलियाँ गोलियां viên tableta')
    .split(' ');
const MANY_PILLS = new RegExp(`(?<!\\p{Nd})\\p{Nd}{2,}\\s+(?:${PILLS.join('|')})(?![\\p{L}\\p{M}])`, 'iu');

/** "No soy humana", "du darfst nicht": negated phrases are spared. */
const NOT = new RegExp(
  [
    String.raw`(?:(?<!\p{L})(?:no|nunca|ne|pas|jamais|nicht|niemals|kein\p{L}*|non|mai|não|niet|nooit|geen|nie|nigdy`,
    String.raw`|değil|не|никогда|ніколи|لا|ليس|नहीं|मत|không|đừng|hindi|huwag)(?!\p{L}|\s*,)|[不别没])[^.!?;。！？]{0,40}$`,
  ].join(''),
  'iu',
);
const SAYS = /[:：][^.!?。！？]{0,60}$/;
const HELP = /\b(?:988|911|112|116 ?123)\b/;

const phrases = (kind: Kind) => known.languages.flatMap((language) => language[kind]);

function inOtherLanguages(kind: Kind, told: string): Rule {
  const all = phrases(kind);
  const isHarm = kind === 'method';
  return {
    name: kind,
    told,
    stems: [...all.map(stemOf), ...(isHarm ? PILLS.map((pill) => `${pill}$`) : [])],
    forms: [new RegExp(all.map(whole).join('|'), 'iu'), ...(isHarm ? [MANY_PILLS] : [])],
    // Isolating somebody is often phrased as a negation, so negation does not spare it.
    spared: isHarm ? [NOT] : kind === 'isolation' ? [SAYS] : [NOT, SAYS],
    ...(isHarm ? { passes: [HELP] } : { isOwnVoice: true }),
  };
}

/** The most severe rules, in the languages for which the safety layer knows phrases. */
export const elsewhere: readonly Rule[] = [
  inOtherLanguages('method', 'it described a way to harm oneself, or spoke for it'),
  inOtherLanguages('human', 'it claimed to be a human or to have lived a human life'),
  inOtherLanguages('isolation', 'it drew the person away from others, or put itself in their place'),
  inOtherLanguages('romance', 'it spoke to the person as one in love, or as more than an AI coach'),
];
