import { describe, expect, it } from 'vitest';
import type { Chat, Parsed } from '#web/text-analysis/export/chat.ts';
import { figuresOf } from '#web/text-analysis/export/figures.ts';
import { looksExported, readExport } from '#web/text-analysis/export/read.ts';

const read = (text: string | Uint8Array, wish = {}): Parsed =>
  readExport(typeof text === 'string' ? new TextEncoder().encode(text) : text, wish, () => {});
function chatOf(text: string | Uint8Array, wish = {}): Chat {
  const parsed = read(text, wish);
  if (parsed.kind !== 'chat') throw new Error(JSON.stringify(parsed));
  return parsed.chat;
}
const days = (text: string, wish = {}) =>
  chatOf(text, wish).lines.map(({ at }) => new Date(at).toISOString().slice(0, 16));

const android = [
  '25/12/2024, 09:00 - Messages and calls are end-to-end encrypted.',
  '25/12/2024, 09:00 - Maya Stone: Merry Christmas',
  'and a good morning',
  '25/12/2024, 21:05 - Ben: <Media omitted>',
  '26/12/2024, 08:00 - Ben: Sorry, I was asleep: long day',
].join('\n');

describe('WhatsApp', () => {
  it('is read from Android, over several lines, without what nobody said', () => {
    const { people, lines } = chatOf(android);
    expect(people).toEqual(['Maya Stone', 'Ben']);
    expect(lines.map(({ text }) => text)).toEqual([
      'Merry Christmas\nand a good morning',
      '',
      'Sorry, I was asleep: long day',
    ]);
  });

  it.each([
    ['month first', '12/25/24, 9:05 PM - A: x\n12/26/24, 12:05 AM - B: y', ['2024-12-25T21:05', '2024-12-26T00:05']],
    [
      'an iPhone’s',
      '[25/12/2024, 21:05:09] A: x\n\u200e[26/12/2024, 00:05:01] B: y',
      ['2024-12-25T21:05', '2024-12-26T00:05'],
    ],
    ['with points', '01.02.24, 21:05 - A: x\n02.02.24, 00:05 - B: y', ['2024-02-01T21:05', '2024-02-02T00:05']],
    ['year first', '2024-02-01, 21:05 - A: x\n2024-02-02, 00:05 - B: y', ['2024-02-01T21:05', '2024-02-02T00:05']],
    [
      'told by time alone',
      '01/02/24, 21:05 - A: x\n01/03/24, 9:05 - B: y\n02/01/24, 9:05 - B: z',
      ['2024-01-02T21:05', '2024-01-03T09:05', '2024-02-01T09:05'],
    ],
    [
      'a narrow space',
      '12/25/24, 9:05\u202fPM - A: x\n12/26/24, 9:05\u202fAM - B: y',
      ['2024-12-25T21:05', '2024-12-26T09:05'],
    ],
  ])('has dates %s', (_how, text, expected) => {
    expect(days(text)).toEqual(expected);
  });

  it('says that it guessed where the file does not tell, and reads it the other way when asked', () => {
    const text = '01/02/24, 21:05 - A: x\n01/02/24, 21:06 - B: y';
    expect(chatOf(text).guessed).toBe('month');
    expect(days(text, { order: 'day' })[0]).toBe('2024-02-01T21:05');
  });

  it('with dates in two orders is not guessed at', () => {
    const line = (date: string) => `${date}/24, 21:05 - A: x`;
    const long = ['25/12', '26/12', '27/12', '12/25', '12/26', '12/27'];
    for (const dates of [long, ['13/02', '02/13', '14/02', '02/15']])
      expect(read(dates.map(line).join('\n'))).toEqual({ kind: 'problem', problem: 'mixed_dates' });
  });
});

it('iMessage text is read, with who exported it', () => {
  const text =
    'May 17, 2022  5:29:42 PM (Read by them after 1 minute)\nMe\nHello\nthere\n\nMay 17, 2022  5:30:00 PM\n+15550100\nHi\n\n';
  const { people, me, lines } = chatOf(text);
  expect([people, me, lines.map((line) => line.text)]).toEqual([['Me', '+15550100'], 0, ['Hello\nthere', 'Hi']]);
});

