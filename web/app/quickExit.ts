/** A plain page that says nothing about where somebody came from. */
const NEUTRAL = 'https://www.wikipedia.org/';

/** Empties the page at once and takes its place in the history, so that Back does not lead here. */
export function leaveQuickly(): void {
  document.title = '';
  document.documentElement.hidden = true;
  location.replace(NEUTRAL);
}

const IN_A_ROW = 3;
const WITHIN = 1000;

/** Shift, three times within a second and no other key in between. */
export function shiftCounter(onThird: () => void): (key: string, at: number) => void {
  let presses: number[] = [];
  return (key, at) => {
    presses = key === 'Shift' ? [...presses.filter((press) => at - press < WITHIN), at] : [];
    if (presses.length < IN_A_ROW) return;
    presses = [];
    onThird();
  };
}
