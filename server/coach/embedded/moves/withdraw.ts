import { rulesOf } from '#server/coach/embedded/frames.ts';
import { words } from '#server/coach/embedded/moves/words.ts';

const local = {
  ...words,
  away: 'out, for a walk, for a run, for a drive, for a smoke, to bed, to sleep, to my room, upstairs, downstairs, outside, to the gym, to the pub, to the garage, to work, back to work, home, to my mum, to the bar, fishing, jogging, running, for a ride, to the office, to the shop, to the garden, to take a shower, to have a shower, for a swim, golfing, to my friend, to my brother, to my sister, to my parents, away for, offline, to the basement, to the shed, to the balcony, to watch tv, to play',
};

/** Steps back from the talk without shutting it for good. */
export const withdraw = rulesOf('withdraw', local, {
  'cannot-now': [
    4,
    'i (can not|could not|can hardly|can not even|do not think i can|am not able to|am in no state to|am in no mood to|am unable to) (<adv> )?(deal|handle|cope|do this|do that|talk|think|face|take|go|have this|get into|process|discuss|argue|continue|keep|listen|be here|stay|breathe) ~4 (right now|now|today|tonight|this moment|at the moment|anymore|any more|any longer|again|like this|about (it|this|that)|with (this|it|that|you)|this|$|here|it)',
    'i (do not|just do not|really do not|do not even) (have|got) (the|any|enough) (energy|time|strength|patience|nerves|head|headspace|capacity|bandwidth|space|will|power)',
    'i have (no|zero) (energy|strength|patience|nerve|nerves|headspace|capacity|bandwidth)',
    '(it is|this is|that is|all this is|it is all|this is all|it is just) (<adv> )?(too much|a lot|too heavy|overwhelming|too intense|exhausting|draining) (for me|right now|to handle|to take in|at the moment|for tonight|for today|,|[.!|])',
    '(can|could) (we|you) (please )?(not|leave|drop|skip|stop|talk about something|change|move on|let it|save|forget) ~2 (do this|do that|talk about|now|tonight|today|this|it|the subject|there|have this|again|discuss|get into|fight|argue|go into|for (now|tonight|today)|topic|something)',
    '(^|please|can we|could we) not (now|tonight|today|right now|this again|in front of|this morning|here) (,|please|ok|\\.|$)',
    '(i am |i am just |just )?not (really )?(in the mood|in the headspace|up for|ready (to talk|for this)|up to|feeling like)',
    'i (do not|really do not|just do not) (feel like|want to) (talk|talking|get into|getting into|discuss|discussing|go into|going into|think about|deal|argue|arguing|fight about|fighting about|be here|be around|having this|have this (talk|conversation|fight)|do this|go there|see anyone|say anything) ~4',
    'i would rather not (talk|discuss|say|get into|go|think|go into|go there|be)',
    '(i am|i feel) (<adv> )?(tired|exhausted|drained|worn out|wiped out|shattered|overwhelmed) ~5 (tomorrow|bed|later|sleep|to talk|for this|not now|let us|good night|goodnight|another time|to argue|of this|to fight|to discuss|of arguing|of fighting|of talking)',
    'i (need|want|just need|just want|would like) (to be|to get|some|a bit of|a little|my|to go|to leave|to sleep|to lie|to think|to disappear|to hide|to step|time|space|to clear) (alone|by myself|on my own|air|fresh air|space|time alone|quiet|peace|away|out of here|time to myself|alone time|some air|some space|space|left alone|left in peace|distance|my head|outside|down|out)',
    'i just want to be (left|alone|by myself|on my own)',
  ],
  'other-topic': [
    4,
    '(let us|can we|could we|shall we|we should|maybe we should|we could) (please )?(just )?(not talk|not discuss|not do this|talk about something|change the|leave it|drop it|drop this|drop the|move on|forget (about )?(it|this|that)|skip|pretend|leave this|leave that|talk about it (another|some)|do this (another|some)|not go there|not get into|not (do|fight|argue|ruin|start)|put (this|it) (aside|off)|save (it|this)|stop (here|talking)|watch|not)',
    '(changing|change) the (subject|topic)',
    '(talk about|on to|how about) something else',
    '(anyway|anyways|so anyway|moving on) [,.]? (how|what|did|i|let|have|the)',
    '^ (maybe|perhaps) (another|some other|later|next) ~1 (time|day|week|ok|[.!,|])',
    '(some other|another) (time|day) ,? (maybe|ok|okay|i|$)',
    'we (will|can) (talk|see|discuss|deal) (about it |about this |with it )?(some other|another|whenever|some day|someday|eventually)',
    '(leave|drop) (it|this|that) (for now|for today|be|alone|there|at that|for tonight|out)',
    'drop the (subject|topic)',
    'and (eat|watch|sleep|go to)',
  ],
  'it-is-nothing': [
    3.8,
    '(it is|that is|it was) (nothing|fine|ok|okay|not important|no big deal|not a big deal|all good|not worth|whatever) ,? (really|forget|never mind|do not worry|leave it|let it|i am fine|i said|just|$|it|\\.)',
    'it (does not|really does not) (matter|bother me|mean anything) (anymore|any more|anyway|to me|now|at all|really|,|[.!|])',
    '(never mind|nevermind|nvm|^ forget (it|i said|i asked|about it|that i|what i said|i mentioned)|forget i said|not important|nothing is wrong|nothing wrong|nothing happened|nothing , (really|i)|do not mind me)',
    'i am (fine|ok|okay|good|alright|all right) ,? (really|do not|leave|just|let|nothing|stop|it is|honestly|\\.|thanks|no)',
    'i (do not|really do not) know what (to say|you want me to say|else to say|i feel|to tell you|to do)',
    '(nothing|no) ,? (just tired|i am just tired|i am just|it is nothing|i am fine|forget)',
    'i (have )?(said|told you) (it is|i am) (fine|ok|nothing|okay)',
    'just (tired|a headache|busy)',
  ],
  'goes-away': [
    3.6,
    '(i am|i will|i think i am|i think i will|i am gonna|i am just|i am just going|i would better|i should|i am about to) (just )?(going|go|heading|head|off|stepping|step|leaving|leave|walking|walk|running|run|driving|drive|getting|get|be going|slipping|popping|nipping|gonna go|going to go|out|take) (<away>|out of here|to (bed|sleep|my room|the (gym|garage|pub|office|park|shed|store|bar|bathroom|car|other room)))',
    '(do not|no need to) wait (up|for me)',
    'i (am going|will|am going to|might|think i will|would rather|plan to) (to )?(sleep|stay|crash|spend the night|be|stop|work|eat|sit) (on the (sofa|couch)|at (my|the|a|work)|in (the|my) (other|guest|spare|car|room|office|study|garage)|late|somewhere|elsewhere|over at|longer|alone|upstairs|out)',
    'i (would rather|would prefer to|would sooner|prefer to|just want to|only want to|am just going to|will just|am gonna|am going to|want to|think i will|just wanna|gonna) (just )?(watch|read|play|sleep|be (alone|on my own|by myself|left)|go|stay (in|here|home|at home|out)|eat|work|listen to music|go out|do something else|sit|get back to|finish my|keep|scroll|game|spend|lie|relax|rest|not)',
    '(gonna|going to|off to) (play|watch|sleep|bed|work|read|the gym|crash|shower|hide)',
    '(back|off|on|up|out) to (my|the) (game|book|room|phone|series|work|show|computer|screen|garage|garden|office|movie|film|gym)',
    '(turning|turns|puts|putting|picks up|goes back|going back) ~3 (headphones|phone|tv|screen|laptop|book|game|computer)',
    'i (have|have got|got) (things|stuff|work|a lot|other things|something|emails|somewhere|a call|a meeting|an early|to get up) (to do|else to do|to finish|to be|else|early|on|to|start|morning|call)',
    'see you (later|tomorrow|whenever|around|when) ~2',
    '(goodnight|good night)',
    'i am (<adv> )?(busy|tired|exhausted) [.!,|]',
    'i will just go',
    '(keep|keeping) (it|my feelings|my thoughts) to myself',
  ],
});
