import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const loveGlad: readonly Situation[] = [
  {
    name: 'made-up-again',
    matter: 'making up',
    place: 'glad',
    told: `
      We made up last night, he came home with chips and we both cried and laughed
      my wife and I are fine again after a horrible week, I'm so relieved
      she apologised first, which never happens, and we talked in the car for an hour
      the row is over, we hugged in the kitchen and I feel ten kilos lighter
      My boyfriend and I have reconciled after not speaking for nine days
      he said sorry and really meant it, I could see it, and I said sorry too
      after our big fight we have found our way back to each other, just wanted to tell somebody
      I wrote the message you helped me with and she rang within a minute, all good between us now
      We've buried the hatchet. 38 years of marriage and he still knows how to make me giggle
      things are good with my girlfriend again, we slept holding hands
      how do we keep it this good now that we've made up
      how do I deal with being happy again and a bit scared that the next quarrel will come
      What could I do to thank him for taking the first step after our argument?
      how do i tell her how glad I am that we're ok again
      what can I write to him this morning after we made peace last night
      we made up`,
    under: `
      it may be the relief that {who} wanted to find the way back too
      you may have seen that a hard time with {who} need not be the end
      perhaps what warms you most is who took the first step, and how
      you may be a little proud of yourself and {who}, and you have every reason
      you may notice only now how heavy it was to be at odds with {who}
      it may do good to know that a quarrel with {who} could end like this`,
    ask: `
      Who took the first step, and what did it look like?
      What was the sentence that turned it?
      What do you know about each other now that you did not know before the quarrel?
      What did you do differently this time?
      Which small part of it would you like to remember at the start of the next quarrel?
      How would you like to celebrate it, in a small way?`,
    other: `
      {who} may have been just as frightened, and may be just as glad now.
      {who} might like to hear what {they} did right, as it is seldom said.
      It could be that {who} thought for a long time about how to come towards you.
      {who} may still be a little sore, and glad of another day or two of gentleness.
      {who} might now dare to come sooner the next time, because it was good to come.`,
    own: `
      You can enjoy it with {who} without testing at once whether it holds.
      Your part in it counts as well, and you can let yourself be glad of it with {who}.
      What started it may need a calm word some day, and you can choose a good evening with {who} for that.
      You can remember the sentence that helped, for the day when you and {who} will need it again.`,
    step: `
      Tell {who} today which moment of it you liked best.
      Write down in three lines how you and {who} got out of it, and keep it for the next time.
      Do something light with {who} this weekend, with no talk about what was.
      Send {who} a short message tomorrow, only to say that you are glad.
      Ask {who} in a few days, “What helped you most?”, and tell what helped you.
      Choose a small sign with {who} this week that means “let's stop and come here”.`,
    words: `
      I'm so glad. I've been smiling to myself ever since.
      Thank you for finding the way back with me. I know that it wasn't easy.
      I like us, even after a quarrel. I'm so relieved.
      I feel so much lighter now. I wanted you to know that.
      Let's do something nice together soon. I'd like to just enjoy being with you.
      I missed you while we weren't getting on. I'm glad we're all right again.`,
    deal: `
      keep the thing that worked as your way out for next time
      do something nice together after every quarrel that was mended
      tell each other what helped, while it is fresh
      talk about what started it on a good day, for half an hour and no longer`,
  },
  {
    name: 'partner-remembered',
    matter: 'what was done for you',
    place: 'glad',
    told: `
      He remembered our anniversary with a picnic on the roof, I was speechless
      my wife had noticed that I was down and booked us a weekend at the sea, just like that
      she kept in mind that I had the exam and put a note in my coat pocket
      my husband brought me tulips on an ordinary Wednesday, he hasn't done that in years
      My boyfriend learned to cook my gran's dumplings because I said I missed them
      He took the day off to come with me to the scan without my asking
      she surprised me for my 40th with all my old friends, I'm still glowing
      i mentioned a book months ago and today my partner gave it to me with a dedication
      he has remembered how I take my tea after 50 years and brought it up to bed when I was ill, it touched me so
      My girlfriend defended me in front of her whole family, I felt so loved
      what can I do to give something back after she surprised me so sweetly
      How do I deal with so much kindness, I'm not used to it and get shy
      What's a nice way to show him how much his surprise meant to me?
      how do i tell him how happy that little gesture made me
      what could I write to thank my wife for thinking of me
      he brought me flowers`,
    under: `
      it may be less the gift than that {who} had been listening when you thought nobody was
      you may not have expected it, and perhaps that is why it goes so deep
      perhaps it tells you that you are on {their} mind while you are apart
      something may have been answered that you never asked {who} aloud
      you may be touched by the trouble {who} took, more than by the result
      it may do good to be looked after by {who} for once, with nothing to organise`,
    ask: `
      What exactly happened, from the first second?
      What did it tell you about how you are seen?
      What was going through you when you noticed?
      How did you show that you were pleased?
      When was the last time that something reached you like this?
      What could be your own small surprise in return, one that fits this person exactly?`,
    other: `
      {who} may have been looking forward to your joy for some time.
      {who} might not find the words for love easily and say it this way.
      It could be that {who} noticed more of your last weeks than {they} let on.
      {who} may have worried until the last minute that you would not like it.
      {who} might do it again, with joy, once {they} heard how far it reached.`,
    own: `
      You can take it in without paying {who} back the same day.
      If kindness makes you shy, you can say just that to {who}.
      You can keep this in mind for the days when {who} might seem far away.
      You can tell {who} which part touched you, since it may not be the one {they} would guess.`,
    step: `
      Tell {who} tonight at which moment you were happiest.
      Write two lines on paper for {who} and leave them where they will be found tomorrow.
      Tell a friend about it this week while {who} can hear it.
      Think of something {who} mentioned in passing lately, and do that one thing before the month ends.
      Keep one thing that reminds you of it, and put it this evening where you will see it.
      Ask {who} this week how the idea came about, and enjoy the story.`,
    words: `
      You have no idea how happy you made me. Thank you.
      It means so much to me that you thought of it. I'll remember this for a long time.
      I can't quite find the words, because I'm so touched. Thank you.
      I felt so special to you. It did me a lot of good.
      I can tell how much thought you put into it. It went straight to my heart.
      I love that you notice what matters to me. I feel very lucky with you.`,
    deal: `
      keep one evening a month for surprising each other, in turns
      write down small wishes as they are mentioned, each in your own list
      tell each other on Sundays what was nice that week
      celebrate one ordinary day a year as if it were a feast`,
  },
  {
    name: 'engaged',
    matter: 'the engagement',
    place: 'glad',
    told: `
      I'm engaged, he asked me on the ferry and I said yes before he'd finished
      She said yes, I proposed on top of a very windy hill and nearly dropped the ring
      we're getting married in June, I can't stop looking at my hand
      my boyfriend went down on one knee in our kitchen, between the moving boxes
      I asked him to marry me, not the other way round, and he cried with joy
      We got engaged at 68 and 72, the children think that we are mad and we are so happy
      my girlfriend and I have set the date, after nine years together we'll be wives
      he proposed, I've told my mum and the dog and now you
      popped the question yesterday, my heart was beating so loud, and now I have a fiancée
      just engaged and already everybody has opinions about the wedding, but nothing can spoil it
      how do we tell our families about the engagement so that nobody feels left out
      how do I deal with all the excitement and a little fear since he proposed
      What should we do to enjoy being engaged before the planning starts?
      how do i tell her what it meant to me that she asked
      what can I write to my fiancé on the first morning after the proposal
      we're engaged`,
    under: `
      it may be the joy of being chosen by {who}, out loud, for good
      you may be happy and a little dizzy, since the yes between you and {who} made a dream real
      perhaps you want to hold the moment with {who} for a few days before it belongs to everyone
      something you hardly dared to wish for may have just been said
      you may be thinking of the people whom you and {who} would most like to tell
      a small fear may be coming along with it, as it does with most things that matter`,
    ask: `
      How did it happen, from the beginning?
      Which moment of it do you keep going back to?
      When did you first know that it would be this person?
      Whom do you want to tell in person first?
      What do you want this time before the wedding to be like?
      Which picture of being married makes you happiest?`,
    other: `
      {who} may have thought about this moment for a long time.
      {who} might be as moved as you and show it by making jokes or lists.
      It could be that {who} wanted to hear once more, in peace, what you felt at that moment.
      {who} may be thinking of guests and money already, out of sheer eagerness.
      {who} might have a wish for the day {they} could be too shy to say first.`,
    own: `
      You can keep the story for yourself and {who} until you both want to share it.
      A little fear next to the joy is no bad sign, and you can show {who} both.
      Many people will have opinions, and you can ask {who} first, before you listen to anybody else.
      You can tell {who} what you hope stays just as it is after the wedding.`,
    step: `
      Write down this evening how it went, each in your own words, and swap the pages with {who} on Sunday.
      Spend one day with {who} this week without telling anybody anything and without planning.
      Make a list with {who} tonight of who hears it in person, and ring the first two tomorrow.
      Ask {who} this week for the three things that matter most on the day, and name your own three.
      Tell {who} before you fall asleep tonight when you first knew.
      Send a thank-you this week to somebody who helped you and {who} to get this far.`,
    words: `
      I can't stop smiling. I'm going to marry you.
      I want all of it with you, the big days and the ordinary ones.
      I've never been so sure of anything. I'm glad it's you.
      I'm so looking forward to our life together. I hope you're as happy as I am.
      I'm still too moved to say all that I feel. The most important part is that I'm at home where you are.
      I keep thinking of it, and it makes me happy every time. I love you.`,
    deal: `
      keep the first week free of planning
      each choose three things for the wedding that are not up for debate
      have one evening a week on which the wedding may not be mentioned
      settle together what to answer to well-meant advice`,
  },
  {
    name: 'good-talk-at-last',
    matter: 'the talk you had',
    place: 'glad',
    told: `
      We finally had a real talk last night, three hours on the balcony, I feel so close to her again
      my husband told me things he's never told me before, and I just listened
      I said what I had been carrying for months and he didn't get defensive, he took my hand
      had the conversation I was dreading with my girlfriend and it went so well
      After weeks of only logistics my wife and I talked until two in the morning like we did at the start
      he asked me how I really was and waited for the answer. I can't remember when that last happened
      she opened her heart to me on the drive home and we sat in the garage for an hour, still talking
      i told my boyfriend what i need and he said thank you for telling me. wow
      My husband is a quiet man, married 41 years, and on our walk today he spoke about his father for the first time
      good news, we talked it through, calmly, nobody left the room and we have a plan
      how can we have more talks like the one last night
      how do I deal with everything he told me, I want to honour it
      What made our conversation so good and how do I keep that going?
      how do i tell him how much it meant to me that he talked so openly
      what could I write to her after such a beautiful talk
      we finally talked`,
    under: `
      it may be the relief of having said it to {who}, and of being heard
      you may have met somebody in {who} whom you had missed for a long time
      perhaps it showed you that you and {who} can do this
      it may have done good that {who} asked, and even more that there was time for the answer
      you may be holding what {who} told you very carefully, like something lent
      you may wonder why it took so long, and be too happy to mind`,
    ask: `
      What made it possible this time: the place, the hour, a first sentence?
      What did you hear that was new to you?
      What did you dare to say that you had kept back before?
      Was there a moment at which it could have gone wrong, and what helped?
      What feels different between you since then?
      What would you like to go on with the next time?`,
    other: `
      {who} may feel lighter now, and a little shy about it, too.
      {who} might need a sign that what {they} said was safe with you.
      It could be that {who} had waited for exactly such an evening.
      {who} may have been surprised at how well you listened.
      {who} might need a few quiet days before the next deep talk, without its meaning anything.`,
    own: `
      You can leave what {who} told you untouched for now, with no advice and no follow-up.
      Whatever was confided is for you alone, so it should not return in a quarrel with {who}.
      You can notice what you did well, such as waiting or asking, and do it with {who} again on purpose.
      Not every talk has to be like that, and you may enjoy a silly evening with {who} just as much.`,
    step: `
      Tell {who} today which sentence has stayed with you.
      Suggest to {who} another talk next week, at the same hour or in the same place.
      If you promised {who} something in that talk, do it within three days.
      Write down for yourself tonight what {who} said that you never want to forget.
      Ask {who} on the weekend how it was for {them}, and leave it at a single question.
      Set aside one evening in the coming fortnight with {who}, without screens, and let it become whatever it will.`,
    words: `
      I keep thinking about our talk. Thank you for it.
      I felt so close to you. I'd like us to do that again soon.
      Whatever we said is safe with me. I wanted you to be sure of that.
      It did me good to talk so openly with you. I won't forget that.
      I love talking with you like that. When can we do it again?
      I feel lighter since we talked. Thank you for listening.`,
    deal: `
      keep that hour and that place, once a week
      begin with the question that worked, and let the other one finish
      agree that what is said there never turns up in a quarrel
      write down what you decided and look at it together in a month`,
  },
];
