import { useState } from 'react';
import type { FoundKind } from '#contract/search.ts';
import { Dialog } from '#web/kit/dialog/Dialog.tsx';
import { SearchBox } from '#web/search/SearchBox.tsx';

type Props = {
  open: boolean;
  /** What was typed before the box was there. */
  firstLetters: () => string;
  onClose: () => void;
};

/** One box over everything one wrote. The words are asked for in a body and never stand in an address. */
export function SearchDialog({ open, firstLetters, onClose }: Props) {
  const [words, setWords] = useState('');
  const [kinds, setKinds] = useState<readonly FoundKind[]>([]);
  return (
    <Dialog open={open} onClose={onClose} title="Search">
      <SearchBox
        firstLetters={firstLetters}
        words={words}
        onWords={setWords}
        kinds={kinds}
        onKinds={setKinds}
        onClose={onClose}
      />
    </Dialog>
  );
}
