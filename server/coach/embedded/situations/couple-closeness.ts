import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const coupleCloseness: readonly Situation[] = [
  {
    name: 'wanting-more-sex',
    matter: 'wanting each other at different times',
    place: 'couple',
    told: `
      my wife and I have not slept together since february and every time I come close she turns away
      He never touches me any more, I put on nice lingerie and he watched the news
      I have a higher sex drive than my boyfriend and I feel like begging
      after twelve years my husband has no desire, I am 44 and I feel like a nun
      she says not tonight every night and i have stopped asking because the no hurts too much
      My girlfriend is always too tired for sex but wide awake for anything else, I crave her and she yawns
      we had sex twice this year, I keep the dates in my head and I hate that I count
      My partner kisses me like a relative and rolls over, I lie there wanting him and he is asleep in a minute
      we are both in our sixties and she has closed that chapter, I have not
      i initiate every single time and get rejected, it makes me feel ugly
      What can I do when my wife doesn't want sex with me any more?
      How do I deal with being turned down by my boyfriend again and again?
      is it over when he has no interest in me physically, what should i do
      how do i tell him that i long for him without putting him under pressure
      What words could I use to talk to my wife about our sex life, we never talk about it
      no sex for months`,
    under: `
      it may be less about sex itself than about whether you could still be somebody whom {who} would want
      perhaps each no landed on you as a person, although it may have meant only that evening
      it could be that this was where you felt closest to {who}, without having to find words
      maybe you miss being looked at by {who} in that way, more than anything that comes after it
      it might be lonely to carry this alone, since neither you nor {who} ever learned to speak about it
      perhaps you feel ashamed of asking, and guilty towards {who} for minding so much`,
    ask: `
      What do you miss most, the desire, the skin or what comes afterwards?
      When did it begin to change, and what else was going on in your lives then?
      How does a no reach you, and what do you do in the hour after it?
      Which touches between you are still easy?
      What did {who} ever tell you about what makes wanting possible or impossible?
      When did you two last speak about it outside the bedroom?`,
    other: `
      It may be that {who} felt so full of the day that being touched was one more wish to answer.
      Perhaps {they} drew back even from small touches, fearing that each one would have to lead to more.
      It could be that something in the body had changed, through hormones, pain, medicine or age, and {who} felt ashamed of it.
      Maybe {who} missed it as well, and no longer knew how to find the way back.
      Possibly {they} needed to feel close first in order to want, while you become close by wanting.`,
    own: `
      You could look at whether a hug from you to {who} may end as a hug, without a question in it.
      It may help to tell {who} what you long for and to make it clear that a no will stay a no without a price.
      Notice what you do with the hurt after a no; going cold may tell {who} that closeness is dangerous.
      There may be other ways for you to feel alive and at home in your body that do not hang on {who}.`,
    step: `
      Choose a walk this week, not the bedroom, and tell {who} one thing you miss and one thing you love.
      Offer {who} ten minutes of holding each other this evening, and say beforehand that nothing will follow.
      Ask {who} on a calm day what makes it easier for {them} to feel like it, and do not answer for that day.
      Write down for yourself by the weekend what exactly you long for, in words you would dare to say aloud.
      Take one thing off the evening of {who} this week, with no hope of a reward.
      Suggest to {who} a talk with a doctor within the month if pain, hormones or medicine could play a part.`,
    words: `
      I miss being close to you, and I do not want you to do anything for my sake. Could we talk about it on a walk, just talk?
      When you turn away, I start to believe that you no longer find me beautiful. Is that so, or is it something else?
      I would love to lie in your arms tonight without anything having to come of it.
      I long for you, and I would like to know what it is like for you. You can tell me honestly.
      I have stopped asking because I was afraid of the next no. What would make it easier for you to come to me now and then?
      It is hard for me to speak about this, and still I would rather do that than grow apart in silence.`,
    deal: `
      keep a time for touch in the week that is not allowed to lead anywhere
      agree that a no comes with a kiss and a yes is never owed
      talk about it once a month on a walk, and leave it outside the bedroom door in between
      let the one who rarely wants be the one who chooses when, for a few weeks`,
  },
  {
    name: 'wanting-less-sex',
    matter: 'being wanted more often than you feel like it',
    place: 'couple',
    told: `
      my husband wants it every day and I would be fine with once a month
      Since menopause I have no libido at all and he is sulking around the house
      I love my girlfriend but I just dont feel like sex, and she takes it personally
      I teach small children all day, by evening I cant bear another hand on me, he counts the weeks
      every cuddle on the sofa turns into his hand under my shirt so I have stopped cuddling
      im on antidepressants and my sex drive is gone, my boyfriend thinks I dont love him any more
      I go to bed late on purpose so that she is already asleep
      He says couples our age do it three times a week and i feel like something is broken in me
      my wife wants to try new things in bed and I am quite happy with very little
      I am stressed from work and desire is the last thing on my mind, he keeps asking if there is somebody else
      What should I do when I never want sex and he always does?
      How can I deal with feeling guilty because I turn him down so often?
      is it normal not to want my partner any more, what can i do about it
      how do i tell him no without hurting his feelings
      How do I explain to her that I love her even though I have lost my desire?
      he wants sex more than i do`,
    under: `
      it may be less about {who} than about a body that is tired of being needed all day
      perhaps you miss touches that ask for nothing, and keep away from all of them to be safe
      it could be that your guilt towards {who} now takes up the very place where wanting used to grow
      maybe you fear that {who} could read your no as the end of love, when it means something else
      it might be that you long for closeness too, only by another road than {who} would take
      perhaps you would like to want again for your own sake, and not as something owed to {who}`,
    ask: `
      When in your life was wanting easy, and what was around it?
      What goes through you when you notice that {who} would like to be close?
      Which kinds of touch would you like more of, if nothing had to follow?
      What happens between you two after you have said no?
      What else has changed in your body or your days since it became less?
      What would you wish {who} understood about your side of it?`,
    other: `
      It may be that {who} asked for sex and meant “do you still love me”, having no other words for it.
      Perhaps {they} felt turned away as a whole person, even if you meant only that evening.
      It could be that {who} had no idea how guilty you feel, and saw only a closed door.
      Maybe {who} would give a lot for a hug that {they} need not ask for.
      Possibly {they} sulked because hurt was hard to show, which does not make the sulking yours to mend.`,
    own: `
      You never owe it to {who}; a yes out of guilt makes the next true yes harder to find.
      You could look at which small closeness you do enjoy with {who}, and begin it yourself when you feel like it.
      It may be good to tell {who} at a calm hour how it is for you, so that a no at night need not explain everything.
      If your body or a medicine plays a part, asking your doctor about it could lift some of the guilt off your shoulders.`,
    step: `
      Tell {who} on a walk this week that you want to talk about closeness, and begin with what you like.
      Suggest to {who} three evenings of cuddling this week on which it is clear from the start that nothing more will happen.
      Find one sentence for your no that is warm and short, and tell {who} beforehand what it means.
      Make an appointment with your doctor this week if pain, hormones, mood or medicine could have a hand in it.
      Keep one hour for yourself on Thursday in which nobody needs your body, with a bath, music or sleep.
      Write down by Sunday what makes you feel at ease with {who}, and share one line of it.`,
    words: `
      I love you, and at the moment my body has no desire for that. I would still like to be held by you.
      When every hug could turn into more, I keep away from all of them, and I miss them. Could some just stay hugs?
      My no is about my day and my body. It is not about how much you mean to me.
      I feel guilty and then I hide from you, and I do not like that. Can we talk about it on Sunday, far from the bedroom?
      It would help me if you said “that is all right” and stayed next to me. Then I could relax again.
      I would like to find out what I enjoy now, slowly and without a target. Would you be patient with me?`,
    deal: `
      agree on evenings for cuddling only, and keep to it
      leave the first move to the one who wants less for a month
      find a friendly sentence for no and a friendly answer to it
      look for other ways of being close in the week, such as a bath, a massage or reading in bed`,
  },
  {
    name: 'like-flatmates',
    matter: 'living side by side like flatmates',
    place: 'couple',
    told: `
      we function well, bills, kids, garden, but there is nothing between us any more, no kiss, nothing
      My husband and I are like roommates who share a fridge
      she does not say I love you since last year and when I say it she answers ok
      He used to hold my hand in the street and now he walks three steps ahead
      after 24 years we sit in restaurants and have nothing to say to one another
      my boyfriend gives me a peck on the cheek like an aunt
      The children moved out and I looked at my wife and realised I hardly know who she is now
      I dont think we are unhappy, just flat, like lemonade left open
      we go to bed at different times and say good night from the hallway
      my girlfriend is friendly to me like to a neighbour, the spark is gone and i dont know when it went
      How do you get the spark back after so many years together?
      What should I do when all we ever talk about is who picks up the kids?
      is it still love if we live next to each other like siblings, how do i find out
      how do i tell him that i miss the way we were at the start
      What could I write my wife to show that I want us to be close again
      we are just roommates now`,
    under: `
      it may be less about romance than about being seen by {who} as more than a part of the household
      perhaps you are grieving a little for the two people you and {who} used to be
      it could be that nothing is wrong enough to complain about, and that makes it so hard to begin
      maybe you stopped reaching out for {who} when it came back empty a few times
      it might be the small things you miss, the hand on your back, the look {who} once had for you
      perhaps you fear asking, because {who} could say that this is all there is now`,
    ask: `
      When did you last feel a spark of the old warmth, even for a second?
      What did you two do in the early days that nobody has forbidden since?
      What do you no longer tell {who} that you used to?
      Which of your touches or jokes got lost first?
      What might {who} be missing, if you listen to the little remarks?
      How would you notice at breakfast that something was beginning to come back?`,
    other: `
      It may be that {who} felt the distance too and took your quiet for contentment.
      Perhaps {they} stopped trying after a few attempts went past you on busy days.
      It could be that {who} showed love by keeping things running, and waited for that to be seen.
      Maybe {who} carried a worry or a tiredness that left little over for anybody.
      Possibly {they} feared that wanting more would sound like a reproach to you.`,
    own: `
      You could look at when you last surprised {who}, asked a curious question or wore that face of the early days.
      It may help to begin with one small gesture towards {who} without checking at once whether it comes back.
      Notice how many of your sentences to {who} in a day are about tasks.
      Perhaps you too have changed, and have not yet introduced the new you to {who}.`,
    step: `
      Kiss {who} tomorrow when you part, for six slow seconds instead of one quick one.
      Ask {who} a question at dinner on Wednesday that you do not know the answer to, such as what {they} would love to learn one day.
      Go back this weekend to a place from your first year and tell each other what you remember.
      Send {who} an old photograph of you two today with one line about that day.
      Go to bed at the same hour as {who} on three nights this week, without screens.
      Take {who} somewhere on Saturday where neither of you has been, even if it is only a new market.`,
    words: `
      I miss us. Would you go out with me on Friday, as if we hardly knew each other?
      I found a photo of our first summer and I got a lump in my throat. I would like to have some of that back with you.
      We are so good at running this home, and I would like to be your sweetheart as well. How is it for you?
      I would love you to take my hand again when we walk. I have missed it for a long time.
      I do not know what you dream about these days, and I would like to. Tell me tonight?
      I have become quiet too, and I am sorry. I want to reach out to you again, starting with a hug when you come home.`,
    deal: `
      keep a weekly evening on which words about tasks are not allowed
      greet each other properly at the door, with a hug before anything else
      do something new together once a month, and take turns in thinking it up
      tell each other one thing from the day that has nothing to do with the home`,
  },
  {
    name: 'not-being-listened-to',
    matter: 'not being listened to',
    place: 'couple',
    told: `
      I tell my husband about my day and he answers with something completely different
      She interrupts me after three words and finishes my sentences, always wrongly
      whatever I tell my boyfriend he turns it into a story about himself
      he asks me things I told him yesterday, my exam, the name of my boss, nothing sticks
      I wanted to tell my wife how bad the week was and she gave me five tips before I had finished
      my partner says mm hm while reading the paper, I could say the house is on fire
      When I start to talk about feelings he sighs and looks at the clock
      she talks over me when we are with other people as if i was not there
      I told him three times i am afraid of the operation and he says it will be fine and changes the subject
      it is like speaking into a well, I get back only my own echo
      How do I get my boyfriend to really listen instead of fixing everything?
      What should I do when she always cuts me off mid sentence?
      how do i deal with a husband who hears me but never listens
      how do i tell her that i only want her ear and no advice
      What can I say to him when he interrupts me once more
      he never listens to me`,
    under: `
      it may be less about the story than about whether what moves you also reaches {who}
      perhaps you wanted company in it, and {who} only thought of solutions
      it could be that you have begun to talk faster and shorter, so that {who} might stay with you to the end
      maybe you feel like background noise in a place where you used to be the music for {who}
      it might be that you have stopped telling {who} the important things, and miss telling them
      perhaps you would like to be asked one question by {who} that shows something stayed`,
    ask: `
      What were you about to say when you last gave up?
      How do you notice when the thoughts of {who} go wandering?
      When did {who} listen so that it did you good, and where were you then?
      What do you wish for most when you tell something: comfort, an opinion, or just a witness?
      Who listened to you when you were small?
      Which thing have you not told {who} yet because it did not seem worth the try?`,
    other: `
      It may be that {who} heard a problem, wanted to help at once, and thought advice was love.
      Perhaps {they} came home with a head so full that no more words would fit in.
      It could be that {who} listened with half an ear to the facts and did not hear that you needed something.
      Maybe {who} grew up at a table where you had to interrupt in order to be heard at all.
      Possibly {they} felt helpless in front of your sorrow, and changed the subject to get out of that.`,
    own: `
      You could tell {who} at the start what you need, an ear, an idea or a hug, so that {they} need not guess.
      Look at the moment you choose; between door and dinner {who} could miss half of it with the best will.
      Perhaps the heart of it comes late in your telling; try giving {who} that sentence first.
      It is worth a look how you listen to {who} in turn, and when you last asked a second question.`,
    step: `
      Ask {who} tonight for ten minutes in which {they} would only listen, and say so before you begin.
      Start your next story with “I do not need a solution, I would like you to know it”.
      Tell {who} something important on a walk or in the car this week, side by side.
      Say calmly “let me finish, please” the next time, wait for two breaths, and go on.
      Ask {who} after your next talk what {they} had heard, with a smile and out of interest.
      Listen to {who} for ten minutes on Sunday without a word of your own story, and see what that changes.`,
    words: `
      I would like to tell you something, and I only need your ear. Would now be good, or later?
      When I get no further than three words, I feel boring to you. Please let me get to the end.
      Your ideas are good, and I can ask for them afterwards. First I would like you to understand how it is for me.
      I have stopped telling you things, and I do not want that. Could we take ten minutes in the evening, just for that?
      It would do me so much good if you asked me about it tomorrow, without my reminding you.
      What do I do that makes it hard to listen to me? I would honestly like to know.`,
    deal: `
      give each other ten minutes every evening, one talks and the other only asks
      say at the start whether it calls for an ear or for advice
      let whoever is interrupted lift a hand, and the other stops without taking offence
      put away phone and paper when one of you says “this one matters”`,
  },
];
