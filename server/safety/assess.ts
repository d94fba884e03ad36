import { spanOf } from '#server/reading/classifier.ts';
import { derive, type Reading, readingOf } from '#server/reading/reading.ts';
import type { Window } from '#server/reading/signs.ts';
import { explicitIn, type Said } from '#server/safety/explicit.ts';
import { withoutFearedNames } from '#server/safety/feared.ts';
import { type Explicit, formOf, withoutDoubts } from '#server/safety/frames.ts';
import { foreignIn } from '#server/safety/languages/languages.ts';
import { saysMinor } from '#server/safety/minor.ts';
import { passagesOf } from '#server/safety/passages.ts';
import { isGraver, OWN_LIFE } from '#server/safety/policy.ts';
import { type Category, type Level, type Need, needOf, type Surface, type Who } from '#server/safety/terms.ts';
import { aboutIn, alarmAt, isSure, type Weighed, weigh, whoIn } from '#server/safety/weigh.ts';

export type Evidence = { rule: string; from: number; to: number };
export type Assessment = {
  level: Level;
  category: Category | 'none';
  who: Who;
  resource: Need;
  /** Other findings, strongest first. */
  also: Category[];
  evidence: Evidence[];
  /** The writer tells of harm they did themselves. */
  ownHand: boolean;
  /** The writer says or implies that they are under 18. */
  minor: boolean;
  /** The language is not fully read, or the text is too long: an empty finding means little. */
  limited: boolean;
};

/** The result for a text without findings. */
export const NOTHING = {
  level: 0,
  category: 'none',
  who: 'na',
  resource: 'none',
  also: [],
  evidence: [],
  ownHand: false,
} as const;

/** What a match of plain words adds to the overall weight, as a logarithm. */
const PLAIN = 3.5;
/** If the overall weight is below this, a match about others is at most a concern. */
const DOUBT = -2;
const PLAY = -0.5;
const CALM = -4;
const [NOW, MEANS] = [formOf('now', 'i'), formOf('means', 'i')];
const FEW = 8;
/** Normal in a quarrel or in tenderness, or a bag that nobody packed: no sign of harm on their own. */
const EVERYDAY = formOf('everyday', 'i');

/** Matches meant in earnest, and those denied, quoted or long past. */
function sorted(reading: Reading) {
  const { said, lingers } = explicitIn(reading);
  return {
    live: said.filter(({ lessened }) => lessened === 'not'),
    past: lingers ? said.filter(({ lessened }) => lessened === 'past') : [],
    isUndone: said.length > 0 && said.every(({ lessened }) => lessened !== 'not'),
  };
}

/** How grave plain words are, with what all words say of them; danger to oneself is believed whatever stands beside it. */
function gradeOf({ level, firm, play, category }: Explicit, weighed: Weighed | undefined): Level {
  const own = firm || OWN_LIFE.test(category) ? 0 : (weighed?.own ?? 0);
  if (own < CALM) return 0;
  return own < (play ? PLAY : DOUBT) && level > 1 ? 1 : level;
}

const LAUGHS = /\b(?:lol|lmao|haha\w*|jk|just kidding)\b|😂|🤣/i;

/** The level, from plain words or from all words together. A present act with its means is an emergency. */
function levelOf(
  text: string,
  { live, past, isUndone }: ReturnType<typeof sorted>,
  weighed: Weighed | undefined,
): Level {
  const alarm = weighed ? alarmAt(weighed.odds) : 0;
  const byWords = Math.max(0, ...live.map(({ frame }) => gradeOf(frame, weighed)));
  if (live.length === 0 && isUndone) return past.length > 0 || alarm > 1 ? 1 : 0;
  const level = Math.max(alarm, byWords) as Level;
  const isMild = live.length > 0 && byWords < 2 && live.some(({ frame }) => OWN_LIFE.test(frame.category));
  if (level === 2 && (isMild || LAUGHS.test(text))) return 1;
  return level === 2 && NOW.test(text) && MEANS.test(text) ? 3 : level;
}

type Kind = { category: Category; isGrooming: boolean; also: Category[] };

