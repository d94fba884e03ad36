import { belittles, isFeigned } from '#server/coach/embedded/answers/argument/feigned.ts';
import type { Part } from '#server/coach/embedded/answers/argument/retold/part.ts';
import { writtenOut } from '#server/coach/embedded/answers/argument/typed.ts';
import type { Move } from '#server/coach/embedded/moves/moves.ts';

/** What a hard sentence does. */
export type Kind =
  | 'threat'
  | 'name'
  | 'small'
  | 'sneer'
  | 'door'
  | 'always'
  | 'compare'
  | 'back'
  | 'deny'
  | 'mind'
  | 'order'
  | 'why'
  | 'guilt'
  | 'late'
  | 'deed'
  | 'feigned'
  | 'belittle'
  | 'twist'
  | 'shove'
  | Done;
/** What was done, as one of them tells it. */
export type Done = 'loud' | 'left' | 'silence' | 'mocked' | 'spread' | 'again';

const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['twist', /^so (?:now )?(?:i(?:'m| am)|it(?:'s| is)|i should) .*|^so (?:that|this) is (?:all )?my fault\b/i],
  ['shove', /^then (?!i\b|i'|you\b|we\b|it\b|the\b|why\b|what\b|how\b)\w+ \w+/i],
  ['late', /\byou (?:could|should|might)(?: at least| also| just)?(?: have|'ve)\b/i],
  [
    'threat',
    /\b(?:or else|i(?:'m| am) leaving|divorce|break up|move out|report (?:me|you)|go and live with|live with your|grounded|i(?:'m| am) (?:never|not) \w+ing .*again|(?:then|just|you can|i'll|i will) (?:do (?:it|that)|go) alone|if you (?:don't|do not)\b.*\bi(?:'ll| will)|you'll (?:see|regret|get it back)|as long as (?:i|you) (?:pay|live))\b/i,
  ],
  ['order', /^don't (?:you )?(?:ever |dare )?(?:tell|raise|talk|speak|touch|call|blame)\b/i],
  [
    'compare',
    /\b(?:(?:just |exactly )?like your (?:mother|father|mum|mom|dad|brother|sister)|acting like (?:him|her)|your (?:brother|sister) (?:never|always)|(?:dad|mum|mom) never|everyone else|other (?:people|husbands|wives|men|women|girls|boys|kids|parents) (?:can|do|don't|are|manage|have|would)|my ex\b|the rest of us)\b/i,
  ],
  [
    'always',
    /^(?!.*\bi(?:'ve| have| would|'d)? never\b)(?!.*\byou (?:just |really )*never (?:even )?(?:\w{3,}ed|came|did|went|gave|took|made|said|told|wrote)\b).*\b(?:always|never|constantly|every (?:single )?(?:time|week|day)|all the time|forever|only ever|nothing but|keep \w+ing)\b/i,
  ],
  [
    'small',
    /\b(?:relax|calm down|chill|over ?react\w*|exaggerat\w*|big deal|into a thing|it's just|it was (?:only|just)|it's (?:a|only) |get over|too sensitive|dramatic|drama|paranoid|crazy|so what|who cares|does it matter|twisting|imagining|in your head|nobody (?:looks|cares|stops))\b/i,
  ],
  [
    'sneer',
    /\b(?:happy now|wow|good to know|must be nice|keeping a list|keeping score|unbelievable|impressive|thanks for nothing|really nice|how generous|bravo|for the rest of my life|but sure|or what)\b|\b(?:nice|great|fine|some) \w+ you are\b|\bgood for you\b/i,
  ],
  [
    'door',
    /^when you (?:talk|speak|text)\b.*\bi don't want to\b|^then i(?:'m| am) not (?:going|coming)\b|^(?:whatever|fine|forget it|never ?mind)\b|\b(?:can't (?:talk|speak) to you|can't do this|i(?:'m| am| was) (?:so )?(?:done|out)|leave me alone|don't want to talk|nothing to (?:say|talk)|end of|not (?:talking|discussing|doing this)|go away|get out|shut up|stay out|don't come in|i don't care)\b/i,
  ],
  [
    'name',
    /^(?:you )?(?:liar|idiot|moron|jerk|loser|hypocrite|coward|psycho)\W*$|\byou(?:'re| are) (?:just |so |such an? |being |really |a |an )*(?:\w+ )?(?:lazy|selfish|controlling|impossible|unbelievable|rude|mean|liar|lying|idiot|stupid|childish|needy|crazy|irresponsible|cold|cheap|ungrateful|useless|pathetic|stubborn|spoilt|spoiled|immature|inconsiderate|dramatic|disgusting|messy|unreliable|hypocrite|jealous|ridiculous|unfair)\b|\bpigsty\b|\blike it's a hotel\b|\byou(?:'re| are) (?:acting |behaving )?like an? (?:child|kid|baby|toddler)\b/i,
  ],
  [
    'mind',
    /\byou (?:(?:obviously|clearly|just|only|really|probably) )*(?:don't (?:even )?(?:care|want|love|know anything)|care more|think|want to|hate|picked|chose|love|treat|did (?:it|that) on purpose)\b|\bso that's how you\b/i,
  ],
  [
    'back',
    /^(?:maybe|perhaps) if you\b|\b(?:what about you|you did (?:the same|it too)|you(?:'re| are) (?:one to talk|no better)|you also|you too|you \w+ (?:\w+ )?every (?:week|day|month)|at least i|says the one|you owe me|i never asked|make it about you|not the one)\b/i,
  ],
  [
    'deny',
    /\b(?:i (?:already )?told you|how (?:was|should|could|am) i|not my (?:fault|problem)|no you didn't|i never said|nobody said|that's not true|not true|what (?:do|did|was|should|more|else) (?:you want|i |do you)|i said|can't read|your fault|unfair|not fair)\b/i,
  ],
  [
    'guilt',
    /\b(?:after (?:everything|all) i|i guess|i might as well|someone has to|i do everything|would be nice|don't worry about me|don't have a life)\b/i,
  ],
  [
    'why',
    /^(?:and |so |but )?(?:why|can't you|how can you|how could|what is wrong|what's wrong|are you (?:serious|kidding|deaf)|do you (?:think|even|ever|check)|what are you doing|what were you)\b/i,
  ],
  ['deed', /\byou(?:r (?:mother|mum|mom|room|family))?\b.*\b\w+(?:ed|t|id|ook|ent|ame|ade|old|aid|rought|ere)\b/i],
];
const BY_MOVE: Partial<Record<Move, Kind>> = {
  criticism: 'deed',
  contempt: 'sneer',
  defensiveness: 'deny',
  stonewalling: 'door',
  demand: 'order',
  withdraw: 'door',
  guilt_trip: 'guilt',
};

const known = new WeakMap<Part, Kind>();

export function kindOf(part: Part): Kind {
  const kind = known.get(part) ?? kindHeard(part);
  known.set(part, kind);
  return kind;
}

function kindHeard({ was, said, move }: Part): Kind {
  const text = writtenOut(was);
  if (isFeigned(was)) return 'feigned';
  if (belittles(was)) return 'belittle';
  if (/^One way could be/.test(said)) return 'shove';
  if (/^(?:Could|Would) you |^Please /.test(said)) return /\b(?:always|never)\b/i.test(text) ? 'always' : 'order';
  return (
    KINDS.find(([, shape]) => shape.test(text))?.[0] ?? BY_MOVE[move] ?? (/\byour?\b/i.test(text) ? 'deed' : 'deny')
  );
}

const DONE: readonly (readonly [Done, RegExp])[] = [
  ['loud', /\b(?:yelled|yelling|screamed|shouted|swore at|slammed|threw)\b/i],
  ['mocked', /\b(?:laughed (?:at|in)|mocked|rolled (?:his|her|their|my) eyes|smirked|made fun)\b/i],
  [
    'silence',
    /\b(?:went silent|silent treatment|ignor\w+|stopped (?:talking|answering|speaking)|(?:has|have)(?:n't| not) (?:spoken|answered|talked|replied|written)|(?:won't|will not|doesn't|does not) (?:talk|answer|speak|reply)|not (?:spoken|talked) to me|no word)\b/i,
  ],
  [
    'left',
    /\b(?:walked (?:out|off|away|past)|stormed (?:out|off)|hung up|(?:he|she|they|i) left\b(?! (?:the|my|his|her|their|a)\b)|left in|took (?:the|our) \w+ to|drove off|slept on the|blocked|uninvited|went to the garage|moved out|didn't come back)\b/i,
  ],
  [
    'spread',
    /\btold (?:our|my|all|everyone|everybody|the whole|his|her|their) ?(?:\w+ )?(?:friends?|family|parents|mum|mom|dad|colleagues|team|everyone)?\b.* (?:i'?m|i am|that i|about)\b/i,
  ],
  ['again', /\bkeeps? (?:bringing|coming back|saying|going on)\b/i],
];

/** What was done in a quarrel, where it is told that way. */
export const doneIn = (told: string): Done | undefined =>
  DONE.find(([, shape]) => shape.test(told.replaceAll('’', "'")))?.[0];
