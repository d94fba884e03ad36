import type { Way } from '#server/coach/embedded/answers/argument/retold/shape.ts';

/** Always, never, only: a moment made into what somebody is like. */
export const HABITS: readonly Way[] = [
  [
    /\b(?:always|never|every time|another|nothing but|only)\b.*\bexcuses?\b|^(?:that(?:'s| is)|here come|save) (?:always |just |only )?(?:the|your|an|another) excuses?\b/i,
    'I keep hearing reasons, and I would like to feel that you want to find a way',
  ],
  [
    /^you (?:just |really |simply )*(?:never|don't(?: ever| even)?|do not) (?:actually |really |even )?listen(?: to me| to anything.*)?$/i,
    'I do not feel heard, and I would like you to let me finish',
    'I would like to know that what I say reaches you',
  ],
  [
    /^you (?:just )?(?:never|don't) (?:even )?(?:help|lift a finger|do anything)(?: (?:me|around here|here|at home|in the house))*$/i,
    'I need more help than I am getting',
  ],
  [
    /^you (?:just )?(?:never|don't) (?:even )?(?:apologi[sz]e|say sorry|admit .*)$/i,
    'It would mean a lot to me to hear a sorry from you',
  ],
  [
    /^you (?:just )?never (?:tell me anything|talk to me|tell me things)$/i,
    'I would like to hear about things from you earlier',
  ],
  [
    /^you (?:just )?never (?:think|thought) (?:of|about) (me|us|anyone|anybody|others)\b.*$/i,
    'I would like to be part of your thoughts in such moments',
  ],
  [/^you (?:just )?never (?:ask|asked)(?: me)?(?: (?:what|how|if) .*)?$/i, 'I would like to be asked'],
  [
    /^you (?:just )?(?:never|don't|do not) (?:even |really )?(?:care|cared|give a (?:damn|shit|fuck))(?: at all| anymore)?$/i,
    'I am not sure whether this matters to you, and I need to know',
  ],
  [
    /^(?:and )?you (?:just )?(?:never|don't|do not) (?:even |really )?(?:care|cared|give a (?:damn|shit|fuck)) (?:about|if|what|how|that) (.+)$/i,
    'I wish I could feel that you care about {1}',
  ],
  [
    /^you (?:don't|do not) (?:even )?(?:know|understand|see) (?:anything|a thing) (?:about|of) (.+)$/i,
    'There is more to {1} than you can see from outside',
  ],
  [/^you have no (?:idea|clue)(?: (?:of |about )?((?:what|how|who)\b.+))?$/i, 'I would like you to know {1}'],
  [/^you (?:just )?never have (?:any )?(.+)$/i, 'I had the impression that you often have no {1}'],
  [/^you(?:'re| are) (?:just )?never (?:even )?(.+)$/i, 'It often seems to me that you are not {1}'],
  [
    /^you (?:just |really )*(?:never|hardly ever|barely) (?:even )?(?:(?:care|trust|respect|support|like|love|make|believe|appreciate)d?)\b(?<=(\w+)) ?(.*)$/i,
    'I wish you would {1} {2|wish}',
  ],
  [
    /^you (?:just )?never once (?:ask|thank|help|call)\w*\b ?(.*)$/i,
    'I have been waiting for it so often that I stopped hoping',
  ],
  [
    /^you (?:just |really )*(?:never|hardly ever|barely) (?:even )?(?!(?:said|told|knew|came|did|was|were|had|went|gave|took|made)\b)(\w+(?<!ed)\b.*)$/i,
    'I wish you would {1|wish} more often',
    'It would mean a lot to me if you would {1|wish} now and then',
  ],
  [
    /^you(?:'re| are) (?:just )?(?:always|constantly|forever) (?:so )?(going to .+)$/i,
    'I have heard before that you are {1}, and I cannot count on it yet',
  ],
  [
    /^you(?:'re| are) (?:just )?(?:always|constantly|forever) (\w+ing\b.*)$/i,
    'It feels to me as if you are often {1|plain}',
    'There are many times when you are {1|plain}, and it wears me down',
  ],
  [
    /^(?:and |but )?you (?:just |simply |really )*(?:always|constantly|forever) (?:just )?(.+)$/i,
    'It feels to me as if you often {1|plain}',
    'I have had the feeling for a while that you mostly {1|plain}',
    'More often than I like, it seems to me that you {1|plain}',
  ],
  [
    /^(?:and |but |because )?you (?:only|just) (?:ever )?(?!(?:said|told|did|came|went|left)\b)((?:care|think|talk|want|know|look|come|call|do|see|see|say|sit|use|complain|make|need|like|go|stand)\b.*)$/i,
    'It feels to me as if you only {1|plain}',
    'To me it looks as if you only {1|plain}',
  ],
  [
    /^(?:and |but )?you just (sat|stood|watched|left|walked|went|hung|laughed|let|ignored)\b(.*)$/i,
    'It was hard for me that you {1}{2|plain}',
  ],
  [/^(?:and |but )?you keep (\w+ing\b.*)$/i, 'It keeps happening that you are {1|plain}, and it wears me down'],
  [/^every (?:single )?time (?:we|i) (.+?),? (you .+)$/i, 'It has happened more than once that we {1} and {2|plain}'],
  [/^every (?:single )?time (.+)$/i, 'It has happened more than once that {1}'],
  [
    /^every (?:single )?(day|week|weekend|month|evening|night|morning) (?:it(?:'s| is)) (.+)$/i,
    'It feels to me as if there is {2} every {1}',
  ],
  [
    /^why is (?:it|nothing|what i do) (?:never|ever|not) (?:good )?enough\b.*$|^nothing (?:i do )?is (?:ever )?(?:good )?enough\b.*$|^i can(?:'t|not) do anything right\b.*$/i,
    'I would like to hear now and then that I did something well',
  ],
  [/^why is it always (?:me|my (?:job|turn|fault))\b.*$/i, 'I would like us to share it more evenly'],
  [
    /^(?:and |but )?you (?:do|did) (?:this|that|it) (?:to me )?(?:every (?:single )?time|all the time|again and again)$/i,
    'This is not the first time for me, and it wears me down',
  ],
  [
    /^(?:and |but )?you (\w+) (.+?) (?:every (?:single )?(?:time|day|week|weekend|night)|all the time)$/i,
    'It feels to me as if you often {1} {2}',
  ],
  [/^we (?:just )?never (.+)$/i, 'I would love it if we could {1|wish} more often'],
  [/^we (?:always|only) do what you want\b.*$/i, 'I would like us to choose what I want as well'],
  [
    /^i always have to (.+)$/i,
    'So often it is me who has to {1}, and I would like to share that',
    'I would like not to be the only one to {1}',
  ],
  [/^i(?:'m| am) (?:always )?the only one who (?:ever )?(.+)$/i, 'I often feel like the only one who {1}'],
  [
    /^i do everything(?: (?:here|around here|in this house|at home|alone))*$/i,
    'I carry a lot here, and I would like to share it',
  ],
];
