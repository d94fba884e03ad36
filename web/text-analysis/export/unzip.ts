import type { Problem } from '#web/text-analysis/export/chat.ts';
import { MOST_BYTES } from '#web/text-analysis/export/decode.ts';

type Found = { name: string; method: number; isLocked: boolean; crc: number; packed: number; size: number; at: number };
type Opened = { bytes: Uint8Array<ArrayBuffer> } | { problem: Problem };

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
/** The longest end of an archive, with a comment of maximum length. */
const LONGEST_END = 22 + 65_535;
/** Marks a ZIP64 size; such archives are too large to be read here. */
const ELSEWHERE = 0xffffffff;

const viewOf = async (part: Blob) => new DataView(await part.arrayBuffer());

export const isZip = async (file: Blob) => {
  const head = await viewOf(file.slice(0, 4));
  return head.byteLength === 4 && [LOCAL, END].includes(head.getUint32(0, true));
};

/** The archive's directory; undefined if there is none. Other files, such as pictures, are never loaded. */
async function filesIn(file: Blob): Promise<Found[] | undefined> {
  const tail = await viewOf(file.slice(-LONGEST_END));
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== END) end -= 1;
  if (end < 0) return undefined;
  const [length, start] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  const list = await viewOf(file.slice(start, start + length));
  const files: Found[] = [];
  for (let at = 0; at + 46 <= list.byteLength; ) {
    if (list.getUint32(at, true) !== ENTRY) return undefined;
    const field = (offset: number) => list.getUint32(at + offset, true);
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => list.getUint16(at + offset, true)) as number[];
    const name = new TextDecoder().decode(new Uint8Array(list.buffer, at + 46).subarray(0, nameLength));
    files.push({
      ...{ name, method: list.getUint16(at + 10, true), isLocked: (list.getUint16(at + 8, true) & 1) === 1 },
      ...{ crc: field(16), packed: field(20), size: field(24), at: field(42) },
    });
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files.length === tail.getUint16(end + 10, true) ? files : undefined;
}

const isOwn = ({ name }: Found) => /(?:^|\/)_chat\.txt$/i.test(name);

/** The chat's file: by the iPhone's name for it, else the longest possible one. */
const chatAmong = (files: readonly Found[]) =>
  files
    .filter(({ name }) => /\.(?:txt|json|xml)$/i.test(name) && !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name))
    .sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || b.size - a.size)[0];

const TABLE = Uint32Array.from({ length: 256 }, (_, at) => {
  let sum = at;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

function crcOf(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 0xff] ?? 0);
  return ~sum >>> 0;
}

/** Stops at the size that the archive declares: more than that is a broken or malicious file. */
async function inflate(packed: Blob, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(size);
  let filled = 0;
  const reader = packed.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return bytes.subarray(0, filled);
    bytes.set(value, filled);
    filled += value.length;
  }
}

async function contentOf(file: Blob, { method, packed, size, at }: Found): Promise<Uint8Array<ArrayBuffer>> {
  const head = await viewOf(file.slice(at, at + 30));
  if (head.getUint32(0, true) !== LOCAL) throw new RangeError('No file stands where the list says.');
  const start = at + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const content = file.slice(start, start + packed);
  if (method === 8) return inflate(content, size);
  if (method !== 0) throw new RangeError('Packed in a way that is not known.');
  return new Uint8Array(await content.arrayBuffer());
}

/** The chat in an archive, as WhatsApp on an iPhone exports it. */
export async function unzip(file: Blob): Promise<Opened> {
  try {
    const files = await filesIn(file);
    if (!files) return { problem: 'zip_broken' };
    const chat = chatAmong(files);
    if (!chat) return { problem: 'zip_empty' };
    if (chat.isLocked) return { problem: 'zip_locked' };
    if (chat.size > MOST_BYTES || chat.at === ELSEWHERE) return { problem: 'too_large' };
    const bytes = await contentOf(file, chat);
    return bytes.length === chat.size && crcOf(bytes) === chat.crc ? { bytes } : { problem: 'zip_broken' };
  } catch {
    return { problem: 'zip_broken' };
  }
}
