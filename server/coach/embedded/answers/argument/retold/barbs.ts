import type { Way } from '#server/coach/embedded/answers/argument/retold/shape.ts';

/** Scorn, sneers and questions that are none. */
export const BARBS: readonly Way[] = [
  [/^(.{6,}?),? (?:are you )?happy(?: now)?$/i, '{1}. Would that help?'],
  [/^(?:are you )?happy now$/i, 'Would that help'],
  [
    /^(?:wow|great|nice|really nice|good to know|thanks(?: a lot)? for nothing|good for you|impressive|lovely|charming|bravo|well done)$/i,
    'That hurts',
    'That stung, and I need a moment',
  ],
  [
    /^so that(?:'s| is) how (?:you see it|it is|you think|you feel)(?: about (?:it|me))?$/i,
    'It hurts me that you see it this way',
  ],
  [/^but (?:sure|of course|hey|yeah),? .+$/i, ''],
  [/^(?:it )?must be nice\b.*$/i, 'I would like some of that for myself as well'],
  [/^(?:oh )?so (?:now )?(?:i|it)(?:'m| am|'s| is)? (.+) now$/i, 'It sounds to me as if {1} now'],
  [/^so (?:now )?i(?:'m| am) (.+)$/i, 'I hear in it that I am {1}, and that is hard to take in'],
  [/^so now i (.+)$/i, 'I hear in it that I {1}'],
  [/^so i should just (.+)$/i, 'I did not want to just {1}'],
  [
    /^so (?:it's|it is|its) my fault\b.*$|^so i(?:'m| am) the (?:bad guy|problem|villain)\b.*$|^(?:of course )?(?:everything|it)(?:'s| is) (?:always )?(?:all )?my fault\b.*$/i,
    'I feel that all of it lands on me, and then it is hard for me to listen',
  ],
  [
    /^do you (?:really )?think i(?:'m| am) (?:stupid|an idiot|blind|dumb)$/i,
    'I find that hard to believe, and I would like you to be open with me',
  ],
  [
    /^are you (?:serious|kidding(?: me)?|joking|for real)(?: right now)?$|^you(?:'ve| have) got to be (?:kidding|joking)(?: me)?$/i,
    'I can hardly believe it',
  ],
  [
    /^are you (?:deaf|blind|stupid|crazy|insane|out of your mind)$|^what(?:'s| is) (?:wrong|the matter) with you$|^how could you(?: do (?:this|that))?$/i,
    'I do not understand it yet, and I am upset',
    'I am shaken, and I would like to know how it came to that',
  ],
  [
    /^what(?: the (?:hell|heck|fuck))? were you thinking$|^how (?:can|could) you be so .+$/i,
    'I would like to know what you had in mind',
  ],
  [/^(?:and |because )?(?:do i|don't i|i don't) have a life\b.*$/i, 'I have a life of my own to look after as well'],
  [/^(?:then )?i (?:might|may) (?:just )?as well (.+)$/i, 'It feels as if I could just as well {1}'],
  [
    /^someone (?:has|had) to$|^(?:well,? )?somebody (?:has|had) to$/i,
    'I feel that I am the one who has to look after it',
  ],
  [
    /^(?:i )?(?:didn't|did not) know (?:that )?you (?:were|are|keep|kept) (?:keeping )?(?:a )?(?:list|score|count)\b.*$/i,
    'I did not know that you keep count',
  ],
  [/^you owe me (?:like )?(.+?)(?: at this point| by now)?$/i, 'For me it adds up to {1} by now'],
  [/^what (?:are you doing|do you (?:even )?do) all day$/i, 'How do your days look at the moment'],
  [
    /^(?:and |but )?(?:do|are|have) you (?:even |ever )?(?:check|checking|spy|spying|read|reading|go through|going through|follow|following|track|tracking)\b.*(?:everything|on me|me|my).*$/i,
    'I feel watched, and I would like to be trusted',
  ],
  [
    /^do you (?:even |ever )+(listen|care|think|hear|love|remember|know)\b(.*)$/i,
    'I would like to feel that you {1}{2}',
  ],
  [/^(?:have you )?(?:ever|even) (?:heard|thought) of (.+)$/i, 'I would be glad about {1}'],
  [
    /^(?:no )?(?:but )?(?:a (?:bit|little) (?:of )?|some )(.+) would (?:be|have been) nice(?: for once)?$/i,
    'I would be glad about a bit of {1}',
  ],
  [/^i (?:really )?hate (?:it )?(that|how|when) (.+)$/i, 'It is hard for me {1} {2}'],
  [
    /^i(?:'m| am) (?:so )?(?:sick|tired|fed up) (?:and tired )?(?:of|with) (?:you |your )?(?!it\b|this\b|being)(\w+ing\b.+)$/i,
    'I have run out of patience with {1|plain}',
  ],
  [
    /^i(?:'m| am) not (?:your|the|a|some) (?:maid|mother|mum|mom|cleaner|servant|secretary|slave|driver|taxi|bank|atm|cash machine|babysitter|therapist|punching bag)\b.*$/i,
    'I do not want all of it to be my job',
  ],
  [
    /^(?:wait,? )?(?:what|how) did i (?:even )?do(?: wrong| now)?(?: this time)?$/i,
    'Please tell me what I did that upset you',
  ],
  [
    /^you(?:'re| are) one to talk$|^look who(?:'s| is) talking$|^says the one who.*$|^that(?:'s| is) rich(?: coming from you)?$|^speak for yourself$/i,
    'I can take that better when we look at both our parts',
  ],
  [/^you know (?:that's|it's|that is) not (?:true|fair)$/i, 'I see it in another way'],
];
