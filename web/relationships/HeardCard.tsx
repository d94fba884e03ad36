import { SafetyCard } from '#web/kit/SafetyCard.tsx';
import type { Heard } from '#web/relationships/useHeard.ts';

/** Each finding is a card of its own, also where the one before was put away. */
export function HeardCard({ heard: { last } }: { heard: Heard }) {
  return last && <SafetyCard key={last.turn} note={last.note} />;
}
