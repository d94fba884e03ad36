/** A long pattern in readable pieces. */
export const patternOf = (flags: string, ...pieces: readonly string[]): RegExp => new RegExp(pieces.join(''), flags);

/** The same, ignoring case. */
export const pattern = (...pieces: readonly string[]): RegExp => patternOf('i', ...pieces);

type Parts = Readonly<Record<string, readonly string[]>>;
/** A pattern in which `{{name}}` stands for a named part. */
export const patternWith = (parts: Parts, pieces: readonly string[]): RegExp => {
  const whole = (all: readonly string[]): string =>
    all.join('').replace(/\{\{(\w+)\}\}/g, (_, name: string) => whole(parts[name] ?? []));
  return pattern(whole(pieces));
};
