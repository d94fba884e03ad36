/** A neutral page. */
const NEUTRAL = 'https://www.wikipedia.org/';

/** Clears the page at once and replaces its history entry, so that Back does not return here. */
export function leaveQuickly(): void {
  document.title = '';
  document.documentElement.hidden = true;
  location.replace(NEUTRAL);
}

const IN_A_ROW = 3;
const WITHIN = 1000;

/** Shift, three times within a second with no other key in between. */
export function shiftCounter(onThird: () => void): (key: string, at: number) => void {
  let presses: number[] = [];
  return (key, at) => {
    presses = key === 'Shift' ? [...presses.filter((press) => at - press < WITHIN), at] : [];
    if (presses.length < IN_A_ROW) return;
    presses = [];
    onThird();
  };
}
