/** The length of a text for a model. Characters beyond ASCII are up to a token each. */
export function signsIn(text: string) {
  let signs = text.length;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    // The second half of a pair is no sign of its own.
    if (code > 127 && (code < 0xdc00 || code > 0xdfff)) signs += 2;
  }
  return signs;
}

/** An estimate of a text's tokens, rather too high than too low. */
export const tokensIn = (text: string) => Math.ceil(signsIn(text) / 3.6);

/** An estimate of what a call may cost before its usage is known, slightly too high. */
export const costOfLength = (signs: number, maxOutputTokens: number) => Math.ceil(signs / 3) + maxOutputTokens;
