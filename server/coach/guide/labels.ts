import { pattern } from '#server/coach/reading/pattern.ts';
/** A message that only took up a choice: its number, or the label of one that the guide often offers. */
export const NUMBERED_LABELS = pattern(
  String.raw`^(?:\d{1,2}\.?|understand it|find words|decide something|calm down first|just write(?: it out)?|done`,
  "|leave it|something else|it's something else|yes, help me .{2,30}|the first|the second|neither|warmer",
  '|shorter|another one)$',
);
