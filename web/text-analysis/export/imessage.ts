import { gathering, type Parsed, type Progress } from '#web/text-analysis/export/chat.ts';
import { minutesOf } from '#web/text-analysis/export/dates.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const HEAD =
  /^\s*([A-Z][a-z]{2})[a-z]* (\d{1,2}), (\d{4}),?(?: at)?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?[\s\u202f]*([AaPp][Mm])?(?:\s*\(.*\))?\s*$/u;
const ASIDE = /^(?:Tapbacks:|This message responded to|Attachments?:)/;

export const isIMessage = (opening: string) => opening.split('\n', 60).filter((line) => HEAD.test(line)).length >= 2;

const EVERY = 4000;

/** An iPhone's messages as text: the time on one line, the author on the next, then the message. */
export function readIMessage(text: string, progress: Progress): Parsed {
  const gathered = gathering('Me');
  const lines = text.split(/\r?\n/);
  let head: { at: number; name: string | null } | null = null;
  let said: string[] = [];
  const close = () => {
    if (head?.name) gathered.add(head.at, head.name, said.join('\n').trim());
    said = [];
  };
  lines.forEach((line, at) => {
    if (at % EVERY === 0) progress((at / lines.length) * 0.9);
    const found = HEAD.exec(line);
    if (found) {
      close();
      const [, month = '', day, year, hours = '', minutes = '', seconds, half] = found;
      const date = Date.UTC(Number(year), MONTHS.indexOf(month.toLowerCase()), Number(day));
      head = { at: date + minutesOf(hours, minutes, half) * 60_000 + Number(seconds ?? 0) * 1000, name: null };
    } else if (head && head.name === null) head.name = line.trim() || null;
    else if (!ASIDE.test(line)) said.push(line);
  });
  close();
  return gathered.chat();
}
