import { useMutation } from '@tanstack/react-query';
import { ARGUMENT_PARTS } from '#contract/arguments.ts';
import { FALLBACK_WORDS } from '#contract/chat.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import type { Written } from '#web/arguments/useWritten.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { Pair } from '#web/kit/figure/Pair.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import { Blank } from '#web/kit/state/Skeleton.tsx';
import aside from './ArgumentAside.module.css';
import css from './Arguments.module.css';

/** The approximate height of each part. */
const HEIGHTS: Record<(typeof ARGUMENT_PARTS)[number], number> = {
  ...{ scales: 150, better: 420, improvement: 380, deep: 400 },
  ...{ breakdown: 260, compromise: 190, prevention: 220, why: 120 },
};

type Props = { id: string; parts: number; written: Written; onAgain: (id: string) => void };

/** Placeholders for parts still being written; or why it stopped, with a retry. */
export function Coming({ id, parts, written: { failed, isLost }, onAgain }: Props) {
  const again = useMutation({
    mutationFn: () => api.arguments.again.call({ id }),
    onSuccess: (begun) => onAgain(begun.id),
  });
  if (!failed && !isLost)
    return (
      <>
        <p role="status" className="visually-hidden">
          Mallama is writing. {parts} of {ARGUMENT_PARTS.length} parts are here.
        </p>
        {/* Remounted with each part, so that content above it does not move. */}
        <div key={parts} className={css.coming}>
          {ARGUMENT_PARTS.slice(parts).map((part) => (
            <div key={part} className={css.place} style={{ minBlockSize: HEIGHTS[part] }}>
              <Blank width="40%" height={24} />
              <Blank width="85%" />
              <Blank width="70%" />
            </div>
          ))}
        </div>
      </>
    );
  const why = failed?.reason ? FALLBACK_WORDS[failed.reason] : 'The answer broke off.';
  return (
    <Notice
      tone="error"
      action={
        <Button size="compact" loading={again.isPending && 'Trying again'} onClick={() => again.mutate()}>
          Try again
        </Button>
      }
    >
      <strong>Analysis Failed</strong> {why} {parts > 0 && 'What came so far is kept for a day. '}
      {again.error && refusalOf(again.error).message}
    </Notice>
  );
}

/** Beside a result that is still being written. */
export function WritingAside({ isOver }: { isOver: boolean }) {
  return (
    <aside className={aside.aside} aria-label="Next">
      <section className={aside.ask}>
        <div className={aside.scene}>
          <Pair score={70} hue="apricot" width={120} />
        </div>
        <p className="small">
          {isOver
            ? 'Your words are kept for a day, so you can try again.'
            : 'Mallama is writing this for everyone in it. You can leave this page: it will be among your arguments.'}
        </p>
      </section>
    </aside>
  );
}
