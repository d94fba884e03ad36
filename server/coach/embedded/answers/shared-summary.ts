import { feelingsIn } from '#server/coach/embedded/answers/gather.ts';
import { listed } from '#server/coach/embedded/say/words.ts';
import { topics } from '#server/coach/embedded/understand/topics.ts';
import { understand } from '#server/coach/embedded/understand/understand.ts';

type Line = { name: string; text: string };
const MOST_MATTERS = 2;

/** What several people talked about: everybody reads it, so each is named, and nobody's words are quoted. */
export function sharedSummary(lines: readonly Line[]): string {
  const names = [...new Set(lines.map(({ name }) => name))];
  const counts = new Map<string, number>();
  for (const { text } of lines)
    for (const topic of understand(text).topics) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  const matters = Object.entries(topics)
    .filter(([topic]) => counts.has(topic))
    .toSorted(([a], [b]) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
    .slice(0, MOST_MATTERS)
    .map(([, { matter }]) => matter.replaceAll('you talk to each other', 'they talk to each other'));
  const felt = names.flatMap((name) => {
    const own = lines.filter((line) => line.name === name).map(({ text }) => text);
    const feelings = feelingsIn(own);
    return feelings.length ? `${name} spoke of feeling ${listed(feelings)}.` : [];
  });
  const about = matters.length ? listed(matters) : 'what is between them';
  return [
    `${listed(names)} talked about ${names.length > 1 || matters.length ? about : 'what is on their mind'}.`,
    ...felt,
  ].join(' ');
}