/** The category, from plain words and from all words together. */
function kindOf(reading: Reading, said: readonly Said[], window: Window, surface: Surface): Kind {
  const values = aboutIn(reading, window);
  for (const { category, ownHand, weight = 1 } of said.map(({ frame }) => frame))
    values.set(category, (values.get(category) ?? 0) + PLAIN * (ownHand ? 2 : weight));
  if (surface === 'text_analyzer') for (const name of ['abuse_facilitation', 'grooming'] as const) values.delete(name);
  const [[first] = ['self_harm' as const], ...others] = [...values].sort(([, a], [, b]) => b - a);
  const also = new Set(said.map(({ frame }) => frame.category));
  const second = others[0];
  if (second && second[1] > PLAIN) also.add(second[0] === 'grooming' ? 'abuse_facilitation' : second[0]);
  const category = first === 'grooming' ? 'abuse_facilitation' : first;
  also.delete(category);
  return { category, isGrooming: first === 'grooming', also: [...also] };
}

function evidenceOf(
  reading: Reading,
  said: readonly Said[],
  weighed: Weighed | undefined,
  category: Category,
): Evidence[] {
  const plain = said.map(({ frame, part }) => ({ rule: `${frame.category}.${frame.id}`, ...spanOf(reading, part) }));
  const seen = new Map(plain.map((one) => [`${one.rule} ${one.from}`, one]));
  if (seen.size > 0) return [...seen.values()];
  return (weighed?.parts() ?? []).map((part) => ({ rule: `${category}.weighed`, ...spanOf(reading, part) }));
}

type Heard = ReturnType<typeof sorted> & { weighed: Weighed | undefined; minor: boolean };
const heardIn = (reading: Reading): Heard => ({
  ...sorted(reading),
  weighed: weigh(reading),
  minor: saysMinor(reading),
});

function whose(reading: Reading, said: readonly Said[], category: Category, surface: Surface): 'self' | 'other' {
  const named = said.find(({ frame }) => frame.category === category && frame.who)?.frame.who;
  const who = named ?? whoIn(reading);
  if (surface !== 'text_analyzer') return who;
  // In a received text the sender may write about themselves; what is done to "you" is done to its reader.
  return category === 'domestic_violence' && who === 'other' ? 'self' : 'other';
}

const isThreat = (kind: Category, said: readonly Said[]) =>
  kind === 'threat_to_others' ||
  (kind === 'domestic_violence' && said.some(({ frame }) => frame.toYou)) ||
  (said.length > 0 && said.every(({ frame }) => frame.toYou));
const isAtReader = (kind: Category, said: readonly Said[]) =>
  isThreat(kind, said) && (said.length === 0 || said.some(({ frame }) => frame.toYou));

/** Who is affected and how: a threat in a draft was asked for, and a minor's home is a matter of child protection. */
function placed(kind: Category, said: readonly Said[], surface: Surface, reading: Reading, minor: boolean) {
  // In an argument either of the two may have said it, and it is unknown which of them is reading.
  if (surface === 'argument' && isThreat(kind, said)) return { who: 'self', category: 'threat_between' } as const;
  if (surface === 'text_analyzer' && isAtReader(kind, said))
    return { who: 'self', category: 'domestic_violence' } as const;
  const who = whose(reading, said, kind, surface);
  const isYoung = minor && who === 'self' && /^(?:domestic_violence|sexual_assault)$/.test(kind);
  const isAsked = surface === 'craft' && kind === 'threat_to_others';
  return { who, category: isYoung ? 'child_abuse' : isAsked ? 'abuse_facilitation' : kind } as const;
}

/** A few words in a field; and "I can't do this anymore" in a received text, which is rarely about suicide. */
const saysLittle = ({ tokens }: Reading, said: readonly Said[], surface: Surface): boolean =>
  (surface === 'relationship' && tokens.length < FEW && said.length === 0) ||
  (surface === 'text_analyzer' && said.length > 0 && said.every(({ frame }) => frame.id === 'despair'));

