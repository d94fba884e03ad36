import { rulesOf } from '#server/coach/embedded/frames.ts';

const words = {
  other:
    'him, her, them, he, she, they, my partner, my boyfriend, my girlfriend, my husband, my wife, my friend, my best friend, my mother, my father, my mum, my dad, my sister, my brother, people, others, anyone, anybody, everyone, everybody, someone, somebody, partners, women, men, us, each other, one another, my ex, my fiance, my spouse, the other, my son, my daughter, my parents, my colleague, the person',
  close:
    'close, closer, closeness, intimate, intimacy, near, vulnerable, attached, love, loved, affection, connection, connected, deep, serious, together, commitment, committed, hug*, held, touch*, emotional, soft',
  fear: 'afraid, scared, fear, terrified, frightened, panic*, anxious, worried, worry, worries, nervous, dread, insecure, jealous, uneasy, paranoid, spiral*, freak*, obsess*, desperate, devastated, convinced',
  often:
    'always, constantly, often, usually, keep, kept, tend to, get, easily, never, still, just, really, so, also, sometimes, quickly, immediately, suddenly, probably, all the time, every day, do',
  leave:
    'leave, leaves, leaving, left, abandon*, reject*, dump*, replace*, break up, breaks up, breaking up, lose interest, losing interest, lost interest, pull* away, drift* away, forget me, forgets me, walk away, stop loving, stops loving, stop caring, find someone better, finds someone better, find somebody better, found someone else, met someone else, cheat*, go for good, move on, gone, end it, ends it, slip away, tired of me, bored of me, sick of me, done with me, lose him, lose her, lose them, losing him, losing her, losing them',
  flee: "run, ran, running, flee, pull back, pull away, push * away, pulled away, pulled back, withdraw, disappear, vanish, ghost*, back off, back away, leave, bolt, shut down, go cold, went cold, go numb, freeze, escape, hide, sabotage*, end it, break up, look for the exit, distance myself, detach, turn cold, go silent, stop answering, stop replying, get away, find faults, find flaws, need space, lose interest, keep * at arm 's length",
};

