/** Who acts at the beginning of a statement. */
const ME = "I|I'm|I've|I'd|I'll|Me and (?:my )?\\w+|My (?:\\w+ ){1,2}and I|\\p{Lu}\\p{Ll}+ and I";
const US = "We|We're|We've|We'd|We'll";
const THEM =
  "He|She|They|He's|She's|They're|He'd|She'd|He'll|She'll|They've|They'd|They'll|My|Our|His|Her|Their|Everyone|Everybody|Nobody|No one|Somebody|Someone|The|A|An|Both|One of|Some of|Most|None of|Each|Mum|Mom|Dad|Grandma|Grandpa|(?:New |Old |Best |Ex |Ex-)?(?:husband|wife|girlfriend|boyfriend|partner|manager|boss|mate|friend|sister|brother|mother|father|daughter|son|colleague|flatmate|neighbour)";
const IT = "It|It's|That|That's|This|There|There's|Things|Nothing|Something|Everything";
/** What may stand before the one who acts. */
const TIME =
  '(?:(?:Yesterday|Today|Tonight|Tomorrow|Lately|Recently|Sometimes|Usually|Often|Now|Then|Once|Here|Meanwhile|Still|Maybe|Perhaps|Last \\w+|This \\w+|Every \\w+|Most \\w+|One \\w+|The other \\w+|The next \\w+|At \\w+(?: \\w+)?|In \\w+(?: \\w+){0,2}|On \\w+(?: \\w+)?|For \\w+(?: \\w+){0,2}|\\w+ (?:years?|months?|weeks?|days?) ago|Since [^,]{3,40}|After [^,]{3,40}|Before [^,]{3,40}),? )';
const UNDER =
  '(?:(?:When|If|Since|After|Before|Because|Every time|Whenever|As soon as|While|Although|Even though|Now that|Unless) [^,]{3,90}, )';

const from = (subject: string) => new RegExp(`^(?:${TIME}|${UNDER}){0,2}(?:${subject})(?:'s)?(?![\\p{L}'])`, 'iu');
export const ACTORS = [
  ['us', from(`${US}|(?:My|Our) (?:\\w+ ){1,3}and I|\\p{Lu}\\p{Ll}+ and (?:I|me)|Me and (?:my )?\\w+`)],
  ['me', from(ME)],
  ['it', from(IT)],
  ['them', from(THEM)],
] as const;
/** A name that acts: "Dmitri just wrote", "Tom's". */
export const NAMED = new RegExp(
  `^(?:${TIME}|${UNDER}){0,2}(?!\\p{Lu}\\p{Ll}+ly\\b)(?!(?:Just|Never|Not|Only|Even|All|Also|Always|Still|Probably|Maybe|Such|More|Less|If|When|Because|Though|Or|And|But|So|As|Like|What|Why|How|Who|Where|Anything|Feet|Words|Feel|Feels|Felt|Got|Been|Being|Was|Is|Has|Had|Did|Does|Makes|Made|Sounds|Seems|Looks|Love|Hate|Miss|Wish|Hope|Guess|Think|Know|Want|Need|Too|Very|Really|Quite|Yes|No|Please)\\b)(\\p{Lu}[\\p{Ll}]+(?:-\\p{Lu}\\p{Ll}+)?)(?:'s)? (?:(?:just|never|always|already|also|still|then|really|only|now|once|even|probably|finally|and \\p{Lu}\\p{Ll}+) )*(\\p{Ll}+)`,
  'u',
);
/** "When I try he says …": who acts stands in the middle. */
export const BOUND =
  /^(?:When|If|Since|After|Whenever|Every time) (?:I|he|she|they|we|my \w+)\b.{3,60}\b(I|we|he|she|they)\b/i;

/** A verb that could only be one. */
export const VERB =
  /\b(?:am|is|are|was|were|be|been|has|have|had|do|does|did|can|could|will|would|should|may|might|must)\b|n't\b|'(?:m|re|ve|ll|d|s)\b/i;