describe('Telegram', () => {
  const chat = (name: string) => ({
    name,
    messages: [
      { type: 'message', from: 'Ben', date: '2024-05-17T10:00:00', text: ['See ', { type: 'link', text: 'this' }] },
      { type: 'service', actor: 'Ben', date: '2024-05-17T10:01:00', text: '' },
      { type: 'message', from: name, date: '2024-05-17T10:02:00', date_unixtime: '1715940120', text: 'Nice' },
    ],
  });
  it('is read from one chat', () => {
    expect(chatOf(JSON.stringify(chat('Maya'))).lines.map(({ text }) => text)).toEqual(['See this', 'Nice']);
  });
  it('with several chats asks which', () => {
    const all = JSON.stringify({ chats: { list: [chat('Maya'), chat('Tom')] } });
    expect(read(all)).toMatchObject({ kind: 'choose', chats: [{ name: 'Maya', messages: 3 }, { name: 'Tom' }] });
    expect(chatOf(all, { chat: 1 }).people).toEqual(['Ben', 'Tom']);
  });
});

it('a backup of text messages is read contact by contact, with its signs', () => {
  const one = (contact: string, type: number, body: string, date: number) =>
    `<sms address="+1555" date="${date}" type="${type}" body="${body}" contact_name="${contact}" />`;
  const text = [
    "<?xml version='1.0'?><smses ",
    `count="3">${one('Maya', 1, 'a &amp; b &#55357;&#56832;', 1000)}`,
    `${one('Maya', 2, 'it&apos;s &gt; ok', 2000)}${one('Tom', 1, 'x', 3000)}</smses>`,
  ].join('');
  expect(read(text)).toMatchObject({ kind: 'choose', chats: [{ name: 'Maya', messages: 2 }, { name: 'Tom' }] });
  const { lines, me, people } = chatOf(text, { chat: 0 });
  expect([lines.map((line) => line.text), people, me]).toEqual([['a & b 😀', "it's > ok"], ['Maya', 'Me'], 1]);
});

describe('what cannot be read gets a clear answer', () => {
  it.each([
    ['unknown', 'Dear diary, today was fine.\nNothing else.'],
    ['unknown', '{"a": 1'],
    ['unknown', '{"a": 1}'],
    ['empty', ' \n'],
    ['empty', '{"messages": []}'],
    ['empty', '<smses count="0"></smses>'],
    ['encoding', new Uint8Array([0x31, 0xe9, 0x20, 0xff, 0x41])],
  ])('%s', (problem, given) => {
    expect(read(given)).toEqual({ kind: 'problem', problem });
  });
  it('but wide letters are read', () => {
    const wide = new Uint8Array(Uint16Array.from(android, (sign) => sign.charCodeAt(0)).buffer);
    expect(chatOf(wide).people).toEqual(['Maya Stone', 'Ben']);
  });
});

it('recognizes what is pasted', () => {
  expect([looksExported(android), looksExported('Fine. Do what you want.')]).toEqual([true, false]);
});

describe('what is counted', () => {
  const HOUR = 3_600_000;
  const at = (hours: number, who: number, text = 'ok') => ({ at: Date.UTC(2024, 0, 1) + hours * HOUR, who, text });
  const chat = (lines: Chat['lines']): Chat => ({ people: ['A', 'B'], lines, me: 0, guessed: null });

  it('who starts, who answers how fast, and who writes how much', () => {
    const { people, started } = figuresOf(
      chat([at(0, 0, 'Are you there?'), at(0.5, 1, 'yes'), at(1, 1), at(1.25, 0), at(7.25, 1), at(14, 0)]),
    );
    expect(people).toMatchObject([
      { messages: 3, words: 5, starts: 2, answers: 1, median: 15 },
      { messages: 3, words: 3, starts: 1, answers: 1, median: 30 },
    ]);
    expect(started).toEqual([[2], [1]]);
  });

  it('phrases of conflict and repair, and none where the chat is in another language', () => {
    const { moves, moments } = figuresOf(
      chat([at(0, 0, 'You always say that'), at(1, 1, 'I’m sorry, that is true'), at(2, 0, 'It is fine')]),
    );
    expect(moves).toEqual({ conflict: [1], repair: [1] });
    expect(moments.map(({ index, move }) => [index, move])).toEqual([
      [1, 'repair'],
      [0, 'conflict'],
    ]);
    expect(figuresOf(chat([at(0, 0, 'Das war schön'), at(1, 1, 'Ja, sehr')])).moves).toBeNull();
  });
});
