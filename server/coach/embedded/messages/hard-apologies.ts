import type { MessageKind } from '#server/coach/embedded/messages/kind.ts';

export const hardApologies: readonly MessageKind[] = [
  {
    name: 'sorry-you-feel-that-way',
    move: 'defensiveness',
    written: `
      I'm sorry you feel that way
      sorry u feel like that
      Sorry if you were offended
      I'm sorry if I hurt you
      sorry if that came across wrong i guess
      I apologise if anyone was upset by my comments
      well im sorry that you see it like this
      Sorry you took it that way
      I regret that you feel you weren't consulted
      sorry if ur upset 🤷
      We are sorry that you feel your complaint was not handled well
      I'm sorry you think I'm a bad friend
      sorry for whatever i did
      Fine, I'm sorry. Happy now?
      I said sorry, what more do you want
      im sorry ok?? can we move on
      I'm sorry if you misunderstood my intentions at the christening
      Look I'm sorry you had a bad time but that's all I can say really
      It's a shame you feel you can't enjoy our company any more.
      apologies if i did something to annoy you yesterday`,
    tone: `
      Sorry, from a safe distance
      Half an apology
      Polite, and keeping out
      Wants it to be over`,
    does: `
      It has the form of an apology and is about your feelings instead of what happened.
      With {q}, they regret your mood and leave their own part open.
      It can end a quarrel and still leave you feeling alone with it.
      It makes you look ungrateful if you ask for more.
      There may be real regret in {q}, only it has not yet found what it is for.`,
    kind: `
      They may be sorry and not know exactly what it was that hurt you.
      They may be afraid that admitting something will make everything their fault.
      It may be the only kind of apology that they ever learned.
      They may see it differently and still want to say something kind.
      They may want peace with you above all.`,
    guarded: `
      They may want the subject closed without having to look at themselves.
      It may be that they think your feelings are the real problem.
      They may say sorry because it is expected, and be rather annoyed about it.
      They may hold this apology against you if you come back to the matter.
      They may choose their words so carefully that nothing can be pinned on them.`,
    open: `
      Thank you for writing.
      I'm glad that you don't want to leave it like this either.
      I can see that you want it to be all right again.
      I'd like to put this behind us too.
      To me that sounds as though the only problem is how I feel.
      I don't need a perfect apology.`,
    close: `
      What I'd still like to know is whether you can see what bothered me.
      It would help me if you said something about what happened, and not only about my reaction.
      May I tell you in a few words which part of it hurt?
      How did it look from your side?
      Can we talk about it briefly, so that it doesn't linger?
      I'd feel better if I knew how you'll go about it next time.`,
    other: `
      It may be that {who} felt ashamed and could only say sorry in a roundabout way.
      Perhaps {who} thought that this was a complete apology.
      Maybe {who} could not see what on their own side would explain so much hurt.`,
    own: `
      Ask yourself whether you ever said in one plain sentence what it was that hurt.
      Look at which words you are waiting for, and if those exact words are necessary.
      You may accept the good will in it and still say that something is missing.`,
    check: `
      {who} felt no regret behind these words
      {who} knew precisely which moment you mean
      only a full admission could make it good again`,
    step: `
      Name the one moment that hurt, in a single sentence and without a judgement.
      Ask them within the next days how they saw that moment, and do not reply at once.
      Tell them which small thing would put it right for you, if there is one.
      If nothing more comes, decide by the weekend whether this much is enough for you.`,
  },
  {
    name: 'sorry-but-you',
    move: 'defensiveness',
    written: `
      I'm sorry but you provoked me
      sorry but u asked for it
      I'm sorry I shouted, but you never let me finish
      sorry i was late but you could have reminded me
      I know I shouldn't have said it but you pushed me
      Sorry but you have to admit you were being difficult
      ok sorry. but if you hadnt brought up my mum i wouldnt have lost it
      I apologise for the tone of my mail, but you left me no choice
      im sorry for lying but you would have gone mad
      Yes I was wrong, but so were you, let's be honest
      Sorry about last night, but honestly you wind me up till I snap
      I am sorry I opened your letter, but you keep secrets from us
      sorry for ignoring you, but you were being a lot
      I'm sorry, but you should have known I'd be angry about that
      my bad but you did kinda deserve it 😅
      Sorry I read your chats. You gave me reason to though
      Sorry for what I said at the table, though you did start with the politics
      I feel bad for walking out but you just would not stop
      Okay I overreacted and I'm sorry, but you know how I get when you do that
      sorry for hanging up on you, but then dont talk to me like im 12`,
    tone: `
      Sorry with a hook
      Regret and blame at once
      Half giving, half taking back
      Sincere, then defensive`,
    does: `
      It says sorry and hands you the reason for it in the same breath.
      With {q}, the second half takes back much of what the first half gave.
      It makes it hard to accept the apology without also accepting the blame.
      It shows that they regret something and do not want to be the only one at fault.
      In {q} there are two things: a sorry, and a complaint that deserves its own time.`,
    kind: `
      They may be honestly sorry and want to explain how it came about.
      They may feel hurt as well and be hoping for a sorry from you too.
      It may be that they can bear their own mistake only along with a reason.
      They may not notice how much the second half weighs.
      They may be trying to take the first step without losing face.`,
    guarded: `
      They may make what they did depend on you, so that you are the one who has to change.
      It may be that the apology is mainly there to make room for the reproach.
      They may do the same again, since there will always be a reason.
      They may expect you to comfort them for having been driven to it.
      They may find it easier to explain themselves than to stay with what it did to you.`,
    open: `
      Thank you for the first half of that.
      It's good to hear you say sorry.
      I accept your apology for your part.
      I'm taking the sorry, and I've also heard the rest.
      I'm willing to talk about my part too.
      I noticed both things in your message, the apology and the reproach.`,
    close: `
      Could we leave the two things separate?
      What you did was your decision, and I'd like that to stand by itself for a moment.
      Let's talk later about what I could have done better.
      I'd be glad of a sorry without a reason attached.
      What could each of us do so that it doesn't get that far again?
      Can you tell me how you'd want to deal with it next time?`,
    other: `
      It may be that {who} felt driven into a corner and still saw no other way out of it.
      Perhaps {who} waited for you to say something first.
      Maybe {who} meant the “but” as an explanation and would be surprised that it stung.`,
    own: `
      Look for what you could say sorry for, without linking it to anything.
      Ask yourself if you can let a clumsy apology count for something.
      You are responsible for what you did, and not for how another person responded to it.`,
    check: `
      {who} only said sorry as a way to blame you
      {who} could have stayed calm without any effort
      you may not mention your own hurt until you have answered the reproach`,
    step: `
      Reply to the sorry today, and put the reproach off to an agreed time.
      Say your own sorry for one precise thing, if there is one, and end the sentence there.
      Find out together this week at which moment it tipped over, and what a stop sign could be.
      Ask them to say the apology again without the second half, when you are face to face.`,
  },
  {
    name: 'late-or-forgot',
    move: 'criticism',
    written: `
      You're late. Again.
      ur 40 min late wtf
      You forgot, didn't you
      did u seriously forget my birthday
      I've been standing outside the cinema for half an hour
      You said you'd pick up the prescription. I checked, it's still there.
      The dinner is cold now. You said seven.
      You forgot to collect Mia from swimming, the teacher just rang me
      thanks for forgetting our anniversary
      you were supposed to book the table two weeks ago, now everything's full
      we said 3pm, its nearly 4
      You missed the meeting this morning. Everyone was waiting for your slides.
      I reminded you twice about the bins and they're still full
      Forgot to call grandma for her 80th, really?
      its the third time this month ive waited for you in the cold
      You promised to send the form by Monday and now the deadline has gone.
      mum you forgot parents evening
      The whole family waited with the cake for you
      how can you forget something like that, I told you on tuesday
      you didnt even remember i had my exam today 😔`,
    tone: `
      Let down and annoyed
      Tired of waiting
      Cross, with good cause perhaps
      Feeling unimportant`,
    does: `
      It tells you that something you had agreed on did not happen.
      With {q}, they speak of the clock or the plan, and very likely of how much they matter to you too.
      It puts you under pressure to explain, when an explanation is mostly not what they need first.
      It lays the cost of it in front of you: their waiting, their work, their disappointment.
      Words like {q} can be answered best with what is true and what comes next.`,
    kind: `
      They may have been looking forward to it, or may have had a lot hanging on it.
      They may have worried while they waited and be letting that out now.
      It may be that they read from it how important they are to you.
      They may have had to sort something out for you that was hard for them.
      They may need one honest sentence from you more than a reason.`,
    guarded: `
      They may be making one mistake into proof of something bigger.
      It may be that they have forgotten how often it does work out.
      They may not have said as clearly as they think what was agreed.
      They may be using your guilty conscience to say other things as well.
      They may bring this up for a long time to come.`,
    open: `
      You're right to be annoyed if you were relying on me.
      I'm sorry that this left you hanging.
      I can see that this put you in a bad position.
      That shouldn't happen, and I don't want to talk my way out of it.
      I understand that you're disappointed.
      I know that my reasons don't help you much now.`,
    close: `
      What can I do now that would help?
      I'd like to make it up to you, so tell me what would be right for you.
      I'll tell you how it came about when you feel like hearing it.
      From now on I'll put such things in my calendar with a reminder.
      Can we talk at a calm moment about how we avoid this in future?
      What was the worst part of it for you?`,
    other: `
      It may be that {who} felt foolish, looking at the door or the phone all that time.
      Perhaps {who} defended you to others in the meantime.
      Maybe {who} counted on you because there was nobody else to ask.`,
    own: `
      Ask yourself honestly if this was a mishap or has become a habit.
      Look at what you tend to promise quickly because no is uncomfortable.
      If you remember the agreement differently, say so only after the regret.`,
    check: `
      {who} would want a long explanation
      {who} thought about the matter only, and not about what it says about you two
      one mistake has spoiled everything with them`,
    step: `
      Answer within the hour, and put the sorry before the reason.
      Offer one thing that repairs a piece of it, with a time at which it will be done.
      Set up a reminder right now for the next thing you agreed with them.
      Tell them early next time, as soon as you notice that it is going to be tight.`,
  },
];
