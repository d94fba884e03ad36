import type { ThreadFormat } from '#contract/threads.ts';
import { api } from '#web/app/api.ts';
import { type Piece, printSheet } from '#web/app/print/printSheet.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { saveFile } from '#web/app/saveFile.ts';
import { dateAndTime } from '#web/kit/dates.ts';
import { toast } from '#web/kit/toast/toast.ts';

const failed = (error: unknown) => toast({ title: 'Not exported', text: refusalOf(error).message, tone: 'error' });

export async function exportThread(id: string, format: ThreadFormat): Promise<void> {
  await api.chats.threads.file.call({ id, format }).then(saveFile, failed);
}

type Written = { title: string; note: string; messages: { senderName: string; content: string; createdAt: string }[] };

const sheetOf = ({ title, note, messages }: Written): Piece[] => [
  { tag: 'h1', text: title },
  { tag: 'p', text: note },
  ...messages.flatMap(({ senderName, createdAt, content }) => [
    { tag: 'h3' as const, text: `${senderName}, ${dateAndTime(createdAt)}` },
    { tag: 'p' as const, text: content },
  ]),
];

/** Prints the whole thread, with times in the reader's time zone. */
export async function printThread(id: string): Promise<void> {
  const file = await api.chats.threads.file.call({ id, format: 'json' }).catch(failed);
  if (file) printSheet(sheetOf(JSON.parse(file.text)));
}
