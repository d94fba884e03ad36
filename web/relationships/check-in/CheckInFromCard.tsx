import { useState } from 'react';
import type { Relationship } from '#contract/relationships.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { IconActivity } from '#web/kit/icons.ts';
import { CheckInDialog } from '#web/relationships/check-in/CheckInDialog.tsx';
import { HeardDialog, useHeard } from '#web/relationships/HeardCard.tsx';

/** A check-in from the list. */
export function CheckInFromCard({ relationship }: { relationship: Relationship }) {
  const [checking, setChecking] = useState(false);
  const [told, setTold] = useState(0);
  const heard = useHeard();
  const turn = heard.last?.turn ?? 0;
  return (
    <>
      <Button
        size="compact"
        icon={<IconActivity aria-hidden="true" />}
        aria-label={`Check in with ${relationship.personName}`}
        onClick={() => setChecking(true)}
      >
        Check in
      </Button>
      {checking && (
        <CheckInDialog relationship={relationship} onSaved={heard.hear} onClose={() => setChecking(false)} />
      )}
      {!checking && turn > told && (
        <HeardDialog title="Your check-in is saved" heard={heard} onClose={() => setTold(turn)} />
      )}
    </>
  );
}
