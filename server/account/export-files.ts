import type { Export } from '#contract/export-erase.ts';
import { markdownOf, titled } from '#server/account/markdown.ts';
import type { ZipFile } from '#server/account/zip.ts';

/** A long list, read again each time it is asked for. */
type Pieces = () => AsyncIterable<unknown>;
export type Rooms = Record<string, Record<string, unknown>>;

const isPieces = (value: unknown): value is Pieces => typeof value === 'function';

/** The rooms with everything loaded at once. */
export async function collected(rooms: Rooms): Promise<Export['rooms']> {
  const all: Export['rooms'] = {};
  for (const [room, parts] of Object.entries(rooms)) {
    const whole: Record<string, unknown> = {};
    for (const [name, part] of Object.entries(parts))
      whole[name] = isPieces(part) ? await Array.fromAsync(part()) : part;
    all[room] = whole;
  }
  return all;
}

async function* jsonOf(parts: Record<string, unknown>) {
  let before = '{\n';
  for (const [name, part] of Object.entries(parts)) {
    yield `${before}${JSON.stringify(name)}: `;
    before = ',\n';
    if (!isPieces(part)) {
      yield JSON.stringify(part ?? null, null, 1);
      continue;
    }
    let gap = '[\n';
    for await (const piece of part()) {
      yield gap + JSON.stringify(piece);
      gap = ',\n';
    }
    yield gap === '[\n' ? '[]' : '\n]';
  }
  yield before === '{\n' ? '{}\n' : '\n}\n';
}

async function* wordsOf(room: string, parts: Record<string, unknown>) {
  yield `# ${titled(room)}\n\n`;
  for (const [name, part] of Object.entries(parts)) {
    if (!isPieces(part)) {
      yield markdownOf({ [name]: part }, 1);
      continue;
    }
    yield `## ${titled(name)}\n\n`;
    for await (const piece of part()) yield markdownOf(piece, 3);
  }
}

async function* asText(text: string) {
  yield text;
}

/** The files of the archive: a description, then each room as JSON and as Markdown. */
export async function* filesOf(about: Omit<Export, 'rooms'>, rooms: Rooms): AsyncGenerator<ZipFile> {
  yield { name: 'mallama.json', text: asText(`${JSON.stringify(about, null, 1)}\n`) };
  for (const [room, parts] of Object.entries(rooms)) {
    yield { name: `${room}.json`, text: jsonOf(parts) };
    yield { name: `${room}.md`, text: wordsOf(room, parts) };
  }
}
