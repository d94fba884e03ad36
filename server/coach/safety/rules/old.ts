import { rules } from '#server/coach/safety/rules/rule.ts';

/** People in care, old or disabled, hurt, left or robbed. */
export const old = rules('elder_abuse', {
  hurt: {
    level: 2,
    who: 'other',
    denies: true,
    lines: `
      @adult|=staff|home|i ..5 hit|slap|slaps|punch|kick|beat|smack|push|shove|pinch|shake|drag|tie|ties|lock|locks|starve|starves|abuse|abuses|neglect|neglects|drug|drugs|sedate|burn|restrain|choke|hurt|rough|threaten|threatens|scream|screams|bully|bullies ..2 my|our|the|his|her|their|at|with ..3 @elder
      @elder ..5 be|get|gets|=is|been|has ..3 hit|slapped|beaten|neglected|abused|tied|locked|starved|bruised|bruises|sores|bedsores|drugged|pushed|left ..0 ..3 by|alone|carer|bed|chair|home|arms|on|$|staff|soiled
      not ..2 feed|wash|change|bathe|clean|bring|medicate|turn ..2 my|our|the|his|her ..3 @elder
      withhold|withholds|withholding ..3 medication|food|water|care ..5 @elder
      carer|caregiver|aide|nurse|nursing_home|care_home|staff ..6 hit|hits|slap|slaps|slapped|shout|shouts|rough|steal|steals|pinch|bruise|neglect|tie|ties|yell|yells|push ..3 my|at|him|her|with|from|the ..2 mum|mother|dad|father|@elder|brother|sister|uncle|aunt|him|her
      elder|elderly abuse|neglect
      @elder ..4 bruise|bruises|bedsores|bed_sores && carer|care_home|nursing|staff|brother|son|hide|explain
      @elder ..3 left|alone|lying ..3 days|own|urine|soiled|dirty|floor|alone && nobody|carer|home|staff|brother|sister|not
    `,
  },
  robbed: {
    level: 1,
    who: 'other',
    lines: `
      @adult|someone|=carer ..4 take|takes|taking|steal|steals|stealing|stole|=took|empty|emptying|emptied|drain|draining|drained|withdraw|withdrawing|spend|spending|use|using|pocket|cash|cashing ..4 @elder ..3 money|pension|account|savings|card|house|bank|jewellery|jewelry|benefits|medication|check|cheque|cheques
      @adult|someone ..4 take|takes|taking|steal|stealing|stole|empty|emptying|drain|draining|withdraw|withdrawing ..4 money|pension|savings|cash|account ..4 @elder
      @adult ..4 make|makes|made|get|got|force|forced|trick|tricked|pressure|pressured|talk|talked|persuaded ..3 @elder ..4 sign|signed|signing|change|changed|give|gave|transfer|will|hand ..3 house|will|account|money|papers|deed|savings|power|over|documents
      @elder ..4 sign|signed ..3 house|will|savings|deed|away|over ..6 not|confused|understand|knowing|forced|pressure
      power of attorney ..8 money|himself|herself|spend|spending|steal|stealing|account|own
      scam|scammed|scamming|con|conned ..3 @elder
    `,
  },
});
