import { Scene } from '#server/coach/language/frames.ts';
import { kept, type Reading, read } from '#server/coach/language/read.ts';
import { isOnlyWork } from '#server/coach/safety/at-work.ts';
import { withoutFearedNames } from '#server/coach/safety/feared.ts';
import { type Found, find, maskedIn } from '#server/coach/safety/find.ts';
import { leading } from '#server/coach/safety/leading.ts';
import { type Context, contextOf, denied, weight } from '#server/coach/safety/lessen.ts';
import { safetyWords } from '#server/coach/safety/lexicon/lexicon.ts';
import { saysMinor } from '#server/coach/safety/minor.ts';
import { passagesOf } from '#server/coach/safety/passages.ts';
import type { Category, Level, Need, Surface, Who } from '#server/coach/safety/terms.ts';
import { weighedRule } from '#server/coach/safety/weigh/rule.ts';
import { type Weight, weigh } from '#server/coach/safety/weigh/weigh.ts';
import { whom } from '#server/coach/safety/whom.ts';

export type Evidence = { rule: string; from: number; to: number };
export type Assessment = {
  level: Level;
  category: Category | 'none';
  who: Who;
  resource: Need;
  /** Everything else that was found, strongest first. */
  also: Category[];
  evidence: Evidence[];
  /** The writer tells of harm that they did themselves. */
  ownHand: boolean;
  /** The writer says or implies to be under 18. */
  minor: boolean;
  /** The text is in a language that the rules do not read, or too long to be read whole: nothing found means little. */
  limited: boolean;
};

type Weighed = Found & { level: Level; category: Category; who: Exclude<Who, 'na'> };

const NEEDS: Record<Category, Need> = {
  self_harm: 'suicide_crisis',
  self_injury: 'suicide_crisis',
  medical_emergency: 'emergency',
  domestic_violence: 'domestic_violence',
  forced_marriage: 'domestic_violence',
  sexual_assault: 'sexual_assault',
  child_abuse: 'child_protection',
  elder_abuse: 'adult_protection',
  threat_to_others: 'emergency',
  abuse_facilitation: 'domestic_violence',
};
/** Which of two findings of one level speaks first. */
const FIRST: readonly Category[] = [
  'medical_emergency',
  'self_injury',
  'self_harm',
  'abuse_facilitation',
  'elder_abuse',
  'child_abuse',
  'forced_marriage',
  'sexual_assault',
  'threat_to_others',
  'domestic_violence',
];

const overlaps = (a: Found, b: Found) =>
  a.parts.some((one) => b.parts.some((other) => one.first < other.end && other.first < one.end));

/** Nothing but a better word on the same danger quiets a danger to oneself. */
const OWN = /^(self_harm|self_injury|medical_emergency)$/;
const silences = (better: Weighed, one: Weighed) => !OWN.test(one.category) || OWN.test(better.category);

/** A frame that says it better silences the others in the same words. */
function settled(all: Weighed[]): Weighed[] {
  const better = all.filter(({ rule }) => rule.instead);
  return all.filter((one) => one.rule.instead || !better.some((other) => silences(other, one) && overlaps(one, other)));
}

/** A mother who reads her child's messages watches over them. */
const WATCHED = 'domestic_violence.watched';

/** A threat in a draft is asked for, and a minor's home is a matter of child protection. */
function concerns(one: Weighed, surface: Surface, minor: boolean): Weighed {
  const bodily = /^(domestic_violence|sexual_assault)$/.test(one.category);
  if (minor && bodily && one.who === 'self' && one.rule.id !== WATCHED)
    return { ...one, category: 'child_abuse', level: one.level > 1 ? one.level : 2 };
  if (surface === 'craft' && one.category === 'threat_to_others' && one.level > 1)
    return { ...one, category: 'abuse_facilitation' };
  return one;
}

/**
 * From `concern` on the passage as a whole speaks of danger, from `crisis` on as clearly as a firm frame. Below `doubt`
 * a loose frame alone is not believed, of somebody's own danger only below `far`; below `calm` a firm one is a concern
 * at most.
 */
