export const JOINT =
  /[;–—]|,\s+(?:and |but |so )?(?=(?:I|I'm|I've|we|we've|he|she|they|it|it's|he's|she's|they're|there's|there|my|our|his|her|the|last)\b)|(?<!\b(?:he|she|mother|father|mum|mom|dad|wife|husband|brother|sister|friend|partner))\s+(?:and|so) (?=(?:I|I'm|I've|we|he|she|they|he's|she's|they're|my|our|his|her|it's|it)\b)|\s+(?=but (?:I|I'm|I've|we|he|she|they|he's|she's|my|our|his|it's|it)\b)|\s+because (?=(?:he|she|they)\b)/;
export const INSULT =
  /\b(?:pigs?|disgusting|idiots?|stupid|lazy|selfish|toxic|narciss\w*|crazy|psycho|liars?|lies|lying|manipulat\w+|awful|horrible|annoying|hate|immature|childish|controlling|cheap|useless|drama\w*|needy|clingy|asshole|bitch|jerk|moody|rude|arrogant|stubborn|gaslight\w*)\b/i;
export const TENDER =
  /\b(?:gets? (?:easily )?(?:hurt|upset|emotional|offended|defensive|sad)|sensitive|cries|cry|takes? (?:it|everything|things) (?:so )?personal\w*|will be (?:hurt|sad|upset|disappointed|devastated|crushed)|break (?:his|her|their) heart|easily hurt|hurt easily|fragile|touchy|insecure|shy|anxious|nervous|self-conscious|scared of|afraid of)\b/i;
export const BUSY =
  /\b(?:busy|stressed|under (?:a lot of )?(?:pressure|stress)|overworked|exhausted|tired|a lot on|works? (?:a lot|so much|nights|late|long)|burn(?:ed|t)? ?out)\b/i;
export const HARDSHIP =
  /\b(?:died|passed away|lost|left (?:him|her|them)|broke up with|broken up|(?:going through|getting) (?:a |the )?divorc\w+|ill|sick|cancer|hospital|surgery|operation|accident|failed|fired|laid off|depress\w+|grie\w+|lonely|alone|quiet|struggling|scared|miscarriage|diagnos\w+|stroke|hard time|rough time|going through)\b/i;
export const EFFORT =
  /\b(?:built|helped|helps?|paid|counts on|count on|worked hard|works hard|works so hard|tries|tried|trying|gave up|raised|supported|supports|takes care|took care|cared|cooks|cooked|practi[sc]ed|studied|drove|means? well|(?:just|only) wanted|meant well|waited|looks? forward)\b/i;
export const WRONG =
  /^I (?:said|told|called|yelled|shouted|snapped|forgot|lied|ignored|wasn't there|was not there|haven't been|was (?:rude|mean|unfair|late|wrong|drunk|short)|didn't|did not|overreacted|lost my temper|missed|cancel+ed|laughed|stood|hung up|slammed|read|made fun|broke|left)\b/i;
export const THIRD = /^(?:he|she|they|he's|she's|they're|his|her|their)\b/i;
export const OWN = /^(?:I|I'm|I've|I'd|I'll|we|we're|we've|my|our)\b/i;
export const PRIVATE =
  /^today is |^it's the \d+\w* now$|^it (?:is|was) \w+day$|^I thought \w+$|^(?:I|we)(?:'ll| will|'m going to|'re going to) (?:tell|ask|say|talk)\b|\b(?:don't|do not|didn't) (?:love|like|want (?:him|her|them|to (?:hurt|upset|lose|fight|offend|sound|make)))\b|\b(?:in love with|attracted to|slept with) (?:someone|somebody|another)|\bI (?:think|guess|suspect|know) (?:that )?(?:he|she|they)\b|\bI (?:think|guess) I\b|\bI(?:'m| am) (?:scared|afraid|worried|nervous)\b|\b(?:don't know|not sure) (?:how|what|if|whether)\b|\bshould I\b|\b(?:don't|do not) want to be (?:his|her|their|a|the)\b|\bno (?:excuse|idea)\b|\bthat's ok(?:ay)?\b|\bbehind (?:his|her|their) back\b|\bevery time I\b/i;
export const VERB =
  /^it \w+s\b|\b(?:is|are|was|were|has|have|had|been|will|can|can't|could|would|don't|doesn't|didn't|isn't|\w+ed|went|got|took|said|made|means?|costs?|starts?|ends?|needs?|wants?|works?|lives?|comes?|goes|it's|there's|that's)\b/i;

/** Not to be said a second time, not even in an apology. */
export const HURTS =
  /\b(?:bad|terrible|worst|stupid|idiot|lazy|selfish|fat|ugly|crazy|useless|pathetic|bitch|asshole|hate|liar|worthless|disgusting|shut up|never|always)\b/i;
export const LOVES = /^I (?:still |really |do )?(?:love|like|care about|miss) you\b/;
export const AGE = /\b(?:he|she|they)(?:'s| is|'re| are) (?:only |just )?\d+\b/i;
export const NOT = /\b(?:not|never|hasn't|haven't|didn't|doesn't|don't|isn't|wasn't|won't|can't|no)\b/i;
/** Missed or lost without one's doing. */
export const OUTSIDE = /\b(?:because of work|train|bus|flight|traffic|sick|ill)\b/i;
/** What somebody else thinks, or would have said, is theirs to say. */
export const THINKS =
  /^(?:he|she|they)(?:'s|'re| is| are)? (?:always |just |really |still |now )*(?:thinks?|says?|said|believes?|believed|thought|claims?|claimed|feels?|felt|wants?|knows?|sure|convinced|not sure|worried|told|promised|hopes?|wishes)\b/i;
/** What can be counted can be named without a reproach. */
export const COUNTED =
  /\d|\b(?:once|twice|three|four|five|six|seven|eight|nine|ten|every|each|times?|weeks?|days?|daily|months?|years?|nights?|mornings?|weekends?|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/i;
