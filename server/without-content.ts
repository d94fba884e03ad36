import { isDatabaseAway } from '#server/database/connection.ts';

/** The stack trace without its message, however many lines that has. */
function placesIn({ stack = '', message }: Error): string[] {
  const from = message ? stack.indexOf(message) + message.length : 0;
  const lines = stack.slice(from).split('\n');
  return lines
    .filter((line) => /^\s+at .+:\d+:\d+\)?$/.test(line))
    .slice(0, 8)
    .map((line) => line.trim());
}

/**
 * A driver's message contains SQL with its parameters. What is logged instead says where it failed, without content.
 */
export function withoutContent(error: unknown) {
  if (!(error instanceof Error)) return { kind: typeof error };
  const about: Record<string, unknown> = { kind: error.name, ...(isDatabaseAway(error) && { away: true }) };
  for (const key of ['code', 'constraint', 'table', 'column']) {
    const value: unknown = Reflect.get(error, key);
    if (typeof value === 'string') about[key] = value;
  }
  about.at = placesIn(error);
  if (error.cause) about.cause = withoutContent(error.cause);
  return about;
}