/** Reaches for the other out of worry that they may go. */
export const anxious = rulesOf('anxious', words, {
  'fear-of-loss': [
    2.6,
    '<fear> ~8 <leave>',
    '(think|thinking|assume|imagine|imagining|believe|feel|sure|convinced|afraid|expect) ~8 <leave>',
    '<leave> ~3 me',
    '(biggest|greatest|worst|deepest|my) (fear|nightmare|worry) ~8',
    '(scared|afraid|terrified|fear) (of )?(being|ending up|to be) (alone|left|abandoned|single|unloved|rejected|dumped|forgotten)',
    '(he|she|they) (will|would|might|may|is going to|are going to|is|are|must be|could) (surely |probably |soon )?(<leave>|lose interest|losing interest|pulling away|over it|over me|it is over|find|seeing someone|mad at me|angry with me|does not love)',
    'that it (is|was) (over|the end)',
  ],
  reassurance: [
    2.6,
    '(need|needs|want|crave|ask for|asking for|seek|seeking|beg for|require|fish for|look for|live for) ~5 (reassurance|reassure|reassured|approval|validation|attention|to hear (that|him|her|it)|proof|confirmation|signs|compliments|to be told|affirmation)',
    '(keep|always|constantly|often|repeatedly) (asking|ask|checking|check|wondering|testing|test|texting|text|calling|call|looking|look|wanting|rereading|reread|refreshing|apologising|apologizing)',
    '(if|whether) (we|he|she|they) (are|is) (ok|okay|still|mad|angry|good|alright|going to stay|losing|online|thinking)',
    '(still )?(loves|love|likes|like|wants|want|care|cares about|miss|misses) me (or|still|anymore|enough|as much|really|back|the same)',
    '(check|checks|checking|checked) ~5 (online|last seen|phone|profile|instagram|status|location|messages|social media|if (he|she) (read|saw))',
    '(reread|re read|analyse|analyze|overthink|overanalyse|overanalyze|read into|replay|dissect|obsess over) ~6 (message|messages|text|texts|word|words|tone|everything|conversation|conversations|every)?',
    '(send|sent|sending|write|text|texted|call|called|calling|ring) ~4 (after message|again and again|over and over|many|until|ten times|repeatedly|message after|several|double|lots of|nonstop|non stop)',
    '(double|triple) text*',
  ],
  'worry-when-apart': [
    2.3,
    '(when|if|whenever|until|unless|every time|as soon as|while|the moment) (he|she|they|<other>) ~10 (i|my) <often>? (<fear>|assume|imagine|think|feel (sick|rejected|ignored|abandoned|lost|empty|worthless|unloved|anxious|insecure)|stomach|heart (sinks|drops|races)|can not (sleep|eat|relax|focus|concentrate|think)|fall apart|cry|lose it|go crazy|spiral|get (upset|scared|jealous|clingy|anxious|nervous|needy))',
    '(can not|could not|hard to|unable to|do not know how to) (relax|sleep|eat|focus|concentrate|calm down|function|be happy|breathe|stand being|bear being|stand to be|be (alone|without|apart|on my own)|live without|stop thinking)',
    '(apart|alone|without (him|her|them)|separated|distance|silence|no (reply|answer)) ~8 (makes|make|drives|kills|panic*|spiral*|scare*|terrif*|hurt*|crazy|unbearable|torture)',
    '(do not|does not|did not|doesn|takes|took|take) ~3 (reply|replies|answer|text|respond|call) ~8 (i|my)',
    '(clingy|needy|too much for|dependent|codependent|desperate|jealous|insecure|possessive|obsessed|smothering him|smothering her|overly attached|hypervigilant)',
    '(seems|seem|seemed|sounds|is|are|acts|gets|becomes|feels) (a bit |a little |even slightly |just a bit |slightly )*(distant|off|cold|quiet|busy|different|annoyed|short|away)',
  ],
  'loves-more': [
    2.3,
    '(love|loves|care|give|try|invest|need|want|feel) ~4 (more|harder|deeper) than (he|she|they|him|her|them|the other|anyone)',
    'the one who (loves|cares|gives|tries|needs|calls|texts|reaches|invests|initiates|apologises|apologizes) (more|most|first|always|harder)?',
    '(not|never) (good|pretty|smart|interesting|lovable|worthy|important|thin) enough',
    '(do not|does not|did not) (really |truly |actually )?(want|love|need|like|care about|value|choose) me',
    '(pedestal|say yes to everything|please (him|her|them|everyone)|people pleas*|give up my|lose myself|forget myself|drop everything|do anything to keep|do anything for|put up with anything|put (his|her|their) needs)',
    '(test|tests|testing) (him|her|them|his|her|if (he|she))',
    '(feel|felt) (left out|rejected|replaced|excluded|second best|like an option|like a second choice|unwanted|unlovable|ignored)',
    '(fall|fell|falls|falling) apart ~4 (when|if|criticis*|criticiz*|he|she)?',
    '(biggest|constant|always) ~2 (worry|worrying|fear|jealous|insecure|anxious|doubt)',
  ],
});

