import { clipped } from '#server/coach/guide/sentences.ts';
import known from '#server/coach/guide/tasks/goal-forms.json' with { type: 'json' };
import { textSeen } from '#server/coach/reading/texts.ts';

const parts: Readonly<Record<string, string>> = known.parts;
const whole = (form: string): string => form.replace(/\{([a-z]+)\}/g, (_, part: string) => whole(parts[part] ?? ''));
/** What is to be done, and the words that say with what, in the order in which they are tried. */
const FORMS = known.forms.map(([act = '', form = '']) => ({ act, form: new RegExp(`^(?:${whole(form)})`, 'iu') }));
/** What tells a goal from what stands around it. */
export const marks = Object.fromEntries(
  Object.entries(known.marks).map(([name, form]) => [name, new RegExp(form, 'iu')]),
) as Record<keyof typeof known.marks, RegExp>;

export const isOwnLoss = (goal: string): boolean => marks.ownLoss.test(goal);
const isLoss = (goal: string): boolean =>
  goal.split(/[,;.]\s/).some((clause) => marks.loss.test(clause) && !marks.ownLoss.test(clause));

const NO_NAME = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$|^(?:My|The|Our|We|God)$/;
/** "Say no to my coworker Dana": a name within the first words, and not where someone's move goes to. */
const NAMED = new RegExp(known.named, 'u');
/** A message is addressed to a name that stands where whom it goes to is said, and to nobody else. */
export function nameIn(goal: string): string | undefined {
  const name = NAMED.exec(goal)?.[1];
  return name && !NO_NAME.test(name) ? name : undefined;
}

export const quotedIn = (goal: string): string | undefined => marks.quoted.exec(goal)?.[1];

/** What was typed, as it is quoted back. */
export const typed = (words: string): string =>
  clipped(words.replace(/[[\]\n]+/g, ' '), 28)
    .slice(0, 150)
    .toWellFormed();

