import { clipped } from '#server/coach/guide/sentences.ts';
import { outrightIn } from '#server/coach/guide/tasks/argument-lines.ts';
import known from '#server/coach/guide/tasks/goal-forms.json' with { type: 'json' };
import { isOnlyThem, toThem } from '#server/coach/guide/tasks/said-to-them.ts';
import { textSeen } from '#server/reading/texts.ts';

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

const NO_NAME = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$|^(?:My|The|Our|We|God|Aunt|Uncle|Mr|Mrs|Ms|Dr)$/;
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

/** “Move our call with grandma to Sunday”: said to her it is our call. */
const WITH_THEM = / with (?:(?:my|our) \p{L}{2,20}(?: \p{Lu}\p{Ll}{1,20})?|\p{L}{2,20})(?= |$)/u;
const TO_THEM = / to (?:my \p{L}{2,20}|(?:[Aa]unt |[Uu]ncle )?\p{Lu}\p{Ll}{1,20})$/u;

const mended: Readonly<Record<string, string>> = known.mended;
const tidy = (words: string) =>
  words
    .trim()
    .replace(/(?<![\s,.;:!?])[\s,.;:!?]+$/, '')
    .replace(/\b[a-z]{1,6}\b/g, (word) => (Object.hasOwn(mended, word) && mended[word]) || word);

export type Aim = { act: string; matter: string };
const only = (act: string): Aim => ({ act, matter: '' });

/** Without what is said to nobody but the coach. */
function shortened(act: string, matter: string): string {
  if (act === 'ask-to') return matter.replace(marks.theirDoing, '');
  if (act === 'thank') return matter.replace(TO_THEM, '');
  return /^(?:decline|cancel|move)$/.test(act) ? matter.replace(WITH_THEM, '').replace(/^an? /i, 'the ') : matter;
}

/** What is to be done and with what, for a goal without its lead and its reason. */
function formOf(head: string): Aim | undefined {
  for (const { act, form } of FORMS) {
    const found = form.exec(head);
    if (!found) continue;
    const matter = shortened(act, tidy(found.groups?.matter ?? ''));
    if (act === 'tell' && /^(?:he|she|they|his|her|their)\b/i.test(matter)) return { act: 'said-to-them', matter };
    return { act, matter };
  }
  return undefined;
}

/** Something told, and then what is to be done with it. */
function stated(all: string): Aim | undefined {
  if (marks.misses.test(all)) return only('miss');
  const wish = marks.wishes.exec(all);
  const toDo = wish?.groups?.wish ?? '';
  const head = tidy(all.slice(0, wish?.index ?? 0).split(/[.!?;]\s|, (?:but|so) /)[0] ?? '');
  if (/^(?:tell|let|confess)\b/i.test(toDo)) return { act: 'stated', matter: head };
  if (/^(?:apologi|say (?:i['’]?m )?sorry)/i.test(toDo)) return { act: 'sorry-that', matter: head };
  return formOf(toDo.replace(marks.manner, ''));
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
  return formOf(at > 8 ? open.slice(0, at) : open);
}

/** Longer than this it is a story, and no part of a message. */
const MOST_WORDS = 20;
const BLANK = '[your own words, said to them]';
/** Who acts, with the word that goes with them; whose it is. Only whoever writes knows whom that means, and how it is said to them. */
const OTHERS = new RegExp(known.others, 'gu');
const MOST_OTHERS = 2;
/** “Lily’s play”: to whoever isn't Lily it is hers, too. */
const NAMED_ONE = /^\p{Lu}\p{Ll}{1,20}['’]s$/u;

/** In what is told “her” is whoever it goes to; in what is to be done it may be someone else. */
const kindOf = (act: string) =>
  /^(?:tell|sorry|stated|said-to-them)/.test(act) ? 'told' : /^(?:ask-|stop|would|get)/.test(act) ? 'to-do' : 'other';

/** Its own words, said to whoever reads it where that is sure, else with a blank; a whole blank where more than that is unsure. */
function standing({ act, matter: words }: Aim, goal: string): string {
  const before = goal.slice(0, Math.max(0, goal.indexOf(words.slice(0, 12))));
  const kin = marks.kin.exec(words)?.[0].split(' ').at(-1) ?? '';
  // “Ask my boss if I can pick up my daughter”: whom it goes to is named, and is someone else.
  const isTheirs = kin !== '' && (!marks.to.test(before) || before.toLowerCase().includes(kin.toLowerCase()));
  const isInsult = textSeen(words).kind === 'insult' || outrightIn(words.replace(marks.is, 'you are')) !== null;
  const isNamed = (word: string) => NAMED_ONE.test(word) && (nameIn(goal) ?? word[0]) !== word.slice(0, -2);
  const found = [...words.matchAll(OTHERS)].map(({ 0: word, index }) =>
    isNamed(word) ? word : toThem(word, words.slice(0, index), words.slice(index + word.length), kindOf(act)),
  );
  // One of them that isn't sure may be someone else, and so may all.
  const isSure = found.every(Boolean) && (found.every((one) => one && isNamed(one)) || isOnlyThem(goal, words));
  const others = isSure ? 0 : found.length;
  const filled = words.replace(OTHERS, (word) => (isSure && found.shift()) || `[“${word},” said to them]`);
  const isLong = words.split(' ').length > MOST_WORDS - (others > 0 ? 6 : 0) || others > MOST_OTHERS;
  const isLeft = marks.third.test(words.replace(OTHERS, ''));
  const isUnsure = marks.unsure.test(act === 'stop' ? words.replace(/ without \p{L}+ing\b/iu, '') : words);
  return isTheirs || isInsult || isLong || isLeft || isUnsure ? BLANK : filled;
}

/** What was typed, taken apart. Its own words stand where they can surely be said; else there is a blank. */
export function aimIn(goal: string): Aim | undefined {
  const aim = takenApart(goal);
  return aim && { ...aim, matter: aim.matter && standing(aim, goal) };
}
