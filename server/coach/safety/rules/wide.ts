import { rules } from '#server/coach/safety/rules/rule.ts';

/** The widest frames: the shape of a thing said, whatever words fill it. */
export const wide = [
  ...rules('self_harm', {
    ceasing: {
      level: 2,
      who: 'self',
      lines: `
        i ~4 @wishing ~4 @myBeing ..3 @ceasing ..0 !working|smoking
        @wishing ..3 my heart|life|breathing ..2 would|to|could|just ..2 @ceasing
        i ~4 @wishing ..3 i ..2 could|would|can|was|were|had|might ..2 stop|cease|quit|=not ..2 be|being|exist|existing|alive|living|breathing|born|here
        i ~5 @wishing ~3 be|=being ..2 =dead|gone|elsewhere|nothing|nowhere|nobody ..1 $|forever|and|already|instead|too
        pick|=picked|choose|chose|=chosen|found|know|scouted ..2 the|a|my|out ..2 spot|place|tree|beam|bridge|method|way ..0 && @brink|nobody|no one|die|end|rope|winter|alone|find me|life|quick
        i ~4 =drove|=went|=walked|=stood|=sat|=climbed|=stopped|=parked|drive|stand|sit|walk ..5 @brink ..0 && @saved|jump|jumping|thinking|end|crying|alone|over
        the? kitchen? knife|blade ..4 my wrist|wrists|throat|neck|chest
        tonight|today|tomorrow ..2 be|=is|might ..2 the night|day|end|last && nothing|lose|goodbye|ready|pills|done|over|nobody
        nothing ..2 left ..1 to|for ..1 lose|live|me|stay
        when|once|after|if i be|=am =dead
        when|once|after i be|=am gone ..0 && dog|kids|who|what|look|sort|funeral|insurance|will|ashes|letters|sorry|better
        who|what ..4 dog|cat|kids|house|things ..4 when|once|after i ..1 be|=am|die|go
        enough ..2 @med|insulin|gas|rope|morphine|helium|heroin|fentanyl ..4 to|for ..0
        make it quick|painless|look like an accident
        read about it|me ..2 in the paper|news
        i ~3 end it ..0 !with|between && i|tonight|all|paper|cannot|pain|life|over|anymore
        i ~2 go|going ..2 to? end it $
        world|earth|planet ..3 without ..1 me
        failure ..6 mother|father|parent|husband|wife|son|daughter|partner ..8 better|without|insurance|rid|dead
        simpler|easier|better|cheaper|quieter|happier|relief|relieved|free ..4 for|if|without|when ..5 i ..2 be|had|was|were|did|died|not|gone|am ..1 not|never|dead|gone|born|exist|here|around|died|out
        @everyone ..4 better|happier|free|relieved|easier|fine|cheer|celebrate ..6 without me|gone|dead|not_here|my funeral
        i ~3 @wishing|going|planning ..3 follow|join|be with ..1 him|her|them|mum|dad ..2 in|to|up|heaven|grave|death|soon|on_the_other
        i ~3 do not|never|hardly ..2 want|deserve|need ..2 to ..1 live|wake|breathe|exist|be_alive|be here|see tomorrow|grow_old
        my ..2 suicidal|suicide ..1 thoughts|plan|note|attempt|ideation|urges
        i ~2 have|=had|=got|keep|having|get ..2 suicidal|dark|intrusive_thoughts|urges|feelings ..2 again|about|of|back|every|daily|tonight|$
        i ~4 research|google|look|looking|read|search|watched ..3 about|up|for|how ..4 suicide|overdose|overdosing|hanging|dying|lethal|painless|bleed_out|kill
        life ..1 be|=is|feels|seems ..3 over|pointless|meaningless|finished|worthless|hell|not_worth ..1 $|without|since|for|and|now|anymore
      `,
    },
    leaving: {
      level: 2,
      who: 'actor',
      denies: true,
      lines: `
        not ..3 have to? ..1 worry|bother|deal|care|think|put ..3 me ..2 anymore|any|after|again|much|longer|soon|from
        not ..3 see|hear|find ..2 from? ..1 me ..2 anymore|again|alive|after|tomorrow && goodbye|sorry|love|loved|tonight|tell|always|thank|forgive|gone|pain
        no ..1 reason|point|use ..6 stay|staying|live|remain|wake|exist|alive ..2 on|here|around|alive|in|$|anymore|up
        not ..3 reason|point|use ..3 for me|me to|in ..2 stay|staying|living|live|being
        i ~3 not ..2 want|deserve|belong|need|be ..2 to? ..1 be|stay|live|belong|on ..2 on|in|this ..1 planet|earth
        not ..2 see|imagine|picture ..2 a|my|any|myself ..3 future|tomorrow|birthday|thirty|forty|year|growing|getting_older|alive
        not ..2 trust myself ..4 tonight|alone|pills|knives|knife|medication|bridge|train|car|meds|blades|alive|home
        nobody|no|not ..2 can|will|would ..1 stop me && tonight|pills|die|end|bridge|plan|kill
        i ~2 not ..1 afraid|scared ..2 of|to ..1 dying|death|die ..0
        nothing|nobody ..3 keep|keeps|keeping|hold|holding ..1 me ..1 here|alive|on
        i ~3 not ..2 strong|brave ..2 enough ..2 to ..2 live|go on|stay|survive|carry_on|do_it|kill
        after|from tonight ..4 not|no|never ..4 problem|worry|me|bother|more|pain
      `,
    },
    sensed: {
      level: 1,
      who: 'self',
      denies: true,
      lines: `
        i ~2 be|feel|=am ..2 so|completely|totally|just|utterly|all|very ..1 numb|hollow|hopeless|worthless|empty|broken|lost ..1 $|inside|and|all|lately|anymore|every
        ^ so|completely|totally numb|empty|hopeless|hollow|worthless ..1 $|and
        i ~1 be|feel|=am nothing|nobody|worthless|a_nobody ..0 $
        no|not ..3 point|sense|purpose|meaning ..2 in|to|of ..1 anything|any|it|life|trying|living|everything|this $|lately|anymore|any|now|and|without|at|since
        i ~2 be|feel|reach|=am|=hit|at ..2 breaking point|rock_bottom|my limit|my lowest ..0 && nobody|no|alone|cannot|call|cry|anymore|help|hope
        nobody|no ..3 can|could|would|to ..2 call|turn|help|talk|care|cares|notice ..2 me|to|$ && breaking|point|worthless|empty|cannot|anymore|alone|crying|hopeless|pain
        i ~3 not ..2 feel|see|find ..3 anything|joy|hope|happiness|reason|future|light ..1 anymore|any|at_all|in|$ ..0 && i|life|anymore|alone|empty|numb|days
        what|why ..2 be|=is ..1 wrong with me && hate|worthless|cannot|cry|alone|hopeless
        i ~2 hate|loathe ..1 my life|being_me|myself|existing|who_i_am
        crying|cry|cried ..2 every|all ..1 night|day|morning ..0 && worthless|hopeless|empty|alone|point|cannot|nobody|life|anymore|sleep|why
        drown|drowning|sinking|swallow|suffocating ..3 sadness|darkness|despair|depression|pain|grief|loneliness
        i ~4 give|giving|gave|given up ..1 on|hope|everything|trying|$ ..1 life|myself|everything|living|$
      `,
    },
  }),
  ...rules('self_injury', {
    blood: {
      level: 2,
      who: 'actor',
      lines: `
        i|she|he|@child ..4 dig|digs|dug|press|push|drive|stick|=stuck|stab ..4 nails|needle|pin|needles|fork|compass|scissors|glass ..3 into|in|through ..2 my|her|his ..2 arm|arms|skin|palm|palms|thigh|thighs|leg|legs|wrist|wrists|hand|hands|own
        i ~6 until|till ..2 there|it|i|they be|=is|was|bleed|bleeds|bled|see|=saw|blood ..2 blood|bleed|bleeding|bled|bruised|raw ..0 && my arm|myself|skin|my arms|nails|wrist|wrists|my leg|my legs
        start|started|back|begin|began|again|keep ..2 to? hurting|harming|cutting|burning|scratching|hitting ..1 myself|herself|himself|again
        hurt|hurting|harm|harming|cut|cutting|burn|burning|burns|cuts|hurts ..1 myself|herself|himself ..4 again|secret|cigarettes|cigarette|lighter|razor|blade|knife|night|nobody|sleeves|when|every|iron|because|to
        @child|girlfriend|boyfriend|friend|sister|brother|wife|husband|she|he ..3 burn|burns|cut|cuts|hurts|scratches|bites|hits|starves|punches|harms herself|himself
        pull|pulling|pulled|rip|ripping|tear|tearing ..2 my own? hair|skin|nails|eyelashes ..0 && panic attack|fight|blood|until|calm|again
        sleeves ..6 hide|hiding|nobody|cover|summer|heat ..0 && cut|cuts|arms|scars|marks|i
        @sharp ..6 helps|calms|relief|release|bathroom|drawer|hide|hidden && my|i|skin|feel|cut|again
        starve|starving|starved|not_eat|not_eating|purging|throwing_up ..6 punish|control|disgusting|fat|thin|deserve|days ..0 && i|myself|she|her
      `,
    },
  }),
  ...rules('medical_emergency', {
    taken: {
      level: 3,
      who: 'actor',
      grave: true,
      denies: true,
      lines: `
        take|=took|=taken|swallow|swallowed|drank|=had ..2 something|pills|tablets|drugs|them|poison|much|stuff|everything ..8 not ..3 wake|respond|breathe|breathing|talk|stand|move|open
        can not wake ..1 him|her|them
        not wake him|her|them|my ..1 up
        not ..1 feel ..1 my|his|her ..1 legs|hands|arms|face|body|feet ..0 && pills|tablets|took|vodka|drank|swallowed|bottle|meds|taken
        bottle|vodka|whisky|whiskey|wine|alcohol|drunk|drank ..5 with|and|plus|then|on ..4 @med ..0 && i|he|she|my && now|dizzy|feel|legs|sick|scared|sleepy|bottle|all|hands|vision|cannot|help
        =blacked|passed_out|unconscious ..8 @med|pills|bottle|drugs|needle|overdose|alcohol|floor
        overdosing|overdosed ..0 !at|in && now|help|dizzy|hour|minutes|scared|floor|just|tonight|feel|ambulance|he left|she left|wake|hospital
        throat|tongue|lips ..3 swelling|blue|closing
        head ..4 bleeding|cracked|gash|blood ..0 && now|floor|wake|fell|unconscious|dizzy|he|she
        stabbed ..2 me|him|her|himself|herself && now|blood|help|bleeding|just
      `,
    },
  }),
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
        make ..2 her|him|@target ..2 regret|suffer|pay|beg|crawl|cry|sorry|jealous|miserable|obey|fear|afraid|doubt ..0 && write|text|message|help|how|make|send|so|want|letter
      `,
    },
  }),
];
