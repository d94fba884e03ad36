import { rulesOf } from '#server/coach/embedded/frames.ts';
import { words } from '#server/coach/embedded/moves/words.ts';

const local = {
  ...words,
  now: 'right now, now, immediately, this instant, this minute, this second, at once, today, tonight, straight away, right away, asap, this very minute, already, for the last time, or else, once and for all, instantly',
  order:
    'answer, tell, show, give, come, stop, delete, choose, explain, do, get, put, look, listen, send, prove, swear, promise, admit, apologise, apologize, say, call, turn, hand, move, hurry, pick, clean, sit, stand, shut, unlock, open, cancel, unfollow, block, decide, pay, return, fix, quit, leave, obey, behave, fetch, bring, make, drop, hang, cook, wash, text, reply, respond, cut, end, change, take, go, let, keep, be, finish, confess, beg, wake, dump, remove, write, sign, throw, face, act, hold, pull, walk, talk, speak, start, pack, log, share, transfer, switch, give me back, erase',
  ultimate:
    'i am leaving, i leave, i will leave, we are finished, we are done, we are through, it is over, i am done, i am gone, i am going, i walk, i am out, i am telling, i will tell, i am calling, do not bother, do not come, you can pack, you will regret, you will see, you are grounded, you are out, you are fired, you are on your own, i am moving, i want a divorce, i am filing, i take the kids, i am taking the kids, i will never, i am changing the locks, we break up, i am breaking up, there will be, forget about, say goodbye, consider, find yourself, pack your, you will lose, you will never see, i swear, this marriage',
};

