import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Judged, Verdict } from './judge.ts';
import type { Reply } from './play.ts';

export type Played = { name: string; model: string; playedAt: string; replies: Reply[]; judged: Judged[] };

const OPEN = '  ';
const quoted = (text: string) => text.replace(/^/gm, '> ');
const wrote = ({ calls }: Reply) => calls.map((one) => one.wrote.trim());
const PLACEHOLDER = /(?:PERSON|SURNAME|CONTACT|DETAIL)_\d+/;
/** What was written reads as what was shown, but for the names that were restored. */
const isShownAs = (written: string, shown: string) =>
  new RegExp(`^${written.split(PLACEHOLDER).map(RegExp.escape).join('.{1,80}?')}$`, 's').test(shown.trim());
/** The model was asked more than once, or not all of what it wrote is shown as it wrote it. */
export const isAltered = (reply: Reply) => reply.calls.length > 0 && !isShownAs(wrote(reply).join('\n'), reply.text);

function turn(reply: Reply, at: number): string {
  const { said, name, text, by, notice, seconds, calls } = reply;
  const tokens = calls.map((one) => `${one.inputTokens} in, ${one.outputTokens} out`).join('; ');
  return [
    `## ${at + 1}`,
    quoted(name ? `${name}: ${said}` : said),
    text || '(nothing was shown)',
    `*${[by, notice, `${seconds} s`, tokens].filter(Boolean).join(' · ')}*`,
    ...(isAltered(reply) ? wrote(reply).map((one) => `The model wrote:\n\n${quoted(one)}`) : []),
  ].join('\n\n');
}

const mark = ({ verdict, reply, asks, good, by }: Judged) =>
  `- [${verdict ?? OPEN}] ${reply ? `reply ${reply}` : 'all'}: ${asks} (good: ${good}${by ? `; by ${by}` : ''})`;

const page = ({ name, model, playedAt, replies, judged }: Played) =>
  [
    `# ${name}`,
    `${model}, ${playedAt}. Write yes or no into the brackets that are open, and count with \`--count\`.`,
    ...replies.map(turn),
    '## Criteria',
    `${judged.map(mark).join('\n')}\n`,
  ].join('\n\n');

/** Keeps a talk twice: to be read and marked, and to be counted. */
export function keep(folder: string, played: Played) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${played.name}.json`), `${JSON.stringify(played, null, 2)}\n`);
  writeFileSync(join(folder, `${played.name}.md`), page(played));
}

const MARK = /^- \[\s*(yes|no)?\s*\] /gim;

/** A talk with the marks that a reader made in its transcript. */
function marked(folder: string, file: string): Played {
  const played = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Played;
  const text = readFileSync(join(folder, file.replace(/json$/, 'md')), 'utf8');
  const marks = [...text.slice(text.lastIndexOf('\n## Criteria')).matchAll(MARK)];
  const judged = played.judged.map((one, at) => ({
    ...one,
    verdict: (marks[at]?.[1]?.toLowerCase() ?? null) as Verdict,
  }));
  return { ...played, judged };
}

/** Every talk that was played so far. */
export const kept = (folder: string): Played[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json') && file !== 'figures.json')
    .map((file) => marked(folder, file));
