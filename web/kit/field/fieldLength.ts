/** The counter's text. Empty until the last tenth of the limit (at least 20 characters) is reached. */
export function counterText(length: number, limit: number): string | null {
  const left = limit - length;
  if (left > Math.max(20, limit / 10)) return null;
  if (left < 0) return `${characters(-left)} too many`;
  return `${characters(left)} left`;
}

function characters(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'character' : 'characters'}`;
}
