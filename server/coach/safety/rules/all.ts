import { clear } from '#server/coach/safety/rules/clear.ts';
import { control } from '#server/coach/safety/rules/control.ts';
import { despair } from '#server/coach/safety/rules/despair.ts';
import { dying } from '#server/coach/safety/rules/dying.ts';
import { facilitation } from '#server/coach/safety/rules/facilitation.ts';
import { hints } from '#server/coach/safety/rules/hints.ts';
import { injury } from '#server/coach/safety/rules/injury.ts';
import { netsHome } from '#server/coach/safety/rules/nets-home.ts';
import { netsOthers } from '#server/coach/safety/rules/nets-others.ts';
import { netsOwn } from '#server/coach/safety/rules/nets-own.ts';
import { old } from '#server/coach/safety/rules/old.ts';
import { partner } from '#server/coach/safety/rules/partner.ts';
import { plain } from '#server/coach/safety/rules/plain.ts';
import type { Rule } from '#server/coach/safety/rules/rule.ts';
import { sexual } from '#server/coach/safety/rules/sexual.ts';
import { threat } from '#server/coach/safety/rules/threat.ts';
import { wideHome } from '#server/coach/safety/rules/wide-home.ts';
import { wideOthers } from '#server/coach/safety/rules/wide-others.ts';
import { wideOwn } from '#server/coach/safety/rules/wide-own.ts';
import { young } from '#server/coach/safety/rules/young.ts';

/** The widest frames last: what they see alone needs a second witness. */
const open = [...netsOwn, ...netsHome, ...netsOthers, ...wideOwn, ...wideHome, ...wideOthers, ...hints, ...plain].map(
  (rule): Rule => ({ ...rule, loose: !rule.grave }),
);

export const allRules: readonly Rule[] = [
  ...clear,
  ...injury,
  ...dying,
  ...despair,
  ...facilitation,
  ...young,
  ...old,
  ...sexual,
  ...threat,
  ...partner,
  ...control,
  ...open,
];
