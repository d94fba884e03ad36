import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const moreTurns: readonly Situation[] = [
  {
    name: 'feelings-faded',
    matter: 'your own feelings that have grown quiet',
    place: 'couple',
    told: `
      I look at him and feel what you feel for a good cousin
      the butterflies are gone and I don't know if that is ordinary or the end
      He kisses me and I think about the washing
      i care about my girlfriend, I'd do anything for her, but the spark has burnt out on my side
      after nine years everything with my husband is predictable, down to the sentence he says when he takes his shoes off
      I don't desire my wife any more and she has done nothing wrong
      She's beautiful and kind and I'm bored, I hate myself for writing that
      my heart doesn't jump when his name appears on the phone, it used to
      I love them like family, only not like a lover, not since last winter
      it's me who has cooled down and he plans our summer and knows nothing of it
      how do i get the feelings back that i had for him in the beginning
      is it just routine or have I stopped loving her
      can being attracted to your husband come back once it has gone
      how do I tell my girlfriend that something in me has gone quiet without breaking her heart
      what can i say when he asks why i don't want to be kissed
      i've lost feelings`,
    under: `
      it may be as much a loss for you as for {who}, because you liked being in love
      you may feel guilty, since {who} gave you no reason
      perhaps it is not love that went, but surprise, play or being looked at
      you may be frightened of what it would mean to say it to {who}
      it may be that other things weighed on you for so long that little feeling was left for {who}
      part of you may hope that somebody tells you it could come back`,
    ask: `
      When did you last feel drawn to each other, even for a moment?
      What else in your life went quiet around the same time?
      What do you miss more: the excitement, the closeness, or yourself as you felt then?
      Is there something you have swallowed that may lie on top of the feeling?
      What would you do together if nothing had to come of it?
      What do you fear if you do say it, and what if you do not?`,
    other: `
      {who} may have noticed it and be too afraid to ask.
      It is possible that {who} felt the routine too, and kept quiet out of the same care.
      {who} might show you less of what you fell for, because everyday life had little use for it.
      {who} may be content, and could not guess that something was missing for you.
      {who} could take a wish for something new as an invitation, if it came before the verdict.`,
    own: `
      Feelings seldom come back while you watch for them, so you can look for new experiences with {who} instead.
      You can tell {who} what you miss before you decide what it means, since {who} could only answer what {they} heard.
      Comparing an ordinary evening with {who} to the first weeks of love is a race that evening cannot win.
      If you have been playing along, it may have taken feeling out of you, and honesty in small things could bring some back.`,
    step: `
      Do something with {who} this week that neither of you has done before, and judge nothing afterwards.
      Write down what drew you to {who} at the start, and note what of it you saw in the last month.
      For two weeks, leave out one thing you only do with {who} out of duty, and notice what you feel then.
      Ask {who} something at dinner that you do not know yet, about a wish, a memory or a plan.
      Spend one evening without {who}, doing something that wakes you up, and see in what mood you come back.
      You could tell {who} by Sunday that you miss something lively between you, and suggest one thing.`,
    words: `
      I've felt a bit flat for a while, with us too, and I miss feeling close to you. Can we try something new together?
      This is hard to say, and I don't want to hide it from you. Something in me has gone quiet, and I'd like to talk about it.
      You haven't done anything wrong. I'd like to find out with you what we've lost sight of.
      I miss how curious we once felt about each other. Do you miss it too?
      I don't know yet what it means. I only know that I don't want to pretend with you.
      I'd like us to have some time that isn't routine. Would you like that?`,
    deal: `
      take turns once a week in surprising the other with something small
      give it two months of honest trying before anybody draws a conclusion
      keep one evening free of phones, chores and plans, and see what comes
      ask each other every Sunday what was alive between you that week`,
  },
  {
    name: 'partner-fell-out-of-love',
    matter: 'hearing that the love has gone',
    place: 'couple',
    told: `
      I love you but I'm not in love with you, he said it while stirring his coffee
      she told me that her feelings have gone and that she doesn't know since when
      My husband says he feels nothing for me any more, and he's still sleeping next to me
      she isn't sure if she loves me. She wants to stay for now. What am I to do with for now
      my boyfriend admitted that the spark is gone for him, for me it isn't at all
      After 14 years my wife sat me down to say I am her best friend and nothing more
      he says he's fallen out of love, just like that, as if he'd lost a glove
      they still live here, still cook, but they told me they have no romantic feelings left
      i asked do you love me and he said i don't know
      My girlfriend cried and said she wished she felt it, but she doesn't
      what do i do with a sentence like i'm not in love with you any more
      can a husband fall in love again with his own wife
      how do I behave towards her now that I know she only likes me
      how do i tell him that i'd fight for us if he'd let me
      what can I answer when she says that she doesn't feel anything
      he doesn't love me anymore`,
    under: `
      it may be that the ground went, and daily life with {who} simply carried on above it
      you may be going back over every good evening to see whether it was true for {who}
      perhaps you hope and mourn at the same time, and each gets in the way of the other
      it may tempt you to be perfect now, so that {who} could change {their} mind
      you may feel humbled, although nothing about feelings can be earned
      part of you may want clear words from {who}, and part of you dreads them`,
    ask: `
      What exactly was said, and what was left open?
      How have the days between you been since then?
      What do you need to know before you can think about anything else?
      What do you do now to be loved again, and what does it cost you?
      What had become difficult between you before this sentence?
      Who knows how you are at the moment?`,
    other: `
      {who} may have carried it for a long time, and may be relieved and sad at once.
      It is possible that {who} missed a feeling of the early days and took that for the whole of love.
      {who} might be as confused as you are, and have nothing more definite to say.
      {who} may have wanted to be fair to you by saying it, however much it hurt.
      {who} could need some time to find out whether it is about you or about {their} own life.`,
    own: `
      You can stop auditioning for {who}, because being good could not argue a feeling back.
      You may say what you can live with and for how long, without pressing {who} for a promise.
      If you look for the one mistake that made it happen, you will find many, and {who} might name none of them.
      You can let {who} see your sadness without making {them} carry it.`,
    step: `
      Ask {who} for one talk this week on two questions: whether {they} would want to try, and until when.
      Decide for yourself what you need for the next fortnight, such as some nights to yourself, and tell {who} tomorrow.
      Tell one person you trust today, so that {who} need not be the only one you can cry with.
      Leave questions about love alone with {who} for three days, and see how the days feel without them.
      Write down what you had begun to miss with {who} yourself, so that the picture of how it used to be stays honest.
      You could do one thing this week that makes you feel like the person you know yourself to be.`,
    words: `
      That hurt more than I can say. I need a little time before I can talk about it.
      Thank you for being honest, even though it's awful to hear. Do you want to try, or is it decided for you?
      I still love you, and I don't want to beg. Please tell me where I stand.
      I can't act as if nothing had been said. What do we do with the next weeks?
      I'd be willing to try, if you are. I can't do it for both of us.
      Has something between us made it go, or is it about you? I'd like to understand.`,
    deal: `
      name a time until which you both try, and say what trying means
      settle how you live for now: beds, evenings, who is told
      keep one hour a week for talking about it, and let the other days be days
      look for somebody outside to talk with the two of you, if both want it`,
  },
  {
    name: 'arguing-about-money',
    matter: 'the quarrels about money',
    place: 'couple',
    told: `
      the end of the month comes and so does the row, you can set the clock by it
      I turn every coin over and he lives as if it grew on trees
      My wife saves for a rainy day that never comes and I'd like to live a little
      we can talk about anything except the account, then it gets loud
      she calls me stingy and I call her careless and then we don't speak
      Since the rent went up we bicker over every receipt
      my boyfriend wants to invest, I want to pay off the loan first, and neither of us gives in
      money has become the third person in our marriage, it sits at every meal
      He grew up with plenty and I grew up with nothing and it shows at the till
      they think I'm tight because I want a budget before we plan anything
      how can a saver and a spender live together in peace
      what to do when each talk about our finances ends in a fight
      is it worth making a budget with a wife who hates numbers
      how do I tell him that I'm scared about our money without starting the usual row
      what could i say to her so that we plan our spending together at last
      money fights again`,
    under: `
      it may be less about the sums than about what money means to each of you: safety, freedom, being seen
      you may feel alone with the worry while {who} seemed to sleep well
      perhaps you hear a judgement on your whole way of living when {who} spoke about a price
      it may touch what you learned about money as a child, long before {who}
      part of you may wish that {who} would look at the numbers with you as an ally
      you may fear that there will never be enough, whatever you and {who} agree`,
    ask: `
      What was the last quarrel about, and how much money was it really?
      What does money mean to you first of all: safety, freedom, or something else?
      How was it spoken about in the home you grew up in?
      Which expense would you defend, and which of the other side's could you understand?
      What do you fear would happen if nothing changed?
      When did you two last talk about it calmly, and what made that possible?`,
    other: `
      {who} may hear “you are doing it wrong” where you only meant the bill.
      It is possible that {who} felt just as worried and showed it by looking away, or by holding on.
      {who} might connect spending with joy, or saving with love, without ever having said so.
      {who} may feel watched with every purchase, and hide or attack because of it.
      {who} could be ashamed of how little {they} understood of the numbers.`,
    own: `
      You can speak about your fear or your wish, because a remark about a receipt tells {who} neither.
      What you learned about money is not the only sensible way, and the way of {who} may have its reasons.
      You can choose the hour, since talks with {who} that begin with a bill in the hand seldom end well.
      If you say yes to an expense and resent it later, {who} could not know what you thought.`,
    step: `
      Ask {who} for half an hour this week, not in the evening of a long day, with the numbers on the table and no decision.
      Write down three things money is there for in your eyes, and ask {who} for {their} three before you compare.
      Agree with {who} by Sunday on a sum up to which nobody has to ask.
      Tell {who} this week one thing {they} did with money that you found good.
      Look up together with {who} what came in and went out last month, only to know it.
      You could tell {who} at the weekend how money was spoken of when you were small, and ask how {they} learned about it.`,
    words: `
      I don't want to fight about money any more. Can we look at it together on Sunday, calmly?
      When we talk about money I get scared, and then I sound harsh. I'd like to explain it to you properly.
      I don't think that you're doing it wrong. We see it differently, and I'd like to understand your side.
      It would help me to know what we have and what we need. Would you go through it with me?
      I'd like us to find a way that leaves you room and lets me sleep. What would you need for that?
      I'm sorry for my tone about it. What matters most to you when it comes to our money?`,
    deal: `
      have one money hour a month with tea and numbers, and leave it alone in between
      give each of you a sum that needs no explaining
      name one shared goal and put something aside for it first
      ask each other above a certain sum, and answer within a day`,
  },
];
