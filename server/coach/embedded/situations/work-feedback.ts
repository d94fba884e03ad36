import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const workFeedback: readonly Situation[] = [
  {
    name: 'hurtful-feedback',
    matter: 'feedback that hurt',
    place: 'work',
    told: `
      my boss said in the review that i am “not leadership material” and i can't get it out of my head
      i got my appraisal and there's one sentence in it that keeps me awake
      she told me my presentation was boring, i had worked on it for ten days
      The feedback was two pages of red and one line of “good effort”.
      a client wrote that i seemed incompetent, my manager forwarded it without a comment
      my professor called my thesis shallow
      he said i am too emotional for this job
      peer review round, anonymous, and somebody wrote that i am exhausting to work with
      My mentor told me the truth about my writing and i have not written a line since.
      after twenty years of good reviews the new manager rated me below average
      how do i deal with harsh criticism from my supervisor?
      what should i do with feedback that i find unfair
      How do you take criticism without crumbling or getting defensive?
      how do i answer my manager about the bad review without sounding hurt
      what can i say to ask her for examples after that criticism
      the feedback really hurt`,
    under: `
      it may be less about the judgement than about the care you had put into the thing
      perhaps one word from {who} hit a spot where you had already doubted yourself
      maybe it hurts because a part of it could be true and another part is surely not
      it might be that you had hoped to be seen by {who}, and felt weighed instead
      you may be missing the other half, all that {who} found good and left out
      perhaps it is hard to separate what {who} said about a piece of work from what you believe about yourself`,
    ask: `
      Which single sentence has stayed with you, in the exact words?
      What had you hoped to hear from {who}?
      Which part of it would you sign, if it came from a good friend?
      Where do you know from facts that it is not so?
      In what state were you when it came: tired, proud, in a hurry, before others?
      What would you need to know from {who} to be able to use it?`,
    other: `
      It may be that {who} meant one piece of work, and the sentence came out as if about you.
      Perhaps {who} prepared the faults carefully and took the good things for granted.
      It could be that {who} found it hard to say, and became blunter out of nerves.
      Honest words are sometimes a sign that {who} believed there is more in you.
      Maybe {who} only passed on what others had said, and would struggle to give an example.`,
    own: `
      You may be hearing one sentence of {who} as the whole verdict, while other sentences stand beside it.
      It can help to sort it into three heaps: true, not true, I need an example.
      Answering at once, or not at all, might both be ways of not feeling it.
      Asking {who} for an example is no defence; it turns a judgement into something you can work with.`,
    step: `
      Wait two days, then go through it again, and mark only what could be changed.
      Ask {who} for one concrete moment in which {they} saw it that way.
      Tell somebody who knows your work the one sentence, and ask what they think is in it.
      Pick one single point of it, change it in the next two weeks, and let {who} see the result.
      Write down three things that did go well, since {who} may never get round to saying them.
      You could thank {who} for the effort and say that you will come back to it on Thursday.`,
    words: `
      I'd like to understand it better. Could you give me an example of what you mean?
      It hurt, and I'd like to understand it before I carry it around. Do you have twenty minutes?
      Some of it I can use, and some of it I found hard to hear. Could we talk about that part?
      I put a lot into it. Was there anything you thought was good?
      I'd like to get better at this. What is the one thing you'd want me to change first?
      I see some of it differently and I'd like to show you why. Would you hear me out?`,
    deal: `
      talk about one example at a time instead of about the whole
      say what worked before what did not, and mean both
      agree on one point to change and a day to look at it
      leave a night between hearing it and answering it`,
  },
  {
    name: 'hard-feedback-to-give',
    matter: 'telling somebody that the work is not good enough',
    place: 'work',
    told: `
      i have to tell one of my people that her work isn't good enough and i keep putting it off
      my employee misses every deadline and the others have started to grumble
      He is a lovely guy but he can't do the job.
      i lead a small team and one of them does the bare minimum since summer
      a colleague of mine smells of sweat and everyone wants me to tell her
      my apprentice makes the same mistakes over and over, i redo it myself in the evening
      I manage a friend's daughter and she is on her phone half the day
      my best salesman is awful to the assistants and i've let it go too long
      the review talk with tobias is on tuesday, he thinks he's doing great, he isn't
      someone on my staff calls in sick each monday and i have to raise it somehow
      what do i do with an employee who does not perform?
      How do I give negative feedback without crushing the person?
      how should i start a difficult appraisal with someone i like
      how do i tell a member of my team that the quality is not there
      can you give me words to tell a coworker something unpleasant, kindly
      my employee messed up again and i must say something`,
    under: `
      it may be less about the faults than about your wish not to hurt {who}
      perhaps you have waited so long that by now annoyance would speak along with you
      maybe you feel responsible for {who} and for the others who make up for it, and cannot please both
      it might be that you fear the minute after the sentence more than the sentence itself
      you may be asking yourself what you would think of a boss who kept such a thing from you
      perhaps you hope {who} will notice without you, and somewhere you know that it may not happen`,
    ask: `
      What is the one sentence you want {who} to have heard by the end of the talk?
      Which example is fresh and clear enough for {who} to recognise?
      Since when have you seen it, and what could {who} have heard from you until now?
      What has been good in {their} work this year?
      What do you fear {who} will do: cry, argue, go silent?
      What exactly should be different in four weeks, so that you would call it good?`,
    other: `
      It may be that {who} already sensed it and waited with a knot in the stomach for somebody to say it.
      Perhaps nobody ever showed {who} what good looks like in this place.
      It could be that something outside work takes all the strength that {who} used to bring.
      Friendly silence may have sounded to {who} like approval.
      Maybe {who} sat in the wrong chair from the first day and would be relieved to say so.`,
    own: `
      You may have softened earlier hints to {who} so much that nothing was left of them.
      By repairing it quietly yourself you take from {who} the chance to see it.
      It could help to check whether you ever said what you expect, in figures or examples.
      Your annoyance at {who} may want a place before the talk, so that it does not sit at the table with you.`,
    step: `
      Fix a time with {who} for this week, in a room with a door, and say what it will be about.
      Write three lines beforehand: what I saw, what it causes, what I need from now on.
      Begin with the hard sentence within the first two minutes, so that {who} will not have to wait for it.
      After the sentence, ask {who} “How do you see it?” and stay silent for longer than is comfortable.
      End with one goal, one help from you and one date, and send it to {who} in writing the same day.
      You could say the first sentence aloud three times tonight, until it comes out without padding.`,
    words: `
      I'd rather be honest with you than keep quiet. It isn't good enough yet, and I'd like to show you what I mean.
      I'd like you to succeed here, so I want to be plain. What do you need from me to get there?
      This isn't easy for me to say. It needs to change, and I'd like to help you with it.
      How do you see it yourself? I'd like to hear that before I go on.
      In your place I'd want to be told, so I'm telling you, and only you.
      Is there something behind it that I don't know about? You needn't tell me what, only whether I can make something easier.`,
    deal: `
      set one goal for the next four weeks, with an example of what good looks like
      meet every Friday for fifteen minutes to look at what was done
      write down what each of you will do until the next talk
      agree to ask for help on the first day and not on the last`,
  },
  {
    name: 'asking-for-a-raise',
    matter: 'asking for more money',
    place: 'work',
    told: `
      i haven't had a raise in four years and i don't dare to ask
      found out that the new hire earns 600 more than me for the same job
      my boss says there is no budget every time i bring up my salary
      I want to ask for more money but my voice goes when i sit in front of her
      my duties doubled and the pay is what it was when i started
      he promised to look at my wages after probation and never mentioned it again
      i run the practice front desk alone and earn less than my nephew in his first year
      inflation eats my paycheck and the owner drives a new car
      As a freelancer I need to raise my rates with my oldest client and I feel greedy
      salary talk is next week and i already hear myself saying “it's fine”
      how do i ask for a raise?
      what should i do if my boss turns down my pay request again
      How much can I ask for without it being embarrassing?
      how do i tell my manager that i want to be paid what the others get
      i need an email to ask for a meeting about my salary
      i want more money`,
    under: `
      it may be less about the sum than about what the sum says on how {who} would rate your work
      perhaps asking feels like begging, although you would be naming a price for something real
      maybe you would rather have had {who} come to you with it, and the asking spoils it a little
      it might be that a no from {who} would weigh so much that not asking seems safer
      you may be ashamed of wanting it, as if good people did not look at money
      perhaps the comparison hurts most: somebody who got more without carrying as much`,
    ask: `
      Which figure would let you go home content?
      What do you do today that was not part of your work when the pay was fixed?
      What did {who} say about money so far, and how did the talk end?
      What would you say if you were asking on behalf of a colleague you respect?
      What else besides money would be worth something to you: hours, days, a title, training?
      What will you do if the answer is no, and what if it is later?`,
    other: `
      It may be that {who} never looked at your figures next to those of the others.
      Perhaps {who} had to fight for every raise further up and could use arguments to take along.
      Without a request {who} might have assumed that you are content.
      It could be that {who} heard your worry and not a figure, and so had nothing to answer.
      Maybe {who} would rather avoid talks about money, at least as much as you do.`,
    own: `
      Hints about rising prices may tell {who} that life is dear, but not what your work is worth.
      If you bring the no along in your own sentence (“I know it's a bad time”), {who} would only have to nod.
      It helps to know your figure before you walk in, and the lowest one you would still be glad of.
      You could look at whether you have told {who} this year what came of your work.`,
    step: `
      Write down four things you have brought in or taken on since the last raise, each with a number.
      Ask {who} by mail today for thirty minutes on “my pay and my tasks”, so that nobody is surprised.
      Look up this evening what the same work is paid elsewhere in your region.
      Say your figure aloud to {who} and then count silently to ten.
      Practise the first two sentences twice with a friend who plays {who} saying no.
      If it is a no, ask {who} what would make it a yes and on which date you will talk again.`,
    words: `
      I'd like to talk with you about my pay. I put a lot into this work, and I'd like that to show.
      I have a figure in mind and I'd like to tell you why I think it's fair. What do you need from me to make it possible?
      I like being here and I'd like to stay. For that the money has to fit what I do.
      If it isn't possible now, I'd like us to name a date. When would be realistic?
      It isn't easy for me to bring this up. Could we take half an hour for it next week?
      I sometimes wonder whether it's fair as it is. How do you see it?`,
    deal: `
      fix a date each year on which pay is talked about without anybody having to ask
      write down which results would carry the next step
      split the raise into two steps with two dates
      name what could stand in for money until then, such as days or hours`,
  },
  {
    name: 'mistake-to-own-up',
    matter: 'owning up to a mistake at work',
    place: 'work',
    told: `
      i sent the confidential list to the wrong client and nobody knows yet
      I forgot to place the order and now the site stands still
      i promised the customer delivery by the 3rd and it won't happen, my fault
      made a calculation error in the offer, we lose 8000 and my boss has no idea
      i missed the appointment with our biggest client, just slept through it
      i was rude to a supplier on the phone and he complained to my manager
      My oversight cost the whole team a weekend and i can't look at them.
      i double booked the hall, one of the two couples will have to hear it from me
      gave a patient's relative the wrong information, not dangerous but embarrassing, and i must put it right
      i deleted the shared drive folder and let them search for two hours before i noticed it was me
      how do i own up to my boss that i screwed up?
      what should i do after a big mistake at work
      Is it better to confess straight away or fix it first?
      how do i apologise to a client for our error
      write me something to say sorry to my boss for the missed deadline
      i messed up badly at work`,
    under: `
      it may be less about the mistake than about the face {who} will make when you say it
      perhaps you fear that one slip will outweigh all the good work that {who} knew you for
      maybe the hiding has become heavier by now than the thing itself
      it might be that you ask more of yourself than you would ever ask of a colleague
      you may be looking for a way to stay upright before {who} while you say it was you
      perhaps it is the trust of {who} you are worried about, more than any sum or date`,
    ask: `
      What happened, told in two sentences and without excuses?
      Who bears the damage at this moment, and what would help them most?
      What can still be saved today?
      How did {who} take the last mistake that somebody brought {them}?
      What would you like {who} to know about how it came to be?
      What will you do differently, so that it cannot easily happen again?`,
    other: `
      It could be that {who} would wish for one thing above all: to hear it early and from you.
      Perhaps {who} made a mistake of this size once and never forgot how it was received.
      It is possible that {who} will be angry first and will value your honesty only a day later.
      What troubles {who} may be less your error than the call {they} will now have to make to somebody else.
      Maybe {who} noticed something already and hoped that you would come.`,
    own: `
      A long explanation before the word sorry may sound to {who} like a way out.
      You could separate the part that was yours from the part that was bad luck, and speak only of the first.
      It may be worth looking at what made the mistake so easy: haste, a missing check, a yes too many.
      Punishing yourself for weeks repairs nothing for {who}; a clean proposal does.`,
    step: `
      Go to {who} today, before {they} could hear it elsewhere, and begin with “I made a mistake”.
      Bring along one proposal for repairing it and one for making sure it stays the only time.
      Write today to whoever is affected: what happened, what you are doing, when they will hear from you again.
      Keep the apology to {who} to three sentences, and then listen.
      Report to {who} again on the day you promised, even if there is nothing new.
      You could tell one colleague as well, so that you do not lie awake with it alone.`,
    words: `
      I'm sorry, that was my mistake. I'd like to put a proposal to you today for how to repair it.
      I know what this means for you and I don't want to talk around it. What would help you most right now?
      I'd rather you heard it from me than from anybody else. What do you need from me now?
      You relied on me and I let you down. I'm sorry, and I'd like to put it right.
      I've thought about how it could happen and what I'd change. May I show you?
      I understand if you're angry. I'd like to go on working for you, and I'll do what it takes.`,
    deal: `
      agree that bad news is told within the hour and without shouting
      put a second pair of eyes on the step where it went wrong
      settle who speaks with the people affected, and what is offered
      look back once after two weeks and then leave it behind`,
  },
];
