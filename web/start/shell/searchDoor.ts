let listener = () => {};

/** Opens the search from wherever somebody asks for it. */
export const openSearch = (): void => listener();

let letters = '';
let stop = () => {};

/** From the shortcut until the box has the focus, what is typed is kept for it: its code may still be on the way. */
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

/** Ends the gathering. */
export function takeLetters(): string {
  const taken = letters;
  letters = '';
  stop();
  return taken;
}

/** Whoever shows the search; there is one on a page. Returns how to stop. */
export function onOpenSearch(open: () => void): () => void {
  listener = open;
  return () => {
    if (listener === open) listener = () => {};
  };
}
