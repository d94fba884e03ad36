export type Kind = 'PERSON' | 'LOCATION' | 'DATE' | 'ORG' | 'CONTACT' | 'AGE' | 'OTHER';
export type Span = { type: Kind; start: number; end: number };

/** Overlapping spans are joined under the type of the earlier one. Adjacent spans stay separate. */
export function merged(spans: readonly Span[]): Span[] {
  const out: Span[] = [];
  const sorted = spans.map((span, rank) => ({ ...span, rank })).sort((a, b) => a.start - b.start || b.end - a.end);
  let held: (Span & { rank: number }) | undefined;
  for (const span of sorted) {
    if (held && span.start < held.end) {
      const first: Span & { rank: number } = span.rank < held.rank ? span : held;
      held = { ...held, type: first.type, rank: first.rank, end: Math.max(held.end, span.end) };
    } else {
      if (held) out.push({ type: held.type, start: held.start, end: held.end });
      held = span;
    }
  }
  if (held) out.push({ type: held.type, start: held.start, end: held.end });
  return out;
}
