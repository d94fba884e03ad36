/** Letters of a screenshot can still be read at this height or width. */
const LONGEST_SIDE = 2000;

/** A picture as small as it can be and still be read, without what a camera noted about it; in base64. */
export async function smallPicture(file: Blob): Promise<string> {
  const whole = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(whole.width, whole.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(whole.width * scale));
  canvas.height = Math.max(1, Math.round(whole.height * scale));
  canvas.getContext('2d')?.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  return canvas.toDataURL('image/jpeg', 0.85).split(',')[1] ?? '';
}

/** The picture among what is pasted or dropped. */
export const pictureIn = ({ files }: DataTransfer): File | undefined =>
  [...files].find(({ type }) => type.startsWith('image/'));
