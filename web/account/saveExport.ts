import type { Export } from '#contract/leaving.ts';

/** Hands the file to the browser as a download. */
export function saveExport(everything: Export): void {
  const file = new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = 'mallama-export.json';
  link.click();
  // Some browsers read the file only after the press has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
