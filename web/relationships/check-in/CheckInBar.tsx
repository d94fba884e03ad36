import { useState } from 'react';
import type { Relationship } from '#contract/relationships.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { IconActivity, IconBolt, IconMoodSmile } from '#web/kit/icons.ts';
import { CheckInDialog } from '#web/relationships/check-in/CheckInDialog.tsx';
import { LoggedEvent } from '#web/relationships/check-in/LoggedEvent.tsx';
import { useEvents } from '#web/relationships/check-in/useEvents.ts';
import { HeardCard } from '#web/relationships/HeardCard.tsx';
import { useHeard } from '#web/relationships/useHeard.ts';
import css from './CheckInBar.module.css';

/** How it is going today: a check-in in half a minute, an event in one tap. */
export function CheckInBar({ relationship }: { relationship: Relationship }) {
  const { id, personName, isRated } = relationship;
  const [checking, setChecking] = useState(false);
  const heard = useHeard();
  const { add, logged, forget } = useEvents(id);
  return (
    <div className={css.bar}>
      {!isRated && (
        <p className="small dim">
          A first check-in shows how things stand between you and {personName}: four answers, under half a minute.
        </p>
      )}
      <div className={css.buttons}>
        <Button variant="filled" icon={<IconActivity aria-hidden="true" />} onClick={() => setChecking(true)}>
          Check in
        </Button>
        <Button
          icon={<IconMoodSmile aria-hidden="true" />}
          loading={add.isPending && add.variables.kind === 'good_moment'}
          onClick={() => add.mutate({ id, kind: 'good_moment' })}
        >
          A good moment
        </Button>
        <Button
          icon={<IconBolt aria-hidden="true" />}
          loading={add.isPending && add.variables.kind === 'conflict'}
          onClick={() => add.mutate({ id, kind: 'conflict' })}
        >
          A conflict
        </Button>
      </div>
      <div role="status" className={css.said}>
        {logged && <LoggedEvent key={logged.id} moment={logged} onHeard={heard.hear} onDone={forget} />}
      </div>
      <HeardCard heard={heard} intoView />
      {checking && (
        <CheckInDialog relationship={relationship} onSaved={heard.hear} onClose={() => setChecking(false)} />
      )}
    </div>
  );
}
