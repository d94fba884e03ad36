/** Mean of the F1 scores of the classes: every class counts the same, however rare. */
export function macroF1<Label extends string>(
  pairs: readonly { wanted: Label; got: string }[],
  labels: readonly Label[],
): number {
  const each = labels.map((label) => {
    const right = pairs.filter(({ wanted, got }) => wanted === label && got === label).length;
    const wrong = pairs.filter(({ wanted, got }) => (wanted === label) !== (got === label)).length;
    return right === 0 ? 0 : (2 * right) / (2 * right + wrong);
  });
  return each.reduce((a, b) => a + b, 0) / labels.length;
}

export function pearson(a: readonly number[], b: readonly number[]): number {
  const mean = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0) / some.length;
  const [x, y] = [mean(a), mean(b)];
  const sum = (of: (i: number) => number) => a.reduce((total, _, i) => total + of(i), 0);
  const [dx, dy] = [(i: number) => (a[i] ?? 0) - x, (i: number) => (b[i] ?? 0) - y];
  return sum((i) => dx(i) * dy(i)) / Math.sqrt(sum((i) => dx(i) ** 2) * sum((i) => dy(i) ** 2));
}
