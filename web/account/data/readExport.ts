import type { Import } from '#contract/export-erase.ts';

const END = 0x06054b50;
const END_LENGTH = 22;
const LISTED = 0x02014b50;
const LONGEST_COMMENT = 0xffff;
const DEFLATED = 8;

const textOf = (stream: ReadableStream) => new Response(stream).text();

/** The position of the archive's directory, and its number of files. */
async function findList(file: Blob) {
  const from = Math.max(0, file.size - END_LENGTH - LONGEST_COMMENT);
  const tail = new DataView(await file.slice(from).arrayBuffer());
  let at = tail.byteLength - END_LENGTH;
  while (at >= 0 && tail.getUint32(at, true) !== END) at -= 1;
  return { count: tail.getUint16(at + 10, true), start: tail.getUint32(at + 16, true) };
}

/** The JSON files of an archive by name, without folders, because some programs add one. */
async function jsonIn(file: Blob): Promise<Map<string, unknown>> {
  const { count, start } = await findList(file);
  const list = new DataView(await file.slice(start).arrayBuffer());
  const files = new Map<string, unknown>();
  let at = 0;
  for (let n = 0; n < count; n += 1) {
    if (list.getUint32(at, true) !== LISTED) throw new Error('The list of files is damaged.');
    const [method, packed, offset] = [
      list.getUint16(at + 10, true),
      list.getUint32(at + 20, true),
      list.getUint32(at + 42, true),
    ];
    const lengths = [
      list.getUint16(at + 28, true),
      list.getUint16(at + 30, true),
      list.getUint16(at + 32, true),
    ] as const;
    const name = new TextDecoder().decode(new Uint8Array(list.buffer, at + 46, lengths[0]));
    at += 46 + lengths[0] + lengths[1] + lengths[2];
    const plain = name.slice(name.lastIndexOf('/') + 1);
    if (!plain.endsWith('.json') || name.startsWith('__MACOSX/')) continue;
    const head = new DataView(await file.slice(offset, offset + 30).arrayBuffer());
    const begin = offset + 30 + head.getUint16(26, true) + head.getUint16(28, true);
    const stream = file.slice(begin, begin + packed).stream();
    const text = await textOf(
      method === DEFLATED ? stream.pipeThrough(new DecompressionStream('deflate-raw')) : stream,
    );
    files.set(plain.slice(0, -'.json'.length), JSON.parse(text));
  }
  return files;
}

/** Reads an export for the import, from the archive or the single JSON file. Throws if it is neither. */
export async function readExport(file: Blob): Promise<Import> {
  const [first] = new Uint8Array(await file.slice(0, 1).arrayBuffer());
  if (first === 0x7b) return JSON.parse(await file.text());
  const { mallama, ...rooms } = Object.fromEntries(await jsonIn(file));
  return { ...(mallama as Omit<Import, 'rooms'>), rooms: rooms as Import['rooms'] };
}
