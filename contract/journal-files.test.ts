import { describe, expect, test } from 'vitest';
import { afterTitle } from '#contract/journal.ts';
import { asJson, asMarkdown, NO_MOOD, NOT_READABLE, readJournalFile } from '#contract/journal-files.ts';

const people = [
  { id: 'maya', name: 'Maya' },
  { id: 'ben', name: 'Ben' },
  { id: 'other ben', name: 'ben ' },
];
const missing = { mood: null, today: '2026-11-20', people };
const entries = [
  {
    ...{
      title: 'The dishes, "again"',
      content: '# not a heading\n\nI put the towel down.\n## nor this',
      on: '2026-11-19',
    },
    ...{ emotions: 'relieved, proud', mood: 'very_happy' as const, tags: ['maya', 'repair'], relationshipId: 'maya' },
  },
  {
    title: 'A call',
    content: 'Eleven minutes, all boiler.',
    emotions: 'calm',
    mood: 'sad' as const,
    tags: [],
    on: '2026-11-02',
    relationshipId: null,
  },
];

test.each([
  ['journal.md', asMarkdown(entries, people)],
  ['journal.json', asJson(entries, people)],
])('what is exported to %s is read back as it was', (name, text) => {
  const { entries: read, broken } = readJournalFile(name, text, missing);
  expect(broken).toEqual([]);
  expect(read).toMatchObject(entries);
});

test('a name of two, or of nobody, is left out and the entry stays', () => {
  const csv = [
    'date,content,mood,about',
    '2026-11-01,We cooked together.,happy,Ben',
    '2026-11-01,A walk alone.,happy,Zed',
  ];
  const { entries: read, broken } = readJournalFile('x.csv', csv.join('\n'), missing);
  expect([read.map(({ relationshipId }) => relationshipId), broken]).toEqual([[null, null], []]);
});

describe('a CSV file', () => {
  const csv = [
    'Date,Title,Content,Mood,Emotions,Tags',
    '2026-11-01,"A ""good"" day","Two lines,',
    'and a comma",happy,calm,"a, b"',
    '2026-11-02,,too short,happy,,',
    '2026-12-01,Later,Not written yet at all,happy,,',
    '2026-11-03,Odd,Something about a mood,great,,',
    ',No day,Something about a day,happy,,',
    '2026-11-04,No mood,Something without a mood,,,',
    '11/05/2026,Another,Something with a day,happy,,',
  ].join('\r\n');

  test('gives its good rows, and the others with their line', () => {
    const { entries: read, broken } = readJournalFile('x.csv', csv, missing);
    expect(read).toHaveLength(1);
    expect(read[0]).toMatchObject({
      ...{ title: 'A "good" day', content: 'Two lines,\nand a comma', tags: ['a', 'b'], on: '2026-11-01' },
    });
    expect(broken).toEqual([
      { line: 4, reason: 'Content must be at least 10 characters' },
      { line: 5, reason: 'This day is in the future' },
      { line: 6, reason: '“great” isn’t a mood.' },
      { line: 7, reason: 'It has no date.' },
      { line: 8, reason: NO_MOOD },
      { line: 9, reason: '“11/05/2026” isn’t a day. Write it like 2026-11-20.' },
    ]);
  });

  test.each([
    ['day,text,mood\n2026-11-01,A walk alone.,happy', 'date and content'],
    ['date;content\n2026-11-01;A walk alone.', 'date and content'],
    ['\uFEFFDate,text\n2026-11-01,A walk alone.', 'content'],
  ])('without the columns it needs says which', (text, names) => {
    const reason = `The first line has to name the columns, with commas between them. Missing: ${names}.`;
    expect(readJournalFile('x.csv', text, missing)).toEqual({ entries: [], broken: [{ line: 1, reason }] });
  });

  test('takes the mood that was chosen for what has none', () => {
    const { entries: read } = readJournalFile('x.csv', csv, { ...missing, mood: 'neutral' });
    expect(read.at(-1)).toMatchObject({ title: 'No mood', mood: 'neutral', emotions: 'Not noted' });
  });
});

test('Day One’s file is read by the day it was where it was written', () => {
  const dayOne = JSON.stringify({
    metadata: { version: '1.0' },
    entries: [
      {
        creationDate: '2026-11-01T02:30:00Z',
        timeZone: 'America/New_York',
        text: '# Rain\n\nIt rained all day.',
        tags: ['w'],
      },
      { creationDate: '2026-11-02T12:00:00Z', text: 'No heading here, only words.' },
      { text: 'When was this written?' },
    ],
  });
  const { entries: read, broken } = readJournalFile('Journal.json', dayOne, { ...missing, mood: 'neutral' });
  expect(read).toMatchObject([
    { title: 'Rain', content: 'It rained all day.', on: '2026-10-31', tags: ['w'] },
    { title: 'No heading here, only words.', on: '2026-11-02' },
  ]);
  expect(broken).toEqual([{ line: 3, reason: 'It has no date.' }]);
});

test.each([
  ['x.json', '{"entries": ['],
  ['x.csv', ''],
])('a file that is none says so: %s', (name, text) => {
  expect(readJournalFile(name, text, missing)).toEqual({ entries: [], broken: [{ line: 1, reason: NOT_READABLE }] });
});

test('a text without a heading says what an entry begins with', () => {
  const { entries: read, broken } = readJournalFile('x.md', 'Just words', missing);
  const reason = 'It has no entry. Each begins with “## ” and its title, and “Date: 2026-11-20” below.';
  expect([read, broken]).toEqual([[], [{ line: 1, reason }]]);
});

test.each([
  ['a first line', 'We cooked together.\n\nThen we ate.', 'Then we ate.'],
  ['all there is', 'We cooked together.', ''],
  [
    'the beginning of a long line',
    `${'We cooked. '.repeat(12)}Then we ate.`,
    '…We cooked. We cooked. We cooked. Then we ate.',
  ],
])('an entry that is titled by %s does not say it twice', (_what, content, rest) => {
  const csv = `date,mood,content\n2026-11-01,happy,"${content}"`;
  const [entry] = readJournalFile('x.csv', csv, missing).entries;
  expect(entry?.content).toBe(content);
  expect(entry && afterTitle(entry)).toBe(rest);
});

test('a title that only begins like the words leaves them whole', () => {
  expect(afterTitle({ title: 'We', content: 'We cooked together.' })).toBe('We cooked together.');
});
