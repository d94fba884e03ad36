import type { Matter } from '#server/coach/embedded/answers/chat/matter.ts';

/** What somebody did, owes, hides, lost or thinks of leaving. */
export const ownMatters: readonly Matter[] = [
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
];
