import { crc32, deflateRawSync } from 'node:zlib';

type File = { name: string; content: string | Buffer; isStored?: boolean; flags?: number; size?: number };

/** An archive as other programs write it: each file, then the list of them, then its end. */
export function zipOf(files: readonly File[], comment = ''): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, content, isStored = false, flags = 0, size } of files) {
    const plain = Buffer.from(content);
    const packed = isStored ? plain : deflateRawSync(plain);
    const called = Buffer.from(name);
    const facts = Buffer.alloc(22);
    facts.writeUInt16LE(flags, 0);
    facts.writeUInt16LE(isStored ? 0 : 8, 2);
    facts.writeUInt32LE(crc32(plain), 8);
    facts.writeUInt32LE(packed.length, 12);
    facts.writeUInt32LE(size ?? plain.length, 16);
    facts.writeUInt16LE(called.length, 20);
    const local = Buffer.concat([Buffer.from('PK\x03\x04\x14\0', 'latin1'), facts, Buffer.alloc(2), called, packed]);
    const entry = Buffer.concat([Buffer.from('PK\x01\x02\x14\0\x14\0', 'latin1'), facts, Buffer.alloc(16), called]);
    entry.writeUInt32LE(at, 42);
    parts.push(local);
    list.push(entry);
    at += local.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(Buffer.byteLength(comment), 20);
  return Buffer.concat([...parts, ...list, end, Buffer.from(comment)]);
}
