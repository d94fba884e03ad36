import type { Signs } from '#server/coach/embedded/messages/signs.ts';

const SORRY =
  /\b(?:sorry|apolog\w+|regret|my bad|forgive|messed up|was wrong|ashamed|i was unfair|hold my hands up|shame you feel)\b/;
const NAMES =
  /\b(?:idiot|stupid|moron|loser|bitch|b\*tch|asshole|arsehole|pig|cow|liar|coward|clown|thick|pathetic|disgusting|trash|useless|worthless|terrible (?:mother|father|person|wife|husband|friend)|selfish|lazy|shut up|grow up|dumb|crazy|psycho|nutter|fat|ugly|joke of|waste of|fuck (?:you|off)|go to hell|child|baby|hate you|hopeless|embarrassment|piece of|a joke|disgrace|twat|prick|dick|creep|failure|snake|prat|embarrassing)\b/;

/** What reproaches, blames and blows show. */
export const hardSigns: Signs = {
  'sorry-you-feel-that-way': {
    must: SORRY,
    sure: /\bsorry (?:that )?(?:if|you (?:feel|felt|see|took|think|were offended)|for whatever)|said sorry,? (?:what|ok)|sorry if/,
  },
  'sorry-but-you': {
    must: /\b(?:sorry|my bad|apolog\w+|overreacted|shouldn'?t have|regret|i know i)\b.*\b(?:but|though|although|if you hadn'?t)\b/,
    sure: /\b(?:sorry|my bad|apologi[sz]e)\b[^.!?]*\b(?:but|though|although)\b[^.!?]*\b(?:you|u|ur|your)\b/,
  },
  'late-or-forgot': {
    must: /\b(?:late|forg[eo]t\w*|waiting|waited|wait|cold|missed|remember\w*|remind\w*|you said \w+|we said|o'?clock|anniversary|stood|standing|sitting here|\d{1,2}(?::\d\d)|an hour)\b/,
    sure: /\byou'?re late\b|\bwaited (?:for you|\w+ hours?)\b|\b(?:you|u) forgot\b|\byou said \d|\b(?:dinner|food) is (?:getting )?cold|where were you\b/,
    not: /^(?:lol|haha)|😂|🤣/u,
  },
  'long-angry-message': { least: 28 },
  'everybody-thinks-so': {
    must: /\b(?:every(?:one|body)|no(?: ?one|body)|all (?:my|our|the|of)|(?:whole )?family|agrees?|people|colleagues|friends|others|only one|think so|thinks?|says?|said)\b/,
    sure: /\b(?:every(?:one|body)(?: else)? (?:thinks|says|agrees|can see|knows|noticed)|(?:even )?my (?:friends|mum|mom|sister|therapist|family|brother)(?: all)? (?:agrees?|thinks?|says?) (?:that )?(?:you|u|so|i should|the same)|not the only one who)/,
  },
  'cold-work-mail': {
    must: /\b(?:e?-?mail|per my|offline|already|previously|advise|as per|regards|circling|figures|clarif\w+|previous message|sign(?:ed)? off|attach\w*|template|meeting|informed|brief|noted|discussed|going forward|cc|deadline|invoice|follow(?:ing)? up|approved|policy|procedure|understanding|instructions|aware)\b/,
    sure: /\b(?:as )?per (?:my|our) (?:last|previous|earlier|e-?mail)|for the avoidance of doubt|as (?:previously |already )?(?:stated|mentioned|discussed|noted)\b|going forward,|circling back|take this offline|as i (?:have )?(?:already|previously) (?:explained|said|mentioned|stated|told)|please advise|following up (?:again )?on (?:my|this)|i would have expected/,
  },
  'only-a-joke': {
    must: /\b(?:jok\w+|kidding|banter|overreact\w*|sensitive|oversensitive|dramatic|funny|ironic\w*|irony|teasing|humou?r|chill|relax|laugh\w*|lighten|serious\w*|calm down|drama|messing|big (?:thing|deal))\b/,
    sure: /\b(?:just|only|was|obviously) (?:a joke|joking|kidding|banter|teasing)\b|(?:take|can'?t take) a joke|sense of humou?r|you'?re (?:so |way |too |being )?(?:so |too )?(?:over)?(?:sensitive|dramatic|reacting)|lighten up/,
  },
  'never-said-that': {
    must: /\b(?:said|say|saying|twist\w*|misunder\w+|mis(?:heard|quot\w+)|remember|recall|wrote|words|mixed|promised?|meant|happened|imagin\w+|making (?:it|things|this|stuff) up)\b/,
    sure: /\bi (?:never|didn'?t|did not) (?:even )?(?:said?|say|promised?|wrote|write|agreed?)\b|that'?s not what i (?:said|meant)|not (?:how i remember|what happened)|(?:twist|words in my)|that never happened/,
  },
  'you-are-the-one': {
    must: /\b(?:you|u|ur|your|mirror|pot|rich|same)\b/,
    sure: /\b(?:you'?re the one who|you can talk|look (?:who'?s talking|in the mirror)|rich coming from|say the same about you|you started (?:it|this)|says the (?:one|person|guy|woman)|like you(?:'ve| have)? never|maybe if you\b|wouldn'?t have to .* if (?:you|u)|(?:that|this) is your fault|what about (?:you|when you|the time you))/,
  },
  'sarcastic-praise': {
    must: /\b(?:shame|pity|grandma|boomer|well done|genius|brilliant|congrat\w+|nice (?:work|job|one|of you)|for once|finally|look who|thoughtful|great job|bravo|applause|love how|clever|so glad|impressive|thanks (?:so much )?for|good job|amazing|wow|how (?:nice|kind|lovely|sweet|generous)|slow clap|fantastic|wonderful|charming|einstein|sherlock|oh great|award|medal|surprise|gold star)\b/,
    sure: /\b(?:thanks (?:so much |a lot )?for (?:telling|inviting|asking|including) every(?:one|body) (?:but|except) me|(?:shame|pity) about (?:the|your)|for some(?:one|body) (?:who|of) (?:your|never)|(?:lol |haha )?ok(?:ay)? (?:grandma|grandpa|boomer|karen|your majesty)|for once|nice of you to|how (?:nice|kind|thoughtful|good) of you to|look who|finally decided|genius|einstein|sherlock|slow clap|(?:wife|husband|father|mother|mum|mom|dad|friend|parent|sister|brother|son|daughter|boyfriend|girlfriend) of the year|thanks for nothing|what a surprise|managed to|round of applause|give you a medal)\b|(?:👏.*){2}/u,
  },
  'must-be-nice': {
    must: /\b(?:must be|lucky|alright for|all right for|ok for|we can'?t all|not everyone|some (?:of us|people)|enjoy it|guess|suppose|nice for|easy for you|promoted|rich|handed|afford)\b/,
    sure: /\b(?:must be nice|alright for some|all right for some|lucky for some|some of us (?:have|work|can'?t|don'?t)|not everyone gets|we can'?t all|nice for some|easy for you)\b/,
  },
  'time-for-others': {
    must: /\b(?:time|everyone|jess|friends?|others?|work|list|post\w*|stories|online|first|second|priority|important|left ?over|going out|help(?:ed)?|mates|instead|him|her|them|phone|game\w*)\b/,
    sure: /\b(?:time for (?:every|your|her|him|them|other|jess|work|the)|made time for|(?:you|u) (?:had|have|always have) time (?:to|for)|where i (?:come|stand|am) on your|not as important as|gets? the best of you|always time for)\b/,
  },
  'always-and-never': {
    must: /\b(?:always|never|every (?:single )?(?:time|day|night|week)|constantly|all you (?:ever )?do|all the time|each time|not once|forever|only ever|ever|again)\b/,
    sure: /\b(?:you|u) (?:just |literally |really )?(?:always|never|constantly)\b|all (?:you|u) (?:ever )?do\b|every (?:single )?time (?:i|you|we|u)\b/,
  },
  'compared-with-somebody': {
    must: /\b(?:like|than|your|when i was|as (?:good|much)|half the time|other|look at|would have|never had|henderson|sister|brother|cousin|husband)\b/,
    sure: /\b(?:just|exactly|turning into|sound|becoming|literally)(?: just| exactly)? (?:like )?(?:your|ur|my) (?:mother|mum|mom|father|dad|brother|sister|ex|aunt|family)\b|\bwhen i was your age\b|why can'?t you be (?:more )?like|even my \w+(?: \w+)? is more|\b(?:sister|brother|cousin|neighbou?r|colleague|ex)(?:'s \w+)? (?:would|could|manages?|never|does|always)\b/,
  },
  'insult-in-a-quarrel': {
    must: NAMES,
    sure: /\b(?:you'?re|ur|you are|youre|u r) (?:just |literally )?(?:so |such |being )?(?:an? )?(?:\w+ )?(?:idiot|stupid|moron|loser|bitch|asshole|pig|liar|coward|clown|pathetic|disgusting|useless|worthless|dumb|selfish|hopeless)\b|go to hell|fuck (?:you|off)|hate you/,
  },
  ultimatum: {
    must: /\b(?:or|if|unless|either|otherwise|last (?:chance|time|warning)|choose|until|final|by (?:tomorrow|monday|friday|sunday|tonight)|done)\b/,
    sure: /\b(?:last (?:chance|warning)|(?:me or|either (?:you|she|he|it|they)\b.*\bor\b)|it'?s (?:him|her|them|me|\w+) or (?:me|him|her|them)|or i'?ll (?:get|call|take|involve|go to|tell)\b[^.!?]*\b(?:lawyer|solicitor|police|court|hr)\b|or (?:i'?m|we'?re) (?:done|leaving|gone|finished|over|through)|or (?:it'?s over|else)|if you (?:go|leave|do|don'?t|walk)\b.*\b(?:we'?re (?:done|over|finished)|i'?m (?:done|gone|leaving)|don'?t (?:bother|come)))/,
  },
  'money-owed': {
    must: /\b(?:owe\w*|money|pay|paid|back|euros?|pounds?|dollars?|quid|rent|share|lend|lent|borrow\w*|transfer|venmo|paypal|bank|bill|half|split|debt|invoice|deposit)\b|[$€£]/,
    sure: /\b(?:you (?:still )?owe|owes? me|(?:the|my) money (?:back|you)|pay(?:ing)? me back|lent you|paid (?:me )?(?:back|for (?:it|both|your))|your (?:half|share) of)\b/,
  },
  'cancelling-at-the-last-minute': {
    must: /\b(?:can'?t|cannot|won'?t|cancel\w*|rain ?check|not going to|not gonna|postpone|resched\w+|another (?:time|day)|sorry|something came up|bail|make it|have to|miss|count me out|unable|held up|stuck|ill|sick|move)\b/,
    sure: /\b(?:know i said i'?d (?:come|be|go|join|make)|can'?t make it|(?:have|need|gonna have|got|going) to cancel|rain ?check|something (?:has |just |'s )?(?:came|come) up|won'?t (?:be able to )?(?:make|come)|have to bail|not going to make)\b/,
  },
  'worry-that-criticises': {
    must: /\b(?:worr\w+|health|weight|looks?|eat\w*|thin|tired|drink\w*|sleep|just (?:want|saying|think)|your (?:age|hair|job)|biological|settle|concern\w*|only (?:want|say\w*|because)|for your own|wouldn'?t want|sure you|are you still|put on|good for you|careful|when are you)\b/,
    sure: /\b(?:for your own good|only (?:saying|want what|because i (?:care|love))|(?:just|i'?m) worried (?:that |about )?(?:you'?(?:re|ll)|your (?:weight|job|age|drinking))|not getting any younger|put on (?:a bit|some|weight)|lost weight|(?:you |u )?look(?:ed|s)? (?:so |a bit |very |rather )?(?:thin|pale|tired|heavier|bigger)|eating properly|i'?m just saying)\b/,
  },
  'guilt-about-visits': {
    must: /\b(?:left|visit\w*|come|see|call\w*|ring|phone|old|grand\w+|alone|weeks?|months?|christmas|easter|sunday|home|busy|mother|father|mum|dad|stranger|hear from|heard)\b/,
    sure: /\b(?:who knows how (?:many|much|long)\b[^.!?]*\b(?:left|have|be)|(?:we are|we're|i'?m|i am) (?:so |getting |too )?old\b[^?]*\b(?:now|left|visit|time)|never (?:visit|call|ring|come)|(?:won'?t|not going to|may not) be (?:around|here) (?:for ever|forever|much longer)|forgotten (?:your|about your|me|us)|remember (?:me|your (?:mother|father|mum|dad))\b|last time you (?:came|visited|called)|too busy for (?:your|us|me)|don'?t (?:worry|mind) about (?:me|us)|haven'?t (?:visited|been (?:home|to see)))/,
  },
  'not-invited': {
    must: /\b(?:invit\w+|without me|left out|party|wedding|told me|nobody|no one|asked me|heard|saw|see|photos?|pics?|found out|group|welcome|all of you|behind|excluded)\b/,
    sure: /\b(?:(?:wasn'?t|not|didn'?t|weren'?t) (?:get |even )?(?:invit\w+)|(?:went|go|going|met|trip|party|holiday|celebrat\w+|out|all|dinner)\b[^.]* without me|didn'?t (?:even )?invite|no ?(?:body|one) (?:invited|asked) me|left (?:me )?out|(?:all )?went .* without)\b/,
  },
  'after-all-i-did': {
    must: /\b(?:after|gave|did for|done for|got for|who was there|in return|remember|sacrific\w+|lent|took you|hired|raised|best years|sat with|favou?r|thanks for nothing|grateful|ungrateful|paid|everything i|loyalty)\b/,
    sure: /\b(?:after (?:all|everything) (?:that )?(?:i|we)(?:'ve| have)? (?:done|did|gave|sacrificed|do)|i gave up|best years of my|this is (?:what|the thanks|how) (?:i|you)|ungrateful|when no ?(?:one|body) else would)\b/,
  },
  'do-it-myself-then': {
    must: /\b(?:myself|do it|alone|on my own|someone else|somebody else|don'?t (?:bother|worry|get up)|never (?:you )?mind|i'?ll|ill|rely)\b/,
    sure: /\b(?:do it (?:all )?(?:myself|on my own|alone)|myself (?:then|as usual|again|anyway|like always)|ask (?:some(?:one|body)) else then|can'?t rely on|don'?t bother[.,! ]+i'?ll)\b/,
  },
  'then-i-am-a-bad-one': {
    must: /\b(?:i'?m|im|i am|i can'?t|me|i'?ll|better off|blame|my fault|i guess|i suppose|sorry for)\b/,
    sure: /\b(?:i'?m|im|i am)(?: just| always| obviously| such)? (?:an?|the) (?:bad|terrible|worst|awful|horrible|monster|villain|problem|failure|disappointment)\b|can'?t do anything right|blame (?:it all on )?me\b|better off without me|all my fault,? (?:as|like|right|ok|i know)/,
  },
  'why-no-answer': {
    must: /\?\?|\b(?:answer\w*|repl\w+|where (?:are|r)|called|calls?|pick up|online|read|seen|respon\w+|ignor\w*|phone|hello|text(?:ed)? back|ghost\w*|hear from|dead)\b/,
    sure: /\b(?:why (?:didn'?t|don'?t|aren'?t|won'?t|are|r) (?:you|u) (?:answer\w*|reply\w*|pick\w*|respon\w*|ignor\w*|text\w*)|left (?:me )?on read|pick up (?:the|your) phone|pick up pick up|(?:called|texted|rang|messaged) (?:you )?(?:\d|\w+) times|ignoring me|where (?:are|r) (?:you|u)\b|you were online|how hard is it to (?:text|answer|reply))/,
  },
  'who-is-that': {
    must: /\b(?:who(?:'s)?|whose|guy|girl|woman|man|name|follow|photos?|pictures?|untag|heart|liked?|liking|texting|never mentioned)\b/,
    sure: /\bwho(?:'s| is| was| the hell is| are| were|'re| r| else) (?:that|she|he|this|it|you (?:with|texting|talking)|u (?:with|texting)|keeps|texting|there|\w+\?)|why is there a heart|since when do you (?:follow|know)|who (?:keeps|dropped|liked)/,
  },
  'boss-short-order': {
    must: /\b(?:by|report|client|call|meeting|deck|status|contract|update|send|file|figures|asap|today|tomorrow|shift|check|summary|prepare|noon|resend|invoice|slides|cover|numbers|schedule|order|desk|office|ward|route|draft)\b/,
    sure: /\b(?:on my desk|need (?:the|that|this|your) (?:\w+ )?(?:report|deck|file|slides|numbers|figures|draft|summary|invoice)|send status|to everyone by)\b/,
  },
  'feedback-from-a-boss': {
    must: /\b(?:work|client|draft|report|next time|figures|team|review|version|structure|deadlines?|expected|errors?|mistakes?|lesson|presentation|project|potential|performance|tone|shift|notes?|comments?|delay|slides|floor|customer|pitch|quality)\b/,
    sure: /\b(?:good (?:work|job|start) (?:overall|but|on)|needs? (?:another|more) (?:pass|work|polish)|your (?:draft|presentation|performance|report|work|slides) (?:is|was|were|are|needs?)|expected (?:a bit )?more from)\b/,
  },
  'dig-at-everybody': {
    must: /\b(?:those of us|some (?:people|of us|folks)|certain people|who(?:ever)?|not naming|no names|every(?:one|body)|people|if the shoe|the (?:person|people|one) who|general reminder)\b/,
    sure: /\b(?:(?:those|some) of us who (?:actually|really)|whoever (?:keeps?|left|took|ate|used|parked|is)|not naming (?:any )?names|certain people|shout ?out to (?:the|those)|if the shoe fits|some (?:people|folks) (?:really|just|only|think|have)|you know who you are|to the (?:person|one) who)\b/,
  },
  'proof-demanded': {
    must: /\b(?:password|pin|location|phone|proof|prove|pic|pics|picture|photo|screenshot|login|show me|video|messages|hide|hiding|delete|put (?:her|him) on)\b/,
    sure: /\b(?:(?:give|send|tell|want) (?:me )?(?:your|ur|the) (?:\w+ )?(?:password|pin|passcode|login|location)|what(?:'s| is) (?:your|ur) (?:password|pin|passcode)|send (?:me )?(?:a |ur |your )?(?:pic|pics|photo|picture|location|screenshot|proof)\b[^.!?]*\b(?:where|who|now|right now|room)|(?:share|turn on|send) (?:your|ur) (?:live )?location|show me (?:your|ur) (?:phone|messages|chats?|texts)|(?:if you have |if you'?ve got )?nothing to hide|what are (?:you|u) hiding|let me (?:read|see|check|go through) (?:your|ur) (?:phone|messages|chats?|texts)|prove (?:it|you'?re|where))\b/,
    not: /\b(?:wifi|netflix|meet you|pick you up|find you|parking|the house|restaurant|amazing|holiday|baby)\b/,
  },
  'jealous-aside': {
    must: /\b(?:liked?|photos?|pics?|pictures?|story|stories|insta\w*|online|follow\w*|comment\w*|posts?|her|his|him|she|ex|friend|chat|jealous|heart)\b/,
    sure: /\b(?:(?:saw|see|noticed) (?:that )?(?:you|u) (?:liked|follow\w*|commented|were online|hearted|added)|(?:you|u) (?:liked|hearted|commented on) (?:her|his)|(?:funny|interesting|weird) how (?:you|u)\b[^.!?]*\b(?:her|him|his|she|he|online|insta\w*|posts?|photo|ex|talk to)|i'?m not jealous|(?:cute|nice) comment (?:under|on))\b/,
    not: /\bwho(?:'s| is)\b/,
  },
  'money-asked-with-a-reproach': {
    must: /[$€£]|\b(?:money|lend|send|transfer|quid|pounds?|euros?|dollars?|rent|loan|pay|cover|\d{2,})\b/,
    sure: /(?:[$€£] ?\d|\b(?:lend|transfer|money|quid|loan|\d{2,} (?:pounds|euros|dollars|quid))\b).*\b(?:after (?:all|everything)|i (?:did|was there|helped|paid|covered|looked after|put you|drove|never said no)|wouldn'?t ask if|(?:you'?d|you would) offer|family helps|you owe me one)\b/s,
    not: /\b(?:you (?:still )?owe me \W?\d|pay me back|back the)\b/,
  },
};
