/** Characters of a path as browsers and our client write it. */
const PLAIN = /^[\w.~!$&'()*+,;=:@%/-]*$/;
const ODD_WHEN_READ = /[/\\\0#?]/;

function isPlainStep(step: string): boolean {
  try {
    const said = decodeURIComponent(step);
    return said !== '' && said !== '.' && said !== '..' && !ODD_WHEN_READ.test(said);
  } catch {
    return false;
  }
}

/**
 * The path after `/api`, if every parser reads it the same way. Undefined for one that could be read as another path:
 * with `\`, `#`, `..` or an encoded slash.
 */
export function pathIn(url: string): string | undefined {
  const [path = ''] = url.split('?', 1);
  const [root, api, ...steps] = path.split('/');
  const isPlain = root === '' && api === 'api' && steps.length > 0 && PLAIN.test(path) && steps.every(isPlainStep);
  return isPlain ? path.slice('/api'.length) : undefined;
}

/** The query without parameters that belong in the path. */
export function withoutIds(url: string, ids: readonly string[]): string {
  const [path = '', query] = url.split('?', 2);
  if (!query || ids.length === 0) return url;
  const kept = [...new URLSearchParams(query)].filter(([name]) => !ids.includes(name.split('[', 1)[0] ?? ''));
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path;
}

/** The same for a body. */
export function dropIds(body: unknown, ids: readonly string[]) {
  if (typeof body !== 'object' || body === null) return;
  for (const id of ids) if (Object.hasOwn(body, id)) Reflect.deleteProperty(body, id);
}
