import type { MessageKind } from '#server/coach/embedded/messages/kind.ts';

export const pressingGuilt: readonly MessageKind[] = [
  {
    name: 'after-all-i-did',
    move: 'guilt_trip',
    written: `
      After all I've done for you
      after everything i did for u this is how u repay me
      I gave up my career for this family
      I drove you to training every day for ten years and this is the thanks
      And this is what I get for being there for you when nobody else was
      We paid for your studies and you can't even spare us a weekend
      who was there when you had nobody?? me
      I moved to this city for you
      i lent you my car for a month and u cant do me one small favour
      I have always put you first. Always. And now that I need something...
      I hired you when no one else would. I did expect some loyalty.
      I carried you for nine months young lady
      i sat with you in hospital every single night, don't forget that
      I've sacrificed so much for you kids and nobody sees it
      We took you in when you had nowhere to go, remember that
      I bent over backwards for your wedding and you can't come to my 50th
      thanks for nothing after all the times i covered your shifts
      You owe me that much, considering what I've put up with
      I gave you the best years of my life.
      all the money and time ive put into you and you throw it away for that boy`,
    tone: `
      Love presented as a bill
      Unthanked and deeply hurt
      Reproach built on giving
      Old favours, new pressure`,
    does: `
      It sets what they have given you against what they would like to have now.
      With {q}, a gift from the past becomes a debt in the present.
      It makes your no look like ingratitude, whatever the reasons for it.
      It tells you that they feel their efforts have not been seen.
      Below {q} there are two things that can be looked at one by one: thanks, and a request.`,
    kind: `
      They may have given more than they could afford and feel empty now.
      They may long for a thank you that never came in words.
      It may be that they show love by doing things, and feel unloved when it is not returned that way.
      They may be afraid of no longer being needed by you.
      They may find it hard to ask for something outright.`,
    guarded: `
      They may count on your guilty conscience being stronger than your no.
      It may be that some of what they gave was tied to an expectation from the start.
      They may bring up the old favours each time you decide for yourself.
      They may leave out what you have given them in return.
      They may feel that gratitude gives them a say in your decisions.`,
    open: `
      I know how much you've done for me, and I haven't forgotten it.
      I really am grateful to you.
      I've probably said thank you far too seldom.
      What you did for me meant a lot, and it still does.
      I don't want you to feel that I take it for granted.
      I can see that you feel unappreciated by me.`,
    close: `
      There are things I have to decide by myself, and that takes nothing away from my thanks.
      What would you like from me now, quite specifically?
      I also need to be able to say no sometimes, without it meaning that I'm ungrateful.
      Let me tell you in person when we see each other.
      Is there something you need from me, or is it the thanks that's been missing?
      I'd like to do things for you gladly, and not because I owe you.`,
    other: `
      It may be that {who} felt passed over, and that this was only the last drop.
      Perhaps {who} heard similar words as a child and swore never to use them.
      Maybe {who} wanted to know whether it had all been worth it to you.`,
    own: `
      Ask yourself when you last thanked them for one definite thing.
      Look at which help you accepted although you sensed that it had a price.
      You can be grateful and still say no.`,
    check: `
      {who} gave only to be able to ask for it back
      gratitude means that you must agree
      {who} would turn away from you after a friendly no`,
    step: `
      Thank them for one particular thing in a separate message, before you come to the request.
      Answer the request itself in one clear sentence, with what you can do and by when.
      Take a day before you agree to anything that you would do mainly out of guilt.
      Do one small thing for them this month that nobody asked you for.`,
  },
  {
    name: 'do-it-myself-then',
    move: 'guilt_trip',
    written: `
      Fine, I'll do it myself
      ok ill do it myself then
      Don't bother. I'll do it.
      I'll just do it all on my own, like always
      no dont get up, ill carry it
      leave it, I've already done the dishes
      Never you mind the shopping, I went with my bad knee
      ill sort it, as usual
      I'll ask someone else then.
      Forget the lift, I'll walk.
      It's quicker if I do it myself anyway
      done it now. took me 5 minutes btw
      I'll collect the kids. Again. Someone has to
      Since nobody has replied I will prepare the presentation myself.
      dont worry ill organise mums birthday alone, its not like shes your mother too
      I've put the shelves up on my own, no thanks to you lot
      I see I can't rely on anyone here, so I'll stay late and finish it
      ok then i take the bus with the two suitcases no problem
      I painted the fence myself in the end, at 71, but never mind me
      if you want something done around here you gotta do it yourself`,
    tone: `
      Helpful words, bitter taste
      Left alone with the work
      Proud, tired and disappointed
      Taking over with a sigh`,
    does: `
      It takes the task away from you and leaves the reproach behind.
      With {q}, they say that they have stopped counting on your help.
      It gets the work done and makes it hard for you to put it right.
      It speaks about a task, and probably about how the load is shared altogether.
      In {q} there may be a request that came too late or was never heard.`,
    kind: `
      They may be exhausted and have waited longer than they let you know.
      They may find asking harder than doing it.
      It may be that they would have liked you to notice without being told.
      They may feel that they carry the responsibility alone.
      They may be ashamed of needing help.`,
    guarded: `
      They may want you to feel bad more than they want help.
      It may be that no way of doing it except their own would have pleased them.
      They may have waited silently until they could be disappointed.
      They may turn down help at the moment it is offered and complain of it later.
      They may collect such occasions for the next quarrel.`,
    open: `
      I'd have liked to do my share.
      I can see that you're fed up with doing things alone.
      I don't want you to feel left alone with it.
      I was too slow for you there.
      Thank you for taking it on.
      It seems to me that this is about more than one task.`,
    close: `
      What can I take off you this week, for good and not just once?
      Tell me next time by when you need it, and I'll tell you honestly if I can.
      Is there anything else that I can do today?
      Let's sit down this week and share out who does what.
      If you leave something for me, let me do it in my own way and time.
      What would be the greatest relief for you?`,
    other: `
      It may be that {who} asked in a way that sounded like a mere remark.
      Perhaps {who} felt that every reminder was another piece of work.
      Maybe {who} hoped until the last moment that you would offer.`,
    own: `
      Look honestly at what you see lying around and leave to others.
      Ask yourself if you tend to wait because somebody else is usually faster.
      If you had other plans for when to do it, consider whether they knew about them.`,
    check: `
      {who} wanted to do it alone after all
      {who} told you clearly by when it was needed
      it is only about this one task`,
    step: `
      Take one regular task off their hands, beginning today, without announcing it grandly.
      Ask tonight which three jobs weigh most, and choose one of them.
      Name a time for the next thing you promise, such as “by Thursday noon”.
      Say thank you for what has been done before you explain why you had not got round to it.`,
  },
  {
    name: 'then-i-am-a-bad-one',
    move: 'guilt_trip',
    written: `
      I guess I'm just a bad mother then
      well then im a terrible friend i suppose
      So I'm the bad guy again
      Obviously I did everything wrong
      i know, i know, im the worst girlfriend ever
      I'm sorry I'm such a hopeless mum to you all
      I can't do anything right in your eyes
      Then I must have been a dreadful father.
      ok so im the monster, got it
      clearly i'm not good enough for you
      I suppose you'd be better off with another boss then
      You make me out to be some kind of villain
      I'll just never say anything again then
      guess i failed as a mum 😢
      Maybe you should find yourself a better wife
      it's all my fault, it always is
      sorry for being the worst sister on the planet
      If I'm such an awful grandma, I won't come any more
      Fine, blame me for everything, I'm used to it
      i ruin everything dont i`,
    tone: `
      Hurt, turned on themselves
      Wants to be contradicted
      Struck harder than intended
      Shame that sounds like reproach`,
    does: `
      It makes a judgement on a whole person out of what you said about one thing.
      With {q}, the attention moves from your concern to their hurt.
      It invites you to comfort them and take everything back.
      It shows how hard your words struck, perhaps much harder than you wanted.
      After {q} it takes some calm to be kind to them and still keep to your point.`,
    kind: `
      They may be deeply unsure whether they are doing well by you.
      They may have heard far more than you said, because they often say it to themselves.
      It may be that criticism and rejection feel the same to them.
      They may long to hear that you are fond of them in spite of it.
      They may be ashamed and have no other words for it.`,
    guarded: `
      They may want you to stop criticising, because you then have to console them.
      It may be a way of not having to talk about the matter itself.
      They may put it so strongly that nobody could say yes to it.
      They may expect you to pay for honest words with a bad conscience.
      They may have found that this is how a talk comes to an end.`,
    open: `
      That's not what I said, and it's not what I think.
      You mean a lot to me, and that isn't in question.
      I was talking about one thing, and not about you as a person.
      I didn't want to hurt you.
      I don't think that of you at all.
      I can tell that this went deep.`,
    close: `
      I'd still like us to talk about what I brought up.
      What did you hear in what I said?
      Can we come back to it tomorrow when it hurts less?
      All I want is a change in this one point.
      I'd like to be able to tell you such things without your doubting everything.
      Shall we talk about it over a cup of tea?`,
    other: `
      It may be that {who} felt judged in the one role that matters most.
      Perhaps {who} had been wondering for years about that very thing.
      Maybe {who} could only bear the criticism by making it too big to be true.`,
    own: `
      Look at how you said it, and whether something good was said along with it.
      Ask yourself if you keep taking back what is important to you as soon as somebody is sad.
      You are allowed to comfort somebody and still stand by your wish.`,
    check: `
      {who} said it only to make you feel guilty
      you have to take it all back to make peace
      {who} would never be able to hear criticism from you`,
    step: `
      Say one true good thing about them first, and then repeat your point in one short sentence.
      Leave an hour between the comfort and the matter, so that both have their place.
      Put your wish into words today that say what you would like, without what was wrong.
      Meet in person for it this week, since a voice and a face make it less harsh.`,
  },
];
