import { parseSync } from 'vite';
import { product } from '#test/sources.ts';

export type Pattern = { path: string; source: string; flags: string };
type Node = { type?: unknown; regex?: { pattern: string; flags: string }; callee?: { name?: string } };

/** Every node of a tree, with the number of functions around it. */
function* nodesOf(value: unknown, depth = 0): Generator<{ node: Node; depth: number }> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item, depth);
  else if (value && typeof value === 'object') {
    const node: Node = value;
    if (typeof node.type === 'string') yield { node, depth };
    const inside = typeof node.type === 'string' && /Function/.test(node.type) ? depth + 1 : depth;
    for (const inner of Object.values(value)) yield* nodesOf(inner, inside);
  }
}

const trees = product
  .filter(({ path, text }) => /^(server|web|contract)\//.test(path) && /RegExp|\//.test(text))
  .map(({ path, text }) => ({ path, nodes: [...nodesOf(parseSync(path, text).program)] }));

/** As they stand in the source. */
export const written: Pattern[] = trees.flatMap(({ path, nodes }) =>
  nodes.flatMap(({ node: { regex } }) => (regex ? [{ path, source: regex.pattern, flags: regex.flags }] : [])),
);

const makes = ({ type, callee }: Node) =>
  (type === 'NewExpression' || type === 'CallExpression') && callee?.name === 'RegExp';
const makers = trees.filter(({ nodes }) => nodes.some(({ node }) => makes(node)));

/** Files in which a pattern is made while the house is lived in, and not when it is loaded. */
export const madeLater = makers
  .filter(({ nodes }) => nodes.some(({ node, depth }) => depth > 0 && makes(node)))
  .map(({ path }) => path);

/** What is put together when a file is loaded: the files are loaded, and every pattern that is made is seen. */
export async function made(): Promise<Pattern[]> {
  const seen: Pattern[] = [];
  const Plain = globalThis.RegExp;
  for (const { path } of makers) {
    globalThis.RegExp = new Proxy(Plain, {
      construct(target, [source, flags], as) {
        const pattern: RegExp = Reflect.construct(target, [source, flags], as);
        seen.push({ path, source: pattern.source, flags: pattern.flags });
        return pattern;
      },
    });
    try {
      await import(/* @vite-ignore */ `../${path}`);
    } finally {
      globalThis.RegExp = Plain;
    }
  }
  return seen;
}
