import { rules } from '#server/coach/safety/rules/rule.ts';

/** Plain sentences with an open end: a body moved against its will, a wish, a rule laid on somebody. */
export const plain = [
  ...rules('self_harm', {
    wishes: {
      level: 2,
      who: 'self',
      lines: `
        =wish|=wished|=wishing|prefer ~2 i ..2 have|be|were|could|would ..2 =died|=dead|die|=killed|=drowned|=gone ..0
        i ~3 =wish|=wished|wishing ..2 it|the car|the_crash|accident|surgery|cancer|overdose|pills|baby ..3 have|take|killed|would ..2 me|kill|taken|worked|finished
        should have ..1 been me ..0 && died|dead|accident|funeral|crash
        should have =died|killed|jumped|drowned
        let go of the wheel
        noose ..0 && i|my|he|she
        =wrote|=written|write|record|=recorded ..2 my goodbye|goodbyes|farewell|last_words
        i ..3 take|taking|=took myself out ..0 !for|to|of|on
        identify|find|bury|recognise ..1 my ..1 body|corpse|remains
        i ~4 look|looked|stare|stared|googled|read|wrote|write|researched|counted|check ..4 medicine cabinet|doses|dosage|lethal|overdose|gun_safe|rope|bridge|noose
        medicine cabinet ..0 && doses|hour|tonight|stared|end|enough
        so|too|very easy to ..2 let go|jump|swerve|drown|overdose|slip_under|step_off|drive_off|end
        would be ..1 so? easy to ..2 jump|swerve|drown|overdose|end|slip|step|let
        i ..2 not ..2 want|plan|expect|intend ..3 make|reach|see|turn|celebrate|get ..4 birthday|thirty|forty|30th|40th|50th|30|40|50|christmas|new_year|next_year|summer|old|tomorrow|morning
        he|she|they|everyone ..2 be|=is|=are ..1 right ..0 && kill myself|i should die|better off dead|be dead|end it
        i ..1 should|might|could ..1 just? kill|hang|drown|shoot|end|off myself ..0 !lol
      `,
    },
    spoken: {
      level: 2,
      who: 'other',
      denies: true,
      lines: `
        @adult|@child ..3 post|posted|say|says|said|wrote|texted|told|write|message|messaged ..6 nobody|no|not ..4 miss|live|care|exist|be_here|be_around|see_him|see_her|wake|alive
        threaten|threatened|threatens|going|wants|tried|tries ..1 to? jump ..2 off|from|out|in
        nobody|no ..2 will|would miss ..1 him|her|me|them ..0
      `,
    },
    bleak: {
      level: 1,
      who: 'self',
      denies: true,
      lines: `
        never|not ..2 get|gets|getting|be|improve ..1 better ..0 && dead inside|alone|hopeless|empty|numb|anymore|point|die|cannot|worthless|no future|end
        dead inside ..0 && alone|empty|numb|better|nothing|hopeless|never|pretend
        no ..1 way out|future|escape|hope ..0 && i|me|my|feel|see
      `,
    },
  }),
  ...rules('medical_emergency', {
    symptoms: {
      level: 3,
      who: 'actor',
      grave: true,
      lines: `
        @adult|@child|i ..3 swallow|=swallowed|=took|=taken|=drank|=ate ..6 @med|pills|tablets|bleach|poison|something ..8 throwing|vomiting|vomit|dizzy|asleep|sleepy|drowsy|shaking|pale|cold|unconscious|slurring|confused|blue|sweating|fitting|convulsing
      `,
    },
  }),
  ...rules('domestic_violence', {
    moved: {
      level: 2,
      who: 'victim',
      real: true,
      lines: `
        go|come|=went|=came|lunge|reach ..1 for|at my ..1 throat|neck|face|eyes
        my ..1 lip|eye|nose|cheek|rib|ribs|arm|wrist|jaw|ear|face ..1 be ..2 split|black|swollen|broken|purple|cracked|bleeding|fractured|bruised ..0 && he|she|him|her|husband|wife|boyfriend|girlfriend|partner|hid|again
        you ..3 end ..1 up ..2 in|under ..2 river|hospital|ground|ditch|grave|coffin|lake|morgue|wheelchair|bag
        end up ..2 in|under ..2 river|ditch|grave|coffin|morgue|body_bag
        hide|=hid|hiding ..3 wardrobe|bathroom|closet|car|shed|cupboard|attic|cellar ..8 he|she ..3 sleep|asleep|calm|drunk|left|leaves|stopped|passed|found|find
        @adult ..6 push|shove|throw|slam|fling|hurl|drag|knock|force|pin|press|ram|kick|yank|pull|smash|hold|grab ..0 me|us ..1 against|into|onto|down|off|across|over|through|by_the|to_the|backwards|under|from|out_of ..0
        @adult ..6 push|shove|drag|slam|knock|kick|beat|yank|smash ..0 me ..3 floor|ground|stairs|wall|bed|door|stove|oven|radiator|table|window|sink|bath|car|counter|railing|fence|shelf|mirror
        @adult ..5 hit|slap|punch|kick|beat|smack|bite|burn|choke|whip|stab|headbutt|scratch|pinch|cut|strangle|backhand|elbow|thump ..2 my ..2 @woundedPart|back|leg|legs|thigh|stomach|cheek|ear|eye|foot|feet|hand|breast|skin|body|mouth|knee
        @adult ..4 beat|beats|beating me ..1 if|when|whenever|for|because|with|every|and|again|after|until|$
        @adult ..5 hurl|throw|chuck|fling|toss|launch ..4 at|toward|towards|near me ..0 !=party|=kisses|=ball|=popcorn
        @adult ..3 squeeze|grip|clutch|pinch|twist|grab ..1 my ..2 arm|wrist|neck|throat|hand|shoulder|leg|thigh|knee|face|jaw|hair ..5 until|so|hard|till|under|bruise|purple|blue|hurts|and
      `,
    },
    allowed: {
      level: 2,
      who: 'victim',
      lines: `
        only ..6 when|if|after|with ..2 he|she|his|her|husband|wife|boyfriend|girlfriend|partner ..2 allow|allows|let|lets|permit|permits|permission|approves|says_so|says_yes
        i ..1 can|may|could only ..3 if|when ..1 he|she ..2 say|says|allow|allows|want|wants|approve|approves|permits|let|lets|is_there
        control ..2 of|over ..2 my ..2 bank|money|account|accounts|cards|phone|life|body|passport|salary|medication
        pocket money|allowance ..0 && husband|wife|he|she|partner|boyfriend|account|control|controls|salary|gives
        hire|=hired|paid|asked|sent|got ..2 someone|man|detective|friend|friends|investigator|brother|cousin ..2 to follow|watch|spy|track|scare|threaten|hurt|beat ..1 me|on|us
        @adult ..3 say|says|said|joke|jokes|joked ..6 shovel|forest|lake|woods|hole|acid|barrel|body|grave|insurance|accident ..0 && me|i|he|she && shovel|grave|body|bury|nobody|acid|hole
        every bone|tooth ..3 have|body|break|your|my
        do ..2 what|as i ..1 say|tell ..4 or
        marry|married|marriage ..10 beat|kill|disown|hit|lock ..1 me ..0
      `,
    },
    scorned: {
      level: 1,
      who: 'victim',
      lines: `
        @adult ..3 scream|shout|yell|hurl|spit|throw ..2 insults|abuse|names|obscenities|slurs ..1 at|to me
        @adult ..2 insult|belittle|humiliate|degrade|ridicule|mock|demean ..1 me ..3 in|every|all|for|front|public|constantly|always|daily|about
        @partner|he|she ..2 go|=goes|=going|=went|search|rummage|dig ..1 through my ..2 bin|bag|phone|things|stuff|drawers|pockets|car|trash|purse|laptop|mail|messages|room|closet|wallet
        @partner|he|she ..3 count|check|measure|inspect ..2 my ..2 steps|mileage|miles|receipts|pills|underwear|calories|money|spending|meter|hours|bag
      `,
    },
  }),
  ...rules('sexual_assault', {
    against: {
      level: 2,
      who: 'victim',
      grave: true,
      lines: `
        @adult ..3 pull|rip|tear|take|unzip|yank|unbutton|cut|lift ..2 my ..1 trousers|pants|underwear|skirt|bra|shirt|clothes|dress|top|jeans|leggings|knickers ..1 down|off|up|open|and
        though|although|when|while|but|even ..3 i ..2 turn|say|said|cry|push|beg|told|tell|ask|scream|sleep|pretend ..3 away|stop|no|asleep|not ..0 && top of me|sex|inside|touches|gets in|bed|climbs|kisses|undresses|hand
        i ..2 be|=was ..1 assaulted|attacked|groped|followed|raped|molested ..2 in|at|on|by|last|after|during|two|yesterday
        share|shares|sharing|shared|showing|shows|showed|sell|sells|selling|post|posts|posting|send|sends|sending ..2 our|my|the ..2 sex|nude|naked|intimate|private ..1 video|videos|tape|photos|pictures|clips|images
      `,
    },
  }),
  ...rules('child_abuse', {
    handed: {
      level: 2,
      who: 'other',
      real: true,
      lines: `
        man|stranger|guy|men|someone ..8 picture|pictures|photo|photos|video|videos|filming|films|filmed ..2 of ..2 @kidWord ..0 && offered|candy|car|followed|naked|park|playground|online|creepy|van|stranger|asked|without
        candy|sweets|puppy|ice_cream ..6 car|van|home|come ..0 && man|stranger|guy|daughter|son|kid
        @grownUp ..4 grab|hold|lift|drag|pull|yank|pin|choke|squeeze|shake|throw|push|shove|slam|kick|hit|slap|punch|burn ..2 our|my|his|her|their|the ..2 @kidWord ..3 by|against|into|so|across|down|until|when|if|for|because|onto|off|hard ..0
        @grownUp ..4 give|gives|gave|show|shows|showed|feeds|feed|offers|offered|buys ..2 my|our|the|his|her|a|their ..4 @kidWord ..3 beer|vodka|wine|alcohol|whisky|whiskey|drugs|weed|cigarettes|porn|pills|sleeping|pornography|melatonin
        @kidWord ..3 beer|vodka|whisky|porn|pornography|weed|cigarettes ..0 && gives|gave|shows|showed|uncle|he|she|dad
        father|dad|stepdad|stepfather|uncle|brother|mother|mum|mom|grandpa|grandfather|cousin|teacher|coach ..2 touch|touches|touched|rapes|raped|molests|kisses me
      `,
    },
  }),
  ...rules('elder_abuse', {
    carers: {
      level: 2,
      who: 'other',
      lines: `
        carer|carers|caregiver|caregivers|care_worker|home_help|aide|nursing_home|care_home|night_nurse ..3 scream|shout|yell|swear|hit|slap|push|pinch|ignore|mock|threaten|withhold|refuse|tie|drug|hurt|steal|starve|neglect|lock|handle|leave|shove|drag|take ..0 !coat|break|day_off
        withhold|withholds|withholding|refuse|refuses|deny|denies|hides ..2 his|her|their|my|the ..3 painkillers|medication|food|water|meds|glasses|hearing|walker|wheelchair|medicine|insulin ..0
      `,
    },
  }),
  ...rules('threat_to_others', {
    blows: {
      level: 2,
      who: 'self',
      real: true,
      lines: `
        cave|bash|smash|kick|blow ..1 his|her|their ..1 head|skull|face|brains|teeth ..1 in|out|off ..0 && i
        i ~2 will|going|=gonna|want|about ..2 to? ..1 put ..2 fist|foot|boot|hand|knife|bullet|head ..3 through|into|in|down|up ..2 his|her|their|a|the
        think|thinking|thought|plan|planning|dream|dreaming|fantasising|considering|tempted ..2 of|about|to ..2 poison|poisoning|kill|killing|stab|stabbing|murder|murdering|strangle|strangling|burn|burning|shoot|shooting|drown|drowning|hurt|hurting ..2 my|him|her|them|the|his|their|that|someone|people ..0 !feelings|time
        i ~3 know which|where ..3 bar|pub|gym|street|house|school|office|he|she|they ..0 && fist|kill|hurt|knife|beat|smash|gun|tonight|face|regret
      `,
    },
  }),
  ...rules('abuse_facilitation', {
    drafts: {
      level: 2,
      who: 'self',
      instead: true,
      on: ['craft'],
      lines: `
        make|making ..2 @target ..1 feel ..2 guilty|worthless|scared|small|stupid|ashamed|afraid|crazy|trapped|helpless|dependent|disgusting|alone|like
        i ..2 will ..3 hurt|kill|take|burn|post|tell|report|destroy|leave|break|show|send|sell|drown|poison|cut ..3 dog|cat|kids|children|house|photos|police|her|him|nudes|car|job|boss|things|phone|videos|pictures ..0 && if|unless|or
        never ..2 visit|visits|see|sees|talk|talks|speak|speaks|call|calls|meet|meets ..2 his|her|my ..1 mother|mum|family|friends|sister|brother|parents|father|sisters ..1 again
      `,
    },
    entry: {
      level: 2,
      who: 'self',
      instead: true,
      denies: true,
      on: ['craft', 'chat'],
      lines: `
        get|log|break|hack|sneak|look ..2 into|in ..2 my|her|his|their ..2 @partner|wife|husband|email|account|phone|whatsapp|instagram|icloud|laptop|facebook|bank|messages|computer ..0 !trouble|the_habit
        she|he ..1 change|changed|has changed ..2 the|her|his|password|passcode|locks|number ..0 && get into|how do i|access|find|read|reach|track|log
      `,
    },
  }),
];
