import { LOSS, namedKindly } from '#server/coach/embedded/answers/craft/comforting.ts';
import { gerund } from '#server/coach/embedded/answers/craft/gerund.ts';
import type { Goal } from '#server/coach/embedded/answers/craft/goal.ts';
import { told } from '#server/coach/embedded/answers/craft/telling.ts';

/** What a message does, finer than its aim: a feeling is not told like a piece of news. */
export type Kind =
  | 'apologise'
  | 'thank'
  | 'congratulate'
  | 'proud'
  | 'comfort'
  | 'grief'
  | 'luck'
  | 'decline'
  | 'end'
  | 'part'
  | 'limit'
  | 'invite'
  | 'reconnect'
  | 'ask'
  | 'thing'
  | 'question'
  | 'urge'
  | 'dare'
  | 'news'
  | 'need'
  | 'feel'
  | 'love'
  | 'crush'
  | 'cheer'
  | 'may'
  | 'cancel'
  | 'joy'
  | 'hello'
  | 'flirt'
  | 'tease'
  | 'praise'
  | 'wish'
  | 'goodbye'
  | 'miss'
  | 'remind'
  | 'report'
  | 'other';
/** `m` is the matter in the grammar that the lines of its kind need. */
export type Meant = { kind: Kind; m: string };

const GOOD_FOR_THEM =
  /\b(?:doctor|dentist|(?:get|seek|accept|find|professional) help|counsel\w*|rest|sleep|break|smok\w+|drink\w*|alcohol|exercise|eat|check-?up|hospital|rehab|holiday|vacation|slow down|gamble|gambling|medicine|take care)\b/i;

const ALL = 'everything you do for me';
export const THANKS_FOR_ALL = `for ${ALL}`;

/** The kind of message, and its matter said so that it fits. */
export function meantBy(goal: Goal, typed: string, context = ''): Meant {
  const bare = goal.matter.replace(/[.!?…]+$/, '').trim();
  const meant = MEANT[goal.aim](bare, goal, typed, context);
  if (/\bthinking (?:of|about) you\b/.test(meant.m))
    return { kind: LOSS.test(`${typed} ${context}`) ? 'grief' : 'hello', m: '' };
  return meant.kind === 'end' && EARLY.test(`${typed} ${context}`) && !LONG.test(`${typed} ${context}`)
    ? { kind: 'part', m: "I don't want to go on dating" }
    : meant;
}

/** What has hardly begun is not ended like a life together. */
const EARLY =
  /\b(?:dates?|dating (?:for )?(?:a|two|three|few)|\w+ times|hinge|tinder|bumble|matched|met (?:\w+ )?(?:once|twice|online)|(?:coffee|dinner|drinks?|lunch) (?:once|twice)|(?:someone|somebody|a (?:guy|girl|man|woman)) I(?:'ve| have|'m| am)|just started seeing|been seeing)\b/i;
const LONG = /\b(?:years?|married|marriage|husband|wife|engaged|fianc\w+|live together|lived together)\b/i;

/** Not clearly something to say to somebody: less is said. */
const UNSURE =
  /\b(?:he|she|him|his|they|them|her)\b|\byou \p{Lu}|^(?:text|message|let|tell|ask|say|suggest|remind|wish|make (?:him|her|them)|write|call)\b/u;

/** What one does oneself is told, and what is left open is a greeting. */
function other(bare: string, { form }: Pick<Goal, 'form'>, typed: string): Meant {
  if (/\bflirt/i.test(typed))
    return {
      kind: /\b(?:husband|wife|partner|boyfriend|girlfriend|spouse|fianc\w+)\b/i.test(typed) ? 'flirt' : 'tease',
      m: '',
    };
  if (
    /^(?:very )?(?:happy|merry|good|great|lovely|nice|blessed|speedy|safe)\b/i.test(bare) &&
    /\bwish|\bsay\b/i.test(typed)
  )
    return { kind: 'wish', m: bare };
  if (/\b(?:goodbye|farewell)\b/i.test(typed)) return { kind: 'goodbye', m: '' };
  if (form === 'noun' && !bare) return { kind: 'hello', m: '' };
  if (/^(?:quit|leave|resign|step (?:back|down)|postpone|reschedule|move out)\b/i.test(bare))
    return { kind: 'news', m: `I want to ${bare}` };
  return UNSURE.test(bare)
    ? { kind: 'thing', m: 'something important' }
    : { kind: 'other', m: bare || 'talk with you about this' };
}
const MEANT: Record<Goal['aim'], (bare: string, goal: Goal, typed: string, context: string) => Meant> = {
  apologise: (bare, { form }) => ({
    kind: 'apologise',
    m: !bare ? '' : form === 'clause' || /^(?:I|we|my)\b/.test(bare) ? `that ${bare}` : `for ${bare}`,
  }),
  thank: (bare) => ({
    kind: 'thank',
    m: `for ${/^(?:who|that)\b/i.test(bare) ? `how you ${bare.replace(/^\w+ /, '')}` : bare || ALL}`,
  }),
  congratulate: (bare) => ({ kind: 'congratulate', m: bare ? `on ${bare.replace(/^(?:on|for) /, '')}` : '' }),
  comfort: (bare, _, typed, context) =>
    !/^(?:who|whose|that)\b/i.test(bare) &&
    (/\bbefore\b|\bluck\b/i.test(typed) ||
      /\b(?:exam|interview|presentation|audition|driving test|thesis|competition)\b/i.test(bare))
      ? { kind: 'luck', m: bare || 'what is coming' }
      : LOSS.test(`${typed} ${context}`)
        ? { kind: 'grief', m: '' }
        : { kind: 'comfort', m: namedKindly(bare, typed) },
  decline: (bare, _, typed) =>
    /\bcancel\b/i.test(typed)
      ? { kind: 'cancel', m: bare.replace(/^(?:on )?(?:you\b ?)?/, '') || 'our plans' }
      : { kind: 'decline', m: declined(bare) },
  end: (bare) => {
    const why = bare
      .replace(/^(?:of|after) [\w\s]+? (?:years?|months?|weeks?)\b,?\s*/i, '')
      .replace(/^(?:because|since|as)\s+/i, '');
    return { kind: 'end', m: /^(?:I|we|it)\b/.test(why) ? `, because ${why}` : '' };
  },
  limit: (bare, { form }) => ({
    kind: 'limit',
    m: !bare
      ? 'respect where my limit is'
      : form === 'verb'
        ? bare.replace(/^(?:not to|to not)\s+/i, 'do not ')
        : /^\w+ing\b/.test(bare)
          ? `stop ${bare}`
          : `respect my limit when it comes to ${bare}`,
  }),
  invite: (bare, { form }) => ({ kind: 'invite', m: form === 'verb' ? bare : invited(bare) }),
  reconnect: (bare) => ({ kind: 'reconnect', m: bare ? `, even after ${bare.replace(/^after /i, '')}` : '' }),
  ask: asked,
  tell: told,
  other,
};

