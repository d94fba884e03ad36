import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { product } from '#test/sources.ts';

/** What docs/voice.md asks for and a machine can tell: American spelling, and one name for each thing. */
const NEVER: readonly [RegExp, instead: string][] = [
  [/\b(some|any)body\b/i, 'someone, anyone'],
  [/\be-mails?\b/i, 'email'],
  [/\b(colour|favourite|favour|behaviour|neighbour|honour|humour|labour)\w*/i, 'the American spelling, -or'],
  [/\b(centre|theatre|metre|grey|whilst|learnt|cheque|licence|defence|programme)s?\b/i, 'the American spelling'],
  [/\b(organ|recogn|apolog|anonym|summar|personal|critic|prior|real|minim|emphas)is(e|es|ed|ing|ation)\b/i, '-ize'],
  [/\b(cancell|travell|modell|labell)(ed|ing)\b/i, 'one l'],
  [/\bha(s|ve) the word\b/i, 'has the floor'],
  [/\bmailbox\b/i, 'email'],
  [/\bwithout this tick\b/i, 'if you leave this unchecked'],
  [/\bwaits? for its turn\b/i, 'waiting to send'],
  [/\bone a line\b/i, 'one per line'],
  [/\bcame to go\b/i, 'will be deleted'],
  [/\bwith which you\b/i, 'to'],
  [/\b(look|looks) into your\b/i, 'check your'],
  [/\bno reason is told\b/i, 'they won’t be told why'],
  [/\bpractis(e|es|ed|ing)\b/i, 'practice'],
  [/\bcatalogues?\b/i, 'catalog'],
  [/\b(could|was|is|does|did|has) not be (loaded|saved|opened|reached)\b/i, 'a contraction'],
];

/** What is said to people or about the API; names of files, addresses and code keep theirs. */
const isSpoken = (path: string) =>
  /^(web|contract|server)\//.test(path) && !/^(web\/kit\/page|server\/(coach|safety|payments))\//.test(path);
/** Letters and answers of the server are its quoted sentences; what else stands there in quotes reads what people write. */
const sentences = (line: string) =>
  [...line.matchAll(/['"`]([A-Z$][^'"`]* [^'"`]*)/g)]
    .map(([, words]) => words ?? '')
    .filter((words) => !/[|\\]/.test(words));
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
/** A sentence or a label has a space beside the word, or stands between quotes or tags. */
const spoken = (text: string) =>
  withoutComments(text)
    .replaceAll('\\n', ' ')
    .split('\n')
    .filter((line) => !/^\s*(import|export .* from)\b/.test(line));

test('texts keep to American spelling and to one name for each thing', () => {
  const wrong = product
    .filter(({ path }) => isSpoken(path))
    .flatMap(({ path, text }) =>
      (path.startsWith('server/') ? spoken(text).flatMap(sentences) : spoken(text)).flatMap((line) =>
        NEVER.filter(([words]) => words.test(line)).map(
          ([words, instead]) => `${path}: ${words.exec(line)?.[0]}, say ${instead}: ${line.trim().slice(0, 120)}`,
        ),
      ),
    );
  expect(wrong).toEqual([]);
});

/** What reads what people write, or speaks to a model, a database or as a payment provider. */
const READS = new RegExp(
  [
    '^server/(?:coach/(?!guide/)|coach/guide/labels|safety|reading|rehearsal|database|progress/patterns)',
    '|^server/(?:conversations/(?:progress|mediator)|payments/(?:sandbox|stripe))|^web/text-analysis/export/moves',
  ].join(''),
);
const STRAIGHT = /[A-Za-z})]'(?:s|t|re|ve|ll|d|m)\b/;

test('people read typographic apostrophes', () => {
  const wrong = product
    .filter(({ path }) => !READS.test(path))
    .flatMap(({ path, text }) =>
      withoutComments(text)
        .split('\n')
        .filter((line) => STRAIGHT.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(wrong).toEqual([]);
});

/** Words by which something is asked for or found in what people write. */
const PATTERNS = /^(?:asked|forms|unless|named)$/;
const linesOf = (content: unknown): string[] =>
  typeof content === 'string'
    ? [content]
    : Object.entries(content ?? {}).flatMap(([key, value]) => (PATTERNS.test(key) ? [] : linesOf(value)));

test('the guide writes typographic apostrophes and quotation marks', () => {
  const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
  const menus = Object.values(read('server/coach/guide/menus.json') as object);
  const lines = [...globSync(['content/**/*.json', 'server/stories/*.json']).map(read), menus].flatMap(linesOf);
  expect(lines.length).toBeGreaterThan(1000);
  expect(lines.filter((line) => /['"]/.test(line))).toEqual([]);
});
