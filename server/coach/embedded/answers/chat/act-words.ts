const any = (...forms: string[]) => new RegExp(forms.join('|'), 'i');

/** Asks for something that can be said or sent. */
export const WORDS = any(
  '\\b(?:words|wording)\\b(?! (?:with|he|she|they|came|hurt|stay))',
  '\\b(?:what|something|anything) (?:to|i (?:could|can|should|would|do)|(?:would|do|could|should|can) (?:i|you|u))(?: even)? (?:say|text|write|tell|put|reply|answer)\\b',
  '\\b(?:first|opening) (?:sentence|line)\\b|\\b(?:one|any|another|a short|a better|a) (?:sentence|line|phrase)\\b(?: (?:for|to)\\b|[^.]*(?:please|\\?))',
  '\\bsomething (?:i can say|softer|short|to say)\\b',
  '\\b(?:a|the|my|write|draft|send) (?:\\w+ )?(?:text|message|letter|card|note|script|sentence|reply) (?:to|for) (?!me\\b)',
  "\\bi(?:'d like| (?:want|need|have|would like)) to (?:write|text|reply|message|apologi[sz]e|explain)\\b",
  '\\bhow (?:do|would|can|could|should) i (?:even )?(?:say|word|put|phrase|tell|start|begin|bring|explain|apologi[sz]e|ask)\\b',
);
/** Asks for something to do. */
export const IDEA = any(
  '\\b(?:an?|any|another|the|some|your|yes|ok|yeah)? ?(?:ideas?|advice|suggestions?|tips?)\\b(?! (?:of|that|was|is|he|she|what|how|why|if|where))',
  '\\bwhat (?:to|(?:(?:could|can|should|do|would) )?i(?: (?:could|can|should))?|(?:would|could) you) (?:try|do)\\b',
  '\\bsomething (?:to|i (?:can|could)) (?:try|do)\\b',
  '\\bhow (?:to|(?:do|can|could|should) i) (?:fix|get|make (?:it )?up|mend|repair|handle|deal|stop|help|talk|reach)\\b',
);
export const LISTEN =
  /\b(?:(?:just |keep )listen|just (?:let me|want to|need to) (?:talk|vent|say|get)|stay with (?:this|it)|(?:go on|keep) telling)\b/i;
