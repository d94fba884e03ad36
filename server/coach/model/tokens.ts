/** The length of a text for a model. Characters beyond ASCII are up to a token each. */
export const signsIn = (text: string) => text.length + 2 * (text.match(/\P{ASCII}/gu)?.length ?? 0);

/** An estimate of a text's tokens, rather too high than too low. */
export const tokensIn = (text: string) => Math.ceil(signsIn(text) / 3.6);

/** An estimate of what a call may cost before its usage is known, slightly too high. */
export const costOfLength = (signs: number, maxOutputTokens: number) => Math.ceil(signs / 3) + maxOutputTokens;
