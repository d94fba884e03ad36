import type { Tone } from '#contract/coach.ts';
import { type Aim, type Goal, goalOf } from '#server/coach/embedded/answers/craft/goal.ts';
import { repliesTo } from '#server/coach/embedded/answers/craft/reply.ts';
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

/** Where lightness would wound. */
const HEAVY =
  /\b(?:miscarriage|stillb\w+|died|death|dead|dying|funeral|passed away|cancer|tumou?r|stroke|surgery|accident|hospital|divorce|suicid\w+|grief|grieving|diagnos\w+|lost (?:his|her|their) (?:mum|mom|mother|dad|father|wife|husband|baby|child|son|daughter|brother|sister))\b/i;

/** A message in a tone: the person's own draft made kinder where there is one, else written from the goal. */
export function compose(wanted: Wanted): Composed {
  const { goal, tone, context, draft, history } = wanted;
  const read = goalOf(cleaned(goal).text || 'talk about something that matters to me');
  const reply = repliesTo(goal, history);
  if (reply && !draft.trim()) return { message: reply, core: reply, goal: read, changed: 0 };
  const seed = seedOf(`${goal}|${tone}|${context}|${history}`);
  const heavy = HEAVY.test(`${goal} ${context}`) && !/^(?:direct|diplomatic)$/.test(tone);
  const manner = manners[heavy ? 'caring' : tone];
  const name = read.to?.name ?? roleName(read.to?.role ?? null);
  const hello = greeted(read.aim === 'end' ? 'Hi {name}.' : pick(manner.hello, seed), name);
  const { matter, why } = reasoned(read);
  const core = tidied(`${pick(manner.core[read.aim], seed, 1).replaceAll('{m}', matter)}${why}`);
  const last = CLOSE[read.aim] ?? pick(manner.close, seed, 2);
  const close = last && core.includes(last.replace(/[.?]$/, '')) ? '' : last;
  const own = cleaned(draft).text.trim();
  const because = reasonIn(context);
  if (own) return fromDraft(own, { goal: read, core, close, because, name, wanted: goal });
  const order = /^I know you|stayed with me since/.test(because) ? [because, core] : [core, because];
  const message = [sentence(hello), ...order, close].filter(Boolean).join(' ');
  return { message, core, goal: read, changed: 0 };
}

type Parts = { goal: Goal; core: string; close: string; because: string; name: string; wanted: string };

/** The draft keeps its own greeting and everything that does not blame. */
function fromDraft(own: string, { goal, core, close, because, name, wanted }: Parts): Composed {
  const [greeting = ''] = /^(?:[Hh]i|[Hh]ey|[Hh]ello|[Dd]ear)\b(?: \p{Lu}\p{Ll}+)?[\s,!.]*/u.exec(own) ?? [];
  const { text, changed } = softened(own.slice(greeting.length));
  const opens = /\p{Lu}\p{L}+[\s,!.]*$/u.test(greeting.slice(3))
    ? greeting.trim()
    : `${/^hey/i.test(greeting) ? 'Hey' : 'Hi'}${name ? ` ${name}` : ''}`;
  const body = serves(text, wanted) ? [text] : [because, text, core];
  const end = /\?\s*$/.test(text) && body.length === 1 ? '' : close;
  const message = [sentence(opens.replace(/[,!.]+$/, '')), ...body, end].filter(Boolean).join(' ');
  return { message, core: text, goal, changed };
}

/** What was wanted, and why, in two sentences. */
function reasoned(goal: Goal): { matter: string; why: string } {
  const whole = matterOf(goal);
  const split =
    goal.aim === 'decline' || goal.aim === 'ask'
      ? /^(.+?),? (?:because|since|as) ((?:I|we|my|our|the|it)\b.+)$/i.exec(whole)
      : null;
  return split ? { matter: split[1] ?? whole, why: ` ${sentence(split[2] ?? '')}` } : { matter: whole, why: '' };
}

const greeted = (hello: string, name: string) =>
  name ? hello.replace('{name}', name) : hello.replace(/,? ?\{name\}/, '').replace(/^[, ]+/, '');

function roleName(role: string | null): string {
  return role && /^(mum|dad|grandma|grandpa)$/.test(role) ? role.charAt(0).toUpperCase() + role.slice(1) : '';
}

/** The matter in the grammar that the sentence around it needs. */
function matterOf(goal: Goal): string {
  const bare = clipped(goal.matter.replace(/^(?:to|for|that|about)\s+/i, ''), 40).replace(/ …$/, '');
  if (bare.split(/\s+/).join('').length < 3) return EMPTY[goal.aim];
  return (FITS[goal.aim] ?? ((text: string) => text))(bare, goal.form);
}

const FITS: Partial<Record<Aim, (bare: string, form: Goal['form']) => string>> = {
  invite: (bare) => invitation(bare),
  limit: (bare, form) =>
    form === 'verb'
      ? bare.replace(/^(?:not to|to not)\s+/i, 'do not ')
      : /^\w+ing\b/.test(bare)
        ? `stop ${bare}`
        : `respect my limit around ${bare}`,
  comfort: (bare) => (/^(?:who|that) /i.test(bare) ? `the news that you ${bare.replace(/^\w+ /, '')}` : bare),
  thank: (bare) => bare.replace(/^(?:who|that) /i, 'how you '),
  end: (bare) => `because ${bare.replace(/^(?:because|since|as) /i, '')}`,
  ask: (bare, form) =>
    form === 'noun'
      ? `help me with ${bare}`
      : /^(?:if|whether|why|what|how|when)\b/i.test(bare)
        ? `tell me ${bare.replace(/^if\b/i, 'whether')}`
        : bare,
  tell: (bare, form) => (form === 'noun' ? `I would like to talk about ${bare}` : bare),
};

const invitation = (bare: string) =>
  /^(?:go|come|meet|have|join|see|spend|watch|visit|try|celebrate)\b/i.test(bare)
    ? `would you like to ${bare}`
    : `would you like to join me for ${bare.replace(/^(?:for|to|a date)\s+/i, '') || 'an evening'}`;

const tidied = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\b(heard|hear) about the news that\b/g, '$1 that')
    .replace(/(^|[.!?:] )(\p{Ll})(?=\p{L}*)/gu, (_, gap: string, letter: string) =>
      gap.startsWith(':') ? gap + letter : gap + letter.toUpperCase(),
    )
    .replace(/\?\./g, '?')
    .replace(/\bi\b/g, 'I');
