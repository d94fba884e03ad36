import { concernIn, type Heard } from '#server/coach/embedded/answers/argument/concern.ts';
import { kindOf } from '#server/coach/embedded/answers/argument/kinds.ts';
import { type Line, linesOf } from '#server/coach/embedded/answers/argument/lines.ts';
import { matterOf } from '#server/coach/embedded/answers/argument/matter.ts';
import { acting, object } from '#server/coach/embedded/answers/argument/names.ts';
import type { Dispute } from '#server/coach/embedded/answers/argument/parties.ts';
import { pick } from '#server/coach/embedded/say/pick.ts';
import { sentence } from '#server/coach/embedded/say/words.ts';
import { situationOf } from '#server/coach/embedded/situations/recognise.ts';
import type { Situation } from '#server/coach/embedded/situations/situation.ts';
import { type Topic, topics } from '#server/coach/embedded/understand/topics.ts';
import { type Understood, understandPart } from '#server/coach/embedded/understand/understand.ts';

/** All that is known of a quarrel before it is written about. */
export type Quarrel = {
  dispute: Dispute;
  lines: Line[];
  heard: Heard | undefined;
  situation: Situation | undefined;
  topic: (typeof topics)[Topic];
  matter: string;
  /** Who brought it up. */
  raiser: string;
  seed: number;
  /** One of several ways to say something, filled; none comes twice in one answer. */
  say: (ways: readonly string[], slots?: Readonly<Record<string, string>>) => string;
};

export function quarrelIn(seen: Understood, dispute: Dispute, context: string): Quarrel {
  const heard = concernIn(dispute.told ? [seen.text] : dispute.turns.map(({ text }) => text), context);
  const situation = heard ? undefined : situationIn(`${context}\n${seen.text}`.trim(), dispute.told || context !== '');
  const topic = topics[heard?.concern.topic ?? guessed(seen, context) ?? 'listening'];
  const matter = matterIn(heard, context, dispute) ?? situation?.matter ?? matterOf(dispute, topic.matter);
  const lines = linesOf(dispute, matter);
  return {
    dispute,
    lines,
    heard,
    situation,
    topic,
    matter,
    raiser: raiserIn(dispute, lines),
    seed: seen.seed,
    say: sayer(seen.seed, matter),
  };
}

const guessed = (seen: Understood, context: string) =>
  (context ? understandPart(`${seen.text}\n${context}`) : seen).topics[0];

/** Situations are known by how people tell them; a talk word for word is told by nobody. */
const SURE = 0.08;
function situationIn(text: string, isTold: boolean): Situation | undefined {
  const found = isTold ? situationOf(text) : undefined;
  return found && found.sure >= SURE ? found.situation : undefined;
}

const ABOUT =
  /\b(?:argu(?:e|ed|ing|ments?)|f(?:ight|ights|ighting|ought)|quarrel\w*|disagree\w*|row|rowing)\b[^.!?\n]{0,24}?\b(?:about|over) ((?!it\b|this\b|that\b|everything\b|us\b)[^.!?,;\n]{3,50})/i;

function matterIn(heard: Heard | undefined, context: string, { told, turns }: Dispute): string | undefined {
  const named =
    ABOUT.exec(context)?.[1] ?? (told ? ABOUT.exec(turns.map(({ text }) => text).join('. '))?.[1] : undefined);
  if (named && named.split(/\s+/).length < 7 && !/\b(?:he|she|him|they|i)\b/i.test(named))
    return named
      .trim()
      .replace(/\b(?:my|our|his|her)\b/gi, 'the')
      .replace(/^how |\s+(?:all the time|a lot|again)$/gi, '');
  if (!heard) return undefined;
  const { matter, matterPlain = 'this' } = heard.concern;
  if (!matter.includes('{thing}')) return matter;
  return heard.thing ? matter.replace('{thing}', heard.thing) : matterPlain;
}

const RAISES = /^(?:always|name|mind|deed|order|why|guilt|compare)$/;
function raiserIn({ parties }: Dispute, lines: readonly Line[]): string {
  const first = lines.find(
    ({ by, party, parts }) => by === party && parts.some((part) => part.hard && RAISES.test(kindOf(part))),
  );
  const early = first && lines.indexOf(first) < 2 ? first.party : lines[0]?.by;
  return early ?? parties[0] ?? 'You';
}

function sayer(seed: number, matter: string): Quarrel['say'] {
  const used = new Set<string>();
  let turn = 0;
  let named = 0;
  /** Where many sentences stand together, its name over and over would be all that one reads. */
  const nameIt = (brief: boolean) => (brief && named++ > 0 && named % 2 === 0 ? 'the matter' : matter);
  return (ways, slots = {}) => {
    const open = ways.filter((way) => !used.has(way));
    const way = pick(open.length ? open : ways, seed, turn++);
    used.add(way);
    return sentence(
      way.replace(/\{(\w+)\}/g, (_, name: string) =>
        name === 'matter' ? nameIt('brief' in slots) : (slots[name] ?? ''),
      ),
    );
  };
}

export const otherOf = ({ dispute: { parties } }: Quarrel, party: string): string =>
  parties.find((one) => one !== party) ?? 'The other';
export const names = (quarrel: Quarrel, party: string) => ({
  own: acting(party),
  owns: object(party),
  other: object(otherOf(quarrel, party)),
  others: acting(otherOf(quarrel, party)),
});
/** 0 for who brought it up, 1 for who was addressed. */
export const roleOf = ({ raiser }: Quarrel, party: string): 0 | 1 => (party === raiser ? 0 : 1);
export const stakeOf = ({ heard }: Quarrel, role: 0 | 1): string | undefined => heard?.concern.stakes[role];
