import { carry } from '#web/app/carry.ts';

/** Hands the export to the browser as a download, as the server wrote it: the usual way would read it as an answer. */
export async function saveExport(): Promise<void> {
  const answer = await carry(new Request(`${location.origin}/api/account/export`));
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = 'mallama-export.json';
  link.click();
  // Some browsers read the file only after the press has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