/** Whose name stands in it may be the one it goes to. */
const THEIRS = /\p{Lu}\p{Ll}{1,20}['’]s\b|\bones?\b/u;
const WITH_THEM = / with (?:my \p{L}{2,20}|\p{Lu}\p{Ll}{1,20})\b/u;
const TO_THEM = / to (?:my \p{L}{2,20}|(?:[Aa]unt |[Uu]ncle )?\p{Lu}\p{Ll}{1,20})$/u;
const LONGEST = 170;

const mended: Readonly<Record<string, string>> = known.mended;
const upper = (words: string) => words.replace(/^\p{Ll}/u, (sign) => sign.toUpperCase());
const tidy = (words: string) =>
  words
    .trim()
    .replace(/(?<![\s,.;:!?])[\s,.;:!?]+$/, '')
    .replace(/\b[a-z]{1,6}\b/g, (word) => (Object.hasOwn(mended, word) && mended[word]) || word);

type Aim = { act: string; matter: string; why: string };
const only = (act: string): Aim => ({ act, matter: '', why: '' });

/** A reason that one may want to say, where it speaks of nobody else and is no aside. */
function reasonIn(rest: string): string {
  const reason = rest
    .replace(/^[^\p{L}]+(?:because |since |but |and |so |cuz |bc |cos )?/u, '')
    .replace(/^its (?=been|so|too|not)/i, 'it’s ')
    .split(/[.!?;]\s/)[0];
  return reason && marks.reason.test(reason) && !marks.third.test(reason) && reason.length < LONGEST
    ? upper(tidy(reason))
    : '';
}

const held = (words: string) => `[“${words}”, said to them]`;

const BEING: Readonly<Record<string, string>> = { is: 'are', has: 'have', was: 'were' };
/** "Tell my sister she hurt me": of the one it goes to, and in a form that is the same for "you". */
function turned(head: string, matter: string): string | undefined {
  if (marks.fond.test(head)) return matter.replace(/\S+$/, 'you');
  const [, verb = '', ...rest] = matter.split(' ');
  const isOther = rest.some((word) => marks.third.test(word) || /^\p{Lu}\p{Ll}/u.test(word));
  return marks.same.test(head) && !isOther ? ['you', BEING[verb] ?? verb, ...rest].join(' ') : undefined;
}

/** What is to be done and with what, for a goal without its lead and its reason. */
function formOf(head: string): Omit<Aim, 'why'> | undefined {
  for (const { act, form } of FORMS) {
    const found = form.exec(head);
    if (!found) continue;
    const matter = tidy(found.groups?.matter ?? '');
    const said = act === 'tell' && turned(head, matter);
    if (said) return { act: 'turned', matter: said };
    if (act === 'tell' && /^(?:he|she|they|his|her|their)\b/i.test(matter)) return { act: 'said-to-them', matter };
    if (act === 'thank') return { act, matter: matter.replace(TO_THEM, '') };
    const isNo = act === 'decline' || act === 'cancel';
    return { act, matter: isNo ? matter.replace(WITH_THEM, '').replace(/^an? /i, 'the ') : matter };
  }
  return undefined;
}

/** A whole sentence, told as it is; what it only leads up to comes second. */
function stated(all: string): Aim | undefined {
  if (marks.misses.test(all)) return only('miss');
  const wish = marks.wishes.exec(all);
  const head = tidy((wish ? all.slice(0, wish.index) : all).split(/[.!?;]\s|, (?:but|so) /)[0] ?? '');
  if (!wish) return { act: marks.raises.test(all) ? 'raises' : 'stated', matter: head, why: '' };
  if (/^(?:tell|let|confess)\b/i.test(wish.groups?.wish ?? '')) return { act: 'stated', matter: head, why: '' };
  if (/^(?:apologi|say (?:i['’]?m )?sorry)/i.test(wish.groups?.wish ?? ''))
    return { act: 'sorry-that', matter: head, why: '' };
  const found = formOf((wish.groups?.wish ?? '').replace(marks.manner, ''));
  return found && { ...found, why: '' };
}

function takenApart(goal: string): Aim | undefined {
  const all = goal
    .replace(/[[\]\s]+/g, ' ')
    .replace(marks.lead, '')
    .trim();
  if (marks.notDating.test(goal)) return only('not-dating');
  const isForAnother = /\bsorry\b/i.test(all) || !/^(?:ask|tell|let|thank|apolog|get)/i.test(all);
  if (isForAnother && isLoss(goal)) return only('loss');
  if (marks.states.test(all)) return stated(all);
  const open = all.replace(marks.manner, '');
  const at = open.search(marks.rest);
  const found = formOf(at > 8 ? open.slice(0, at) : open);
  if (found) return { ...found, why: at > 8 ? reasonIn(open.slice(at)) : '' };
  return marks.raises.test(all) && !marks.grave.test(all) ? stated(all) : undefined;
}

/** Own words stand as they are where they can be said to anyone; where they speak of someone they are a blank that holds them. */
const fitting = (words: string): string => (marks.third.test(words) || THEIRS.test(words) ? held(words) : words);
const THEY_ARE = /\b(?:he|she|they)(?:['’](?:s|re)| is| are| was| were)\b/giu;
/** Neither what someone else said nor an insult is put into a message. */
const canStand = (words: string): boolean =>
  words.length <= LONGEST && !/["”]./.test(words) && textSeen(words.replace(THEY_ARE, 'you are')).kind !== 'insult';

/** What was typed, taken apart, with its words as they can be said; undefined where its form is another. */
export function aimIn(goal: string): Aim | undefined {
  const aim = takenApart(goal);
  if (!aim || !canStand(aim.matter)) return undefined;
  if (aim.act === 'turned') return aim;
  const isHeld = aim.act === 'limit' || aim.act === 'raises' || (aim.act === 'stated' && marks.kin.test(aim.matter));
  return { ...aim, matter: isHeld ? held(aim.matter) : fitting(aim.matter) };
}
