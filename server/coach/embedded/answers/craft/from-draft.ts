import { serves } from '#server/coach/embedded/answers/craft/score.ts';
import { recastAll } from '#server/coach/embedded/answers/recast/recast.ts';
import { sentence } from '#server/coach/embedded/say/words.ts';
import { topics } from '#server/coach/embedded/understand/topics.ts';
import { understandPart } from '#server/coach/embedded/understand/understand.ts';

type Parts = { hello: string; core: string; close: string; because: string; wanted: string };

const INSULT =
  /\b(?:pigs?|disgusting|idiots?|stupid|lazy|selfish|toxic|crazy|psycho|liar|pathetic|asshole|bitch|jerk|shit|fuck\w*|moron|useless|sick of you|hate you)\b/i;

/** An order: what is wanted is asked for instead. */
const ORDER =
  /^(?:just |now |then )*(?:wash|clean|stop|fix|answer|call me|do|tell me|get|give|come|leave|pay|shut|move|pick|take|bring|grow|learn|deal)\b(?!.*\bplease\b)[^?]*$/i;

/** What takes an apology back. */
const EXCUSE = /,?\s+(?:and|but)\s+(?:honestly,?\s+)?you\s+(?:could|should|might)\s+have\b[^.!?]*/gi;

/** What a draft speaks of, as a thing one can name without blame. */
function aboutOf(text: string): string {
  const { detail, topics: found } = understandPart(text);
  return detail.thing ? `the ${detail.thing}` : topics[found[0] ?? 'listening'].matter;
}

/** The draft keeps its own greeting and everything that does not blame. */
export function fromDraft(own: string, { hello, core, close, because, wanted }: Parts) {
  const [greeting = ''] =
    /^(?:[Hh]i|[Hh]ey|[Hh]ello|[Dd]ear|[Dd]ude)\b(?: (?:\p{Lu}\p{Ll}+|there|you|love|mum|mom|dad|everyone|all|guys|babe)\b)?[\s,!.]*/u.exec(
      own,
    ) ?? [];
  const text = own.slice(greeting.length);
  const bare = text.replace(EXCUSE, '');
  const { parts } = recastAll(bare, aboutOf(text), 0);
  const kept = parts.filter(
    ({ hard, shaped, said }) => said && !(hard && !shaped) && !INSULT.test(said) && !ORDER.test(said),
  );
  const changed =
    parts.filter(({ hard, said }) => hard || INSULT.test(said) || ORDER.test(said)).length + (bare === text ? 0 : 1);
  const said = [...new Set(kept.map((part) => part.said))].join(' ');
  const opens = /\p{L}{3}/u.test(greeting.replace(/^\w+/, '')) ? greeting.replace(/[\s,!.]+$/, '') : hello;
  const body = said && serves(said, wanted) ? [said] : [said, sentence(core), because];
  const end = /\?\s*$/.test(said) && body.length === 1 ? '' : close;
  const [first = '', ...more] = [...body, end].filter(Boolean);
  const begun = /^(?:I\b|I'|\p{Lu}\p{L}* \p{Lu})/u.test(first) ? first : first.charAt(0).toLowerCase() + first.slice(1);
  return { message: [`${opens}, ${begun}`, ...more].join(' '), core: said || core, changed };
}
