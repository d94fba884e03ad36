import type { Signs } from '#server/coach/embedded/messages/signs.ts';

const ASKED =
  /\b(?:can|could|would|will|pls|please|need|don'?t forget|text me|send|bring|get|pick|grab|drop|remember|mind)\b/;

/** What plain, warm and working messages show. */
export const warmSigns: Signs = {
  'plain-practical-request': {
    must: ASKED,
    sure: /\b(?:(?:can|could|would|will) (?:you|u|someone|anyone)(?: please| pls| mind)? (?:get|drive|cover|pick|grab|bring|drop|buy|take|put|send|call|ring|feed|water|collect|check|book|order|print|fetch|let|turn|wash|walk|move|transfer|forward|text|make|lend|leave|open|close|look|watch|give|mail|email|share|fix|clean|empty)\w*|(?:pls|please) (?:get|bring|buy|pick|take|send|call|put|grab|book|order|text)|don'?t forget (?:the|to|your|my|nappies|\w+ing)|would you mind (?:\w+ing))\b/,
    not: /\b(?:bad day|awful day|scared|lonely|crying|talk to me like|stop|always|never|ever|even|respect|trust|love me|cared|promise|behaviou?r|report|client|slides|deck|on me|dear parents)\b/,
    most: 45,
  },
  'plan-or-time-to-agree-on': {
    must: /\?|\b(?:when|what time|shall|let'?s|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|date|evening|tonight|tomorrow|mon|wed|sat|sun|\d{1,2}(?:st|nd|rd|th|am|pm|ish)?)\b/,
    sure: /\b(?:can we (?:do|make it|say|move it|meet)\b|are (?:you|u) free (?:on |this |next )?\w*(?:day|morrow|night|end)\b|what time (?:suits|works|is good|should|shall|do|are)|which (?:day|weekend|date|one)|(?:does|would|is) (?:the |\w+day|\w+ at)\S*[^?]* (?:work|suit|ok|good|fine)|shall we say|when (?:do|should|shall|can|could|are|r) (?:we|you|u)(?: all)? (?:wanna |want to |like to )?(?:meet|come|leave|go|start|arrive|eat)|\d ?(?:am|pm)? or \d|let'?s fix a)\b/,
    not: /\b(?:talk|always|never|why|mad|love|deadline|report|deck)\b/,
  },
  'are-we-still-on': {
    must: /\b(?:still|confirm\w*|on for|going ahead|ok for|good for|same time|as planned|see you)\b/,
    sure: /\b(?:still (?:on|good|ok|okay|up|coming|happening|meeting)(?: for)?\b|we good for|all good for|just (?:checking|confirming) (?:if|that|we|for))/,
    not: /\b(?:mad|upset|love me|angry|with me)\b/,
  },
  'parent-who-wants-to-know-everything': {
    must: /\?|\b(?:tell me|know|call|where|who|when|what)\b/,
    sure: /\b(?:have you (?:eaten|slept|been to)|did you (?:eat|wear|take|lock)|who (?:are you|will be) (?:going )?with (?:and|tonight)|what did you (?:eat|have for)|text me (?:as soon as|when) you (?:arrive|get))\b/,
    not: /\b(?:your (?:mum|mom|mother|dad|father|sister)|doctor|vet|love me|mad|boss|meeting|client|coffee|drinks)\b/,
  },
  'child-asking-for-money': {
    must: /\b(?:money|lend|send|transfer|pay|buy|euros?|pounds?|dollars?|quid|cash|broke|rent|top up|bucks?)\b|[$€£]\d|\b\d+(?:€|£|k)\b/,
    sure: /\b(?:mum|mom|dad|mummy|daddy|ma|papa)\b.*\b(?:money|lend|transfer|euros?|pounds?|quid|bucks|broke|cash|pay for)\b|\b(?:can|could) (?:you|u) (?:please )?(?:lend|send|transfer|spot) me\b/,
    not: /\b(?:you (?:still )?owe|pay me back|invoice|your half|wouldn'?t ask|i helped|i was there|after (?:all|everything)|remember)\b/,
  },
  'asking-a-big-favour': {
    must: /\b(?:favou?r|big ask|a lot to ask|guarantor|lend|borrow|stay with|look after|move in|cosign|co-sign|godmother|kidney|sign|few weeks|a week|weeks?|months?|couple of|ask (?:you )?something|say no|dog|car)\b/,
    sure: /\b(?:can i (?:stay|crash|sleep|live|move in) (?:with|at)|(?:big|huge|massive|enormous) (?:favou?r|ask)|ask (?:you )?(?:for )?a (?:big |huge )?favou?r|lot to ask|guarantor|co-?sign|feel free to say no)\b/,
  },
  'calm-request-about-behaviour': {
    must: /\b(?:could|can|would|please|i'?d (?:like|appreciate|love|prefer)|next time|in future|it would (?:help|mean)|when you|wish|need you)\b/,
    sure: /\b(?:(?:can|could|would) (?:you|u) (?:please )?(?:stop|not)\b.*\bplease|(?:can|could|would) (?:you|u) please (?:stop|not)\b|when you .*\bi (?:feel|felt|get|would)\b|i'?d (?:appreciate|love|like|prefer) it if you|could you (?:please )?(?:not|stop|let me (?:know|finish)|tell me|try)|it would (?:mean|help)[^.]* if you|please (?:don'?t|stop)|next time[, ]+(?:could|can|please|would))\b/,
    not: /if you came|\b(?:idiot|stupid|hell|fuck\w*|ffs)\b/,
  },
  'calm-limit': {
    must: /\b(?:can'?t|won'?t|cannot|not|don'?t|no|only|limit|need|after|before|unless|leave)\b/,
    sure: /\b(?:i(?:'d| would) rather (?:you|u) (?:didn'?t|don'?t|not)|i(?:'m| am) not (?:comfortable|willing|available|able|ok(?:ay)? with)|i (?:won'?t|will not|can'?t) (?:lend|answer|talk|discuss|be|work|continue|take|stay|do) |not comfortable with|that doesn'?t work for me|i don'?t (?:answer|discuss|lend|take))\b/,
    not: /\b(?:make it|cancel|sorry but you|come up|do this any ?more|anymore|idiot|love you|shouldn'?t have)\b/,
  },
  'asks-for-time-to-think': {
    must: /\b(?:think|time|sleep on|days?|get back|tomorrow|decide|answer|digest|process|consider|let me)\b/,
    sure: /\b(?:sleep on it|(?:let me|need (?:some |a bit of |more )?(?:time )?to|give me (?:\w+ ){0,3}to|time to) (?:think|process|digest|decide|consider)|get back to you|think (?:it|about it|this) over)\b/,
    not: /\b(?:about us|space|from you)\b/,
  },
  inviting: {
    must: /\b(?:be my|be our|come|join|invit\w+|party|birthday|dinner|bbq|wedding|want to|wanna|fancy|would you like|love to have|drinks|over|tickets?|up for|game night|celebrat\w+)\b/,
    sure: /\b(?:(?:will|would) (?:you|u) be (?:my|our) (?:maid of honou?r|best man|bridesmaid|witness|date|god(?:mother|father))|would mean (?:a lot|so much|the world)\b.* if (?:you|u) (?:came|come|could|can|were|joined)|(?:would you like|(?:do )?(?:you|u) (?:want|wanna)|wanna|want|fancy|would love(?: for)? you|we'?d love (?:for )?you|like you|hope you can|can you|care)(?: to)? (?:come|join)|you'?re invited|fancy (?:a|coming|joining)|having (?:a|some|people|friends)[^.?!]*(?:party|over|bbq|drinks|round)|come (?:over|round|along|join|to my|and (?:eat|join|celebrate))|invite you|spare ticket|up for (?:a|some)|for dinner on)\b/,
    not: /\b(?:wasn'?t|didn'?t|not) (?:even )?invit|without me|come home now|never|why\b/,
  },
  'small-talk': {
    not: /\b(?:sorry|hate|always|never|can'?t believe|love you|miss you|worried|upset|divorce|over|need to talk)\b/,
    most: 30,
  },
  'check-in-after-a-while': {
    must: /\b(?:how (?:are|r|have|is|'s|are things)|long time|been (?:a while|ages|too long|forever)|ages|how'?s|what'?s (?:new|up)|thinking of you|hope you|catch up|haven'?t (?:spoken|heard|talked|seen))\b/,
    sure: /\b(?:how (?:are|have) you been|long time no|been (?:a while|ages|too long|forever) since|haven'?t (?:spoken|heard from you|talked|seen you)|hope (?:you'?re|all is|everything'?s|you are) (?:well|good|ok|going))\b/,
    not: /\b(?:report|slides|think about us|split)\b/,
  },
  'joke-or-teasing': {
    sure: /😂|🤣|\b(?:nerd|dork|goofball)\b|😜|😝|^(?:ha){2,}|\b(?:lmao|rofl|hahaha\w*)\b/u,
    must: /\b(?:lol|haha\w*|lmao|rofl|jk|old man|grandpa|sloth|snor\w+|legend|nerd|joke|champion|queen|boss|professor)\b|[😂🤣😜😝😆🙃😄😅😉]/u,
    not: /\b(?:hate|sorry|just a joke|relax|chill|always|never|cheat\w*|jobless|funny how|liked|commented|online|but i'?m not|not really looking|boomer)\b/,
    most: 34,
  },
  'we-need-to-talk': {
    must: /\b(?:talk|speak|discuss|chat|tell you|ask you something|conversation|on my mind)\b/,
    sure: /\b(?:(?:we|i) (?:need|have|want|really need|gotta|wanna)(?: to)? (?:talk|speak|have a talk|have a conversation)|can (?:we|i) talk|something (?:important |serious )?(?:to tell|to ask|on my mind|i (?:need|want|have) to)|talk later|have a (?:serious )?(?:talk|conversation)|(?:need|want) to (?:talk|speak) (?:to|with) you|not (?:do|have|discuss) this (?:over|by|via) text)\b/,
    not: /\b(?:don'?t|do not|nothing|stop|can'?t|miss) [^.?!]*(?:talk|speak|discuss)|i (?:kissed|cheated|slept|lied)\b|five minutes tomorrow|office before|dear mr|about (?:noah|ben)'?s/,
  },
  'miss-you': {
    must: /\b(?:miss\w*|can'?t wait to see|wish you were)\b/,
    sure: /\b(?:i|we|gonna|so|really|already|just|still) (?:so much )?(?:miss) (?:you|u|ya|us|your|ur|our|him|the way|my|being|hearing|having|talking)\b|missing (?:you|u)|wish you were here/,
    not: /\b(?:missed (?:the|your call|my|a|our appoint)|since we (?:split|broke))\b/,
  },
  'asks-for-reassurance': {
    must: /\?|\b(?:tell me|promise|scared|afraid|worried)\b/,
    sure: /\b(?:do you (?:still|even|really) (?:love|like|want|care|find|need) |are (?:we|you and i|things) (?:ok|okay|good|alright|all right|cool)\b|are (?:you|u) (?:mad|angry|upset|annoyed|cross)(?: (?:at|with) me)?|are we (?:a thing|together|exclusive|dating|official|a couple)\b|what are we\b|am i (?:too|still|enough|a good|being|boring)|you (?:do|still) love me|did i do something|promise (?:me )?you (?:won'?t|will)|losing interest|disappointed in me)/,
    not: /\b(?:ffs|worm)\b/,
  },
  'offer-to-help': {
    must: /\b(?:help|can i|could i|shall i|i can|i could|let me|here for you|if you need|if u|i'?ll (?:cook|drive|bring|take|come|pick|do|make)|glad to|happy to|want me to|need anything|any ?time|here if)\b/,
    sure: /\b(?:(?:can|could|may) i (?:help|do|bring|get|take|drive|cook|pick)|let me (?:know if|help)|here (?:for you|if)|(?:if|whatever) you need|(?:do you )?(?:want|need) (?:me to|a hand|anything|any help)|would it help|happy to help|shall i|i'?m here\b)/,
    not: /\b(?:never|always|myself|you don'?t|talk to me|need you to|help me)\b/,
  },
  'good-news': {
    must: /\b(?:got|passed|won|news|approved|results?|said yes|relieved|accepted|offer|happy to|in remission|harmless|clear|made it|finally|promot\w+|hired)\b/,
    sure: /\b(?:i got (?:the|in|into|a place|an? (?:a|offer|interview)|promoted|hired|accepted)|we (?:got|won)|i (?:passed|won|made it)|(?:good|great|amazing|best|big) news|she said yes|he said yes|all clear|got into|offer(?:ed)? me the|i'?m pregnant|results? (?:is|are|came) (?:back )?(?:and )?(?:fine|good|clear|negative))\b/,
    not: /\b(?:proud of you|congrat\w+|bad news|what did you|you (?:never|always|forgot|got|were)|lost|failed|died|thanks?|happy birthday)\b/,
  },
  'i-am-struggling': {
    must: /\b(?:lost|died|dead|death|hospital|not (?:doing|feeling|ok|okay|coping)|fail\w*|panic|tests?|separat\w+|falling apart|ill|sick|cancer|scan|frighten\w*|scared|depress\w*|struggl\w+|hard|can'?t (?:sleep|cope|stop crying|do anything)|cry\w*|overwhelm\w*|exhausted|alone|rough|awful|terrible|worst|bad (?:day|news|week)|funeral|fired|laid off|low|anxious|anxiety|burnt out|negative|biopsy)\b/,
    sure: /\b(?:lost my (?:job|mum|mom|dad|mother|father)|(?:died|passed away)|panic attack|not (?:doing|feeling) (?:so |too |very )?(?:well|good|great)|falling apart|having a (?:really )?(?:hard|rough|bad|tough|awful|terrible)|can'?t (?:sleep|cope|stop crying)|(?:got|been) (?:fired|laid off|made redundant)|i'?m struggling|found a lump|biopsy|struggling with|my depression|depressed|laid off|at the hospital|in hospital|bad news)\b/,
    not: /\b(?:with you|your fault|because of you|you (?:never|always)|you'?re (?:terrible|the worst)|good news|harmless)\b/,
  },
  'big-change-in-their-life': {
    must: /\b(?:married|marry\w*|mov(?:e|ing)|engaged|pregnant|baby|dad|mum|job in|berlin|adopt\w*|retir\w+|house|divorc\w+|decided|leav(?:e|ing)|country|quit\w*|wedding|coming out|gay|sold|abroad|university|accepted|going back|expecting|transition\w*)\b/,
    sure: /\b(?:(?:we'?re|i'?m|im|are|am) (?:getting (?:married|divorced)|engaged|pregnant|moving (?:to|in|back|away|abroad)|retiring|quitting|expecting|leaving (?:the|my|for)|going to be a)|decided to (?:move|quit|leave|adopt|retire|marry)|(?:having|expecting) a baby|we sold the house|taking the job in)\b/,
    not: /\b(?:if you|leaving you|you (?:never|always))\b|\?.*\?/,
  },
  'apology-that-owns-it': {
    must: /\b(?:sorry|apolog\w+|feel bad|didn'?t deserve|was wrong|messed up|ashamed|kissed|cheated|slept with|should(?:n'?t)? have|shouldnt have|forgive|regret|my fault|you were right|you'?re right|i lied|i hurt you|crap friend|my bad|lost my temper|overreacted|own that)\b/,
    sure: /\b(?:i'?m (?:so|really|very|truly) sorry\b|sorry (?:i|that i|for (?:how|what|the|my|snapping|being|shouting|yelling|not|forgetting|lying|calling|ignoring|hurting|letting))|i (?:was|am) (?:so |really |truly |very )?(?:wrong|ashamed)|feel (?:bad|terrible|awful) about (?:how|what) i|i messed up|i should(?:n'?t| not)? have|no excuses?|i lied (?:to you|about)|too ashamed|i (?:kissed|cheated|slept with)|i apologi[sz]e|it was my fault|i was (?:out of line|unfair|rude|a jerk|an idiot|horrible|mean))\b/,
    not: /\bnot ready\b|\blove (?:you|u) but\b|\bcan'?t (?:sign|marry|do|be)\b|\bbut (?:you|u|if|honestly|maybe)\b|sorry (?:but )?i (?:can'?t|won'?t|don'?t|couldn'?t)|sorry (?:if|you feel|that you|your? |to hear|for your|about your)|can'?t make|cancel|something came up|disappeared|you should have|busy|i'?m running|running late|bother/,
  },
  'making-up-after-a-quarrel': {
    must: /\b(?:truce|fight\w*|argu\w+|mad|make up|peace|start over|hug|clear the air|sort (?:it|this|things) out|cooled|hate this|rewind|find a (?:way|solution)|quarrel\w*|let'?s not|come home|better than this|be friends|again)\b/,
    sure: /\b(?:truce|stop (?:fighting|arguing)|(?:can|could|let'?s) (?:we )?(?:please )?(?:start (?:over|again|fresh)|make up|not fight|hug)|hate (?:fighting|arguing|when we|it when we)|clear the air|still mad\b|don'?t want to (?:fight|argue)|make (?:it )?(?:up|peace)|cooled down)\b/,
    not: /\byou always|you never|fighting (?:cancer|for)/,
  },
  'opening-up-about-feelings': {
    must: /\b(?:feel\w*|felt|hurt|hard for me|scared|lonely|afraid|ashamed|sad|terrif\w+|overwhelm\w*|carried|disappear\w*|invisible|jealous|insecure|love|trying|admit|not good with words|honest)\b/,
    sure: /\b(?:(?:hard|difficult|not easy|isn'?t easy) for me to (?:say|admit|ask|talk)|i(?:'ve| have)? (?:been )?(?:feel|felt|feeling) (?:so |really |a bit |very |pretty )?(?:lonely|hurt|sad|invisible|scared|alone|left out|unseen|distant|ashamed|jealous|insecure|disconnected|unloved|taken)|falling (?:in love|for you)|it hurt (?:me )?when|not good with words|i feel like (?:you|we|i)\b|that (?:really |kinda )?hurt\b|it (?:really |still )?hurts (?:that|when|me)|tired of pretending|makes me feel (?:like |so |really )?\w+|want(?:ed)? you to know (?:that )?(?:i|it)\b)/,
    not: /\b(?:you always|you never|idiot|fault|manipulat\w+|feel that way|feel like you never|time i felt)\b/,
  },
  'thank-you': {
    must: /\b(?:thank\w*|thx|ty|grateful|appreciate\w*|owe you|cheers|means a lot|lifesaver|saved (?:me|my))\b/,
    sure: /\b(?:thank (?:you|u|god for you)|thanks (?:so much|a lot|again|for|mum|mom|dad|love|babe|darling)|i (?:really |so )?appreciate (?:you|it|that|what|how|your)|grateful (?:for|to|that)|lifesaver)\b/,
    not: /\b(?:shaky|calmer|bad place|didn'?t know who else|(?:don'?t|dont) (?:tell|say|mention)|between us)\b|\bthanks for (?:nothing|forgetting|ruining|ignoring|telling everyone)|no thanks|would it be possible|could you (?:please )?(?:send|have|let)|please (?:send|let|have|advise|confirm)|thank you for your (?:feedback|email|message|interest|application)|but\b|would appreciate|afraid|unfortunately|\blast (?:e-?mail|message)|can'?t|sarcas|👏|for once|finally|at last|bother/,
  },
  compliment: {
    must: /\b(?:look\w*|love how|love the way|admire|good (?:dad|mum|mom|friend|at)|suits|beautiful|stunning|gorgeous|amazing|best|great|pleasure|like that you|eyes|talented|incredible|kind(?:est)?|funny|clever|lovely|perfect|favou?rite|wonderful|inspir\w+)\b/,
    sure: /\b(?:you (?:looked?|are|'re|were|looks) (?:so |really |just |absolutely |such an? )*(?:beautiful|stunning|gorgeous|amazing|great|handsome|incredible|wonderful|talented|lovely|the best|kind|funny|inspiring|brilliant)|love (?:how|the way) you|i admire|suits you|ur (?:a )?(?:really )?(?:good|great|best|amazing)|best (?:friend|mum|mom|dad|boss|sister|brother|wife|husband|partner|teacher)|lucky to have you)\b/,
    not: /\b(?:happy birthday|good luck|merry|hope you|drunk|but|thanks|thank you|miss|genius|managed|must be nice|proud|again)\b|👏/u,
  },
  'proud-of-you': {
    must: /\b(?:proud|well done|congrat\w+|legend|you did it|great result|you (?:passed|made it|got|handled|ran)|first class|knew you)\b/,
    sure: /\b(?:(?:so |very |really )?proud of (?:you|u)|congrat\w+ (?:on|to|for|!)|congrat(?:ulation)?s\b|well done (?:on|for|you|sweet|love|darling|my)|you did it|knew you (?:could|would|had))/,
    not: /\b(?:genius|ruin\w*|managed|again|einstein|but)\b|👏.*👏/u,
  },
  'boss-wants-a-word': {
    must: /\b(?:minutes?|office|call|meet\w*|catch-?up|see me|run by you|ring|staff room|slot|talk|hr|word|discuss)\b/,
    sure: /\b(?:(?:five|ten|5|10|a few|two|couple of) minutes\b.*(?:tomorrow|today|later|for me|talk|chat|\?)|(?:my|the) office\b|see me (?:when|tomorrow|before|after|first)|hr\b.*\b(?:meet|talk|call)|run (?:something|by you)|quick (?:call|chat|word)\b)/,
    not: /^why\b|\b(?:instead of|boyfriend|love|mum|about us|come over|dear (?:mr|mrs|ms)|late)\b/,
  },
  'colleague-polite-reminder': {
    must: /\b(?:remind\w*|when you (?:get|have)|could you|input|slides|hours|leave request|numbers|results?|review|survey|minutes|missing|newsletter|news on|send (?:me|it)|whenever|deadline|follow(?:ing)? up|feedback|just checking)\b/,
    sure: /\b(?:would it be possible (?:for you )?to|(?:gentle|kind|friendly|quick|little) reminder|when you (?:get|have) (?:a )?(?:minute|moment|chance|time|sec)|any (?:news|update) on|hope you'?re well.*(?:could|would|just)|i still need your|whenever you(?:'re| are| have| get))\b/,
    not: /\b(?:mum|mom|dad|babe|love you|lease|rent|per my)\b/,
  },
  'mail-from-a-teacher': {
    must: /\b(?:class|school|teacher|parents?'?|essay|student|seminar|grade|reading|lesson|homework|pupils?|exam|term|trip|dear (?:mr|mrs|ms)|attendance|maths?|science|year|behaviou?r|absent|tutor|kindergarten|nursery|daycare)\b/,
    sure: /\b(?:your (?:son|daughter|child)\b.*(?:absent|school|class|homework|behaviou?r)|dear (?:parents?|student|mr|mrs|ms)\b.*(?:class|school|essay|reading|behaviou?r|lesson|homework|year|trip)|parents'? evening|(?:in|during) (?:class|lessons|school).*(?:talk|meet|concern\w*|noticed))\b/,
    not: /\b(?:after class|babe|mum|lol|u)\b/,
  },
  'mail-from-a-landlord': {
    must: /\b(?:rent|tenants?|landlord|flat|lease|boiler|deposit|heating|rubbish|stairs|room|apartment|building|viewing|bins?|keys?|repairs?|inspection|noise)\b/,
    sure: /\b(?:dear tenant|landlord|(?:the|your) (?:rent|lease|tenancy|deposit)\b|prospective (?:buyers|tenants)|written consent)\b/,
    not: /\b(?:(?:i|we) (?:sign|think|love)|my sister|anymore|babe|your half|u owe|you owe|can'?t pay|mum|dad|love)\b/,
  },
  'thanks-after-a-hard-night': {
    must: /\b(?:thx|thanks?|thank you|ty|grateful|won'?t forget)\b/,
    sure: /\b(?:thx|thanks|thank you|ty)\b.*\b(?:(?:who|no ?(?:one|body)) else (?:to|i could) (?:call|ring|turn)|picking up at|bad place|feeling (?:a bit |a little |much )?(?:better|calmer)|keep it between|don'?t (?:tell|mention)|staying on|sitting with me|(?:don'?t|dont) say any|between us|shaky|not telling|checking on me|only one i could)\b/s,
  },
};
