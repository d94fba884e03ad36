import type { Part } from '#server/coach/embedded/answers/argument/retold/part.ts';
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
  | 'deed';

const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['late', /\byou (?:could|should|might)(?: at least| also| just)?(?: have|'ve)\b/i],
  [
    'threat',
    /\b(?:or else|i(?:'m| am) leaving|divorce|break up|move out|report (?:me|you)|go and live with|live with your|grounded|i(?:'m| am) (?:never|not) \w+ing .*again|do (?:it|that) alone|go alone|if you (?:don't|do not)\b.*\bi(?:'ll| will)|you'll (?:see|regret|get it back)|as long as (?:i|you) (?:pay|live))\b/i,
  ],
  ['order', /^don't (?:you )?(?:ever |dare )?(?:tell|raise|talk|speak|touch|call|blame)\b/i],
  [
    'compare',
    /\b(?:(?:just |exactly )?like your (?:mother|father|mum|mom|dad|brother|sister)|acting like (?:him|her)|your (?:brother|sister) (?:never|always)|(?:dad|mum|mom) never|everyone else|other (?:people|husbands|wives|men|women|girls|boys|kids|parents) (?:can|do|don't|are|manage|have|would)|my ex\b|the rest of us)\b/i,
  ],
  [
    'always',
    /\b(?:always|never|constantly|every (?:single )?(?:time|week|day)|all the time|forever|only ever|nothing but|keep \w+ing)\b/i,
  ],
  [
    'small',
    /\b(?:relax|calm down|chill|over ?react\w*|exaggerat\w*|big deal|into a thing|it's just|it was (?:only|just)|it's (?:a|only) |get over|too sensitive|dramatic|drama|paranoid|crazy|so what|who cares|does it matter|twisting|imagining|in your head|nobody (?:looks|cares|stops))\b/i,
  ],
  [
    'sneer',
    /\b(?:happy now|wow|congrat\w*|good to know|must be nice|keeping a list|keeping score|unbelievable|impressive|thanks for nothing|really nice|how generous|bravo|for the rest of my life|but sure|or what)\b|\b(?:nice|great|fine|some) \w+ you are\b|\bgood for you\b/i,
  ],
  [
    'door',
    /^(?:whatever|fine|forget it|never ?mind)\b|\b(?:can't (?:talk|speak) to you|can't do this|i(?:'m| am) (?:so )?(?:done|out)|leave me alone|don't want to talk|nothing to (?:say|talk)|end of|not (?:talking|discussing|doing this)|go away|get out|shut up|stay out|don't come in|i don't care)\b/i,
  ],
  [
    'name',
    /\byou(?:'re| are) (?:just |so |such an? |being |really |a |an )*(?:\w+ )?(?:lazy|selfish|controlling|impossible|unbelievable|rude|mean|liar|lying|idiot|stupid|childish|needy|crazy|irresponsible|cold|cheap|ungrateful|useless|pathetic|stubborn|spoilt|spoiled|immature|inconsiderate|dramatic|disgusting|messy|unreliable|hypocrite|jealous|ridiculous|unfair)\b|\bpigsty\b|\blike it's a hotel\b|\blike a (?:child|kid|baby)\b/i,
  ],
  [
    'mind',
    /\byou (?:(?:obviously|clearly|just|only|really|probably) )*(?:don't (?:even )?(?:care|want|love|know anything)|care more|think|want to|hate|picked|chose|love|treat|did (?:it|that) on purpose)\b|\bso that's how you\b/i,
  ],
  [
    'back',
    /\b(?:what about you|you did (?:the same|it too)|you(?:'re| are) (?:one to talk|no better)|you also|you too|you \w+ (?:\w+ )?every (?:week|day|month)|at least i|says the one|you owe me|i never asked|make it about you|not the one)\b/i,
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
  const text = was.replaceAll('’', "'");
  if (/^(?:Could|Would) you |^Please /.test(said)) return /\b(?:always|never)\b/i.test(text) ? 'always' : 'order';
  return (
    KINDS.find(([, shape]) => shape.test(text))?.[0] ?? BY_MOVE[move] ?? (/\byour?\b/i.test(text) ? 'deed' : 'deny')
  );
}

const KEY: Partial<Record<Kind, RegExp>> = {
  always:
    /\byou (?:just )?(?:always|never) \w+(?= *[.!?]*$)|\b(?:always|never|only ever)\b|\bevery (?:single )?(?:time|week|day)\b|\ball the time\b|\byou keep \w+/i,
  name: /\b(?:so |such an? )?(?:lazy|selfish|controlling|impossible|unbelievable|rude|mean|liar|lying|idiot|stupid|childish|needy|crazy|irresponsible|cold|cheap|ungrateful|useless|pathetic|stubborn|spoilt|spoiled|immature|inconsiderate|dramatic|disgusting|messy|unreliable|hypocrite|jealous|ridiculous|unfair|pigsty|like it's a hotel|like a (?:child|kid|baby))\b/i,
  small:
    /\b(?:relax|calm down|chill|overreacting|exaggerating|big deal|making (?:this|it) into a thing|paranoid|crazy|dramatic|drama|so what|who cares|does it matter|twisting everything|too sensitive|get over it|it's (?:just|only) \w+|it was (?:just|only) (?:a )?\w+(?: \w+)?)\b/i,
  sneer:
    /\b(?:happy now|wow|good to know|must be nice|keeping a list|unbelievable|impressive|thanks for nothing|really nice|for the rest of my life|but sure|or what)\b/i,
  door: /\b(?:whatever|fine|forget it|never ?mind|can't (?:talk to you|do this)|i(?:'m| am) (?:so )?(?:done|out)|leave me alone|shut up|go away|don't come in|i don't care)\b/i,
};

/** The few words in a sentence that hurt; never more than five. */
export function biteOf(part: Part, kind: Kind): string {
  const key = KEY[kind]?.exec(part.was.replaceAll('’', "'"))?.[0];
  return key
    ? `“${key.charAt(0).toLowerCase() === 'i' && /^i\b/i.test(key) ? key : key.charAt(0).toLowerCase() + key.slice(1)}”`
    : shortly(part.was);
}

const HANGS =
  /^(?:a|an|the|my|your|his|her|our|their|this|that|of|to|in|on|at|for|with|from|by|about|as|and|or|but|so|if|when|while|because|i|you|he|she|we|they|is|are|was|were|am|be|have|has|had|do|does|did|don't|it's|you're|i'm|will|would|can|could|not|just|really|even|only|what|how|why|like|more|two|three|you'd|we'd|i'd|i'll)$/i;

/** The few words from where something was heard; a short sentence whole. */
export function shortlyFrom(was: string, heard: RegExp): string {
  const at = was.split(/\s+/).length > 6 ? (heard.exec(was.replaceAll('’', "'"))?.index ?? 0) : 0;
  return shortly(was.slice(at));
}

export function shortly(was: string): string {
  const bare = was.replace(/[“”"<>[\]{}|\\]/g, '').replace(/[.!?…,\s]+$/, '');
  const all = bare.split(/\s+/);
  if (all.length <= 6) return `“${bare}”`;
  const clause = all.slice(0, 7).findIndex((word, at) => at >= 2 && /[,.;:!?]$/.test(word));
  const kept = all.slice(0, clause > 0 ? clause + 1 : 5);
  while (clause < 0 && kept.length > 3 && HANGS.test(kept.at(-1) ?? '')) kept.pop();
  return `“${kept.join(' ').replace(/[.!?,;:…]+$/, '')}${clause > 0 ? '' : ' …'}”`;
}
