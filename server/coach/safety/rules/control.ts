import { rules } from '#server/coach/safety/rules/rule.ts';

/** A life made small: shut in, cut off, watched, followed, kept without money; and the plain names for it. */
export const control = [
  ...rules('domestic_violence', {
    confined: {
      level: 2,
      who: 'victim',
      denies: true,
      lines: `
        @adult ..3 lock|=locks|=locked ..1 me|us ..2 in|inside|up|indoors|bedroom|room|basement|bathroom|cupboard|closet
        @adult ..4 not let ..1 me|us ..2 @freedom
        @adult ..3 not allow ..1 me|us ..3 @freedom
        i ~2 be ..2 not allowed ..2 to ..2 @freedom|see|talk|speak|leave|call|have|go|visit|wear|meet|contact
        @adult ..3 forbid|forbids|forbade|ban|prevent|prevents|stop|stops|keep|keeps ..1 me ..2 from|leaving|seeing|talking|going|working ..3 leaving|seeing|working|talking|going|speaking|visiting|contacting|having|see|friends|family|job
        @adult ..2 stop|stops me ..1 seeing|talking|working|leaving|visiting
        @adult ..4 @take ..2 my|our ..2 @papers
        my|our @papers ..2 be|get ..1 taken|hidden|locked|confiscated
        without his|her permission
        have|need ..1 to ask ..2 his|her|for|him permission|before|if|to ..3 leave|go|see|out|buy|anything|spend
        @adult ..3 block|blocks|blocked|stand|stands|stood ..2 the|in ..2 door|doorway|exit|way ..5 leave|out|so|go
        trapped|prisoner|hostage ..2 in|with|by ..3 house|home|him|her
        @adult ..3 cut|isolate|isolates|isolated ..1 me ..1 off? from ..3 @circle|everyone
        @adult ..4 isolate|isolates|isolating me
        @adult ..3 turn|turned ..3 @circle against me
        @adult ..3 deprive|deprives|wake|wakes ..2 me|sleep ..4 sleep|punish|night ..2 argue|shout|punish
        @adult ..4 not let ..1 me ..2 sleep|eat|breathe
        @adult ..2 decide|decides|control|controls|dictate|dictates|choose|chooses ..2 when|whether|if i ..2 go|leave|eat|sleep|can|work
        @adult ..3 make|makes me ..2 quit|leave|give ..2 my|up job|work|school|friends|studies
        @adult ..4 threaten ..3 deport|immigration|visa|ins|home_office
      `,
    },
    money: {
      level: 2,
      who: 'victim',
      denies: true,
      lines: `
        @adult ..3 take|takes|=took|keeps|keep|control|controls|drain|drained ..1 all|my|our ..2 wages|salary|paycheck|pension|benefits|pay|income|money|savings
        my ..1 wages|salary|paycheck|pay|benefits|income|pension ..2 go|goes|paid ..3 his|her|their ..2 account|bank|pocket
        @adult ..3 give|gives ..1 me ..2 an|a|only|just|#_allowance|week|pocket|pounds|dollars|euros ..6 receipt|receipts|week|account|food|everything|month|every
        want|wants|demand|demands|check|checks|see|show|ask|need ..3 receipt|receipts ..3 for|of|every|everything|everything|$
        i ~2 have to|beg ..1 ask|beg|account ..3 for|every ..2 money|penny|cent|pound|dollar|cash|food|tampons|petrol
        @adult ..3 not let ..1 me ..3 have|use|touch|access|get|own|see ..4 money|card|account|job|bank|own|finances
        @adult ..2 =has|have|hold|holds|put|opened|=took ..3 debt|debts|loan|loans|credit ..4 my name
        @adult ..2 control ..2 all ..1 the|my|our money|finances
      `,
    },
    watched: {
      level: 1,
      who: 'victim',
      lines: `
        @adult ..4 @watch ..3 my ..2 @device
        @adult ..3 track|tracks|tracking|tracked|monitor|monitors|monitoring me
        @adult ..3 put|install|hide|=hid|installed|place|attach ..3 @tracker ..2 on|in|inside|under ..1 my|our|the
        find|=found ..3 @tracker ..4 my|in|on|car|bag|phone|laptop
        @adult ..3 make|makes|force|forces|demand|demands|insist|insists ..4 share|send|=live ..2 my location|photo|photos|where|passwords
        @adult ..5 photo|picture|proof|video ..3 prove|proof|to show ..3 where|who
        @adult ..3 call|calls|text|texts|phone|ring ..2 me ..2 every|# ..2 minutes|hour|times|times ..3 check|where|furious|angry|answer|a
        @adult ..3 accuse ..1 me ..2 of ..1 cheating|affairs|sleeping ..4 every|all|whenever|constantly|time|each|if
        @adult ..2 time|times ..2 how long i
        furious|angry|mad|rage ..3 if|when|because ..2 i ..2 password|lock|not ..3 phone|on|answer|reply|message
        @adult ..3 delete|deletes|block|blocks ..3 my|from ..2 friends|contacts|messages
        @adult ..3 decide|decides|control|controls|choose|chooses|dictate|dictates|pick|picks ..2 what|who|which|how ..1 i ..2 wear|eat|see|talk|speak|spend|meet|can
        @adult ..3 so|very|really|extremely|=is|=has|become ..1 controlling
        @adult ..2 controlling|possessive ..4 scared|afraid|wear|friends|phone|everything
        @adult ..3 control ..1 everything|every|my ..2 i|thing|life|money|aspect|move|food|weight|eating
        coercive|coercively control|controlling
        @adult ..3 make|makes me regret|pay|sorry|suffer
        @adult ..6 make|makes ..1 me regret|suffer
        @adult ..4 or|if i else|pay for it
        i ~3 pay for it ..2 later|when|at
        @adult ..3 follow|follows|followed me ..1 home|around|everywhere|to|from|through
      `,
    },
    demanded: {
      level: 1,
      who: 'victim',
      denies: true,
      on: ['text_analyzer'],
      lines: `
        give|send|text|tell|show ..2 me ..1 your ..2 password|passwords|passcode|pin|login|logins|unlock
        =what's|what ..2 your ..1 phone? password|passcode|pin|login ..0 && hide|hiding|trust|nothing|now|or|prove|why|cheat|cheating
        password|passcode|unlock|phone ..6 what|who ..1 be you ..1 hiding
        what be you ..1 hiding
        if|unless you ..2 have|got|hide nothing|something to? hide
        nothing to hide ..0 && phone|password|passcode|location|show|give|you
        send|share|turn|put ..3 location ..0 && now|why|off|prove|lie|lying|hiding|who|or|cheat|cheating|bother|dare|minutes|else
        you ..2 turn|turned|switch|switched ..2 location ..1 off
        turn|switch ..1 your location ..1 on|back
        send|take ..3 pic|picture|photo|selfie|video ..8 prove|proof|lie|lying|believe|so_i_know|so_i_can_see|who_you|who_is|who's|whos ..0 !view|beach|dress|outfit|food
        send|take ..3 pic|picture|photo|selfie|video ..4 where you|right_now|this_second ..0 && hide|hiding|password|passcode|lie|lying|prove|proof|who with|cheat|cheating|or else|trust|answer|not bother|dare
        who ..1 be you ..1 with ..0 && send me|photo|pic|selfie|prove|lying|swear|answer me|location
        you ..1 have|got # minutes|mins|seconds|hour ..3 to ..1 answer|reply|call|get|come|send|be|explain
        ring|call|facetime|video_call me ..2 now|right_now|this_second ..0 && prove|who|lying|hiding|room|where|or else
        show ..1 me ..2 the room|who|around|behind ..0 && camera|video|facetime|lying|prove|now
      `,
    },
    stalked: {
      level: 2,
      who: 'victim',
      lines: `
        @adult ..4 stalk|stalks|stalking|stalked ..1 me|us|her|my
        i ~2 be ..2 stalked
        @adult|@partner ..4 follow|follows|following|followed ..1 me|us ..1 home|around|everywhere|work|in|with|to ..0
        @adult ..5 wait|waits|waiting|waited|sit|sits|sitting|stand|stands|standing|stood|park|parks|parked|lurk|lurking|appear|appears|show|shows|showing|turn|turns|turning|turned|loiter|hang|hanging|come|comes|keep|hide|hid ..5 @lurk
        @adult ..4 show|shows|showed|showing|turn|turns|turned|turning|come|comes|coming up? ..2 at ..2 my ..6 and|even|leave|uninvited|stop|blocked|again|no
        @lurk ..2 every|all|again|at ..1 night|day|morning|time
        restraining|protective|protection|no_contact|non_molestation order ..0 && him|her|he|she|ex|me|husband|wife|partner|message|home|keeps
        injunction ..0 && him|her|ex|husband|wife|against
        @adult ..3 break|breaks|=broke|ignore|ignores|violate|breach|breached ..2 the|his|her|a @order
        new|fake|different numbers|accounts|number|account && blocked|block|ex|keeps|harass
        @adult ..4 harass|harasses|harassing|harassed me
        @adult|@partner ..3 break|=broke|=broken|breaks ..1 into|in ..2 my|house|flat|home
        @adult ..3 =send|sends|sent ..3 threats|threatening
      `,
    },
    afraid: {
      level: 2,
      who: 'victim',
      lines: `
        i ~3 @fear ..2 of ..1 my|him|her|the|what ..1 @partner|him|her|he|she|husband
        i ~3 @fear ..2 of him|her !saying|not|being|and
        i ~3 @fear ..2 of my ..1 @partner|stepdad|dad|father|stepfather|brother|son !not|finding|leaving
        i ~3 @fear ..3 what ..2 he|she|@partner ..2 do|will|might|would|capable|could
        i ~3 @fear ..2 to ..1 go|be|leave|come|say|speak|tell|sleep|break ..2 home|him|her|alone|house|no|anyone|police|near
        i ~3 @fear ..3 for ..1 my life|safety|kids|children|her|our
        fear|scared|afraid ..1 for my|her|our life|safety|lives
        @partner ..3 scare|scares|frighten|frightens|terrify|terrifies me ..1 when|$|and|so|because|to
        @adult ..3 get|gets|become|becomes|be|=is ..2 violent|aggressive ..2 when|if|with|after|towards|drunk|$|again|and
        kids|children|daughter|son ..3 be|are|=is @fear ..2 of ..2 him|her|dad|father|husband|wife|mum|his
        not ..1 feel|be safe ..3 home|him|her|own|house|husband|partner|boyfriend|with|around
        unsafe ..3 home|him|her|around
        @adult ..2 hit|hits|punch|punches|kick|kicks|smash|smashes ..2 wall|walls|door|doors|table ..2 next_to|beside|near|behind|over ..1 me|my
        i ..1 lock|locked ..1 myself ..3 bathroom|bedroom|room|toilet|car ..2 with ..2 baby|kids|children|son|daughter|little
      `,
    },
    named: {
      level: 2,
      who: 'victim',
      lines: `
        abusive|violent ..1 relationship|marriage|husband|wife|boyfriend|girlfriend|partner|ex|home|man|household|ex-husband|father|dad|stepdad|fiance|spouse
        @partner|he|she|father|dad|stepdad|mother ..3 be|=is|=was|been|become|gets|turned ..3 abusive|violent
        @partner|he|she|@kin|neighbour ..4 abuse|abuses|abused|abusing ..1 me|us|her|him|his|my
        i ~3 be ..1 abused|=being abused
        be|=is|been|=being|get abused ..2 by
        domestic abuse|violence && i|me|my|he|she|is this|her
        @adult|i|my|me ..6 physically|physical abusive|abuse|violent|violence
        i ~2 be|=am ..3 victim|survivor ..2 abuse|violence
        i ~2 be ..2 battered
        @partner|he|she ..2 beat|beats|beating|=beats ..0 her|him|his|up
        leave|leaving|=left|escape|escaped|flee|fled|get_away_from|run_from ..3 abuser|abusive|violent
        my abuser
        women shelter|refuge && i|me|kids|tonight
        need to get out ..6 safe|before|kids|him|her|relationship && abusive|hit|violent|afraid|hurt|abuse|angry
      `,
    },
    belittled: {
      level: 1,
      who: 'victim',
      lines: `
        emotionally|verbally|mentally|psychologically|financially ..1 abuse|abuses|abusive|abused|abusing|abuser
        emotional|verbal|mental|psychological|financial abuse|violence
        @adult ..3 call|calls|called ..1 me ..3 @slur
        @adult ..3 tell|tells|told|say|says ..3 i ..1 be ..3 @slur
        nobody|no ..1 else|one ..2 would|will ..2 want|have|love me
        walk|walking|walked on|around eggshells|egg
        on eggshells
        i ~4 never|not know ..2 what ..2 set|sets|trigger|triggers him|her ..1 off
        @adult ..3 humiliate|humiliates|degrade|degrades|belittle|belittles ..1 me ..3 front|every|all|always|constantly|daily|friends|kids
        @adult ..3 gaslight|gaslights|gaslighting ..1 me
        @adult ..4 scream|screams|screaming|yell|yells ..2 my|in face ..4 inches|until|for_hours|face
        @adult ..3 scream|screams|yell|yells|shout|shouts ..2 me ..4 for_hours|until
        kick|kicks|kicked|throw|throws|threw|lock|locks|locked ..1 me ..1 out of|at ..4 night|car|house|street|cold
        @adult ..2 destroy|destroys|destroyed|=broke|smash|smashes ..2 my things|stuff|phone|belongings|clothes
        violent ..1 ex|past|marriage|relationship && nightmares|flinch|still|panic|scared|flashbacks|trust
        @adult ..3 threaten|threatens|threatened ..1 me $
      `,
    },
    ownHand: {
      level: 2,
      who: 'self',
      real: true,
      lines: `
        i ~4 hit|slap|punch|kick|smack|choke|strangle|headbutt|beat|backhand|bite|=bit|spit|=spat ..1 my ..1 @partner
        i ~3 hit|slap|punch|kick|choke|strangle|beat|backhand|spit ..1 on|at him|her !up|on|with|in|at|to|hard ..0
        i ~3 hit|slap|punch|kick|choke|strangle|backhand|beat ..0 him|her !up|on|with|at|to
        i ~4 push|shove|grab|throw|drag|shake|pin|knock|slam|hurl ..1 him|her|my ..2 @partner|@hard|@bodyPart|wall|door|hard ..3 @hard|wall|door|floor|bed|table|until|$|so|and
        i ~4 push|shove|grab|throw|drag|shake|pin|slam ..1 him|her|my ..1 @partner ..3 into|against|down|onto|by|onto|over|wall|door|floor
        i ~4 push|=pushed|shove|=shoved|shake|=shook my ..1 @partner !to|for|too|away|into|on|off|out|towards|toward|about|hard
        i ~4 push|=pushed|shove|=shoved|shake|=shook my ..1 @partner ..0 && angry|temper|rage|furious|lost_it|snapped|hate_myself|ashamed|fell|scared|last_night
        i ~3 push|shove|grab|drag|shake|pin|slam|throw him|her ..1 into|against|down|onto|by|over|across|to ..2 the|a|his|her|wall|floor|arm|hair|stairs|door
        i ~4 throw|=threw ..5 at my|him|her ..1 @partner|$|head|face|and
        i ~2 be|get|got|=was ..1 violent|physical|abusive ..2 with|to|towards|toward ..2 @partner|him|her
        i ~3 raise|=raised|lift ..1 my hand|fist ..2 to|at|against ..1 him|her|my
        i ~3 put|lay|=laid my hands ..1 on|around|round her|him|my|the
        i ~3 hurt|hurting my ..1 @partner ..2 physically|when|drunk|again
        i ~3 give|=gave ..2 him|her|my ..1 @partner|a black|bruise|bruises
        i be|=am ..2 an? abuser|abusive|violent
      `,
    },
  }),
  ...rules('forced_marriage', {
    forced: {
      level: 2,
      who: 'victim',
      denies: true,
      lines: `
        force|forcing|forced|forces|make|making|makes|pressure|pressuring|pressured|push|pushing|threaten|blackmail ..2 me|us|her|him|into|my ..4 marry|marriage|wed|wedding|married|engagement
        forced marriage|marriages|wedding|engagement
        marry|married|marriage|wedding|husband|wife ..10 never met|agreed|wanted
        marry|marriage|wedding|engagement ..6 not ..3 want|agree|consent|choose|know_him|know_her && parents|family|dad|father|mum|mother|uncle|brother|they
        refuse|refuses|refused|say_no|said_no ..3 marriage|marry|wedding|engagement|groom ..8 disown|kill|worse|hurt|dead|shame|honour|honor|throw|cut
        fly|flying|take|taking|send|sending|taken|sent ..2 me|her ..3 to|out|abroad|back|away|home ..4 marry|married|marriage|wedding
        parents|family|dad|father|mum|mother|uncle|they|brothers ..3 arrange|arranged|arranging|chose|chosen|found|picked|promised|book|booked|plan|planned ..6 marriage|wedding|husband|groom|marry|engagement ..8 not|never|without|against|against|forced|no
        promised me ..2 to ..4 marry|marriage|cousin|man|bride
        parents|family ..2 sell|selling|sold|trade|give|giving me|her ..2 to|as|for ..4 man|bride|marriage|cousin|dowry
        honour|honor killing|based violence
      `,
    },
  }),
];
