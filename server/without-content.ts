import { isDatabaseAway } from '#server/database/connection.ts';

/** The stack without the message that it begins with, whatever lines that message has. */
function placesIn({ stack = '', message }: Error): string[] {
  const from = message ? stack.indexOf(message) + message.length : 0;
  const lines = stack.slice(from).split('\n');
  return lines
    .filter((line) => /^\s+at .+:\d+:\d+\)?$/.test(line))
    .slice(0, 8)
    .map((line) => line.trim());
}

/** A driver's message carries the SQL and its parameters; what is left here names the place and no content. */
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
