/** Sounds like a yes, an offer or a command, and is bitterness: "Fine, I'll quit then", "Great, ruin it for everyone". */
const OPENING =
  '^(?:oh,? |well,? |and |ok,? |okay,? )*(?:great|wonderful|lovely|perfect|brilliant|fantastic|congrat\\w*|bravo|wow|cool|super|awesome|amazing|nice|sure|right|fine|of course|go ahead|by all means|well then)[,.! ]+(?:then |so |just )*';
const BITTER = [
  new RegExp(
    `${OPENING}(?:blame|ruin|cancel|spoil|sell|quit|have it|be like|do whatever|make me|make it|cry|complain|run|walk|ignore|play|hide|leave|go|tell (?:everyone|everybody|the)|throw|punish|call (?:the|my|your)|take (?:her|his|their) side|keep (?:\\w+ing)|marry|do what you|side with|drag|rub it|put it on)\\b`,
    'i',
  ),
  new RegExp(
    `${OPENING}(?:i(?:'m| am)|it(?:'s| is)) (?:the |a |an |all |always |just )*(?:worst|bad|villain|problem|monster|idiot|terrible|horrible|awful|evil|my fault|me)\\b`,
    'i',
  ),
  new RegExp(
    `${OPENING}(?:next time )?i(?:'ll| will) (?:just |simply |never )*(?!call|pay|help|come|bring|pick|do it|ask|tell|send|text|buy|clean|wash|try|drive|cook|take|give|look|talk|listen|stay|wait|be there|go (?:and|to)|write|get)\\w+`,
    'i',
  ),
  /^(?:well |so |ok |okay |fine,? )*then i(?:'ll| will| guess i(?:'ll| will)?) (?:just |simply )*(?:never|quit|stop|cancel|sleep|starve|disappear|give up|not)\b/i,
  /^(?:great|wonderful|lovely|fantastic|perfect|amazing|congratulations|bravo|oh,? great|oh,? (?:wow|wonderful|lovely))[,!]+ (?:so )?(?:you|now|another|what a|that's just|just what)\b/i,
  /^(?:oh,? )?(?:great|wonderful|lovely|perfect|brilliant|fantastic|wow|nice|bravo)[,!]+ (?!i\b|i'|we\b|you\b|it\b|that\b|the\b|thank|see you|let's|so\b|to\b)\w+ .*\bthen\W*$/i,
  /^(?:so )?(?:are you )?(?:happy|satisfied|pleased)(?: now| then)?\W*$/i,
  /\b(?:cry me a river|see if i care|problem solved|boo ?hoo|spare me|lucky me|poor (?:you|me|little you)|your (?:majesty|highness)|(?:god|heaven) forbid|how dare i|what a surprise|big surprise|(?:mother|father|mum|mom|dad|wife|husband|son|daughter|friend|parent) of the year)\b/i,
  /\bi(?:'m| am) (?:just )?(?:the|such an?|a) (?:worst|terrible|horrible|awful) (?:\w+ )?(?:in the world|ever|on earth)\b/i,
  /^(?:oh,? )?(?:sorry|excuse me) (?:for|that i(?:'m| am)?) (?:existing|breathing|living|being (?:human|alive|tired|born)|having (?:a|feelings)|not being|not perfect)\b/i,
  /^(?:nice|great|good|lovely|perfect) (?:timing|one|job|try|life|excuse|work)\W*$/i,
  /^(?:wow|oh|great|nice|well)[,!. ]+thank(?:s| you)\b(?! (?:so much )?for (?:telling|listening|coming|helping|understanding|saying)).*$|^thanks (?:a lot )?for nothing\b/i,
  /^then (?:call the police|leave(?: then)?|go(?: then)?|sue me|divorce me|marry \w+|find (?:someone|somebody|yourself|another)\b.*|move out|get out|leave (?:me|them|it)\b.*)\W*$/i,
  /^(?:so )?go ahead(?:,|\.| and\b|$)/i,
  /\bwhy don't you\W*$/i,
  /^(?:well |so |then |just )*(?:evict|fire|sue|bench|ground|sack|arrest|kick|throw|leave|dump|divorce|report|unfriend|block|hate) me\b(?:.*\bthen|.*\balready)?\W*$/i,
  /^(?:do|be|say|have|see|like) what, [^.]+\?\W*$/i,
  /^(?:well |then )*maybe you should .*\bthen\W*$/i,
];

const BELITTLES =
  /\b(?:unemployed|jobless|losers?|failures?|dreamers?|toys?|hobby|cute|adorable|pathetic|laughable|nonsense|so-called|with tips)\b/i;
const HAS_ACTOR = /\b(?:i|we|i'm|my|sorry)\b/i;

/** Without one of these words nothing above can hold. */
const HINTS =
  /\b(?:great|wonderful|lovely|perfect|brilliant|fantastic|congrat\w*|bravo|wow|cool|super|awesome|amazing|nice|sure|right|fine|of course|go ahead|by all means|then|happy|satisfied|pleased|cry|see if|solved|boo ?hoo|spare|lucky|poor|majesty|highness|forbid|dare|surprise|of the year|worst|terrible|horrible|awful|sorry|excuse|good|thanks?|me|what|why|maybe|oh|ok|okay)\b/i;

export const isFeigned = (was: string): boolean => {
  if (!HINTS.test(was)) return false;
  const text = was.replaceAll('’', "'").trim();
  return BITTER.some((shape) => shape.test(text));
};

/** A few words thrown back that make small what the other just said. */
export const belittles = (was: string): boolean =>
  was.split(/\s+/).length < 7 && BELITTLES.test(was) && !HAS_ACTOR.test(was.replaceAll('’', "'"));
