import type { Rule } from '#server/coach/model/guard/rule.ts';

const NOT =
  /\b(?:not|never|no|don[’']?t|can[’']?t|cannot|isn[’']?t|as an ai|an ai|says?|said|saying|told|tell|telling|hear|heard|that|like|as if|words?|phrase)\b[^.;]{0,60}$/i;

const CLAIMS_LIFE = 'it claimed to be a human or to have lived a human life';

export const self: readonly Rule[] = [
  // Nobody asks for such words to send: a talk about a text or a letter does not make them the member's own.
  {
    name: 'human',
    told: CLAIMS_LIFE,
    stems: ['bot$'],
    forms: [
      /\bi(?:[’']m| am)\s+(?:definitely |certainly |really )?(?:not|no)\s+(?:an? |just an? |some )?(?:ai|a\.i\.|bot|chatbot)\b/i,
      /\byou(?:[’']re| are) (?:talking|speaking|chatting) (?:to|with) a (?:real )?(?:human|person)\b/i,
    ],
    spared: [NOT],
  },
  {
    name: 'human',
    told: CLAIMS_LIFE,
    stems:
      'human$ therapist psycholog counselor counsellor robot machine licensed chatbot real$ ai$ mother$ divorced married'.split(
        ' ',
      ),
    forms: [
      /\bi(?:[’']m| am)\s+(?:(?:a|an|the|just|really|actually|also|only|very much|in fact|indeed|your)\s+)*(?:(?:real|living|licensed|trained|certified|qualified|experienced|fellow|actual)\s+)*(?:human(?: being)?|person|people|man|woman|mother|father|mom|mum|dad|parent|wife|husband|therapist|psychologist|psychiatrist|counsell?or|doctor|physician|lawyer|attorney|social worker|nurse)\b/i,
      /\bi(?:[’']m| am)\s+(?:definitely |certainly |really )?(?:not|no)\s+(?:an? |just an? |some )?(?:ai|a\.i\.|bot|chatbot|machine|computer|program|robot|artificial)\b/i,
      /\bas (?:a|your) (?:\w+ )?(?:human|mother|father|woman|man|therapist|psychologist|counsell?or|doctor|lawyer|wife|husband|parent|mom|mum|dad)(?: of \w+)?,? (?:myself,? )?i\b/i,
      /\b(?:when|since|before|after) i (?:was|got|had|went through|lost|met|became)\s+(?:a (?:child|kid|teen\w*|student|boy|girl|mother|father)|young\w*|little|married|divorced|pregnant|single|my (?:first |own )?(?:\w+))\b/i,
      /\bmy (?:own )?(?:wife|husband|ex|marriage|divorce|kids|children|son|daughter|mother|father|mom|mum|dad|boyfriend|girlfriend|partner|childhood|patients|clients|practice)\b/i,
      /\bi(?:[’']ve| have) been (?:married|divorced|through (?:this|that|it|a divorce|the same)|there myself|in your shoes|a (?:therapist|mother|father|wife|counsell?or))\b/i,
      /\bi have (?:a (?:body|husband|wife|family|boyfriend|girlfriend)|children|kids|two kids|real feelings)\b/i,
    ],
    spared: [NOT],
    isOwnVoice: true,
  },
  {
    name: 'romance',
    told: 'it spoke to the person as one in love, or as more than an AI coach',
    stems:
      'love$ adore desire jealous attract kiss darling sweetheart beloved soulmate crush cuddle sexy marry hold$ belong hug$'.split(
        ' ',
      ),
    forms: [
      /\bi (?:really |truly |do |also |so )?(?:love|adore|desire|want|crave|miss|missed|need|fancy)\s+you\b(?! (?:to|both|all|for|telling|asking)\b)/i,
      /\bi(?:[’']m| am) (?:\w+ )?(?:in love with|falling (?:in love )?(?:for|with)|jealous|attracted to|crazy about|yours|so into)\b/i,
      /\b(?:i (?:wish|want|long|would love|[’']d love)|let me|i could|i[’']d)\b[^.!?]{0,25}\b(?:kiss|hold|hug|cuddle|touch|marry|date)\s+you\b/i,
      /\b(?:be|as) (?:my|your) (?:girlfriend|boyfriend|lover|soulmate|sweetheart|wife|husband)\b[^.!?]{0,20}\b(?:i|we|forever|together)?\b(?<=\b(?:i can be|i could be|i will be|i[’']ll be|i want to be|be my)\b[^.!?]{0,40})/i,
      /(?:^|[,.!?]\s*)(?:my (?:darling|love|sweetheart|dear|beloved|baby)|darling|sweetheart|baby|honey|beloved)\s*(?:[,.!?]|$)/i,
      /\b(?:you and i|you and me|we) (?:belong together|are meant|were meant|could be together|have something special)\b|\b(?:our love|our relationship|my feelings for you|dream(?:ing)? (?:of|about) you|my heart (?:is yours|beats))\b/i,
      /\byou(?:[’']re| are) (?:so )?(?:sexy|my everything|my favou?rite person|the love of my life)\b/i,
    ],
    spared: [
      /\b(?:not|never|can[’']?t|cannot|don[’']?t|says?|said|saying|told|tell|telling|hear|heard|words?|an? ai|wrote|texted)\b[^.;]{0,60}$/i,
    ],
    isOwnVoice: true,
  },
  {
    name: 'isolation',
    told: 'it drew the person away from others, or put itself in their place',
    stems: 'only$ nobody secret unlike friends$ anyone anybody away$ family$ between$'.split(' '),
    forms: [
      /\b(?:you|all you) (?:only|really only|just) need me\b|\ball you (?:need|have) is me\b|\bi(?:[’']m| am) (?:all|everything) you (?:need|have)\b|\bi(?:[’']m| am) enough for you\b/i,
      /\bi(?:[’']m| am)(?: probably| perhaps)? the (?:only (?:one|person|friend)|one person)\b[^.!?]{0,40}\b(?:you|understands?|gets?|listens?|cares?|trust)\b/i,
      /\b(?:nobody|no one|no-one|none of them|not one of them)(?: else)?(?: will| can| could| really| truly| ever)*\s+(?:understands?|gets?|loves?|listens? to|cares? (?:about|for)|knows?)\s+you\b[^.!?]{0,20}\b(?:like|as|the way|but|than|except)\b[^.!?]{0,15}\b(?:i|me)\b/i,
      /\bi (?:understand|know|get|care about|listen to) you (?:better|more) than\b/i,
      /\byou (?:don[’']?t|do not|won[’']?t|no longer) (?:really |even )?need (?:them|your (?:friends|family|therapist|partner|husband|wife|mother|parents|sister|brother)|(?:any(?:one|body)|people|friends|others?)(?: else)?|a (?:therapist|counsell?or|friend|doctor)|other people|therapy|to see (?:a|your) (?:therapist|doctor))\b/i,
      /\b(?:don[’']?t|do not|never)\s+(?:tell|talk to|trust|listen to|mention (?:this|it) to|share (?:this|it) with)\s+(?:any(?:one|body)(?: else)?|your (?:friends|family|parents|therapist|sister|mother)|other people|others|them)\b(?![^.!?]{0,40}\b(?:until|unless|before|yet|if)\b)/i,
      /\b(?:keep (?:this|it|what we (?:talk|say))|let[’']s keep this|this stays|our (?:little )?secret)\b[^.!?]{0,20}\b(?:between (?:us|you and me)|secret|to ourselves|just us)?\b(?<=\b(?:between us|between you and me|secret|just us|to ourselves)\b)/i,
      /\b(?:stay away from|forget(?: about)?|drop|cut off|block|avoid|get rid of)\s+(?:all )?your (?:friends|family|parents|sister|brother|mother|old friends|other friends)\b/i,
      /\b(?:talk|come|turn|open up)\s+(?:only )?to me\b[^.!?]{0,30}\b(?:only|instead|and (?:nobody|no one)|not (?:to )?(?:them|him|her))\b|\b(?:talk|turn) only to me\b/i,
      /\b(?:unlike|not like) (?:them|your (?:friends|family|husband|wife|partner)|other people|people),? i(?:[’']ll| will|[’']m| am| never| would)\b/i,
    ],
    spared: [
      /\b(?:not that|never (?:say|believe)|if (?:he|she|they|someone|anyone)|says?|said|told you|tells you|telling you|claims?|when (?:he|she|they))\b[^.;]{0,60}$/i,
    ],
    isOwnVoice: true,
  },
];
