import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readExport } from '#web/account/data/readExport.ts';

const bytes = (...parts: (readonly [size: 2 | 4, value: number])[]) => {
  const out = Buffer.alloc(parts.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of parts) at = out.writeUIntLE(value, at, size);
  return out;
};

/** A ZIP as other programs write it: sizes before the content, only some files deflated. */
function packed(files: Record<string, string>) {
  const heads: Buffer[] = [];
  const bodies: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const method = text.length > 40 ? 8 : 0;
    const body = method === 8 ? deflateRawSync(text) : Buffer.from(text);
    const about = bytes(
      [2, 20],
      [2, 0],
      [2, method],
      [4, 0],
      [4, 0],
      [4, body.length],
      [4, text.length],
      [2, name.length],
      [2, 0],
    );
    heads.push(
      Buffer.concat([
        bytes([4, 0x02014b50], [2, 20]),
        about,
        bytes([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
        Buffer.from(name),
      ]),
    );
    bodies.push(Buffer.concat([bytes([4, 0x04034b50]), about, Buffer.from(name), body]));
    offset += bodies.at(-1)?.length ?? 0;
  }
  const list = Buffer.concat(heads);
  const end = bytes(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, heads.length],
    [2, heads.length],
    [4, list.length],
    [4, offset],
    [2, 7],
  );
  return new Blob([Buffer.concat([...bodies, list, end, Buffer.from('comment')])]);
}

const about = { format: 'mallama-export', version: 1 };
const journal = { entries: [{ title: 'A day', content: 'x'.repeat(100) }] };

test('reads an archive that another program packed again, into a folder', async () => {
  const file = packed({
    'mine/mallama.json': JSON.stringify(about),
    'mine/journal.json': JSON.stringify(journal),
    'mine/journal.md': '# Journal',
    '__MACOSX/mine/._journal.json': 'not json',
  });
  expect(await readExport(file)).toEqual({ ...about, rooms: { journal } });
});

test('reads the one file that programs get', async () => {
  const all = { ...about, rooms: { journal } };
  expect(await readExport(new Blob([JSON.stringify(all)]))).toEqual(all);
});

test.each([
  ['nothing', ''],
  ['a picture', '\x89PNG and more'],
  ['the beginning of an archive', 'PK\x03\x04 and then no end'],
  ['half a JSON file', '{"format": "mallama-ex'],
])('throws at %s', async (_what, content) => {
  await expect(readExport(new Blob([content]))).rejects.toThrow();
});

test('throws at an archive that was cut or changed', async () => {
  const whole = packed({ 'mallama.json': JSON.stringify(about), 'journal.json': JSON.stringify(journal) });
  await expect(readExport(whole.slice(20))).rejects.toThrow();
});
