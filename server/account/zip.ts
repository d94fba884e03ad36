import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export type ZipFile = { name: string; text: AsyncIterable<string> };
type Written = { name: Buffer; crc: number; packed: number; size: number; offset: number };

/** Version 2.0, sizes after the content, UTF-8 names, deflated. */
const VERSION = 20;
const FLAGS = 0x0808;
const DEFLATED = 8;
/** Placeholders: sizes come after the content, where they are known. */
const SIZES_FOLLOW = [0, 0, 0] as const;

const fields = (...parts: readonly (readonly [bytes: 2 | 4, value: number])[]) => {
  const out = Buffer.alloc(parts.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of parts) at = out.writeUIntLE(value, at, bytes);
  return out;
};

/** ZIP stores times from 1980 on in two 16-bit fields, to the even second. */
const timeOf = (at: Date) => (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
const dayOf = (at: Date) => ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();

/** The fields that the header of a file and the directory at the end have in common. */
const described = (at: Date, name: Buffer, [crc, packed, size]: readonly [number, number, number]) =>
  fields(
    ...([VERSION, FLAGS, DEFLATED, timeOf(at), dayOf(at)] as const).map((value) => [2, value] as const),
    ...([crc, packed, size] as const).map((value) => [4, value] as const),
    ...([name.length, 0] as const).map((value) => [2, value] as const),
  );

async function* summed(text: AsyncIterable<string>, sum: Written) {
  for await (const piece of text) {
    const bytes = Buffer.from(piece);
    sum.crc = crc32(bytes, sum.crc);
    sum.size += bytes.length;
    yield bytes;
  }
}

/** A ZIP archive, file after file. Only the piece that is being packed is held in memory. */
export async function* zip(files: AsyncIterable<ZipFile>, at: Date): AsyncGenerator<Buffer> {
  const done: Written[] = [];
  let offset = 0;
  for await (const { name, text } of files) {
    const written: Written = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, offset };
    const head = Buffer.concat([fields([4, 0x04034b50]), described(at, written.name, SIZES_FOLLOW), written.name]);
    yield head;
    const packing = pipeline(Readable.from(summed(text, written)), createDeflateRaw(), () => {});
    for await (const piece of packing) {
      written.packed += piece.length;
      yield piece;
    }
    const tail = fields([4, 0x08074b50], [4, written.crc], [4, written.packed], [4, written.size]);
    yield tail;
    offset += head.length + written.packed + tail.length;
    done.push(written);
  }
  const list = done.map(({ name, crc, packed, size, offset: start }) =>
    Buffer.concat([
      fields([4, 0x02014b50], [2, VERSION]),
      described(at, name, [crc, packed, size]),
      fields([2, 0], [2, 0], [2, 0], [4, 0], [4, start]),
      name,
    ]),
  );
  const listed = Buffer.concat(list);
  yield listed;
  yield fields(
    ...([
      [4, 0x06054b50],
      [2, 0],
      [2, 0],
      [2, done.length],
      [2, done.length],
    ] as const),
    ...([
      [4, listed.length],
      [4, offset],
      [2, 0],
    ] as const),
  );
}
