import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Moment } from '#contract/relationship-check-ins.ts';
import type { Relationship } from '#contract/relationships.ts';
import { api } from '#web/app/api.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { InlineEdit } from '#web/kit/field/InlineEdit.tsx';
import { IconActivity, IconBolt, IconMoodSmile } from '#web/kit/icons.ts';
import { CheckInDialog } from '#web/relationships/check-in/CheckInDialog.tsx';
import type { Heard } from '#web/relationships/HeardCard.tsx';
import { HeardCard, useHeard } from '#web/relationships/HeardCard.tsx';
import { momentNames } from '#web/relationships/health/momentWords.ts';
import { tellFailure } from '#web/relationships/tellFailure.ts';
import css from './CheckInBar.module.css';

/** Logs an event at once, and keeps the last one for adding a note or undoing it. */
function useEvents(id: string) {
  const [logged, setLogged] = useState<Moment | null>(null);
  const add = useMutation(
    api.relationships.checkIns.addEvent.mutationOptions({
      scope: { id: `events ${id}` },
      onSuccess: setLogged,
      onError: tellFailure('It couldn’t be logged'),
    }),
  );
  return { add, logged, forget: () => setLogged(null) };
}

type Props = { moment: Moment; onHeard: Heard['hear']; onDone: () => void };

/** The event is logged; a note can be added, and it can be undone. */
function LoggedEvent({ moment, onHeard, onDone }: Props) {
  const { id: momentId, relationshipId: id, kind } = moment;
  const [wording, setWording] = useState(false);
  const reword = useMutation(
    api.relationships.checkIns.changeNote.mutationOptions({
      onSuccess(saved) {
        onHeard(saved);
        onDone();
      },
      onError: tellFailure('Your words couldn’t be saved'),
    }),
  );
  const remove = useMutation(
    api.relationships.checkIns.remove.mutationOptions({
      onSuccess: onDone,
      onError: tellFailure('It couldn’t be taken back'),
    }),
  );
  return (
    <div className={css.logged}>
      <div className={css.row}>
        <p>{momentNames[kind]} logged for today.</p>
        {!wording && (
          <Button size="compact" variant="subtle" onClick={() => setWording(true)}>
            Add words
          </Button>
        )}
        <Button
          size="compact"
          variant="subtle"
          loading={remove.isPending}
          onClick={() => remove.mutate({ id, momentId })}
        >
          Undo
        </Button>
        <Button size="compact" variant="subtle" onClick={onDone}>
          Done
        </Button>
      </div>
      {wording && (
        <InlineEdit
          label="What happened?"
          text=""
          hint={reword.isPending ? 'Saving' : 'In a few words, for yourself'}
          onCancel={() => setWording(false)}
          onSave={(text) => (text.trim() ? reword.mutate({ id, momentId, note: text.trim() }) : onDone())}
        />
      )}
    </div>
  );
}

/** Check-ins, and events in one tap. */
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
