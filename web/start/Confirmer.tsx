import { lazy, Suspense, useRef, useSyncExternalStore } from 'react';
import { currentQuestion, onQuestion } from '#web/app/confirm.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('#web/kit/dialog/ConfirmDialog.tsx')).ConfirmDialog,
}));

/** Mounted once; shows what `confirm()` asks. */
export function Confirmer() {
  const question = useSyncExternalStore(onQuestion, currentQuestion);
  // The text stays while the dialog fades out.
  const last = useRef(question);
  if (question) last.current = question;
  if (!last.current) return null;
  const { title, text, action, tone = 'danger', cancel = 'Cancel', answer } = last.current;
  return (
    <Suspense>
      <ConfirmDialog
        open={question !== null}
        {...{ title, text, action, tone, cancel }}
        onClose={() => answer(false)}
        onConfirm={() => answer(true)}
      />
    </Suspense>
  );
}
