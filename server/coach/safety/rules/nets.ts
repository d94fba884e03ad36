import { rules } from '#server/coach/safety/rules/rule.ts';

/** Nets that need no fixed wording: a heavy word, and the people that make it heavy. */
export const nets = [
  ...rules('self_harm', {
    ownDeath: {
      level: 2,
      who: 'self',
      lines: `
        my own? @deathNoun|grave|death ..0 && imagine|imagining|picture|plan|planning|fantasise|fantasize|come|cry|write|wrote|who|think|calm|attend|daydream
        come|cry|show|attend|turn ..1 up? ..1 to|at my @deathNoun|grave
        write|=wrote|writing|plan|planning ..2 my own? @deathNoun
        whether|if|that i live or die
        live|living or die|dying && i|me|care
        @still ..2 stop|stops|stopping|keep|keeps|keeping|holding ..1 me ..2 here|alive|going|from|back|is|on
        @still ..3 i ..3 =here|alive|living|breathing|not_dead
        life insurance|assurance && i|me|without|better|worth
        the? insurance money|payout && they|i|worth|useful|dead
        i ..2 be ..1 worth more dead
        i ..4 check|checking out for|of|permanently
        =tired|sick|exhausted ..1 of ..1 waking|existing|living|breathing|being|surviving ..2 up|alive|here|$|and|every|another
        go|going|fall|stay|drift ..2 to? sleep|asleep ..4 stay|never|not|forever|wake
        i ..2 make|made|have|=made up my mind && over|peace|peaceful|goodbye|done|end|calm|gone|tonight|finally
        @goodbye ..2 text|texts|message|messages|letter|letters|note|notes|video|videos|email|emails
        in|under|into the ground|earth|dirt && i|rather|me|better
        =make|get it|me stop && exist|live|alive|anymore|die|please
        =rather|prefer ..1 be in|under the|a ground|grave
        on ..1 borrowed time && i|end|goodbye
        want|wanted|need|needed ..2 it|this|everything|pain|all|the ..2 to ..1 be over|=end|stop ..1 for good|forever|$|now|permanently && i|me|cannot|anymore|alive
        do something|anything stupid|drastic|bad|silly|permanent|terrible ..1 to? ..1 tonight|now|myself|himself|herself|if|soon|$ && scared|afraid|worried|might|think|feel|going|she|he
        do|doing something to @self
        i ..4 drive|ride|walk|run|go ..5 off|into|over|onto ..2 the|a|that ..1 @riskPlace|road|traffic|sea|ocean|lake|river|wall|tree && think|want|tell|tells|telling|mind|thought|voice|urge|could|keep|tempted|end|just
        @riskPlace ..6 stand|standing|stood|stare|staring|look|looking|jump|jumping|climb|climbed|sat|sitting|pull|pulls|calling|drawn|think|thinking && i|me|my
        i ..5 stand|standing|stood|stare|staring|jump|climb|climbed|sat|sitting|walk|walking ..4 on|at|off|by|near|to|from|over|toward|towards the|a|that ..1 @riskPlace && night|long|alone|think|thinking|thought|nobody|end|wonder|again|jump|cold|today|tonight|over|edge|how|enough
        a? voice|voices|head|mind|brain ..2 tell|tells|telling|told ..1 me ..3 to ..3 die|jump|kill|end|cut|drive|hurt|do
        i ..5 count|counting|counted|hold|holding|stare|staring|look|looking|line|lined|pile|hoard|hide|hiding|collect|collecting|think|thinking ..4 @med && all|pills|end|again|keep|sleeping|enough|next|how
        @med ..8 next to me|beside_me|in_front_of_me|in_my_hand|enough|ready|counting|all_at_once|at_once|do_it|lined
        i ..4 take|taking|swallow|swallowing|swallowed|took|=down|downing ..1 @wholly ..3 @med|and|$|at|of|with
        @wholly ..2 @med && i|take|taking|swallow|end|tonight|once|think
        i ..3 =bought|=got|=ordered|=found|have ..3 razor|razors|rope|noose|helium|blade|blades ..0
        razor|razors ..6 bathroom|locked|alone|wrist|wrists|bath
      `,
    },
    noWay: {
      level: 2,
      who: 'actor',
      denies: true,
      lines: `
        i|@adult ..3 not ..3 make|get it ..1 through|to|past|until ..2 the|this|tonight|tomorrow|another|my|christmas|birthday|monday|week ..1 week|weekend|night|year|month|day|$|new|christmas|birthday|winter|end
        i|@adult ..3 not ..3 be|being|=been here|around|alive|there|with ..2 next|by|at|for|in|when|to|after|much|tomorrow|long|us|you ..1 year|christmas|easter|summer|birthday|month|week|new|spring|longer|winter|it|that|this|see|$
        i|@adult ..2 not ..2 plan|planning|intend|expect|see ..4 be|being|around|alive|here|live|living|old|future|myself ..3 at|by|for|next|past|in|christmas|30|40|anymore|long
        i|@adult ..3 can|could not ..2 exist|survive|be_alive|live ..1 anymore|any|$
        not ..2 hear|heard|see ..1 from? ..1 me again|anymore
        the? last ..3 time ..3 hear|see|talk|speak|heard ..2 me|from|you|each ..0 && love|goodbye|sorry|tell|girls|kids|phone|forgive
        not ..2 come|go looking ..2 for me
        not ..2 look for me
        not ..1 see|find ..3 other|another|any|a way out|option|escape|solution
        no other|way way|out ..1 out
        no|not ..2 want ..4 another day|morning|sunrise|birthday
        nobody|no|who ..2 care|cares|cared|bother|would ..1 care ..1 if|whether|that i|he|she ..3 live|die|dead|alive|gone|breathing|disappear|vanish|here
        i ..1 do not ..2 care ..2 what happens to me
        not ..3 reason|point ..2 in|for|to ..1 =being|=waking|getting|going
      `,
    },
    talkOfIt: {
      level: 2,
      who: 'other',
      denies: true,
      lines: `
        @adult|@child ..6 talk|talks|talking|joke|jokes|joking|say|says|saying|said|text|texted|mention|mentions|write|writes|wrote|told|tell|tells|post|posted|hint ..6 die|dying|dead|suicide|end_it|gone|not_being_here|not_be_here|kill|himself|herself|hang|jump|pills|goodbye|alive ..0 !=dog|cat|of|laughing && himself|herself|themselves|he|she|scared|worried|suicide|life|dead|pills|goodbye|better off|next year|alive|stuff
        @adult|@child ..4 be|=is|=was ..2 going|planning|threatening|threatened|trying|tried|threatens|wants ..1 to ..3 hurt|harm|kill|cut|hang|shoot|drown|do ..2 himself|herself|themselves|themself
        afraid|scared|worried|terrified ..3 @adult|@child ..6 do something|hurt|harm|kill|take|end ..3 to? himself|herself|his|her|themselves
        @adult|@child ..5 give|gives|giving|gave ..2 away ..2 his|her|their|all
        @adult|@child ..4 have|has a? plan && scared|life|suicide|die|end|tell|kill
        afraid|scared|worried|fear|terrified ..2 for his|her life
        found|find|saw ..3 his|her|a @goodbye|suicide_note|letter|search
        @adult ..3 lock|locked ..1 himself|herself ..4 pills|knife|blade|razor|gun|bathroom && answer|answering|scared|pills|cut|kill
      `,
    },
  }),
  ...rules('self_injury', {
    ownBody: {
      level: 2,
      who: 'actor',
      lines: `
        i ..6 cut|slice|carve|burn|scratch|claw|scrape|pick|bite|stab|prick|hit|hurt|bruise|cutting|slicing|burning|hurting|scratching|biting|hitting ..2 my|into|on ..1 skin|body|thigh|thighs|hips|wrists|forearm|forearms|stomach|own|knuckles|ankles ..0 !=doing|cooking|by
        i ..4 cut|burn|hit|hurt|scratch|bite|pinch|stab|punch|slap|burned|burnt myself ..4 on purpose|deliberately|with|again|until|because|when|to|so|every
        i ..4 make|made|have|left|leave|put|do ..3 cuts|cut|scratches|burns|marks ..3 on|where|in|all my|nobody|no|over
        cuts|scars|burns ..3 on|over|all ..2 my|her|his|their ..1 son|daughter|friend|sister|brother|girlfriend|boyfriend|wife|husband|kid ..1 's? ..1 arm|arms|wrist|wrists|leg|legs|thighs|stomach|body
        deliberately|purpose ..4 cut|burn|hurt|injure|scratch|hit myself|my|herself|himself
        hurting|harming|punishing|injuring|cutting|burning my body|skin|flesh
        =cutting|=slicing ..3 calm|relief|feel|cope|release|numb|only|helps|secret && i|me|my|she|he
        only|best ..2 way|thing ..3 calm|cope|feel|release && cut|cutting|blade|burn|hurting|pain|blood|body
      `,
    },
  }),
  ...rules('medical_emergency', {
    now: {
      level: 3,
      who: 'actor',
      grave: true,
      denies: true,
      lines: `
        i|he|she|@kin|@child|@partner|friend ..3 take|=took|=taken|swallowed|=had|=ate ..1 too many|much|a ..3 @med|pills|tablets|drugs
        =took|=taken|=swallowed ..3 the|a ..1 whole|entire|full_pack|bottle|box|packet|strip|lot
        i|he|she ..3 =took|=taken|=swallowed ..1 all ..3 @med|of|them|my && now|feel|dizzy|sleepy|numb|wake|floor|help|minutes|hour|sick|scared|what|weird|hands|ago|bottle
        @kin|@child|@partner|friend|he|she ..3 be|=is ..1 not ..2 breathing|moving|waking|conscious|responding
        @kin|@child|@partner|friend|he|she ..6 hit|hits|banged|cracked ..1 his|her head ..8 not|unconscious|blood|moving|wake|vomit|bleeding
        @kin|@child|@partner|friend|he|she ..3 stop|stopped breathing
        foam|foaming ..2 mouth
        call|need ..2 an? ambulance
        bleeding ..3 will|won't|not stop|stopping
        losing consciousness
      `,
    },
  }),
  ...rules('domestic_violence', {
    bodyNet: {
      level: 2,
      who: 'victim',
      real: true,
      lines: `
        @adult ~6 @force ~5 my ..1 @woundedPart !=heels
        @adult ..6 @force ..1 me ..5 with ..2 a|an|the|his|her|my ..2 @tool|fist|hand|hands|foot|elbow|back
        @adult ..6 @force ..1 me ..4 off|out|down|against|into|onto|through|across|over|by ..2 the|a|my|of|his ..2 stairs|bed|wall|floor|door|ground|hair|arm|wall|wardrobe|table|chair|sofa|couch|car|cupboard|window|throat|neck|radiator|sink|bath|bathtub|glass|wrist|ankle|ankles|collar|balcony|dresser|fridge|stove
        @adult ..4 @force and ..1 @force me|us
        @adult ..3 bite|scratch|claw|pinch|jab|elbow ..0 me|us ..1 during|when|until|because|in|every|hard
        @plainHarm && @partner|he|she|@parent|@kin|fiance && me|us
        i ~4 @plainHarm ..0 && @partner|he|she|@parent|fiance
        i ..4 get|got|getting|earn|receive|take ..3 slap|slaps|punch|beating|hiding|kicking|smack|backhand|thump|fist ..1 $|if|when|whenever|from|because|for|in|by|every|and ..0 !=in
        @adult ..4 throw|throws|threw|hurl|hurls|chuck|chucks|launch|launches ..5 at|towards|toward|past|near ..1 my|me ..1 head|face|$|when|and|if|during|because|last
        @adult ..6 aim|aims|aimed|swing|swings|swung|come|came|comes|lunge|lunged|go|goes|went|run|ran|charge|charged ..3 at|for|after me ..3 with|knife|fist|bat|hammer|again|and ..0
        told|tell|lied|lie|say|said ..5 walked|walk|fell|fall|bumped|tripped|slipped ..3 door|stairs|down|over|cupboard|bath && doctor|nurse|mum|boss|everyone|work|hospital|friends|truth|did not|makeup
        hide|hides|hid|hiding ..6 from|bathroom|car|closet|wardrobe|locked ..6 him|her|kids|husband|boyfriend|drinks|drunk|he|she && he|him|husband|boyfriend|drinks|drunk|rage|angry|she|partner
        bag|suitcase|money|go_bag ..2 packed|hidden|ready|stashed ..6 run|leave|escape|case|flee|get
        sleep|sleeping|slept ..4 door|bedroom ..2 locked|barricaded|chair
        i ..5 flinch|flinched|cower|cowered|duck ..6 he|she|him|hand|moves|when
        @adult ..3 go|goes|fly|flies|went|flew ..2 into ..2 rage|rages && scared|afraid|hit|kids|hide|break|breaks|smash|throws
        our|my|the kids ..3 saw|see|watch|watched|seen|hear ..3 him|her|it|me|his ..3 hit|hitting|slap|choke|beat|attack|push|kick|fist|punch
        @adult ..4 hit|hits|hitting|slapped|beat|beats|kick|kicked|punch|hurts ..2 me ..6 sorry|flowers|apologise|apologises|cries|loves|promise|promises|again|swears
        blame|blames|provoke|provoked|my_fault|deserve|deserved ..6 hit|hits|slap|slaps|hurt|hurts|beat|violent|punch|push && he|she|me
      `,
    },
    threatNet: {
      level: 2,
      who: 'victim',
      grave: true,
      lines: `
        @adult ..4 say|says|said|tell|tells|told|swear|swears|swore|threaten|threatens|threatened|promise|promised|vow|vowed|describe|describes|joke|jokes|text|texts|texted|write|writes|wrote|scream|screams|whisper|whispered|warn|warns|warned ..5 he|she|they|to|how ..1 will|would|going|could|can|to|is|was ..2 @grievous ..3 me|my|us|the|our|her|his|it|himself|herself|rid|$ ..0 !feelings|=silence|record|=news|myself
        put|puts|leave|land|end ..2 me|you|us in|up ..2 @ruin
        put a? bullet|knife ..2 in|through|into ..1 me|you|him|her|my|your
        get|getting rid of my|your|the|her|his body
        where|nobody|no ..3 find|finds my|your body
        dig ..2 my|your|a|our grave
        @adult ..4 threaten|threatens|threatened|threatening ..5 kids|children|custody|baby|dog|cat|deport|police|photos|job|family|kill|knife|gun|life|hurt|reputation|immigration|suicide|leave
        what|anything|worst|things ..3 he|she ..2 be capable of
        i ..2 fear|=am|be ..2 scared|afraid|frightened|terrified|fear ..2 my ..1 husband|wife|boyfriend|girlfriend|partner|ex|father|dad|stepdad|life|own
        @adult ..2 scare|scares|frighten|frightens|terrify|terrifies|scared ..1 me ..6 drunk|angry|rage|temper|shouts|yells|drinks|drinking|mad|shouting|fist|door
        i ..3 be|feel not ..1 safe ..2 home|him|her|here|house|own|around|with
        not feel|be|felt safe ..4 him|her|home|house|around|with|own
        not|never dare|dared ..2 say|tell|leave|disagree|go|refuse|answer && he|she|him|her|husband|partner
        open ..1 the door ..2 or
        or i ..2 be|=am|will ..1 breaking|break|kicking|kick ..2 door|it|your|you
        one|another ..1 more|word ..1 word|call|time|lie and|or i|you ..2
        not|last|do ..6 or else $|.|! && lie|tell|leave|again|home|me|answer
        judge|court|police|order|paper ..8 keep|keeps|stop|stops|protect|save ..1 me|you ..3 from|away|you
        i ..2 be|=was|=am|sat ..2 parked|outside|across|watching|following ..4 street|you|your|house|road|window|door|work && who|lie|him|guy|block|answer|careful|else|know|saw|leave
        you ..2 make|made|making me ..2 do ..1 this|it|that
        you ..2 =deserve|asked|earn|need ..3 slap|beating|smack|lesson|it_coming
        teach|taught me|her a lesson && hit|slap|belt|beat|he|she
        you ..3 be|=are nothing without me
        nobody|no ..2 will|would|else|believe ..2 believe|help|want|wants|save|love you
        you ..3 will ..1 never|not ..2 leave|escape|get|see|take ..2 me|away|alive|your|the|from
        keep your mouth shut
        i ..2 will|going|swear ..3 make you|him|her pay|suffer|regret|bleed|sorry|disappear
        @partner|he|she ..4 make me pay|suffer|regret|bleed|sorry
        =beg|crawl ..4 knees|forgiveness && apologise|weeks|until|makes|made|floor|unless
      `,
    },
    cageNet: {
      level: 2,
      who: 'victim',
      denies: true,
      lines: `
        @adult ..4 @seize ..3 my ..1 @ownThing
        my ..1 @ownThing ..4 taken|took|hidden|hid|locked|confiscated|keeps|holds|away ..4 by|him|her|he|she|from|parents
        i ..2 have|forced|=am|be|must ..1 to ..2 hand|give|transfer|pay|turn ..3 my ..2 @ownThing|money|wages|salary|income|pay
        i ..2 have to|must ..2 ask|beg|justify|explain|account|show ..4 money|receipt|receipts|fare|cash|spend|spending|penny|purchase|permission|every
        @adult ..4 @cage ..1 me|us ..4 in|inside|up|room|house|door|doors|bedroom|flat|basement|bathroom|car|home|from|when
        @adult ..3 not ..2 let|allow|allowing|letting|permit|want ..1 me ..2 to? ..1 leave|see|speak|talk|go|work|have|call|visit|use|study|drive|shut|close|sleep|eat|wear|meet|contact|learn|get|open|out|near|take|be|phone|shower|text ..4 house|home|friends|family|sister|mum|mother|money|alone|job|phone|work|door|doctor|brother|dad|anyone|people|own|outside|out|parents|school|bed|bathroom|medication|english|car|him|her|unless|without|$|friend|anywhere|card|account
        i ..2 be|=am ..1 not|never ..1 allowed|permitted ..1 to|out|a|any|near|friends|alone|my
        i ..3 need|have|ask|must ..2 his|her|my ..2 permission
        i ..1 be|=am|feel|live like? ..2 prisoner|hostage|captive|slave && he|she|husband|wife|house|home|him|her
        @adult ..4 make|makes|made|force|forces|forced ..1 me ..2 to? ..1 quit|drop|stop|cut|give|delete|block|unfriend|lie|kneel|beg|stay|sleep|strip|send|stand|apologise ..4 job|work|school|friends|family|up|seeing|talking|contact|knees|floor|course|instagram|male|everyone|night|photos|hours
        @adult ..3 cut|cuts|isolate|isolates|keep|keeps|kept|separate|turned|separates ..1 me ..1 away|off|apart? from ..2 @circle|everyone|world|people|sister|brother
        @adult ..5 stand|stands|stood|block|blocks|blocked|guard|guards ..3 door|doorway|exit|car|way && leave|out|go|let|me
        three|third|fourth|fifth|again|time|police|log|every|keep|keeps|kept ..10 turn|turned|turning|show|showed|showing|shows|turns|come|came|wait|waits|waiting|park|parked|follow|followed|following ..3 at|up|outside|me|my && ex|him|he|she|my
        @partner|he|she ..3 turn|turned|turning|turns|show|showed|shows|showing up ..2 at|outside my|the|our ..3 work|school|gym|house|office|door|job|flat|home|parents|church|mum|uni|class|desk|friend && ex|again|order|leave|stop|police|uninvited|time|blocked|told|afraid|scared
        @adult ..4 make|makes|making|create|creates|creating|use|uses|using|call|calls|message|messages|text|texts ..3 new|fake|different|other|unknown|private ..1 profile|profiles|account|accounts|number|numbers|phone|email|emails && block|blocked|me|ex|stop
        i ..2 have|=has blocked ..2 him|her|them ..6 and|but ..3 keeps|still|new|comes|finds|message|another
      `,
    },
    eyeNet: {
      level: 1,
      who: 'victim',
      lines: `
        @adult ..4 have|has|put|puts|install|installed|set|hid|hidden|keep|uses|use|watch|watches|bought ..3 cameras|camera|cctv|gps|tracker|app|microphone|baby ..6 watch|watches|room|house|me|every|my|phone|bedroom|car|listen|from|where
        @adult ..2 time|times|timed|clock|count|counts ..2 how|my|when|minutes ..6 long|shower|toilet|shop|supermarket|store|home|back|steps
        @adult ~4 tell|tells|told|say|says|call|calls|called|make|makes ..4 i|me|feel ..3 stupid|ugly|fat|worthless|useless|nothing|crazy|disgusting|pathetic|lucky|mental ..6 every|day|always|daily|constantly|all|lucky|nobody|nothing|front|and ..1
        @adult ..4 check|checks|read|reads|go|goes|look|looks|search|searches|scroll|demand|demands|ask|asks|want|wants|inspect|take|takes ..4 through|my|at|for|to ..3 phone|messages|emails|texts|location|bag|pockets|browser|passwords|password|receipts|underwear|call|dms ..0 ..3 every|night|daily|always|constantly|when|furious|if|and|all|prove|each|without|$
        @adult ..3 not ..2 speak|talk|look ..2 to|at me ..3 for weeks|days|months|until ..0 && unless|until|punish|knees|beg|obey|apologise
        @adult ..3 threaten|threatens|threatened ..2 to ..2 leave|take|kick|throw|divorce|tell|cut|stop|expose ..4 baby|kids|children|every|whenever|me|if|when|my|unless ..0 !=netflix|=cancel
        @adult ..3 accuse|accuses|accused|accusing ..1 me ..3 of|cheating|affair|lying|flirting ..6 every|all|whenever|always|constantly|home|late|each|look|if
        i ..3 be|=am|feel ..2 scared|afraid|nervous|anxious|frightened ..3 to ..2 disagree|speak|upset|say|come|tell|ask|anger|go ..3 him|her|home|no|anything|up
        i ..3 change|watch|hide|edit|careful|measure ..5 what|my|every ..2 say|words|word|behaviour|clothes|phone|tone ..6 angry|explode|explodes|set|mood|rage|snap|him|her|he|she
      `,
    },
  }),
  ...rules('sexual_assault', {
    net: {
      level: 2,
      who: 'victim',
      denies: true,
      grave: true,
      lines: `
        not ..2 stop|listen|care|stopped ..2 when|even|although|after ..2 i ..2 say|said|cry|cried|told|ask|asked|beg|begged|scream ..4 no|stop|hurts|hurt|pain|want|it|$ && he|she|sex|bed
        say|said|told|tell|ask|asked|beg|begged ..3 no|stop|hurts|not ..12 anyway|continued|kept|carried|ignored|did_it|did_not_stop|does_not_stop|still_did|went_on|kept_going|held_me|forced ..0
        too|so drunk|sick|tired|asleep|scared|out|high|young|weak ..4 to|that ..4 say|stop|move|fight|consent|resist|anything|no && he|she|they|did|sex|happened
        asleep|sleeping|unconscious|drunk|passed|sleep|wasted|drugged ..10 on top|sex|inside|touch|touches|touched|touching|did_it|took|advantage|undress|undressed|hands ..1 of|me|my|$|it ..0 && me|i
        on top of me|her ..6 asleep|sleeping|sleep|not|no|drunk|stop
        take|took|taken|taking advantage of me|her ..4 sexually|drunk|asleep|bed|night
        @adult ..4 keep|keeps|kept|always|start|started|try|tried|tries|insist|insists ..2 grab|grabs|grabbing|grabbed|touch|touching|touched|grope|groping|kiss|kissing|rub|rubbing|slap|slapping|pinch|pinching|squeeze|squeezing|brush|brushing|stroke|stroking ..3 my ..1 @privates|ass|leg|legs|thighs|waist|hips|body|boobs|tits|me ..0
        @adult ..5 grab|grabs|grabbed|touch|touched|touches|grope|groped|squeeze|squeezed|slap|slapped|put|puts|pinch|pinched ..4 my ..1 @privates|ass|boobs|tits|thigh|skirt|pants|underwear
        @adult ..4 film|films|filmed|record|recorded|photograph|photographed|video|videoed|share|shared|send|sent|post|posted|show|showed|upload|uploaded|leak|leaked|sell|sold ..8 naked|nudes|nude|sex|bed|shower|undressing|changing|topless|intimate ..0 && me|us|my
        @adult ..4 secretly ..2 film|filmed|recorded|videoed|photographed ..2 me|us
        force|forced|forces|make|makes|made|pressure|pressures|pressured|guilt|guilts|coerce|coerced|push|pushes|pushed|threatens|punish|punishes me ..5 sex|sexual|bed|sleep_with|blowjob|naked|touch|strip|undress|kiss|threesome|anal|oral|porn|intimate|him|her ..0 && sex|bed|sleep with|naked|sexual|oral|undress|strip|porn|anal|touch|kiss|threesome
        if i ..2 not|refuse|say ..2 sleep|sex|no|have|give|want|touch ..4 punish|punishes|angry|sulks|threatens|hits|hit|rage|leave|money|force ..0 && sex|sleep|bed|him
        i ..3 be|=was ..1 raped|molested|groped|assaulted
        was|is|be ..1 it ..1 rape
        was rape
        be|=was|is that|this|it ..1 rape|assault
        think|know|wonder|guess ..8 rape|raped|assaulted && i|me|my|happened
        your ..6 video|videos|photos|pictures|nudes|pics ..0 && or|unless|do what && parents|boss|online|everyone|mum|school|husband|wife|family
        or|unless ..6 video|videos|photos|pictures|nudes|pics ..0 && your parents|your boss|online|everyone|your mum|your husband|your wife|your family|get the|internet
        on camera|webcam ..4 or
        undress|strip|naked|clothes ..6 or i|he
        i ..2 not ..2 want ..2 to? ..2 touch|touched|sex|kiss|sleep_with|him to ..6 but|and ..3 anyway|forced|kept|made|continued|held|insisted
        not|never|without ..3 consent|consented ..0 && sex|touch|he|she|night|bed|me
      `,
    },
  }),
  ...rules('child_abuse', {
    net: {
      level: 2,
      who: 'other',
      real: true,
      lines: `
        @grownUp ..6 @hurtChildWord ..1 my|our|his|her|their|the|step|own ..3 @kidWord
        @grownUp ..6 @hurtChildWord ..1 @child|kids|children ..0
        @kidWord ..6 @hurtChildWord ..6 by|from|of|when ..2 @grownUp
        @kidWord ..4 have|has|had|came|come|comes|with|covered ..6 bruises|bruise|marks|burns|welts|black_eye|handprint|cuts|scratches|bites|sores && dad|father|mother|mum|ex|boyfriend|stepdad|partner|nursery|back|home|from|explain|neighbour|weekend|says|arms|teacher
        @kidWord ..6 flinch|flinches|terrified|scared|afraid|hides|wets|cries ..6 of|when|from|if|around|at ..3 dad|father|stepdad|mum|mother|he|him|she|her|boyfriend|uncle|husband|wife|partner|coach|his|go && marks|bruises|hit|hits|hurt|touch|moves|home|yells|belt|drunk|night|back|room
        @grownUp ..6 kiss|kissed|touch|touched|fondle|undress|undressed|photograph|photographs|photographed|film|filmed ..3 with? ..1 her|him|my|the|our|their|them ..4 && eleven|twelve|thirteen|ten|nine|eight|seven|six|coach|teacher|uncle|=10|=11|=12|=13|=14|naked|private|secret|inappropriate|room|bed
        older|grown|adult|strange ..2 man|men|guy|woman|boy|person|stranger ..10 @kidWord|her|him|girl|boy ..8 gift|gifts|meet|photos|pictures|nudes|secret|message|messages|hotel|money|online|game|phone|alone|pics|video|chat|car
        sending|sends|sent|asking|asks|asked|wants|buys|buying|gives ..3 my|our|a ..2 @kidWord ..6 gift|gifts|meet|photos|pictures|nudes|selfies|pics|secret|money|video|videos|alone
        not ..2 tell ..4 && touched|touch|kissed|secret && 13|12|14|11|15|16|10|thirteen|twelve|grade|year
        touch|touched|touches|kissed|hurt|hit|hits|grope|groped|locks|throws ..3 me ..12 13|12|14|11|15|16|10|thirteen|twelve|fourteen|fifteen|grade|year
        slap|slaps|slapped|hit|hits|smacks|push|pushes|shakes|yells ..3 her|his|the|their|our|my ..1 kids|children|baby|toddler|boy|girl|stepkids ..1 around|about|hard|face
        @kidWord ..3 be|=is|=are|left|=was ..2 not ..1 safe|fed|looked|washed|supervised
        leave|leaves|left|leaving ..3 @kidWord ..4 alone|unattended|unsupervised|with|car|home ..4 night|hours|bar|pub|day|work|out|drinking|party|hot|days|while|go|goes|went|weekend
        without food ..4 && @kidWord
        raise|raised|smack|smacks|discipline|disciplines|punish|punishes|punished ..4 @kidWord ..4 belt|hitting|stick|cold|standing|shower|rice|food|basement|fists|cane
      `,
    },
  }),
  ...rules('elder_abuse', {
    net: {
      level: 2,
      who: 'other',
      real: true,
      lines: `
        @grownUp|carer|home|staff|aide|nurse|help|caregiver|daughter|son|grandson ..6 @hurtFrail ..5 @frailWord
        @frailWord ..10 @hurtFrail ..0 && carer|staff|home|brother|sister|son|daughter|aide|nurse|uncle|aunt|husband|wife|caregiver|help|he|she|by|cousin|they|neighbour
        @hurtFrail ..8 @frailWord && carer|staff|home|brother|sister|son|daughter|aide|nurse|uncle|aunt|caregiver|he|she|they|cousin|neighbour
      `,
    },
    robbedNet: {
      level: 1,
      who: 'other',
      lines: `
        @grownUp|carer|son|daughter|cousin|someone|niece|nephew|grandson|neighbour|adviser ..6 @robbing ..6 @frailWord ..6 @robFrail
        @grownUp|carer|son|daughter|cousin|someone|niece|nephew|grandson|neighbour|adviser ..6 @robbing ..6 @robFrail && @frailWord
        @frailWord ..8 @robFrail ..6 taken|stolen|missing|emptied|drained|disappearing|empty|stealing|scammed|forced|tricked
        @frailWord ..8 forced|tricked|pressured|bullied|made|scammed|confused|coerced ..6 @robFrail
      `,
    },
  }),
  ...rules('threat_to_others', {
    net: {
      level: 2,
      who: 'self',
      real: true,
      lines: `
        i ..5 put ..2 bullet|knife|blade ..3 in|through|into ..2 @target
        i ..6 run|running|drive|driving ..3 @target|him|her|them ..1 over|down|off
        run|running|mow|mowing my|his|her|the|that ..2 @target ..1 over|down
        @target|they|she|he ..3 =deserve|deserves|need|needs|going ..1 to die|=suffer|bleed ..0 && i|how|make|know|gun|knife|hands
        i ..3 sharpen|sharpened|load|loaded|clean|cleaned|hide|hid|hidden|packed|grab|grabbed|bought|buy|got|have|took ..2 a|the|my|his ..1 @weapon|petrol|gasoline|acid|ammo|bullets|ammunition ..0 && he|she|him|her|them|they|ex|wife|husband|boss|home|neighbour
        on|=i my way ..3 to ..3 @hurtVerb|smash|kill|sort|teach
        i ..3 will|going|=gonna|about ..3 @hurtVerb|cave|bash|snap|end|finish|carve|skin ..2 his|her|their ..1 @bodyPart|head|in|life|legs|skull|brains
        i ..4 want|plan|planning|planned|going|will|decide|decided ..2 to ..2 @hurtVerb|shoot|bomb|attack|run|drown|poison|stab|burn|kidnap ..2 @target|him|her|them|my|people|everyone|someone|his|her|that ..2 && tonight|tomorrow|soon|knife|gun|plan|how|know|when|today|car|home|weapon|poison|where|leaves|ready|mean it|serious|nobody|prison
        i ..3 have|having|get|keep ..2 violent|murderous|homicidal|dark_thoughts|urges|fantasies|impulses ..3 about|toward|towards|of|against|to
        violent|murderous|homicidal thoughts|urges|fantasies && i|my|me
        i ..4 know|figure|worked|planned ..3 how ..2 to ..2 do_it|kill|poison|get_away|make_it_look && he|she|him|her|die|deserves
        see red && hit|hurt|kill|punch
      `,
    },
  }),
  ...rules('abuse_facilitation', {
    net: {
      level: 2,
      who: 'self',
      instead: true,
      denies: true,
      on: ['craft', 'chat'],
      lines: `
        @asks ..12 unless|or|if ..3 @target ..2 meet|meets|pay|pays|come|comes|back|drop|drops|does|do|leave|leaves|tell|tells|refuse|refuses|sleep ..0 && video|photos|nudes|pictures|kids|children|hurt|regret|visa|police|boss|parents|ruin|lose|expose|post|send
        @asks ..8 feel|feels|believe|believes|think|thinks|convinced|sure ..3 nobody|no ..6 love|want|wants|believe|help|have ..2 him|her|them
        @asks ..4 turn|turning|set|poison ..2 the|our|my|her|his ..2 kids|children|son|daughter|family|friends|mother ..3 against
        @asks ..4 panic|panics|cry|beg|suffer|desperate|crawl|terrified|worried|paranoid|obey|jealous|insecure ..6 so|about|until|and|$|that ..0 && her|him|them|wife|husband|ex|girlfriend|boyfriend
        so|until ..1 @target ..3 drop|drops|withdraw|withdraws ..2 the|her|his|charges|complaint|case|report
        @asks ..10 drop|withdraw|take ..2 the|her|his|back ..1 charges|charge|complaint|report
        shelter|refuge|hiding|hides ..8 find|found|where|which|locate|track|address && her|she|wife|ex|him|girlfriend|me
        @asks ..4 as if|pretending|pretend|from|like ..4 be|=were|am|her|his|@target ..2 friend|sister|mother|mum|boss|bank|lawyer|doctor|police|brother|someone|else|another ..0 && she|he|her|him|tells|tell|gives|where|password|so
        so that? @target ..1 tell|tells|give|gives|send|sends|reveal|reveals ..2 me|us ..2 where|her|his|the|password|nudes|address|money|pin
        @asks ..12 without ..2 her|his|him|them|she|he|my|wife|husband ..2 knowing|noticing|finding|consent|realising|permission|realizing|seeing|suspecting|it|out
        put|hide|place|slip|attach|install ..3 tracker|airtag|gps|camera|recorder|bug|app|spyware|microphone ..6 her|his|my|wife|husband|girlfriend|boyfriend|car|bag|phone|bedroom|under
        say|write|message|convince|get ..3 to ..2 a|an|my ..2 12|13|14|11|15|10|twelve|thirteen|fourteen|fifteen|schoolgirl && trust|trusts|secret|photos|meet|mum|parents|nudes|alone
        @asks ..6 weaken|crush|dominate|punish|destroy|control|trap|corner|humiliate|shame|degrade ..1 her|him|them|wife|husband|girlfriend|boyfriend|ex|partner ..0
        @asks ..5 keep|stop|prevent|forbid|ban ..2 her|him|my ..2 from|seeing|wife|girlfriend|husband|boyfriend ..3 seeing|leaving|talking|working|meeting|going|calling|divorcing|speaking
        i have ..4 video|photos|pictures|recordings|screenshots|nudes|proof ..10 unless|or|if|make|pay|back|ruin
        ruin ..2 her|his|their life|career|reputation|name && write|help|make|message|how|post|want
        threat|threats|ultimatum ..6 frighten|scare|hurt|kids|police|regret|she will never
      `,
    },
    groomNet: {
      level: 2,
      who: 'self',
      instead: true,
      denies: true,
      on: ['craft', 'chat'],
      lines: `
        @asks ..8 12|13|14|11|15|10|9|twelve|thirteen|fourteen|fifteen|eleven|minor|underage|schoolgirl|schoolboy ..10 trust|trusts|tell|tells|secret|meet|alone|photos|pictures|pics|nudes|kiss|love|parents|mum|mom|hide|delete|like|likes|flirt
      `,
    },
  }),
];
