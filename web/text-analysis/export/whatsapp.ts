import {
  type DateOrder,
  gathering,
  type Parsed,
  type Progress,
  problem,
  type Wish,
} from '#web/text-analysis/export/chat.ts';
import { minutesOf, momentOf, orderOf, type Stamp } from '#web/text-analysis/export/dates.ts';

const HEAD = new RegExp(
  [
    String.raw`^[\u200e\u200f\ufeff]*\[?(\d{1,4})([./-])(\d{1,2})[./-](\d{1,4}),?[\s\u202f\u00a0]+(\d{1,2})[:.](\d{2})(`,
    String.raw`?:[:.](\d{2}))?[\s\u202f\u00a0]*([AaPp]\.?[\s\u00a0]?[Mm]\.?)?\]?(?:\s-)?\s(.*)$`,
  ].join(''),
  'u',
);
const SPOKEN = /^[\u200e\u200f~\u202a\u00a0\s]*([^:\n]{1,60}?)\u202c?:\s?([\s\S]*)$/u;
const LEFT_OUT = /^[\u200e\u200f]*(?:<[^>]{3,40}>|[\p{L}\s]{3,20} omitted|null)$/u;

export const isWhatsApp = (opening: string) => opening.split('\n', 40).filter((line) => HEAD.test(line)).length >= 2;

const EVERY = 4000;

type Row = { stamp: Stamp; isDotted: boolean; rest: string };

/** A line that starts a message; any other line continues the previous one. */
function rowOf(line: string): Row | undefined {
  const head = HEAD.exec(line);
  if (!head) return undefined;
  const [, a = '', sign, b = '', c = '', hours = '', minutes = '', seconds, half, rest = ''] = head;
  const stamp: Stamp = { parts: [a, b, c], minutes: minutesOf(hours, minutes, half), seconds: Number(seconds ?? 0) };
  return { stamp, isDotted: sign === '.', rest };
}

function rowsIn(text: string, progress: Progress): (Row | string)[] {
  const lines = text.split(/\r?\n/);
  return lines.map((line, at) => {
    if (at % EVERY === 0) progress((at / lines.length) * 0.6);
    return rowOf(line) ?? line;
  });
}

/** The author and text. Notices such as "Messages are end-to-end encrypted" have no author. */
function saidIn({ stamp, rest }: Row, order: DateOrder) {
  const at = momentOf(stamp, order);
  const [, name, said = ''] = SPOKEN.exec(rest) ?? [];
  if (at === undefined || name === undefined) return undefined;
  return { at, name: name.trim(), text: LEFT_OUT.test(said) ? '' : said };
}

/** A WhatsApp chat from Android or an iPhone, with any date format. */
export function readWhatsApp(text: string, { order: wished }: Wish, progress: Progress): Parsed {
  const rows = rowsIn(text, progress);
  const heads = rows.filter((row) => typeof row !== 'string');
  const found = orderOf(
    heads.map(({ stamp }) => stamp),
    heads.some(({ isDotted }) => isDotted),
  );
  if (found === 'mixed') return problem('mixed_dates');
  const order = wished ?? found.order;
  const gathered = gathering();
  let isOpen = false;
  for (const [at, row] of rows.entries()) {
    if (at % EVERY === 0) progress(0.6 + (at / rows.length) * 0.3);
    const said = typeof row === 'string' ? undefined : saidIn(row, order);
    if (said) gathered.add(said.at, said.name, said.text);
    else if (typeof row === 'string' && isOpen && row !== '') gathered.append(row);
    if (typeof row !== 'string') isOpen = said !== undefined;
  }
  return gathered.chat(found.isGuess ? order : null);
}
