/** What a telling is about in the plainest sense, where nothing nearer is known: sure from the writer's own words. */
export type Matter = {
  name: string;
  /** What the writer says where it is this. */
  told: RegExp;
  /** Goes on after what was told, or stands before it. */
  heard: string;
  /** Open questions that fit whoever tells this. */
  ask: string;
  /** Small things to do. */
  step: string;
  /** How a message about it can begin and end; what was told comes between. */
  opens: string;
  closes: string;
};

export const matters: readonly Matter[] = [
  {
    name: 'own wrong',
    told: /\bi (?:(?:have|had|then|just|even|once|really|ended up|also|accidentally) )*(?:cheated|lied|lying|forgot|shouted|shouting|yelled|yelling|screamed|snapped|said something (?:awful|horrible|terrible|mean|cruel|stupid|unforgivable)|kissed|slept with|broke (?:something|(?:his|her|their|my \w+'s) (?:trust|heart))|read (?:his|her|their|my \w+'s) (?:messages|texts|diary|phone|emails)|hurt (?:him|her|them|my)|let (?:him|her|them) down|missed (?:his|her|their|our)|betrayed|called (?:him|her|them|my \w+) (?:an? )?\w+|threw|slapped|messed up|was (?:horrible|awful|unfair|wrong))\b/i,
    heard: `
      it says something that it weighs on you
      you are not making it smaller than it is
      it takes something to say that plainly`,
    ask: `
      What would you most like {who} to know about it?
      How do you think it was for {who}?
      What have you said to {who} about it so far?
      What would putting it right look like, if it were up to {who}?
      What do you wish you had done instead?
      What has changed between you since then?`,
    step: `
      Say to {who} what you did in one plain sentence and that you are sorry, and leave out every “but”; then let {them} answer for as long as it takes.
      Ask {who} what it was like, and say back what you heard before you explain anything.
      Write down what you did without a reason behind it; the sentence that is left is the one to begin with.
      Choose one thing that you will do differently from tomorrow, and tell {who} which one it is.`,
    opens: `
      I have been thinking about what I did.
      I want to say this without a “but”.
      There is something I owe you.`,
    closes: `
      I am sorry. You don't have to answer now.
      I am sorry, and there is no excuse in this. How was it for you?
      I am sorry. If you want to tell me how it was, I will listen to the end.`,
  },
  {
    name: 'owing',
    told: /\b(?:i (?:still )?owe\b|lent me|i(?:'ve| have)?(?: still)?(?: not|n't)? (?:paid (?:him|her|them|my \w+) back|pay(?:ing)? (?:him|her|them|my \w+) back)|i borrowed)/i,
    heard: `
      money between two people gets heavier the longer nobody names it
      it is hard to write the first line when one is late
      embarrassment makes one silent, and silence looks like not caring`,
    ask: `
      How much could you pay, and by when, so that it is a promise you can keep?
      What do you think {who} makes of the silence?
      What would you want to read, if you were {who}?`,
    step: `
      Write today, before the first part is paid: the sum, a date you can keep, and one word of apology for the silence.
      Name the first payment and its day, however small; a date calms more than an explanation.
      Pay the first part first, and write in the same minute that it is on its way.`,
    opens: `
      I have gone quiet about the money, and I am sorry.
      I should have written sooner.
      I haven't forgotten, I was embarrassed.`,
    closes: `
      Is that all right with you?
      If that does not work for you, tell me, and I will find another way.
      Thank you for your patience.`,
  },
  {
    name: 'hidden',
    told: /\b(?:(?:he|she|they|my \w+|nobody) (?:does|do|did)(?:n't|nt| not) know (?:yet|about|that|any)?|(?:he|she|they) (?:doesn't|doesnt|don't|dont) know\b|i (?:haven't|havent|have not|never) told|i(?:'m| am) (?:hiding|keeping (?:it|this) from)|behind (?:his|her|their|my) back|asked me not to tell|keep(?:ing)? (?:a|his|her|their|my|this) secret|i lie(?:d)? (?:to|about))\b/i,
    heard: `
      that is heavy to carry alone
      a thing that nobody may know takes up a lot of room
      it makes sense that it is with you all the time`,
    ask: `
      What does it cost you to carry it, and what would it cost to tell?
      What are you most afraid would happen if it were known?
      Who, if anybody, knows of it besides you?
      In a year, which would you rather have done?`,
    step: `
      Give yourself a day by which you decide whether it will be told, and by whom; until then it may rest.
      Say the first sentence aloud once, alone; you will hear whether it is the right one.
      Write two short lists tonight: what the silence protects, and what it costs.`,
    opens: `
      There is something I have not told you, and I want you to hear it from me.
      This is hard for me to say, so please let me say it to the end.
      I have been carrying something that you should know.`,
    closes: `
      You can ask me anything, now or later.
      I know that this may be a lot. Take the time you need.
      I am telling you because you matter to me.`,
  },
  {
    name: 'loss',
    told: /\b(?:(?:my|our|his|her|their|the) (?:\w+ ){0,2}(?:died|passed away|is dying|is dead|was killed)|(?:he|she|they)(?:'s|'ve| has| have| had)?(?: been)? (?:died|passed away|dead)|since (?:he|she|my \w+|\w+) (?:died|passed)|funeral|miscarr\w+|stillb\w+|ivf|stroke|cancer|terminal|hospice|dementia|i(?:'m| am|'ve been| was)[^.!?]{0,24} widow\w*|since (?:his|her|their|my|our) \w+ died)\b/i,
    heard: `
      I am sorry
      that is a great deal to live with
      that changes everything around it, too`,
    ask: `
      What is the hardest hour of the day?
      Who is there for you in this?
      What do you miss most, of the small things?
      What do people around you not see about it?`,
    step: `
      Choose one person this week and tell them what the hardest hour is, and what would help in it.
      Put one small thing into the day that belongs only to this: a walk, a candle, ten minutes with a picture.
      Let one thing be good enough this week that you would else have done properly.`,
    opens: `
      I have been thinking of you, and of everything that has happened.
      I want to tell you how it is for me at the moment.
      This time is hard, and I would rather say it than hide it.`,
    closes: `
      You don't have to answer; I only wanted you to know.
      Could we find a little time this week, just to be together?
      Tell me what would help, even if it is small.`,
  },
  {
    name: 'leaving',
    told: /\b(?:i (?:think i )?want (?:a|the) divorce|i (?:want|think|need|wish|am thinking|'m thinking)[^.!?]{0,20} (?:to leave|of leaving|about leaving|to break up|to end (?:it|things|this))|(?:break|breaking) up with (?:him|her|them|my)|end (?:it|things) with (?:him|her|them|my)|should i (?:leave|divorce|break up|stay))\b/i,
    heard: `
      that is one of the hardest questions there is
      one may ask that without being a bad person
      nobody asks that lightly`,
    ask: `
      What would have to be different, for you to want to stay?
      When did you last feel like yourself beside {who}?
      Does {who} know how serious it is for you?
      What are you more afraid of: going, or everything staying as it is?`,
    step: `
      Decide nothing this week; write down each evening in one line whether you would go or stay, and why.
      Tell {who} one true sentence about how it is for you, before you tell {them} a decision.
      Imagine an ordinary Tuesday in a year, once with and once without {who}, and note what you feel first.`,
    opens: `
      I need to talk with you about us, and it is not easy for me.
      I would rather say this to you than keep it to myself.
      I have not been honest about how I am.`,
    closes: `
      Could we find an evening this week to talk about it properly?
      I don't need an answer today. I need us to talk.
      Can we look at it together before anything is decided?`,
  },
  {
    name: 'left',
    told: /\b(?:(?:he|she|they|my \w+)(?:'s|s|'ve| has| have| had)? (?:left me|dumped me|broke up with me|broken up with me|ended (?:it|things)|cut me off|blocked me|ghosted me|gone quiet|went quiet|stopped (?:talking|writing|texting|answering|replying|calling)|left me on read|not (?:talking|speaking) to me|won't (?:answer|talk|speak|reply))|(?:doesn't|doesnt|don't|won't|wont|didn't|still hasn't) (?:answer|reply|pick up|call back|text back)|left on read|silent treatment)\b/i,
    heard: `
      silence leaves everything to be guessed
      not to know why is often the worst of it
      no wonder that it goes round and round`,
    ask: `
      What was the last thing that was said between you?
      What do you tell yourself is the reason, when you lie awake?
      What would you most like to hear from {who}?
      How long would you want to wait before you do anything?`,
    step: `
      Send one short message that asks for nothing but a sign, and then leave the next step to {who} for a week.
      Write down everything you would like to say to {who}, and keep it until tomorrow before you decide what of it is sent.
      Plan the next two evenings with somebody who is there, so that you do not wait beside the phone.`,
    opens: `
      I don't want to press you, and I don't want to pretend that nothing is the matter.
      I notice that we are not talking, and I miss it.
      This is not a reproach.`,
    closes: `
      When you are ready, a short word is enough.
      I am here when you want to talk.
      If you need time, tell me that, and I will leave you in peace until then.`,
  },
  {
    name: 'limit',
    told: /\b(?:(?:i )?can(?:'t|t|not) (?:take|handle|do|keep|manage|cope)|too (?:many|much|often) (?:for me)?|how (?:do|can|could) i (?:say no|set (?:a )?(?:limit|boundar))|boundar(?:y|ies)|i (?:need|want) (?:some )?(?:space|a break|time (?:for|to) myself|quiet)|i don'?t (?:actually |really )?want (?:this|that|it|to)\b|i end up (?:apologi[sz]ing|saying yes|giving in|doing))\b/i,
    heard: `
      it is hard to say no to somebody one does not want to hurt
      you are allowed to have a limit there
      both can be true: that you care, and that it is too much`,
    ask: `
      What would be enough for you, in hours or times a week?
      What do you fear {who} would hear, if you said it plainly?
      What would you have to stop doing first?
      Where exactly does it begin to be too much?`,
    step: `
      Say first what you are glad to give, and only then what you are not able to.
      Decide on the one thing you will not do next week, and say it before it happens rather than in the middle of it.
      Offer one fixed time in place of all the others, so that the no comes with a yes.`,
    opens: `
      You matter to me, and I need to tell you something.
      I would like to say this before I get short with you.
      I want this to stay good between us.`,
    closes: `
      I would like to find a way that works for both of us. What would help you?
      That is not against you. Can we try it like that for a while?
      How would that be for you?`,
  },
  {
    name: 'apart',
    told: /\b(?:lonely|roommates?|flatmates? (?:who|that)|(?:sleep|sleeps|sleeping) in (?:the|a|another) (?:spare|other|separate)|hasn'?t touched me|no (?:sex|touch)|haven'?t had sex|i miss (?:him|her|us|them|my)|drift(?:ed|ing) apart|hardly (?:talk|see|speak)|always on (?:his|her|their) phone|never (?:talk|spend time)|living with a|don'?t (?:talk|laugh) (?:any ?more|like we used))\b/i,
    heard: `
      one can be very alone beside somebody
      to miss somebody who is there is a lonely thing
      it makes sense to want more than that`,
    ask: `
      When were you two last close, and what was different then?
      What do you miss most: the talking, the touch, or being seen?
      Does {who} know that you miss it?
      What small thing would already be a sign?`,
    step: `
      Ask {who} for twenty minutes on one evening this week, without phones, and begin with something that you like about {them}.
      Tell {who} what you miss, as a wish and not as a list of what is lacking.
      Do one thing again that used to be yours together, without a talk about it.`,
    opens: `
      I miss you, even though we see each other every day.
      I have been feeling far away from you, and I don't want that.
      This isn't a reproach, it is that I miss us.`,
    closes: `
      Could we keep one evening this week for the two of us?
      How is it for you?
      I would love to find a way back to that with you.`,
  },
  {
    name: 'worry for',
    told: /\b(?:gambl\w+|(?:he|she|they|my \w+)(?:'s| is)? (?:drinks?|drinking|drunk|depressed|ill|sick|using|taking (?:drugs|pills)|not eating|losing weight|in debt)|worried (?:about|for) (?:him|her|them|my)|afraid for (?:him|her|them|my))\b/i,
    heard: `
      worry like that does not stop when the day ends
      it is hard to stand beside it
      that is a lot to hold for somebody else`,
    ask: `
      What have you seen in the last weeks that frightens you most?
      Does {who} know how worried you are?
      What is in your hands here, and what is not?
      Who stands beside you in this?`,
    step: `
      Look after what is yours first this week: your sleep, your money, one person who knows.
      Tell {who} one thing that you saw and that you are worried, without a name for it and without an ultimatum, at a sober and quiet hour.
      Speak with somebody who advises families in this; such lines are for those beside it, too.`,
    opens: `
      I am worried about you, and I would rather say it than watch.
      I say this because I care about you.
      I don't want to lecture you.`,
    closes: `
      Would you talk about it with me, or with somebody you trust?
      I am on your side. What would help?
      I can't carry this alone. Let us find somebody who helps us both.`,
  },
  {
    name: 'oneself',
    told: /\b(?:what(?:'s| is)? wrong with me|i hate myself|i(?:'ve| have) never been in a relationship|needing (?:everyone|everybody|people)|overthink\w*|people[- ]pleas\w+|i always (?:end up|ruin|push)|my (?:anxiety|confidence|self[- ]esteem)|not good enough|i keep checking)\b/i,
    heard: `
      you are hard on yourself there
      it takes some courage to look at that
      many people know that, and few say it`,
    ask: `
      When does it let go of you, even for an hour?
      What would you say to a friend who told you that?
      Since when do you know it of yourself?
      What are you hoping it protects you from?`,
    step: `
      Notice it once a day this week, and write down in one line what came just before it.
      Choose one small situation this week in which you do it differently on purpose, and see what really happens.
      Tell one person whom you trust about it, in two sentences, without making a joke of it.`,
    opens: `
      I would like to tell you something about me.
      I am not asking you to solve it.
      This is not easy for me to say.`,
    closes: `
      It would help me if you knew it.
      You don't need to do anything, only to know.
      Do you know that from yourself?`,
  },
  {
    name: 'their wrong',
    told: /\b(?:(?:he|she|they|my (?:\w+ )?\w+|\p{Lu}\p{Ll}+)(?:'s| has| have| had| keeps| kept)? (?:\w+ )?(?:told|tells|said|says|calls|treats|makes|keeps|hits|laughs|mocks|forgets|cancels|lies|breaks|ignores|shouts|yells|blames|takes|spends|leaves|refuses|comes|came|goes|promises|interrupts|reads|checks|compares|corrects|took|bought|spent|laughed|joked|called|forgot|cancelled|canceled|lied|broke|ignored|shouted|yelled|blamed|mocked|rolls?|rolled|presented|posted|liked|left|went|refused|promised|used|sold|threw|walked|hung up|didn't|doesn't|never|always|won't))\b/iu,
    heard: `
      that is not a small thing
      I can see why that stays with you
      that is hard to just let pass
      one does not forget that by the next morning`,
    ask: `
      What would you have needed from {who} in that situation?
      What have you said to {who} about it so far?
      What would put it right for you?
      What do you want {who} to understand about it?`,
    step: `
      Choose a quiet hour, and tell {who} what happened, what it was like for you and one thing you would like, in that order.
      Ask {who} first how {they} saw it, and say back what you heard before you tell your side.
      Decide beforehand on the one sentence that {who} must have understood; let the rest go.`,
    opens: `
      I would like to tell you how something was for me.
      There is something I don't want to keep to myself.
      I am saying this because I want it to be good between us.`,
    closes: `
      Can we talk about it?
      How was it for you?
      I would like to understand how you saw it.`,
  },
];

/** Where not even that is sure. */
export const anything: Omit<Matter, 'name' | 'told'> = {
  heard: `
    thank you for telling me
    I am listening
    I would like to understand that`,
  ask: `
    What weighs most in it for you?
    What would you like to be different?
    What would help you most right now?
    How long has it been like this?
    What have you tried so far?`,
  step: `
    Write down tonight in two lines what you would like to be different in a month, and mark which half of it is in your own hands.
    Choose one quiet quarter of an hour this week and ask {who} how this is for {them}, and listen to the end before you say your side.
    Tell somebody you trust about it this week, and ask them only to listen.
    Decide on one small thing you will do differently next time, and one you will stop doing.`,
  opens: `
    I would like to talk with you about something that matters to me.
    There is something on my mind, and I would rather say it to you than carry it around.
    I have been thinking, and I want to tell you.`,
  closes: `
    Do you have half an hour for it this week?
    Could we talk about it when we both have a quiet moment?
    How do you see it?`,
};

export type Known = Omit<Matter, 'name' | 'told'> & { name?: string };

/** The matter of what was told; the plainest where none is sure. */
export const matterOf = (told: string): Known =>
  matters.find((one) => one.told.test(told.replaceAll('’', "'"))) ?? anything;
