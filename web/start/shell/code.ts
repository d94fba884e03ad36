import { toast } from '#web/kit/toast/toast.ts';

type Load = () => Promise<unknown>;

/** Begins to load a part's code for someone who reaches for it. */
export function loadAhead(load: Load): void {
  load().catch(() => {});
}

/** Whether a part's code is here, as it may not be without a connection. If it isn't, the page stays and says so. */
export async function hasCode(load: Load): Promise<boolean> {
  try {
    await load();
    return true;
  } catch {
    toast({
      title: 'This couldn’t be opened',
      text: 'Check your connection and try again. If that doesn’t help, reload the page.',
      tone: 'error',
    });
    return false;
  }
}
