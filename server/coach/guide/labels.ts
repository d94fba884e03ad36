import { pattern } from '#server/reading/pattern.ts';
/** A message that only took up a choice: its number, or the label of one that the guide often offers. */
export const NUMBERED_LABELS = pattern(
  String.raw`^(?:\d{1,2}\.?|understand it|find words|decide something|calm down first|just write(?: it out)?|done`,
  "|leave it|something else|it['’]s something else|for the .{2,20}|back to the .{2,20}|more of what happened|a question|something good",
  "|that['’]s all for now|fine as it is|put it under .{2,60}|go on writing|no message|something new",
  '|change something|you got something wrong|yes, help me .{2,30}|the first|the second|neither|warmer',
  '|shorter|another one)$',
);
