import { rules } from '#server/coach/safety/rules/rule.ts';

/** The writer might hurt somebody. */
export const threat = rules('threat_to_others', {
  intent: {
    level: 2,
    who: 'self',
    real: true,
    lines: `
      i ~2 will|going|=gonna|swear|about|ready|decided|plan|planning ..3 @hurtVerb ..1 him|her|them|my|the|his|her|everyone|that|every|all|someone|people|both|that ..1 @target|@adult|@bodyPart|house|car|$|boss|neighbour|neighbor|man|guy|if|when|next|so|and|for|tonight|with|of|in|him|her|them|before|.|,|bastard|bitch|asshole
      i ~3 will|going|=gonna ..2 kill|murder|stab|shoot|strangle|poison|slit|bury|execute|slaughter ..1 @target
      i|we ~2 will|going|=gonna ..2 make ..1 @target ..1 pay|suffer|bleed|regret|sorry|scream
      @burnDown ..4 his|her|their|the house|flat|car|place|office|home|down && i
      i will ..2 @burnDown
      i ~2 will|going ..2 beat ..1 @target ..4 bad|badly|until|to|walks|up|with|senseless|shit|pulp|so
      i ~2 will|going ..2 run ..1 @target ..1 over|down
      they|he|she|everyone ..2 will|all|=is|=are|=gonna ..1 pay|regret|sorry|dead && gun|rifle|ready|monday|tomorrow|tonight|knife|school|work|i have|bomb
      if i can not have her|him|them|you ..3 no|nobody|one
      i ~2 plan|planned|planning|decide|decided|know|worked|figured ..3 how|to|out|of ..2 to? ..1 kill|poison|murder|stab|shoot|strangle|hurt|drown|get_rid ..1 @target
      get|getting ..1 away with ..1 murder|it|killing && him|her|them|poison
      want|wants|dream ..2 him|her|them dead && i
      i ~2 hire|pay ..4 kill|hurt|beat|hitman
      hire|find|pay ..2 hitman
      shoot|bomb|blow ..1 up ..2 the|my school|office|church|work|workplace|mosque|everyone|place
    `,
  },
  wish: {
    level: 1,
    who: 'self',
    lines: `
      i ~4 want|=wanna|itching ..2 to ..2 kill|murder|stab|shoot|strangle|poison|hurt|choke|punch|slap|hit|beat ..1 him|her|them|my|that|someone|somebody|people|everyone|the ..1
      so angry|mad|furious ..2 i ..3 hit|kill|hurt|punch|strangle|smash ..1 him|her|them|someone|my
      i ~3 fantasise|fantasize|fantasising|fantasizing|daydream|dream|dreaming|imagine|imagining|think|thinking|thoughts|obsess ..2 about|of|how ..2 kill|killing|hurt|hurting|stab|stabbing|strangle|strangling|shooting|murder|murdering|poison|poisoning|beating|choking ..1 @target
      thoughts|urge|urges ..2 of|about|to ..1 kill|killing|hurt|hurting|harm|harming|stabbing ..1 him|her|them|someone|others|my|people
    `,
  },
  wishBacked: {
    level: 2,
    who: 'self',
    instead: true,
    lines: `
      i ~4 want|=wanna ..2 to ..2 kill|murder|stab|shoot|strangle|poison|hurt ..1 him|her|them|my|that ..1 && @weapon|where he|where she|i know where|plan|tonight|parks|ready|waiting|bought
      i ~3 fantasise|fantasize|fantasising|fantasizing|obsess|obsessed|imagine|imagining|dreaming ..2 about|of ..2 kill|killing|hurting|stabbing|strangling|shooting|murdering|poisoning|choking ..1 @target
      i ~4 want ..2 to kill ..1 my|him|her|them ..1 boss|wife|husband|ex|neighbour|family|everyone|boyfriend|girlfriend|father|mother !lol|haha|for
    `,
  },
  armed: {
    level: 3,
    who: 'self',
    grave: true,
    lines: `
      i ~4 have|=got|=get|buy|=bought|take|taking|took|carry|carrying|bring|bringing|loaded|hold|holding|with ..3 @weapon ..8 his|her|him|them|he|she|office|school|work|coming|come|comes|outside|going|ready|they|ex ..0 !hunting|camping
      @weapon|rifle|gun ..2 ready|loaded && they|he|she|pay|all|monday|him|her
      i ~1 be ..3 outside|driving|waiting|way|car|here ..6 his|her|their|him|house|work|office|flat|door ..6 @weapon
      @weapon ..4 car|bag|pocket|hand|trunk|boot && going|him|her|his|wait|waiting|pay|kill
      i ~2 be ..2 in_the_car|on my way|driving|outside && kill|beat|stab|hurt|shoot|knife|gun|bat|smash|walks again
    `,
  },
  slipping: {
    level: 1,
    who: 'self',
    instead: true,
    lines: `
      afraid|scared|worried|terrified|fear|frightened ..3 i ..4 hit|hurt|kill|snap|harm|strangle|punch|hurting|lose_control|do_something|explode_and|shake
      afraid|scared|worried|terrified|frightened ..1 of|about hurting|harming|hitting|killing|shaking my|our|the|someone|them|him ..0 !feelings
      i ~2 might|could|may ..3 hit|hurt|harm|kill|strangle|shake ..1 my|our|someone|the|him|her|them ..1 @child|@partner|$|kids|if|when|baby|one|and|.
      i ~3 lose|losing control ..4 hurt|hit|kill|harm|violent|strike
      i ~3 almost|nearly ..2 hit|punch|punched|slap|slapped|hurt|choke|choked|strangle|shook|shake|push|pushed|kick ..1 him|her|my|our|them
      i ~2 not ..2 trust myself ..3 around|with|not|near
      stop me ..3 before i ..3 hurt|kill|hit|do
    `,
  },
  stalking: {
    level: 2,
    who: 'self',
    real: true,
    lines: `
      i ~3 follow|follows|following|followed|watch|watching|wait|waiting|stalk|stalking|track|tracking|sit|sitting ..4 her|him|ex|outside|their|his ..8 scared|afraid|frightened|fear|know_who|pay|home_every|every_day|every_night|house
      i ~3 stalk|stalking|stalked ..1 her|him|my|them
      i ~2 want ..1 her|him|them ..3 scared|afraid|suffer|frightened|fear|bleed|hurt|pay
      i ~2 know where ..1 he|she|they ..1 live|lives|parks|works|sleeps && kill|hurt|pay|knife|gun|regret|waiting|stab|beat
    `,
  },
});
