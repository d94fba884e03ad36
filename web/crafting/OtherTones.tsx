import type { Tone } from '#contract/coach.ts';
import type { Crafting } from '#contract/crafting.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { ProviderQuestion } from '#web/app/thread/provider/ProviderQuestion.tsx';
import { useAskFirst } from '#web/app/thread/provider/useAskFirst.ts';
import { tones } from '#web/crafting/tones.ts';
import { useCraftAgain } from '#web/crafting/useCraft.ts';
import { Chip } from '#web/kit/Chip.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import tool from '#web/kit/Tool.module.css';

/** Crafts the same message in another tone. */
export function OtherTones({ crafting, onCrafted }: { crafting: Crafting; onCrafted: () => void }) {
  const { mutate, isPending, variables, error } = useCraftAgain(onCrafted);
  const { provider, isAsking, first } = useAskFirst();
  const ask = (selectedTone: Tone) => {
    if (!isPending) first(() => mutate({ id: crafting.id, selectedTone }));
  };
  return (
    <section aria-labelledby="other-tones" className={tool.column}>
      <h3 id="other-tones" className="label">
        Try another tone
      </h3>
      <div className={tool.actions}>
        {tones.map(({ value, label }) => (
          <Chip key={value} aria-disabled={isPending || undefined} onClick={() => ask(value)}>
            {isPending && variables?.selectedTone === value ? `${label}…` : label}
          </Chip>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {isPending && 'Finding the words'}
      </p>
      {isAsking && <ProviderQuestion provider={provider} />}
      {error && (
        <Notice tone="error">Failed to craft message. {refusalOf(error).message} Your versions are still here.</Notice>
      )}
    </section>
  );
}
