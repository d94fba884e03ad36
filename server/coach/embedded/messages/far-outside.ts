import type { MessageKind } from '#server/coach/embedded/messages/kind.ts';

export const farOutside: readonly MessageKind[] = [
  {
    name: 'kept-out-kindly',
    move: 'neutral',
    written: `
      don't worry about Saturday, the girls and I have sorted it, you've got so much on
      we thought it would be nicer to keep it small this time, hope you understand x
      We didn't want to bother you with it, you've been so busy
      hey! we booked the cottage already, didn't think you'd be up for it with the baby
      no need to come to the planning meeting, we've got it covered 😊
      We decided to just do immediate family for the birthday, no hard feelings!
      thought you'd be too tired so we went ahead without you, next time!!
      It's only a few of us going so we didn't put it in the group chat
      You wouldn't have enjoyed it anyway, it was mostly people you don't know
      We've asked Jo to do the speech, you have enough on your plate hun
      All organised! You just relax, we don't need anything from you
      didn't want to put pressure on u so i asked someone else to be bridesmaid
      we kept the dinner quiet because the table was small, hope that's ok
      There wasn't space in the car so we figured you'd rather skip it`,
    tone: `
      Kind on the surface, and you are outside
      Friendly, with the door half shut
      Considerate, and decided without you
      Sweet, and a little distant`,
    does: `
      {q} tells you kindly that something is happening without you.
      {q} gives you a reason that you were not asked about.
      With {q}, they decide for you and call it care.
      {q} may be meant well, and it leaves you outside all the same.`,
    kind: `
      They may really have wanted to spare you.
      They may have had to decide quickly and taken your busy weeks for a no.
      They may not have noticed that you would have liked to be asked.
      They may like you as much as before, and have thought only of the organising.`,
    guarded: `
      They may have wanted to do it without you, and be looking for a kind reason.
      It may be that plans are made in a round that you are no longer in.
      They may have been hurt when you had no time before.
      They may find it easier to leave you out than to talk about it.`,
    open: `
      Thanks for thinking of how much I have on.
      It sounds as if you have it all in hand.
      That's kind of you, and I'll be honest: it stung a little to hear it afterwards.
      I know that you meant well.`,
    close: `
      I'd have loved to be part of it, so please do ask me next time, even when I look busy.
      I'd still like to help with something; what is left to do?
      Next time I'd rather say no myself than not be asked.
      Can I come along anyway, or is it settled?`,
    other: `
      It may be that {who} saw you under strain and meant to make things easier.
      Perhaps {who} expected you to be relieved.
      Maybe {who} did not decide it alone.`,
    own: `
      Look at how often you had to say no lately, and how that may have looked.
      Ask yourself whether it is the event you miss or the being asked.
      Notice whether you want to hide the sting behind a smiling answer.`,
    check: `
      {who} meant to leave you out
      {who} knows that you would have wanted to come
      it says how much you matter to all of them`,
    step: `
      Tell {who} once, in a friendly voice, that you like to be asked.
      Offer one small thing that you can do for it.
      Arrange something with {who} alone in the next two weeks.
      Wait until tomorrow before you answer, so that the sting does not write it.`,
  },
  {
    name: 'family-limit',
    move: 'request',
    written: `
      We're not comfortable with you visiting while he is there. It's not personal
      We'll be doing Christmas on our own this year. I hope you can respect that
      Mum we've talked about this, please don't give the kids sweets behind our backs
      we've decided not to come for easter this time, we need a holiday just us
      I'd rather you didn't pick her up from nursery for now
      Please don't ask my sister to talk to me. I've made up my mind
      We won't be bringing the children as long as there's smoking in the house
      I'm not ready to meet your new partner, please don't push it
      we need to take a step back from family dinners for a while
      I appreciate the invite but I won't be coming. Please don't try to change my mind
      Dad, no more surprise visits please. Ring first
      We don't want photos of the baby online, that includes you, sorry
      from now on we're keeping sundays for ourselves
      I can't have contact with him, and if he is there I won't come`,
    tone: `
      Firm, not unkind
      A limit, set out loud
      Settled, and trying not to hurt
      Clear, with distance in it`,
    does: `
      {q} draws a limit and asks you to keep to it.
      {q} says what is not possible for them at present, and leaves the door to you open.
      With {q}, they decide something that touches you too, and that can hurt.
      {q} names a condition; it does not say that you are not wanted.`,
    kind: `
      They may have thought about it for a long time and wish to keep the peace with you.
      They may need this limit in order to stay close to you at all.
      They may be protecting their own home, and not be against you.
      They may find it as hard to say as you find it to read.`,
    guarded: `
      They may not believe that talking about it would change anything.
      There may be a reason that they have not told you.
      They may be holding on to an older hurt.
      It may be that the distance grows unless somebody takes a small step.`,
    open: `
      It hurts to read this, and I'll respect it.
      Thank you for telling me plainly, and I won't push.
      That's hard for me, and I hear that you mean it.
      I don't like it, and I'll keep to it.`,
    close: `
      Is there another way for us to see each other that would be all right for you?
      If there is a reason that I should know, I'd like to hear it, whenever you're ready.
      Is there anything that you would like me to do differently?
      I'd like to stay close to you, so tell me what would work.`,
    other: `
      It may be that {who} was afraid of exactly this talk and wrote for that reason.
      Perhaps {who} feels torn between several people.
      Maybe {who} said it more softly before and did not feel heard.`,
    own: `
      Ask yourself whether you have asked about the reason, or only argued with it.
      Look at what you could offer that costs nobody else anything.
      Notice whether you want to be understood or to change their mind.`,
    check: `
      {who} no longer wants you in their life
      this is for ever because it is so now
      somebody else has put {who} up to it`,
    step: `
      Answer in two sentences: that it hurts, and that you will respect it.
      Suggest one meeting that keeps to the limit.
      Leave the matter alone for two weeks, and stay in touch about small things.
      Talk it over with a friend before you answer, so that the first pain does not write it.`,
  },
  {
    name: 'used-to-it',
    move: 'guilt_trip',
    written: `
      it's whatever, I'm used to it
      Don't worry about it. I didn't really expect you to come
      its fine, wasn't expecting anything from you anyway
      no big deal. it's not like it's the first time
      I stopped getting my hopes up a while ago
      you don't have to explain, I know how it goes by now
      Never mind, I had a feeling you'd cancel
      I'm used to celebrating alone lol
      Dont feel bad, I should have known
      that's ok, i've learned not to count on it
      It doesn't matter. It never does with us
      nah its cool, same as last year
      I wasn't surprised, let's put it that way
      Save the apology, I'm past being disappointed`,
    tone: `
      Hurt, and playing it down
      Resigned
      Let down, more than it admits
      Tired of hoping`,
    does: `
      {q} says that it does not matter, in a way that shows that it did.
      {q} is about more than this one time.
      With {q}, they step back from hoping, so as not to be let down again.
      {q} takes an apology and does not let it in yet.`,
    kind: `
      They may be more hurt than they want to show.
      They may wish that somebody stayed with it and did not take the words at their face.
      They may be tired of being the one who understands.
      They may want to spare you and themselves a scene.`,
    guarded: `
      They may want you to feel how often it has happened.
      They may have begun to expect less of you.
      It may be a way to keep the hurt without having to speak of it.
      They may not believe an apology before something changes.`,
    open: `
      I don't want you to be used to that.
      It's not whatever to me: I let you down, and I'm sorry.
      You shouldn't have to expect so little from me.
      I can hear that it wasn't the first time.`,
    close: `
      Tell me how it was, I'd like to hear all of it.
      I'd like to make it up to you: when are you free in the next two weeks?
      What would have meant the most to you?
      I'll call you tomorrow, and I'd like to hear about it.`,
    other: `
      It may be that {who} had looked forward to it more than anybody knew.
      Perhaps {who} has swallowed the same hurt several times.
      Maybe {who} was afraid to seem demanding.`,
    own: `
      Look back honestly: how often has it gone like this before?
      Ask yourself whether you apologised to make it good or to have it over.
      Notice whether you are relieved that no more was said.`,
    check: `
      it is settled because {who} says so
      {who} wants you to feel bad
      one more apology is what is missing`,
    step: `
      Ask about the thing itself: how it went, and what you missed.
      Name one date on which you will be there, and keep it.
      Do not explain again why it happened; ask how it was.
      Put the next occasion that matters to {who} in your diary tonight.`,
  },
];
