import { crc32, inflateRawSync } from 'node:zlib';

/** The files of an archive, read from the list at its end as other programs do. */
export function unzip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const packed = archive.readUInt32LE(at + 20);
    const nameLength = archive.readUInt16LE(at + 28);
    const start = archive.readUInt32LE(at + 42);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const content = start + 30 + archive.readUInt16LE(start + 26);
    const bytes = inflateRawSync(archive.subarray(content, content + packed));
    if (crc32(bytes) !== archive.readUInt32LE(at + 16)) throw new Error(`${name} is damaged.`);
    if (bytes.length !== archive.readUInt32LE(at + 24)) throw new Error(`${name} is not as long as said.`);
    files.set(name, bytes.toString('utf8'));
    at += 46 + nameLength;
  }
  return files;
}
