import type { Hard } from '#server/coach/embedded/answers/relationship/points.ts';

/** What the writer tells of their own doing: what it may mean, and what to try. */
export type Deed = {
  name: string;
  /** What it usually goes with. */
  kind: Hard;
  /** Something that the writer would rather not have done. */
  isFault: boolean;
  told: RegExp;
  own: readonly string[];
  step: readonly string[];
};

export const DEEDS: readonly Deed[] = [
  {
    name: 'owe',
    kind: 'silence',
    isFault: true,
    told: /\bI (?:still |\w+ )?(?:owe|haven't paid|have not paid|never paid|didn't pay)\b/i,
    own: [
      'You say plainly what is owed, and a sum with a date is easier to hear than an excuse',
      'You do not look away from what is yours to put right, and that is half the way',
    ],
    step: [
      'Write {who} one short message: what you can give, on which day, and when the rest follows',
      'Name to {who} the sum and the day, say sorry once, and leave it at that',
    ],
  },
  {
    name: 'wrong',
    kind: 'silence',
    isFault: true,
    told: /\bI (?:\w+ )?(?:cheated|lied|betrayed|slept with|kissed|stole|broke (?:my|a|his|her|their))\b|\bI was wrong\b|\bI (?:was|have been|'ve been) a (?:bad|terrible|lousy) (?:\w+)\b|\bI (?:\w+ )?let (?:him|her|them) down\b|\bI (?:just )?didn't (?:show up|turn up|come to (?:his|her|their))\b|\bI forgot (?:his|her|their|our|the)\b/i,
    own: [
      'You call it by its name and do not excuse it, and anything honest has to begin there',
      'You do not look away from your part, and that is where it begins',
    ],
    step: [
      'Write down the one sentence that says what you did, without an excuse and without a but, and keep it short',
      'Decide beforehand what you will answer if you are asked why, and let it be true and short',
    ],
  },
  {
    name: 'regret',
    kind: 'hurt',
    isFault: true,
    told: /\bI\b.*\b(?:regret|wish I hadn't|shouldn't have|should not have|feel (?:so |really )?(?:bad|terrible|awful|ashamed|guilty) (?:about|for)|am (?:so )?(?:sorry|ashamed))\b|\bI (?:shouted|yelled|screamed|snapped|swore|lashed out|slammed|ended up shouting|called (?:him|her|them) an?)\b|\bI (?:told|said to) (?:him|her|them)(?: that)? (?:he|she|they)(?:'s|'re| is| are| was| were)? (?:\w+ )?(?:never|always|only|selfish|lazy|useless|stupid|pathetic|the problem|too much|like (?:his|her|their))\b/i,
    own: [
      'An apology that asks for nothing back is a way to begin',
      'What was said cannot be taken back, but it can be followed by something better',
    ],
    step: [
      'Say to {who}, without explaining: “I am sorry for what I said. I did not want to hurt you.” Then leave {them} time to answer, or not to',
      'Write {who} two lines by hand: what you are sorry for, and that you do not expect an answer',
    ],
  },
  {
    name: 'look in secret',
    kind: 'fear',
    isFault: true,
    told: /\bI (?:\w+ ){0,2}(?:check|checked|checking|look(?:ed)? (?:through|at|into)|go through|went through|read|search|searched|track|tracked|scroll(?:ed)? through)\b[^,.]{0,12}\b(?:his|her|their|all his|all her|\w+'s) (?:\w+ )?(?:journal|phone|messages?|mails?|location|likes|profile|pockets?|bag|diary|statements?|account|laptop|texts?|chats?|browser|search history|instagram|story|stories)\b/i,
    own: [
      'Looking in secret may calm you for a while, and it costs trust when it comes out',
      'What you look for in secret cannot be talked about, and talking is what could answer it',
    ],
    step: [
      'Leave the looking out for one week, and each time you feel like it, write down in a line what you are afraid of',
      'Ask {who} at a calm hour the one question that you are looking for an answer to',
    ],
  },
  {
    name: 'press',
    kind: 'fear',
    isFault: true,
    told: /\bI (?:\w+ ){0,2}(?:send|sent|call|called|text|texted|ring|rang|wrote)\b[^,.]{0,16}\b(?:\d{1,3}|ten|twenty|fifty|a hundred|many) (?:messages|times|texts|calls)\b|\bI keep (?:asking (?:if|whether)|texting|calling (?:him|her|them)|testing)\b/i,
    own: [
      'Writing or calling again may calm you for a moment, and then the worry asks for the next time',
      'Behind each of them is the same question, and it is easier to answer when it is asked once',
    ],
    step: [
      'Choose one time this week when you would write or call again, wait twenty minutes first, and note what happened to the worry',
      'Tell {who} at a calm hour what you do when the worry comes, so that {they} would hear it from you',
    ],
  },
  {
    name: 'on purpose',
    kind: 'hurt',
    isFault: true,
    told: /\bI\b.*\b(?:on purpose|deliberately|to get back at|to punish|to make (?:him|her|them) (?:see|jealous|feel))\b/i,
    own: [
      'You do this for a reason, and as long as only you know the reason, {who} sees only what goes missing',
      'It protects you for the moment, and it says nothing of what you would like instead',
    ],
    step: [
      'Say the reason instead of showing it: tell {who} in two sentences how it is for you, and suggest one thing to try for two weeks',
      'Leave it out once this week, and tell {who} instead what you would like to decide or do on your own',
    ],
  },
  {
    name: 'give in',
    kind: 'pressure',
    isFault: false,
    told: /\bI (?:\w+ )?(?:give in|gave in|say yes to (?:everything|everyone|all)|end up (?:paying|doing|saying)|can't say no|put up with)\b/i,
    own: [
      'A yes that you do not mean tends to come back later, as anger or as distance',
      'Giving in keeps the peace for a day, and {who} cannot see the no that was not said',
    ],
    step: [
      'Answer the next request of {who} with “I will tell you tomorrow”, and use the evening to find out what you could give without being angry afterwards',
      'Decide beforehand on one thing that you will do and one that you will not, and tell {who} both in the same breath',
    ],
  },
  {
    name: 'keep away',
    kind: 'distance',
    isFault: false,
    told: /\bI(?:'ve| have|'m)? (?:\w+ )?(?:stopped (?:ask|talk|call|try|visit|writ|text|answer|go|invit|tell|shar|hop|com|speak|reach)\w*|avoid|avoided|avoiding|cancel|cancelled|cancelling|been (?:cancelling|avoiding|ignoring)|ignore|ignored|don't (?:speak|talk|answer|reply|call|go)|didn't (?:answer|reply|go|call)|keep my distance|pull back|pulled back|withdraw|go quiet|went quiet|walk away|walked (?:out|away)|hide in|turned down|(?:\w+ )?(?:find|found|finding|make|made|making) (?:\w+ )?excuses|said I was (?:busy|ill|tired|working))\b/i,
    own: [
      'Keeping away may be what you need just now, and {who} can only guess what it means',
      'You have drawn back for reasons of your own; as long as they are not said, {who} will find others',
    ],
    step: [
      'Tell {who} in one honest sentence why you have drawn back, so that {they} need not guess',
      'Begin again with something small this week, a question or a cup of tea, that explains nothing and asks for nothing',
    ],
  },
  {
    name: 'keep to oneself',
    kind: 'silence',
    isFault: false,
    told: /\bI(?:'ve| have|'d)? (?:\w+ )?(?:haven't|have not|never|didn't|did not|don't|can't|cannot) (?:\w+ )?(?:told|tell(?! (?:if|whether|what|how))|said|say|mentioned|mention|admit|admitted|show (?:him|her|them|it)|bring it up|dare)\b|\bI (?:\w+ )?(?:keep|kept) (?:it|this|that|things) (?:from|to myself|secret|a secret|in)\b|\bI (?:lie|hid|hide|delete|deleted|pretend|swallow it|laughed it off|laugh it off|make a joke|made a joke|play it down)\b/i,
    own: [
      'What you keep to yourself leaves you alone with it, for good reasons or not',
      'As long as it is not said, {who} cannot answer it; whether and when is yours to decide',
    ],
    step: [
      'Write down the one sentence that you have not said, for yourself only, and decide the day after whether {who} should hear it',
      'Choose a calm hour this week and tell {who} the smallest part of it first',
    ],
  },
];
