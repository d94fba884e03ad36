import type { MessageKind } from '#server/coach/embedded/messages/kind.ts';

export const farEnding: readonly MessageKind[] = [
  {
    name: 'need-space',
    move: 'withdraw',
    written: `
      I need space
      i just need some space rn
      I think I need a bit of time for myself
      Can we slow down a little? I need to breathe
      I need some time to think about us
      its not you, I just need a few days on my own
      I love you but I need room at the moment
      Let's take a break for a couple of weeks and see how we feel
      i need to clear my head, gonna stay at my sisters till sunday
      It's all going so fast, could we see each other a bit less for now
      feeling kinda suffocated tbh, need some air
      I would like a weekend just for me, without plans and without us
      We've been in each other's pockets since March. I need some distance for a while, please don't take it badly
      need some me time this week, hope thats ok 💛
      Mum, I need you to give me some room this month. I'll ring when I'm ready.
      i cant be somebodys everything, give me some space pls
      I am going away alone for a week to think
      Don't know what I feel right now, can you give me time
      could do with some distance, we text like 100 times a day
      I need to be on my own for a bit to work out what I want`,
    tone: `
      Gentle, but stepping back
      Short of air
      Unsure and asking for time
      Close to being overwhelmed`,
    does: `
      It asks for distance without saying how much or for how long.
      With {q}, they try to get some air without breaking off.
      It sets off worry in you at the very moment when they want less of your closeness.
      It puts the next move into their hands and the waiting into yours.
      What {q} leaves open is whether the room is needed from you or only for themselves.`,
    kind: `
      They may be worn out by something quite different and have nothing left for closeness.
      They may want to find out what they feel without being watched while they do so.
      It may be an attempt to keep things good between you, before they begin to resent it.
      They may need time alone in the way that others need company.
      They may be frightened by how much you have come to mean to them.`,
    guarded: `
      They may be getting used to being without you, and not be sure enough to say so.
      It may be a softer word for a decision that is half made.
      They may want to avoid a hard conversation by being away for a while.
      They may like to keep the door open without having to stand in it.
      It may be that they expect you to wait, without asking what the waiting does to you.`,
    open: `
      Thank you for saying it openly.
      All right, I'll give you that room.
      It's not easy for me to read, but I want to respect it.
      I'd rather know this than wonder why you've gone quiet.
      I understand that you need some distance at the moment.
      I would miss you, and I also want you to have what you need.`,
    close: `
      Can we agree on a day when we talk again?
      Tell me what it means in practice, so that I do neither too much nor too little.
      I won't write in the meantime unless you want me to.
      Is it about us, or about everything else that's going on?
      I can do this for a while, though I can't leave it open for ever.
      What would help you most from my side during that time?`,
    other: `
      It may be that {who} felt guilty about needing this and put it off for weeks.
      Perhaps {who} had too many people pulling at once, and you were the one who could be told.
      Maybe {who} wanted to miss you again.`,
    own: `
      Ask yourself what you do when somebody moves away from you, and if it brings them back.
      Look at which part of your own life has become small lately.
      You may want to know for yourself how long you can wait without bitterness.`,
    check: `
      {who} used a soft word for leaving
      distance now has to mean less love later
      you would make it worse by asking for a date to talk`,
    step: `
      Ask today for one clear agreement about contact, and then keep to it.
      Fill the first free evening this week with a friend or something you had neglected.
      Write what you would like to tell them on paper and leave it there until you speak again.
      Decide by Sunday how long an open state is bearable for you, and put the date in your diary.`,
  },
  {
    name: 'breaking-up',
    move: 'withdraw',
    written: `
      I can't do this anymore
      i think we should break up
      It's over. I'm sorry.
      I don't think this is working
      I cant do us anymore, I'm so tired
      I've thought about it for weeks and I think it's better if we go our separate ways
      I dont love you the way I used to
      we want different things, lets be honest and end it
      I'm sorry but I don't see a future for us
      this isn't working for me. you deserve someone who is sure
      i'm done. I'll get my things on saturday
      I want to end it before we hurt each other even more
      Hey, you're lovely but I don't feel a spark, so I don't want to keep dating
      I think we'd be better as friends x
      I can't be in this marriage any longer. I have spoken to a solicitor.
      It's not you it's me, I can't be in a relationship right now
      I want a divorce
      I've been unhappy since last summer and I think you have too. I think it's time we stopped.
      I can't keep this friendship going anymore, it takes more than it gives me
      We had a good two years but my feelings have changed and i cant pretend`,
    tone: `
      Sad, final and exhausted
      An ending in writing
      Heavy news in few words
      Sorry, yet going`,
    does: `
      It ends, or says it wants to end, what there was between you.
      With {q}, they put into writing what they may have carried about for a long time.
      It gives you no say in the decision, and it can knock the wind out of you for that reason.
      It leaves many questions open that a text cannot answer.
      Whether {q} is a last word or a cry of exhaustion can often be told only in a conversation.`,
    kind: `
      They may have struggled with this for a long while and be in pain about it too.
      They may have chosen a message because they could not have said it to your face without breaking down.
      It may come out of exhaustion, and say above all that things cannot go on as they are.
      They may want to be honest with you instead of staying half-heartedly.
      They may still be very fond of you and know that this is not enough for them.`,
    guarded: `
      They may have made up their mind long ago and told you only at the end.
      It may be easier for them in writing because they do not have to see what it does to you.
      They may leave the reasons vague so that there is nothing to discuss.
      They may say it in the heat of a quarrel to show how serious they are.
      It may be that something has changed in their life that they have not told you about.`,
    open: `
      This hurts, and I need a moment before I can say much.
      I've read it several times now.
      I don't want to argue you out of it.
      Thank you for telling me, even though it's hard to read.
      I'm sad, and I'm not going to pretend otherwise.
      I didn't want it to end like this.
      This is hard to read, and I'm glad that you told me yourself.
      I don't know yet what to say to that.`,
    close: `
      Could we talk about it once in person, before we leave it there?
      I'd like to understand what was decisive for you.
      Is it settled for you, or is there something you're still unsure about?
      I'll be in touch in a few days when I can think more clearly.
      I'd like to take my time before I say more.
      Whatever comes of it, I'd like us to be decent with each other.
      Can we say it to each other in person, once?
      I'll write when I've slept on it.`,
    other: `
      Perhaps {who} wrote and deleted this many times before it was sent.
      It may be that {who} felt that earlier hints had not reached you.
      Maybe {who} would have liked to find a gentler way and did not know one.`,
    own: `
      Look back at the past months and ask if you had been as content as you now think.
      Ask yourself what you would miss: this person, or not being alone.
      It may help to separate what you want to know from what you want to change with an answer.`,
    check: `
      {who} decided this lightly
      one perfect reply could turn it round
      the good times you had with them were not real`,
    step: `
      Send at most two sentences today, and leave everything else until you have slept.
      Ring somebody this evening who knows you well, and ask them to sit with you.
      Write down the three questions that you would really want answered if you meet.
      Put the practical matters on a list and deal with one of them at a time, from tomorrow on.`,
  },
  {
    name: 'no-contact',
    move: 'stonewalling',
    written: `
      Don't contact me again
      please stop messaging me
      dont text me anymore
      I don't want any contact with you
      Lose my number
      I'm blocking you after this, take care
      I need you to stop reaching out. It doesn't help me get over this.
      Don't write, don't call, don't send anyone
      i dont want to hear from you ever again
      We're no longer in touch and I would like it to stay that way
      After what you said at the funeral I want nothing more to do with you
      This is the last time I'm answering. Please do not get in touch with me or my family again
      I wish you well but I don't want us to be in contact
      pls respect that i dont want to be in touch, delete my number
      Don't message my sister to get to me either. No contact means no contact.
      i told u already, no more messages
      You are no longer welcome to call here.
      I'm cutting contact for good, I think it's the healthiest thing for me
      Stop trying to reach me, we have nothing to say to each other after all these years
      im unfollowing you everywhere, please dont write anymore`,
    tone: `
      A firm full stop
      Closed, perhaps for good
      Clear and not negotiable
      Cold, with hurt behind it`,
    does: `
      It ends contact and asks you to make no further attempt.
      With {q}, they say as clearly as words can what they want from now on.
      It leaves no room for your side of the story, which may be the hardest thing about it.
      It makes silence the one thing with which you can still show respect.
      Whatever came before, {q} is a request that stands on its own.`,
    kind: `
      They may need the quiet in order to get over something that hurt them.
      They may know that every message opens the wound again.
      It may have taken them a lot to write this so plainly.
      They may want to stop a to and fro that has done neither of you good.
      They may not hate you at all and still be unable to be in touch.`,
    guarded: `
      They may prefer never to hear how it was for you.
      It may be written in anger and meant to hit as hard as possible.
      They may find it easier to break off than to talk about their own share.
      They may be under the influence of somebody who sees only one side.
      It may be that they will write again themselves, and you would then have to decide anew.`,
    open: `
      I've read your message and I will respect it.
      All right, I won't contact you any more.
      I understand that you want no contact.
      I accept your decision, though it's hard for me.
      You've been clear, and I'll keep to it.
      I'm sad about this, and I'll do as you ask.`,
    close: `
      You won't hear from me again.
      I wish you well.
      This doesn't need an answer.
      I'm sorry for the part of it that was mine.
      Should you ever want to talk, the first step is yours.
      This is my last message, so take good care.`,
    other: `
      It may be that {who} felt that no smaller sentence would have been enough.
      Perhaps {who} had asked for this before, in ways that were easier to overlook.
      Maybe {who} could only find rest by shutting the door entirely.`,
    own: `
      Ask yourself what you still hope to reach by writing, and whether a message could give it to you.
      Look at where you might have gone on after the first sign that it was too much.
      You can grieve for somebody and still leave them in peace.`,
    check: `
      {who} would understand if you could explain it one more time
      {who} felt nothing while writing it
      keeping silent would mean admitting that you are guilty`,
    step: `
      Answer with one sentence or not at all, and then archive the conversation today.
      Write the letter you would like to send, and keep it in a drawer.
      If children, rent or work force you to be in touch, ask a third person this week to pass things on.
      Agree with a friend that you will text them each time you feel like writing to this person.`,
  },
];
