import { type Mediation, UNAVAILABLE } from '#contract/mediation.ts';
import { Empty } from '#web/kit/Empty.tsx';
import { SafetyCard } from '#web/kit/SafetyCard.tsx';

/** The same words for everybody. People to turn to are shown to whoever they are for, and to nobody else. */
export function Unavailable({ mediation: { safety } }: { mediation: Mediation }) {
  return (
    <>
      <Empty figure="lost" title={UNAVAILABLE} text="You can still talk with Mallama alone, in a solo session." />
      {safety && <SafetyCard note={safety} />}
    </>
  );
}
