import type { MessageKind } from '#server/coach/embedded/messages/kind.ts';

export const pressingClaims: readonly MessageKind[] = [
  {
    name: 'ultimatum',
    move: 'demand',
    written: `
      If you don't change, I'm done
      if u go to that party were over
      Either she goes or I go
      It's me or the job. Decide.
      If you don't apologise by tonight don't bother coming home
      last chance. i mean it this time
      If this happens one more time I'm moving out
      You have until Friday to make up your mind
      stop talking to him or i'm leaving
      If you're not at the christening you needn't come at Christmas either
      Unless I get an answer today I will look for another supplier.
      choose. your mates or me
      Get help with the drinking or I'm taking the kids to my mum's
      if you cant commit by summer i'll have to move on
      I won't ask again. Either we get married or that was it
      Delete her number or it's over
      Sort your room out by Sunday or no festival
      One more late delivery and I will hand in my notice, I'm serious
      if nothing changes around here I quit, simple as that
      you either stand up to your mother or you can sleep there`,
    tone: `
      At the end of patience
      Pressure with a deadline
      Hard words, high stakes
      Determined, perhaps desperate`,
    does: `
      It joins a demand to a consequence and leaves you two exits.
      With {q}, a conversation becomes a decision under pressure.
      It makes clear how serious they are and closes off the ways in between.
      It can be a limit that is overdue, and it can be a lever, and from outside the two look alike.
      If you only give in to {q}, the matter is often quiet for a while and not solved.`,
    kind: `
      They may have asked many times and see no other means left.
      They may be desperate and hope that you finally understand how serious it is.
      It may be a limit which they need for their own sake.
      They may be more afraid of this outcome than you are.
      They may have said it in the heat of the moment and wish for a way back.`,
    guarded: `
      They may be testing how far you will give way.
      It may be that the announced consequence is used again and again and never comes.
      They may want to decide about something that is yours.
      They may put it so sharply that there is no need to talk about their own part.
      They may take a yes under pressure for a real yes.`,
    open: `
      I can see how serious this is for you.
      I don't want us to fall out over this.
      I'm taking this seriously.
      I want to find an answer that I can stand by.
      It's hard for me to decide well under this much pressure.
      I don't want to give you a quick answer that I can't keep.`,
    close: `
      Can we talk about it before either of us decides anything?
      What is the most important part of it for you?
      I need a little time, and I'll tell you today when you'll have my answer.
      I'll tell you honestly what I can do and what I can't.
      Is there anything in between that would be good enough for you?
      I'd like to hear what you need, without the “or else”.`,
    other: `
      It may be that {who} felt powerless until that sentence gave some strength back.
      Perhaps {who} had gone over it for weeks, and you heard only the result.
      Maybe {who} would be glad if you found a third way.`,
    own: `
      Ask yourself how often you have heard this wish in gentler words.
      Look at what you would do if there were no threat of an ending attached to it.
      Be clear about what you can change freely and where you would have to bend yourself.`,
    check: `
      {who} could really go through with it this time
      {who} left no room for anything in between
      giving way now would settle the matter for good`,
    step: `
      Say today when you will answer, and do not decide in the same hour.
      Split the demand into what you can grant, what you can try, and what you cannot do.
      Ask in person, this week, what has to be different in three months for it to be good.
      Talk it through with somebody who is not on either side before you reply.`,
  },
  {
    name: 'money-owed',
    move: 'demand',
    written: `
      When am I getting my money back
      u still owe me 50 quid
      Where's the rent? It was due on the 1st
      It's been three months since I lent you that £200.
      just a reminder about the concert tickets, 64 euros
      You said you'd pay me back after payday. Payday was Friday.
      I'm not a bank you know
      bro my money??
      still waiting for that transfer 👀
      I see you've got money for new trainers but not for what you owe me
      Invoice 1043 is now 30 days overdue. Please settle it by return.
      I paid for the whole hotel and haven't seen a penny from you
      Could you please finally send me your share of the electricity bill
      your half of the vets bill, when?
      I don't like asking, but I need the loan back for my own boiler
      lol funny how you never have your wallet. thats 35 now
      Do you intend to repay your father at all or was it a gift?
      everyone has paid for the present except you
      pay me back alreadyyy, it was 12 for the pizza
      I lent you that deposit in good faith, and I expect it in my account by the end of the month`,
    tone: `
      Sharp and tired of asking
      Money matter, trust matter
      Annoyed, keeping the sum ready
      Awkward, therefore curt`,
    does: `
      It asks for money and lets you feel that patience is running out.
      With {q}, a sum becomes a question of whether one can rely on you.
      It is uncomfortable for both sides, which is why it sounds harder than it needs to.
      It asks for a date and an amount, and scarcely for an explanation.
      The best reply to {q} is a definite one, even if it is not the one they would like.`,
    kind: `
      They may need the money themselves and be embarrassed about it.
      They may have waited a long time and hoped that you would raise it.
      It may be that being forgotten hurts them more than the sum.
      They may be afraid that the friendship or the family will suffer because of it.
      They may sound curt because asking for money is unpleasant for them.`,
    guarded: `
      They may remember the agreement as stricter than it was.
      It may be that other annoyance with you gets paid in along with the debt.
      They may use the debt to have a say in what you spend.
      They may mention it in front of others, so that you feel ashamed.
      They may have counted something as a loan that you took for shared.`,
    open: `
      You're right to ask.
      I'm sorry that you had to remind me.
      I don't want this to stand between us.
      Thank you for your patience so far.
      I should have got in touch with you about this myself.
      I'd like us to get this settled.`,
    close: `
      I'll look at my account today and send you a date that I can keep.
      Can you tell me the exact sum that you have in mind, so that we mean the same?
      If I can't manage all of it at once, I'll tell you how much you'll get and when.
      You'll have a definite answer from me by tomorrow evening.
      I'd sooner tell you honestly what I can manage than promise too much.
      If we remember the agreement differently, let's clear that up by phone first.`,
    other: `
      It may be that {who} put off asking for weeks in order not to look petty.
      Perhaps {who} had a bill to pay and counted on the sum.
      Maybe {who} felt taken for granted, the more so the longer nothing came.`,
    own: `
      Check what was really agreed, in figures and dates, before you reply.
      Ask yourself if you kept silent out of shame, and what that silence looked like.
      If you do not owe it or see it differently, you may say so calmly and give your reasons.`,
    check: `
      {who} cared more about the money than about you
      {who} could not be asked for more time
      both of you remember the same agreement`,
    step: `
      Transfer a part of it today, if you owe it and can, and name a date for the rest.
      Write down the sum, the date and the instalments in one message, so that both of you have it.
      If you cannot pay at present, say so today, and say when you will next be in touch.
      Set up a standing order or a reminder as soon as you have agreed.`,
  },
  {
    name: 'cancelling-at-the-last-minute',
    move: 'withdraw',
    written: `
      So sorry, can't make it tonight after all, something came up
      ugh im so tired, rain check?
      Have to cancel, the babysitter let us down 😩
      cant come sry, headache
      Don't hate me but I'm not going to make it
      Hey, I'm already in my pyjamas, can we do next week instead?
      Running so behind at work, I'll have to skip dinner. Next time, promise!
      omg totally double booked, so sorry babe
      Sorry, the car won't start, so no dinner for me tonight
      I know it's short notice but I'm not feeling up to it today
      gonna have to bail on tomorrow, mates birthday i forgot about
      Something's come up with my mum, can't do the match, I'll explain later
      not gonna make it 2nite, long story
      I'm afraid I must cancel our lunch in an hour, a client has just rung.
      the trains are a mess so i think ill stay home, sorry!!
      Can we postpone? I've got a cold coming on and it's pouring
      sorry only seeing this now, completely forgot I had yoga
      won't make it to yours later, the dog's been sick. gutted x
      I'm so bad, I know, I know, but I really can't tonight
      change of plan, staying in with Chris tonight, hope that's ok?`,
    tone: `
      Sorry and already gone
      Friendly, with a bad conscience
      Casual about your plans
      Tired, or taking it lightly`,
    does: `
      It cancels something you were counting on, with too little time left to plan anew.
      With {q}, you are to be understanding before you have been disappointed.
      It gives a reason that can neither be checked nor argued with.
      It says something about this day, and only in repetition does it say something about you two.
      How heavy {q} weighs depends a good deal on how often it happens.`,
    kind: `
      They may really be in a difficult position and be sorry about it.
      They may be exhausted and have hoped until the last minute that they would manage.
      It may be that they are low and find it easier to name some practical reason.
      They may feel so safe with you that they think you will forgive them.
      They may have promised too much because they dislike saying no.`,
    guarded: `
      They may have had a better offer and not like to say so.
      It may be that meeting you has become less important to them than it used to be.
      They may rely on your always being understanding.
      They may say yes for the moment and decide only when the day comes.
      They may not see that you kept the time free and turned down other things.`,
    open: `
      That's a pity.
      Thanks for letting me know.
      I'm disappointed, I'd been looking forward to it.
      All right, these things happen.
      I had kept that time free, so I'm a bit sad about it.
      I hope that you're all right.`,
    close: `
      Would you suggest a new date that you can really keep?
      Next time please tell me earlier if it's getting difficult.
      Tell me honestly if it's too much for you at the moment.
      I'll make something of the time on my own, and we'll speak in the next few days.
      Let's make it something smaller next time, a walk or a coffee.
      When would it suit you better?`,
    other: `
      It may be that {who} felt torn all day and put off the message for that reason.
      Perhaps {who} had no strength left for company and felt ashamed of it.
      Maybe {who} thought that it mattered less to you than it does.`,
    own: `
      Ask yourself if they know how much you were looking forward to it.
      Count how often it has really happened this year, instead of going by the feeling.
      Look at who makes the suggestions, and whether these meetings suit both of you.`,
    check: `
      the reason is not the true one
      {who} cared less about you than about something else
      {who} knew what you gave up for it`,
    step: `
      Ask for a new date and leave the next move to them.
      Do something today with the free time that you will enjoy, and soon.
      If it is the third time or more, bring it up when you next meet, with one sentence about how it is for you.
      Plan the next meeting so that you would have a good time without them as well.`,
  },
];
