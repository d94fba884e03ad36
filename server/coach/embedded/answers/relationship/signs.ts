import type { Hard } from '#server/coach/embedded/answers/relationship/points.ts';
import type { Strength } from '#server/coach/embedded/answers/relationship/signals.ts';

/** What hurts in the way people tell it, without a word for a quarrel; the heaviest first. */
export const SIGNS: readonly (readonly [Hard, RegExp])[] = [
  [
    'grief',
    /\b(?:died|dying|death|passed away|funeral|buried|cancer|chemo\w*|miscarr\w+|stillb\w+|ivf|infertil\w+|diagnos\w+|dementia|alzheimer\w*|hospice|terminal\w*|depress(?:ed|ion)|redundan\w+|grie(?:f|ving|ved|ve)|widow\w*|accident|a stroke|in hospital|seriously ill|rehab|forgets? things|(?:his|her|my) memory|late (?:wife|husband|partner|mother|father|mum|dad|son|daughter|brother|sister)|burn(?:t|ed) ?out)\b|\blost (?:my|our|his|her|their|the) (?:job|baby|mum|mom|dad|mother|father|brother|sister|son|daughter|wife|husband|home|house|sight|licence)\b|\b(?:is|was|got|been|gets) (?:very |really |so )?(?:ill|sick)\b/i,
  ],
  [
    'unfair',
    /\bborrow\w* (?:my |our )?money\b|\b(?:doesn't|don't|never|hasn't|haven't|not) (?:pays? |paid )(?:me |us |it )?(?:back|his|her|their)\b|\bowes? me\b|\b(?:I|we) do (?:everything|all|most|his|her|their)\b|\bdoes(?:n't| not) lift a finger\b/i,
  ],
  [
    'pressure',
    /\b(?:rewrites?|redoes|redo|corrects?|changes|checks) (?:every|all|each|everything)\b|\b(?:says?|tells? me|told me|thinks?) (?:that )?I (?:should|have to|must|ought|need to)\b|\bexpects? me\b|\bwon't let me\b|\bwants? me to\b/i,
  ],
  [
    'mistrust',
    /\b(?:reads|read|checks|goes through|went through|tracks) my (?:\w+ )?(?:phone|messages|diary|mail|mails|post|letters|location|chats)\b|\bwithout (?:asking|telling) me\b|\bwon't tell (?:his|her|their|anyone|anybody)\b/i,
  ],
  [
    'distance',
    /\b(?:haven't|hasn't|have not|has not|hadn't) (?:really |even |properly |ever |yet )*(?:talked|spoken|seen|had sex|touched|hugged|kissed|slept|been out|met|heard|visited|called|texted|answered|laughed|replied|written|said a word)\b|\b(?:hardly|barely|rarely|never|no longer|don't|doesn't|won't|didn't|not)\b[^,.]{0,18}\b(?:talks?|talking|speaks?|sees? (?:each|me|him|her|them|us)|touch\w*|hugs?|kiss|visits?|calls?|answers?|reply|replies|holds?|laughs?|looks? at|eats? with|comes? (?:round|over|home|to)|have sex|asks? (?:me )?(?:about|how|anything|to|out|along)|invites?|want to be|be in the same room|get on|join)\b|\bonly (?:ever |really )?(?:talks?|speaks?|texts?|sees?|calls?)\b|\b(?:separate|spare|different) (?:rooms?|beds?|bedrooms?)\b|\blike (?:a |an |two )?(?:roommates?|flatmates?|strangers?|lodgers?|ghosts?|furniture|guests?|colleagues?)\b|\b(?:goes|went|walks?|walked|disappears?|leaves?|retreats?|vanishes) (?:off )?(?:to|into|out of|for) (?:the|his|her|their) (?:garage|shed|room|office|basement|pub|bedroom|study|computer|phone|other room)\b|\b(?:drifted|drifting|grown apart|growing apart|far away|gone quiet|goes quiet|went quiet|stopped (?:talking|calling|coming|visiting|texting|inviting|answering|replying))\b|\bmoved (?:away|abroad|out)\b|\bcan't (?:reach|get through)\b|\bwas(?:n't| not) invited\b|\bflinch\w*\b|\bwithout me\b|\bquiet for (?:days|weeks|hours)\b|\b(?:left|leave|leaves) me out\b|\bforgets? (?:I|me|about me)\b|\bdoesn't notice\b|\bpulls? away\b/i,
  ],
  [
    'silence',
    /\b(?:never|don't|didn't|can't|haven't|nobody|doesn't) (?:ever |really |even )?(?:talks?|speaks?|talked|spoken|brings? (?:it|that)|brought|mentions?|mentioned|says? a word)\b|\b(?:said|says|wrote|replied|answered|just) ['‘“]?(?:ok|okay|fine|nothing|sure|right)\b|\bchang(?:ed|es) the subject\b|\bwithout a word\b|\bas if (?:nothing|it never)\b|\bcan't tell (?:if|whether)\b|\b(?:don't|do not|never) (?:always )?know (?:if|whether|where)\b|\btaboo\b|\bunspoken\b|\beggshells\b/i,
  ],
  [
    'fear',
    /\b(?:I'm|I am|I get|I feel|I was|I felt|am) (?:so |very |really |always |a bit |still |too |just )*(?:scared|afraid|worried|terrified|anxious|nervous|sick|panick\w+|insecure|on edge|tense)\b|\bI (?:\w+ )?(?:worry|fear|dread|panic)\b|\bwaiting for it to\b|\b(?:keep|can't stop|always) (?:thinking|imagining|worrying)\b|\bscares me\b/i,
  ],
  [
    'unsure',
    /\b(?:don't|do not|never) (?:always |ever |really )?know (?:what|how) to (?:say|be|act|do|talk|behave|react)\b|\b(?:I'm|I am|I feel) (?:\w+ )?(?:shy|unsure|awkward|clumsy)\b/i,
  ],
  [
    'hurt',
    /\b(?:I|I've|we) (?:\w+ )?(?:feel|felt|feeling)\b(?! (?:so |very |really |much )?(?:safe|good|great|loved|better|happy|happier|close|closer|lucky|proud|at home|calm|fine|ok|okay|comfortable|seen|heard|understood|respected|free|welcome))|\bI (?!nearly|almost)(?:\w+ )?cried\b|\bcrying\b|\bmakes? me feel\b|\b(?:hurts?|stings?|stung|painful|heartbroken|humiliat\w+|embarrass\w+|ashamed|guilty|lonely|alone|awful|invisible|left out|rejected|unwanted|in tears|exhausted|worn out|fed up|at my limit|overwhelmed|too much|regret\w*|turned down|dumped|dirty secret)\b|\bI (?:\w+ )?hate (?:that|it|how|when|myself|being|him|her|them)\b|\bcan't stand\b|\bdrives? me (?:mad|crazy|up the wall)\b|\bI(?:'m| am)? (?:\w+ )?(?:envy|envious|jealous)\b|\bnobody (?:spoke|talked|asks|asked|came|noticed|cares)\b|\bsleep(?:ing)? on the (?:couch|sofa)\b|\bstuck in\b|\bin the middle\b|\bnot so good\b|\bbreaks? my heart\b|\b(?:don't|can't|hardly|barely) (?:sleep|eat|concentrate)\b|\bwhich wasn't true\b|\bwho am I to\b/i,
  ],
  [
    'longing',
    /\b(?:I|we) (?:\w+ )?(?:miss|long for|wish|crave)\b|\b(?:we|he|she|they|it) (?:\w+ )?used to\b|\bI (?:want|would like|'d like|'d love|would love) (?:us|him|her|them|more|to be|to feel|to have)\b|\b(?:nobody|no one|don't|doesn't|won't|didn't|isn't|aren't|not)\b[^.]*\b(?:me|us|we|our|my)\b[^.]*\bany ?more\b|\bwe (?:don't|never|no longer)\b[^.]*\b(?:any ?more|\w+)$/i,
  ],
];

/** What carries, in the way people tell it. */
export const GOODS: readonly (readonly [Strength, RegExp])[] = [
  [
    'support',
    /\b(?:great|good|strong) team\b|\bbrings? me\b|\bbrought me\b|\bmade? me (?:tea|soup|breakfast|dinner)\b|\basks? (?:me )?(?:about|how) (?:my|I)\b|\bcame to (?:every|all|my|each)\b|\bshow(?:s|ed) up\b|\bturned up\b|\bstood by\b|\bhelp(?:s|ed) me\b|\b(?:looks?|looked) after me\b|\b(?:remembers|remembered)\b|\bwish(?:es|ed)? me luck\b|\btaught me\b|\bpicks? (?:\w+ ){1,3}up\b|\bso that I can\b|\bnever miss(?:es|ed)\b|\bpraised? me\b|\bworked through\b|\bnever (?:once )?raised (?:his|her) voice\b|\b(?:puts?|leaves?|left|leave) (?:me |each other )?(?:a )?notes?\b|\bsav(?:es|ed) me\b|\bnever makes a thing of it\b|\btrain(?:s|ed) (?:me|half)\b|\bpicks? me up\b/i,
  ],
  [
    'affection',
    /\bloves? me\b|\b(?:I|we) (?:\w+ )?love (?:him|her|them|each other|my)\b|\b(?:is|was|'s|very|so|always) (?:really |very |so |actually )?(?:kind|nice|perfect|amazing|wonderful|lovely|thoughtful|generous|patient|gentle|loving|tender|caring|sweet|warm)\b|\bholds? my hand\b|\bhug(?:s|ged)? me\b/i,
  ],
  [
    'fun',
    /\bfunniest\b|\bmakes? me laugh\b|\bmade me laugh\b|\b(?:still |always |often )?laugh(?:s|ed)? (?:at|about|together|a lot|so)\b|\bso much fun\b/i,
  ],
  [
    'shared',
    /\b(?:good|great|lovely|nice) (?:hour|day|evening|time|laugh|weekend|talk|afternoon|morning)\b|\basked me (?:to help|for help)\b|\bwalks? (?:together|every|on)\b|\bfor a walk\b|\b(?:cook|eat|watch|play|learn|read|sing|garden|run|travel)\w* (?:\w+ )?(?:together|with each other)\b|\bwe (?:\w+ )?(?:dance|cook|sing|swim|hike|garden|bake|play)\b|\bevery (?:evening|sunday|saturday|friday|week|morning|night|summer) we\b|\bwe (?:\w+ ){1,6}every (?:evening|sunday|saturday|friday|week|morning|night|summer)\b/i,
  ],
  [
    'respect',
    /\b(?:is|'s|are) (?:actually |really |very |so )?(?:good|great|brilliant|fair|talented|smart|honest|respectful)\b|\b(?:says?|said) thank you\b|\bthank(?:s|ed) me\b|\bproud of\b|\bbest (?:friend|boss|person|mother|father|mum|dad|listener)\b/i,
  ],
  [
    'commitment',
    /\b(?:shared|lived|worked|sang|played)\b[^.]*\bfor (?:\w+ )?years\b|\bknown each other\b|\bfriends (?:since|for)\b|\btogether (?:for )?\d+ years\b|\bmarried (?:for )?\d+ years\b/i,
  ],
];
/** A good thing that is missed, wished for or over. */
export const DENIED_GOOD =
  /\b(?:says?|said|thinks?) (?:that )?(?:he|she|they) (?:\w+ )?(?:laugh|love|help)|\bused to\b|\b(?:I|we) (?:\w+ )?(?:wish|miss)\b|\b(?:haven't|hasn't|hadn't|without) (?:\w+ ){0,2}(?:a |any )?(?:proper |good |real )?(?:laugh|fun|hug|kiss|time|talk)\b|\bnot? (?:\w+ )?(?:kind|patient|good|fun)\b|n't (?:\w+ ){0,2}(?:help|love|laugh|remember|good|fair|kind)|\bnever (?:helps?|laughs?|remembers?|shows?|thanks?)\b|\bnot so good\b|\bif (?:he|she|they) (?:still )?loves?\b/i;

/** A quarrel that is told with its end is a strength. */
export const MENDED =
  /\b(?:apologi[sz]e[sd]?|ma[dk]e up|sort it out|work(?:ed)? (?:it out|it through|things out|through it)|found our way back|forgave me|forgives me)\b/i;

/** Help that is told together with what was hard. */
export const STOOD_BY =
  /\b(?:my|a) rock\b|\b(?:took|takes) the blame for me\b|\bstood by me\b|\bthere for me\b|\bheld me\b|\bproud of (?:him|her|them|me|us)\b|\bsat with me\b|\bcame to (?:the hospital|see me)\b|\bdefended me\b/i;
