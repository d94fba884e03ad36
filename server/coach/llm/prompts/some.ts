const AT_MOST = 6;

/** The lines that a model wrote, or the embedded coach's where it wrote none. */
export function some(said: readonly string[], base: string[]): string[] {
  const kept = said.map((line) => line.trim()).filter(Boolean);
  return kept.length > 0 ? kept.slice(0, AT_MOST) : base;
}
