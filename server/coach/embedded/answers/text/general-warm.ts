import type { General } from '#server/coach/embedded/answers/text/general.ts';

/** What holds for any message that comes closer, asks or tells, where nothing tells more closely what it is. */
export const generalWarm: Pick<General, 'repair' | 'appreciation' | 'request' | 'neutral'> = {
  repair: {
    tone: `
      Reaching out
      Soft and ready to talk
      Careful and conciliatory
      Open`,
    does: `
      {q} reaches out a hand: they want things between you to be good.
      With {q}, they take a step down from the quarrel.
      {q} puts the two of you before being in the right.
      {q} opens a door that you can walk through.`,
    kind: `
      They may have thought about it for a while and mean it
      They may miss the ease that there was between you
      They may want to understand you and not only be understood
      They may be nervous about how you take it
      They may have seen their own part in it
      They may have lain awake over it
      They may care more about you than about the point`,
    guarded: `
      they may want it to be over before it has really been talked about
      they may hope that you take the next step
      it may be meant for tonight, without much changing after
      they may need you to be all right again so that they feel better
      it may leave out the part that hurt you most
      they may expect the same words from you by return
      it may be a first step with the harder ones still to come`,
    open: `
      I'm glad that you wrote this.
      That can't have been easy to say.
      It does me good to read that.
      I've been wanting to make it better too.
      I needed to hear that.
      Thank you for taking the first step.
      I want us to be good again as well.
      That's kind of you.`,
    close: `
      Shall we talk about it tonight?
      I'd like to tell you how it was for me, and hear you as well.
      I had a part in it too.
      What would help you now?
      Let's take it slowly and do it properly.
      When do you have a quiet half hour?
      Can I give you a hug later?
      Let's leave the rest for when we see each other.`,
    other: `
      It may be that {who} had to swallow some pride to write this.
      Perhaps {who} is waiting for a sign that you are still there.
      Maybe {who} felt sorry long before saying so.`,
    own: `
      Ask yourself whether you are ready, or need a little longer, and say so.
      Look at the part of it that was yours.
      Notice whether you want to make them pay for it a bit first.`,
    check: `
      everything is settled now
      {who} knows which part hurt you
      {who} expects an answer at once`,
    step: `
      Answer today with one warm line, even if the rest takes longer.
      Name one thing that you will do differently yourself.
      Suggest a walk; it is easier to talk side by side.
      Say what you still need before it is good again.`,
  },
  appreciation: {
    tone: `
      Warm
      Fond and glad
      Appreciative
      Kind and sincere`,
    does: `
      {q} tells you that something about you was seen.
      With {q}, they say what is good between you.
      {q} is a warm word that asks for nothing.
      {q} gives you something to keep.`,
    kind: `
      They may have thought it for a while and simply wanted you to know
      They may feel close to you and be happy about it
      They may know that such words are said too rarely
      They may be proud to have you in their life
      They may want to give something back
      They may be in a good mood and be passing it on
      They may want you to hear it while it is fresh`,
    guarded: `
      they may hope to hear something kind in return
      they may be making up for a day when they were less kind
      they may wish to be a little closer than they say
      it may be a way to find out how you feel
      it may also be plain politeness, and that is fine as well
      they may find it easier to say nice things than to talk about what is difficult
      they may be a little unsure of you and want to win you over`,
    open: `
      That made me smile.
      Oh, how kind of you.
      I'm glad that you told me.
      That means a lot to me.
      You've just made my day.
      I'll keep this one.
      I'm a bit lost for words.
      That came at exactly the right moment.`,
    close: `
      I feel the same about you.
      It was a pleasure.
      Let's talk soon, I'd like to hear how you are.
      You should know how much I like having you around.
      It's easy with you.
      How are you today?
      I'm happy that we have each other.
      You are not so bad yourself.`,
    other: `
      It may be that {who} hesitated, in case it sounded too much.
      Perhaps {who} was simply happy when writing it.
      Maybe {who} hoped to make your day a little lighter.`,
    own: `
      Notice whether you can take kind words without making them smaller.
      Ask yourself when you last said something like it to them.
      Look at whether you answer warmth as quickly as you answer trouble.`,
    check: `
      there must be a purpose behind kind words
      {who} knows how much it meant to you
      you have to give something of the same size back`,
    step: `
      Tell them today, in one line, what it did for you.
      Give back one exact thing that you like about them.
      Save the message for a day when you need it.
      Ring them this week just to say hello.`,
  },
  request: {
    tone: `
      Open and asking
      Plain and polite
      Hoping for your answer
      Direct, without blame`,
    does: `
      {q} asks you for something and leaves you free to answer.
      With {q}, they say what they need instead of what is wrong with you.
      {q} is a wish, put fairly openly.
      {q} wants an answer from you more than it wants a discussion.`,
    kind: `
      They may trust you enough to say what they need
      They may have chosen the words with care, to make it easy for you
      They may just need to know where they stand
      They may think of you as the one who can help
      They may be fine with a no, as long as it is clear`,
    guarded: `
      they may expect a yes more than it sounds
      it may be the small version of a bigger wish
      they may have asked before, and be a little tired of it
      they may not see what it costs you
      they may find it easier to ask you than to change something themselves`,
    open: `
      Thanks for asking me straight.
      I'm glad you told me.
      That's a fair thing to ask.
      I've read it and thought about it.
      Good that you bring it up.
      I'd like to find a way that works for both of us.
      I can see why you ask.
      I'd rather you asked me than anybody else.`,
    close: `
      Give me until tonight and you get a real answer.
      Could we settle how and when?
      What would be the first step for you?
      Tell me how important it is to you.
      I'll tell you honestly if it gets too much for me.
      Can we talk it through for five minutes?
      Would tomorrow be early enough for an answer?
      Let me see what I can do.`,
    other: `
      It may be that {who} needed some courage to ask.
      Perhaps {who} has turned it over for days.
      Maybe {who} thought it was a small thing and typed it quickly.`,
    own: `
      Ask yourself whether you want to, can, or only feel you must.
      Notice how clearly you usually say no.
      Look at how long they have had to wait for an answer.`,
    check: `
      {who} would be hurt by a no
      there is a reproach hidden in it
      {who} knows how much you have on your plate`,
    step: `
      Answer with yes, no, or the hour when you will know.
      Offer the part that you can do, and name the part you cannot.
      Ask one question if you do not know what exactly is wanted.
      Say one thing that you would like in return, just as plainly.`,
  },
  neutral: {
    tone: `
      Matter-of-fact
      Plain and everyday
      Calm, hard to read more into
      Even`,
    does: `
      {q} tells or asks something and carries little charge.
      With {q}, they let you know something, and not much stands between the lines.
      {q} is plain talk, as far as words alone can show.
      {q} keeps the thread between you going.`,
    kind: `
      They may simply be telling you what is on their mind
      They may like to share small things with you
      They may be keeping you in the picture
      They may be busy and have written just the bare facts
      They may want to hear from you and not know how to begin
      They may be passing the time with you
      They may want you to know it before they forget`,
    guarded: `
      there may be something underneath that is not said yet
      they may be testing the mood between you
      they may hope that you offer something without being asked
      they may keep it short because they are a little cross
      it may say less than they really think
      they may be waiting to see what you make of it
      it may be the easy part of something longer`,
    open: `
      Thanks for letting me know.
      Good to hear from you.
      I've read it.
      I see.
      Got your message.
      All right, I know now.
      Good that you mention it.
      Okay, I'm in the picture.`,
    close: `
      Is there anything you need from me?
      How is your day otherwise?
      Tell me more when you have a minute.
      How do you feel about it?
      We can talk about it tonight if you like.
      Tell me if there is something I can do.
      What are you up to later?
      Do you want to hear what I think about it?`,
    other: `
      It may be that {who} gave the wording no further thought.
      Perhaps {who} would be glad of a question back.
      Maybe {who} only wanted to keep you in the picture.`,
    own: `
      Notice what you add to the words from your own mood.
      Ask yourself whether you are waiting for something that was never asked for.
      Look at how you yourself write on a busy day.`,
    check: `
      there is more behind it than it says
      {who} wants something that is not written there
      {who} knows what you make of it`,
    step: `
      Answer what is there, and ask if you are unsure of the rest.
      Reply in one line today, so that nobody has to wait.
      If it leaves you uneasy, ask one plain question by telephone.
      Tell them one thing of your own day in return.`,
  },
};
