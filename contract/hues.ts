export const hues = ['sky', 'iris', 'orchid', 'rose', 'apricot'] as const;
export type Hue = (typeof hues)[number];

/** A relationship's color follows from its id, so that it never changes. None is close to the member's own teal. */
export function hueOf(id: string): Hue {
  let hash = 2166136261;
  for (let index = 0; index < id.length; index++) {
    hash = Math.imul(hash ^ id.charCodeAt(index), 16777619);
  }
  return hues[(hash >>> 0) % hues.length] ?? 'sky';
}