/** Keeps the other at a distance to stay free and unhurt. */
export const avoidant = rulesOf('avoidant', words, {
  'closeness-crowds': [
    2.6,
    '(feel|feels|felt|feeling|get|makes me feel|made me feel|becomes|is|it is|feel so|leaves me|left me) (so |really |quickly |immediately |very |too |a bit |quite |almost )*(suffocated|smothered|trapped|crowded|engulfed|cornered|overwhelmed|stifled|boxed in|claustrophobic|pressured|controlled|caged|suffocating|smothering|too close|drained|invaded|exposed|weak|irritated|uncomfortable|restless|tied down)',
    '(need|value|want|like|love|prefer|cherish|require|guard|protect|lose|losing|miss|enjoy) ~4 (space|independence|freedom|distance|own company|being single|autonomy|time alone|time for myself|my own|self sufficient|to be alone|being alone|solitude|breathing room|privacy)',
    '(closeness|intimacy|commitment|affection|emotions|feelings|dependence|neediness|vulnerability|marriage|labels|the future|getting serious|love|tears|crying|hugging|cuddling|relationships) ~3 (scares|scare|bores|bore|irritates|annoys|suffocates|drains|overwhelms|disgusts|repels|makes me (uncomfortable|want to run|nervous|itch|shut down|cringe|leave)|make me (uncomfortable|want to run|cringe|itch)|is (a burden|too much|overrated|not for me|exhausting|hard for me)|are (a burden|too much|overrated|not for me|exhausting)|feels|feel|turns me|turn me)',
    '(too|get|gets|getting|becomes|became|go|goes) (close|serious|deep|intense|emotional|needy|clingy|attached|intimate|real|committed|comfortable) ,? ~2 (i|me|too|and i)',
    '(demanding|needy|clingy|emotional|dramatic|dependent) ~8 (annoy*|irritat*|hate|back off|step back|repuls*|leave|i)',
    '(back off|give me space|leave me alone|get off me|breathing space|skin crawl)',
  ],
  'hides-feelings': [
    2.6,
    '(keep|kept|hide|bury|swallow|bottle|hold|lock|push) ~1 (my |all my |up my |down my |back my )?(feelings|emotions|problems|thoughts|things|everything|it all|it|myself|needs|pain) (to myself|inside|up|down|in|away|from (him|her|them|everyone|people|others)|private|back|hidden|bottled|locked)',
    '(do not|never|can not|hate|rarely|find it hard to|struggle to|not someone who|hardly ever|avoid|not (the|a) (type|kind|person) (to|who)|refuse to|hard for me to|difficult to|not good at|bad at|not comfortable) ~2 (open up|opening up|share|sharing|talk about|talking about|discuss|show|showing|express|expressing|say i love|says i love|saying i love|let * in|let people|let anyone|letting people|letting anyone|cry|rely|relying|depend|depending|lean|leaning|trust|trusting|ask for help|asking for help|need (anyone|anybody|people|help|others)|get attached|getting attached|be vulnerable|being vulnerable|feelings|emotions|commit|committing|hug|cuddle)',
    '(opening up|feelings|emotions|emotional talks|deep talks|talking about (feelings|emotions|it)|vulnerability|being vulnerable) ~4 (not my thing|uncomfortable|hard|difficult|awkward|pointless|weak|weakness|exhausting|not for me|makes me|make me|is not|are not)',
    '(shut down|shuts down|go (quiet|numb|cold|silent|blank)|zone out|tune out|leave the room|walk out|change the subject|switch off|stonewall|close up|close off|clam up|emotionally unavailable)',
    '(work|hobbies|hobby|games|gym|phone|books|sport|job|garage|computer) ~10 (feelings|talk|serious|argue|fight|emotional|us|relationship|close)',
    '(hide|bury|burying|hiding|lose|throw|escape) ~1 (myself )?(in|into|behind) (my )?(work|hobbies|job|games|books|phone|garage|gym|sport|studies|projects)',
  ],
  'no-need': [
    2.6,
    'i (do not|never|did not|have never|will never|really do not) (really |actually )?(need|needed|depend|rely|lean|trust|miss|missed|want) (on )?(anyone|anybody|people|others|him|her|them|a relationship|someone|help|nobody|no one|to depend|to rely|to need|much affection|much contact|much closeness)',
    '(on my own|by myself|alone|myself|independent|independently|self reliant|solo) ~6 (easier|better|fine|happier|safer|simpler|always have|than (tell|ask|talk|share|with))',
    '(deal|deals|handle|handles|cope|manage|solve|sort|fix|do|figure) ~4 (alone|on my own|by myself|myself|without help|without anyone)',
    '(do not|does not|did not|never) see the point (of|in)',
    "(arm 's length|at a distance|at bay|one foot out|an exit|the exit|escape route|way out|plan b|a reason to leave|reasons to leave|find faults|find flaws|nitpick|pick at|looking for flaws|not the one)",
    '(end|ended|leave|left|quit|break off|run from|sabotage) ~3 (relationships|relationship|things|it|them) ~4 (before|when|as soon|once|early|first|too)',
    '(lose|lost|losing) (interest|attraction|feelings) ~6 (when|once|as soon|after|i|and)?',
    '(as soon as|whenever|when|once|the moment|every time|if) ~12 i <often>? (<flee>)',
    '(pull|pulled|back|step|take a step|move|draw) (back|away) ~4 (when|if|as|and|stop|from|once)?',
    '(prefer|rather|easier|better|happier|safer) ~4 (alone|on my own|by myself|single|independent|keep to myself|not get involved|casual|being single)',
    '(hate|hates|can not stand|dislike|annoyed|irritates me|bothers me) ~8 (needy|clingy|emotional|dependent|cries|depend on me|depends on me|needs me|dramatic|affectionate)',
  ],
});

