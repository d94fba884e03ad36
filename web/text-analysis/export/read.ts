import { type Parsed, type Progress, problem, type Wish } from '#web/text-analysis/export/chat.ts';
import { decode, MOST_BYTES } from '#web/text-analysis/export/decode.ts';
import { isIMessage, readIMessage } from '#web/text-analysis/export/imessage.ts';
import { isSms, readSms } from '#web/text-analysis/export/sms.ts';
import { isJson, readTelegram } from '#web/text-analysis/export/telegram.ts';
import { isZip, unzip } from '#web/text-analysis/export/unzip.ts';
import { isWhatsApp, readWhatsApp } from '#web/text-analysis/export/whatsapp.ts';

/** Characters that are enough to recognize a format. */
const OPENING = 20_000;

/** Whether pasted text is a whole exported chat. */
export const looksExported = (text: string): boolean => {
  const opening = text.slice(0, OPENING);
  return (
    isSms(opening) || isWhatsApp(opening) || isIMessage(opening) || (isJson(opening) && /"messages"/.test(opening))
  );
};

/** Reads an exported chat of any known format. */
export function readExport(bytes: Uint8Array, wish: Wish, progress: Progress): Parsed {
  const decoded = decode(bytes);
  if ('problem' in decoded) return problem(decoded.problem);
  const { text } = decoded;
  const opening = text.slice(0, OPENING);
  progress(0.05);
  if (text.trim() === '') return problem('empty');
  if (isSms(opening)) return readSms(text, wish, progress);
  if (isJson(opening)) return readTelegram(text, wish, progress);
  if (isWhatsApp(opening)) return readWhatsApp(text, wish, progress);
  return isIMessage(opening) ? readIMessage(text, progress) : problem('unknown');
}

/** The same for a file; of an archive only the chat is read. */
export async function readFile(file: Blob, wish: Wish, progress: Progress): Promise<Parsed> {
  if (await isZip(file)) {
    const opened = await unzip(file);
    return 'problem' in opened ? problem(opened.problem) : readExport(opened.bytes, wish, progress);
  }
  return file.size > MOST_BYTES
    ? problem('too_large')
    : readExport(new Uint8Array(await file.arrayBuffer()), wish, progress);
}
