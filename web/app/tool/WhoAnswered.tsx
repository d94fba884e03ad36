import { FALLBACK_WORDS } from '#contract/chat.ts';
import type { CoachMeta } from '#contract/coach.ts';
import { Notice } from '#web/kit/state/Notice.tsx';

/** A different coach than the configured one answered: which, and why. */
export function FallbackNotice({ meta: { fallbackReason }, what }: { meta: CoachMeta; what: string }) {
  if (!fallbackReason) return null;
  const why = FALLBACK_WORDS[fallbackReason as keyof typeof FALLBACK_WORDS] ?? 'The AI didn’t answer.';
  return (
    <Notice tone="ember">
      {why} This is the built-in guide’s {what}.
    </Notice>
  );
}

type Props = { meta: CoachMeta; guide: string; verb?: 'Read' | 'Written' };

/** Who wrote it, in small print. */
export function WhoAnswered({ meta: { adapter, model }, guide, verb = 'Read' }: Props) {
  return (
    <p className="caption dim">
      {adapter === 'embedded'
        ? `${verb} by the built-in guide${guide}`
        : `${verb} by ${model}, an AI. It can be wrong.`}
    </p>
  );
}
