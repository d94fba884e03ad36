import type { MessageKind } from '#server/coach/embedded/messages/kind.ts';

export const plainLimits: readonly MessageKind[] = [
  {
    name: 'calm-request-about-behaviour',
    move: 'request',
    written: `
      Could you let me know next time if you're going to be late? Then I don't worry
      when i tell you about work could you just listen and not fix it right away
      I'd like it if we put our phones away at dinner
      Would you mind knocking before you come in, even if the door is open?
      can u pls put the seat down, thats all i ask 😄
      It would help me if you asked before inviting your friends over
      I'd find it easier if you gave me feedback in private and not in front of the group
      hey, could you turn the music down after ten? thanks, 2nd floor
      When you make jokes about my cooking in front of my parents I feel small. Could you leave that out next time?
      Mum, could you ring before you come round? I'd enjoy your visits more
      i wish youd text me goodnight when you're away, it doesnt have to be long
      Could we take turns with bath time? I'd like two evenings for myself
      Would you please use the headphones in the office when you're on calls
      It'd mean a lot to me if you came along to my family now and then
      pls tell me straight when something annoys you, i'm bad at guessing
      I would like you to tell us where you are going, not because we don't trust you but so that we can sleep
      Could you try not to interrupt me when I'm telling a story? I lose my thread
      next time can we talk about big purchases first, both of us
      I'd be glad if you could say hello to me at parties before you vanish into the crowd lol
      Could you send me the slides a day ahead from now on? Then I can prepare properly.`,
    tone: `
      Calm, clear and fair
      Honest without attacking
      A wish, openly said
      Friendly, meant in earnest`,
    does: `
      It names something you do and says how they would like it instead.
      With {q}, they choose a wish where a reproach would have been possible.
      It shows trust that you would want to know.
      It asks for a change in one thing and leaves the rest of you in peace.
      It can feel like criticism for a second, although it is put as a request.`,
    kind: `
      They may have thought about how to say it so that you could take it well.
      They may want things to be good between you and see this as a way there.
      It may be something small that has grown because it happened many times.
      They may feel safe enough with you to say what they need.
      They may not be cross at all, and only hope for something easier.`,
    guarded: `
      There may be more annoyance behind it than the calm words let through.
      They may have a list, of which this is the first point.
      It may be that they see your share more clearly than their own.
      They may expect it to be settled now that it has been said once.
      They may be less ready to change something for you in return.`,
    open: `
      Thank you for saying it so calmly.
      I'm glad you told me.
      I hadn't realised that it mattered to you so much.
      That's a fair thing to ask.
      I needed a moment with this, and I see what you mean.
      It's good that you say it before it gets bigger.`,
    close: `
      I'll try, and if I slip, remind me kindly.
      Tell me if I've understood it in the way you mean it.
      Is there a particular time when it bothers you most?
      There's something I'd wish for too, can we talk about both soon?
      I can't promise that it will work at once, but I'll start with it.
      Let's see in two weeks if it has got better.`,
    other: `
      It may be that {who} waited for a quiet moment to bring it up.
      Perhaps {who} feared that you would take it the wrong way.
      Maybe {who} noticed it often and hoped that it would stop by itself.`,
    own: `
      Notice whether you are already looking for a counter-example or an excuse.
      Ask yourself what it would really cost you to do it.
      Look at whether there is something you have wished for and not said as plainly.`,
    check: `
      {who} meant more by it than this one thing
      agreeing would mean that you had done wrong
      {who} could not have put it in a nicer way`,
    step: `
      Pick the next occasion when it comes up, and do it once as they asked.
      Answer today with what you are willing to try, in one sentence.
      If you cannot do it, offer the half of it that you can.
      Ask in a fortnight how it has been for them.`,
  },
  {
    name: 'calm-limit',
    move: 'request',
    written: `
      Please don't call me at work any more
      please dont joke about my weight anymore, it hurts
      I don't want to be shouted at. When it gets loud I'm going to leave the room
      Please don't ask me for money any more, I don't lend to family now and I hope you can accept that
      I'd rather you didn't post pictures of the kids online, please take the last one down
      Please don't message me about work after 6pm any more, I'll answer in the morning
      pls dont read my messages. ask me if u want to know something
      Please don't talk to me about your divorce from Mum any more. I love you both
      I don't want to gossip about Nina, so let's leave her out of it from now on
      im not ok with you coming over without asking. please stop
      Please don't comment on what I eat
      I'd like you not to touch me there when others are around
      I can't be the one you call at 3am any more. I need my sleep, I care about you all the same
      From now on please give the children sweets only after asking us
      Please do not discuss my medical matters with the neighbours again.
      please dont ask me to cover your sundays anymore, i've decided not to
      dont use my stuff without asking pls, the bike too
      I don't do threesomes with your mum in every decision lol, please don't tell her our things any more
      I don't wish to be called “sweetie” in meetings. My name is Ruth.
      please no more surprise visits, it stresses me out for days even though i like you`,
    tone: `
      Calm, firm, not unfriendly
      Clear about where it stops
      Serious and self-possessed
      A line drawn quietly`,
    does: `
      It says where something ends for them, and asks you to respect that.
      With {q}, they speak of one thing and do not call the whole of you into question.
      It leaves little room for bargaining, and it is not meant as a punishment.
      It may make you feel ashamed or shut out for a moment.
      It gives you the chance to get this one thing right from now on.`,
    kind: `
      They may want to stay close to you and need this in order to be able to.
      They may have swallowed it for a long time before they said it.
      It may have taken courage, because they did not want to hurt you.
      They may trust you to take a clear word.
      They may be making similar changes with other people as well.`,
    guarded: `
      They may be nearer to drawing back altogether than it sounds.
      It may be that they have said it before in softer ways and felt unheard.
      They may say it more firmly than they feel, so as not to give in.
      They may have taken you for more careless than you were.
      It may be that they will watch closely what you do next.`,
    open: `
      Thank you for telling me so clearly.
      All right, I'll respect that.
      I didn't know that it was like this for you.
      I'm sorry that I hadn't noticed.
      That wasn't easy to read, but I'm glad to know it.
      Understood, and it's your right to say so.`,
    close: `
      I'll leave it from now on.
      If I forget myself once, say so and I'll stop straight away.
      Is there something I can do instead that would be fine with you?
      I'd like us to be all right with each other, and this won't change that for me.
      If you want to tell me more about it, I'll listen without arguing.
      Is there anything else that I should know?`,
    other: `
      It may be that {who} expected you to be angry and said it all the same.
      Perhaps {who} felt cornered before, without your meaning it.
      Maybe {who} needed to hear themselves say no for once.`,
    own: `
      Ask yourself what hurts more: the thing itself, or being told.
      Look at whether there had been signs that you did not want to see.
      You could remember a limit of your own, and how you hoped others would take it.`,
    check: `
      {who} wanted to punish you with it
      you could still talk them round
      one limit means that the whole relation is in danger`,
    step: `
      Answer today in two sentences: that you have understood, and that you will keep to it.
      Change one habit at once that would lead you to overstep it, a shortcut or a reminder for example.
      Leave your explanation out of the first reply, and see tomorrow if it is still needed.
      The next time the situation comes up, do it differently without pointing it out.`,
  },
  {
    name: 'asks-for-time-to-think',
    move: 'request',
    written: `
      Can I think about it until tomorrow? I want to give you a proper answer
      that's a big question, give me a day or two ok? ❤️
      I don't want to say something I'll regret. Let me sleep on it and we'll talk in the morning
      Thank you for telling me. I need to let it sink in before I answer
      can we continue this tonight? im too worked up to be fair right now
      I'd like to take the weekend to consider your offer, if that's all right
      hey i read ur message, want to reply properly, give me till sunday
      I'm not avoiding it, I just need to sort my thoughts first
      You've a point there, love. Let me turn it over in my mind a little
      its a lot to take in, i'll come back to you tmrw promise
      Moving in together... wow. I'm happy you asked! Can I have a week to think?
      I want to talk it through with my wife first and will ring you on Tuesday
      Could we pause here for an hour? I'm getting angry and I don't want to shout
      not ready to talk about the fight yet but i will be, maybe after dinner?
      Your letter moved me. I shall answer it when I have found the right words.
      I heard what you said about the money. I need to look at the numbers before I can say anything sensible
      can i get back to u on that? dont want to just say yes and then hate it
      Interesting proposal. I'd like to reflect on it before our next meeting.
      I need a minute to calm down. Not leaving, just walking round the block, back in 20
      Mum I did hear you. I want to think about what you said before we speak again, I'll call Friday`,
    tone: `
      Thoughtful, staying in touch
      Asking kindly for time
      Slow, because it matters
      Careful with you`,
    does: `
      It puts off the answer without putting you off.
      With {q}, they say that the matter deserves more than a quick reaction.
      It asks you to wait and promises to come back to it.
      It protects the conversation from what might be said in the heat.
      It can make you uneasy all the same, because nothing is decided yet.`,
    kind: `
      They may take you so seriously that they do not want to answer lightly.
      They may need quiet in order to know what they feel.
      It may be that they know themselves and want to spare you a rash word.
      They may hope that you will both be calmer later.
      They may be moved and not have the words yet.`,
    guarded: `
      They may be looking for a gentle way to say something you would not like.
      It may be that a date for the answer will pass if nobody mentions it.
      They may find it hard to decide while somebody is waiting.
      They may hope that the question loses its force with time.
      It may be easier for them to think alone than to doubt in front of you.`,
    open: `
      Of course, take the time you need.
      Thank you for not just saying something.
      I'm glad you want to think about it properly.
      That's fine with me.
      Good, there's no need to rush it.
      I appreciate that you told me and didn't just go quiet.`,
    close: `
      Shall we fix when we talk about it again?
      Until then I'll leave it alone.
      If you have questions in the meantime, just ask me.
      I'll use the time to think as well.
      It does matter to me, so please do come back to it.
      Would it help you if I wrote down what I meant in a few lines?`,
    other: `
      It may be that {who} felt pressed by the question, though you did not press.
      Perhaps {who} needed to hear their own thoughts before hearing yours again.
      Maybe {who} wanted to do it better this time than on earlier occasions.`,
    own: `
      Notice what you fill the waiting with: trust, or stories about what they will say.
      Ask yourself if you need the answer so soon, or only the end of not knowing.
      Look at whether you give yourself time before you answer hard questions.`,
    check: `
      {who} will say no because it takes a while
      silence until then would mean indifference
      you need to add more arguments in the meantime`,
    step: `
      Agree on a day and an hour for the answer, and do not raise it before then.
      Plan something for tonight that has nothing to do with it.
      Write down in three lines what you would do with either answer.
      If the agreed time passes, ask once, kindly, on the following day.`,
  },
];
