import { rules } from '#server/coach/safety/rules/rule.ts';

/** What people say when they do not name it: the shape is telling, the word is missing. A concern, not a verdict. */
export const hints = [
  ...rules('self_harm', {
    ways: {
      level: 2,
      who: 'actor',
      grave: true,
      lines: `
        car|engine|motor ..2 run|running|on ..3 garage|hose|exhaust|closed
        hose|exhaust ..4 car|window|garage && i|my
        tie|=tied|knot|hang|=hung|loop|=put ..3 cord|rope|noose|belt|sheet|sheets|scarf|cable|wire ..0 && i|my|he|she|neck|beam|door|ceiling|nerve|fan|rail
        rope|cord|noose|belt|sheet ..3 around|round|from|over ..3 neck|beam|ceiling|door|rail|tree|fan|hook
        put ..2 bag ..3 head && i|my
        gas ..3 on|oven ..0 && i|end|sleep
        head ..3 oven|noose
        =jump|=jumping ..4 cross|pass|bridge|platform|window|balcony|roof|train|every_time && says|say|head|tells|voice|think|urge|could|want
        head|mind|brain|voice|something ..2 say|says|tells|whispers ..2 jump|do_it|die|end|kill|swerve|cut
        collect|collecting|save|saving|hoard|hoarding|keep|keeping|hide|hiding|steal|stealing|stash|stashing|count|counting ..4 pills|tablets|meds|medication|insulin|sleepers|painkillers ..0 && i|my
        a knife|blade|razor|gun ..3 to|at|against my ..1 own? throat|wrist|chest|heart|head|neck
        write|wrote|written|writing ..4 when|after|once i ..2 gone|dead|not_here
        what|how ..3 would|will ..4 look|feel|be like if|when i ..2 die|dead|gone|jumped
        i ~3 practice|rehearse|practise|rehearsed|practised ..3 hanging|tying|note|goodbye|jumping
        lost|lose my|the nerve|courage ..0 && cord|rope|bridge|pills|jump|knife|did not do it|end
        courage|nerve ..2 to ..2 do it|jump|die|end|pull|go_through
        i ~2 not ..2 courage|brave ..3 to ..2 do it|die|jump|end
      `,
    },
    affairs: {
      level: 2,
      who: 'actor',
      lines: `
        delete|deleted|close|closed|clean|cleaned|pay|paid|sort|sorted|cancel|cancelled|pack|packed|return|returned|rehome|rehomed|finish|finished|write|wrote ..3 accounts|account|room|debts|debt|bills|will|things|affairs|flat|dog|cat|passwords|letters|subscriptions|photos|belongings ..0 && almost time|it is time|goodbye|no longer need|when i am gone|will not need|last time|ready to go|soon be over|not be here|not be around|they will find|then i can go
        passwords|pin|keys|ring|watch|letters|will|wallet|dog|cat|guitar|car|collection ..6 need|have|keep|look_after|take_care|yours ..3 soon|now|when|after|once|anymore && calm|gone|soon|goodbye|peace|longer|not be|without|dead
        find ..1 a|new home ..2 for my|the dog|cat|pets ..0 && gone|will not|soon|end|dead|here
      `,
    },
    weary: {
      level: 2,
      who: 'actor',
      lines: `
        too ..1 tired|weak|exhausted|broken|sad|worn|ashamed ..2 to ..2 live|=living|exist|go_on|be_alive|keep_living|carry_on|stay_alive|breathe
        =tired|sick|done|finished|weary|exhausted|fed ..2 of|with|up ..2 living|life|existing|being|breathing|this_life|the_world|everything|fighting|trying ..1 alive|here|$|and|every|anymore|to|so
        i ~3 exist|existing ..3 on|after|by|past|anymore|next|much ..1 monday|tomorrow|tonight|longer|week|$
        i ~2 not ..2 exist|be_alive ..0
        only|last|best_way|way_out|option|escape|exit|solution|answer|peace ..3 death|die|dying|dead|suicide|grave|end
        death|dying|grave|heaven|dead ..4 only|best_way|out|option|escape|answer|peace|rest|comfort|friend|freedom
        @adult|i ..3 pray|prays|praying|beg|begs|ask|asks|hope|hopes|wish|wishes ..4 god|lord|universe|death ..2 take|takes|took|end|let|kill ..1 me|him|her|it|die
        god take|takes me|him|her
        if i ..3 cancer|sick|ill|stroke|hit|accident|crash|died ..6 glad|relieved|relief|refuse|happy|fine|okay|not_mind|would_not_treat|not_fight|care
        refuse treatment ..0 && glad|die|relief|over
        not ..1 mind|care if i ..3 die|dead|not|never|crash|got|wake|hit
        deserve|deserves ..3 mother|father|parent|wife|husband|someone|better ..4 not me|than_me|isn't_me|not_like_me && alive|dead|gone|die|without|better off
        rather|prefer|sooner ..2 not|be ..1 be? ..1 alive|dead|gone|here|born
        everyone|they|kids|wife|husband|family|parents ..4 deserve|deserves ..2 better than me|not me && gone|alive|without|dead|over
        find me|my ..1 body ..2 in|at|hanging|by ..2 garage|bath|bathroom|woods|attic|river|bed|shed|car|bathtub|basement|forest|floor|lake
        love you all|both|so ..4 but|and ..4 tired|cannot|too|go|done|end|weak|broken|sorry
        sorry it ..3 has|had|have ..1 be you|this|way
        everything|all be|is|feels ..2 grey|gray|black|dark|dead|heavy ..0 && lost|will|hopeless|alone|anymore|nothing|point|numb
        i ~2 lose|=lost ..3 will|wish|desire|reason|interest ..2 to|in ..1 live|do|everything|life|go|anything|living
        not know ..2 how much|many longer|more ..2 i ..1 can
        how much longer i ..1 can
      `,
    },
  }),
  ...rules('self_injury', {
    relief: {
      level: 2,
      who: 'actor',
      lines: `
        i ~3 =bit|bite|biting|hit|punch|pinch|slap|scratch|claw|choke|burn|cut|=cut|stab ..2 my own ..3 until|till|because|to|when|so|and|$|arm|hand|skin|face|leg|wrist|thigh|body
        razor|blade|cutting|lighter|knife|scissors|burning|needle|pain ..3 be|=is|makes|takes|gives|helps ..4 only|shame|away|quiet|calm|release|relief|numb|thing|control ..0 && i|me|my|thing that
        only thing ..4 razor|blade|cutting|burning|bleeding|pain
        only thing|way ..4 calms|makes|helps|stops|numbs ..4 ..0 && razor|blade|cutting|burning|bleeding|cut|blood
        see|watch|watching|seeing my ..1 own? blood|skin
      `,
    },
  }),
  ...rules('medical_emergency', {
    doses: {
      level: 3,
      who: 'actor',
      grave: true,
      lines: `
        @adult|@child|i ..3 =took|=taken|=swallowed|=drank|=ate|=injected|=downed|=had ..3 my|his|her|a|the|whole|all|every ..3 month|week|year|box|bottle|packet|supply|lot|strip|prescription|stash ..3 of ..2 @med ..0
        @adult|@child|i ..4 =took|=swallowed|=drank|=ate ..8 minutes|hour|hours_ago|before|now ..0 && @med|pills|bleach|poison|antifreeze|overdose|tablets
        drink|drank|swallowed|ate|drinking @poison|batteries|bleach
        @adult|@child ..3 drank|drunk|swallowed|eaten|ate ..2 antifreeze|bleach|poison|detergent|batteries|weedkiller
      `,
    },
  }),
  ...rules('domestic_violence', {
    sorryForIt: {
      level: 1,
      who: 'victim',
      lines: `
        he|she|@partner ..4 sorry|apologise|apologised|apologises|apologizes|apologized|apologising ..3 bruise|bruises|black_eye|=mark|=marks|slap|slapping|shove|shoving|hitting|fist|hole_in
        flowers|gift|present|chocolates ..5 bruise|bruises|black_eye|slap|hitting|fist && after|for|because|he|she
      `,
    },
    marks: {
      level: 2,
      who: 'victim',
      lines: `
        i ..3 have|=got|hid|hide|had ..3 cracked|broken|fractured|bruised|dislocated|sprained|swollen|split|busted|burst|black ..1 rib|ribs|jaw|nose|wrist|arm|finger|eardrum|lip|eye|tooth|cheekbone|shoulder|collarbone|skull ..8 from|since|because|after|when|where|last|he|she
        raise|=raised|lift|=lifted|raises|lifts ..1 his|her|a hand|hands|fist|fists|arm ..0 !question|to_ask|wave
        stand|stood|stands|standing ..1 over me ..4 with|and|while|until|screaming|fist|belt|knife ..0
        kneel|knelt|kneels|sit|sat|sits|stand|stood|press|pressed|lean|leaned|jump|jumped|stomp|stomped ..1 on|onto my ..1 chest|back|neck|throat|head|stomach|face|hand|arm|legs|ribs
        @adult ..4 jab|stab|stick|=stuck|drive|drove|poke|thrust|push|press ..3 @tool|@weapon|fork|pen|cigarette|needle|finger|key ..3 into|in|against|through|on my|me ..0
        @adult ..4 smash|slam|bang|bash|bounce|crack|ram|shove|push|hit|knock|=threw ..2 my ..1 head|face|hand|body|fingers|arm ..3 against|into|on|in|off|through|with ..0
        @adult ..4 break|=broke|fractured|dislocated|crushed|sprained|snapped|burst|cracked|split|bruised|blacked ..1 my|her|his|their ..1 arm|rib|ribs|nose|wrist|jaw|finger|fingers|tooth|teeth|leg|collarbone|hand|eardrum|lip|cheekbone|skull|shoulder|ankle|eye ..0
        she|he say|says|said|tells|told|claims ..3 she|he fell|walked|tripped|slipped|bumped ..0 && bruise|broke|broken|arm|eye|boyfriend|husband|wife|girlfriend|partner|hit
        chase|chases|chased ..1 me ..3 with|around|through|down|up|into ..4 knife|belt|hammer|house|stairs|street|room|bat|car|kitchen
        last time ..1 he|she ..2 lose|lost|hit|beat|hurt|snapped|went|exploded|got ..1 it|me|violent|angry|physical ..0 && rib|bruise|hospital|arm|eye|face|scared|neck
        pour|poured|pours|splash|splashed|throw|threw|spill ..3 boiling|hot|scalding|acid|petrol|bleach ..3 on|over|at ..1 me|my|her
        i ~3 throw|=threw|hurl|chuck|smash|swing|=swung ..4 at ..1 my|him|her|them ..1 @partner|$|and|because|face|head|him|it
      `,
    },
    shutOut: {
      level: 2,
      who: 'victim',
      lines: `
        @adult ..3 make|makes|made|force|forces|forced me ..1 to? ..1 sleep|stand|kneel|eat|sit|stay|crawl|strip|wait|wash|beg|bark|lick ..4 balcony|floor|outside|car|garage|corner|knees|cold|bathroom|rain|shed|naked|street|hallway|dog|basement|front|hours|night
        need|needs|ask|want|get|require|without|have ..2 his|her ..1 permission|approval|consent|okay|leave ..1 to|for|before|if
        permission to ..1 buy|go|leave|see|eat|call|speak|work|sleep|shower|use|spend|visit|talk ..0 && he|she|his|her|husband|wife|him
        kill|hurt|bury|shoot|strangle|end|murder me ..4 before|rather|than|if|instead ..4 leave|divorce|lose|let|go|see|have|another
        nobody|no|never ..3 find ..2 my body|me|grave
        disappear|vanish ..3 like|and|without ..3 nobody|trace|find|police|know ..0 && he|she|said|told|could|make|me
        drive|drives|driving|drove|walk|walks|cycles|circles|creep|creeps|crawl ..4 past|by|around|outside|near my|our ..2 house|flat|home|street|work|window|place|building|school ..0 && night|every|ex|again|lights|keeps|slowly|daily|each|him|her
        lights off ..0 && ex|past|house|outside|night
        call|calls|rings|texts|messages ..4 from ..3 different|blocked|hidden|unknown|new ..1 numbers|number|phones|accounts
        i ..2 be|=am|have ..3 in|inside|at|outside|near|under ..1 your ..1 kitchen|house|bedroom|garden|living|bed|car|window|flat|bathroom|hallway|street|door|office|work|building|garage|school
        sit|sitting|stand|standing|waiting|hiding in|inside|outside your ..1 kitchen|house|bedroom|garden|living|bed|car|window|flat|bathroom|hallway|street|door|office|work|building|garage|school
        i ..2 will ..1 end|finish|ruin|destroy|bury|erase|break|kill|gut|skin you
        i ..2 promise|swear ..6 end|kill|hurt|find|ruin|bury|break|destroy you
      `,
    },
    screens: {
      level: 1,
      who: 'victim',
      lines: `
        @adult ..8 everything|all|every_word|whatever|what_i ..1 type|write|do|say|send|text|search|post|read|browse|watch ..0 && app|phone|laptop|installed|sees|reads|watches|monitor|camera|software|spy|linked|mirror|copy|mirrors
        @adult ..3 want|wants|demand|demands|insist|insists|ask|asks|expect|expects|make|makes|need|needs ..4 photo|picture|selfie|proof|video|pin|location|live|update|text ..4 where|of|every|each|when|that|whenever|hour ..0 && every|each|where i|prove|half|hour|whenever|constantly|time
        every|each half|hour|minutes|fifteen|ten|twenty|thirty ..2 hour|minutes|check|call|text|photo ..0 && where|he|she|photo|location|answer|prove|else
        @adult ..4 linked|mirrored|synced|cloned|hacked|cracked|opened|accessed ..3 my ..2 phone|account|whatsapp|messages|email|emails|instagram|icloud|laptop|location|calendar
      `,
    },
  }),
  ...rules('sexual_assault', {
    evenWhen: {
      level: 2,
      who: 'victim',
      grave: true,
      lines: `
        keep|keeps|kept|carry|carries|carried|continue|continues|continued|go|goes|went|does|did ..2 going|on|it|sex|touching ..3 even|when|though|while|although|after|despite ..2 i|my ..2 cry|crying|cried|beg|begged|say|said|freeze|froze|scream|screamed|hurt|hurts|sleep|asleep|tears|no|stop|asked|told|not
        wake|=woke|waking|came ..6 without|naked|undressed|no|missing ..2 underwear|clothes|pants|trousers|bra|knickers|clothed|dressed|$ ..0 && remember|him|his|he|place|bed|party|date|nothing|know
        remember|remembered nothing|little ..0 && woke|drink|party|date|his place|underwear|naked|his bed
        corner|cornered|trapped|locked|followed|pinned|blocked|pressed ..2 me ..8 kiss|kissed|touch|touched|grope|groped|skirt|hands|bra|grabbed|breast|sex ..0
        @known|boss|manager|colleague|coworker|teacher|uncle|landlord|stranger|doctor|driver|priest|coach ..8 kiss|kissed|touched|groped|grabbed|licked|fondled|undressed|rubbed ..1 me|my|against ..0 !goodbye|cheek|hello
        website|site|online|internet|group|chat|forum|telegram|page ..5 intimate|nude|nudes|naked|private|topless|my ..1 photos|pictures|pics|videos|images|nudes|body ..0 && my|me|ex
        strip|undress|camera|clothes|top|shirt ..4 or|else|otherwise|now ..4 everyone|everybody|clip|video|pictures|parents|school|friends|send|post|see|sees|boss
        everyone|everybody|parents|school|friends|boss|family ..2 sees|see|gets|get|will ..2 see|the|your|clip|video|pictures|nudes|pics ..0 && or|strip|camera|send|unless|pay|do
      `,
    },
  }),
  ...rules('child_abuse', {
    signs: {
      level: 2,
      who: 'other',
      lines: `
        @kidWord ..4 beg|begs|begging|ask|asks|steal|steals|scavenges ..3 for|us|me ..2 food|bread|money|eat ..0 !ice|candy|sweets|snack|cookies|cookie|toys|treats
        @kidWord ..6 no|without ..2 coat|shoes|food|bed|jacket|heating|breakfast|lunch|clothes|diaper|nappy ..0 && neighbour|neighbor|next door|winter|always|begs|parents|mother|school|alone|cold|every day|cousin
        @grownUp ..6 slap|slaps|hit|hits|smacks|shakes|pinches|burns|shoves|screams|throws|drops|force ..2 our|the|my|his|her|a ..1 baby|infant|newborn|toddler ..2 when|because|for|if|so|and|every|until|at ..0
        @kidWord ..6 sleep|eat|live|stay|stand ..3 dog|cage|crate|shed|floor|outside|cellar|closet|cupboard|balcony|garage|basement ..0 && make|makes|made|forces|punish|has to|dad|mother|father|stepdad|stepmother|ex|locked
        make|makes|made|force|forces|lets ..6 @kidWord ..4 sleep|eat|live|stay|stand ..3 dog|cage|crate|shed|floor|outside|cellar|closet|cupboard|balcony|garage|basement
        coach|teacher|uncle|priest|instructor|babysitter|tutor|neighbour|stepdad|grandpa|cousin|boyfriend|doctor|driver|leader|pastor ..5 ask|asks|asked|tell|tells|told|make|makes|made|get|gets|wants ..4 undress|strip|touch|take_off|kiss|photos|naked|sit_on|shower|secret|pictures|bath
        =burned|=burnt|=beat|=hit|=slapped|=kicked|=punched|=choked|=whipped|=locked me ..8 grade|homework|school|class|year ..0
        grade|=13|=12|=14|=11|=15|=16|=10|school ..8 mum|mom|dad|stepdad|father|mother|uncle|stepmum|parents ..4 burn|=burned|=burnt|beat|beats|hit|hits|slapped|kicked|punched|choked|whipped|locked|touches|touched|cut|hurt|hurts|throws|threw|starves ..0
      `,
    },
    asked: {
      level: 2,
      who: 'other',
      on: ['text_analyzer'],
      grave: true,
      lines: `
        =13|=12|=14|=11|=15|=16|=10|thirteen|twelve|fourteen|fifteen ..3 so what|who_cares|is_fine|does_not_matter|old_enough|just a number|is_hot|is_ok|no_problem
        send ..4 pic|picture|photo|selfie|video|pics|one ..0 && =13|=12|=14|=11|=15|=16|school|shirt|parents|mum|mom|secret|grade
        age ..2 just a number
        without ..2 shirt|top|bra|clothes|underwear ..0 && pic|pics|send|photo|cam|video|show
      `,
    },
  }),
  ...rules('elder_abuse', {
    bound: {
      level: 2,
      who: 'other',
      lines: `
        tie|=tied|ties|chain|strap|straps|strapped|lock|locks|locked|bound ..3 to|in ..2 chair|bed|wheelchair|room|toilet|radiator|house|attic ..0 && mother|father|mum|dad|gran|grandma|grandpa|grandfather|grandmother|mother in law|father in law|nan|parkinson|dementia|old|elderly|aunt|uncle|resident|care home
        home|carer|carers|staff|nurse|nurses|aide|hospital|brother|sister|son|daughter|nephew ..4 leave|leaves|left|leaving|forgot|forget ..3 my|our|the|her|him ..2 @frailWord|mother|father|mum|dad|aunt|uncle ..4 without|in|on|with ..3 water|food|wet|floor|medication|meds|soiled|dirty|pain|urine|chair|heating|alone|dark ..0
        parkinson|alzheimer|dementia|stroke|bedridden|frail|wheelchair|blind ..10 hit|hits|slap|slaps|lock|locks|tied|tie|ties|starve|left|alone|push|pushes|bruise|bruises|money|savings|steals|stole|drug|drugs|neglect ..0 !doctor
      `,
    },
  }),
  ...rules('threat_to_others', {
    pictured: {
      level: 1,
      who: 'self',
      instead: true,
      lines: `
        flash|flashes|vision|visions|image|images|thought|thoughts|dream|dreams|urge|urges|impulse|impulses|fantasy|fantasies|daydream|daydreams ..2 of|about|to|where|in ..3 strangle|strangling|stab|stabbing|kill|killing|hurt|hurting|hit|hitting|choke|choking|murder|murdering|shoot|shooting|poison|poisoning|push|pushing|smother|smothering|beating|beat|drown|drowning ..2 @target|my|him|her|them|people|someone|kids
        happy|glad|gladly|willing|ready ..3 go|going|sit|be ..2 to|in prison|jail ..6 kill|killing|hurt|murder|shooting|for
        go|going to prison|jail for ..1 killing|hurting|murdering|beating|him|her|this|that
        worth ..2 prison|jail ..0 && kill|hurt|him|her|shoot
      `,
    },
    loaded: {
      level: 3,
      who: 'self',
      grave: true,
      lines: `
        i ~2 load|=loading|=loaded ..2 the|my|a ..1 gun|rifle|pistol|shotgun ..0 !range|hunting
        put|=put|pack|packed|carry|keep|hide|=hid|take|=took ..2 the|a|my ..1 knife|gun|hammer|axe|blade|pistol|acid ..3 in|under|to|with my|the ..1 bag|car|coat|jacket|pocket|backpack|work|trunk ..0 && her|him|them|he|she|use|day|ex
        use it|this ..1 on him|her|them
        she|he|they ..2 be|=is|will|going ..2 going to|about ..0 learn|pay|see|regret ..0 && gun|knife|rifle|loading|loaded|hammer|bat|acid
        going to learn ..0 && gun|knife|loading|rifle|hammer|bat
      `,
    },
  }),
  ...rules('abuse_facilitation', {
    deter: {
      level: 2,
      who: 'self',
      instead: true,
      denies: true,
      on: ['craft', 'chat'],
      lines: `
        too ..1 scared|afraid|frightened|ashamed|terrified|guilty ..2 to ..1 tell|leave|call|go|say|talk|speak|report|break|divorce|see ..0 && write|make|message|text|help|something|makes|so that
        no|nobody judge|court|one|police ..4 will|would|ever ..3 believe|let|give|listen|help|want|love ..0 && write|tell|message|text|help|make|wife|husband|ex|her|him
        mirror|clone|copy|sync|link|bug|tap|hack|unlock|intercept|forward ..4 my|her|his ..2 @partner|whatsapp|phone|messages|account|texts|instagram|calls|location|emails ..0
        not ..1 notice|know|find_out|realise|see|suspect ..0 && track|whatsapp|phone|messages|location|camera|read|mirror|follow|record|listen|app|monitor|install|watch
        make|convince|trick|get|let ..2 him|her|them|@partner ..2 believe|think ..3 pregnant|dying|ill|sick|cancer|suicidal|kill|police|broke|leaving|cheating|hacked ..0
        so ..2 he|she|they can|could not ..1 leave|escape|say_no|refuse|go|divorce|report ..0 && write|make|tell|help|message|believe|text|how
        tell|write|message|text my ..1 wife|husband|ex|girlfriend|boyfriend|partner ..8 never|no ..3 see|let|believe|keep|find|get ..4 kids|children|visa|money|house|job|love ..0
      `,
    },
  }),
  ...rules('forced_marriage', {
    signed: {
      level: 2,
      who: 'victim',
      lines: `
        engaged|betrothed|promised|wed|married ..3 to ..3 stranger|cousin|man|uncle|someone|older ..0 && parents|family|father|dad|mum|mother|signed|agreed|without|never|against|forced|arranged|chose
        i ..2 will|be|am|going ..2 be|get ..1 married ..6 whether|against|even|though|no_matter|without|like
        whether i ..1 like|want ..2 or not ..0 && marry|married|wedding|marriage|husband
        wedding|marriage|engagement|nikah ..8 without|against|behind|never ..3 asking|asked|consent|me|will|agreed|telling|told|choice ..0
        parents|father|dad|family|mother|mum|uncle ..4 sign|signed|agreed|accepted|gave|said_yes|arranged ..4 for|on|marriage|my|me ..0 && marriage|engaged|wedding|husband|marry|fiance|stranger
      `,
    },
  }),
];
