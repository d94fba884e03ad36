import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SafetyNote } from '#contract/chat.ts';
import { MOST_TURNS, type Played, Scene } from '#contract/rehearsal.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { useAskFirst } from '#web/app/thread/provider/useAskFirst.ts';
import { useDraft } from '#web/app/useDraft.ts';

export type Fields = Scene;
type Turn = { said: string; feedback: string | null; reply: string };
type Kept = { scene: Fields; isStarted: boolean; turns: Turn[]; text: string; hint: string; step: string };

const START = { isStarted: false, turns: [], text: '', hint: '', step: '' };

const historyOf = (turns: readonly Turn[]) =>
  turns.flatMap(({ said, reply }) => [
    { role: 'user' as const, content: said },
    { role: 'assistant' as const, content: reply },
  ]);

/** A rehearsal, kept only in this browser. */
export function useRehearsal(key: string, begin: Partial<Fields>) {
  const blank: Fields = { personName: '', description: '', aim: '', level: 'realistic', relationshipId: null };
  const draft = useDraft<Kept>(`rehearsal/${key}`);
  const kept = draft.value ?? { scene: { ...blank, ...begin }, ...START };
  const { scene, turns, text } = kept;
  const latest = useRef(kept);
  useEffect(() => {
    latest.current = kept;
  });
  const [closed, setClosed] = useState<{ safety: SafetyNote | null } | null>(null);
  const [checked, setChecked] = useState(false);
  const { provider, isAsking, first } = useAskFirst();
  const set = (part: Partial<Kept>) => draft.keep({ ...kept, ...part });
  const heard = ({ line, isClosed, safety }: Played, keep: (line: string) => void) =>
    isClosed ? setClosed({ safety }) : keep(line);
  const history = historyOf(turns);
  const say = useMutation(
    api.rehearsal.say.mutationOptions({
      onSuccess: (played, { message }) =>
        heard(played, (reply) =>
          set({ turns: [...turns, { said: message, feedback: played.feedback, reply }], text: '', hint: '' }),
        ),
    }),
  );
  const hint = useMutation(
    api.rehearsal.hint.mutationOptions({ onSuccess: (played) => heard(played, (line) => set({ hint: line })) }),
  );
  const end = useMutation(
    api.rehearsal.end.mutationOptions({ onSuccess: (played) => heard(played, (line) => set({ step: line })) }),
  );
  const read = Scene.safeParse(scene);
  const problem = (field: keyof Fields) =>
    checked ? read.error?.issues.find(({ path }) => path[0] === field)?.message : undefined;
  const failed = [say, hint, end].find(({ error }) => error)?.error;
  const isBusy = say.isPending || hint.isPending || end.isPending;
  return {
    ...kept,
    ...{ provider, isAsking, closed, problem, isBusy },
    // Only a model can play someone, so without consent the rehearsal does not start.
    isStarted: kept.isStarted && provider.agreed,
    isDeclined: kept.isStarted && !provider.agreed,
    isThinking: say.isPending,
    isFull: turns.length >= MOST_TURNS,
    error: failed ? refusalOf(failed).message : undefined,
    describe: (part: Partial<Fields>) => set({ scene: { ...scene, ...part } }),
    write: (words: string) => set({ text: words }),
    start() {
      setChecked(true);
      if (read.success) first(() => draft.keep({ ...latest.current, isStarted: true }));
    },
    say: () => !isBusy && text.trim() && say.mutate({ ...scene, history, message: text.trim() }),
    hintPlease: () => !isBusy && hint.mutate({ ...scene, history }),
    end: () => !isBusy && end.mutate({ ...scene, history }),
    forget: draft.drop,
  };
}

export type Rehearsing = ReturnType<typeof useRehearsal>;
