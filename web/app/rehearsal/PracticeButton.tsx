import { useState } from 'react';
import { RehearsalDialog } from '#web/app/rehearsal/RehearsalDialog.tsx';
import type { Fields } from '#web/app/rehearsal/useRehearsal.ts';
import { useProvider } from '#web/app/thread/provider/useProvider.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { IconEar } from '#web/kit/icons.ts';

type Props = {
  /** The draft key of the place it starts from. */
  from: string;
  begin: Partial<Fields>;
};

/** Shown only where a model is connected that can play the other person. */
export function PracticeButton({ from, begin }: Props) {
  const { outside } = useProvider();
  const [isOpen, setOpen] = useState(false);
  if (!outside) return null;
  return (
    <>
      <Button size="compact" icon={<IconEar aria-hidden="true" />} onClick={() => setOpen(true)}>
        Practice it
      </Button>
      {isOpen && <RehearsalDialog from={from} begin={begin} onClose={() => setOpen(false)} />}
    </>
  );
}