const ROUGH =
  /\b(?:hit|slap|pinch|punch|shov|push|kick|burn|bruis|beat|tie[sd]|tying|lock|starv|steal|stole|sign|scream|shout|yell|withhold|refus)\w*/i;

/** A minor's home is severe at once. */
function levelBy(category: Category, { text }: Reading, level: Level, minor: boolean): Level {
  if (category === 'child_abuse' && minor && level < 2) return 2;
  return category === 'suicide_pressure' && (NOW.test(text) || MEANS.test(text)) ? 3 : level;
}

/**
 * What only all words together point to is asked about, with the lines for it, unless it is nearly certain; where they
 * point less far, it claims nothing and lines are at hand. An old person's illness is no crisis without harm.
 */
function isDoubtful(category: Category, { text }: Reading, level: Level, { weighed, minor }: Heard): boolean {
  const isCertain = isSure(weighed?.odds ?? 0) && (category !== 'elder_abuse' || ROUGH.test(text));
  return !minor && level < 3 && !isCertain;
}

function assessPassage(text: string, surface: Surface): Assessment {
  const reading = readingOf(text);
  const foreign = foreignIn(reading, surface);
  const heard = derive(reading, reading, heardIn);
  const { weighed, minor } = heard;
  const rest = { minor, limited: reading.tongue === 'other' };
  if (foreign) return { ...NOTHING, ...foreign, also: [], resource: needOf(foreign.category), ...rest, limited: true };
  const level = levelOf(text, heard, weighed);
  const said = heard.live.length > 0 ? heard.live : heard.past;
  const isSlight = saysLittle(reading, said, surface);
  const isGesture = said.length === 0 && EVERYDAY.test(text) && reading.sentences.length < 2;
  if (level === 0 || isGesture || (level === 1 && isSlight)) return { ...NOTHING, also: [], evidence: [], ...rest };
  const window = weighed?.window ?? { first: 0, end: reading.tokens.length };
  const { category: kind, isGrooming, also } = kindOf(reading, said, window, surface);
  const { who, category } = placed(kind, said, surface, reading, minor);
  const isGuess = said.length === 0 && isDoubtful(category, reading, level, heard);
  const isHint = isGuess && level === 1;
  return {
    level: isGuess ? 1 : levelBy(category, reading, level, minor),
    category: isHint ? 'hint' : category,
    who,
    resource: isGrooming ? 'child_protection' : needOf(category),
    also: isGuess ? [] : also.filter((one) => one !== category),
    evidence: evidenceOf(reading, said, weighed, category),
    ownHand: isByOwnHand(category, said),
    ...rest,
  };
}

/** Told by the person who did it, and not also by the person it was done to. */
const isByOwnHand = (category: Category, said: readonly Said[]) =>
  category === 'domestic_violence' &&
  said.some(({ frame }) => frame.ownHand) &&
  !said.some(({ frame }) => frame.category === category && !frame.ownHand);

const moved = (one: Assessment, by: number): Assessment => ({
  ...one,
  evidence: one.evidence.map(({ rule, from, to }) => ({ rule, from: from + by, to: to + by })),
});

/** A passage, and the same without its doubts, which take nothing from what the rest tells. */
function assessSurely(text: string, surface: Surface): Assessment {
  const whole = assessPassage(text, surface);
  const rest = withoutDoubts(text);
  const sure = rest === text ? whole : assessPassage(rest, surface);
  return isGraver(sure, whole) && !sure.limited
    ? { ...sure, minor: whole.minor || sure.minor, limited: whole.limited }
    : whole;
}

/** Assesses a text. Deterministic: the same words always give the same result. */
export function assess(text: string, { surface }: { surface: Surface }): Assessment {
  const { passages, all } = passagesOf(withoutFearedNames(text));
  const found = passages.map((passage) => moved(assessSurely(passage.text, surface), passage.from));
  const [first, ...others] = found.sort((a, b) => Number(isGraver(b, a)) - Number(isGraver(a, b)));
  if (!first) return { ...NOTHING, also: [], evidence: [], minor: false, limited: !all };
  const minor = found.some((one) => one.minor);
  return { ...first, minor, limited: !all || first.limited || others.some(({ limited }) => limited) };
}
