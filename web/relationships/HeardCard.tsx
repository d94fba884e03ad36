import { SafetyCard } from '#web/kit/safety/SafetyCard.tsx';
import type { Heard } from '#web/relationships/useHeard.ts';
import css from './HeardCard.module.css';

/** Each finding is a card of its own, also where the one before was put away. `intoView` where it comes after a dialog. */
export function HeardCard({ heard: { last }, intoView = false }: { heard: Heard; intoView?: boolean }) {
  if (!last) return null;
  return (
    <div key={last.turn} ref={intoView ? show : undefined} className={css.place}>
      <SafetyCard note={last.note} />
    </div>
  );
}

const show = (place: HTMLDivElement | null) => place?.scrollIntoView({ block: 'nearest' });
