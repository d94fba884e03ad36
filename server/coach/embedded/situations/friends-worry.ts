import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const friendsWorry: readonly Situation[] = [
  {
    name: 'dislike-friends-partner',
    matter: 'not getting on with the one your friend loves',
    place: 'friends',
    told: `
      I can't stand my best friend's new husband. He lectures everyone and she thinks he's brilliant.
      My mate is dating a girl who rolls her eyes whenever I say something.
      her boyfriend is so boring n arrogant and he comes to EVERYTHING now
      I've tried for two years to like my friend's wife and I still count the minutes when she is in the room.
      My friend's partner makes political remarks that turn my stomach, and I'm supposed to spend New Year with them.
      Since he is with her he drinks less, dresses better and has become a stranger who says “we” all the time.
      My friend asked me straight out what I think of her fiancé, and I lied.
      The man my widowed friend has taken up with talks over everybody and tells her what to order.
      his gf doesnt like me and i dont like her and hes stuck in the middle acting like we are besties
      I made one remark about her girlfriend and my friend hasn't been the same to me.
      What should I do if I dislike my friend's boyfriend but she is mad about him?
      How do I deal with always having to put up with his awful wife to see my old pal?
      How can I stay close to her although I find the man she chose unbearable?
      How do I tell my friend that I'd like to see her without her partner sometimes?
      What do I answer when he asks whether I like his new girlfriend?
      i hate my friend's boyfriend`,
    under: `
      it may be less about the partner than about missing how {who} used to be with you alone
      perhaps you wonder what it says about {who}, and about you, that this is the chosen one
      maybe you feel you have to audition, all over again, for a place beside {who}
      it may well be that you are keeping quiet so hard that there is no room left for fun with {who}
      possibly you are waiting for {who} to see what you see, and it makes you a spectator
      you might be afraid that one honest sentence would cost you {who} for good`,
    ask: `
      What exactly happens in you when the two of them come through the door?
      Which single habit or sentence bothers you the most?
      What does your friend seem to get from this person that was missing before?
      How is your friend different when they are together, and do you see any of it that is good?
      What would you need in order to sit through an evening and go home in peace?
      Is there something you have seen that worries you, or is it that you simply don't get on?`,
    other: `
      It might be that {who} sensed your reserve long ago and felt torn between two people ever since.
      Perhaps {who} saw a side at home, tender or funny, that never comes out in company.
      The partner might be stiff with nerves, because you are the friend whose verdict counts.
      Out of happiness {who} may want to have everybody at one table, and not see that it costs you something.
      If there are doubts already, {who} could find it harder to speak of them to someone who never liked the match.`,
    own: `
      You need not like the person {who} fell for; being civil for an evening may be enough.
      You can look for one question that you would honestly like to ask the partner.
      What you say about the two of them to others will reach {who} some day.
      If you go quiet as soon as the two of them appear, {who} might hear a rejection that you do not mean.`,
    step: `
      Suggest to {who} something for two this week that the partner would not care for anyway.
      At the next evening together find one subject with the partner, a recipe, a team, a place, and stay with it for ten minutes.
      You could tell {who} one thing you honestly find good about the match, even a small one.
      Decide beforehand how long you will stay at the next dinner, and leave while you are still friendly.
      If {who} should ask for your opinion, say what you have seen, once, and not what you conclude.
      Let off steam this week with somebody who knows neither of them, so that it does not come out at the table.`,
    words: `
      I'd love to have you to myself now and then, like we used to. It's nothing against anyone.
      It's not easy for me to find my place with the two of you yet. I'm trying, because you matter to me.
      I want you to be happy. Give me a bit of time with the rest.
      May I tell you one thing that bothers me, and then leave it with you?
      It's your life, and I want to stay in it. What would help you from me?
      I find it hard to say this to you. I don't want it to stand between us.`,
    deal: `
      meet by turns, once as a couple with a friend, once just the two of you
      keep a few subjects off the table when all three of you are there
      agree that nobody has to love anybody, and that everyone says hello and thank you
      say early who is coming along, so that it is no surprise at the door`,
  },
  {
    name: 'friend-in-a-bad-relationship',
    matter: 'the friend who stays with somebody who makes them unhappy',
    place: 'friends',
    told: `
      My friend cries on my sofa about her boyfriend every other week, and then goes straight back to him.
      He cheats on her, she knows it, and she's planning the wedding anyway. I can't watch any longer.
      my bestie keeps going back to her ex n then comes running to me when it goes wrong, i give advice she ignores it
      I've told Paul a hundred times that this woman makes him miserable, and he just defends her.
      My friend has become so thin and so quiet since she lives with this man, and says everything's fine.
      She asks me what she should do about him, I tell her, and she does the opposite.
      My oldest friend is being worn down by a husband who finds fault with everything, and she won't hear a word from me.
      hes paying all her bills and she wont even call him her boyfriend, he doesnt see it
      Whenever I say that her partner isn't good for her, she stops answering for a fortnight.
      I lie awake over a friend who is unhappy with his wife, and he forbids me to bring it up.
      How do I help a friend who is in a bad relationship and doesn't listen?
      What can I do when she complains about him daily but never leaves?
      How do I deal with the same drama about my mate's girlfriend over and over without losing patience?
      How do I tell my friend I'm worried about how her boyfriend speaks to her, without pushing her away?
      What can I say to him so he knows I'm there, even if he goes back to her?
      she went back to him again`,
    under: `
      perhaps this is not so much about the partner as about having to watch {who} get smaller
      perhaps you feel helpless, and it comes out towards {who} as advice and then as anger
      maybe you are tired of being the place where it hurts and never the place where something changes
      it could be that you see something coming that {who} could not see yet
      possibly you fear the day when {who} might need you badly and not dare to call
      you might miss talking with {who} about anything else at all`,
    ask: `
      What have you seen with your own eyes, apart from what you were told?
      What does your friend hope for each time, do you think?
      What happens in you in the first minute of yet another such phone call?
      When did you last spend time together in which that relationship did not come up?
      What would you like to be for your friend in this, and what are you no longer able to be?
      Is there anything in it that makes you afraid for your friend's safety, rather than sad?`,
    other: `
      From inside it may look different to {who}: there might be good mornings that nobody else gets to see.
      It may be that {who} wanted to be heard more than to be advised, and felt your advice as one more failure.
      Perhaps {who} could not bear being wrong in front of you, and defended the choice for that reason.
      Going can need many attempts and a lot of strength, and {who} may be on the way without it showing.
      There might be things like money, children or fear that {who} never told you about.`,
    own: `
      You cannot decide this for {who}, but you can decide how many hours a week you listen to it.
      Being right early helps {who} less than being there late.
      You might look at whether your questions are questions, or your opinion with a question mark.
      It is allowed to say that you love {who} and cannot talk about it tonight.`,
    step: `
      Ask {who} at the next call: would you like me to listen, or to think along with you?
      Tell {who} once what worries you, with one thing you saw yourself, in a quiet moment when you are alone together.
      Say to {who} that your door stays open, whatever {they} may decide, and do not add a but.
      You could arrange one afternoon this week on which that relationship is not the subject.
      If you fear that {who} might be in danger, look up the number of a helpline tonight and ask there how a friend can help.
      Choose a time after which you don't pick up, say ten in the evening, unless it is urgent, and tell {who} so kindly.`,
    words: `
      I'm worried about you, and I'll say it just this once. Whatever you decide, you can come to me.
      I miss hearing you laugh. How are you when nobody asks about the two of you?
      I don't want to push advice on you. What would help you instead?
      It's hard for me to see you unhappy. What do you need from me right now?
      You don't have to defend anything to me. I only want to know how you are.
      If you ever need me, don't explain, just ring.`,
    deal: `
      agree on a word by text that means “please call me now”
      talk about it for half an hour when you meet, and then do something that has nothing to do with it
      let advice be given only when it is asked for
      keep the friendship going in plain things, the gym on Tuesdays, soup on Sundays`,
  },
  {
    name: 'friend-grieving-or-ill',
    matter: 'not knowing what to say to a friend who is suffering',
    place: 'friends',
    told: `
      My friend's little boy died and I have no idea what I'm supposed to say to her.
      Greg has been told he has cancer. I've picked up the phone ten times and put it down again.
      her mum passed away last week and i havent texted yet bc everything sounds so stupid
      I avoided my neighbour's funeral because I was afraid of doing something wrong, and now I can't look her in the eye.
      My best friend has lost her baby in the sixth month while I'm seven months along myself.
      He has been very low since his stroke and every word of comfort I come up with sounds hollow.
      My friend is having chemo and I keep chattering about the weather because I can't bear it.
      I said “at least he didn't suffer” to a widow and saw in her face that it was wrong.
      My friend of fifty years is dying in a hospice, and I don't know how one says goodbye.
      she's got depression and cant get out of bed, what am i even meant to write to her
      What do I say to a friend whose father has just died?
      How do I support somebody who is seriously ill without getting on his nerves?
      How do I behave with a friend in mourning, do I mention her husband or better not?
      How do I word a message to him now, weeks late, when I should've written straight away?
      What can I tell her instead of “let me know if you need anything”?
      my friend's husband died, what do i say`,
    under: `
      it may have less to do with the right words than with being afraid to make it worse for {who}
      perhaps what happened to {who} came very close to something you fear or have lost yourself
      maybe you love {who} and cannot bear to have nothing in your hands
      it might be that you feel guilty towards {who} for being well, with your ordinary week
      possibly you are mourning too, and think that you have no right to beside {who}
      you might be ashamed of the days that have gone by without a sign from you`,
    ask: `
      What would you want to say if you knew that it could not come out wrong?
      What do you know about how your friend likes to be cared for, with company or with quiet?
      What has kept you from calling so far, in the moment when you held the phone?
      What have the two of you shared that your friend might be glad to hear about now?
      Which small everyday thing will be hard for your friend this week that you could take over?
      Who comforted you once in a way that did you good, and what did that person do?`,
    other: `
      It could be that {who} will not remember a single word later, only who came.
      Perhaps {who} had to look after everybody else's embarrassment, and would be glad of one person who simply sits there.
      Some days {who} may want to talk of nothing else, and on others of football, and might not know which it is until you ask.
      If somebody died, the name might be what {who} would most like to hear.
      If {who} did not answer, it could mean no more than that there is no strength for answers.`,
    own: `
      A late word to {who} may be worth more than one on the first day, when everybody writes.
      You may look at whether your silence protects {who}, or protects you.
      You cannot make it smaller, and {who} may not be asking you to.
      If you said something clumsy, one sentence the next day puts it right better than staying away.`,
    step: `
      Write to {who} today in two lines that you think of {them} and that no answer is needed.
      Offer one exact thing with a day: I'll bring soup on Thursday at six and leave it by the door.
      Put a date into your calendar six weeks from now to write to {who} again, when the others have stopped.
      If somebody died, you could write {who} a small memory with the name in it.
      Ask {who} at your next visit whether you should talk about it or rather about something else.
      Take over one chore for {who} this week without being asked twice, the dog, the bins, the lift to the hospital.`,
    words: `
      I don't have the right words. I'm thinking of you, and you don't need to answer.
      I was afraid of saying something wrong. I don't want that to leave you alone.
      I'd like to do something for you. What would make this week a little easier?
      I'd like to come and sit with you. We can talk, or watch something silly, or say nothing.
      What is today like? Just today.
      I can't make it better, but I'm here. You can talk to me about it at any time.`,
    deal: `
      use signs: a full stop by text means “I'm here”, and a heart back is answer enough
      have a fixed hour in the week where one of you comes and nobody has to tidy up
      agree that either of you may change the subject at any time
      walk without talking much, the same round, every Wednesday`,
  },
  {
    name: 'between-two-friends',
    matter: 'standing between two friends',
    place: 'friends',
    told: `
      Two of my best friends have fallen out and each of them wants me on her side.
      Since Kim and Jo broke up I can't invite one without losing the other.
      both of them text me about each other all day and im going crazy in the middle
      My friend said that if I still meet Dave, I needn't come to her any more.
      They haven't spoken since the holiday and I'm supposed to carry messages between them.
      I know what he said about her, she asks me about it, and I don't want to lie to either.
      My two bridge friends quarrelled over a will, and now I have to have two birthday teas.
      i'm being called a traitor by one friend bc i had coffee with the other one
      Our band is breaking up because the singer and the drummer hate each other, and both come to cry to me.
      I tried to make peace between my two friends and now they are both cross with me.
      What should I do when two friends are fighting and I like them both?
      How do I stay neutral when each of my friends expects loyalty?
      How do I get out of the middle of a quarrel that isn't mine?
      How do I tell them both that I won't pass anything on any longer?
      What do I say to her when she demands that I drop our mutual friend?
      my two friends hate each other and i'm in the middle`,
    under: `
      perhaps you feel that whatever you do, you will betray somebody, {who} or the other one
      maybe it is less about who is right than about losing what you all had together
      maybe you carry things said in anger that {who} could have long forgotten
      it is possible that you are used to being the peacemaker, and nobody asked you
      possibly it hurts that {who} would put your friendship on the scales for this
      you might wish that {who} asked once how all this is for you`,
    ask: `
      What does each of the two want from you, and what of it have you promised?
      What do you know from one that weighs on you when you sit with the other?
      In which moment do you feel most like a rope that is being pulled?
      What would you do this weekend if nobody could be offended?
      What did the three of you have together that you are afraid to lose?
      Who looked after you the last time you were caught like this?`,
    other: `
      Somebody who is hurt may count heads, and {who} could need you on one side in order to feel less alone.
      It is quite possible that {who} meant it as trust to tell you everything, and did not see it as a weight.
      Perhaps {who} feared that the other version would reach you first and stick.
      Behind the demand to choose, {who} might only be asking whether you will stay.
      Possibly {who} hoped in secret that you will bring them together again.`,
    own: `
      You can look at what you pass on, even kindly meant, and whether {who} would want it carried.
      Nodding along with each of them keeps the peace for an hour and may look false later.
      It is not your task to end this quarrel, and you may tell {who} so.
      You might be closer to one side than you admit, and it could be fairer to know it.`,
    step: `
      Tell {who} and the other one the same sentence this week: I like you both and I carry nothing to and fro.
      When the talk turns to the absent one, say “tell them that yourself” and ask {who} about something else.
      Mute both chats with them for one evening and do something that has nothing to do with either.
      You could meet {who} for something active, a swim, a film, where there is less room for the quarrel.
      For the next party invite both, tell both that the other is asked, and let {who} decide.
      Ask {who} once, in a calm hour, what it would take to be in one room for two hours.`,
    words: `
      I like you both, and I'm not going to choose. Please don't ask me to.
      I'd love to hear how you are. I just don't want to be the one who carries things back and forth.
      I can listen to how it hurts you. I can't listen to how awful the other one is, it pulls me apart.
      Both of you matter to me. I hope that's all right with you.
      I'd like to stay out of it and stay your friend. Can we do that?
      I'm sad that it has come to this. I know I can't mend it, I only wanted to say it.`,
    deal: `
      leave the absent one out of the conversation when you meet
      tell each other openly when you see the other friend, and ask nothing about it
      agree on how it will go at shared birthdays: both come, one early and one late if need be
      keep messages direct, so that nobody has to carry them`,
  },
];
