/** A long pattern in pieces that can be read. */
export const patternOf = (flags: string, ...pieces: readonly string[]): RegExp => new RegExp(pieces.join(''), flags);

/** The same, where the case of letters does not count. */
export const pattern = (...pieces: readonly string[]): RegExp => patternOf('i', ...pieces);
