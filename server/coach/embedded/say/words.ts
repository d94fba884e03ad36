/** "a", "a and b", "a, b and c". */
export function listed(all: readonly string[]): string {
  return all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const sentence = (text: string) => {
  const whole = capital(text.trim());
  return /(?:[.!?]”?|\p{Extended_Pictographic}\uFE0F?)$/u.test(whole) ? whole : `${whole}.`;
};

/** Words as somebody wrote them, in quotation marks and short. */
export const quoted = (text: string, longest = 9) => `“${clipped(text, longest)}”`;

/** What stands in angle brackets is markup, not words. */
export const untagged = (text: string) => text.replace(/<[^>]*>?/g, ' ');

/** The first words, without what would end the sentence that they are quoted in. */
export function clipped(text: string, longest: number): string {
  const bare = untagged(text)
    .replace(/[“”"<>[\]{}|\\]/g, '')
    .trim();
  const flowing = bare.replace(/[.!?…]+(?=\s)/g, ',').replace(/[.,;:!?…]+$/, '') || bare;
  const words = flowing.split(/\s+/);
  return words.length > longest
    ? `${words
        .slice(0, longest)
        .join(' ')
        .replace(/[,;:]+$/, '')} …`
    : flowing;
}

export const percentOf = (score: number) => Math.round(Math.min(100, Math.max(0, score)));
