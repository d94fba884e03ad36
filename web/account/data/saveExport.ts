import { carry } from '#web/app/carry.ts';
import { saveBlob } from '#web/app/saveFile.ts';

/** Downloads the export, and reports the bytes received so far. */
export async function saveExport(onProgress: (bytes: number) => void): Promise<void> {
  const answer = await carry(new Request(`${location.origin}/api/account/export.zip`));
  const pieces: BlobPart[] = [];
  let bytes = 0;
  const reader = answer.body?.getReader();
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    pieces.push(piece.value);
    bytes += piece.value.length;
    onProgress(bytes);
  }
  saveBlob('mallama-export.zip', new Blob(pieces, { type: 'application/zip' }));
}
