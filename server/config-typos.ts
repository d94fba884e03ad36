/** The edit distance of two words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, changed));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

const OURS_ALONE = /^(MALLAMA|STRIPE|FIREBASE|IDENTITY|PAYMENTS|PRIME)_/;
const SHARED = /^(AI|SMTP|MAIL|EMAIL|PASSWORD|MASTER|ADMIN|TRUSTED|DATABASE)_/;

const nearest = (name: string, known: readonly string[]) =>
  known.map((other) => ({ other, far: distance(name, other) })).sort((a, b) => a.far - b.far)[0];

/** A name that is close to one of our settings: probably a typo, and without effect. */
export function mistyped(name: string, known: readonly string[], anyName: boolean): string | undefined {
  if (known.includes(name)) return undefined;
  const near = nearest(name, known);
  const hint = near && near.far <= 4 ? `; did you mean ${near.other}?` : '';
  if (anyName || OURS_ALONE.test(name)) return `${name} is not a known setting${hint}`;
  return near && near.far <= 2 && SHARED.test(name) ? `${name} is not a known setting${hint}` : undefined;
}
