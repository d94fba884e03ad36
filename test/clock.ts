/** A clock that stands still until a test moves it. */
export function movableClock(start = new Date('2026-11-20T09:00:00.000Z')) {
  let at = start.getTime();
  return {
    now: () => new Date(at),
    advance(milliseconds: number) {
      at += milliseconds;
    },
  };
}