export const QUESTION =
  /\?["”'’)]*$|^(?:what|how|why|who|where|when(?= (?:do|does|did|is|are|should|can|will)\b)|which|should|can|could|would|will|do|does|did|is|are|am|was|were|has|have)\s+(?:i|you|u|we|he|she|they|it|that|this|there|my|the|his|her|anyone|somebody)\b|^(?:what|how|why|where|which)\b(?!ever)/i;

/** Said to the coach, about the talk itself, or to ask it for something. */
export const TO_COACH: readonly RegExp[] = [
  /^(?:please|pls|give me|tell me|help me|help|show me|forget (?:it|that|my|about)|never ?mind|words|ideas?|an idea|advice|stop|listen|answer|just (?:give|tell|say|write|answer)|write|say it|try|go on|skip|let's|lets)\b/i,
  /\b(?:words|ideas?|advice|help|a text|a message|a sentence|something|an answer|tips?)\b[^.!?]{0,20}\b(?:please|pls)\b|\bplease\b[^.!?]{0,14}\b(?:words|idea|help|advice)/i,
  /^I (?:just |really |only )?(?:need|want) to know\b|^I(?:'m| am|'d like|'d| would like| just| really| only)? ?(?:need|want|asked|ask|asking|said|meant|mean|told you|wanted|was asking|would like|looking|am looking|already told)\b[^.!?]*\b(?:words|idea|ideas|advice|twice|three times|how to|what to|you|first sentence|script|opinion)\b/i,
  /^(?:I'm|I am) (?:asking|not asking|talking|not talking|not sure this|telling)\b/i,
  /^(?:thanks?|thank you|thx|cheers|ty|great|perfect|cool|nice|ok|okay|sorry|hi|hello|hey|bye|good|yes|no|yeah|nope|sure|exactly|true|right)\b[\s,.!]*(?:\w+[\s,.!]*){0,3}$/i,
  /\b(?:that|this|it)(?:'s| is| was)? (?:made no sense|not what i|not helpful|useless|makes no sense|not helping|what i (?:asked|said|meant)|a better|helpful|not it|wrong|the point)\b/i,
  /\b(?:the|that|your) (?:[^.!?]{0,30} )?(?:thing|bit|idea|suggestion|one|part) (?:is|was|you said|sounds?|might|could)\b[^.!?]{0,12}(?:good|ok|okay|alright|all right|fine|nice|true|bad|work|right)/i,
  /^Not sure (?:this|if this|whether this)\b|^Don't (?:know|ask)\b/i,
  /\b(?:didn't|did not) (?:ask|mean|say) (?:for|that|about)\b/i,
];
/** Said again to the coach, in a talk that has begun. */
export const REPEATS =
  /^I(?:'ve| have)? (?:just |already |only )?(?:asked|asking|meant|mean|told you|wrote that|did(?:n't| not) (?:ask|say|mean))\b|^I said (?!yes|no\b|sorry|nothing|ok|I\b|we\b|to |goodbye|something|that I)/i;
/** Speaks to somebody as "you"; that is the coach, unless it is quoted. */
export const YOU = /\b(?:you|your|yours|yourself|u|ur|youre|you're|you've|you'd)\b/i;
/** "You" that means anybody. */
export const ANY_YOU = /\b(?:you know|you see|you could say|thank you|if you like)\b/gi;

/** Puts right what was understood, or only says who is who. */
export const DENIES =
  /^This is (?:about|my|her|his)\b|^(?:It|That|This)(?:'s| is| was)?(?:n't| not)\b(?! (?:easy|fair|good|like|the first|right|ok|okay|enough|safe|working|possible))|^(?:There's|There is|There was)(?:n't| no| not)\b|^Nobody(?:'s| is| was) \w+ing\b|^Nothing (?:was|is) (?:missing|wrong|going on)\b|^(?:I'm|I am) not (?:after|deciding|asking|talking|saying|looking|trying|leaving|going to (?:hurt|kill|harm))\b|\bisn't the point\b|\b(?:not|isn't|wasn't) about\b|^(?:My|His|Her|Their|The) (?:\w+ )?name(?:'s| is)\b|^\p{Lu}\p{Ll}+ is (?:a|an|the|my|his|her) (?:\w+ )?(?:city|town|name|country|dog|cat|language)\b|^It(?:'s| is) where\b|^I (?:do not|don't) (?:know|understand) (?:what|why) (?:you|that)/iu;

/** A step of one's own that is meant to be taken. */
export const PLAN =
  /^(?:(?:maybe|perhaps|tomorrow|tonight|today|then|on \w+|next \w+|this \w+),? )*(?:I think |I guess |I suppose |I've decided |I have decided )?(?:that )?(?:I'll|I will|I'm going to|I am going to|I might|I may|I plan to|I've decided to|I have decided to|I decided to|I want to|I would like to|I'd like to|I could|I can|I intend to|We'll|We will|We're going to)\b(?!'t\b)(?! (?:never|not|n't|be |always|know|understand|hear|feel|have been|see why|imagine|tell (?:he|she|they)\b|just be|only be|hardly|barely|believe|remember|have (?:him|her|it)))/i;
/** The same in the middle of a sentence, or for somebody who could help. */
export const PLAN_BESIDE =
  /(?:, |\bso |\band )I(?:'ll| will| can| could|'m going to| am going to) (?!never|not|be |see|understand|feel|hear|tell (?:he|she|they|if|that)\b|always|have )\w+|^(?:My \w+|Our \w+|He|She|They|\p{Lu}\p{Ll}+) could (?!not|never|be |have |see|tell)\w+/u;
/** How firm it is. */
/** "No I do not want to fight": answers a guess of the coach. */
export const REFUSES = /^no\b[,.!]?\s+(?:i|it|he|she|they|that|this)\b[^.!?]{0,16}(?:n't|nt|not|never)\b/i;
export const MAYBE = /^(?:maybe|perhaps)\b|\bI (?:might|may)\b/i;
export const FIRM =
  /\b(?:I want to|We'll|We will|We're going to|I'll|I will|I'm going to|I am going to|decided|I plan to|I intend to)\b/i;

/** What the writer thinks it is like for the other. */
export const THEIR_SIDE =
  /\b(?:he|she|they|\p{Lu}\p{Ll}+|my \w+)(?:'s| is| are| was| were| must be| might be| may be| feels?| felt| seems?| sounded| has been)(?: (?:probably|just|also|still|so|really|very|a bit|both|always|now))* (?:grieving|frightened|scared|afraid|tired|exhausted|stressed|hurt|upset|sad|lonely|alone|worried|anxious|angry|ashamed|embarrassed|overwhelmed|terrified|under pressure|busy|ill|half asleep|mourning|lost|jealous|proud|nervous|unsure|guilty)\b|\b(?:he|she|they|\p{Lu}\p{Ll}+|my \w+) (?:thinks?|thought|believes?|worries|fears?|feels? (?:that|like)|means well|finds? it|grew up|was raised|never learn(?:ed|t))\b|\bis how (?:he|she|they)\b/iu;
