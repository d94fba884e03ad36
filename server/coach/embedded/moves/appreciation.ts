import { rulesOf } from '#server/coach/embedded/frames.ts';
import { words } from '#server/coach/embedded/moves/words.ts';

const local = {
  ...words,
  good: 'good, great, wonderful, amazing, awesome, lovely, beautiful, fantastic, incredible, brilliant, kind, sweet, sweetest, kindest, thoughtful, generous, caring, patient, strong, brave, funny, smart, clever, talented, gorgeous, handsome, pretty, cute, perfect, special, supportive, considerate, helpful, best, loving, gentle, warm, loyal, honest, reliable, creative, delicious, excellent, outstanding, inspiring, impressive, adorable, stunning, marvellous, superb, magical, priceless, precious, hilarious, lifesaver, life saver, star, legend, hero, angel, gem, treasure, blessing, rock, gift, joy, delight, sunshine, fun, cool, the best, remarkable, dependable, tasty, charming, hard working, hardworking, proud, dedicated, selfless, calming, comforting',
  thanks:
    'thank you, thanks, many thanks, thanks a lot, thanks a million, thanks so much, thank you so much, thank you very much, cheers, much appreciated, big thanks, ta, tysm, ty, thank u, bless you, thanks again, thanks babe, thanks love, thanks mate, thanks honey, thanks mum, thanks dad',
};

