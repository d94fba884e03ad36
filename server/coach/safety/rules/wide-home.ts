import { rules } from '#server/coach/safety/rules/rule.ts';

/** The widest frames: the shape of a thing said, whatever words fill it. Here: harm at home. */
export const wideHome = [
  ...rules('domestic_violence', {
    rough: {
      level: 2,
      who: 'victim',
      real: true,
      lines: `
        @adult ..4 rough|physical|violent|aggressive|handsy|forceful ..2 with|to|towards ..1 me|us|my
        @adult ..3 lose|loses|lost|losing ..2 control|temper|it|his|her ..10 bruise|bruises|hit|hits|hurt|hurts|slap|punch|black_eye|kick|kicks|grab|grabs|throws|choke|pushes|marks|me_against
        i ~4 end|ends|=ended|wind|come ..1 up|out|away with ..3 bruise|bruises|black|cut|cuts|marks|scar|broken|bleeding|split|fractured|sprained|concussion
        @adult ..4 cover|covers|covered|hold|holds|held|press|pressed|put|puts|clamp|clamped|tape|taped|stuff|stuffed ..5 my ..1 mouth|nose|face|throat|neck|airway
        @adult ..5 acid|boiling|petrol|lighter|hot_oil|hot_water ..4 on|at|over me|my|us
        @adult ..5 @force ..6 me ..3 blue|unconscious|bleeding|breathe|limp|pregnant|bruise|bruised|stitches|hospital|er|screaming
        @adult ..5 @force ..4 my ..1 @woundedPart|wrists|hair|stomach|back|belly|body|eye ..0 !held|=hand|=heart
        pregnant ..8 kick|kicked|punch|punched|hit|pushed|shoved|slapped|stomach|choked ..0
        kick|kicked|punched|hit|pushed|shoved|slapped ..10 pregnant|miscarried|miscarriage
        out of a|the moving car
        @adult ..4 tight|tightly|hard ..4 blue|bruise|bruised|marks|hurts|breathe|cry
        my|his|her ..1 @strike|bruises ..6 dog|cat|fell|stairs|door|accident ..0 && told work|i told|lied|hide|makeup
        hit|hits|slapped|beat|kicked me ..4 again ..0
        blood|bleeding|bruise|bruises|scar|scars ..6 he|she|husband|wife|boyfriend|girlfriend|partner ..3 hit|hits|threw|kicked|punched|did|caused|pushed|cut|bit|burned
        afraid|scared|terrified|frightened ..6 drinks|drinking|drunk|temper|comes_home|key_in|footsteps|raises|rage|hand|moods ..0 && he|she|husband|wife|boyfriend|partner|dad|father
        @adult ..4 destroy|destroyed|smash|smashed|smashes|broke|breaks|burned|burnt|cut|tore|ripped|shredded ..3 my ..2 clothes|things|phone|laptop|passport|photos|stuff|car|glasses|books|work
        @adult ..4 spit|spits|spat|pee|peed|urinate|urinated|pour|poured|pours|throw|threw ..4 on|in|over|at me|my ..1 $|face|head|bed|food|clothes|and|when
      `,
    },
    others: {
      level: 2,
      who: 'other',
      real: true,
      lines: `
        @adult ..3 shove|push|slap|knock|throw|smack|beat ..0 her|him|them ..1 around|about|down|over
        @adult ..4 @force ..1 her|him|them ..1 by|against|down|into the ..1 hair|neck|throat|arm|wall|stairs|floor|door|ground|car
        man|guy|neighbour|neighbor|neighbours|he|couple|boyfriend|husband|partner|wife|dad|father|brother|son|friend|colleague|uncle|stepdad|cousin ..4 beat|beats|beating|hit|hits|hitting|slap|slaps|slapped|punch|punches|kick|kicks|choke|chokes|choked|strangle|strangled|drag|drags|dragged|throws|threw|smack|smacks|abuse|abuses|abused|hurt|hurts|attack|attacked|shove|shoved|pushes|pushed ..2 his|her|their|my|the ..2 girlfriend|wife|husband|boyfriend|partner|mother|mum|sister|fiancee|ex|girl|cousin|friend|aunt|brother|colleague|neighbour|roommate|mate
        hear|heard|hearing ..5 beg|begging|screaming|scream|screams|crying|hits|hitting|slaps|thuds|smash|smashing|bangs|thrown ..0 && neighbour|neighbor|upstairs|next door|wall|downstairs|her|him|flat|girlfriend|boyfriend|husband|mum|parents|street
        friend|sister|daughter|mum|mother|cousin|colleague|neighbour|aunt|roommate|coworker ..10 not|never ..2 let|lets|allow|allows|allowed ..1 her|him|them ..2 work|see|meet|leave|go|out|have|talk|call|drive|visit|phone
        friend|sister|daughter|mum|mother|cousin|colleague|neighbour|aunt|roommate|coworker|brother|student ..12 bruise|bruises|bruised|black_eye|split_lip|broken_arm|hits_her|hits_him|beats_her|beats_him|hurts_her|choked_her|scared_of_him|scared_of_her|afraid_of_him|controls_her|controls_him|locks_her|threatens_her|threatens_him|stalks_her|stalking_her
      `,
    },
    menaced: {
      level: 2,
      who: 'victim',
      on: ['text_analyzer', 'argument', 'chat', 'journal', 'relationship', 'relationship_analysis'],
      lines: `
        your ..1 kids|children|mother|mum|sister|family|brother|dog|cat|parents|daughter|son|friends|boyfriend|husband|wife ..2 will|gonna|going ..3 pay|suffer|regret|hurt|die|next|bleed|sorry|find_out|dead
        tell|say|talk ..2 anyone|anybody|police|cops|someone|somebody|mum|a word ..10 pay|kill|hurt|regret|sorry|die|suffer|find|lose|dead|happens|consequences|next|hospital|grave|teeth
        wait ..1 till|until|when i ..3 get|see|find|come|catch|am ..2 home|you|my|hands|there|back && bitch|hands|regret|dead|ungrateful|slut|whore|learn|pay|sorry|you will|idiot
        when|till|until|if i ..2 my hands on you ..0 !tonight
        you ..2 wish ..2 you ..2 be|=were|had|never|was ..1 never|dead|not|born
        i ..3 find|hunt|track|get|catch|come|end|finish|destroy|ruin|bury|kill|hurt|break|cut|gut|bash|smash|deal ..1 for|after|with|down|to ..0 you|your ..2 and|if|when|one|soon|wherever|no_matter|even|so|slowly|first|$ ..0 !prank|tickle|laugh && you|regret|dead|wish|bitch|pay|kids|police|leave|left|hide|run|whore|never|hear
        i ..2 find you|out where
        i ..2 swear ..3 i ..2 will ..2 kill|hurt|end|break|find|ruin|burn|destroy|smash|take
        you ..2 think|believe ..4 safe|hide|escape|police|judge|order|court|get_rid|protect ..0 && me|from_me
        you ..1 can|could not|never ..1 hide|run|escape|block ..1 from|me|$ ..0 && me|i
        last|final ..1 chance|warning ..6 or|before|then|and i|leave|alive|together ..0
        if i see|catch|find|hear ..2 you ..4 with|talking|near|him|her|another|again ..6 kill|hurt|break|dead|regret|smash|sorry|pay|end|both|swear|happen|over
        answer ..1 me|your|the ..1 phone|now|or && or|i know|bitch|kill|come|regret|outside|last|hurt
        ungrateful|stupid|dirty|fucking|filthy|lying ..1 bitch|whore|slut|cunt|pig|cow ..0 && you|kill|wait|hands|home|regret|obey|i will|get|beat|hurt|deserve
        you ..3 do|=are ..2 what|as|when i ..1 say|tell ..1 you
        you ..2 not|never ..2 leave|leaving|go|going|divorce ..1 me|anywhere|until|alive|without && own|mine|kill|dead|hurt|let|swear|my|or|kids|lock
        accidents happen|brakes|pretty_face|shame if ..0
        be ..1 a|such ..1 shame|pity if ..3 happen|happened|something|anything
        you|she|he be|=are|is ..2 my property|mine
        i own you
        her|him|he|she|dad|mum|husband|wife : ..3 i ..2 will|going|should ..3 stab|kill|shoot|hit|slap|break|smash|burn|choke|cut|hurt|beat|punch|throw|strangle ..1 you|your|the
      `,
    },
    shut: {
      level: 2,
      who: 'victim',
      denies: true,
      lines: `
        i ..2 not|never ..2 see|seen|speak|spoken|visit|visited|meet|met|talk|talked|call|called|go|gone|leave|left|work|worked|drive ..10 because|since|he|she ..2 he|she|husband|wife|partner|boyfriend|it|forbids|forbid ..1 forbid|forbids|forbade|not_let|does_not_let|will_not_let|not_allow|hate|hates|allow|angry|furious|said_no|punish|jealous|it
        @partner|he|she|@kin ..3 forbid|forbids|forbade|prohibits|bans ..1 me|it|us|my|any|that|contact|friends|visits ..0
        i ..1 be|=am forbidden|prohibited ..1 from|to
        @adult ..3 decide|decides|dictates|says|tells|controls|rations|sets|determines ..3 how|when|whether|what|who|which|if ..2 i|we|my ..2 may|can|could|am|=be|are|spend|eat|wear|sleep|go|see|leave|shower|speak|work|drive|use ..2 allowed|spend|eat|wear|buy|use|go|out|see|sleep|have|leave|drive|talk|do|work|to|on|with|$
        @adult ..3 lock|locks|locked|bolts|bolted|chains|hides|took|takes|keeps ..3 the|my|all|every|our ..2 door|doors|gate|window|windows|keys|key ..4 outside|leave|goes|out|inside|away|from|with|me|in|so|when|at
        @adult ..2 keep|=kept|=keeps me ..2 inside|indoors|locked|captive|here_against|at_home|from_leaving|from_seeing|from_working|prisoner
        i ..3 move|moved|fled|ran|hide|hiding|changed ..8 find|finds|found|tracked|tracks|shows|showed|follows|turns ..3 me|where|us|up|out|my|again
        find|finds|found ..3 where ..1 i|we ..1 live|lives|am|moved|work|stay ..0 && ex|he|she|moved|again|still|scared|him|her
        wait|waits|waiting|waited|stand|stands|standing|sits|parks|hides|lurks|watches ..6 each|every|again|for_hours|all|most ..2 morning|day|night|evening|week|time|afternoon|hours ..0 && ex|behind me|follows|me|he|she|him|her && ex|behind|follow|follows|outside|scared|afraid|walks|car|watching|watches
        walk|walks|walked|drives|drove|runs|follows|followed|comes ..1 behind|after|past me|my ..0 && ex|every|again|scared|afraid|night|stranger|days|home|each|man|he
        @adult ..3 time|pretend|pretends|threaten|threatens ..4 call|report|tell|ring ..3 immigration|police|social_services|cps|my_boss|my_parents|my_family|everyone ..0 && if|unless|leave|me|on
        @adult ..3 not ..2 let|allow|lets|allows ..1 me ..1 to? ..1 sleep|eat|go|leave|out|work|see|have|use|speak|talk|meet|call|answer|close|wash|drive|study|take|get|visit|keep|open|own|be|wear|cut|learn|rest|breathe|contact|phone|earn|spend|buy|pray ..0 !help|finish|pay|win|explain|cook|carry|in|drive his|borrow
        i ..2 be|=am not ..1 allowed ..1 to|out|a|any|my|near|friends|outside ..0 && he|she|husband|wife|partner|boyfriend|girlfriend|parents|family|they|him|her|without
      `,
    },
    eyed: {
      level: 1,
      who: 'victim',
      lines: `
        @adult ..3 has|have|know|knows|demands|wants|insists|asks|took|changed ..4 my|all|the|every ..3 password|passwords|pin|pins|passcode|logins|login|code ..0 !wifi|netflix
        @adult ..4 read|reads|checks|check|opens|open|sees|listens|goes ..3 my|all|every|through|to ..2 mail|emails|email|messages|post|letters|texts|calls|diary|journal|chats|phone|dms|voicemail|receipts|purse|bag|browser ..0 && before|every|all|always|secretly|each|when|furious|never|deletes|first|night|then|if|password|accuses
        call|calls|text|texts|rings|facetimes|messages|phones ..2 me ..4 times|every|# ..3 day|hour|minutes|times|night|shift ..0 && see|check|where|who|with|prove|answer|angry|furious|camera|show|know|jealous
        who|where ..1 i ..1 be|=am ..1 with|at|going ..0 && calls|video|every|always|demands|photo|prove|times|angry|checks|constantly
        @adult ..3 call|calls|called|calling|say|says|name|names|label|labels|tell|tells|treats ..1 me ..4 @demean ..0 && @often|nobody|lucky
        @often ..8 @adult ..2 call|calls|calling|tells|says ..2 me ..3 @demean
        nothing i do ..4 good enough|right|ever ..0 && scared|yells|insults|punish|he|she|eggshells|hates
        @adult ..4 mock|mocks|insult|insults|humiliate|humiliates|belittle|belittles|degrade|degrades|shame|shames|ridicules|ridicule ..2 me|my ..0 && @often
        @partner|@kin|he|she ..4 scream|screams|screamed|yell|yells|shout|shouts|rages|rage ..3 at|me|in ..3 me|face|hours ..0 && for hours|face|until i|every day|every night|daily|cry|kids hide|shake|scared|afraid|wake
        @adult ..4 threaten|threatens|threatened ..3 to|with|me ..3 leave|divorce|suicide|take|kick|throw|out|expose|tell|court|baby|kids|homeless|street|deport ..0 && @often|if i|unless|when i|disagree|say no
        @adult ..4 make|makes|made ..1 me ..1 beg|apologise|apologize|kneel|crawl|ask|earn|account|show|prove ..4 for|on|to|my|every|where ..0
        silent ..1 treatment ..6 weeks|days|months|punish|until ..0 && apologise|beg|knees|obey|give in|scared|weeks|months
        panic attack|panic|nightmares|flashbacks|flinch|jump|ptsd|trauma ..12 violent|abusive|abuser|abuse|beat|hit_me|beatings|strangled|stalked|ex ..0 && ex|years|marriage|still|husband|wife|boyfriend|violent|abusive
        walking|tiptoe|tiptoeing|careful ..4 eggshells|around ..2 him|her|his|temper|moods|mood|husband|wife|partner ..0
      `,
    },
  }),
];
