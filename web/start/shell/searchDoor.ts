let listener = () => {};

/** Opens the search from any place. */
export const openSearch = (): void => listener();

let letters = '';
let stop = () => {};

/** What is typed between the shortcut and the focus of the box is kept for it, since its code may still be loading. */
export function gatherLetters(): void {
  takeLetters();
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Escape') return void takeLetters();
    if (event.key === 'Backspace') letters = letters.slice(0, -1);
    else if (event.key.length === 1) letters += event.key;
    else return;
    event.preventDefault();
  };
  const onPress = () => void takeLetters();
  addEventListener('keydown', onKey, { capture: true });
  addEventListener('pointerdown', onPress, { capture: true });
  stop = () => {
    removeEventListener('keydown', onKey, { capture: true });
    removeEventListener('pointerdown', onPress, { capture: true });
  };
}

/** Stops collecting keys. */
export function takeLetters(): string {
  const taken = letters;
  letters = '';
  stop();
  return taken;
}

/** Registers the search; there is one on a page. Returns a function that removes it. */
export function onOpenSearch(open: () => void): () => void {
  listener = open;
  return () => {
    if (listener === open) listener = () => {};
  };
}
