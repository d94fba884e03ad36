import { useState } from 'react';
import { type DraftKey, dropDraft, keepDraft, readDraft } from '#web/app/drafts.ts';
import { useSignedIn } from '#web/app/session/useSession.ts';

export type Draft<Value> = {
  /** Words that the server does not have yet. */
  value: Value | undefined;
  /** Keeps them in this browser from the first letter on. */
  keep: (value: Value) => void;
  /** The server has them now. */
  drop: () => void;
};

/** Unsent words of the signed-in person for one form; they outlive a failed save, an ended session and a closed tab. */
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
