import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { currentQuestion, onQuestion } from '#web/app/confirm.ts';
import { hasCode } from '#web/start/shell/code.ts';

const load = () => import('#web/kit/dialog/ConfirmDialog.tsx');
const ConfirmDialog = lazy(async () => ({ default: (await load()).ConfirmDialog }));

/** Mounted once; shows what `confirm()` asks. A question that can't be shown is answered with no. */
export function Confirmer() {
  const question = useSyncExternalStore(onQuestion, currentQuestion);
  // The text stays while the dialog fades out.
  const last = useRef(question);
  if (question) last.current = question;
  const [canAsk, setCanAsk] = useState(false);
  useEffect(() => {
    if (!question || canAsk) return;
    void hasCode(load).then((is) => {
      if (is) setCanAsk(true);
      else if (currentQuestion() === question) question.answer(false);
    });
  }, [question, canAsk]);
  if (!last.current || !canAsk) return null;
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
