import { rules } from '#server/coach/safety/rules/rule.ts';

/** Children hurt, used, left alone or lured. */
export const young = rules('child_abuse', {
  struck: {
    level: 2,
    who: 'other',
    real: true,
    lines: `
      i|we|@adult ~4 hit|slap|punch|kick|beat|smack|whack|whip|cane|belt|spank|thrash|choke|strangle|burn|stab|bite|batter|headbutt|attack|assault|scald|hurt|abuse|torture|starve ..1 my|our|his|her|their|the|a|in|step|own ..3 @child
      i|@adult ~4 hit|slap|punch|kick|beat|smack|whip|choke|burn|shake|abuse ..0 # year|yr|yo|month
      i|@adult ~4 hit|slap|punch|kick|beat|smack|whip|cane|thrash ..1 my|our|his|her|their|the ..2 @child|kids|children|boy|girl ..3 with|across|so|in|on|until|when|every|again|hard|around
      i|@adult ~3 shake|=shook|=shaken|shaking ..2 the|our|my|his|her|a ..1 baby|infant|newborn|toddler|child|him|daughter|son
      shaken baby
      @adult ..4 throw|=threw|push|shove|drag|grab|pin|slam|pull|lift ..2 our|my|his|her|the|their ..2 @child ..3 @hard|wall|hair|arm|neck|bed|room|ear|@bodyPart
      @child ..4 have|=has|=had|with|come|came|covered ..5 bruise|bruises|burns|welts|marks|bruised|handprint|black|fractured|belt
      @child ..2 be|get|=is|been ..2 hit|beaten|slapped|kicked|punched|abused|molested|raped|whipped|hurt|starved|neglected|touched|locked|burned|shaken ..2 by|at|when|with
      @child ..3 say|says|said|tell|tells|told ..6 hit|hits|beat|beats|abuse|abuses|abusing|hurt|hurts|touch|touches|touching|touched|molest|molesting|rapes|raped ..1 her|him|them|me
      sister|brother|cousin|friend|she|he|girl|boy|student ..4 stepdad|stepfather|stepmother|stepmum|foster|uncle|grandpa|grandfather|dad|father|coach|teacher|priest ..5 abuse|abuses|abusing|molest|molesting|touch|touches|touching|beat|beats|beating|hits|rape|rapes ..1 her|him|them
      child abuse && next|neighbour|neighbor|think|report|witness|suspect|my|happening
      abuse|abuses|abusing|abused|neglect|neglects|neglecting|hurt|hurting|beat|beating ..2 his|her|their|the|our|my ..1 @child
    `,
  },
  used: {
    level: 2,
    who: 'other',
    grave: true,
    lines: `
      @molest|molests|abuse ..3 @youngOne
      @adult|teacher|priest|coach|grandpa|uncle ..4 touch|touches|touched|touching|grope|fondle|rub|stroke ..3 @youngOne
      touch|touches|touched|touching|rub|kiss|licks ..3 private|privates|down|between|bottom ..1 parts|part|there|legs|area && @child|daughter|son|niece|boy|girl|told|says|kid|nephew
      private parts && @child|daughter|son|niece|nephew|grandpa|uncle|told
      @child ..6 inappropriately|sexually ..2 touch|touched|touching|by|
      @adult ..3 show|shows|showed|showing ..4 porn|naked|penis ..4 @child|kid|daughter|son
      make|makes|made|making|force|forces|ask|asks ..2 me|her|him|them touch|kiss|undress|watch ..1 him|her|his|himself && grade|year|uncle|child|old|kid|dad|stepdad|coach|brother
      sex|sexual|sexually|sleep|sleeping|naked|nudes ..5 with|of|from|to|abuse|abusing ..4 @youngOne|minor|underage
      sex|relationship|sleeping|affair ..3 with ..3 student|pupil|minor|underage
      child|underage|kiddie porn|pornography|images|nudes
      @kin|boyfriend|stepdad|stepfather|dad|he ..3 come|comes|came|coming ..1 into|in|to my|her ..1 room|bed|bedroom ..2 at night|when|while
    `,
  },
  neglected: {
    level: 2,
    who: 'other',
    denies: true,
    lines: `
      @adult|i ..4 leave|leaves|leaving|=left ..2 our|my|his|her|their|the|a ..3 @child ..2 alone|unattended|home|locked|outside|by ..4 night|hours|flat|day|days|weekend|car|overnight|house|apartment|go|goes|drinking|bar|pub|all
      @child ..3 left|alone ..3 alone|home ..3 all|for|overnight|days|hours|night
      @child ..6 starving|dirty|filthy|unfed|malnourished|hungry|neglected|barefoot ..2 and|all|always|every|because|$|or
      always|constantly ..1 dirty|filthy|starving|hungry && kids|children|child|boy|girl|baby
      not ..1 feed|fed|feeding|change|bathe ..2 the|their|her|his|our ..1 @child
      lock|locks|locked|locking|shut|shuts|tie|ties|tied|tying|chain|chained ..0 our|my|the|their|his|her|up ..3 @child
      lock|locks|locked ..1 @child ..3 in|up|cellar|closet|room|basement|cupboard|outside|garage
      @child ..4 locked|tied|chained ..2 in|up|to|outside
      @adult ..3 drunk|high|drugs|using ..4 with|while|around|driving ..3 @child ..2 in|alone|car|care
      @adult ..3 give|gives|gave ..2 the|our|my|her|his|their ..1 @child ..2 alcohol|drugs|sleeping|beer|vodka|pills
      no food ..4 @child|kids|children
      baby ..6 not ..1 been ..1 fed|changed
      not safe ..4 @child|kids|children tonight|with|at|now
    `,
  },
  lured: {
    level: 2,
    who: 'other',
    grave: true,
    lines: `
      how old be|are you && # ..2 fine|okay|ok|good|perfect|old enough|baby|sexy
      # ..2 be fine baby|babe|sweetie|honey
      mature for # ..0
      mature for your age
      our ..2 secret && old|baby|parents|mum|school|photo|pic|grade|age
      adult|man|men|guy|stranger|someone|older|@known|he ..8 message|messages|messaging|text|texting|texts|talk|talking|chat|chatting|dm|send|sends|sending|ask|asks|asking|contact|meet|gifts|groom|grooming ..4 @child|# ..8 @images|secret|meet|alone|nudes|gifts|sexual|age|hotel|private
      groom|groomed|grooming|grooms ..3 my|our|her|his|a|the|by|this ..2 @youngOne|man|student|pupil|teacher|online
      @child ..6 man|men|stranger|adult ..6 online|internet|game|discord|snapchat|instagram ..8 photos|pictures|pics|nudes|meet|sexual|secret
      @child ..3 send|sends|sent|sending|asked|asking ..3 nudes|naked|topless|underwear
      send ..3 @images|nudes && # years|grade|school|13|12|14|11|15
    `,
  },
  hushed: {
    level: 2,
    who: 'other',
    on: ['text_analyzer'],
    lines: `
      not ..1 tell your ..1 parents|mum|mom|dad|mother|teacher ..2 about|we|i|us|that|our
      secret ..3 your ..1 mum|mom|mummy|mommy|dad|daddy|parents|mother|teacher
      little|special|big secret ..0 && mum|mom|mummy|mommy|dad|daddy|parents|mother|teacher
      between_us|delete_our|delete_these|nobody_has_to_know|no_one_has_to_know|nobody_needs_to_know|no_one_needs_to_know|hide_it_from ..4 mum|mom|mummy|mommy|dad|daddy|parents|mother !him|i|me
      our ..2 secret ..0 && mum|mom|mummy|mommy|dad|daddy|parents|mother|teacher
      not|never ..1 tell ..1 mummy|mommy|mum|mom|dad|daddy|anyone|teacher ..0 && our|secret|game|special|touch|touched|bath|bed|tickle|photo|photos|pics|undress|cuddle|cuddles|alone|between us
    `,
  },
  ownStory: {
    level: 2,
    who: 'self',
    lines: `
      my|our ..1 stepdad|dad|father|stepfather|mum|mother|stepmum|stepmother|foster|uncle|parents|brother|teacher|coach ..4 hit|hits|beat|beats|beating|hitting|punch|punches|kick|kicks|kicked|touch|touches|whip|whips|belt|slaps|rapes ..1 me && grade|class|school|homework|year|teacher|=underage|exam|kid
    `,
  },
});
