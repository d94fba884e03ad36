type TextFile = { name: string; type: string; text: string };

/** Downloads a text as a file. */
export const saveFile = ({ name, type, text }: TextFile): void => saveBlob(name, new Blob([text], { type }));

export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
