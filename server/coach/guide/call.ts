const BEFORE =
  /(?:^|(?<=[.!?…]))\s*(?:(?:ok(?:ay)?|hey|hi|so|and|well|dear)[\s,]{1,3})?mallama\b[\s,:!.?]{0,3}(?=\S)/gi;
const BEHIND = /[\s,]{1,3}mallama(?=\s{0,3}[.!?]{0,3}\s{0,3}$)/gi;

/** In a chat one may call Mallama by name: that is no part of what is said. */
export const withoutCall = (message: string): string =>
  message.replace(BEFORE, (_, at: number) => (at > 0 ? ' ' : '')).replace(BEHIND, '');
