import { expect, it } from 'vitest';
import { zipOf } from '#test/zip.ts';
import { readFile } from '#web/text-analysis/export/read.ts';

const chat = ['25/12/2024, 21:05 - Maya Stone: Merry Christmas', '26/12/2024, 08:00 - Ben: Sorry, I was asleep'].join(
  '\n',
);
const read = (bytes: Buffer<ArrayBuffer>) => readFile(new Blob([bytes]), {}, () => {});
const own = { name: '_chat.txt', content: chat };

it.each([
  ['an iPhone', zipOf([own])],
  ['Android', zipOf([{ name: 'WhatsApp Chat with Maya.txt', content: chat, isStored: true }])],
  [
    'a Mac, with pictures, a longer text and a remark',
    zipOf(
      [
        { name: '__MACOSX/._chat.txt', content: 'x'.repeat(9000) },
        { name: 'IMG-1.jpg', content: Buffer.from([0xff, 0xd8, 0xff]), isStored: true },
        { name: 'notes.txt', content: `${chat}\n`.repeat(9) },
        { ...own, name: 'WhatsApp Chat/_chat.txt' },
      ],
      'Zipped on a Sunday',
    ),
  ],
])('a chat is read out of the archive of %s', async (_who, archive) => {
  const parsed = await read(archive);
  expect(parsed.kind === 'chat' && [parsed.chat.people, parsed.chat.lines.length]).toEqual([['Maya Stone', 'Ben'], 2]);
});

const whole = zipOf([own]);
/** Changes one byte of the compressed data. */
const flipped = () => {
  const archive = Buffer.from(whole);
  archive[60] = (archive[60] ?? 0) ^ 0xff;
  return archive as Buffer<ArrayBuffer>;
};

it.each([
  ['zip_broken', 'cut off', whole.subarray(0, whole.length - 30)],
  ['zip_broken', 'without its beginning', Buffer.concat([whole.subarray(0, 4), whole.subarray(40)])],
  ['zip_broken', 'with other words than were packed', flipped()],
  ['zip_broken', 'that swells beyond what it says', zipOf([{ ...own, size: 10 }])],
  ['zip_broken', 'of nothing but a sign', Buffer.from('PK\x03\x04', 'latin1')],
  ['zip_locked', 'with a password', zipOf([{ ...own, flags: 1 }])],
  ['zip_empty', 'of pictures', zipOf([{ name: 'IMG-1.jpg', content: 'x' }])],
  ['zip_empty', 'with nothing in it', zipOf([])],
  ['too_large', 'larger than a life', zipOf([{ ...own, size: 70_000_000 }])],
  ['unknown', 'of a diary', zipOf([{ name: 'diary.txt', content: 'Dear diary, today was fine.' }])],
])('"%s" is the answer to an archive %s', async (problem, _how, archive) => {
  expect(await read(archive)).toEqual({ kind: 'problem', problem });
});
