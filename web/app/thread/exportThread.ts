import type { ThreadFormat } from '#contract/threads.ts';
import { api } from '#web/app/api.ts';
import { printText } from '#web/app/printText.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { saveFile } from '#web/app/saveFile.ts';
import { toast } from '#web/kit/toast/toast.ts';

const failed = (error: unknown) => toast({ title: 'Not exported', text: refusalOf(error).message, tone: 'error' });

/** The whole thread as one file. */
export async function exportThread(id: string, format: ThreadFormat): Promise<void> {
  await api.chats.threads.file.call({ id, format }).then(saveFile, failed);
}

/** Puts the whole thread on paper. */
export async function printThread(id: string): Promise<void> {
  const file = await api.chats.threads.file.call({ id, format: 'text' }).catch(failed);
  if (file) printText(file.text);
}
