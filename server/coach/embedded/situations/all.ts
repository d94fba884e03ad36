import { coupleCircle } from '#server/coach/embedded/situations/couple-circle.ts';
import { coupleCloseness } from '#server/coach/embedded/situations/couple-closeness.ts';
import { coupleDays } from '#server/coach/embedded/situations/couple-days.ts';
import { coupleFamily } from '#server/coach/embedded/situations/couple-family.ts';
import { coupleHome } from '#server/coach/embedded/situations/couple-home.ts';
import { coupleMoney } from '#server/coach/embedded/situations/couple-money.ts';
import { coupleOthers } from '#server/coach/embedded/situations/couple-others.ts';
import { couplePlans } from '#server/coach/embedded/situations/couple-plans.ts';
import { coupleSeen } from '#server/coach/embedded/situations/couple-seen.ts';
import { coupleTalk } from '#server/coach/embedded/situations/couple-talk.ts';
import { coupleTime } from '#server/coach/embedded/situations/couple-time.ts';
import { coupleTrust } from '#server/coach/embedded/situations/couple-trust.ts';
import { coupleWorlds } from '#server/coach/embedded/situations/couple-worlds.ts';
import { familyBonds } from '#server/coach/embedded/situations/family-bonds.ts';
import { familyBurdens } from '#server/coach/embedded/situations/family-burdens.ts';
import { familyChildren } from '#server/coach/embedded/situations/family-children.ts';
import { familyDistance } from '#server/coach/embedded/situations/family-distance.ts';
import { familyGlad } from '#server/coach/embedded/situations/family-glad.ts';
import { familyHousehold } from '#server/coach/embedded/situations/family-household.ts';
import { familyNews } from '#server/coach/embedded/situations/family-news.ts';
import { familyPressure } from '#server/coach/embedded/situations/family-pressure.ts';
import { familySiblings } from '#server/coach/embedded/situations/family-siblings.ts';
import { friendsBalance } from '#server/coach/embedded/situations/friends-balance.ts';
import { friendsCrossed } from '#server/coach/embedded/situations/friends-crossed.ts';
import { friendsDistance } from '#server/coach/embedded/situations/friends-distance.ts';
import { friendsLetDown } from '#server/coach/embedded/situations/friends-let-down.ts';
import { friendsNextDoor } from '#server/coach/embedded/situations/friends-next-door.ts';
import { friendsOccasions } from '#server/coach/embedded/situations/friends-occasions.ts';
import { friendsWorry } from '#server/coach/embedded/situations/friends-worry.ts';
import { loveBurdens } from '#server/coach/embedded/situations/love-burdens.ts';
import { loveDating } from '#server/coach/embedded/situations/love-dating.ts';
import { loveDifferences } from '#server/coach/embedded/situations/love-differences.ts';
import { loveEnding } from '#server/coach/embedded/situations/love-ending.ts';
import { loveExpecting } from '#server/coach/embedded/situations/love-expecting.ts';
import { loveFamilies } from '#server/coach/embedded/situations/love-families.ts';
import { loveGlad } from '#server/coach/embedded/situations/love-glad.ts';
import { loveLonging } from '#server/coach/embedded/situations/love-longing.ts';
import { loveNew } from '#server/coach/embedded/situations/love-new.ts';
import { loveStaying } from '#server/coach/embedded/situations/love-staying.ts';
import { loveTrust } from '#server/coach/embedded/situations/love-trust.ts';
import { loveTurns } from '#server/coach/embedded/situations/love-turns.ts';
import { moreDoubts } from '#server/coach/embedded/situations/more-doubts.ts';
import { moreSeasons } from '#server/coach/embedded/situations/more-seasons.ts';
import { moreSpace } from '#server/coach/embedded/situations/more-space.ts';
import { moreTalk } from '#server/coach/embedded/situations/more-talk.ts';
import { moreTurns } from '#server/coach/embedded/situations/more-turns.ts';
import { selfAfter } from '#server/coach/embedded/situations/self-after.ts';
import { selfWaysHome } from '#server/coach/embedded/situations/self-ways-home.ts';
import { selfWaysTalk } from '#server/coach/embedded/situations/self-ways-talk.ts';
import { selfWords } from '#server/coach/embedded/situations/self-words.ts';
import { selfWorth } from '#server/coach/embedded/situations/self-worth.ts';
import type { Situation } from '#server/coach/embedded/situations/situation.ts';
import { workAround } from '#server/coach/embedded/situations/work-around.ts';
import { workBoss } from '#server/coach/embedded/situations/work-boss.ts';
import { workColleagues } from '#server/coach/embedded/situations/work-colleagues.ts';
import { workCredit } from '#server/coach/embedded/situations/work-credit.ts';
import { workFeedback } from '#server/coach/embedded/situations/work-feedback.ts';
import { workShared } from '#server/coach/embedded/situations/work-shared.ts';
import { workSteps } from '#server/coach/embedded/situations/work-steps.ts';

/** Everything that is known. */
export const situations: readonly Situation[] = [
  ...coupleCircle,
  ...coupleCloseness,
  ...coupleDays,
  ...coupleFamily,
  ...coupleHome,
  ...coupleMoney,
  ...coupleOthers,
  ...couplePlans,
  ...coupleSeen,
  ...coupleTalk,
  ...coupleTime,
  ...coupleTrust,
  ...coupleWorlds,
  ...familyBonds,
  ...familyBurdens,
  ...familyChildren,
  ...familyDistance,
  ...familyGlad,
  ...familyHousehold,
  ...familyNews,
  ...familyPressure,
  ...familySiblings,
  ...friendsBalance,
  ...friendsCrossed,
  ...friendsDistance,
  ...friendsLetDown,
  ...friendsNextDoor,
  ...friendsOccasions,
  ...friendsWorry,
  ...loveBurdens,
  ...loveDating,
  ...loveDifferences,
  ...loveEnding,
  ...loveExpecting,
  ...loveFamilies,
  ...loveGlad,
  ...loveLonging,
  ...loveNew,
  ...loveStaying,
  ...loveTrust,
  ...loveTurns,
  ...moreDoubts,
  ...moreSeasons,
  ...moreSpace,
  ...moreTalk,
  ...moreTurns,
  ...selfAfter,
  ...selfWaysHome,
  ...selfWaysTalk,
  ...selfWords,
  ...selfWorth,
  ...workAround,
  ...workBoss,
  ...workColleagues,
  ...workCredit,
  ...workFeedback,
  ...workShared,
  ...workSteps,
];
