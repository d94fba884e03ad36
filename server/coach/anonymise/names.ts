import { createRequire } from 'node:module';
import type compromise from 'compromise/two';
import { firms, harmless, openers, wordNames } from '#server/coach/anonymise/ordinary.ts';
import type { Kind, Span } from '#server/coach/anonymise/span.ts';
import { lemma } from '#server/coach/language/lemma.ts';
import { verbs } from '#server/coach/language/verbs.ts';

type Word = { text: string; start: number; end: number; opens: boolean; after: string };

const WORD = /\p{L}[\p{L}\p{M}\p{N}]*(?:['’.&-](?=\p{L})[\p{L}\p{M}\p{N}]+)*/gu;
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const owner = (text: string) => text.replace(/['’]s$/i, '');
const capital = (text: string) => /^\p{Lu}/u.test(text);

/** The tagger's own word list: what is in it without being a name is an everyday word. */
let tagger: { nlp: typeof compromise; lexicon: Record<string, string | string[]> } | undefined;

/** The tagger takes fifty megabytes, so it is loaded when the first text is to be made anonymous. */
function loaded() {
  if (tagger) return tagger;
  const require = createRequire(import.meta.url);
  const nlp: typeof compromise = require('compromise/two');
  tagger = { nlp, lexicon: Reflect.get(Reflect.get(nlp.model(), 'one'), 'lexicon') };
  return tagger;
}

const NAMING = /Name|Person|Place|City|Country|Region|Organization|Company|Team|ProperNoun/;
const tagOf = (word: string): string => {
  const { lexicon } = loaded();
  const tag = Object.hasOwn(lexicon, word) ? lexicon[word] : undefined;
  return Array.isArray(tag) ? tag.join(' ') : (tag ?? '');
};

/** Endings of words that are made from others, as no name is. */
const MADE_WORD =
  /^\p{L}{4,}(ing|ingly|tion|sion|ness|able|ible|ously|fully|less|ities|aries|apy|apist|ology|ism|ments)$/u;

function everyday(word: string): boolean {
  const low = plain(word);
  if (openers.has(low) || (MADE_WORD.test(low) && !/Name/.test(tagOf(low)))) return true;
  const known = [low, lemma(low)].map(tagOf).filter(Boolean);
  return known.length > 0 ? !known.some((tag) => NAMING.test(tag)) : verbs.has(lemma(low));
}

function words(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: found, index }) => ({
    text: owner(found),
    start: index,
    end: index + owner(found).length,
    after: text.slice(index + found.length, index + found.length + 24),
    opens: /(^|[.!?:;\n"“(…]|^[-*])\s*["“'(]*$/.test(text.slice(Math.max(0, index - 4), index)) || index === 0,
  }));
}

const ORG =
  /^(corp|corporation|inc|ltd|llc|gmbh|plc|company|co|group|bank|school|primary|academy|college|university|hospital|clinic|church|hotel|restaurant|cafe|café|bar|club|fc|gym|studio|institute|council|court|office|library|museum|theatre|theater|foundation|association|society|orchestra|agency|partners|solutions|systems|services|industries|airlines|market|supermarket|salon|nursery|kindergarten|palais|pub|police|department|ministry|team|united|city)$/i;
const TITLES =
  /^(mr|mrs|ms|miss|mx|dr|prof|professor|sir|madam|aunt|auntie|uncle|tio|tío|tia|tía|grandma|grandpa|nana|nonna|coach|pastor|father|sister|rabbi|imam|judge|officer|captain|señor|señora|herr|frau|monsieur|madame)$/i;
const PLACE = /^(in|to|from|near|around|outside|leave|left|moved|visit|visited|of)$/i;
const AT = /^(at|for|joined|with|by|via)$/i;

function kindOf(run: Word[], before: string): Kind {
  if (run.some(({ text }) => ORG.test(text))) return 'ORG';
  const tags = run.map(({ text }) => tagOf(plain(text))).join(' ');
  if (/City|Country|Region|Place/.test(tags) && !/FirstName|MaleName|FemaleName/.test(tags)) return 'LOCATION';
  if (/Organization|Company/.test(tags)) return 'ORG';
  if (/Name/.test(tags)) return 'PERSON';
  if (PLACE.test(before)) return 'LOCATION';
  return AT.test(before) ? 'ORG' : 'PERSON';
}

/** What people do and words do not: "Faith laughed", "Hunter and I". */
const DOES =
  /^(\s+(and|or)\s+(i|my|me)\b|\s+(never|always|keeps?|kept|said|says|told|tells|asked|asks|laughed|laughs|cried|cries|shouted|shouts|yelled|yells|ignored|ignores|promised|promises|left|leaves|called|calls|texted|texts|thinks|thought|hates|hated|loves|loved|wants|wanted|knows|knew|feels|felt|went|goes|lied|lies|cheated|cheats|apologised|apologized|forgot|forgets|refused|refuses|cooks|cooked|sulked|sulks|snores|invited|moved|married|hugged|kissed|blames?d?|accused|yawned|smiled|walked|slammed|threw|bought|sent|wrote|answered|replied|agreed|is my|was my|has been (mean|cold|distant|my))\b)/iu;

/** A capital inside a sentence names somebody or something; at its head it does so unless it is an everyday word. */
function names({ text, opens, after }: Word): boolean {
  if (!capital(text) || harmless.has(text) || text.length < 2) return false;
  const shouted = /^\p{Lu}{2,}$/u.test(text);
  if (wordNames.has(plain(text)) && (!opens || DOES.test(after))) return true;
  if (opens || shouted) return !everyday(text);
  return !openers.has(plain(text)) || TITLES.test(text);
}

function capitalised(text: string, all: Word[]): Span[] {
  const spans: Span[] = [];
  for (let i = 0; i < all.length; i++) {
    const run: Word[] = [];
    const held = (word: Word | undefined) =>
      word &&
      (names(word) ||
        (run.length > 0 &&
          /^(of|the|and|de|van|von|der|la|el|al|bin|da|dos|du|di|&)$/i.test(word.text) &&
          names(all[i + run.length + 1] ?? word)));
    const next = () => all[i + run.length];
    while (
      held(next()) &&
      (run.length === 0 || /^[\s.’'-]{1,3}$/.test(text.slice(run.at(-1)?.end ?? 0, next()?.start)))
    )
      run.push(next() as Word);
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last) continue;
    const small = all[i + run.length];
    const tail =
      small &&
      ORG.test(small.text) &&
      /^\s$/.test(text.slice(last.end, small.start)) &&
      kindOf(run, all[i - 1]?.text ?? '') === 'ORG';
    spans.push({ type: kindOf(run, all[i - 1]?.text ?? ''), start: first.start, end: tail ? small.end : last.end });
    i += run.length - 1;
  }
  return spans;
}

const KIN =
  /^(friend|boyfriend|girlfriend|husband|wife|partner|sister|brother|son|daughter|boss|manager|colleague|coworker|roommate|neighbour|neighbor|cousin|uncle|aunt|fiance|fiancé|fiancée|ex|mate|teacher|named|called|dog|cat|bestie|flatmate|mr|mrs|ms|miss|dr)$/i;

/** Names in small letters: those that the tagger knows, and the word after "my friend" or "mr". */
function small(text: string, all: Word[]): Span[] {
  return all.flatMap((word, i): Span[] => {
    const low = plain(word.text);
    const before = all[i - 1];
    const tag = tagOf(low);
    const place = { start: word.start, end: word.end };
    if (firms.has(low)) return [{ type: 'ORG', ...place }];
    if (capital(word.text)) return [];
    if (/MaleName|FemaleName|FirstName/.test(tag) && !wordNames.has(low) && !everydaySense(low))
      return [{ type: 'PERSON', ...place }];
    if (/City|Country/.test(tag) && !everydaySense(low)) return [{ type: 'LOCATION', ...place }];
    const adjoins = before && /^\.?\s$/.test(text.slice(before.end, word.start));
    if (adjoins && KIN.test(before.text) && !everyday(low) && !tag && low.length > 2)
      return [{ type: 'PERSON', ...place }];
    return [];
  });
}

const senses = new Set(
  'so an in me my do he she we may can see ok than else love many most un guy bath reading nice mobile orange cork split tours of march buy sale job kids baby mimi mo toy fiance van tad ty chad tee jan tan sid kit rod jean dolly chip buck candy cat bird june lane ali bea kim ash jo ed bud turkey china chile jordan georgia'.split(
    ' ',
  ),
);
const everydaySense = (word: string) =>
  senses.has(word) && !/^(ali|kim|ed|jo|jean|jordan|georgia|sid|chad)$/.test(word);

/** Every form of the names that are known: any spelling of the accents, with and without a capital. */
function knownNames(all: Word[], known: readonly string[]): Span[] {
  const parts = known.flatMap((name) => name.trim().split(/\s+/)).filter((part) => part.length > 1);
  const wanted = new Map(parts.map((part) => [plain(owner(part)), part]));
  return all.flatMap((word): Span[] => {
    const low = plain(word.text);
    const given = wanted.get(low);
    if (!given) return [];
    if (!capital(word.text) && capital(given) && wordNames.has(low)) return [];
    return [{ type: 'PERSON', start: word.start, end: word.end }];
  });
}

/** Long texts are read in pieces: the tagger's time grows with them. */
const PIECE = 4000;

function tagged(text: string): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < text.length; at += PIECE) spans.push(...taggedPiece(text.slice(at, at + PIECE), at));
  return spans;
}

function taggedPiece(text: string, at: number): Span[] {
  const doc = loaded().nlp(text);
  const found = (
    doc: { json: (options: object) => { text: string; offset: { start: number; length: number } }[] },
    type: Kind,
  ) =>
    doc
      .json({ offset: true })
      .flatMap(({ offset }): Span[] => trimmed(text, at, offset.start, offset.start + offset.length, type));
  return [
    ...found(doc.match('#Person+') as never, 'PERSON'),
    ...found(doc.match('#Place+') as never, 'LOCATION'),
    ...found(doc.match('#Organization+') as never, 'ORG'),
  ];
}

function trimmed(text: string, at: number, start: number, end: number, type: Kind): Span[] {
  const said = text.slice(start, end);
  const body = owner(said.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  if (
    body.length < 2 ||
    harmless.has(body) ||
    (!/\p{Lu}/u.test(body) && (everyday(body) || wordNames.has(plain(body)) || senses.has(plain(body))))
  )
    return [];
  const from = at + start + said.indexOf(body);
  return [{ type, start: from, end: from + body.length }];
}

/** People, places and organisations, known or not. */
export function named(text: string, known: readonly string[]): Span[] {
  const all = words(text);
  return [...knownNames(all, known), ...capitalised(text, all), ...small(text, all), ...tagged(text)];
}
