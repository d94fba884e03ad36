import type { Context } from '#server/http/context.ts';

/** A full page links the next one in the `Link` header, so that the list itself stays a plain array. */
export function nextPage(
  { answer }: Pick<Context, 'answer'>,
  path: string,
  rows: readonly { id: string }[],
  { limit, ...rest }: { limit: number } & Record<string, string | number>,
) {
  const last = rows.at(-1);
  if (!last || rows.length < limit) return;
  const query = new URLSearchParams({ before: last.id, limit: String(limit) });
  for (const [name, value] of Object.entries(rest)) query.set(name, String(value));
  answer('link', `</api${path}?${query}>; rel="next"`);
}
