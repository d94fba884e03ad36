import { useState } from 'react';
import type { FoundKind } from '#contract/search.ts';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { SearchBox } from '#web/search/SearchBox.tsx';

/** One box over everything one wrote. The words are asked for in a body and never stand in an address. */
export function SearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [words, setWords] = useState('');
  const [kinds, setKinds] = useState<readonly FoundKind[]>([]);
  return (
    <Dialog open={open} onClose={onClose} title="Search">
      <SearchBox words={words} onWords={setWords} kinds={kinds} onKinds={setKinds} onClose={onClose} />
    </Dialog>
  );
}
