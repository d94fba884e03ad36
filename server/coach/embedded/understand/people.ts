import type { Reading } from '#server/coach/language/read.ts';

export type Somebody = { name: string | null; role: string | null; pronoun: 'he' | 'she' | 'they' };

const HE =
  'husband hubby boyfriend bf father dad brother son grandfather grandpa grandad uncle nephew fiance fiancé stepfather stepdad stepson'.split(
    ' ',
  );
const SHE =
  'wife girlfriend gf mother mum mom sister daughter grandmother grandma gran nan aunt niece fiancee fiancée stepmother stepmum stepdaughter'.split(
    ' ',
  );
const THEY =
  'partner spouse friend mate colleague coworker co-worker boss manager roommate flatmate housemate neighbour neighbor cousin parents kids children child ex teacher coach mentor client landlord team twins family in-laws best-friend'.split(
    ' ',
  );
/** Short for a role, or the same in other letters. */
const WRITTEN: Readonly<Record<string, string>> = {
  mom: 'mum',
  gf: 'girlfriend',
  bf: 'boyfriend',
  hubby: 'husband',
  mate: 'friend',
  'co-worker': 'colleague',
  fiance: 'fiancé',
  fiancee: 'fiancée',
};
const ROLES = [...HE, ...SHE, ...THEY].join('|').replaceAll('-', '[- ]');
/** "Husband told his mum": a role without an owner, as people write in haste. */
const BARE = new RegExp(
  `(?<=^|[.!?]\\s+|\\n)(?:(?:[Yy]ounger|[Oo]lder|[Ll]ittle|[Bb]ig|[Bb]est)[- ])?(${[...HE, ...SHE].join('|')}|boss|ex|partner)(?=\\s+(?:is|was|has|had|told|said|says|keeps|never|always|won't|wont|doesn't|doesnt|didn't|didnt|wants|snores|left|came|thinks|got|asked)\\b)`,
  'giu',
);
const MINE = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur)\\s+(?:(?:best|closest|close|older|younger|little|big|elder|new|old|oldest|youngest|late|ex|lovely|dear|future|step|teenage|only|adult|own)[- ]+)*((?:${ROLES})(?:[- ]in[- ]law)?|ex[- ](?:wife|husband|girlfriend|boyfriend|partner))(?!\\p{L})(?:,?\\s+(\\p{Lu}\\p{Ll}+))?`,
  'gu',
);
/** Words that begin with a capital for another reason than being somebody's name. */
const NO_NAMES = new Set(
  'Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays Lately Madrid I Im Ive Id Ill Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December Christmas Easter Thanksgiving Ramadan Eid Diwali Hanukkah English French German Spanish Italian Facebook Instagram TikTok WhatsApp Netflix Google Xbox PlayStation God Jesus OK Ok TV PS LOL OMG AI Mallama Me Him Her Them Us You Mr Mrs Ms Dr Einstein Berlin London Paris York'.split(
    ' ',
  ),
);
const ACTS =
  /^\s+(?:is|was|has|had|said|says|told|tells|did|does|will|would|wants|wanted|never|always|keeps|kept|thinks|thought|got|gets|went|came|left|forgot|called|calls|asked|lied|and I|and me|can|could|cheated|yelled|shouted|ignored|made|makes|took|gave|started|texted|wrote|bought|spent|lent|owes|moved|doesn't|doesnt|didn't|didnt|won't|wont|isn't|isnt|hasn't|hasnt|died|hates|loves|likes|snores|drinks|stopped|refuses|needs|seems|broke|threw|hit|sent|works|lives|comes|goes|cancelled|canceled|ignores|treats|talks|calls|feels|found|met|promised|'s)\b/;

/** "from Manila", "his Tamil": a place or a language. */
const PLACE =
  /\b(?:in|from|near|via|my|his|her|their|speaks?|learn(?:ing|s|ed)?|(?:mov|fl[yei]|travel|relocat)\w*(?: \w+)?(?: from \w+)? to)\s+$/i;
const IS_ROLE = new RegExp(`^(?:${ROLES})$`, 'i');

export function nameIn(text: string): string[] {
  const found: string[] = [];
  for (const { 0: word, index } of text.matchAll(/\p{Lu}[\p{Ll}]+(?:-\p{Lu}\p{Ll}+)?/gu)) {
    const opens = /(^|[.!?\n:“"(]\s*)$/.test(text.slice(Math.max(0, index - 3), index));
    const inSentence = !opens && /[\p{Ll},]\s+$/u.test(text.slice(Math.max(0, index - 3), index));
    if (PLACE.test(text.slice(Math.max(0, index - 40), index)) || IS_ROLE.test(word)) continue;
    const acts = opens && ACTS.test(text.slice(index + word.length, index + word.length + 14)) && !COMMON.test(word);
    if ((inSentence || acts) && !NO_NAMES.has(word)) found.push(word);
  }
  return [...new Set(found)];
}
const COMMON =
  /^(He|She|It|They|We|You|This|That|There|Here|What|Who|Everyone|Everybody|Nobody|Someone|Something|Nothing|Everything|People|My|Our|His|Her|Their|Your|The|A|An|Mum|Mom|Dad|Mother|Father|One|Today|Yesterday|Tomorrow|Work|Life|Love|Everyday|Marriage|Dinner|Money|Anyone|All|Both|Another|Some|Which|How|When|Where|Why|If|And|But|So|Then|Now|Just)$/;

function pronounOf(role: string | null, text: string): Somebody['pronoun'] {
  if (role && HE.some((one) => role.startsWith(one))) return 'he';
  if (role && SHE.some((one) => role.startsWith(one))) return 'she';
  const he = text.match(/\b(he|him|his)\b/gi)?.length ?? 0;
  const she = text.match(/\b(she|her|hers)\b/gi)?.length ?? 0;
  return he > she ? 'he' : she > he ? 'she' : 'they';
}

function roleOf(written: string): string {
  const role = written.toLowerCase().replace(/^(ex)[- ]/, 'ex-');
  return WRITTEN[role] ?? role;
}

/** Whom a text is about besides its writer, in the order of appearance: "my sister Maya", "Tom", "he". */
export function peopleIn({ plain: { text } }: Reading): Somebody[] {
  const roles = [...text.matchAll(MINE)].map(({ 1: role = '', 2: name }) => ({
    name: name && !NO_NAMES.has(name) ? name : null,
    role: roleOf(role),
    pronoun: pronounOf(role.toLowerCase(), text),
  }));
  const bare = [...text.matchAll(BARE)].map(({ 1: role = '' }) => ({
    name: null,
    role: roleOf(role),
    pronoun: pronounOf(role.toLowerCase(), text),
  }));
  const named = nameIn(text)
    .filter((name) => !roles.some((one) => one.name === name))
    .map((name) => ({ name, role: null, pronoun: pronounOf(null, text) }));
  const seen = new Set<string>();
  const all = [...roles, ...bare, ...named].filter(({ name, role }) => {
    const key = name ?? role ?? '';
    return !seen.has(key) && seen.add(key);
  });
  if (all.length) return all;
  const pronoun = pronounOf(null, text);
  return /\b(he|she|him|her|they|them)\b/i.test(text) ? [{ name: null, role: null, pronoun }] : [];
}

/** How to speak of them to the writer: "Maya", "your sister", or the pronoun's own word. */
export function called(one: Somebody | undefined, otherwise = 'the other person'): string {
  if (!one) return otherwise;
  if (one.name) return one.name;
  return one.role ? `your ${one.role}` : otherwise;
}

const OBJECT = { he: 'him', she: 'her', they: 'them' } as const;
const OWNER = { he: 'his', she: 'her', they: 'their' } as const;
export const objectOf = (one: Somebody | undefined) => OBJECT[one?.pronoun ?? 'they'];
export const ownerOf = (one: Somebody | undefined) => OWNER[one?.pronoun ?? 'they'];
