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
      maybe you miss feeling wanted by {who}, as much as what would come of it
      it might be lonely to carry this, when raising it with {who} so easily sounds like pressure
      perhaps asking has become hard, and so has not minding when {who} would rather not`,
    ask: `
      What do you miss most: being wanted, being touched or the closeness afterwards?
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
      Possibly {they} needed to feel close first in order to want, while wanting may be your way of getting close.`,
    own: `
      You could look at whether a hug from you to {who} may end as a hug, without a question in it.
      It may help to tell {who} what you long for and to make it clear that a no will stay a no without a price.
      Notice what you do with the hurt after a no; a kind “I am a little sad, and it is all right” may reach {who} better than silence.
      There may be other ways for you to feel alive and at home in your body that do not hang on {who}.`,
    step: `
      Choose a walk this week, not the bedroom, and tell {who} one thing you miss and one thing you love.
      Offer {who} ten minutes of holding each other this evening, and say beforehand that nothing will follow.
      Ask {who} on a calm day what makes it easier for {them} to feel like it, and do not answer for that day.
      Write down for yourself by the weekend what exactly you long for, in words you would dare to say aloud.
      Do one kind thing for {who} this week that has nothing to do with closeness, and let it stand on its own.
      If pain, hormones or medicine could play a part, ask {who} gently this month whether a doctor might help.`,
    words: `
      I miss being close to you, and I do not want you to do anything just for my sake. Could we talk about it, only talk?
      I sometimes wonder whether you still find me attractive. Is it that, or is it something else?
      I would love to lie in your arms tonight without anything having to come of it.
      I long for you, and I would like to know what it is like for you. You can tell me honestly.
      A no is all right. What would make it easier for you to come to me now and then?
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
      it may be less about {who} than about tiredness, worry or a body that wants something else right now
      perhaps you miss touch that asks for nothing, and wish {who} could offer it without a hope behind it
      it could be that feeling guilty towards {who} leaves even less room for wanting
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
      Possibly {they} went quiet because hurt was hard to show, which does not make it yours to mend.`,
    own: `
      You never owe it to {who}; a yes out of guilt makes the next true yes harder to find.
      You could look at which small closeness you do enjoy with {who}, and begin it yourself when you feel like it.
      It may be good to tell {who} at a calm hour how it is for you, so that a no at night need not explain everything.
      If your body or a medicine plays a part, asking your doctor about it could lift some of the guilt off your shoulders.`,
    step: `
      Tell {who} on a walk this week that you want to talk about closeness, and begin with what you like.
      Suggest to {who} an evening of cuddling this week on which it is clear from the start that nothing more will happen.
      Find one sentence for your no that is warm and short, and tell {who} beforehand what it means.
      Make an appointment with your doctor this week if pain, hormones, mood or medicine could have a hand in it.
      Keep one hour for yourself on Thursday in which nobody wants anything from you, with a bath, music or sleep.
      Write down by Sunday what makes you feel at ease with {who}, and share one line of it.`,
    words: `
      I love you, and at the moment I do not feel like more. I would still like to be held by you.
      I would love a hug that may simply stay a hug. Could we have more of those?
      When I say no, it is not about how much you mean to me. I would like you to know that.
      It would help me to hear from you that a no is all right. Then I could relax with you again.
      I feel guilty about it, and I would rather talk than feel guilty. Could we do that on Sunday, in peace?
      I would like to find out with you what feels good to both of us, slowly and without a goal. Would you be patient with me?`,
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
      maybe reaching out to {who} gets a little harder each time that nothing comes of it
      it might be the small signs of affection you miss, the ones that {who} once gave without thinking
      perhaps it is hard to ask, because you do not know what {who} would answer`,
    ask: `
      When did you last feel a spark of the old warmth, even for a second?
      What did you two do in the early days that nobody has forbidden since?
      What do you no longer tell {who} that you used to?
      Which of your touches or jokes got lost first?
      What might {who} be missing, if you listen to the little remarks?
      How would you notice on an ordinary day that something was beginning to come back?`,
    other: `
      It may be that {who} felt the distance too and took your quiet for contentment.
      Perhaps {they} stopped trying after a few attempts went past you on busy days.
      It could be that {who} showed love by keeping things running, and waited for that to be seen.
      Maybe {who} carried a worry or a tiredness that left little over for anybody.
      Possibly {they} feared that wanting more would sound like a reproach to you.`,
    own: `
      You could look at when you last surprised {who} or asked a question out of pure curiosity.
      It may help to begin with one small gesture towards {who} without checking at once whether it comes back.
      Notice how many of your sentences to {who} in a day are about tasks.
      Perhaps you too have changed, and have not yet introduced the new you to {who}.`,
    step: `
      Greet {who} tomorrow with a hug that lasts three breaths longer than usual.
      Ask {who} a question at dinner on Wednesday that you do not know the answer to, such as what {they} would love to learn one day.
      Go back this weekend to a place from your first year and tell each other what you remember.
      Send {who} an old photograph of you two today with one line about that day.
      Go to bed at the same hour as {who} on three nights this week, without screens.
      Take {who} somewhere on Saturday where neither of you has been, even if it is only a new market.`,
    words: `
      I miss us. Would you go out with me on Friday, just the two of us?
      I often think of how we used to be with each other. I would like to have some of that back with you.
      I would like us to be more than two people who get things done together. How is it for you?
      I would love it if you took my hand now and then. I miss that.
      I do not know what you dream about these days, and I would like to. Tell me tonight?
      I want to reach out to you again, starting with a hug tonight. Would you like that too?`,
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
      perhaps you wanted company in it, more than an answer from {who}
      it could be that you long to finish a thought with {who}, in your own time and your own words
      maybe you wonder whether what you have to say still interests {who}
      it might be that you tell {who} less than you would like to, and miss it
      perhaps you would like to be asked one question by {who} that shows something stayed`,
    ask: `
      What were you trying to say the last time it did not get through?
      How do you notice when the thoughts of {who} go wandering?
      When did {who} listen so that it did you good, and where were you then?
      What do you wish for most when you tell something: comfort, an opinion, or just a witness?
      Who in your life listens in a way that does you good, and what do they do differently?
      Which thing have you not told {who} yet because it did not seem worth the try?`,
    other: `
      It may be that {who} heard a problem, wanted to help at once, and thought advice was love.
      Perhaps {they} came home with a head so full that no more words would fit in.
      It could be that {who} listened with half an ear to the facts and did not hear that you needed something.
      Maybe {who} grew up at a table where you had to interrupt in order to be heard at all.
      Possibly {they} felt helpless with what you told, and changed the subject to get away from that.`,
    own: `
      You could tell {who} at the start what you need, an ear, an idea or a hug, so that {they} need not guess.
      Look at the moment you choose; in a rush {who} could miss half of it with the best will.
      Perhaps the heart of it comes late in your telling; try giving {who} that sentence first.
      It is worth a look how you listen to {who} in turn, and when you last asked a second question.`,
    step: `
      Ask {who} tonight for ten minutes in which {they} would only listen, and say so before you begin.
      Start your next story with “I do not need a solution, I would like you to know it”.
      Tell {who} something important on a walk or in the car this week, side by side.
      Say calmly “let me finish, please” the next time, wait for two breaths, and go on.
      After your next talk, ask {who} what it was like for {them} to listen, and take the answer as it comes.
      Listen to {who} for ten minutes on Sunday without a word of your own story, then swap.`,
    words: `
      I would like to tell you something, and I only need your ear. Would now be good, or later?
      I would like to be able to get to the end of what I want to say. It would mean a lot to me.
      Sometimes I do not need an answer. I would just like you to understand how it is for me.
      I want to keep telling you what moves me. Could we take ten minutes in the evening, just for that?
      It would do me good if you asked me how I am, and then stayed with it for a while.
      Is there something that makes it hard for you to listen at the moment? I would honestly like to know.`,
    deal: `
      give each other ten minutes every evening, one talks and the other only asks
      say at the start whether it calls for an ear or for advice
      let whoever is interrupted lift a hand, and the other stops without taking offence
      put away phone and paper when one of you says “this one matters”`,
  },
];