/** A yes of any colour at the head of a short message. */
export const YES =
  /^(?:(?:ok(?:ay)?|yeah|yea|yes|yep|yup|sure|fine|alright|all right|go on|go ahead|please|pls|both|either|do it|tell me|let'?s (?:do|try|see|hear)|hit me|i guess|why not|of course|mhm|absolutely|definitely|an?)\b[\s,.!]*)+/i;

export const PUZZLED = any(
  '^(?:huh|what|wait,? what|sorry|wdym|eh)\\s*[?!]+\\s*$',
  "\\b(?:what do (?:you|u) mean|wdym|i don'?t (?:understand|get) (?:what you|the question|your question|that question))\\b",
  '\\bwhy (?:are|r) (?:you|u) asking|\\bwhy do (?:you|u) ask|\\bwhat (?:has|does) (?:that|this) (?:got|have) to do\\b',
);
/** Says that something was taken wrong. */
export const WRONG = any(
  "\\b(?:you|u)(?:'ve|ve| have| are|'re|r)? (?:just |all |totally |completely )?(?:got|getting|had|have|read|understood|understand)(?: (?:it|that|this|me|him|her|them))?(?: (?:all|completely|totally))? (?:wrong|backwards?|mixed up|the wrong way)",
  "\\b(?:you|u)(?:'ve|ve| have| are|'re|r| keep| just)* (?:misread\\w*|misunderst\\w+|misheard|mixing|confusing|confused|saying (?!that i)|not listening|calling|repeating|asked me (?:that|this)|already asked)",
  "\\b(?:that|this|it)(?:'s|s| is| was)? not (?:what i|the (?:point|question|problem|issue)|about (?:that|him|her|the)|how it)",
  "^(?:no[,.!]* )?(?:not|thats not|that isn't) what i\\b",
  "\\b(?:isn't|isnt|is not|wasn't) the (?:point|question|issue)",
  "\\bi (?:didn't|didnt|did not|never) (?:say|said|ask|asked|mean|mention)(?:ed)? (?:that|it|for|anything|about|there)\\b",
  "\\b(?:that's|thats|that is) what i (?:said|asked|meant)|^i (?:already |just )?(?:asked|meant|told you)\\b",
  '\\bdid (?:you|u) (?:even )?read|\\b(?:are|r) (?:you|u) (?:even )?(?:listening|reading)',
  "\\b(?:that|this|it)(?:'s)? (?:makes|made) no sense|^makes no sense",
  '\\bwhat (?:are|r) (?:you|u) (?:talking|on) about|^what (?:\\w+ )?(?:date|quarrel|argument|fight|message|sentence|money|trip)\\?',
  '^(?:no[,.!]* )?forget (?:my|the|about|him|her|that)\\b',
  "^no,? (?:that's|thats|it's|its|this is) (?:about|not)\\b|^not (?:my|him|her|them|the|that|what) \\w+[.!,]",
  '^(?:wtf|wrong|actually)\\b.{12,}',
);
/** Denies what was only guessed. */
export const DENIAL =
  /^(?:no,? )?(?:(?:it|this|that|there)(?:'s|s| is| was) (?:not?|nothing|nobody)\b|(?:it|this|that|there) (?:isn'?t|wasn'?t)\b|nobody(?:'s| is| was) \w+ing\b|nothing (?:was|is) (?:missing|wrong)\b|i'?m not (?:after|asking|deciding|talking|angry|jealous|mad|sad|afraid|ashamed)\b|i (?:don'?t|do not) (?:envy|hate|blame|fear|resent|mind)\b)/i;
export const GUESSED = /\b(?:may|might|perhaps|maybe|possibly|could be|wonder|would make sense)\b/i;
export const USELESS = any(
  "\\b(?:useless|waste of (?:my )?time|(?:not|isn'?t|isnt|aren'?t) (?:being |very )?help(?:ing|ful)|no help|(?:doesn'?t|doesnt) help|forget it|never ?mind)\\b",
  "\\bstupid (?:bot|app|thing|ai|machine)\\b|\\b(?:ur|you'?re|you are) (?:rubbish|bad at this|terrible|annoying|dumb|so generic)\\b",
  '\\bthis is (?:rubbish|pointless|generic)\\b|\\bsame (?:thing|question) (?:again|over)\\b|\\bstop (?:asking|repeating|quoting)\\b',
);

/** Words of one's own, shown to be looked at. */
export const DRAFT = /(?:^|[\s:])[“"‘'](?=\S)((?:(?![”"]).){12,}?)[”"’'](?=[\s.,?!]|$)/;
export const GOOD =
  /\b(?:good|ok|okay|better|fine|right|thoughts|too (?:much|harsh|long|soft|blunt|cold)|what do you think|sounds? (?:ok|good|right|fine)|how(?:'s| is| does| about) (?:that|this|it)|does (?:that|this|it) (?:sound|work))\b[^?]{0,24}\?/i;
export const DRAFTS =
  /\bi(?:'ll|ll| will| would|'d| could| might| want to| was going to| wrote| drafted)\b[^.!?]{0,40}$|\b(?:how about|something like|maybe)\b[^.!?]{0,20}$|\b(?:check|look at|read|review|think of|correct)\b[^.!?]{0,40}$/i;

/** Says what one will do. */
export const DECIDES =
  /(?:^|[.!,;]\s+|\b(?:and|so|but|ok|okay|then|yeah|think|guess|no)\s+)(?:i think |i guess |maybe )?i(?:'ll|ll| will|'m going to| am going to|'m gonna|m gonna|'ve decided to|ve decided to| have decided to| might(?: just)?)(?: just| probably| definitely)? (?:tell|talk|ask|call|ring|phone|write|text|send|go|speak|move|book|wait|apologi[sz]e|say|try|invite|meet|leave|give|let|sit|cook|buy|bring|offer|suggest|stop|take|do)\b/i;

/** Says what has been set going. */
export const ARRANGED =
  /\bi(?:'ve|ve| have) (?:booked|arranged|planned|made an appointment|set up|signed up|decided)\b/i;

/** Words of one's own behind a colon: "I want to say: please be gentle with them". */
export const AFTER_COLON =
  /\b(?:i(?:'ll|'d like to| want to| would| could| will| might)(?: just)? (?:say|write|text|send|tell \w+)(?: it| this)?(?: \w+){0,2}|my (?:text|message|draft|reply)(?: is)?|like this|how about):\s+([^?]{12,}?)(?=\s*(?:[.!] )?(?:what do you think|is that|ok|good|thoughts|does that|$|\?))/i;

export const OFFERED =
  /\b(?:would you like (?:(?:an|one|some) idea|words)|would it help to look at what you could try|shall we look for words|shall I keep listening|do you want to stay with this|go through the first sentence|words for [^?]{1,40}, something to try)\b[^?]*\?\s*$/i;

/** Good news, and nothing against it. */
export const REJOICES = any(
  '\\b(?:it|that|this) (?:went (?:really |so |very )?(?:well|great|ok|okay|better)|worked|helped)\\b|\\bi got (?:the|a|my|in)\\b[^.?]*!|\\bgood news\\b|\\bguess what\\b',
  "\\b(?:he|she|they|my \\w+) (?:just |finally |actually |even |then )*(?:said|wrote|texted|answered)(?: back)?:? [\"“']?(?:yes|ok(?:ay)?|sorry|i(?:'m| am) (?:so )?sorry|fair enough|thank|it'?s ok)",
  '\\b(?:he|she|they|my \\w+) (?:just |finally |actually |even )*(?:said (?:yes|sorry|thank you)|apologi[sz]ed|hugged me|agreed|forgave me|came back|smiled|laughed with)',
  "\\b(?:i'm|i am|im|we're|we are) (?:so |really |very |just )*(?:happy|relieved|proud|over the moon|delighted|thrilled|grateful)\\b",
  '\\bwe (?:made up|talked (?:it )?(?:out|well)|laughed|hugged|are (?:ok|okay|good|friends) again)\\b',
);
export const SPOILS =
  /\b(?:but|though|however|yet|except|still (?:not|don'?t|can'?t|won'?t)|worried|afraid|scared|sad|lonely|hurts?|sick|unfair|jealous|terrified|stopped|begged|didn'?t|never|wonder\w*|need)\b|\?/i;

/** Asks whether words of one's own are right. */
export const IS_IT_RIGHT =
  /\b(?:is|does|was|would|will) (?:that|this|it) (?:be |sound |come across (?:as )?|seem )?(?:too |a bit |so |really |very )?(?:harsh|ok(?:ay)?|mean|rude|fine|good|much|cold|soft|weak|pushy|needy|alright|all right|right|clear|long|blunt)\b[^?]*\?|\bok(?:ay)? to (?:say|send|write)\b|\b(?:if|whether) (?:the|this|that|my) (?:message|text|it|letter) is (?:ok(?:ay)?|good|fine|right|too \w+)\b/i;
