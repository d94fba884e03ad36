/** How long a text is for a model: signs beyond ASCII are up to a token each. */
export const signsIn = (text: string) => text.length + 2 * (text.match(/\P{ASCII}/gu)?.length ?? 0);

/** About how many tokens a text is, rather too many than too few. */
export const tokensIn = (text: string) => Math.ceil(signsIn(text) / 3.6);

/** A little too much rather than too little: what a call may cost before it is known what it did. */
export const costOfLength = (signs: number, maxOutputTokens: number) => Math.ceil(signs / 3) + maxOutputTokens;