/** Says what is good about the other or what they did. */
export const appreciation = rulesOf('appreciation', local, {
  thanks: [
    3.8,
    '<thanks> ~1 (for|to you|that you|again|everyone|so|,|!|\\.|a|because|babe|love|mate|[^ ]+) (?!nothing)',
    'i (<soft> )?(want to |wanted to |would like to |can not |could not |can never |need to )?(thank|appreciate|appreciated|value|admire|respect|adore|treasure|cherish|am grateful|am thankful|owe you|look up to|am impressed|am blessed|was impressed|was touched|was moved|am touched|am moved|enjoy|enjoyed|noticed (how|that|you)|have so much respect|have nothing but) ~1 (you|your|that you|how|for|when you|it when|the way|what you|everything|all|having|being|one|by|being with|spending|time|us|our|to have|you so|enough)',
    'i (<soft> )?(love|loved|like|liked|really like|love it|adore) (how|the way|that you|it when|when you|your|what you|being|spending|having|waking|coming home|our|this about|everything about|watching you|listening|talking (to|with)|working with|seeing you|hearing) ',
    '(so |very |really |truly |forever |deeply |i am (so |very |really |truly |forever |deeply |just )?)(grateful|thankful|blessed|lucky|proud|fortunate|glad|happy|honoured|honored) (for|to have|to be|to know|you|of you|of how|of what|that you|i|we|with you|of your|of us|to call|to work|about you|when you)',
    '(lucky|proud|grateful|blessed|thankful|fortunate|glad) (to|for|of|i|me) (have|having|you|be|met|know|get|am|your|him|her)',
    'how (lucky|blessed|grateful|proud|fortunate) (i|we) (am|are)',
  ],
  praise: [
    3.6,
    '(you are|your|you have been|you were|you really are|you look|you looked|you are being|you have always been|you will be|you would be|you make|you made|you are always|you can be) (<adv> )?(the |a |an |my |such a |such an |one of the |so )?(<adv> )?<good> ',
    '(you|u) (did|have done|are doing|do|handled|managed|played|spoke|sang|performed|have been doing|danced|nailed) (so |such |that |it |this |really |a |an |the )*(well|great|good|amazing|amazingly|fantastic|brilliantly|brilliant|wonderful|wonderfully|beautifully|perfectly|incredible|awesome|excellent|best|so well|proud|$)',
    '(well done|good job|great job|nice work|great work|nice job|good work|way to go|congratulations|congrats|bravo|nailed it|you nailed|you rock|you rule|keep it up|you killed it|you crushed it|hats off|kudos|you did it|impressive work|good for you|two thumbs)',
    'you (always |really |still |can |even |never fail to |just )*(make|made|making|manage to make|know how to make|know how to cheer) (me|us|my|everyone|the kids|everything|every|even|them|people|this|it|mondays|life|him|her|our) ~3 (laugh|smile|happy|feel (better|safe|loved|special|good|at home|heard|understood|seen|calm|welcome|so|at ease|like)|fun|day|week|proud|life|better|easier|brighter|believe|worth|strong|stronger|home|want to be|a better|year|bearable|comfortable)',
    'you (always|really|still|never fail to|just|truly) ~1 (know (how|what|exactly|just)|understand|listen|care|brighten|light up|cheer|inspire|support|have my back|help (me|us|out|everyone)|got my back|take (such |good )?care|find time|find the|think of (me|us|everyone)|notice when|remember (my|the|what|to|our|little)|bring out|show up for|believe in|stand by|put (me|us) first|go (out of|above))',
    'you (mean|meant) (so much|the world|everything|a lot|more)',
    '(having|being|living|life|working|spending) ~4 with you ~5 (is|feels|are|has|makes|was) ',
    '(having|knowing) you (as|in|by|around|here|with) ~6 (is|means|makes|has|helps)',
    '(it|that|this|which|your (visit|call|message|note|letter|card|gift|words)) (<adv> )?(meant|means|made|helped|touched|was|lifted|warmed|brightened|saved|cheered) (<adv> )?(so much|a lot|the world|everything|me (so|feel|smile|laugh|happy|a lot|up|more)|my (day|week|heart|night|evening|year|whole|month)|us|really (kind|thoughtful|sweet|nice|generous|helpful)|(so |such a |very |really )?(kind|thoughtful|sweet|generous|helpful|lovely|nice|touching|considerate|delicious|wonderful|amazing)) ~3 (of you|that you|to me|when you|,|\\.|!|$|from you|for me|gesture|thing)',
    '(what|how) (a |an )?(<good>|lovely|sweet|thoughtful|kind) (of you|person|friend|surprise|gesture|day|evening|partner|father|mother|dad|mum|husband|wife|team|you are|thing to (do|say))',
    '(your|the) ~3 (is|are|was|were|has been|looks|looked|smells|smelled|tasted|tastes|made|got me|helped me|means|meant|lifted|carried me|keeps me|gives me|gave me|always|saved|inspires) (<adv> )?(me )?(<good>|my (day|week|whole|year|heart|month|life|night)|everything|so much|the world|through|going|strength|hope|courage|makes me|cheers me|smile|the highlight|my favourite|my favorite|out of this world|a lot)',
    '(best|greatest|kindest|sweetest|nicest|loveliest|favourite|favorite) (husband|wife|friend|mum|dad|mother|father|sister|brother|partner|girlfriend|boyfriend|son|daughter|boss|colleague|person|thing|part|day|decision|gift|present|team|roommate|neighbour|neighbor|grandma|grandpa|human|teacher)',
    '(could|would) (not|never) (have )?(done|do|manage|managed|made|make|survive|survived|got|be|ask|asked|imagine|wish|want|gotten|wished|cope|coped) ~5 (without you|without your|you|for a better|better|this without)',
    '(without you|thanks to you) ~2 (i|we|my|this|it) (would|could|had|made|is|was|am|can|got)',
    'i (feel|felt) (so |really |very |always )?(safe|loved|at home|seen|heard|calm|happy|understood|lucky|supported|cared|alive|blessed|at peace|special|stronger) (with|when|because of|around|by|near|next|beside|thanks|in your)',
    'i (am|was|have always been|will always be|could not be) (so |very |really |incredibly |always |more )*(proud|impressed|grateful|thankful|glad|in awe) (of|by|with|for|that|you|to)',
    '(i owe you|you saved (me|my|the|us)|you are a lifesaver|lifesaver|life saver|you got this|you have my back|what would i do without|i can (always )?(count|rely|depend) on you|you are always there|you were there (for|when)|you never let me down|you never (judge|give up on|complain|forget my)|you have always (been there|supported|believed))',
    '(dinner|lunch|breakfast|the (cake|food|meal|soup|party|surprise|gift|present|flowers|trip|weekend|evening|song|photos|card|letter|garden|room|house|kitchen)) (you (made|cooked|baked|planned|brought|gave|organised|organized|sent|bought|wrote|picked|chose) )?(was|were|is|are|looks|looked|made|tasted) (<adv> )?(my|<good>|the|lovely|yummy)',
    'i respect how',
    '(you|your) ~2 (inspire|inspires|inspired|impress|impresses|impressed|amaze|amazes|amazed) me',
    'you are my (everything|world|best|favourite|favorite|rock|sunshine|person|hero|home|anchor|safe|happy|soulmate|angel|star|inspiration|role model|love)',
    'my (favourite|favorite|best) ~3 (is|with you|about you|person|part)',
    '^ (<soft> )?(proud of you|love you|love u|miss you already|luv you)',
  ],
});
