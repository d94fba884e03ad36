import { PICTURE_SIDE } from '#contract/preferences.ts';

/** Crops and scales a picture, which also removes the camera's metadata. */
export async function smallPicture(file: Blob): Promise<string> {
  const image = await createImageBitmap(file);
  const side = Math.min(image.width, image.height);
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_SIDE;
  canvas.height = PICTURE_SIDE;
  const [left, top] = [(image.width - side) / 2, (image.height - side) / 2];
  canvas.getContext('2d')?.drawImage(image, left, top, side, side, 0, 0, PICTURE_SIDE, PICTURE_SIDE);
  image.close();
  return canvas.toDataURL('image/jpeg', 0.86);
}
