import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { issueAt } from '#web/app/refusal.ts';
import { useAskFirst } from '#web/app/thread/provider/useAskFirst.ts';
import type { Checked } from '#web/app/tool/checked.ts';
import type { Draft } from '#web/app/useDraft.ts';

type Options<Fields, Form, Made> = {
  draft: Draft<Fields>;
  /** The fields' initial values. */
  blank: Fields;
  read: (fields: Fields) => Checked<Form>;
  /** A retry has the same key, so there is one result however often it is sent. */
  ask: (form: Form, idempotencyKey: string) => Promise<Made>;
  onBusy?: (isBusy: boolean) => void;
  onDone: (made: Made) => void;
};

/** The form of a tool: kept as a draft until it is answered, and sent only with consent to the provider. */
export function useToolForm<Fields extends object, Form, Made>(options: Options<Fields, Form, Made>) {
  const { draft, blank, read, ask, onBusy, onDone } = options;
  const fields = draft.value ?? blank;
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const [isChecked, setChecked] = useState(false);
  const { provider, isAsking, first } = useAskFirst();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (form: Form) => ask(form, idempotencyKey),
    onSuccess(made) {
      draft.drop();
      setChecked(false);
      setKey(crypto.randomUUID());
      // In the same batch, so the page renders once for the answer.
      onBusy?.(false);
      onDone(made);
    },
    onError: () => onBusy?.(false),
  });
  const { form, problem } = read(fields);
  return {
    ...{ fields, provider, isAsking, isPending, error },
    problemOf: (field: string) => (isChecked && problem(field)) || (error ? issueAt(error, field) : undefined),
    set(part: Partial<Fields>) {
      setKey(crypto.randomUUID());
      draft.keep({ ...fields, ...part });
    },
    send(event: FormEvent) {
      event.preventDefault();
      setChecked(true);
      if (!form || isPending) return;
      first(() => {
        onBusy?.(true);
        mutate(form);
      });
    },
  };
}
