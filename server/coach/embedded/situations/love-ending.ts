import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const loveEnding: readonly Situation[] = [
  {
    name: 'being-left',
    matter: 'the break-up',
    place: 'couple',
    told: `
      My boyfriend broke up with me on Sunday after four years and I can't stop crying
      she left me. she took her plants and her half of the books and the flat is so quiet
      he ended it by text, just like that, I hadn't seen it coming at all
      my wife walked out after 22 years of marriage and says she stopped loving me long ago
      we split up three months ago and I still set my alarm for his early shifts
      I got dumped a week before our holiday, everybody says plenty of fish and I want to scream
      it's been half a year since the breakup and I thought I was over it, then I saw his scarf in the cupboard
      My fiancée called off the wedding and moved back to her parents, the invitations are already out
      he said he needs to find himself and that it's not me, and now there's just this hole in the day
      i'm 71 and my companion has told me he would rather live alone again. I feel like a silly girl with a broken heart
      how do I get over someone who was my whole life
      how do you deal with heartbreak when you have to work in the same building as him
      What can I do in the evenings, since she left they are unbearable?
      how do i tell her that i need no contact for a while because seeing her hurts
      what do I write to my ex boyfriend about picking up my things after he broke up with me
      she dumped me`,
    under: `
      you may miss the small things most, above all somebody to tell the day to
      it may feel as if {who} took a whole future along with {them}
      perhaps the question why is easier to hold than the fact that {who} left
      part of it may be the blow to your pride, and that is allowed to hurt too
      you may be grieving for who you were with {who} as much as for {them}
      you may keep finding, all through the day, the places where {who} used to be`,
    ask: `
      Which hour of the day is the worst?
      What was the last thing said, and what did you leave unsaid?
      What do you miss today, and what do you not miss at all?
      Who has been good to you since it happened, and what did they do?
      Which explanation were you given, and which one do you give yourself at night?
      What did you put aside during this relationship that was once yours?`,
    other: `
      {who} may have taken leave of it in silence for some time, and could seem calmer than {they} felt.
      {who} might be hurting as well and hide it, thinking that the one who left has no claim to tears.
      It may be that {who} could not give a better reason because {they} never found one.
      {who} may have meant every tender thing {they} said, and still have left.
      {who} might keep away so as not to give you hope, and that could look to you like indifference.`,
    own: `
      Looking up what {who} posted may keep the wound fresh, and you can make it a little harder to look.
      You need not understand why {who} left before you are allowed to start getting better.
      It is easy now to turn one decision by {who} into a judgement on everything you are, and you can refuse to.
      You can decide what contact you want for the next weeks, instead of letting every evening decide it anew.`,
    step: `
      Put a few things that remind you of {who} into a box this week, and ask a friend to keep it for a month.
      Fill the worst hour of the day for the next three days with a call, a walk or somebody beside you.
      Write {who} the letter with everything in it, and leave it in a drawer until next month.
      Mute the posts of {who} for thirty days, starting today, without announcing it.
      Ask one person this week to eat with you, and tell them they do not have to cheer you up.
      Take up again by Saturday one thing that you gave up while you were with {who}.`,
    words: `
      I'm not going to argue you out of it. I need some weeks without hearing from you, and I'll write when I'm ready.
      I'd like to understand it better, once. Would you tell me honestly what happened for you?
      I'd like us to sort out the practical things calmly. Which day would suit you?
      It was real for me, and I'm glad of a lot of it. Right now I just can't be friends.
      Please give me some quiet for now. It isn't against you, I just need it to get better.
      I don't want anything from you. I only wanted to say goodbye properly.`,
    deal: `
      agree on a month without contact, apart from practical things
      settle keys, post and belongings in one go, on one day, with a list
      say who tells which friends, and that neither has to take a side
      leave each other the places that matter most to each of you`,
  },
  {
    name: 'wanting-an-ex-back',
    matter: 'wanting them back',
    place: 'couple',
    told: `
      I want my ex girlfriend back, I made the biggest mistake of my life letting her go
      we broke up in march because I was never there, now I've changed jobs and all I think about is getting him back
      i ended it with him and regret it every single day, he seems fine without me
      Is there any way to win my wife back? She has moved out and filed nothing yet
      I keep writing messages to my ex asking for another chance and deleting them
      she says she needs space, and I sent flowers and waited outside her work, now she's blocked me on one app
      my ex boyfriend has a new girl and I still hope that he'll come back to me
      I still love my ex, we were great for five years and rubbish for six months
      How long should one wait before asking for a second chance? I left her for stupid reasons
      we've been on and off three times, and I want us to get back together for good this time
      what can I do to make him fall in love with me again after the split
      how do I deal with hoping every day that she'll come back
      should i fight for my ex or let go
      how do i tell my ex that i still love him and would like to try again
      what could I write to her to ask if we can get back together
      i want him back`,
    under: `
      it may be {who} you miss, and it may also be the feeling of belonging with somebody
      perhaps you wish that {who} could see what you have understood since
      you may not want the last thing {who} saw of you to be the end of it
      the hope may be painful, and still warmer than an ending would be
      you may go over again and again what might have turned out differently with {who}
      you may want to put something right, and coming back may be only one of the ways to do it`,
    ask: `
      What would be different on an ordinary day if you were together again?
      What was it that broke, and has that changed on both sides?
      What have you heard or seen that makes you hope?
      Which part do you miss that you could not find with anybody else?
      What have you said or sent so far, and what came back?
      If the answer were a clear no, what would you do with the love that is left?`,
    other: `
      {who} may miss you and still not want to go back to how it was.
      {who} might need a good long silence before {they} can tell whether there is anything left to want.
      It could be that {who} heard promises before, and would now believe only what {they} can see.
      {who} may feel pushed by every sign of love, and move further away with each.
      {who} might have begun to feel calm again, and be afraid of losing that.`,
    own: `
      One honest message and then quiet shows {who} more respect than a hundred proofs.
      What you would do differently has to be true even if {who} never came back to see it.
      If {who} asked for distance, keeping it comes before anything you would like to say.
      Asking others what {who} said or posted may keep the hope going without giving you an answer.`,
    step: `
      Write down what went wrong from where {who} stood, as {they} would tell it to a friend, without defending yourself.
      Leave {who} in peace for thirty days from today, and mark the date.
      If there has been no request for distance, send {who} one message of four lines this month and ask one thing.
      Start this week on one thing you would want to do differently, whether or not {who} ever heard of it.
      Ask a friend you trust, by Sunday, what they saw that you and {who} could not see.
      Spend one evening this week on a plan that would be good with or without {them}.`,
    words: `
      I can see my part in it, and I'm sorry. If you ever want to talk, I'd like that, and if not, I'll understand.
      I still love you. I'm not asking for an answer today, I only didn't want to leave it unsaid.
      I'd like to hear how it was for you, without trying to persuade you. Would you have a coffee with me some time?
      I don't want to go back to how it was. I wonder whether we could begin in a new way.
      If you want quiet, you'll have it. I'd be glad if you wrote one day.
      I think of us a lot, and mostly with a smile. Would you like to take a walk some time?`,
    deal: `
      meet once, for one hour, to talk about what broke and not about the future
      see each other once a week for some time before anything is decided
      name one thing each that would have to be different, and a date on which you look at it
      agree that a no is said once, clearly, and is then respected`,
  },
  {
    name: 'an-ex-gets-in-touch',
    matter: 'the ex who turned up again',
    place: 'couple',
    told: `
      My ex texted me out of the blue last night after two years, just hey how are you
      he wrote me a birthday message, we haven't spoken since he left, and my hands were shaking
      my ex husband wants to meet for a coffee all of a sudden, I had finally found my peace
      She liked all my old pictures and then sent me our song. We broke up in 2021
      I'm happy with my new boyfriend and my first love has messaged me, I can't stop thinking about it
      the ex who cheated on me is back in my inbox saying he's changed
      got a letter from a man I was engaged to forty years ago, his wife has died and he remembers me
      Every time I'm over her she gets in touch again, as if she could smell it
      my ex boyfriend keeps ringing late at night when he is lonely and I always pick up
      an old girlfriend contacted me on instagram and i haven't told my wife that i answered
      what should I do now that my ex wants to be friends again
      how do I deal with the feelings that came back when he suddenly wrote to me
      Do I answer my ex's message or leave it on read?
      how do i tell my ex to stop contacting me in a nice but firm way
      what do I reply to an ex girlfriend who says she misses me
      my ex texted me`,
    under: `
      one line may have opened a room that you spent a long time closing
      it may be confusing that {who} can still stir up so much in you
      perhaps you had once hoped for a sign from {who}, and do not know what to do with it now
      there may be something that you would still like to hear from {who} about that time
      you may be afraid of losing the calm you found without {who}
      you may be curious who the two of you would be today, and that is allowed`,
    ask: `
      What was the first thing you felt when the name appeared?
      What would you want to hear if you answered?
      How was life for you in the week before this message?
      What did it take to get over this person the last time?
      Who in your life would be touched by it if you wrote back?
      What do you guess is wanted from you: comfort, forgiveness, company, or you?`,
    other: `
      {who} may have had one lonely evening, and the message could mean exactly that much.
      {who} might have carried a bad conscience for a long time and at last found the courage.
      It may be that {who} had no idea how much one line could stir up in you.
      {who} may want to know whether there is still a door, without knowing whether {they} would walk through it.
      {who} might remember only the good parts by now, as one does from far away.`,
    own: `
      You owe {who} no answer, and no answer tonight in any case.
      If you share your life with somebody now, hiding the message from them is a bigger step than {who} could take.
      You can ask yourself what you were missing just before {who} wrote, if anything, since the pull may be about that.
      You can reply to the person {who} had been to you, or to the one who wrote today, and it helps to know which.`,
    step: `
      Wait three nights before you write to {who}, and write down each morning what you would have said.
      Ask {who} in one line what made {them} write now, and see whether the answer is about you.
      Write down this week how the last months with {who} truly were, the good and the bad.
      Tell your partner or a good friend by tomorrow that {who} wrote, so that it is no secret.
      If you want to be left in peace, send {who} one clear sentence this week and leave further messages unanswered.
      If you do meet {who}, choose a lunch with an end, and see a friend straight after it.`,
    words: `
      I was surprised to hear from you. What made you get in touch now?
      I've found my peace with it and I'd like to keep it. Please don't write to me again, and take care.
      I'm happy with my life as it is now. I wish you well, and I'm going to leave it at that.
      I'm not sure what you're hoping for. Could you tell me plainly?
      I don't wish you anything bad. I just don't want to be in touch any more.
      It was good to hear from you, and it stirred up a lot. Give me a few days.`,
    deal: `
      be in touch for birthdays and bad news, and otherwise leave each other in peace
      have one honest conversation about how it ended, and no second one
      agree that any new partner knows about the contact there is
      leave out late messages, and write by daylight if there is something to say`,
  },
  {
    name: 'breaking-up-kindly',
    matter: 'ending it',
    place: 'couple',
    told: `
      I have to break up with my girlfriend and I don't know how to do it without destroying her
      I've decided to end it with him, we've been together since school and he has no clue
      my mind is made up, I want a separation from my husband, I just haven't said it yet
      we've had five dates and she's sweet but I want to end it in a decent way
      he's done nothing wrong, I simply don't love him any more, and now I have to be the bad guy
      I wanted to break it off last weekend and then he surprised me with concert tickets so I chickened out
      She is going through a hard time with her mum and I feel I can't leave her now, though I know it is over for me
      I'm going to tell my partner of eleven years this Friday that I'm moving out. I rehearse it in the car
      been avoiding him for two weeks hoping he'd end it himself, I'm ashamed of that
      long distance isn't working for me anymore and i want to call it quits but over the phone feels so cold
      what is the kindest way to break up with a person who loves you
      how do I deal with the guilt of ending a good relationship
      Should I end it before or after his birthday?
      how do i tell her it's over without giving her false hope
      what are the right words to tell my boyfriend that I'm leaving him
      i want to break up with him`,
    under: `
      you may be putting it off out of tenderness, and it may be weighing on you every day
      perhaps you want to leave without {who} thinking that none of it was real
      it may be less the ending you dread than the moment in which {who} would hear it
      you may be grieving already, alone, for something you are the one to end
      you may be afraid of hurting somebody, and {who} of all people
      you may wish that {who} could understand it, and know that you cannot ask for that`,
    ask: `
      Since when have you known?
      What is the one true reason, in words you could say aloud?
      Which moment of that talk do you dread most?
      What has kept you from saying it so far?
      What would you like them to remember of how you did it?
      Where will each of you go in the hours afterwards?`,
    other: `
      {who} may have sensed it for a while and could almost be relieved to hear it said.
      {who} might ask for one more try, out of shock rather than out of hope.
      It could be that {who} would want a reason more than comfort, and would live better with a true one.
      {who} may be angry first and sad only later.
      {who} might one day remember less what you said than that you said it honestly.`,
    own: `
      A soft “maybe later” may feel kinder now and could keep {who} waiting.
      You can leave out the list of faults, since one honest reason may be enough for {who}.
      You can be kind to {who} and still leave most of the comforting to somebody else.
      You do not need a better reason than the true one before you tell {who}.`,
    step: `
      Choose a day this week and a place from which {who} could leave freely, and no special date.
      Write the first sentence down, such as “I have decided to end our relationship”, and say it within the first two minutes.
      Prepare one honest reason for {who} that is about you, and do not add a second.
      Think before the talk about who could be with {who} that evening, and suggest it at the end.
      If you live with {who}, arrange beforehand where each of you could sleep that night.
      Agree with {who} on one day in the week after to deal with whatever is practical.`,
    words: `
      I've thought about it carefully and I'm sure, even though I'm sad. I'm sorry to hurt you.
      I know that it hurts, and I wish it didn't. I'll answer whatever you want to ask.
      I'm grateful for the time with you. And it is over for me.
      I won't say that we might try again later, because I don't believe it, and I don't want you to wait.
      I didn't want to let it drag on without telling you. I'm sorry that it hurts.
      I care about you, and I don't feel what I would need to feel. I wanted to tell you straight.`,
    deal: `
      agree on some weeks of silence, and on who writes first after that
      settle the practical things in one meeting, with a list, on neutral ground
      tell family and friends the same two sentences
      each name one good thing to keep from it, if both of you can bear that`,
  },
];
