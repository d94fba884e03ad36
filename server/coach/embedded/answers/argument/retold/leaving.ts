import type { Way } from '#server/coach/embedded/answers/argument/retold/shape.ts';

/** Doors that are shut, threats, and what makes small what is big for the other. */
export const LEAVING: readonly Way[] = [
  [
    /^(?:so |then )?(?:go|move out|leave)(?: and)? (?:go )?(?:live|stay|move in)? ?with (?:your|him|her).*$/i,
    'I am at the end of my patience, and I do not want you to go',
  ],
  [/^(?:maybe|perhaps|then|fine) i (?:will|should|would)$/i, 'That hurts, and I do not want to leave it like this'],
  [
    /^(?:go ahead|report me|(?:just )?do it then|try me|be my guest)$/i,
    'I can hear that you are serious, and I would rather settle it between us',
  ],
  [
    /^(?:maybe )?(?:we should|let's|i want to) (?:just )?(?:break up|split up|end (?:it|this)|get divorced)$|^i want a divorce$|^(?:it's|this is|we're|we are) (?:over|done|finished)$/i,
    'I am so hurt that I think of giving up, and I need to know whether this matters to you too',
  ],
  [
    /^(?:do|go|handle|manage) (?:it|that|this|everything) (?:alone|yourself|on your own)(?: then| next time)?$|^(?:next time )?you can (?:go|do (?:it|that)) (?:alone|yourself|without me)(?: then| next time)?$|^see how you (?:manage|do|get on).*$/i,
    'I am close to giving up on this, and I would rather find a way together',
  ],
  [
    /^i(?:'m| am) (?:never|not) (?:ever )?((?:tell|shar|invit|help|lend|ask|com|trust|work|cook|go|do|talk|driv|giv|pay|cover)\w*ing) (?!about|to him|to her)(.*?)(?: ever)? again(?: ever)?$/i,
    'It will take me a while before I feel like {1} {2|wish} again',
  ],
  [/^you(?:'re| are) (?:so )?grounded\b.*$/i, 'For now you stay at home, and I want to explain to you why'],
  [/^you(?:'re| are) ruining (?:my life|everything|it)$/i, 'This is really hard for me right now'],
  [
    /^(?:and )?i can(?:'t|not) (?:even )?(?:talk|speak) (?:to|with) you(?: (?:when|while|if|right now|now|anymore)\b.*)?$/i,
    'I do want to talk about it, and I can do it better once we are both calmer',
    'Talking is too hard for me at this moment; please give me half an hour',
  ],
  [
    /^(?:you know what,? )?i can(?:'t|not) do this(?: anymore| any more| right now| again)?$/i,
    'This is too much for me right now, and I need a break before we go on',
  ],
  [
    /^(?:you know what,? )?(?:i(?:'m| am) (?:so |just )?(?:done|out|finished)(?: talking| here| with (?:this|you|it))?|that's it|i give up|i(?:'m| am) leaving)$/i,
    'I need to stop for now, and I will come back to it tonight',
    'I am exhausted by this and need a break; after that I will listen again',
  ],
  [
    /^(?:just )?(?:forget (?:it|about it|i (?:asked|said)\b.*)|never ?mind|drop it)$/i,
    'I am disappointed, and I need a moment before I try again',
    'I feel like giving up on it, although it matters to me',
  ],
  [
    /^(?:just )?(?:leave me alone|go away|get out(?: of my room)?|get lost|shut up|piss off)$/i,
    'I need some time alone now, and then I will talk with you',
  ],
  [
    /^(?:there(?: is|'s) )?nothing to (?:talk about|say|discuss)$|^i(?:'m| am) not (?:talking|discussing|having|doing) (?:about )?(?:this|it)\b.*$|^(?:this )?(?:conversation|discussion)(?: is|'s)? over$|^end of (?:story|discussion)$/i,
    'I cannot talk about it well at this moment; let us do it tomorrow',
  ],
  [/^i don't care (?:what|how|who|where) (.+)$/i, 'For me it does not depend on what {1}'],
  [
    /^i (?:really )?(?:don't|do not|couldn't) care(?: less)?(?: anymore| any more)?$/i,
    'I am tired of arguing about it, and I notice how I shut down',
  ],
  [
    /^(?:whatever|fine|ok|okay|sure)(?:,? (?:then|whatever|fine|you win|be like that|if you say so|have it your way|suit yourself))*$|^(?:you win|have it your way|suit yourself|as you (?:like|wish)|if you say so|be like that)$/i,
    'I do not know what to say right now, and I need a short break',
    'I do not really agree yet, and I would like to come back to it',
  ],
  [
    /^(?:you(?:'re| are) )?(?:over ?reacting|exaggerating|(?:being )?(?:so )?(?:dramatic|too sensitive|hysterical))\b.*$/i,
    'I had not seen how big this is for you',
    'For me it is smaller than for you, so please tell me what makes it big',
  ],
  [
    /^(?:stop|you(?:'re| are)|why are you) making (?:such )?(?:a (?:big )?(?:deal|thing|fuss|scene|drama)|drama|this into\b|it into\b).*$/i,
    'I had not expected it to matter so much to you; please tell me why it does',
  ],
  [
    /^(?:please )?(?:just )?(?:relax|calm down|chill(?: out)?|take it easy|get over it|lighten up|get a grip|let it go|move on)(?: already| now)?$/i,
    'I can see how much this upsets you',
  ],
  [
    /^(?:just )?(?:relax|calm down|chill(?: out)?|take it easy|get over it|lighten up)[,;: ]+(?:it(?:'s| is| was)) (?:just |only )?(.+)$/i,
    'To me it was only {1}, and I can see that it is more than that to you',
  ],
  [
    /^(?:it(?:'s| is| was)|that(?:'s| is| was)) (?:just|only) (?!that\b|because\b|not\b)(.+)$/i,
    'For me it was only {1}, and I can see that it was more for you',
  ],
  [
    /^(?:it(?:'s| is| was)|that(?:'s| is| was)) (?:not|hardly|no) (?:(?:that|such a|a|so)\b)? ?(?:big deal|bad|important|end of the world|problem)$|^(?:so what|who cares|big deal|does it matter|what does it matter|what's the big deal|what's your problem)$/i,
    'I do not see yet why it matters so much; please tell me',
  ],
  [
    /^(?:not this again|here we go(?: again)?|(?:oh )?(?:not )?again with (?:this|that)|(?:are we )?(?:really )?doing this again)$/i,
    'We have been at this point before, and it wears me out',
    'I feel tired when this comes up, and I will try to listen',
  ],
  [
    /^you(?:'re| are) (?:just )?(?:twisting|turning) (?:everything|it|my words|this)\b.*$|^(?:it(?:'s| is)|that(?:'s| is)) not like that(?:,.*)?$/i,
    'That is not how I meant it',
  ],
  [/^i (?:didn't|don't) want (?:any |the |more |that )?drama\b(.*)$/i, 'I was afraid that there would be tension {1}'],
  [/^you(?:'re| are) (?:imagining|making (?:it|this|that|things) up)\b.*$/i, 'I remember it in another way'],
  [
    /^can(?:'t| not) you take a joke$|^(?:it was|i was) (?:just |only )?(?:a joke|joking|kidding)$|^learn to take a joke$/i,
    'I meant it as a joke, and I can see that it did not feel like one',
  ],
];
