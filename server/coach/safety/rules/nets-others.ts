import { rules } from '#server/coach/safety/rules/rule.ts';

/** Nets that need no fixed wording: a heavy word, and the people that make it heavy. Here: harm to others, children, old people and by request. */
export const netsOthers = [
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
        @asks ..4 panic|panics|cry|beg|suffer|desperate|crawl|terrified|worried|paranoid|obey|insecure ..6 so|about|until|and|$|that ..0 && her|him|them|wife|husband|ex|girlfriend|boyfriend
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