/** Orders, ultimatums, and questions that allow one answer. */
export const demand = rulesOf('demand', local, {
  'order-now': [
    4,
    '(^ |, |and |then |i said )(just |you )?<order> ~7 (right now|now|immediately|this instant|this minute|this second|at once|straight away|right away|asap|this very minute|for the last time|instantly) [.!?|]',
    '^ (now|right now|immediately|this instant|at once|hurry up|hurry|do it|do it now|pick up|answer|answer me|listen|move|out|stop it|stop that) [!.|]',
    '(do not make me (say|ask|tell|repeat|come|count|wait)|i (am not asking|will not ask again|will not say it again|am not going to ask|am telling you|said now|will not repeat|am warning you|will count|am not going to say)|before i (count|lose|change|get)|no (discussion|excuses|arguments|buts|debate|ifs|if|more excuses|questions|negotiation|backtalk|back talk)|last (warning|chance)|final (warning|answer|offer)|this is an order|that is an order|that is final|not a (request|suggestion|question)|not up for (debate|discussion)|non negotiable|not negotiable|not optional|because i (said|say) so)',
  ],
  'or-else': [
    4.4,
    '(or|otherwise|or else) ,? (else|<ultimate>)',
    'if you (do not|go|leave|see|ever|do that|talk|walk|come|will not|can not|keep|call|text|stay|are not|dare|choose) ~9, (<ultimate>)',
    '(<ultimate>) ~2 unless you',
    '(either you|it is (me|them|her|him|your) or|(her|him|them|it|your friends|your mother|your job) or me|me or (her|him|them|it|your)) ',
    '^ choose [:.!,]',
    '(by|until|till|before) (tonight|tomorrow|noon|midnight|friday|monday|sunday|the end of|eight|nine|ten|\\d+) ~4 (or|otherwise)',
    '(i|we) (want|need|expect|demand|require) (an answer|answers|an explanation|the truth|a decision|my money|it (back|done)|your (answer|decision|password)|a reply|a straight answer|to know (who|where|right now|now|what you))',
    '(i|we) (expect|demand|insist|order|command|require|forbid|will not allow|do not allow|am not letting|will not let) (that )?you (to|from|not|apologise|apologize|go|see|delete|stop|tell|going)?',
    'i (forbid|prohibit|demand|insist|order)',
    'i (expect|want) you ~1 (to|home|here|out|back|gone)',
    'you have (until|till|one|five|ten|two|\\d+) ~3 (to|hour|hours|minutes|seconds|tonight|tomorrow|choice|friday|day|days)',
  ],
  'you-must': [
    3.2,
    'you (must|have to|have got to|got to|need to|had better|better|are going to|are to|are expected to|will|shall) (now |immediately |finally )?(tell (me|your|him|her|them)|give me|come (home|with|back|here|to)|choose (me|between)|quit|delete|apologise|apologize|answer (me|my)|do (as|what|it now)|call (me|your|him|her)|listen to me|explain|clean|pay (me|for)|promise|obey|block (him|her)|cut (him|her|them|ties)|sell|sign|cancel|respect (me|my)|swear|admit|stop (seeing|talking|lying|this|it|working|drinking|going|spending|being|that)|never (see|talk|speak|do|lie|go|call)|choose|be home|be (there|here|back) (by|at)|leave (him|her|that|now|your))',
    'you better ',
    'you (would|had) better ',
    'you (are|will) not (going|go|leaving|leave|seeing|see|wearing|wear|allowed|permitted|talking to (him|her|them)|to|having|touching|getting out|spending|meeting|driving|inviting|taking)',
    'you (can|may|could|should|must|shall) not (go|see|leave|wear|talk to|speak to|have|meet|invite|ever|spend|be friends)',
    'no (wife|husband|girlfriend|boyfriend|child|daughter|son) of mine',
    '(as long as|while|when) you live (under|in) my',
    'my (house|rules|roof) ,? my (house|rules)',
    'you owe me (an answer|an explanation|an apology|the truth|my|that|this)',
  ],
  'order-control': [
    3.4,
    '^ (<soft> )?(and |now |then |ok |so |well |fine ,? )?(answer (me|my|the|your|it|this)|tell me (who|where|what (you|were|did|is going)|why|the truth|now|right|how much|everything|if you (are|were|slept|have))|show me (your|the|who|what|those|his|her|every|that)|give me (your|the|that|my|an answer|it|back|a straight|one good|access)|explain (yourself|this|that|why|to me|what)|prove (it|that|to me|you)|swear (that|to|it|on|you)|promise me (you will never|you will stop|that you will never|right)|admit (it|that|you|what)|apologise|apologize|say (sorry|you are sorry|it|that you)|choose|decide|delete (her|his|that|the|it|your|those|all|every)|block (her|him|them|that)|unfollow|unblock|come (home|here|back|over here|downstairs|inside|out)|get (in|out|over here|off|up|back|here|your|rid|a job|down|home|dressed|to)|do (it|as|what i|your|the dishes|this|that|something|not (you )?(dare|walk|lie|turn|leave|look|make me|ever|talk|you|even|come|go|touch|hang|interrupt|play|ignore|argue))|look (at me|me in)|listen to me|listen when|stop (what|it|that|this|lying|talking to|seeing|ignoring|texting (her|him)|crying|being|hiding|playing|acting|avoiding|doing|yelling|wasting|complaining|making|flirting|interrupting|following|calling|touching|going)|send me (a|your|the|proof|my|every)|hand (over|me)|turn (that|it|off|around|the (tv|music|phone|thing)|your|down)|put (that|the|it|your|on|down)|pick up (the|your|now)|pick up !|clean (your|up|this|the|that)|pay me|call me (now|back|right|when i|immediately)|text me back|reply|respond|shut (up|the door|it|that)|sit (down|still|up)|stand up|be (home|here|quiet|honest with me|back|ready|on time|nice|a man)|quit (that|your|it|the)|move (out|it|your|over)|hurry|leave (him|her|that|now|the|your)|let me (see (your|the|that|it)|in|check)|take (that|it|your|off|out|back|the|this)|unlock|open (the|your|that)|wake up|behave|drop (him|her|that|the|out|your)|cancel (it|that|your|the)|dump (him|her)|break up with|cut (it out|him|her|them|off|that)|fix (it|this|that|your|yourself)|make (up your mind|a choice|a decision|me|it|dinner|sure you (do not|never))|go (to your|apologise|get|and (apologise|tell|get)|say|clean|do|back)|hang up|speak (up|when)|talk to me (now|right|when)|talk ! |keep your (hands|mouth|voice|promise|phone)|grow up|pay (attention|up|the|your|for)|return (my|it|the)|wash (your|the|those|that)|cook|fetch|bring me|start (talking|acting|listening|being|doing|packing)|finish (your|it|the)|end (it|this|things|that)|confess|wear|remember your|act (like|your)|change (your|that|out)|walk (away|out) (?!and ))',
    '(look|listen|answer|speak|talk) (at|to)? me when i',
    '(when i|if i) (say|tell|call|ask|talk) ~4 you (answer|come|listen|do|obey|pick|jump)',
    '^ (do not|do not you) (you )?(dare|ever|even think|walk away|turn your back|lie to me|look at me|talk back|make me|touch my|go|leave|see|interrupt|argue|disobey|wear|talk to (him|her|that|them)|you walk|hang up)',
  ],
  'pressing-question': [
    3.4,
    'why (are|have|did|do|will|would|can) you not (replying|answering|reply|answer|pick up|picking|called|call|texted|text|respond|responding|home|here|done|answered|replied|come|open|told me)',
    'why (are not you|have not you|did not you|do not you|will not you|would not you) (replying|answering|reply|answer|pick|picking|called|call|texted|text|respond|responding|home|here|answered|replied|opening|coming|told me|tell me|done)',
    '^ (and |so )?(where|who|what|why) (the hell|the fuck|on earth|exactly) (are|were|have|did|is|was|do) (you|that|this|she|he)',
    'where (are|were|have) you ~3 (\\?[?!]+|\\? (answer|who|why|with|i|call|pick|do not|and|tell))',
    'who (are|were|is) (you with|that|she|he|this|you texting|you talking to|you seeing|calling|texting)',
    'what (took you so long|are you hiding|time do you call|are you waiting)',
    'i (have )?(called|texted|rung|tried|messaged) ~2 (ten|five|six|twenty|\\d+|a hundred|three|four|twelve|several|many|a million|fifteen) times',
    '(are|were) you (seeing|cheating|sleeping|with|hiding|lying|talking to (him|her)) ~3 \\?',
  ],
  'shouted-question': [1.4, '\\? \\?', '\\?[?!]+', '! ! ~1'],
  'plain-order': [
    1.2,
    '^ (<order>) (your|the|it|me|that|this|him|her|them|my|to|up|down|out|here|home|off|on|back) (?!care|a look|easy|know)',
  ],
});
