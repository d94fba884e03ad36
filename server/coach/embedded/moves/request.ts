import { rulesOf } from '#server/coach/embedded/frames.ts';
import { words } from '#server/coach/embedded/moves/words.ts';

const local = {
  ...words,
  felt: 'hurt, sad, lonely, alone, anxious, worried, ignored, overwhelmed, nervous, left out, stressed, scared, afraid, tired, exhausted, frustrated, unimportant, invisible, disconnected, distant, uncomfortable, upset, angry, unheard, unseen, neglected, disappointed, embarrassed, insecure, jealous, confused, unappreciated, unloved, uneasy, lost, small, dismissed, misunderstood, excluded, drained, rejected, helpless, unsupported, shut out, pressured, rushed, humiliated, taken for granted, low, down, bad, awkward, tense, homesick, unsafe, disrespected, undervalued, criticised, criticized, like',
};

/** Asks for something one may refuse: a wish, a need with an "I", could you, shall we. */
export const request = rulesOf('request', local, {
  'could-you': [
    3.4,
    '(could|would|can|will|may|might) (you|u) (please |maybe |possibly |perhaps |also |just |kindly |ever |both |at least )?(?!not |believe|imagine|ever |for once|even |stop (?!by)|see that|be any|do anything right|say that again|kidding|all just)(be|[a-z]+)',
    '(please|pls|kindly) (<soft> )?(let|help|call|text|speak|talk|do not|come|tell|send|remember|bring|pick|check|try|make|give|take|turn|close|open|be|slow|wait|stop|keep|ask|hold|share|put|message|drive|knock|join|lower|consider|use|write|leave the|show|explain|listen|think|stay|look|remind|buy|get|add|move|read|include|clean|water|feed|lend|save|set|respect|avoid)',
    '[,.] (please|pls) [.!?|]',
    '(would|do) you mind (if|not|to|[a-z]+ing)',
    'mind (giving|helping|if|turning|closing|picking|passing|moving|waiting|checking|taking|doing|lending|keeping|watching|sharing|letting|swapping|getting)',
    '(would|could|is|might) it be (possible|ok|okay|alright|all right|fine|too much trouble|an option|doable) (if|to|for|that|with)',
    '(is|are|was|would) (it|that|there) (ok|okay|alright|all right|possible|any chance|a chance|any way|a way|fine|cool|something you) (if|to|for|that|with|you|we|i|could)',
    'i (was|am|have been) (just )?(wondering|hoping|thinking) (if|whether|we could|you could|that you|about asking|you might|that we|maybe we|maybe you)',
    '(do you think|any chance|is there any chance|any way|could it be possible|what do you think about|how do you feel about|how would you feel|what would you say to|would you like to|do you want to|do you fancy|would you be (ok|okay|willing|up|open|able|interested|fine|comfortable)|are you (ok|okay|up|free|willing|open|able|available) (with|to|for|if|on|this|tomorrow|tonight)) ~4',
    'can i (ask|have|get|borrow|count|talk|please|request|tell you|suggest|speak|see|come|use|join)',
    '(can|could|shall|may|might|should) we (please |maybe |perhaps |possibly |just |all |both |also |try to |sit |find |plan |talk |agree |go |make |eat |have |set |decide |meet |spend |schedule |take turns|split |share |do |look |start |discuss |keep |figure |turn |use |visit |get |watch |cook |switch |swap |arrange |work out |check |come up|put |think |divide |book |at least |chat |cuddle |leave |move |try |read |alternate )',
  ],
  'i-would-like': [
    3.6,
    'i (would|will|do) (<soft> )?(like|love|prefer|appreciate|be (so |very |really )?(grateful|happy|glad|thankful)|enjoy|feel (better|safer|happier|more|less|calmer)|be so happy|really like|wish) (it )?(if|to|you|for|us|more|a|some|when|that|your|help|just|another|one) ~1 (?!to thank|to say thank|to apologi)',
    'it (would|will|might) (<soft> )?(help|mean|be (great|nice|lovely|good|helpful|wonderful|amazing|a big help|so helpful|really helpful|easier|better|cool|kind)|make (me|it|a|things|my|our)|do me|ease|go a long way) (me|us|so much|a lot|a lot to me|the world|if|to|if we|a difference|feel|really|,)?',
    'i (<soft> )?(need|want|hope|wish|long for|crave|miss) (a |an |some |more |your |us to|you to|to (feel|talk|know|hear|be (heard|held|closer|included|able)|have|spend|see|share|ask|plan|understand where|be part)|time (with|together|for)|quality|help|support|reassurance|quiet|a bit more|a little more|we could|that we|for us|it if|clarity|honesty|affection|closeness|patience|notice|our) ~12 (\\?|please|could|would|can|shall|together|with you|from you|is that|is it|ok|tonight|more often|at home|when you|if you|before you)',
    'i need (a hug|your help|some help|help|a hand|you here|you to (hear|listen|know|hold|help|be gentle|understand)|more (time|help|support|affection|notice|space for|of your)|some (time with|reassurance|support|quiet|comfort|kindness)|us to|to focus|to concentrate|to sleep)',
    '(how about|what about|what if|why do not|why do we not|shall|let us|maybe|perhaps|could) (we|a|us|you|i|dinner|taking|going|making|having|trying) ~3 (could|might|can|try|take|took|went|made|had|turns|together|walk|date|talk|find|plan|go|make|have|split|share|do|did|set|spent|spend|put|left|kept|keep|sit|sat|list|schedule|cook|meet|agree|weekend|saturday|sunday|week|evening|picnic|movie|coffee|trip) (?!not)',
    '(next time|in (the )?future|from now on|going forward|in future|another time) ,? ~2 (could|can|would|please|i would|let|maybe|it would|ask|tell|just|try|let me|let us|if you|text|give)',
    '(i would|i will) (like|love) (us|you|to|it|more|some|a)',
    '(let me know|tell me|keep me (posted|updated)|give me a (call|heads up|hand|hug|ring)|drop me|text me|call me|message me|remind me|wake me|ask me|warn me|send me|pick me up) ~3 (if|when|before|once|next time|so|in advance|please|tomorrow|first|after|how|later|ahead|about)',
    '(my|one) (request|wish|ask|suggestion|hope) (is|would be|for)',
    'i (would )?(suggest|propose|ask) (that )?(we|you|to|for|a)',
    '(give|lend|spare) me (a hand|a minute|a moment|five minutes|a hug|some time)',
  ],
  'i-feel-when': [
    2.6,
    'when (you|we|i|the|my|your|it|nobody) ~12 ,? i (<soft> )?(feel|felt|get|get so|got|start to feel|end up feeling|become|worry|start to|am|find it|miss)',
    'i (<soft> )?(feel|felt|get|am|was|have been feeling|am feeling|start to feel|have felt) (<soft> )?(a bit |a little |kind of |pretty |quite |so |more )?<felt> ~4 (when|if|because|that|by|about|with|in|lately|and|at|from|,|every|whenever|after|since|without|\\.)',
    '(it|that) (<soft> )?(hurt|hurts|bothers|bothered|worries|worried|makes|made|upsets|upset|scares|scared|stings|stung|stresses|embarrassed) (me )?(<soft> )?~2 (when|that|if|how|to hear|because|to be|sad|nervous|anxious|uncomfortable|feel|worried|lonely|uneasy)',
  ],
});
