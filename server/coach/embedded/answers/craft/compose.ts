import type { Tone } from '#contract/coach.ts';
import { type Aim, type Goal, goalOf } from '#server/coach/embedded/answers/craft/goal.ts';
import { serves } from '#server/coach/embedded/answers/craft/score.ts';
import { reasonIn } from '#server/coach/embedded/answers/craft/told.ts';
import { manners } from '#server/coach/embedded/answers/craft/tones.ts';
import { softened } from '#server/coach/embedded/answers/soften.ts';
import { pick, seedOf } from '#server/coach/embedded/say/pick.ts';
import { clipped, sentence } from '#server/coach/embedded/say/words.ts';
import { cleaned } from '#server/coach/embedded/understand/clean.ts';

export type Wanted = { goal: string; tone: Tone; context: string; draft: string; history: string };
export type Composed = {
  message: string;
  /** The message without its opening and closing. */
  core: string;
  goal: Goal;
  changed: number;
};

const EMPTY: Record<Aim, string> = {
  apologise: 'what happened between us',
  thank: 'everything you do for me',
  congratulate: 'your good news',
  comfort: 'what you are going through',
  decline: 'this',
  end: 'because it is not right for me any more',
  limit: 'respect this limit of mine',
  invite: 'would you like to meet this week',
  reconnect: 'so long',
  ask: 'help me with this',
  tell: 'this has been on my mind',
  other: 'talk with you about this',
};

/** Where a question at the end would be out of place. */
const CLOSE: Partial<Record<Aim, string>> = {
  thank: '',
  congratulate: '',
  comfort: '',
  apologise: 'You do not have to answer at once.',
  decline: 'I hope you understand.',
  end: 'Take good care of yourself.',
};

/** A message in a tone: the person's own draft made kinder where there is one, else written from the goal. */
export function compose({ goal, tone, context, draft, history }: Wanted): Composed {
  const read = goalOf(cleaned(goal).text || 'talk about something that matters to me');
  const seed = seedOf(`${goal}|${tone}|${context}|${history}`);
  const manner = manners[tone];
  const name = read.to?.name ?? roleName(read.to?.role ?? null);
  const hello = greeted(read.aim === 'end' ? 'Hi {name}.' : pick(manner.hello, seed), name);
  const close = CLOSE[read.aim] ?? pick(manner.close, seed, 2);
  const core = tidied(pick(manner.core[read.aim], seed, 1).replaceAll('{m}', matterOf(read)));
  const own = cleaned(draft).text.trim();
  const because = reasonIn(context);
  if (own) {
    const { text, changed } = softened(own, tone);
    const body = serves(text, goal) ? [text] : [because, text, core];
    return { message: [sentence(hello), ...body, close].filter(Boolean).join(' '), core: text, goal: read, changed };
  }
  const order = /^I know you|stayed with me since/.test(because) ? [because, core] : [core, because];
  const message = [sentence(hello), ...order, close].filter(Boolean).join(' ');
  return { message, core, goal: read, changed: 0 };
}

const greeted = (hello: string, name: string) =>
  name ? hello.replace('{name}', name) : hello.replace(/,? ?\{name\}/, '').replace(/^[, ]+/, '');

function roleName(role: string | null): string {
  return role && /^(mum|dad|grandma|grandpa)$/.test(role) ? role.charAt(0).toUpperCase() + role.slice(1) : '';
}

/** The matter in the grammar that the sentence around it needs. */
function matterOf({ aim, form, matter }: Goal): string {
  const bare = clipped(matter.replace(/^(?:to|for|that|about)\s+/i, ''), 40).replace(/ …$/, '');
  if (bare.split(/\s+/).join('').length < 3) return EMPTY[aim];
  if (aim === 'invite') return invitation(bare);
  if (aim === 'limit')
    return form === 'verb' ? bare.replace(/^(?:not to|to not)\s+/i, 'do not ') : `respect my limit around ${bare}`;
  if (aim === 'comfort' && /^(?:who|that) /i.test(bare)) return `the news that you ${bare.replace(/^\w+ /, '')}`;
  if (aim === 'comfort' || aim === 'thank') return bare.replace(/^(?:who|that) /i, 'how you ');
  if (aim === 'end') return bare.replace(/^(?:because|since) (?=I)/i, 'because ');
  if (aim === 'ask' && form === 'noun') return `help me with ${bare}`;
  if (aim === 'tell' && form === 'noun') return `I would like to talk about ${bare}`;
  return bare;
}

const invitation = (bare: string) =>
  /^(?:go|come|meet|have|join|see|spend|watch|visit|try|celebrate)\b/i.test(bare)
    ? `would you like to ${bare}`
    : `would you like to join me for ${bare.replace(/^(?:for|to|a date)\s+/i, '') || 'an evening'}`;

const tidied = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(^|[.!?:] )(\p{Ll})(?=\p{L}*)/gu, (_, gap: string, letter: string) =>
      gap.startsWith(':') ? gap + letter : gap + letter.toUpperCase(),
    )
    .replace(/\?\./g, '?')
    .replace(/\bi\b/g, 'I');
