import { rulesOf } from '#server/coach/embedded/frames.ts';
import { words } from '#server/coach/embedded/moves/words.ts';

const local = {
  ...words,
  sorry:
    'sorry, so sorry, very sorry, really sorry, truly sorry, deeply sorry, terribly sorry, sincerely sorry, awfully sorry, extremely sorry',
  wronged:
    'snapping, yelling, shouting, being, not, what, the way, how, hurting, making, forgetting, missing, saying, blaming, ignoring, overreacting, lying, losing, walking, leaving, raising, interrupting, last, my, earlier, yesterday, everything, this, that, all, taking, letting, breaking, assuming, hanging, slamming, calling, speaking, talking, pushing, dismissing, putting, getting, accusing, doubting, nagging, pressuring, teasing, going, the fight, the argument, the things, the other, today, tonight, this morning, acting, treating, never, cutting, mocking, sulking, criticising, criticizing, judging, scaring, any, causing, starting, messing, having, keeping, jumping, rushing, laughing, disappointing, upsetting, both, us, all of',
};

/** Turns a quarrel back: sorry, own part, a break with a return, understanding, the bond. */
export const repair = rulesOf('repair', local, {
  apology: [
    4,
    '(?<!i said |i say |told you )(i am|i feel|i was|^|really|and|so|but|,|oh|hey|please|babe|love|honey|say|know i|truly|genuinely|again) <sorry> (for|about|that i|i|if i|that we|we|to have|it came|my|this|it was me|,|that) ~1 (<wronged>|did|said|was|hurt|made|forgot|missed|snapped|yelled|shouted|lied|let|got|have|had|should|could|overreacted|lost|acted|came|ignored|did not|messed|were|fought|ever|really|know|just|never|for|went|took|left|blamed|upset|raised|broke|screwed|love|about|too|we|you felt|baby|honey|darling|sweetheart|,|i)',
    'i am <sorry> [.!,|❤]',
    '(?<!should |must |why |to |not |already )(i )?(apologise|apologize|owe you an apology|want to apologise|want to apologize|would like to apologise|would like to apologize|sincerely apologise|sincerely apologize|my apologies|my sincere apologies|my bad|mea culpa|forgive me (?!for not |for having |for being |for trying |for wanting )|i beg your forgiveness|please forgive|ask (for )?your forgiveness|ask (for )?forgiveness|hope you can forgive|can you forgive|will you forgive|you did not deserve that|you did not deserve)',
    'i (was|am|have been|know i was|admit i was|see i was|think i was|realise i was|realize i was) (<adv> )?(wrong|unfair|harsh|too harsh|out of line|mean|rude|selfish|unkind|cruel|a jerk|an idiot|being an idiot|stupid to|not fair|impatient|too hard|defensive|stubborn|at fault|to blame|the one who was wrong|distant|insensitive|being unfair|grumpy|being stubborn|not listening|not myself|short with you|inconsiderate|careless|thoughtless|acting)',
    'i (should|could) (not )?(have |not have )?(not )?(raised|yelled|shouted|said|told|asked|listened|called|been|lied|hidden|thought|snapped|done|reacted|spoken|talked|blamed|let|forgotten|known|noticed|helped|trusted|judged|walked|handled|texted|kept|waited|checked|apologised|apologized|made|paid|interrupted|stayed|taken|shown|come|left|brought|lost|acted|assumed|consulted|included|involved) (?!it if)',
    'i (should|could) (not )?have (not )?',
    'i (overreacted|messed up|screwed up|made a mistake|made mistakes|let you down|hurt you|hurt your feelings|got defensive|lost my temper|lost my cool|was wrong|regret|snapped|went too far|crossed a line|got carried away|feel (bad|terrible|awful|guilty|ashamed|horrible) (about|for|that)|take (full |the |all )?(responsibility|blame)|own (that|it|my|up)|did not handle|handled (that|this|it)|did not listen|ignored your|misjudged|misunderstood you|jumped to|take (it|that|this|everything) back|take back|blew (it|up)|did you wrong|wronged you|dropped the ball|got (it|that|this) wrong|raised my voice|said things i|said some)',
    '(that|it|this) was (<adv> )?(unfair|wrong|harsh|unkind|mean|rude|my fault|my mistake|on me|not ok|not okay|not right|stupid|uncalled for|out of line|cruel|selfish|thoughtless|insensitive|not fair|too much) (of me|to you|to say|on you|and i|from me|for me|,|on my part)',
    '(?<!not |now |so |suddenly |always |everything )(it is|that is|that was|it was|this is|this was) (<adv> )?(my|all my|partly my|also my|totally my|as much my) (fault|mistake|bad|responsibility|doing)',
    '(sorry|apologies) (for|about) (?!the (late|noise|delay|wait|mess)|any (inconvenience|trouble)|bothering|disturbing|your loss)',
  ],
  'own-part': [
    4,
    '(i|me) (can |do |also |could |now |finally |really )?(see|own|know|realise|realize|admit|understand|recognise|recognize|accept|acknowledge|take) (that )?(my (part|share|role|side|mistake|responsibility|fault|behaviour|behavior)|i (hurt|was|have|did|made|played|contributed|got|let|reacted|also|could|should|pushed|can be|upset|scared|messed|am part|ignored|do)|how (i|much i|that|it)|where i|what i did|your (point|side|pain|perspective|frustration|feelings)|why you|where you|now|that i|it (hurt|was|must)|both)',
    '(we both|both of us|neither of us) (said|made|got|did|played|are (both )?(tired|stressed|responsible|to blame|hurting|right|upset|wrong)|were (both )?(tired|upset|wrong|stressed|right|angry|hurt)|want the same|have a point|contributed|handled|lost|wants|meant|is perfect|deserve)',
    '(i am|i was) (partly|also|just as|equally|as much) (to blame|responsible|at fault|guilty)',
    '(you are|your) (<adv> )?(right|correct|making sense|not wrong|making a good point) (?!here|now|about the|there|on time|,? (sure|whatever|of course))',
    'you (make|have|made|had|raise|do have|got|brought up) (a )?(<adv> )?(good|fair|valid|great|strong)? (point|points|every right|right to be|reason to be)',
    '(fair (point|enough)|good point|point taken|touche|i stand corrected|i hear you|i hear what|i hear that|i get (it|why|that you)|i (can )?(totally |completely |fully )?understand (why|that you|how you|you (are|feel|were)|your|what you)|i see (your point|why|where|what you mean|it now|how)|i never (saw|thought of|looked at|considered|realised|realized) (it|that|how)|i did not (realise|realize|think of|see|know how|consider|mean to hurt|want to hurt|mean to upset|know it (hurt|meant)|notice how))',
    '(that|it) (must|might|had to) (have )?(been|be|felt|feel|hurt|sounded|come across|looked) (<adv> )?(hard|awful|painful|lonely|horrible|difficult|scary|hurtful|terrible|tough|frustrating|exhausting|frightening|upsetting|like|bad|you|harsh)',
    '(your|you) (feelings|being (hurt|upset|angry)|reaction|anger) (are|is|make|makes|do|matter) (valid|sense|matter|important|understandable|justified|fair)',
    '(it|that) (makes|made|does make) (total |perfect |complete )?sense (that|why|you)',
    '(that|this|it|the way i said (it|that)) (came|sounded) (out )?(<adv> )?(harsh|harsher|wrong|mean|worse|ruder|colder|badly|rude|bad|across|meaner|angrier|stronger)',
  ],
  'again-better': [
    4,
    '(let me|can i|could i|may i|i will|i want to|i would like to) (try|say|start|put|rephrase|do|explain) (that|it|this|again|over|to say|to do|better) ~3',
    '(can|could|may|shall|let|what if) (we|us|you and i) (please |just |maybe |both )?(start|begin|try|do|rewind|reset|hit) (over|again|fresh|this (again|over|differently)|that again|from the beginning|a do over|it again|anew|better|reset|the reset|something different)',
    '(can|could|may|shall|let) (we|us|i|me) (please |just |maybe |both )?(take|have|get) (a )?(<adv> )?(short |quick |little |five minute |small )?(break|pause|breather|timeout|time out|step back|breath|moment|deep breath|walk together|minute|few minutes|second)',
    '(give|need|let me have|i need|i would like|take) (me )?(a )?(few|five|ten|twenty|thirty|fifteen|\\d+|half|an|one|some|short|couple|a couple of|little) (minutes|minute|hour|an hour|time|break|time out|of minutes|moment) ~8 (then|come back|and (we|then|i)|before|return|continue|talk|afterwards|after that|to cool|to calm)',
    '(come back|return|continue|get back|pick (this|it) up|finish this|revisit) ~4 (in (half|an|a|ten|twenty|thirty|\\d+)|after (dinner|a|i|we|the)|when (we|i) (are|am|have) (both )?(calm|calmer|cooled|rested|less|not so)|later when|tomorrow when)',
    '(let us|can we|could we|shall we|we should|we can|we could|i want us to|we need to|how (can|do|could) we|i want to|let me|i would like to|i would love to|we will|help me|i am going to|i promise|i promise to|i will) (please |both |just |try to |all |not )?(slow down|calm down|work (this|it|through|together|on|something)|figure (this|it) out|fix (this|it|things)|find (a|some) (way|solution|middle|compromise)|make (it |this |things |that )?(right|up|better|peace|amends)|make it up|listen|hear (each|you|your)|be (kind|gentle|on the same|a team|friends again|better|ok|okay|more (patient|careful|present))|sort (this|it|things)|do (better|this together)|solve (this|it)|understand (each|you|your|what you|how you|why)|stop (fighting|hurting|blaming|this fight|arguing)|talk (it|this|about (it|this|what)) (out|through|over|calmly|happened)?|meet (halfway|in the middle)|compromise|reconnect|repair|get (through|past|back to)|hug|make up|learn|change (that|this|my|how)|remember we|agree to|try (again|to be|harder|to do)|get this right|put it right|put this right|earn (back|your))',
    '(we|we are|you and i|you and me) (on the same|are on the same|same) (team|side|page)',
    '(how|what) (can|could|do|should|may) (i|we) (do )?(to )?(make|fix|help|do (better|differently)|repair|support|change|put|sort|solve|get past)',
    '(help me|i want to|i really want to|i would like to|tell me more|i am trying to|i need to|please tell me|explain to me) (to )?(understand|get it|know|about (how|what|that)|see it|hear|how (that|it|you|this)|what (it|you|i|that|hurt)|listen|so i (can|understand))',
    '(truce|peace offering|white flag|olive branch|peace \\?|friends again|can we make up|make up \\?|kiss and make|hug \\?|come here ,|are we (ok|okay|good)|i brought|i made (us|you) (tea|coffee|breakfast|dinner|soup))',
    'i am (listening|here to listen|all ears|ready to (listen|talk)|open to|willing to|trying to (understand|see|be|do better|change)|working on (it|this|that|being)|here for (you|us)|glad (we|you) (talked|told|said|can))',
    'i (do not|did not) want (to (win|be right|hurt|fight|lose|argue|go to bed|leave)|us to|this to|you to feel|it to)',
  ],
  bond: [
    3.4,
    'i (<soft> )?(love|care about|miss|need|value|adore) (you|us|our) ~2 (even|more than|and|too much|no matter|so|,|but (?!you)|always|anyway|regardless|$|still|very|as)',
    'i (<soft> )?(love|care about) you',
    '(you|we|us|this|our (relationship|friendship|marriage|family)|this (relationship|friendship|marriage)) (is|are|matter|matters|mean|means|comes) (so |much |way |far |still )?(more (important|than|to me)|worth|to me|a lot|everything|too (important|much)|stronger|bigger|first|first to me)',
    'i (hate|do not like|can not bear|can not stand|am tired of) (fighting|arguing|when we|that we|us fighting|this distance|being (mad|angry|apart|at odds)|us (being|not)|this silence|hurting you|going to bed)',
    '(we|we will|we have|we can|we are) (get through|got through|been through|will get|will be (ok|okay|fine)|can do|will figure|will work|work it out|are going to be|figure it out|can fix|still)',
    '(you are|your) not (alone|the problem|the only|crazy|too much|overreacting|wrong to)',
    '(no hard feelings|bygones|water under|let bygones|i forgive you|i am not (angry|mad|upset) (anymore|any more|with you|at you)|we are good|all is forgiven)',
  ],
});
