import { rules } from '#server/coach/safety/rules/rule.ts';

/** Nets that need no fixed wording: a heavy word, and the people that make it heavy. Here: harm at home. */
export const netsHome = [
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
        @adult ..4 make|makes|making|create|creates|creating|use|uses|using|call|calls|message|messages|text|texts ..3 new|fake|different|other|unknown|private ..1 profile|profiles|account|accounts|number|numbers|phone|email|emails && block|blocked|ex|stop|message|messages|messaging|contact|text|texts|texting|follow|follows|reach|call|calls|calling
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
];
