/** Pixels at which the text of a screenshot is still readable. */
const LONGEST_SIDE = 2000;

/** Scales a picture down, which also removes the camera's metadata; in base64. */
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

/** The picture in pasted or dropped data. */
export const pictureIn = ({ files }: DataTransfer): File | undefined =>
  [...files].find(({ type }) => type.startsWith('image/'));
