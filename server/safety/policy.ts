import type { Evidence } from '#server/safety/assess.ts';

/** What was found, or what was kept of it: without its evidence it is taken for plain. */
export type Finding = {
  level: number;
  category: string;
  who: string;
  also?: readonly string[];
  evidence?: readonly Evidence[];
  limited?: boolean;
};

type Policy = {
  /** A card stands beside, and is counted. */
  card: boolean;
  /** Danger of this moment: told even where nothing else is. */
  urgent: boolean;
  /**
   * `usual`: answered like anything else. `careful`: answered with a question about safety and nothing that could do harm.
   * `card`: the card's words alone; no advice, and no provider is asked or heard.
   */
  coach: 'usual' | 'careful' | 'card';
  /** "How it may look from the other side", "your part": said to somebody who may be harmed it does harm. */
  ownPart: boolean;
  /** An invitation to the person it is about, and sharing a relationship with them. */
  connect: boolean;
  mediate: boolean;
  /** As a community story, in a summary or a list that others see. */
  share: boolean;
  /** Lessons, steps, summaries and follow-ups are drawn from it. */
  suggest: boolean;
  /** A plan card, an upgrade, "was this helpful?" beside it. */
  price: boolean;
  /** Said again in other words: what is read only in part is not. */
  tellBack: boolean;
};

const CRISIS = 2;
const NOW = 3;
const OWN_LIFE = new Set(['self_harm', 'self_injury', 'medical_emergency', 'eating_disorder', 'psychosis']);
const DONE_TO = new Set([
  ...['domestic_violence', 'forced_marriage', 'sexual_assault', 'child_abuse', 'elder_abuse', 'threat_between'],
  'suicide_pressure',
]);
/** Harm between people, done to the writer or by them. */
const BETWEEN = new Set([...DONE_TO, 'own_violence', 'threat_to_others', 'abuse_facilitation']);

type Graded = Pick<Finding, 'level'> | null | undefined;
/** Whether more was seen than before. */
export const isGraver = (one: Graded, other: Graded): boolean => (one?.level ?? 0) > (other?.level ?? 0);

/** A hint, seen in all words together and in none alone: a card is shown, and nothing is taken away for it. */
export const isFaint = ({ level, evidence }: { level: number; evidence: readonly Evidence[] }): boolean =>
  level === 1 && evidence.length > 0 && evidence.every(({ rule }) => /weighed$/i.test(rule));

/** What a finding permits: the one place where a level is compared. */
export function policyOf(finding: Finding): Policy {
  const { level, category, who, also = [], evidence, limited = false } = finding;
  const all = [category, ...also];
  const isFound = level > 0;
  const isCrisis = level >= CRISIS;
  const isPlain = isFound && !(evidence && level === 1 && isFaint({ level, evidence }));
  const isBetween = isPlain && all.some((one) => BETWEEN.has(one));
  const isOwnLife = all.some((one) => OWN_LIFE.has(one));
  const isDoneToWriter = who === 'self' && DONE_TO.has(category);
  return {
    card: isFound,
    urgent: level >= NOW,
    coach: isCrisis ? 'card' : isPlain ? 'careful' : 'usual',
    ownPart: !isFound,
    // A friend's marriage says nothing of this relationship: somebody asks how to help.
    connect: !(isBetween && who !== 'other'),
    // In a mediation both are at the table, whoever was hit: there doubt is enough.
    mediate: !(isBetween || isCrisis),
    share: !isFound,
    suggest: !(isCrisis || (isPlain && (isOwnLife || isDoneToWriter))),
    price: !isFound,
    tellBack: !(isCrisis || limited),
  };
}
