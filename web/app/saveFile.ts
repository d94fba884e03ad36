/** Hands words to the browser as a download. */
export function saveFile({ name, type, text }: { name: string; type: string; text: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file only after the press has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
