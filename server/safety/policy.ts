/** What was found, or what was kept of it. */
export type Finding = {
  level: number;
  category: string;
  who: string;
  also?: readonly string[];
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
export const OWN_LIFE = /^(?:self_harm|self_injury|medical_emergency|eating_disorder|psychosis)$/;
const DONE_TO = /^(?:domestic_v|forced_m|sexual_as|child_ab|elder_ab|threat_between|suicide_p)/;
/** Harm between people, done to the writer or by them. */
const isHarm = (one: string) => DONE_TO.test(one) || /^(?:own_violence|threat_to_others|abuse_fac)/.test(one);

type Graded = Pick<Finding, 'level' | 'category'> | null | undefined;
/** How far what nobody said outright stays behind what somebody did. */
const BEHIND: Readonly<Record<string, number>> = { another_language: 0.9, hint: 0.8 };
const gravity = (one: Graded) => (one ? one.level - (BEHIND[one.category] ?? 0) : 0);
/** Whether more was seen than before. */
export const isGraver = (one: Graded, other: Graded): boolean => gravity(one) > gravity(other);

/** What a finding permits: the one place where a level is compared. */
export function policyOf(finding: Finding): Policy {
  const { level, category, who, also = [], limited = false } = finding;
  const all = [category, ...also];
  const isFound = level > 0;
  const isCrisis = level >= CRISIS;
  const isPlain = isFound && !Object.hasOwn(BEHIND, category);
  const isBetween = isPlain && all.some(isHarm);
  const isOwnLife = all.some((one) => OWN_LIFE.test(one));
  const isDoneToWriter = who === 'self' && DONE_TO.test(category);
  return {
    card: isFound,
    urgent: level >= NOW,
    coach: isCrisis ? 'card' : isPlain ? 'careful' : 'usual',
    ownPart: !isFound || category === 'hint',
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
