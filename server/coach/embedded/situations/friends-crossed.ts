import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const friendsCrossed: readonly Situation[] = [
  {
    name: 'friend-with-my-ex',
    matter: 'your friend and somebody close to your heart',
    place: 'friends',
    told: `
      Found out from a tagged picture that Mia is seeing the man I lived with for three years. She was the one who sat with me when he left.
      my best mate asked me if it's ok for him to take my ex out. i said sure and it is not ok
      We both fell for the same lad at swimming and she kissed him first, although I had told her in june that I liked him
      My friend of thirty years is going out with my former husband, the whole parish knows, and I'm expected to be gracious.
      There's a girl I'm into, I told Sam, and two weeks later Sam has a date with her
      she says you can't own people. True. Still, that was my ex she had breakfast with
      One of my closest girls slept with the guy I'd only just split up with, eleven days after
      He swears it only began long after our divorce, but he was my best man and now he sleeps on my side of the bed
      two of us fancy the same boy, and whatever happens one will lose out
      I introduced my ex girlfriend to my climbing friends back then, and now she's holding hands with one of them at the wall every wednesday
      is there a rule that friends leave exes alone, and what do I do when mine didn't keep it
      how do I act at her party when she'll be there with my ex on her arm
      What am I supposed to do if my mate and I like the same woman
      how can I tell my friend that I can't listen to stories about her dates with my ex
      what do i answer when he asks for my blessing to date the girl i was with
      my friend is dating my ex`,
    under: `
      it may be less about the other one than about {who} having known exactly how much it would hurt
      perhaps you feel you have lost two people at once, and can talk to neither of them about it
      it could be that you wanted {who} to ask you first, and would even have said yes
      you may be wondering how long it had been going on while {who} still listened to you
      maybe everything you once told {who} in tears feels exposed now, since those two could talk about it
      you may have no claim to anybody's heart, and still feel that something of yours was taken`,
    ask: `
      How did you find out, and who was in the room?
      Which of the two losses weighs more on you, the friend or the love?
      What had you told {who} about your feelings beforehand?
      What would {who} have had to say or ask for it to hurt less?
      Where will you run into those two, and which of these places would you hate to give up?
      What would you want to keep of this friendship, if it could be kept?`,
    other: `
      {who} may have fallen for somebody without looking for it, and may have put off telling you because there was no good way.
      Perhaps {who} believed that you were long past it, since you hardly spoke of it any more.
      It may be that {who} felt guilty, and stayed away from you for that reason rather than from coldness.
      Maybe {they} hoped to keep you both, and left it to time because a talk seemed likely to spoil everything.
      It could be that {who} never heard how serious it was for you, if you made light of it in conversation.`,
    own: `
      If you told {who} that it is fine and it is not, you may take that back and say so.
      Being hurt does not need a rule that {who} broke; you can say that it hurts and leave the question of guilt aside.
      Have a look at whether all of your anger goes to {who} because you could not bear to be angry with the other one.
      You can decide how much of those two you want to see and hear, without making mutual friends choose.`,
    step: `
      Meet {who} for a walk this week, without the other one, and say in two sentences how it is for you.
      Tell {who} by message today that you need two weeks before you can talk, so that your silence does not get read as an answer.
      Write down tonight which three details you never want to hear about, and give {who} that list kindly.
      Mute the stories of both of them until the end of the month.
      Choose one person outside your circle this week and tell the whole thing there once, so that it does not run through the group.
      Before the next evening where those two will be, arrange with somebody when you will leave and how you get home.`,
    words: `
      I can't pretend that it doesn't sting. I'd have liked to hear it from you before anybody else.
      I don't want to forbid you anything. I need some time before I can see the two of you together.
      You know better than anybody what it meant to me. Did you think about how it would be for me?
      I don't want to lose you over this. Could we meet, just you and me, and talk about other things as well?
      Please don't tell me any details for now. Ask me again in a few weeks.
      I acted as if it was all right, and that was too quick. It's harder for me than I thought.`,
    deal: `
      keep that one subject out of your meetings until the one it hurts is ready
      sort out for the next two months who comes to which evening with the group
      keep whatever was once told about the old love between yourselves, and pass none of it on
      tell each other such things first from now on, before anybody else hears or sees them`,
  },
  {
    name: 'rumour-about-me',
    matter: 'the untrue story that goes round about you',
    place: 'self',
    told: `
      Half the village believes I had my hand in the till of the football club. I never touched a penny.
      my ex is telling people I cheated on him. I didn't, not once
      somebody at school made up that im pregnant and now everyone stares at my belly
      one of the mums at the gate has put it about that my boy has nits because I never wash him. It's a lie
      They say I only married Heinz for his house. At the bakery the talk stops when I come in.
      There's a story about me and a married man that was invented from start to finish, and my own aunt believes it
      fake screenshots of me are going round year 11, i never wrote that
      my cousin has the whole family thinking that I borrowed from grandad and kept it, which is made up
      People I've known for years greet me differently since that fairy tale about my divorce
      Nobody says it to my face, but apparently I'm bankrupt now. I paid off the car last week.
      how do i react to gossip that is simply untrue, deny it or keep my head down
      What can I do if a whole circle of friends has heard something false about me
      should I find out who started the rumour or let it die
      how do i tell her that what she's spreading about me isn't true and has to stop
      What do I write to the others so they hear my side of a lie
      someone's spreading lies about me`,
    under: `
      it may be less about the story itself than about who believed it without asking you
      perhaps you keep explaining yourself in your head to people who never gave you the chance
      maybe the worst of it is not knowing who has heard it and what their smiles mean now
      you may wonder what you ever did to {who} that such a story could be told
      it could be that you had trusted {who}, and lost more than your good name that day
      it may hurt that {who} could have come to you with one question, and you would have answered it`,
    ask: `
      Through whom did it reach you, and in what words?
      Which people do you most need to know the truth?
      What do you do differently since you heard that it goes round?
      Who has spoken up for you, or would, if they knew?
      Is there a grain in it that somebody could have misunderstood, or is it made up from beginning to end?
      What would have to happen for you to walk in there with your head up again?`,
    other: `
      {who} may have repeated something half heard, and never stopped to think what it would do to you.
      It may be that {who} felt hurt or envious, and wanted others on {their} side.
      Perhaps {who} wanted to be interesting for one evening, and the story grew on the way.
      Those who passed it on may have forgotten it by the next day, while you carry it around all week.
      Some people may not believe a word of it, and say nothing because they do not want to embarrass you.`,
    own: `
      You do not have to convince everybody; three or four people who know the truth can carry it further than you could.
      A long denial may give the story longer legs, and one calm sentence can be enough.
      You can ask {who} before you accuse {them}, since a story passes through many mouths and the first one is hard to find.
      If you are tempted to pay it back with something about {who}, the story could get a second chapter.`,
    step: `
      Pick the three people whose opinion matters most to you, and tell each of them this week in two sentences what is true.
      Ask {who} by Friday, just the two of you, what {they} heard and from whom.
      Have one sentence ready for the next remark: “That isn't true, and I'd be glad if you told people so.”
      You could write four lines to {who} tonight, what is untrue and what you would like {them} to put right, and sleep on it before you send it.
      If it runs in a chat, save it, answer there once with one line and without a reproach for {who}, and then leave it be.
      Go this week to the place that you have been avoiding, with somebody beside you, and stay for twenty minutes.`,
    words: `
      It isn't true, and it hurts me that it goes round. Please put it right with the people you told.
      I wish you had asked me. Ask me now, and I'll answer you.
      I don't know how it came to you. Would you tell me who you have it from?
      People look at me differently now, and that's hard to bear. I need you to stop passing it on.
      I always thought we got on. What happened that you would say such a thing about me?
      I don't want a quarrel about it. I'd like to hear from you that you won't repeat it.`,
    deal: `
      ask each other first whenever you hear something about the other one
      find one sentence that both of you will say when somebody brings it up
      put it right together with the two or three people who matter most
      leave it at one talk about it, and greet each other as usual after that`,
  },
  {
    name: 'somebody-apologised',
    matter: 'the apology you were given',
    place: 'self',
    told: `
      My sister rang last night and said sorry for the whole business with the seating plan, and I just said hm
      He stood at the door with tears in his eyes and apologised. i had waited for it for two years and felt nothing
      i got a long sorry text from my friend and its been on read since tuesday bc i dont know what to reply
      my boss, of all people, said he was sorry for how he spoke to me. I mumbled something and fled
      she apologised so nicely that now I'd be the bad one if I was still cross
      Got a letter from an old schoolmate asking forgiveness for the bullying. Twenty five years later. What does one do with that
      My husband said sorry this morning and now he looks at me as if it was my turn
      Dad wrote that he regrets it, three lines, and I've read them perhaps fifty times without answering
      I answered no problem when she said sorry. It was a problem
      They've apologised for leaving me out and want everything to be as before by Saturday
      how do you accept an apology when you're not done being angry
      what should I do with his sorry, I can't tell if he means it or wants his peace
      Do I have to say it's okay when someone apologises to me?
      how do i tell her thank you for saying sorry but i need a while
      what do I write back to someone who apologised out of nowhere
      he apologised, now what`,
    under: `
      it may be less about whether {who} meant it than about you not being ready to close it
      perhaps you waited for it so long that the moment itself could only be smaller
      it could be that a quick “it's fine” would feel like giving something away for nothing
      you may like to believe {who}, and be afraid of looking foolish if it happens again
      maybe the apology was for one thing, and what hurt you was another that {who} left out
      being asked for an answer may feel like pressure, as though the ball had been rolled over to you`,
    ask: `
      Which words were used, and at which of them did something open in you, or close?
      What did you answer in that moment, and what stayed unsaid?
      Which part of what happened was in the apology, and which part was missing?
      What would you need to see in the coming weeks to believe it?
      If nobody expected an answer from you, what would you feel like doing with it?
      What would be lighter if it were settled, and what would you rather keep hold of for now?`,
    other: `
      {who} may have practised that sentence for days, and feared your answer more than you would guess.
      Perhaps {who} hoped to be rid of the bad feeling, and did not see that yours could take longer.
      It may be that {who} said too little because every further word would have sounded like an excuse.
      Somebody who apologises late may have needed all that time to understand what it was like for you.
      A clumsy sorry may come from a person who rarely says one, and may still be meant.`,
    own: `
      You can thank {who} for the words without saying that everything is all right.
      An apology is an offer, and you may take your time before you decide what to do with it.
      If you said “no problem” too fast, you are free to go back to {who} and say what is still open.
      It may be worth asking yourself whether you want to be understood, or want the regret to last as long as your hurt did.`,
    step: `
      Write {who} a single line today, that it arrived and that you will answer properly by Sunday.
      Say three possible answers aloud, alone in the kitchen tonight, and notice with which one your shoulders drop.
      Tell {who} this week the one part that was missing, as a wish and not as a further charge.
      Put on paper tonight what you would like to be different from now on, no more than two things.
      Suggest to {who} something small and ordinary for next week, a coffee or a walk, and see how it feels before you decide.
      Give yourself a date, such as next Friday, until which you owe nobody an answer.`,
    words: `
      Thank you for saying it. I'm not quite there yet, and I'll come back to you.
      It means something to me that you did. It also still hurts, so please give me some time.
      I said it was fine because I didn't know what else to say. Could we talk about it once more?
      I believe you. What helps me most now is if it doesn't happen again.
      That was good to hear, and I know it wasn't easy. Shall we have a coffee and leave it behind us?
      I was glad of your words. There's one part that still bothers me, may I tell you?`,
    deal: `
      name a day by which the answer comes, and leave the matter alone until then
      say in one sentence each what should be different from now on
      let the matter come up once more, all of it, and then call it closed
      start with something small together before you talk about the large things`,
  },
  {
    name: 'friend-gives-advice-unasked',
    matter: 'the advice you did not ask for',
    place: 'friends',
    told: `
      I said I was tired and got a lecture about magnesium, blue light and my pillow
      My friend Gabi has the solution before I've got to the problem
      my sister knows better how I should cut onions, date men and talk to my own landlord
      every time i tell her anything she goes you know what you should do
      He sends me podcasts and articles on how to fix my life. I wanted to moan for five minutes
      my older sister has a plan for me, she always has had, I'm 44 now
      a friend who never had a garden explains to me at length how to prune my roses
      I stopped telling Priya about my week since all I get is what she'd do in my shoes
      She means well, I'm sure, but I come away from our lunches with homework
      when I cried about the cat she gave me a list of five steps, I just wanted a hug
      how do I get a friend to just listen and keep her tips to herself
      what can you do about a know it all who happens to be your best mate
      why does it annoy me so much when my sister gives me advice I never wanted
      how do i tell my friend that i don't need a solution, only an ear
      what do I say kindly when he starts with if I were you again
      she always knows better`,
    under: `
      it may be less about the tips than about wanting {who} to stay a moment with how it is for you
      perhaps every piece of advice sounds to you like “you hadn't thought of that yourself”
      it could be that you had hoped to be held by {who}, and were handed a plan
      you may have begun to choose what you tell {who}, and miss the time when you told everything
      maybe it brings back somebody from earlier who always knew better too
      you may wish that {who} would trust you to find your own way, even a crooked one`,
    ask: `
      What had you just told when the advice came?
      What would have been the best reaction, in words or without any?
      On which subjects do you like to hear what {who} would do, and on which not?
      What do you answer when a tip comes, and what do you think meanwhile?
      Which of those sentences gets you every time?
      What have you kept to yourself lately so that nobody could improve it?`,
    other: `
      {who} may find it hard to see you struggle, and reach for a solution so as not to stand there helpless.
      It may be that {who} felt useful whenever {they} could help, and knew no other way of being close.
      Perhaps {who} once got through something similar and wanted to spare you the detour.
      {who} might think that you are asking, since a problem told can sound like a question.
      It could be that nobody ever told {who} how it feels on your side, because you nodded each time.`,
    own: `
      You could tell {who} before you start whether you want an ear or an idea.
      If you thank {who} for every tip and take none, {they} may go on looking for a better one.
      Where you explain why it would not work, {who} could hear an invitation to go on; a short “I'll see” ends it sooner.
      There may be one tip in ten that is useful, and you lose nothing by saying so.`,
    step: `
      Begin your next call with {who} with the line “I only want to get something off my chest, is that all right?”
      Tell {who} this week about one talk in which {they} simply listened, and how good that was.
      Ask {who} on Saturday what {they} would like from you on a bad day, and then tell {them} your own wish.
      Think of one question on which you honestly want the opinion of {who}, and ask it before Sunday.
      The next time a tip comes, say “Let me finish the story first”, smile, and finish it.
      Choose one subject today that you would like to keep free of tips for a month, and name it at your next meeting.`,
    words: `
      I know you want to help. This time I'd just like you to listen for a bit.
      When you start on solutions, I feel like a beginner in my own life. Could you ask me first whether I want one?
      You don't have to fix it. It's enough for me if you say that it sounds hard.
      I like your ideas when I ask for them. Would you wait until I do?
      I'd love to be able to moan to you for ten minutes, without any homework after it.
      I'll find my way with this, maybe a slow one. Will you keep me company meanwhile?`,
    deal: `
      start with the question “ear or idea?” before one of you answers
      allow ten minutes of moaning each, with no solutions in it
      save every “if I were you” until it is asked for
      have a joking word for “you're doing it again”, and allow it in both directions`,
  },
];
