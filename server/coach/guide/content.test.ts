import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FILES } from '#server/coach/guide/content.ts';
import { contentOf } from '#server/coach/guide/library.ts';

const names = Object.keys(FILES) as (keyof typeof FILES)[];
/** Every sentence that a person reads, with where it stands; sources name books and journals as they are called. */
function sentences(value: unknown, at: string): { at: string; text: string }[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (Array.isArray(value)) return value.flatMap((one, i) => sentences(one, `${at}[${i}]`));
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value)
    .filter(
      ([key]) =>
        !['id', 'source', 'asked', 'kind', 'name', 'place', 'move', 'named', 'type', 'forms', 'unless'].includes(key),
    )
    .flatMap(([key, one]) => sentences(one, `${at}.${key}`));
}
const all = names.flatMap((name) => sentences(contentOf(name), name));
const found = (rule: RegExp) => all.filter(({ text }) => rule.test(text)).map(({ at, text }) => `${at}: ${text}`);

test('every file has its schema, and every schema its file', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace(/\.json$/, ''));
  expect(files.toSorted()).toEqual(names.toSorted());
});

test('no id stands twice', () => {
  const ids = names
    .filter((name) => Array.isArray(contentOf(name)))
    .flatMap((name) => {
      const rows = contentOf(name) as { id: string }[];
      const kind = name.split('/')[0];
      return rows.map(({ id }) => `${kind} ${id}`);
    });
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('no line is longer than can be read at a glance', () => {
  expect(all.filter(({ text }) => text.length > 320).map(({ at }) => at)).toEqual([]);
});

test('nobody is diagnosed, judged or told what somebody else meant', () => {
  expect(
    found(/\b(?:he|she|they|your partner) (?:is|are) (?:a )?(?:narcissist|toxic|abusive|selfish|lazy|immature)/i),
  ).toEqual([]);
  expect(
    found(/\byou did nothing wrong\b|\byou deserve better\b|(?<!not )(?:his|her|their) fault\b|\bleave (?:him|her)\b/i),
  ).toEqual([]);
  expect(found(/\b(?:diagnos|(?<!not a )therap|clinical|counsellor|cure[sd]?\b|treatment)/i)).toEqual([]);
});

test('it is American English, in our own names for things', () => {
  const british = new RegExp(
    [
      String.raw`\b(?:mum|favour\w*|colour\w*|behaviour\w*|apologis\w+|realis\w+|organis\w+|recognis\w+|flatmates?|whilst`,
      String.raw`|somebody|anybody|rubbish|holidaymaker|cosy|grey|centre|neighbour\w*|cancell(?:ed|ing)|travell\w+`,
      String.raw`|practis\w+|fortnight|mobile phone|solicitor|queue)\b`,
    ].join(''),
    'i',
  );
  expect(found(british)).toEqual([]);
  expect(found(/!(?!\w)/)).toEqual([]);
});

test('every slot of a message is a field of its form, and every field stands in a tone', () => {
  for (const { id, fields, warm, plain } of contentOf('frames')) {
    const names = fields.map(({ name }) => name);
    const slots = [...warm, ...plain].flatMap((line) => [...line.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot));
    expect({ id, unknown: slots.filter((slot) => !names.includes(slot ?? '')) }).toEqual({ id, unknown: [] });
    expect({ id, unused: names.filter((name) => !slots.includes(name)) }).toEqual({ id, unused: [] });
  }
});

test('every phrase that the guide says is there', () => {
  const phrases = contentOf('phrases');
  const code = readdirSync('server/coach/guide', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(`server/coach/guide/${file}`, 'utf8'))
    .join('\n');
  const said = [...code.matchAll(/\b(?:phrase|plainly|staying)\('(\w+)'/g)].map(([, name]) => name ?? '');
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter((name) => !(name in phrases))).toEqual([]);
});

test('each situation has words of its own', () => {
  const lines = (['partner', 'family', 'friends', 'work', 'self'] as const)
    .flatMap((place) => contentOf(`situations/${place}`))
    .flatMap(({ title, views, apart, step }) => [title, ...views, apart, step]);
  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
});