function declined(bare: string): string {
  const from = /^(?:an?|the) (.+?) from you$/i.exec(bare)?.[1];
  if (from) return `your ${from}`;
  const wants = /^who (?:\w+ )?(?:wants|asked|asks|wanted|asking) (?:me )?to (.+)$/i.exec(bare)?.[1];
  if (wants) return gerund(wants.replace(/^borrow (.+)$/i, 'lend you $1'));
  return bare ? (/^to \w/.test(bare) ? gerund(bare.slice(3)) : bare) : 'this';
}

const TALKED_OF =
  /\b(?:raise|promotion|salary|divorce|money|relationship|marriage|future|us|it|what|baby|behaviou?r|moving|open)\b/i;
const VERBAL =
  /^(?:go|come|meet|have|join|see|spend|watch|visit|try|celebrate|grab|get|hang|eat|cook|dance|walk|play|stay|do|take)\b/i;
const MEAL = /^(?:a |an |some )?(?:drink|coffee|dinner|lunch|breakfast|brunch|tea|beer|wine|ice cream|pizza)\b/i;
function invited(bare: string): string {
  if (/^(?:a|another) (?:\w+ )?date\b/.test(bare)) return `go on ${bare} with me`;
  if (VERBAL.test(bare)) return bare;
  if (/^(?:a )?(?:walk|hike|run|swim)\b/i.test(bare)) return `go for ${bare} with me`;
  const [meal] = MEAL.exec(bare) ?? [];
  if (meal) return `have ${meal} with me${bare.slice(meal.length)}`;
  return bare
    ? `come ${/^(?:to|over|on|along|with)\b/.test(bare) ? bare : `to ${bare.replace(/^for /, '')}`}`
    : 'do something together this week';
}

function asked(bare: string, { form }: Goal, typed: string): Meant {
  const may = /^(?:if|whether) (we|I) (?:can|could|should|may|might) (.+)$/i.exec(bare);
  if (may) return { kind: 'may', m: `${may[1]} ${may[2]}` };
  if (
    /\b(?:motivate|encourage|cheer|support)\b/i.test(typed) &&
    /^(?:keep|keep on|stay|not give up|go on|continue|hold|carry on|believe)\b/i.test(bare)
  )
    return { kind: 'cheer', m: bare.replace(/^not /, "don't ") };
  if (/^(?:if|whether|why|what|how|when|where|who|which)\b/i.test(bare))
    return { kind: 'question', m: bare.replace(/^if\b/i, 'whether') };
  if (form === 'noun')
    return !bare || TALKED_OF.test(bare)
      ? { kind: 'thing', m: bare || 'something that matters to me' }
      : { kind: 'ask', m: `give me ${bare}` };
  if (
    GOOD_FOR_THEM.test(bare) &&
    (/\b(?:convince|persuade|encourage|get|urge|want)\b/i.test(typed) ||
      /\b(?:doctor|dentist|check-?up|rehab)\b/i.test(bare)) &&
    !/\bme\b|\bus\b/.test(bare)
  )
    return { kind: 'urge', m: bare };
  if (/\b(?:encourage|motivate|convince|persuade|push|nudge|inspire)\b/i.test(typed) && !/\b(?:me|us)\b/.test(bare))
    return { kind: 'dare', m: bare };
  return { kind: 'ask', m: bare || 'help me with this' };
}