const ODDS = { concern: -0.4, witness: 0.8, crisis: 1.7, doubt: 0, far: -1.2, calm: -1.2 };
const kindOf = (category: Category) => (OWN.test(category) ? 'own' : 'between');

const alike = (one: Weighed, { category }: { category: Category }) => kindOf(one.category) === kindOf(category);
const lowered = (one: Weighed): Weighed => (one.level === 2 ? { ...one, level: 1 } : one);
/** A frame that means no more than a concern, whatever else is said. */
const mild = (all: Weighed[], one: Weighed) =>
  all.some((other) => other !== one && !other.rule.loose && other.rule.level === 1 && alike(other, one));

/** What a frame that no other seconds is worth beside the passage as a whole. */
function alone(one: Weighed, all: Weighed[], whole: Weight | undefined): Weighed | undefined {
  const odds = whole?.odds ?? 0;
  const { loose } = one.rule;
  if (loose && OWN.test(one.category) && odds < ODDS.far) return undefined;
  const doubted = !OWN.test(one.category) && (loose ? odds < ODDS.doubt : (whole?.own ?? 0) < ODDS.calm);
  if (doubted) return loose ? undefined : lowered(one);
  const held = !OWN.test(one.category) && mild(all, one);
  const agreed = whole && odds >= ODDS.witness && alike(one, whole) && !held;
  return agreed || !loose ? one : lowered(one);
}

/** A loose frame alone is a concern; a second one of its kind, a firm one, or the whole passage makes it a crisis. */
function witnessed(all: Weighed[], whole: Weight | undefined): Weighed[] {
  const seconds = ({ rule, level }: Weighed, one: Weighed) =>
    rule.category === one.rule.category && rule.id !== one.rule.id && !rule.whole && level > 1;
  return all
    .map((one) => {
      if (one.rule.whole) return mild(all, one) ? lowered(one) : one;
      return all.some((other) => seconds(other, one)) ? one : alone(one, all, whole);
    })
    .filter((one) => one !== undefined);
}

/** What no frame foresaw, but the passage as a whole says. */
function foundAsWhole(whole: Weight | undefined): Found[] {
  if (!whole || whole.odds < ODDS.concern) return [];
  const rule = weighedRule(whole.pointed, whole.odds >= ODDS.crisis ? 2 : 1);
  return [{ rule, parts: whole.parts, negatives: 0 }];
}

/** A frame knows better than the whole what it is about. */
const asWhole = ({ rule }: Weighed) => (rule.whole ? 2 : rule.loose ? 1 : 0);
const stronger = (a: Weighed, b: Weighed) =>
  b.level - a.level || asWhole(a) - asWhole(b) || FIRST.indexOf(a.category) - FIRST.indexOf(b.category);

const NOTHING = { level: 0, category: 'none', who: 'na', resource: 'none' } as const;

function spoken(surface: Surface, { rule }: Found): boolean {
  if (rule.on) return rule.on.includes(surface);
  return !(surface === 'text_analyzer' && rule.category === 'abuse_facilitation');
}

/** A denial of dying anywhere in the text calms what else is said of it, as far as a concern. */
function weighedIn(context: Context, all: readonly Found[], surface: Surface): Weighed[] {
  const own = ({ rule }: Found) => rule.category === 'self_harm';
  const calm = all.some((one) => own(one) && denied(context, one));
  const heard = all.map((one): Weighed => {
    const level = weight(context, one);
    const { category } = one.rule;
    return { ...one, level: calm && own(one) && level > 1 ? 1 : level, category, who: whom(context, one, surface) };
  });
  return heard.filter((one) => one.level > 0 && !(one.rule.whole && unheard(heard, one)));
}

/** What the frames heard denied, told or long past is not found again by the weight of its words. */
const unheard = (heard: readonly Weighed[], whole: Weighed) => {
  const frames = heard.filter((one) => !one.rule.whole && kindOf(one.category) === kindOf(whole.category));
  return frames.length > 0 && frames.every(({ level }) => level === 0);
};

