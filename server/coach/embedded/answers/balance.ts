import type { Balance } from '#contract/coach.ts';
import type { Standing } from '#server/coach/port.ts';

/** Where somebody may not be safe nobody is asked for their share. */
export const NO_BALANCE: Balance = {
  otherPerspective: null,
  ownPart: null,
  assumptionsToCheck: [],
  oneRepairStep: null,
};

export const balanced = ({ level }: Standing, balance: () => Balance): Balance => (level > 0 ? NO_BALANCE : balance());
