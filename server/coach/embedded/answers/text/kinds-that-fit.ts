import type { Relation } from '#server/coach/embedded/answers/text/frame/sender.ts';
import type { Likely } from '#server/coach/embedded/messages/recognise.ts';

const WORK: readonly (Relation | null)[] = ['work', 'care', null];
const FAMILY: readonly (Relation | null)[] = ['family', 'child', null];
const COUPLE: readonly (Relation | null)[] = ['love', 'ex', 'friend', null];

/** Who can send a message of a kind; a kind that is not named here anybody can send. */
const FROM: Readonly<Record<string, readonly (Relation | null)[]>> = {
  'boss-short-order': WORK,
  'boss-wants-a-word': WORK,
  'feedback-from-a-boss': WORK,
  'colleague-polite-reminder': WORK,
  'cold-work-mail': WORK,
  'mail-from-a-teacher': ['care', null],
  'mail-from-a-landlord': ['home', null],
  'parent-who-wants-to-know-everything': ['family', null],
  'worry-that-criticises': ['family', 'love', 'friend', null],
  'child-asking-for-money': FAMILY,
  'guilt-about-visits': FAMILY,
  'breaking-up': COUPLE,
  flirting: COUPLE,
  'late-night-you-up': COUPLE,
  'mixed-signals': COUPLE,
  'lets-stay-friends': COUPLE,
  'ex-writes-again': ['ex', null],
  'who-is-that': COUPLE,
  'not-invited': ['love', 'family', 'child', 'friend', null],
  'time-for-others': ['love', 'ex', 'friend', 'family', 'child', null],
  'kept-out-kindly': ['family', 'friend', 'child', 'home', 'work', null],
  'family-limit': ['family', 'child', 'friend', 'ex', null],
  'jealous-aside': COUPLE,
  'need-space': ['love', 'ex', 'friend', 'family', 'child', null],
  'miss-you': ['love', 'ex', 'friend', 'family', 'child', null],
  'opening-up-about-feelings': ['love', 'ex', 'friend', 'family', 'child', null],
};

/** What one expects of somebody in this relation more than of others. */
const EXPECTED: Readonly<Partial<Record<Relation, string>>> = {
  ex: 'ex-writes-again',
  home: 'mail-from-a-landlord',
  care: 'mail-from-a-teacher',
};
const NEARER = 0.15;

/** The kinds that somebody in this relation can have sent, the likeliest first. */
export const fromThem = (all: readonly Likely[], relation: Relation | null): Likely[] =>
  all
    .filter(({ kind }) => FROM[kind.name]?.includes(relation) ?? true)
    .map((one) => (relation && EXPECTED[relation] === one.kind.name ? { ...one, near: one.near + NEARER } : one))
    .sort((a, b) => b.near - a.near);
