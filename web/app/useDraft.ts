import { useState } from 'react';
import { type DraftKey, dropDraft, keepDraft, readDraft } from '#web/app/drafts.ts';
import { useSignedIn } from '#web/app/session/useSession.ts';

export type Draft<Value> = {
  /** Text that is not on the server yet. */
  value: Value | undefined;
  /** Stores it in this browser from the first letter on. */
  keep: (value: Value) => void;
  /** Removes it, once the server has it. */
  drop: () => void;
};

/** A form's draft for the signed-in person. It survives a failed save, an ended session and a closed tab. */
export function useDraft<Value>(key: DraftKey): Draft<Value> {
  const { user } = useSignedIn();
  const [value, setValue] = useState(() => readDraft<Value>(user.id, key));
  return {
    value,
    keep(next) {
      keepDraft(user.id, key, next);
      setValue(next);
    },
    drop() {
      dropDraft(user.id, key);
      setValue(undefined);
    },
  };
}
