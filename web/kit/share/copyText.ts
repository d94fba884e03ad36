import { toast } from '#web/kit/toast/toast.ts';

/** Copies a text, and shows whether that worked or what to do instead. */
export async function copyText(words: string, said: { title: string; text?: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(words);
    toast(said);
  } catch {
    toast({
      title: 'Not copied',
      text: 'This browser didn’t allow it. Select the words and copy them by hand.',
      tone: 'error',
    });
  }
}
