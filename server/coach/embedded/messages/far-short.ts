import type { MessageKind } from '#server/coach/embedded/messages/kind.ts';

export const farShort: readonly MessageKind[] = [
  {
    name: 'fine-that-means-no',
    move: 'withdraw',
    written: `
      fine. whatever.
      Fine
      whatever you say
      Fine, go then.
      yeah fine whatever
      ok fine. if thats what you think
      Whatever. It's your life
      fine by me i guess 🙄
      sure. fine. great.
      Fine! We'll do it your way like we always seem to end up doing
      whatever makes you happy
      no its fine, go to the pub
      It's fine. I'll just cancel the babysitter then.
      sure go, its fine, ill stay here with the kids
      Whatever mum
      it's fine. really. go and have fun with your mates, I already ate on my own anyway
      Fine 😑 do it your way then
      yes dear, fine, book it
      I said it's fine didn't I
      mhm. fine, if you have to`,
    tone: `
      A yes that sounds closed
      Agreeing with gritted teeth
      Short, hurt and tired
      Giving in without agreeing`,
    does: `
      It agrees in words and leaves the disagreement standing in the room.
      With {q}, the other person ends the discussion without having come round.
      It hands you the decision, together with the feeling that you will pay for it later.
      On the surface {q} is permission, and underneath it sounds much more like a no that has given up.
      It stops the argument for now, and it leaves you to guess what they wanted instead.`,
    kind: `
      They may be disappointed and have no strength left to argue for what they wanted.
      They may want you to notice by yourself that this matters to them.
      It may be their way of avoiding a row that they are afraid would get worse.
      They may have tried to say no earlier and had the impression that it did not count.
      It may be that they would really like to be generous here and cannot quite manage it yet.`,
    guarded: `
      They may want you to feel uneasy enough to change your mind without having to ask you to.
      It may be that they are storing this up and will bring it out at the next quarrel.
      They may expect you to work out their wishes, so that a wrong guess becomes your fault.
      They may be saying yes now in order to be able to say later that nobody asked them.
      It may have become a habit between you that a cold yes wins more than an honest no.`,
    open: `
      That didn't sound like a real yes to me.
      I'd rather have your honest no than a yes you don't mean.
      I get the feeling this isn't fine for you, and I don't want to just carry on as if it were.
      I may be reading too much into a short text, but it sounded a bit flat.
      If you would rather have it another way, I want to know.
      Before we leave it at that, I'd like to know what you really think.`,
    close: `
      What would you have liked instead?
      Can I ring you in ten minutes, so we can sort it out properly?
      If it really is all right for you, I'll take your word for it.
      Tell me what bothers you most about it, and I'll see what I can change.
      Let's talk about it tonight when neither of us is in a hurry.
      I can't promise I'll do it your way, but I do want to hear it before I decide.`,
    other: `
      It may be that {who} wanted to be asked a second time, because the first no had cost so much.
      Perhaps {who} felt outvoted, and one short word was all that was left to say.
      Possibly {who} had a long day behind them and chose peace over being right.`,
    own: `
      Look at whether the matter was already settled in your head when you asked.
      You could ask yourself how you usually react to a plain no from this person.
      Notice whether a reluctant yes suits you a little, because you get what you wanted.`,
    check: `
      {who} meant the opposite of what the message says
      this is meant to punish you, when it may only be tiredness
      {who} knew exactly what the better plan would have been and kept it from you`,
    step: `
      Ask once, today, which other way they would have chosen, and wait for the answer.
      Before you go ahead, send one line that leaves room for a no.
      Take the question up again tonight, sitting down, and speak about this one plan only.
      If they stick to it after one honest question, accept the yes and do not ask a third time.`,
  },
  {
    name: 'one-word-answer',
    move: 'stonewalling',
    written: `
      k
      K.
      ok
      Ok.
      kk
      👍
      mhm
      sure
      Noted.
      yep
      nope
      Right.
      cool
      okay then
      idk
      good.
      yes
      oh ok
      k bye
      fair enough, ok`,
    tone: `
      Bare and hard to read
      Short, possibly just busy
      Little said, door half closed
      Cool, or only quick`,
    does: `
      It answers you and gives you nothing to hold on to.
      With {q}, the exchange is over unless you start it again.
      It can be a plain tick under your message, and it can be a turned back.
      A reply as short as {q} leaves all of the interpreting to you.
      It tells you that your words arrived, and nothing about how they landed.`,
    kind: `
      They may simply be in a meeting, on a bus or in the middle of cooking.
      They may write to everybody this way and think of it as a complete answer.
      They may need some time before they can say more than this.
      It may be that they have understood you and see nothing left to add.
      They may be tired of typing and would be quite talkative on the telephone.`,
    guarded: `
      They may be cross and want you to notice it without having to say it.
      It may be that they are ending the subject before it gets uncomfortable.
      They may be keeping you at a distance for now and leaving the work of closeness to you.
      They may have found that a very short answer makes you run after them.
      It may be a sign that they care less about this conversation than you do at the moment.`,
    open: `
      I can't tell from such a short answer how you really took it.
      You may just be busy right now, which is fine.
      Short texts are hard to read for me, so I'd rather ask than guess.
      I'm not sure whether we're all right or whether something came across badly.
      No rush at all from my side.
      I wasn't sure how my message landed with you.`,
    close: `
      Is there anything you would like to say about it?
      Write me a bit more when you have a quiet minute.
      Shall we speak on the phone this evening instead?
      If something about it bothers you, I'd be glad if you told me.
      If that's all there is to say, that's good enough for me.
      I'll leave it there for now, and we can pick it up tomorrow.`,
    other: `
      Perhaps {who} read your message between two other things and answered with one thumb.
      It may be that {who} felt something and had no words for it at that minute.
      Maybe {who} thought that this was a friendly answer and would be surprised by your worry.`,
    own: `
      Look at what you had hoped to read, and whether your message really asked for it.
      You could compare this with how the person writes on an ordinary day.
      Notice how much of the story in your head comes from the few letters on the screen.`,
    check: `
      a short answer is an angry answer
      {who} had time to write more and chose not to
      this is about you and not about what {who} had to do that day`,
    step: `
      Put the phone away for two hours before you read the reply again.
      Ask one open question tomorrow that cannot be answered with a single word.
      Ring them tonight for five minutes and listen to the voice instead of the letters.
      Look up three older messages from them and see if they all sound like this.`,
  },
  {
    name: 'do-what-you-want',
    move: 'withdraw',
    written: `
      do what you want
      Do whatever you like, you will anyway
      Do what you want, I don't care anymore
      your choice. do as you please
      You decide. You always decide.
      do what u want lol
      Just do what you think is right, I've said my piece
      it's up to you, don't ask me again
      You're an adult, do as you like. But don't come crying to me.
      well you've made up your mind so go ahead
      i'm not going to stop you
      Go ahead then. Not my problem
      You're going to do what you want regardless of what your father and I say so why ask
      Up to you. My opinion doesn't seem to count here.
      suit yourself
      Suit yourself, you usually do
      decide without me then
      I don't care what we do on sunday just pick something yourself
      if you want to take the job in leeds take it. your call, im out of it
      Do it your way, I've stopped giving advice`,
    tone: `
      Letting go with a slam
      Resigned and rather sore
      Freedom with a price tag
      Stepping back, not agreeing`,
    does: `
      It gives you the decision and takes the support away at the same moment.
      With {q}, they leave the table while the question is still on it.
      It says that you are free and lets you feel how alone you will be with it.
      Behind {q} there is often an opinion that did not feel welcome.
      It makes you responsible for the outcome, including their disappointment.`,
    kind: `
      They may have the impression that their view would not change anything any more.
      They may be worried about your choice and not know how to say so without a fight.
      It may be an honest attempt to stay out of something that is yours to decide.
      They may feel hurt that they were asked late, or only for form.
      They may be worn out by the subject and need a break from it more than a solution.`,
    guarded: `
      They may hope that you will give way once you feel the cold.
      It may keep a way open for them to say later that they warned you.
      They may prefer to step out rather than share the responsibility for a hard choice.
      They may be testing whether you will come after them.
      It may be that your doing something without their blessing is hard for them to bear.`,
    open: `
      I don't want to decide this against you.
      Your opinion does count for me, also when I see it differently.
      It sounds to me as if you had stopped believing that I'm listening.
      I can make the choice by myself, but I'd much rather know where you stand.
      I don't think you're as indifferent about this as it sounds.
      Maybe I was so set on my idea that there was little room left for yours.`,
    close: `
      What is your biggest worry about it?
      Give me ten minutes today and I'll only listen.
      Would you tell me once more what you'd do in my place?
      I'll wait until tomorrow before I settle anything, so there's time to talk.
      In the end it's my decision, and I'd like us to be all right either way.
      Is there a version of this that you could live with too?`,
    other: `
      It could be that {who} felt left out of the decision long before this message.
      Maybe {who} had the same conversation with you before and expected it to end the same way.
      Perhaps {who} tried to protect the peace by giving up the subject.`,
    own: `
      Ask yourself whether you wanted advice, or only agreement.
      Look at how you responded the last time this person disagreed with you.
      You could be clear with yourself about which part of this is yours alone and which part touches them.`,
    check: `
      {who} stopped caring about what you do
      you can only have your choice or the good mood between you
      {who} would be against it even after hearing all of your reasons`,
    step: `
      Ask them this week for one concern and one wish, and write both down.
      Put off the decision for a day if nothing is lost, and say that you are doing so.
      Tell them in one sentence why it matters to you, without defending it further.
      If it is yours alone to decide, decide by a fixed day and let them hear it from you first.`,
  },
];
