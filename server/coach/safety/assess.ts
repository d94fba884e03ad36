import { Scene } from '#server/coach/language/frames.ts';
import { type Reading, read } from '#server/coach/language/read.ts';
import { type Found, find } from '#server/coach/safety/find.ts';
import { type Context, contextOf, denied, weight } from '#server/coach/safety/lessen.ts';
import { safetyWords } from '#server/coach/safety/lexicon/lexicon.ts';
import { saysMinor } from '#server/coach/safety/minor.ts';
import type { Category, Level, Need, Surface, Who } from '#server/coach/safety/terms.ts';
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
  /** The writer says or implies to be under 18. */
  minor: boolean;
  /** The text is in a language that the rules do not read: nothing found means little. */
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

/** A threat in a draft is asked for, and a minor's home is a matter of child protection. */
function concerns(one: Weighed, surface: Surface, minor: boolean): Weighed {
  const bodily = /^(domestic_violence|sexual_assault)$/.test(one.category);
  if (minor && bodily && one.who === 'self')
    return { ...one, category: 'child_abuse', level: one.level > 1 ? one.level : 2 };
  if (surface === 'craft' && one.category === 'threat_to_others' && one.level > 1)
    return { ...one, category: 'abuse_facilitation' };
  return one;
}

/** A loose frame alone is a concern; a second one of its kind, or a firm one, makes it a crisis. */
function witnessed(all: Weighed[]): Weighed[] {
  return all.map((one) => {
    if (!one.rule.loose || one.level !== 2) return one;
    const seconded = all.some(
      (other) => other.category === one.category && other.rule.id !== one.rule.id && other.level > 1,
    );
    return seconded ? one : { ...one, level: 1 };
  });
}

const stronger = (a: Weighed, b: Weighed) => b.level - a.level || FIRST.indexOf(a.category) - FIRST.indexOf(b.category);

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
  return heard.filter(({ level }) => level > 0);
}

const needOf = ({ category, rule }: Weighed): Need =>
  rule.id.startsWith('abuse_facilitation.groom') ? 'child_protection' : NEEDS[category];

/** What a text says about somebody's safety. Deterministic: the same words always weigh the same. */
export function assess(text: string, { surface }: { surface: Surface }): Assessment {
  const reading = read(text);
  const context = contextOf(new Scene(reading, safetyWords));
  const minor = saysMinor(reading);
  const found = find(context.scene).filter((one) => spoken(surface, one));
  const weighed = witnessed(settled(weighedIn(context, found, surface)))
    .map((one) => concerns(one, surface, minor))
    .sort(stronger);
  const rest = { minor, limited: reading.tongue === 'other' };
  const [first] = weighed;
  if (!first) return { ...NOTHING, also: [], evidence: [], ...rest };
  const { level, category, who } = first;
  const also = new Set(weighed.map((one) => one.category));
  also.delete(category);
  return {
    level,
    category,
    who,
    resource: needOf(first),
    also: [...also],
    evidence: evidence(reading, weighed),
    ...rest,
  };
}

function evidence({ tokens }: Reading, weighed: Weighed[]): Evidence[] {
  const all = weighed.flatMap(({ rule, parts }) =>
    parts.map(({ first, end }) => ({ rule: rule.id, from: tokens[first]?.from ?? 0, to: tokens[end - 1]?.to ?? 0 })),
  );
  const seen = new Set<string>();
  return all.filter(({ rule, from, to }) => {
    const key = `${rule} ${from} ${to}`;
    return !seen.has(key) && seen.add(key);
  });
}