/** Wants closeness and fears it at once. */
export const disorganized = rulesOf('disorganized', words, {
  'both-ways': [
    4.4,
    '(want|wants|crave|craves|need|long for|love|desire|miss|yearn for|like) ~9, (but|and|yet|though|then|while|at the same time) ~5, (afraid|scared|fear|fears|terrif*|frighten*|push*|run|sabotag*|hurt|disgust*|hate|can not (bear|stand)|panic*|freak*|reject*|pull* away|distrust|want to run|flee|hide|disappear|leave|ghost*)',
    '(push|pushed|pushing|shove|drive) ~3 (away|out) ~6, (then|and|but|and then|so) ~4 (cling|beg|panic|chase|plead|miss|regret|want|come|run|crawl|hold|cry|pull|need|apolog*|call|get scared)',
    '(beg|begged|cling|chase|plead|pleaded|hold on|pull|text) ~8, (then|and|but|and when|and then|until) ~6 (push|shout|run|leave|reject|disappear|ghost*|tell (him|her|them) to|kick|hate|go cold|panic|scream|vanish|hide|block)',
    '(one|first) (day|minute|moment|hour|second|week) ~12, (next|another|other) ~8',
    '(hot and cold|push and pull|push pull|on and off|back and forth|come here go away|love and hate|love hate|mixed signals|roller coaster|rollercoaster|all over the place|yo yo|loving one minute|contradict*)',
    '(swing|swings|switch|switches|flip|flips|alternate|bounce|go|torn|jump|oscillate|vacillate|veer) (wildly |back and forth )?between',
    '(part|half|one part|a part|one side) of me ~12, (other|another|part|half|rest)',
    '(love|want|need|miss|adore) ~5 and (hate|fear|despise|dread|resent|am afraid|am scared|can not stand|reject) ~3',
    '(at the same time|at once|simultaneously|in the same (hour|breath|day|moment|minute)|in one breath)',
  ],
  'safe-is-scary': [
    3.8,
    '(makes me feel safe|safe|comfort|love|trust|loved|closest|protect*) ~8, (also |is also |and )?~3 (person )?(i am )?(scared of|afraid of|fear|scares me|hurt me|hurts me|frightens me|terrifies me)',
    '(close|closeness|love|affection|kindness|intimacy|tenderness|kind|hugs|hug*|touch*|near) ~6 (terrif*|frighten*|scares|scare|makes me panic|feels dangerous|is dangerous|triggers|feel unsafe|feels unsafe|freeze)',
    '(everybody|everyone|people|anyone|those|the ones|whoever|somebody) ~3 (i )?(love|loved|trust|trusted|close) ~5 (hurt|hurts|betray*|leave|leaves|left|abandon*|beat)',
    '(freeze|froze|dissociate|go blank|numb out|panic) when ~6 (hug*|touch*|close|kiss*|hold*|love*|kind)',
    '(father|mother|dad|mum|parents|childhood|little|a child|a kid|growing up) ~14, (scar*|fright*|violent|hit|beat|unpredictable|drunk|loving|yell*|rage|abus*|hurt|fear|feared|terrif*)',
    '(do not|never|can not|did not) (know|understand) (what i want|myself|who i am|what i feel|why i|whether i|if i want|how to (love|be))',
    '(sabotag*|self destruct*|ruin*|destroy*|blow up|wreck*|start fights|pick fights|pick a fight|provoke) ~12, (good|happy|close|well|love|near|fine|better|abandon*|leave|safe|stable|happy)',
    '(trust|believe) (nobody|no one|none) ~8, (yet|but|and|still) ~6',
    '(break up|broke up|leave|split|dump*) ~6 (and )?(get|got|come|came|go|went|run|crawl) back',
    '(test|provoke|push) (him|her|them) (until|till|so) ~10',
    '(expect|expecting|wait|waiting) ~4 (abandoned|left|hurt|betrayed|hit|rejected|disaster|the worst) (anyway|anyhow)?',
    '(suddenly|then) (feel|felt|am|get|become) (disgust*|repuls*|nothing|sick|trapped|hate|cold|numb|terrified)',
  ],
});