const isGrooming = ({ rule }: Weighed) => rule.id.startsWith('abuse_facilitation.groom');
const needOf = ({ category }: Weighed, all: readonly Weighed[]): Need =>
  category === 'abuse_facilitation' && all.some(isGrooming) ? 'child_protection' : NEEDS[category];

/** What a text says about somebody's safety. Deterministic: the same words always weigh the same. */
export function assess(text: string, { surface }: { surface: Surface }): Assessment {
  const { passages, all } = passagesOf(withoutFearedNames(text));
  const found = passages.map((passage) => moved(assessPassage(passage.text, surface), passage.from));
  const [first, ...rest] = found.sort((a, b) => b.level - a.level);
  if (!first) return { ...NOTHING, also: [], evidence: [], ownHand: false, minor: false, limited: !all };
  const minor = found.some((one) => one.minor);
  return { ...first, minor, limited: !all || first.limited || rest.some(({ limited }) => limited) };
}

const moved = (one: Assessment, by: number): Assessment => ({
  ...one,
  evidence: one.evidence.map(({ rule, from, to }) => ({ rule, from: from + by, to: to + by })),
});

/** A field about somebody holds limits, wishes and things they like: a few words there are no report. */
const FIELD = 8;

/** What a text says, whatever it is asked for. */
type Heard = { context: Context; minor: boolean; found: Found[]; whole: Weight | undefined };

function heardIn(reading: Reading): Heard {
  const context = contextOf(new Scene(reading, safetyWords));
  const masked = maskedIn(context.scene);
  const whole = weigh(reading, masked);
  const found = [...find(context.scene, masked), ...foundAsWhole(whole)];
  return { context, minor: saysMinor(reading), found, whole };
}

function assessPassage(text: string, surface: Surface): Assessment {
  const reading = read(text);
  const { context, minor, found, whole } = kept(reading, reading, heardIn);
  const isField = surface === 'relationship' && reading.tokens.length < FIELD;
  const meant = found.filter((one) => spoken(surface, one) && !(isField && one.rule.whole && one.rule.level === 1));
  const weighed = witnessed(settled(weighedIn(context, meant, surface)), whole)
    .map((one) => concerns(one, surface, minor))
    .filter((one) => !isOnlyWork(reading, one))
    .sort(stronger);
  const rest = { minor, limited: reading.tongue === 'other' };
  const first = leading(weighed, whole);
  if (!first) return { ...NOTHING, also: [], evidence: [], ownHand: false, ...rest };
  const { category, who } = first;
  const level = weighed[0]?.level ?? first.level;
  const also = new Set(weighed.map((one) => one.category));
  also.delete(category);
  return {
    level,
    category,
    who,
    resource: needOf(first, weighed),
    also: [...also],
    evidence: evidence(reading, weighed),
    ownHand: isByOwnHand(category, weighed),
    ...rest,
  };
}

/** A wide frame does not see who did it to whom; nor does the weight of all words. */
const WIDE = /Net$/;

/** Told by whoever did it, and not also by whom it was done to. */
const isByOwnHand = (leads: Category, all: readonly Weighed[]) =>
  leads === 'domestic_violence' &&
  all.some(({ rule }) => rule.id === 'domestic_violence.ownHand') &&
  !all.some(({ rule, level }) => rule.who === 'victim' && level > 1 && !rule.whole && !WIDE.test(rule.id));

/** Where a frame points at the words, the weight of the whole passage has nothing to add. */
const pointed = (all: readonly Weighed[]) =>
  all.filter((one) => !one.rule.whole || !all.some((other) => !other.rule.whole && alike(other, one)));

function evidence({ tokens }: Reading, weighed: Weighed[]): Evidence[] {
  const all = pointed(weighed).flatMap(({ rule, parts }) =>
    parts.map(({ first, end }) => ({ rule: rule.id, from: tokens[first]?.from ?? 0, to: tokens[end - 1]?.to ?? 0 })),
  );
  const seen = new Set<string>();
  return all.filter(({ rule, from, to }) => {
    const key = `${rule} ${from} ${to}`;
    return !seen.has(key) && seen.add(key);
  });
}
