import { ADVICE, DENIED, type Rule, THEM } from '#server/coach/model/guard/rule.ts';

const HELP =
  /\b(?:988|911|112|999|116 ?123|emergency|poison control|hotline|lifeline|support page|get help|call for help|right away|urgent care|doctor|hospital)\b/i;
const DRUGS =
  '(?:pills?|tablets?|capsules?|paracetamol|acetaminophen|tylenol|ibuprofen|aspirin|advil|sleeping pills|benzos?|xanax|valium|insulin|opioids?|oxy\\w*|fentanyl|bleach|antifreeze|alcohol|vodka|painkillers?|meds|medication)';

export const harm: readonly Rule[] = [
  {
    name: 'method',
    told: 'it described a way to harm oneself, or spoke for it',
    stems:
      'pill tablet capsule paracet acetamin tylenol ibuprof aspirin overdos dose dosage milligram lethal fatal painless noose rope$ hang$ hanging bleach antifreeze monoxide exhaust helium razor blade vein wrist cut$ cutting jump bridge roof gun$ trigger starv vomit purg laxativ calor kill suicid die$ dying dead$ swallow handful better$ end$ overdose'.split(
        ' ',
      ),
    forms: [
      new RegExp(
        `\\b(?:take|taking|swallow|swallowing|mix|mixing|combine|crush|need|use|washing?|down)\\b[^.!?]{0,50}\\b${DRUGS}\\b[^.!?]{0,60}\\b(?:at once|all of|together|with|enough|lethal|fatal|die|asleep forever|never wake|kilo|body weight|stop your|bottle|pack)\\b`,
        'iu',
      ),
      new RegExp(
        `\\b(?:\\d+|twenty|thirty|forty|fifty|a handful of|a (?:whole |full )?(?:bottle|pack|box) of|all (?:of )?(?:your|the)|enough)\\s+(?:\\w+\\s+){0,3}${DRUGS}\\b`,
        'iu',
      ),
      /\b(?:lethal|fatal|deadly)\s+(?:dose|amount|dosage|combination|method|quantity)\b/i,
      /\b(?:painless|quickest|fastest|easiest|surest|most (?:effective|reliable|painless)|best|peaceful)\s+(?:\w+\s+)?(?:way|method|means)\s+(?:to|of|is)\s+(?:\w+\s+){0,3}(?:die|dying|go|end(?:ing)?|kill\w*|suicide|leave this)/i,
      /\b(?:tie|make|knot|loop|put|use)\b[^.!?]{0,40}\b(?:noose|rope|belt|cord|sheet)\b[^.!?]{0,40}\b(?:neck|beam|door|hang|weight|ceiling)\b|\bhang(?:ing)? yourself\b/i,
      /\bcut(?:ting)?\b[^.!?]{0,30}\b(?:along the|lengthwise|vertically|down the|deep(?:er|ly)?|veins?|arter\w+|your (?:wrists?|arms?|thighs?|legs?|skin|inner))\b/i,
      /\b(?:razor|blade|lighter|cigarette)\b[^.!?]{0,30}\b(?:your|the) (?:skin|arm|arms|thigh|thighs|wrist|wrists)\b/i,
      /\b(?:run|start|leave) the (?:car|engine)\b[^.!?]{0,60}\b(?:garage|hose|exhaust|closed)\b|\bcarbon monoxide\b[^.!?]{0,60}\b(?:sleep|painless|peaceful|quick)/i,
      /\bjump(?:ing)?\b[^.!?]{0,30}\b(?:off|from)\b[^.!?]{0,30}\b(?:bridge|roof|building|balcony|cliff|floor|train|platform)\b/i,
      /\b(?:make|making) yourself (?:vomit|throw up|sick)\b|\bfingers? down your throat\b|\btake (?:some |a few |more )?laxatives?\b|\b(?:under|below|only|just|at most)\s+\d{2,3}\s+calories\b|\bstarve yourself\b|\bskip(?:ping)? (?:all )?meals?\b[^.!?]{0,40}\b(?:weight|thin|skinny|control|slim)/i,
      /\b(?:you (?:should|could|can|may|might as well|ought to)|just|go (?:ahead )?and|it(?:[’']s| is) (?:okay|ok|fine|best|better) to)\s+(?:\w+\s+)?(?:kill yourself|end (?:it all|your (?:own )?life)|die|be dead)\b/i,
      /\b(?:better off|happier|easier|relieved) (?:\w+ )?(?:without you|if you (?:were|are) (?:gone|dead)|once you(?:[’']re| are) gone)\b/i,
      /\b(?:hurting|cutting|burning) yourself (?:can|may|will|is|does)\b[^.!?]{0,40}\b(?:relief|help|cope|coping|calm|okay|ok|fine|feel better|release|way)\b/i,
      /\b(?:dying|death|suicide)\b[^.!?]{0,20}\b(?:is|would be|can be)\b[^.!?]{0,30}\b(?:answer|way out|solution|relief|peace|only option|best|right|brave|choice)\b/i,
    ],
    spared: [DENIED],
    passes: [HELP],
  },
  {
    name: 'violence',
    told: 'it advised or threatened violence or damage',
    stems:
      'slap hit$ hitting punch smack beat$ kick chok strangl push shov throw grab pinch spank shak hurt$ stab shoot burn smash break$ slash frighten scare threat punish revenge poison lock ruin destroy regret beg$ jealous suffer blackmail intimidat humiliat stalk leak post$ nude immigration deport lesson withhold key$ pay$ passport never$ crawl teach'.split(
        ' ',
      ),
    forms: [
      new RegExp(
        `${ADVICE}(?:slap|hit|punch|smack|beat|kick|choke|strangle|stab|shoot|shove|spank|burn|bite|whip|poison|drug|headbutt)\\s+${THEM}(?=\\s*(?:$|[.,!?;:]|back|hard|harder|in the|across|on the|with (?:a|the|your)|until|till|when|so|if|again|once|too|first|and|right|while|before|as)\\b|\\s*[.,!?;:]|\\s*$)`,
        'iu',
      ),
      new RegExp(
        `${ADVICE}(?:hit|slap|punch|smack|kick|push|shove|swing|strike|fight)\\s+(?:right |straight )?back\\b(?! (?:on|against|to|from|gently|for|at the (?:idea|plan|deadline|request|proposal)))`,
        'iu',
      ),
      new RegExp(
        `${ADVICE}(?:push|shove|shake|grab|pin|hold|drag|throw)\\s+${THEM}\\s+(?:down|against|by the (?:arm|arms|throat|hair|neck|wrist|collar|shoulders)|into|to the (?:floor|wall|ground)|hard|until|around)\\b`,
        'iu',
      ),
      new RegExp(
        `${ADVICE}(?:scare|frighten|intimidate|terrify|punish|blackmail|threaten|humiliate|stalk)\\s+(?:${THEM}|to)\\b`,
        'iu',
      ),
      new RegExp(
        `\\b(?:make|making)\\s+${THEM}\\s+(?:\\w+\\s+)?(?:pay|suffer|regret|afraid|scared|fear you|jealous|sorry|beg|cry|crawl)\\b`,
        'iu',
      ),
      /\b(?:smash|break|slash|key|burn|destroy|cut up|trash|wreck)\s+(?:his|her|their|the)\s+(?:phone|car|tires?|tyres?|windows?|laptop|clothes|things|stuff|house|bike|tv|console)\b/i,
      /\block(?:ing)?\s+(?:him|her|them)\s+(?:in|out|inside|up)\b|\bhid(?:e|ing)\s+(?:his|her|their)\s+(?:passport|keys|phone|medication|wallet|papers|documents|car keys|pills|money)\b|\bblock the door\b/i,
      /\b(?:i(?:[’']ll|[’']m going to| will| am going to)|i swear i(?:[’']ll| will))\s+(?:\w+\s+)?(?:kill|hurt|destroy|ruin|end|break|find)\s+(?:you|him|her|them|your)\b/i,
      /\b(?:or|if you\b[^.!?]{0,60})[,\s]+(?:then )?i(?:[’']ll| will| am going to|[’']m going to)\s+(?:kill|hurt|harm|cut|ruin|leak|post|tell everyone|tell your (?:boss|wife|husband|parents|family)|send|share|make sure you|take the (?:kids|children)|show)\b[^.!?]*/i,
      /\byou(?:[’']ll| will)\s+(?:be sorry|regret (?:it|this)|pay for this|never see (?:the|your|our) (?:kids|children|son|daughter)\b)/i,
      /\b(?:post|share|send|leak|upload|show)\s+(?:his|her|their|the|those|your)\s+(?:private |intimate |naked |old )*(?:nudes?|photos?|pictures?|videos?|screenshots?|pics)\b[^.!?]{0,40}\b(?:to (?:his|her|their|everyone|the)|online|on (?:facebook|instagram|social)|everywhere|unless|if)\b/i,
      /\b(?:call|report)\b[^.!?]{0,20}\b(?:immigration|ice)\b[^.!?]{0,30}\b(?:on (?:him|her|them)|unless|if)\b|\bget (?:him|her|them) (?:deported|fired)\b/i,
      /\b(?:a|one) (?:quick |good |little |light |firm )*(?:slap|smack|punch|spanking)\b[^.!?]{0,40}\b(?:won[’']?t hurt|will (?:teach|show|help|do)|does (?:no harm|the trick)|is (?:fine|okay|ok|normal)|never hurt)/i,
      /\b(?:teach|teaching) (?:him|her|them) a lesson\b/i,
      /\bwithhold(?:ing)?\s+(?:sex|affection|money|food|the (?:kids|children))\b[^.!?]{0,40}\b(?:until|so that|to (?:make|get|teach|punish))\b/i,
    ],
    spared: [
      DENIED,
      /\b(?:if|when|whenever|because|after|says?|said|that|who|he|she|they)\s+(?:he|she|they|ever|you feel|has|had|did|would)?\s*[^.!?,]{0,20}$/i,
    ],
  },
  {
    name: 'violence',
    told: 'it advised or threatened violence or damage',
    stems: [],
    forms: [
      /\b(?:deserves?|deserved|needs?|asked for|asking for|had it coming)\b[^.!?]{0,20}\b(?:a (?:good )?(?:slap|beating|smack|hiding|thrashing|punch|spanking)|to be (?:hit|beaten|slapped|hurt|punished|killed|dead)|the belt)\b/i,
    ],
    spared: [DENIED],
  },
  {
    name: 'spying',
    told: 'it helped to spy on somebody or to get into what is theirs',
    stems:
      'spy track monitor keylog airtag gps$ camera record password passcode pin$ unlock log$ login check read$ follow fake secret phone icloud location hidden sneak snoop mirror clone install account$ airtags'.split(
        ' ',
      ),
    forms: [
      /\b(?:install|put|use|hide|plant|set up|slip|place|download|buy|get|try|turn on|enable|activate)\b[^.!?]{0,45}\b(?:spy ?ware|spy app\w*|spying app\w*|tracker|tracking (?:app|device|software)|keylogger|stalkerware|air ?tag|gps|mspy|flexispy|hidden camera|nanny cam|voice recorder|recorder|bug|monitoring (?:app|software)|find my|location sharing|life360)\b/iu,
      /\b(?:check|read|look (?:through|at|in(?:to)?)|go through|scroll through|search|open|unlock|copy|screenshot)\b[^.!?]{0,20}\b(?:his|her|their|partner[’']s)\s+(?:\w+\s+)?(?:phone|messages|texts|email|e-mails?|emails|dms|whatsapp|laptop|computer|diary|journal|icloud|location|browser|history|account)\b/i,
      /\b(?:guess|find|get|crack|reset|figure out|learn|watch (?:him|her|them) (?:type|enter)|memorize|obtain|try)\b[^.!?]{0,25}\b(?:his|her|their|the)\s+(?:\w+\s+)?(?:password|passcode|pin|login|code|passwords|face id|fingerprint)\b/i,
      /\b(?:log|sign|get|break|hack)(?:ging)?\s+(?:in ?to|in)\s+(?:his|her|their)\s+(?:\w+\s+)?(?:account|email|icloud|phone|facebook|instagram|whatsapp|laptop|cloud|computer)/i,
      /\b(?:use|press|hold)\s+(?:his|her|their)\s+(?:thumb|finger|face)\b[^.!?]{0,40}\b(?:asleep|sleep|sleeping|phone|unlock)/i,
      /\b(?:fake|second|burner|anonymous)\s+(?:profile|account|number|phone)\b[^.!?]{0,50}\b(?:catch|test|message|text|see|find out|watch|follow|contact|reach)/i,
      /\b(?:follow|tail|watch)\s+(?:him|her|them)\s+(?:home|secretly|after work|from (?:work|a distance)|to (?:work|see|find)|without|at a distance|and see)/i,
      /\b(?:secretly|without (?:him|her|them) (?:knowing|noticing)|behind (?:his|her|their) back|while (?:he|she|they)(?:[’']s| is|[’']re| are)? (?:asleep|sleeping|in the shower|showering|sleeps?|showers?|out))\b[^.!?]{0,50}\b(?:record|track|check|read|copy|follow|film|look|unlock|install|photograph|go through)/i,
      /\b(?:record|track|check|read|copy|film|unlock|install|photograph|go through|clone|mirror)\b[^.!?]{0,50}\b(?:secretly|without (?:him|her|them) (?:knowing|noticing)|behind (?:his|her|their) back|while (?:he|she|they)(?:[’']s| is|[’']re| are)? (?:asleep|sleeping|in the shower|showering))/i,
    ],
    spared: [
      DENIED,
      /\b(?:if|when|whenever|after|because|once|before|that|since|why|how|whether|says?|said|feels?)\s{1,3}(?:\w{1,30}\s{1,3}){0,4}(?:you|he|she|they|i|someone|to)?\s{0,3}(?:[’']\w{1,30}\s{0,3})?(?:\w{1,30}\s{1,3}){0,2}$/i,
      /\b(?:ask|asked|asking|let|lets|letting|agree\w*|invite\w*|offer\w*|suggest\w* to (?:him|her|them)) [^.!?]{0,50}$/i,
      /\byou(?:[’']ve| have|[’']d| had)?\s+(?:\w+\s+)?$/i,
    ],
    passes: [
      /\b(?:together|with (?:his|her|their) (?:knowledge|agreement|consent|permission)|on your (?:own )?phone)\b/i,
    ],
  },
];
