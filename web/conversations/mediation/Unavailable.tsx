import { type Mediation, UNAVAILABLE } from '#contract/mediation.ts';
import { SafetyCard } from '#web/kit/safety/SafetyCard.tsx';
import { Empty } from '#web/kit/state/Empty.tsx';

/** The same words for everybody. People to turn to are shown to whoever they are for, and to nobody else. */
export function Unavailable({ mediation: { safety } }: { mediation: Mediation }) {
  return (
    <>
      <Empty figure="lost" title={UNAVAILABLE} text="You can still talk with Mallama alone, in a solo session." />
      {safety && <SafetyCard note={safety} />}
    </>
  );
}
