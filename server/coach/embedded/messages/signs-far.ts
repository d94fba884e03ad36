import type { Signs } from '#server/coach/embedded/messages/signs.ts';

const ASKS = /\?/;

/** What messages that step back, and those that come halfway, show. */
export const farSigns: Signs = {
  'need-space': {
    must: /\b(?:space|time|room|distance|alone|air|away|breath\w*|head|suffocat\w+|break|myself|few days|slow)\b/,
    sure: /\b(?:need|want|give me|needing|like|take|taking) (?:some |a bit of |a little |more |my )?(?:space|distance|room|air|time (?:alone|apart|for myself|to myself|to think about (?:us|this|things)))\b|need to be (?:on my own|alone|by myself)\b|clear my head|(?:better if we don't|let's not|should not|shouldn't) (?:talk|see each other|text|meet)[^.]* for a (?:while|bit)|break from (?:us|each other|everything)/,
    not: /\b(?:break up|divorce|it'?s over)\b/,
  },
  'breaking-up': {
    must: /\b(?:over|done|end\w*|divorce|anymore|any more|longer|break\w*|spark|future|apart|love you the way|separat\w+|work(?:ing)? (?:out|for)|see other people|friendship|see you|leaving|us|dating|part ways)\b/,
    sure: /\b(?:it'?s not you,? it'?s me|it'?s over|we'?re (?:over|done|through)|break(?:ing)? up|want a divorce|(?:can'?t|don'?t think i can|not sure i can) (?:do|keep doing) (?:this|us|it|the \w+(?: \w+){0,2}) any ?more|(?:don'?t|do not|stopped) feel(?:ing)? the same|don'?t (?:see a future|love you)|see other people|end (?:things|this|it) (?:here|between|with)|(?:isn'?t|not) working (?:out )?(?:for me|any ?more|between)|move on from (?:us|this)|didn'?t feel a (?:spark|connection)|don'?t feel a spark|part ways)\b/,
    not: /\bif (?:you|u)\b|can'?t stop|\b(?:listening|talking|discuss\w*|conversation)\b/,
  },
  'no-contact': {
    must: /\b(?:contact|text|message|number|call|reach\w*|hear|nothing (?:more|to)|block\w*|welcome|write|speak|again|talk)\b/,
    sure: /\b(?:(?:don'?t|do not|dont|stop|never) (?:ever )?(?:contact\w*|messag\w*|reach\w* out|text\w*|call\w*|writ\w*)(?: to)?(?: me| my \w+)?(?: again| any ?more| ever)|never want to (?:see|hear|speak|talk)|lose my number|no contact|(?:i'?m|im) blocking you|don'?t want to hear from you)\b/,
  },
  'fine-that-means-no': {
    must: /\b(?:fine|whatever|sure|if you (?:have to|must|say so)|go then|your way|great|i guess|book it|okay)\b/,
    sure: /^(?:no |oh |yeah |ok(?:ay)?\b|mhm|sure|well)?[.,! ]*(?:fine|whatever)\b(?! with me| by me and| day)|\b(?:whatever (?:you (?:want|say|like)|makes you happy|then|u (?:want|say))|if that'?s what you (?:want|think)|if you (?:must|have to|say so)|fine then|fine,? (?:go|whatever|do))\b/,
    not: /\b(?:don'?t care|up to you)\b|feel(?:ing)? fine/,
    most: 22,
  },
  'one-word-answer': {
    must: /^[^a-z]*(?:k+|ok(?:ay|k|ie)?|oh ok|kk+|mhm+|hm+|sure|noted|yep|yup|yes|yeah|ya|no|nope|nah|right|cool|idk|good|great|thanks|nice|bye|fair enough|maybe|alright|lol|haha|later|busy|whatever|got it|i see|wow|oh|true|agreed|done|fine|seen|indeed|👍)(?:[ ,.!]+(?:ok(?:ay)?|then|bye|thanks|whatever|cool|sure|i guess|lol))*[^a-z?]*$/,
    sure: /^[^a-z]*(?:k+|ok(?:ay)?|kk+|mhm+|hm+|noted|yep|yup|yes|nope|cool|idk|right|sure|good|oh ok|seen|lol|haha|oh|i see)[^a-z?]*$/,
    most: 4,
  },
  'do-what-you-want': {
    must: /\b(?:want|like|please|decide|decid\w+|choice|up to you|your (?:call|way|life)|suit yourself|think|stop you|made up your mind|opinion|advice|adult|pick|go ahead|not my problem|without me)\b/,
    sure: /\b(?:do (?:what|whatever|as) (?:you|u) (?:want|like|please|think)|suit yourself|(?:it'?s |its )?up to you|you decide|your (?:choice|call)|decide without me|not going to stop you)\b/,
    not: /\b(?:dinner|movie|film|restaurant|pizza)\b.*\?/,
  },
  'nothing-is-wrong': {
    must: /\b(?:fine|ok(?:ay)?|nothing|good|not (?:mad|angry|upset|sad)|alright|all right|don'?t worry about me|i'?m (?:just )?tired|perfectly)\b/,
    sure: /\bi'?m (?:fine|ok|okay|not (?:mad|angry|upset))\b|nothing'?s? (?:is )?(?:wrong|the matter)|^(?:no )?nothing\b/,
    not: /\b(?:need|break|but|sorry|excited|if you|disappointed|hurt|sad)\b/,
    most: 24,
  },
  'forget-it': {
    must: /\b(?:forget (?:it|i|about|that)|nvm|never ?mind|doesn'?t matter|does not matter|no point|shouldn'?t have (?:said|brought|asked)|nah|drop it)\b/,
    sure: /\b(?:forget (?:it|i (?:said|asked))|nvm|never ?mind|(?:it )?(?:doesn'?t|does not) matter)\b/,
    not: /\bdon'?t forget\b/,
    most: 28,
  },
  'leave-me-alone': {
    not: /\bmy (?:boyfriend|girlfriend|husband|wife|partner|son|daughter)\b/,
    must: /\b(?:alone|not now|talk\w*|text\w*|let me be|drop (?:it|the)|nothing (?:more |else )?to say|ask(?:ing)?|call|go away|bother|stop|enough|discuss\w*|conversation)\b/,
    sure: /\b(?:leave me (?:alone|be)|(?:i'?ll|ill) (?:come|be) (?:back|home) when\b|(?:don'?t|dont) (?:call|look for me|come after me)\b(?! me at)|don'?t (?:want to|wanna|feel like) (?:talk\w*|discuss\w*|do this)|not now|let me be|drop (?:it|the subject)|go away|stop (?:texting|calling|asking)|not (?:discussing|talking about|doing) (?:this|it)|i'?m done (?:talking|with this)|nothing (?:more |else )?to say)\b/,
  },
  'breadcrumbs-after-silence': {
    must: /\b(?:he+y+|hi+|hello|busy|disappear\w*|long time|reminded|thought of (?:you|u)|made me think|still alive|stranger|what'?s new|how(?:'s| is| are| r|ve|'ve)|just saw|silent|miss(?:ed)?|lol|happy \w+|saw ur|saw your|been)\b/,
    sure: /\b(?:been (?:so |super |mad |crazy |really )?busy|disappeared|went (?:silent|quiet)|made me think of (?:you|u)|reminded me of (?:you|u)|hey+,? stranger|fell off|been a while)\b/,
    not: /\b(?:depress\w*|struggl\w*|therap\w*|break up|split|divorce|report|meeting|client|thanks|thank you)\b/,
  },
  'ex-writes-again': {
    must: /\b(?:us|together|stayed|old pics?|unblock\w*|number|changed|split|broke up|divorce|years?|ex\b|still think|what if|it'?s me|in your city|dream\w*|regret|miss|apart|mistake|back)\b/,
    sure: /\b(?:still think about (?:us|you)|since we (?:split|broke)|if we'?d stayed|unblocked|when we were together|never (?:got|stopped) over|i miss (?:us|how (?:we|things)|what we)|leaving you was|letting you go|get back together|give us another)\b/,
  },
  'lets-stay-friends': {
    must: /\b(?:friends?|friendship|in my life|as a couple|romantic\w*)\b/,
    sure: /\b(?:(?:stay|just|be|still be|remain|better as|better off as|only) friends|as a friend|friend zone|friends first|friendship is what)\b/,
  },
  flirting: {
    must: /\b(?:cute|kiss\w*|lips|hot|gorgeous|sexy|beautiful|handsome|smile|dress|shirt|dessert|date|dance|smell|eyes|see you again|thinking about you|thinking of you|dangerous\w*|distract\w*|used to you|in the air|flirt\w*|naughty|bed|blush\w*|crush|look(?:ed|ing)? (?:so |really |too )?(?:good|amazing)|tempt\w*|tease|wish you were)\b|[😏😘😍😉🥵]/u,
    not: /\b(?:mum|mom|dad|grandma|team|report|brother|sister)\b/,
  },
  'vague-plan': {
    must: /\b(?:some ?time|something|soon\w*|one (?:of these|day)|some day|someday|when (?:you'?re|ur|the|things)|owe you|hang out|meet up|catch up|come by|visit|should|next year|new year)\b/,
    sure: /\b(?:(?:hang out|meet up|catch up|coffee|drinks?|lunch|dinner|do something|get together|grab)\b[^?]*\b(?:some ?time|soon\w*|one (?:of these|day)|some ?day)|one of these days|we'?ll (?:sort|find|arrange|figure) (?:something|a time|it out)|we (?:really )?(?:should|must|need to) (?:hang|meet|catch|get together|do (?:this|lunch|dinner)))\b/,
    not: /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\d/,
  },
  'late-night-you-up': {
    must: /\b(?:up|awake|wyd|tonight|alone|late|1am|2am|3am|home|netflix|bell|rn|come over|bed|sleep)\b/,
    sure: /^(?:he+y+ |hi |hello |so )?(?:(?:are )?(?:you|u) (?:up|awake|still up|alone)|wyd|awake|up)\b/,
    most: 24,
  },
  'mixed-signals': {
    must: /\b(?:but|ready|timing|confus\w+|part of me|slow|scared|not yet|different|back n? ?(?:and )?forth|feelings|label\w*|don'?t know what i want|see where)\b/,
    sure: /\b(?:(?:love|like) (?:you|u),? but (?:i'?m |im )?not ready|not ready for (?:a |anything|something)|bad timing|part of me (?:wants|thinks|still)|(?:don'?t|dont) (?:want|like|need) (?:to put )?(?:a )?labels?|don'?t know what i want|like you[, ]+but|see where (?:this|it) goes)\b/,
    not: /\b(?:ready for (?:dinner|school|the))\b/,
  },
  'question-that-tests': {
    must: ASKS,
    sure: /\b(?:would you (?:still )?(?:love|like|choose|pick|date|leave|marry)|what would (?:you|u) do if i|who do you love more|do you (?:even )?know what (?:day|today)|guess what day|do you notice anything|notice anything different|save first|whose side)\b/,
    not: /\b(?:maid of honou?r|best man|bridesmaid|god(?:mother|father)|marry me)\b/,
  },
  'worried-about-you': {
    must: /\b(?:worr\w+|you ok|are you (?:ok|okay|alright|all right|well|sleeping|eating|safe)|u ok|how are you (?:holding|really|coping)|check\w* (?:in|on)|quiet|not (?:yourself|like you)|concerned|take care|safe|thinking of you|hope you)\b/,
    sure: /\b(?:everything (?:ok|okay|alright|all right)|worried about (?:you|u)|are (?:you|u) (?:ok|okay|alright|all right)\b|(?:you|u) ok\b|(?:seem|sound|look|been) (?:so |really |a bit |very )?(?:quiet|down|low|sad|off)|not yourself|got home (?:safe|ok)|how are you (?:holding|coping))/,
    not: /\b(?:mad|weight|younger|with me|with that|with it)\b/,
  },
  'declining-kindly': {
    must: /\b(?:can'?t|cannot|won'?t|no(?:t)?|unfortunately|sadly|afraid|looking|pass|thanks but|another time|unable|decline|skip|busy|already|wish i could|rain)\b/,
    sure: /\b(?:thanks? (?:you )?(?:so much )?for (?:the (?:kind )?(?:invit\w+|offer)|inviting|having|offering|thinking of|asking).*(?:but|can'?t|afraid|unfortunately|already)|would (?:have )?love(?:d)? to[, ]+but|wish i could|(?:not|isn'?t) (?:really |actually )?looking (?:rn|right now|for (?:anything|a relationship|something))|i'?(?:m|ll) (?:going to |gonna |have to )?(?:pass|skip|sit this)|afraid i (?:can'?t|won'?t)|not my thing)/,
    not: /\b(?:don'?t need (?:your|ur)|can'?t do (?:this|us)|anymore|refund|policy)\b/,
  },
  'maybe-we-will-see': {
    must: /\b(?:maybe|we'?ll see|we will see|might|not sure|depends|perhaps|possibly|probably|let you know|see how|don'?t know yet|dunno|try to|get back to you|no promises|idk|tbd|might be)\b/,
    sure: /\b(?:we'?ll see|we will see|(?:see|depends) how i|i'?ll (?:let you know|see)|no promises|(?:can|will) (?:let you|tell you) (?:know )?(?:later|nearer|closer)|maybe[.! ]*$|not sure yet|i'?ll try to)\b/,
    not: /\b(?:what do you mean|you could|you should|let me know)\b/,
    most: 24,
  },
  'kept-out-kindly': {
    must: /\b(?:sorted|without you|bother you|small|already|busy|so much on|on your plate|covered|instead|didn'?t think|went ahead|only (?:a few|family|immediate)|figured|just (?:us|family|immediate)|organi[sz]ed|enough on|not enough|space|tired|rather skip|decided)\b/,
    sure: /\b(?:(?:have|'ve|ve|we) (?:already |all )?sorted (?:it|the|everything|that|out)|didn'?t want to (?:bother|put (?:any )?pressure on|stress) (?:you|u)|keep(?:ing)? (?:it|the \w+) (?:small|intimate)|(?:you'?ve|u have|you have) (?:got )?(?:so much|enough|a lot) on (?:your plate)?|went ahead without|(?:figured|thought|assumed) (?:you|u)(?: two| guys| both)? (?:wouldn'?t|would not|would rather|'?d rather|'?d be too)|immediate family|didn'?t think (?:you|u)'?d (?:be up|want|mind|have time|be interested|enjoy|be able)|(?:just|only) (?:have )?(?:the |us and the )?(?:grandparents|(?:close |immediate )?family|parents)\b)/,
    not: /\b(?:i need|can you|could you)\b/,
  },
  'family-limit': {
    must: /\b(?:not comfortable|on our own|respect|don'?t (?:ask|give|push|want|come|bring)|decided|rather you|won'?t be|no more|not ready|step back|from now on|as long as|keep\w*|contact|ring first|made up my mind|change my mind|while)\b/,
    sure: /\b(?:(?:we'?re|i'?m|we are|i am) not (?:comfortable|ok|okay|happy) with (?:you|the|him|her|them|visits?|\w+ing)\b|(?:christmas|easter|eid|diwali|thanksgiving|hanukkah|holidays?|new year|birthday)\b[^.!?]{0,30}\b(?:on our own|just us|by ourselves|at home)|i hope you can (?:respect|accept) (?:that|this)|don'?t (?:ask|get|let) \w+ to (?:change my mind|talk to me|persuade)|(?:change|made up) my mind|no(?:thing|t) personal\b)/,
    not: /\b(?:break up|space|it'?s over)\b/,
  },
  'used-to-it': {
    must: /\b(?:used to|expect\w*|hopes? up|not the first|how it goes|should have known|doesn'?t matter|disappointed|surprised|count on|same as|never does|feeling you'?d|think (?:you|u)'?d|by now)\b/,
    sure: /\b(?:i'?m used to (?:it|that|this|being)|(?:wasn'?t|didn'?t|don'?t|not) (?:really )?(?:expect(?:ing)?) (?:anything|much|you to|it)|not (?:like it'?s )?the first time|stopped (?:getting|hoping|expecting)|(?:didn'?t|never) (?:really )?th(?:ink|ought) (?:you|u)'?d (?:remember|come|call|notice|make it|ask|show|care)|should have known|past being disappointed|learned not to)\b/,
    not: /\b(?:get(?:ting)? used to|used to (?:be|go|have|do|like))\b/,
    most: 26,
  },
};
