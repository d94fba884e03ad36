import { rules } from '#server/coach/safety/rules/rule.ts';

/** The widest frames: the shape of a thing said, whatever words fill it. Here: harm to others, children, old people and by request. */
export const wideOthers = [
  ...rules('sexual_assault', {
    unwanted: {
      level: 2,
      who: 'victim',
      denies: true,
      grave: true,
      lines: `
        i ~3 push|shove|fight|struggle|froze|cry|resist ..3 him|her|them|away|off|and|but ..6 keep|kept|carried|continued|anyway|stronger|did_not|would_not|still|finished|went_on|force|forced|insisted|laughed
        force|forced|forces|forcing|push|pushed|impose|imposed|press|pressed himself|herself|themselves ..1 on|onto|into|upon|against|inside me|her|my|him
        do|did|does|doing ..1 things|stuff|something|sexual|it ..2 to|with me|her ..5 while|when|slept|asleep|sleep|drunk|unconscious|passed|dark|not_want
        while|when i ..1 be|=was|were ..1 slept|asleep|sleeping|unconscious|passed|drunk|drugged|sedated ..0 && he|she|him|her|someone && touch|touched|inside|sex|things|hands|undress|undressed|naked|took|did|took advantage|on top|felt|kissed|groped
        i|she|he|sister|daughter|friend|brother|son ..3 be|=was|got|been|get ..1 groped|touched|grabbed|flashed|fondled|molested|assaulted|raped|harassed|felt ..3 on|at|in|by|during|last|up ..0 !by_the_song
        you owe me ..1 sex|your_body|a_night
        owe|owes ..1 him|me|her sex|my_body
        threaten|threatens|threatened|going|blackmails|blackmail|blackmailed|wants|says|will ..5 send|post|share|show|leak|upload|publish|sell ..4 naked|nude|nudes|intimate|topless|sex|private|explicit ..2 pictures|photos|pics|video|videos|images|tape|selfies|$|of|online|to
        naked|nude|nudes|intimate|topless|sex|explicit ..1 pictures|photos|pics|video|videos|images|tape|selfies ..6 to|on|with|online|around|public ..3 my|dad|mum|boss|everyone|internet|work|school|friends|family|site|group|facebook|his ..0 && threat|threatens|threatened|sent|posted|shared|leaked|without|blackmail|send|says|showed|my
        i ..2 not ..2 want|consent|agree|ready|say_yes|said_yes ..2 to|it|sex|that|yes ..8 anyway|forced|kept|continued|made_me|did|insisted|got_angry|would_not_stop
        marital|spousal|date rape
        couples|husbands|wives|boyfriends|partners can|could not rape|be raped
        my ..2 body ..4 belongs|his|property|owe|owns|duty ..0 && he|husband|says|him
        he|she|boyfriend|husband|girlfriend|wife|partner|boss|guy|man|someone|uncle|coach ..4 touch|touches|touched|grab|grabs|grabbed|kiss|kisses|kissed|grope|groped|rub|rubbed|lick|licked|finger|fingered ..2 me|my ..6 without|against|not_want|did_not|consent|sleeping|asleep|uncomfortable|stop|no|froze|cried|bus|train|office|drunk|inappropriately
        expose|exposed|exposes|masturbate|masturbated|masturbates|flashed ..3 himself|herself|front|me ..0 && me|us|her|kids
        stealthing|stealthed|revenge_porn|deepfake|deepfakes|upskirt|upskirted|sextortion ..0 && me|my|he|she
        send ..3 nudes|pics|video|naked ..4 or ..0
        sex|sleep_with|bed ..6 or|otherwise|unless|if_not ..4 leave|cheat|hit|throw|angry|kick|out|divorce|hurt|money|homeless ..0 && he|she|me|i|you
      `,
    },
  }),
  ...rules('child_abuse', {
    cruel: {
      level: 2,
      who: 'other',
      real: true,
      lines: `
        punish|punishes|punished|punishing|discipline|disciplines|disciplined|makes|made|make|forces|forced|force ..2 my|our|the|her|his|their|a ..2 @kidWord ..8 @cruelWay
        @kidWord ..10 @cruelWay && punish|punishes|punished|discipline|forces|hits|beats
        whip|whips|whipped|hit|hits|beat|beats|smack|smacks|strike|strikes|spank|spanks|slaps|burn|burns|lash|lashes ..2 her|his|their|my|our|the|him|them ..2 @kidWord|boys|girls|him|them ..4 with ..3 @cruelWay|@rod|@tool
        @kidWord ..3 told|tells|says|said|wrote|drew|confided ..8 hits|hit|beats|beat|hurts|touches|touched|kicks|slaps|burns|locks|shakes|kisses|kissed|shows|films|photographs|naked|secret|private ..0
        @grownUp ..6 shake|shakes|shook|shaken|shaking|drop|dropped|throws|threw|smother|choked|hit|slapped ..2 the|our|my|her|his|their|a ..1 baby|infant|newborn|toddler|bub
        @grownUp ..6 leave|leaves|left|leaving ..3 the|their|our|her|his|my|a ..2 @kidWord ..4 alone|unsupervised|unattended|by_themselves|by_himself|by_herself|in_the_car ..0
        @grownUp ..5 watch|watches|watched|film|films|filmed|photograph|photographs|spies|peeks|walks|comes|came ..3 me|my|her|the|our|@kidWord ..5 @privateMoment ..0 && @kidWord|@ageYoung|stepdad|stepfather|coach|uncle|teacher|boyfriend|brother
        messages|message|texts|chats|chat|pictures|letters|dms|emails ..3 from|to|with|between ..3 a|an|my|her|his ..2 forty|fifty|thirty|grown|adult|older|old|man|teacher|coach|stranger|# ..10 @ageYoung|@kidWord
        @ageYoung ..6 year|years|yo|old|daughter|son|niece|sister|girl|boy|student|brother ..10 man|adult|older|coach|teacher|stranger|boyfriend|forty|fifty|thirty|guy|online|uncle|neighbour ..0 && kiss|kissed|girlfriend|boyfriend|naked|photos|pictures|nudes|meet|touch|touched|dating|sex|sleep|hotel|gifts|secret|messages|love|messaging|relationship|sending|alone|bed
        man|adult|older|coach|teacher|stranger|forty|fifty|thirty|guy|uncle|neighbour|stepdad|someone ..12 @ageYoung ..3 year|years|yo|old|daughter|son|niece|sister|girl|boy|student|$ ..0 && kiss|kissed|girlfriend|boyfriend|naked|photos|pictures|nudes|meet|touch|touched|dating|sex|sleep|hotel|gifts|secret|messages|love|messaging|relationship|sending|alone|bed|messaged
        @kidWord ..6 not ..1 been|be|get|getting ..1 fed|washed|clothed|picked|watched ..0
        @kidWord ..4 always|often|constantly|every ..3 dirty|hungry|alone|barefoot|bruised|crying|filthy|locked|outside|cold|scared ..0 && neighbour|neighbor|next door|mother|father|parents|ex|school|class|nobody|mum|dad|he|she
        @grownUp ..4 drunk|high|drugs|passed_out|meth|heroin|cocaine|wasted ..8 with|caring|looking|around|driving|holding|while|near|alone ..4 @kidWord|kids|baby
      `,
    },
    luring: {
      level: 2,
      who: 'other',
      grave: true,
      on: ['text_analyzer'],
      lines: `
        @ageYoung ..0 && between us|between you and me|our secret|secret|parents|mature|older than|sexy|cutie|baby|babe|pics|photos|meet|alone|kiss|body|delete|mum|mom|send|virgin|cam
        look|seem|sound|act ..2 older|mature ..3 than|for ..2 #|your|that
        between you|us ..1 and? ..1 me? && old|young|age|school|parents|mum|mom|grade|mature|pic|photo|meet|teacher|coach
        when|where|are ..2 your parents|mum|mom|dad|folks ..3 home|out|work|asleep|leave|gone|away ..0 && alone|pic|photo|meet|come|secret|cute|sexy|send|school
        not ..1 tell ..2 your|any|anyone|mum|mom|parents|teacher|dad ..0 && school|secret|special|photo|pic|old|young|mature|game|gift|present|love|meet|trouble
      `,
    },
    watched: {
      level: 2,
      who: 'self',
      lines: `
        @grownUp ..5 watch|watches|watched|film|films|filmed|photograph|spies|peeks|touches|touched|kisses|kissed|hugs|sleeps|comes|climbs ..3 me|my|in|into|with ..6 @privateMoment|night|bed|room|private ..0 && =13|=12|=11|=10|=14|=15|=16|grade|year 7|year 8|year 9|school|homework|teacher|thirteen|fourteen|fifteen|twelve|minor
      `,
    },
  }),
  ...rules('elder_abuse', {
    left: {
      level: 2,
      who: 'other',
      real: true,
      lines: `
        leave|leaves|left|leaving|lie|lies|lying|sit|sits|sitting|found|find|keeps|keep ..4 @frailWord|him|her ..4 in|on|without|with ..4 @soiled ..0 && @frailWord|carer|care home|nursing home
        @frailWord ..10 @soiled
        care home|nursing_home|carer|caregiver|nurse|aide|helper|home_help|assisted_living|hospital_ward ..6 hit|hits|slap|slapped|slaps|shout|shouts|shouted|pinch|pinched|push|pushed|yell|yells|rough|tied|ties|drug|drugged|drugs|sedate|steal|steals|stole|ignore|ignores|neglect|neglects|hurt|hurts|dropped|left|laugh|laughs|mock|mocks|bruise|bruised|restrain|threaten|threatened ..4 my|our|her|him|the|at|from ..2 mother|mum|father|dad|aunt|uncle|@frailWord|her|him|grandparents|brother|sister|wife|husband
        mother|mum|father|dad|aunt|uncle|@frailWord|husband|wife ..8 bruises|bruised|scared|afraid|terrified|thin|dehydrated|hungry|sores|drugged|crying|hit|slapped|tied|neglected ..8 care_home|nursing_home|carer|carers|staff|nurse|caregiver|home_help|assisted_living
        @frailWord ..8 kept|locked|shut|confined|imprisoned|tied ..3 in|up|to|inside|away
        keep|keeps|lock|locks|ties|shuts ..2 her|him|@frailWord ..3 locked|in|tied|shut|to ..4 room|bed|chair|house|attic|basement|bedroom && @frailWord
        shout|shouts|scream|screams|yell|yells|swear|swears|curse|curses|mock|mocks ..2 at? ..2 my|our|the|her|his ..1 @frailWord
      `,
    },
    emptied: {
      level: 1,
      who: 'other',
      lines: `
        @frailWord ..4 savings|pension|money|account|house|card|jewellery|jewelry|cash|wallet|bank ..6 gone|missing|empty|disappear|disappearing|vanished|drained|shrinking|stolen|taken|less
        borrow|borrows|borrowing|using|uses|takes|taking|has|keeps ..3 her|his|their|my|the|@frailWord ..3 credit_card|bank_card|pension|debit_card|savings|card|chequebook|cheque_book|bank_book ..0 && @frailWord
        @frailWord ..8 sign|signed|signing|signs|transfer|transferred|change|changed|hand|handed|gave|give ..6 house|will|savings|money|papers|power|deed|account|everything ..0 && not understand|confused|does not know|forced|pressured|pressure|made|tricked|scared|dementia|without|new friend|carer|after
        made|makes|got|gets|pushed|forced|tricked|pressured|talked|convinced|persuaded|bullied ..4 @frailWord ..4 to|into|sign|change|give|hand|transfer|sell ..6 house|will|savings|money|papers|power|deed|account|everything|flat|over
        new friend|new_girlfriend|new_boyfriend|carer|handyman|neighbour|nephew|caller|scammer ..8 @frailWord ..8 money|savings|gifts|loan|will|house|thousands|bank|gift_cards
      `,
    },
  }),
  ...rules('threat_to_others', {
    aimed: {
      level: 2,
      who: 'self',
      real: true,
      lines: `
        i ~2 will|going|=gonna|shall|about ..2 burn|torch|bomb|blow|shoot|smash|trash|set ..3 her|his|their|the|my ..2 house|flat|car|home|office|place|place|school|work|church|shop|house ..0 !photo
        i ~3 will|going|=gonna|shall|plan|planning|want|decided|intend|swear ..4 @brutal ..1 him|her|them|my|the|that|his|their|this ..2 @target|@kin|stepfather|stepdad|boss|neighbour|coworker|guy|man|bastard|$|tonight|tomorrow|so|when|if|and|with|badly ..0 && wheelchair|hospital|gun|rifle|knife|hammer|bat|tonight|tomorrow|badly|dead|prison|sister|regret|never|cannot walk|night|ready|know where|have|blood|pay|kill|jail
        @weapon ..0 && watched where|watch where|would take|a minute|her car|his car|parks|walks home|follow|comes home|comes out|will be home|leaves work|nobody would know|waiting for him|waiting for her
        i ~2 have|=got|=took|keep|bought|hid|hidden ..3 dad's|my|the|a|his ..2 rifle|gun|pistol|shotgun|knife|hammer|axe|machete|bat|crowbar|petrol ..0 && shoot|him|her|them|if he|if she|kill|near|pay|comes|he|she
        if he|she|they ..4 come|comes|goes|go|touch|touches|look|looks|near|show|shows ..8 i ..2 will|am|would|going ..3 kill|shoot|stab|end|break|bury|hurt|smash
        i ~3 want ..3 @brutal ..2 my|him|her|them|that ..3 so|until|till ..2 badly|bad|hard|that|he|she|much
        poison ..2 his|her|their|the ..1 food|coffee|drink|tea|dinner|dog|water
        push|shove ..1 him|her|them ..2 off|down|under|in_front ..3 stairs|balcony|cliff|train|roof|bridge|bus && i|could|want|think|plan|nobody|accident
        make ..1 it look like ..1 an? ..1 accident|suicide && i|him|her
        cut ..1 his|her|their brakes|brake
        get|buy|buying|getting|find ..2 a|some gun|hitman|acid|poison ..0 && him|her|them|pay|ex|wife|husband|boss|revenge
      `,
    },
    dreading: {
      level: 1,
      who: 'self',
      instead: true,
      lines: `
        scared|afraid|terrified|frightened|worried ..2 of|about what i ..3 do|might|will|could|am
        scared|afraid|terrified|frightened|worried ..3 i ..4 @brutal ..2 him|her|them|my|someone|somebody|the|$|it|again|one ..0
        what i ..3 do ..1 to him|her|them|my ..0 && scared|afraid|lose|angry|rage|temper|worried
        i ~2 be|=am ..2 close|about|near|inches ..2 to|of|from ..1 hitting|hurting|snapping|killing|punching|slapping|losing|exploding
        rage|anger|temper ..6 scares me|frightens_me|control ..0 && hit|hurt|kids|wife|husband|her|him|kill|break|afraid|throw|punch
        before i ..3 hurt|do something|hit|kill|regret ..0 && help|angry|rage|stop|need|afraid|someone|him|her|kids
      `,
    },
  }),
  ...rules('abuse_facilitation', {
    bend: {
      level: 2,
      who: 'self',
      instead: true,
      denies: true,
      on: ['craft', 'chat'],
      lines: `
        @asks ..6 scare|scares|frighten|frightens|terrify|terrifies|intimidate|intimidates|threatens|threaten|blackmail ..2 @target|my|her|him|them|into
        @asks ..8 @target ..4 be|=is|are|the|she|he|that ..4 @lowered
        scare|scares|frighten|frightens|terrify|terrifies|threaten|threatens|intimidate|intimidates|pressure|pressures|blackmail|bully|manipulate|manipulates|force|forces|trick|tricks|guilt|guilts|bullies|coerce ..1 @target|my|her|him|them ..1 @target ..1 into|to|so|out|not ..0
        see|know|find|check|follow|watch|track|monitor|read|listen|record|copy|access ..3 where|what|who|her|his|my|everything ..8 without|secretly|all_times|behind|undetected|hidden|unnoticed ..3 telling|her|him|knowing|them|notice|wife|husband|she|he|$ ..0
        fake|false|pretend|invented|made_up|anonymous ..2 lawyer|police|doctor|court|bank|account|profile|pregnancy|illness|cancer|diagnosis|officer|letter|email|number|message|girl|boy ..0 && write|text|help|make|message|how|create|so|to|send|draft|she|he|her|him
        get ..2 revenge|even|back ..2 on|at|with my|her|him|@target ..0 && write|how|text|message|help|make|want
      `,
    },
    bendDraft: {
      level: 2,
      who: 'self',
      instead: true,
      denies: true,
      on: ['craft'],
      lines: `
        convince|persuade|make|get|tell|have|help|write|show ..5 @target ..5 @lowered ..0 !about|myself
        @leverage ..10 if|unless|or ..3 @target|she|he ..2 not|do|does|leave|leaves|refuse|refuses|come|comes|sign|signs|pay|pays|stay|stays|return|returns|meet|meets|back|tell|tells|answer|talk
        if|unless|or ..3 @target|she|he ..2 not|do|does|leave|leaves|refuse|refuses|come|comes|sign|signs|pay|pays|stay|stays|return|returns|meet|meets|back|tell|tells|answer|talk ..8 @leverage ..0 && show|post|send|tell|report|leak|expose|share|write|text|message
        make|get|have|stop|prevent|keep|convince|persuade ..2 my|her|him|@target ..2 @target|her|him|to|from ..2 stop|stops|quit|drop|cut|avoid|distrust|hate|hates|leave|seeing|talking|meeting ..6 sister|brother|mother|mum|friends|friend|family|parents|father|dad|colleagues|cousin|job|everyone
        from|as a|an ..1 fake|pretend|supposed ..1 lawyer|police|doctor|officer|court|bank|girl|boy
        sign|signing ..2 the|over|it|papers|divorce ..0 && scare|frighten|threaten|force|pressure|trick|or else|lie
        message|text|write|letter|lie ..8 so ..2 she|he|her|him|they ..2 not|never|stops|too|feel|feels|think|thinks|believe|believes|panic|panics|beg|begs ..4 leave|guilty|scared|afraid|crazy|stupid|divorce|police|worthless|court|alone|report|nobody|dare|fault
        make ..2 her|him|@target ..2 regret|suffer|pay|beg|crawl|cry|sorry|miserable|obey|fear|afraid|doubt ..0 && write|text|message|help|how|make|send|so|want|letter
      `,
    },
  }),
];
