import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Moment } from '#contract/relationship-check-ins.ts';
import { api } from '#web/app/api.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { InlineEdit } from '#web/kit/field/InlineEdit.tsx';
import { momentNames } from '#web/relationships/health/momentWords.ts';
import { tellFailure } from '#web/relationships/tellFailure.ts';
import type { Heard } from '#web/relationships/useHeard.ts';
import css from './CheckInBar.module.css';

type Props = { moment: Moment; onHeard: Heard['hear']; onDone: () => void };

/** It is logged already; words are a gift, and so is changing one's mind. */
export function LoggedEvent({ moment, onHeard, onDone }: Props) {
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