/** At ease with closeness and with distance. */
export const secure = rulesOf('secure', words, {
  trust: [
    2.4,
    '(we|i|they|he and i|she and i) (both |really |fully |completely |totally |deeply |do |always |just |can )*(trust|respect|understand|support|appreciate|accept|value|encourage|love and respect) (each other|one another|him|her|them|each|my partner|my wife|my husband|my friend)',
    '(feel|feels|felt|am|are|being) (very |so |really |completely |totally |quite |pretty |always )*(safe|secure|comfortable|relaxed|calm|at ease|at home|accepted|understood|heard|loved|supported|at peace|happy alone|confident) ~3 (with|around|in|when|because|and|,|alone|together|about|depending|being|telling|to be|enough)',
    '(know|knows|believe|sure|confident|certain) ~3 (he|she|they|we|my (wife|husband|partner|friend|sister|boyfriend|girlfriend)) (is|are|will|loves|love|would|can|has|have) ~2 (there for|me|be there|come back|love|loves me|be ok|be fine|be okay|have my back|my back|listen|stay|work it out|find a way|get through|each other)',
    '(loves|love|there for|accepts|respects|supports|values) (me|us|each other) ~2 (even (when|if)|no matter|anyway|through|unconditionally|as i am|the way i am|for who)',
    '(keeps|keep|kept) (his|her|their|our|my) (promises|promise|word)',
    '(do not|never|not|no longer|rarely|without|no need to|hardly ever) (have to |need to )?(worry*|fear*|afraid|jealous|panic|doubt|hide|pretend|walk on eggshells|play games|keep score|being afraid|anxious) ~8',
    '(his|her|their|our|my) (independence|own friends|own hobbies|own space|space|alone time|freedom|separate friends) ~6',
    '(has|have) (his|her|their|our) (own )?(friends|hobbies|life|interests) and (i|we|he|she) (have )?(mine|my own|his|hers|too)?',
  ],
  'talks-and-repairs': [
    2.4,
    '(talk|talks|talked|speak|communicate|discuss) ~4 (openly|honestly|calmly|through|about (everything|anything|what we|our needs|problems|it (openly|honestly|calmly))|it over|things over|things out|freely|regularly|easily|kindly)',
    '(tell|tells|say|share|express|show) ~5 (feelings|what i (need|feel|want|think)|what we (need|feel)|when (something|i am|he|she)|anything|everything|how i feel|my (needs|worries|fears|mind)|the truth|openly|honestly)',
    '(argue|argued|fight|disagree|conflict|row|quarrel|argument|arguments|fights|problem|problems|upset|misunderstanding|mistakes|difficult (conversation|talk)) ~10, (apologis*|apologiz*|make up|makes up|sort it|sort things|work it out|work through|resolve*|solve*|talk it|listen|listens|repair*|find our way|calm|calmly|fair|compromise|forgive*|forgave|come back|reconnect|laugh|hug|comfort*|without (fear*|worry*|shout*|it being)|not (the end|a disaster)|still (love|friends|there))',
    '(fight|argue|disagree) (fair|fairly|respectfully|calmly|kindly|and still|without)',
    '(sort|work|talk|figure) (it|things|that|this|problems) (out|through|over) ~3 (together|calmly|quickly|easily|openly|usually|always|and)?',
    '(sit down|make time|take turns) ~4 (listen|talk|discuss|hear)',
    '(ask|asks|rely|depend|count|lean|turn) (on |to |for )?~4 (help|support|comfort|each other|him|her|them|my (husband|wife|partner|friend|sister|brother)|one another) ~5 (and|when|if|,)?',
    '(he|she|they|we|the other|my (wife|husband|partner|friend)) (can |always |also |do |does |will )*(listens|listen|supports|support|comforts|comfort|encourages|encourage|hears|understands|cheers|helps|help|respects|respect|does the same|do the same) (me|us|each other|them|him|her|one another|with|my|when|the same)?',
    '(honest|open|kind|fair|respectful|patient|calm|balanced|healthy|stable|steady|equal) (with each other|about|with one another|and|relationship|together|way|partnership|conversation)',
  ],
  'at-ease-both': [
    2.4,
    '(enjoy|happy|fine|good|comfortable|okay|ok|content|glad|like|love|value) ~4 (time )?(alone|on my own|by myself|apart|own) ~5, (and|as well|too|but|together|with)',
    '(miss|misses) (him|her|them|each other) ~3, (but|and|yet) ~3 (relaxed|fine|ok|okay|trust|happy|know|enjoy|calm)',
    '(easy|easily|natural|simple) ~4 (to be|to trust|to talk|close|closeness|myself|with (him|her|them)|be close|comes|love)',
    '(be|being) (myself|ourselves|who i am|honest|open|vulnerable) (around|with|and|in front|without)',
    '(give|gives|giving|respect|respects|have|leave) (each other|one another|him|her|me|them) ~3 (space|room|freedom|time|privacy)',
    '(glad|happy|good|love|nice) to (come home|be (close|together|near)|see each|be with|have) ~4',
    '(balance|best friends|team|partners|equals|home|safe place|safe haven|rock|good at (repairing|talking|listening))',
    '(closeness|intimacy|commitment|love|being close) (comes|feels|is) (easily|easy|good|natural|safe|comfortable|nice)',
    '(stressed|upset|sad|sick|down|hurt|worried|struggling) ~6, (comfort*|ask|asks|tell|tells|help*|support*|listen*|hug*|hold*|talk|turn to|there for|take care|takes care)',
  ],
});
