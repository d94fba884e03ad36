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
  'jealous-aside': COUPLE,
  'need-space': ['love', 'ex', 'friend', 'family', 'child', null],
  'miss-you': ['love', 'ex', 'friend', 'family', 'child', null],
  'opening-up-about-feelings': ['love', 'ex', 'friend', 'family', 'child', null],
};

/** The kinds that somebody in this relation can have sent. */
export const fromThem = (all: readonly Likely[], relation: Relation | null): Likely[] =>
  all.filter(({ kind }) => FROM[kind.name]?.includes(relation) ?? true);
