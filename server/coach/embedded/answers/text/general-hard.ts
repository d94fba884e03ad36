import type { General } from '#server/coach/embedded/answers/text/general.ts';

/** What holds for any reproach, blow or excuse, where nothing tells more closely what it is. */
export const generalHard: Pick<General, 'criticism' | 'contempt' | 'defensiveness'> = {
  criticism: {
    tone: `
      Reproachful and tired
      Annoyed and let down
      Sharp, with a wish in it
      Fed up`,
    does: `
      {q} finds fault with you, and there is probably a wish inside it that was not said.
      With {q}, they turn something that bothers them into something about you.
      {q} is a complaint; what they would like instead is left for you to work out.
      {q} says that something went wrong for them, and puts it at your door.`,
    kind: `
      They may be worn out and have run short of gentle ways to ask
      They may have brought it up before and feel that it was not heard
      They may simply want help, and it came out as blame
      They may be hurt and find it easier to sound cross
      They may care about this more than you knew`,
    guarded: `
      they may want you to feel guilty more than they want an answer
      they may be angry about something else, and this only got the blame
      it may be an old quarrel that has found a new place
      they may have had a bad day and picked the nearest person
      it may have become a habit to begin with what is wrong`,
    open: `
      I can tell that this has been bothering you.
      I don't want to brush this aside.
      That stung a bit, and I still want to understand it.
      You are upset with me, and I would like to know why.
      I'd rather hear this than have you sit on it.
      I want to answer this properly and not just defend myself.
      I'd like us to get this sorted.
      It's good that it is out, even if it's hard to read.`,
    close: `
      What would you have liked me to do?
      Can we talk about it tonight with a clear head?
      Tell me the one thing that would help most.
      What is the worst part of it for you?
      I can see my side of it, and I'd like to hear yours.
      What can we do differently from now on?
      I'd like to hear the rest of it too.`,
    other: `
      It may be that {who} felt alone with this for longer than you saw.
      Perhaps {who} had hoped that it would be noticed without having to be said.
      Maybe {who} was more disappointed than angry.`,
    own: `
      Ask yourself whether a small part of it is true, even if the tone is not fair.
      Look at what happened in the hours before, and what you did or left undone.
      Notice whether your first answer would explain you or ask about them.`,
    check: `
      {who} meant all of you, when it may have been about one moment
      {who} wants a fight rather than a change
      {who} knows how much you already do`,
    step: `
      Wait an hour, then ask one open question about what they need.
      Own the part that is yours in one sentence, without a “but”.
      Suggest a time to talk about this one thing and nothing else.
      Find the wish in it and answer that first.`,
  },
  contempt: {
    tone: `
      Scornful
      Mocking and cold
      Looking down on you
      Meant to sting`,
    does: `
      {q} puts you down; it is not a comment on one thing you did.
      With {q}, they place themselves above you for a moment.
      {q} mocks where it could have asked, and mockery lands hard.
      {q} is aimed at you as a person, and that is why it hurts.`,
    kind: `
      They may be hiding hurt behind it, because scorn feels safer than saying so
      It may come from a moment of rage that they would not stand by tomorrow
      They may feel small themselves and be passing it on
      They may have lost hope of being heard in a kinder way
      They may not see how hard such words hit
      They may be repeating a tone that they grew up with
      They may have been stung by something themselves shortly before`,
    guarded: `
      it may be meant to make you feel small, and that is nothing you have to discuss
      if it comes often, respect is the first matter to talk about, before any other
      they may simply be unkind here, with no deeper reason
      they may want to win rather than to be understood
      it may be a way to keep you from bringing something up
      they may enjoy the sting a little
      it may show a lack of respect that has been there for a while`,
    open: `
      That hurt, and I won't answer in the same way.
      I am not going to joke back at this.
      I want to talk with you, but not in this tone.
      Words like that make me want to leave the conversation.
      I'm stopping here for a moment, because that was below the belt.
      I can take criticism, and this was something else.
      I expected something kinder from you.
      I don't want us to talk to each other like this.
      There's no answer to that, only to what is behind it.`,
    close: `
      If something bothers you, tell me plainly and I'll listen.
      Tell me what you need, and leave the sting out.
      Let's talk when we can both be kind about it.
      What is it really about?
      I'll come back to this when it can be said with respect.
      Can you say it again as a wish?
      What made you so angry?
      Let's start again tomorrow.
      I would never want to speak to you that way.`,
    other: `
      It may be that {who} felt ashamed or passed over first, which explains the tone and does not excuse it.
      Perhaps {who} has learned that mockery is how one gets heard.
      Maybe {who} regretted it soon after sending it.`,
    own: `
      Being put down is not your doing; what is yours is whether you answer in kind.
      Look at what the quarrel was about before this, and which part of that is yours.
      Notice how much of such a tone you are used to letting pass.`,
    check: `
      {who} really thinks this of you, and not only in anger
      you have to answer it at all
      {who} knows that this crossed a line for you`,
    step: `
      Say once, calmly, that you will not be spoken to like this, and leave it there.
      Do not reply before you have slept on it.
      Tell somebody you trust what was written, and how it felt.
      In a calm hour, name the one sentence that hurt and what you ask for instead.`,
  },
  defensiveness: {
    tone: `
      Defensive
      On guard
      Feeling accused
      Explaining more than listening`,
    does: `
      {q} answers an accusation rather than what you need.
      With {q}, they keep the blame away before looking at it.
      {q} sounds like somebody who feels put on trial.
      {q} is about being in the right, and so your own point gets lost.`,
    kind: `
      They may have heard an attack and be protecting themselves
      They may want you to see that they meant well
      They may be ashamed and not know how to say so
      They may feel that their side has not been heard at all
      They may have tried harder than one could see
      They may have been blamed for a lot lately
      They may want to be believed more than to win`,
    guarded: `
      it may be a way to turn the talk round so that nothing has to change
      they may prefer to argue about details to hearing what it was like for you
      their own share may be left outside the door on purpose
      they may be hoping that you give up first
      it may be easier for them to be in the right than to be sorry
      they may have something to hide from themselves
      it may be an answer they have given many times before`,
    open: `
      I didn't want to put you on trial.
      There is more to this than my side, I know.
      I'm not looking for somebody to blame.
      It came across as an attack, and that isn't what I was after.
      You may have a point there.
      I'd like us to stop arguing about who was right.
      I believe that you meant well.
      We've got stuck, I think.`,
    close: `
      Can I tell you in one sentence how it was for me?
      Tell me how you saw it, and I won't interrupt.
      What I need is that you hear how it felt.
      How was it for you?
      I'd like to find out what we do differently next time.
      Could we each name one thing that was ours?
      What would make it fair for you?
      I don't need you to be guilty, I need you to listen.`,
    other: `
      It may be that {who} feels nothing would be good enough, whatever they do.
      Perhaps {who} heard “you are bad” where you meant “this hurt”.
      Maybe {who} was scared of losing ground with you.`,
    own: `
      Look at how you brought it up, and whether it sounded like a charge.
      Ask yourself which part of what they say is true.
      Notice whether you want to be understood or want them to plead guilty.`,
    check: `
      {who} does not care how it was for you
      explaining means that {who} takes no share of it
      {who} heard what you meant, and not only the tone`,
    step: `
      Begin again with “I felt”, one moment and one wish, and nothing about them.
      Say first what you see in their point, then ask for two minutes for yours.
      Leave the question of who was right for a day, and ask what each of you needs.
      Ask them what they heard you say; you may both be surprised.`,
  },
};
