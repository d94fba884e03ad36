import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const loveNew: readonly Situation[] = [
  {
    name: 'newly-in-love',
    matter: 'being newly in love',
    place: 'glad',
    told: `
      I met someone six weeks ago and I walk around grinning like an idiot
      she laughed at my terrible joke about snails and since then I've been useless at work
      we've been together for a month, he is wonderful, and I want to do everything right this time
      i'm 57 and I've got butterflies, nobody warned me that still exists
      He makes me so happy that I dance while doing the dishes
      everything is new with her, the first breakfast, the first cold, and I'm over the moon
      head over heels, can't eat, can't sleep, best weeks of my life
      My new boyfriend holds my hand in the supermarket. I'd forgotten that one can feel like this
      Fell in love at the allotment, of all places. She grows leeks and I can't think straight
      so smitten with my new girlfriend that my friends roll their eyes, i don't care, I only hope I don't spoil it
      what can I do so that this lovely beginning with him stays lovely
      how do I deal with being so in love that I forget my friends, my sleep and my keys
      Is it normal to be this giddy after four weeks and a bit afraid that I'll ruin it?
      how do i tell her for the first time that I love her, I'm bursting
      what could I write to him this morning, I woke up happy because of him
      I'm so in love`,
    under: `
      it may be that {who} woke something in you that you had thought was over
      perhaps you want to do it right because it is already so dear to you
      you may be surprised at how easy it can be to be yourself near {who}
      some of the fear in it may only show how glad you are of {who}
      maybe an older story taught you to be careful, and this time you would like to jump
      it could be that you like who you are when you are with {who} just as much`,
    ask: `
      What were you two doing when you noticed that it had happened?
      Which small thing about this person would nobody else think worth mentioning?
      What do you want to do differently from the last time, if there was one?
      What would “getting it right” look like on an ordinary Tuesday?
      Which part of you have you shown already, and which one is still waiting?
      Who in your life has seen you like this, and what did they say?`,
    other: `
      {who} may be just as giddy, and may be trying as hard as you to look calm.
      Perhaps {who} would like to know which little thing won you over.
      It may be that {who} went a bit slower in words, and meant every one of them.
      {who} might worry about getting it right as well, and be glad to hear that nothing has to be perfect.
      {who} could like you best in the moments in which you forgot to make an effort.`,
    own: `
      You can let {who} see the untidy parts early, since being liked for a polished version gets tiring.
      Your friends, your sleep and your own Thursday evening make you better company for {who}, and they are easily dropped just now.
      You can ask {who} instead of guessing, while everything is still new enough for any question.
      Getting it right may matter less than you think, because small blunders are what people later tell at their anniversaries.`,
    step: `
      Tell {who} this week one exact thing you like, the way of holding a cup or of saying goodnight.
      Write down tonight how you met, in ten lines, before you begin to remember it differently.
      Ring the friend you have neglected since {who} came along, before Sunday, and let them ask everything.
      Show {who} at the weekend a place that belongs to your life: the bakery, the bench, the football ground.
      Ask {who} on your next walk, “What should I know about you in the mornings?”
      Keep one evening this week for yourself, and notice how it is to look forward to {who} from there.`,
    words: `
      I caught myself humming on the bus this morning. That's your doing.
      I don't want to rush you with it. I only thought that you should know.
      I'd like to do this well with you. Tell me if I ever get something wrong, I'd want to hear it.
      You make ordinary days good. When do I see you next?
      I'm a bit nervous saying it, and very happy. You don't have to say anything back.
      I keep thinking of little things about you, and each one makes me grin. I can't wait to see you.`,
    deal: `
      tell each other early what a good morning and a bad mood look like
      keep one evening a week each for your own friends, and come back with stories
      say at once when something pinches, while it is still small
      choose one thing that belongs to just you two: a walk, a café, a silly song`,
  },
  {
    name: 'what-are-we',
    matter: 'what you two are to each other',
    place: 'couple',
    told: `
      We've been meeting every weekend since March and neither of us has said what this is
      I stay at his place four nights a week, we cook, we kiss, and I don't know if I may call him my boyfriend
      at the party she introduced me as, well, this is Tom. just Tom. and I wondered what I am
      We go out, sleep together, meet each other's friends, but nobody ever asked shall we be a couple
      he has a toothbrush in my bathroom and we have never talked about whether we're exclusive
      someone asked me if I have a girlfriend and I honestly didn't know the answer
      five months of seeing each other, no fight, no promise, no name for it
      I deleted the dating app in june and have no idea if he did, it never came up
      we began as a bit of fun, friends with benefits as they say, and I'd like it to be more, I haven't said so
      We are both widowed and past seventy, we go to concerts and on holidays, and my daughter asks what he is to me. Good question.
      when is it time to have the are we a couple talk
      how do I find out whether we're together or only dating
      Should I just start calling her my girlfriend and see what happens?
      how do i ask him if we're official without making it a big scene
      what could i say to her to let her know that I'd like us to be a proper couple
      are we a couple or what`,
    under: `
      it may be less about the word than about whether you may count on {who}
      perhaps you do not ask because as long as nothing is said, nothing can be taken away
      you may want to know whether {who} would choose you out loud, and not only on Saturdays
      maybe you already live as a couple with {who}, and only the permission to say so is missing
      it could be that you are tired of acting relaxed about something that matters to you
      you may wish that {who} would bring it up, so that you need not be the keener one`,
    ask: `
      In which moment did you last miss having a word for it?
      What would be different the morning after you two had said it?
      What have you been assuming that has never been spoken?
      Which answer are you most afraid of, and what would you do with it the next day?
      What do the people around the two of you take you for?
      What do you yourself want it to be, if you had to finish the sentence?`,
    other: `
      {who} may believe that it is obvious, and that talking about it would be odd by now.
      It may be that {who} waited for you to begin, out of the same caution.
      {who} might be happy as it is and never have wondered about a name.
      Perhaps {who} got burned by a word once, and became shy of the word without being shy of you.
      {who} may not know yet, and might say so if the question left room for that.`,
    own: `
      You can find your own answer first, since {who} could hardly guess what you have not decided to want.
      If you have been playing it cool, {who} may simply have believed you.
      You may ask {who} once and clearly, and a hint about other couples is not yet that question.
      How long you can live happily without a word is yours to know, whatever {who} may answer.`,
    step: `
      Finish the sentence “I would like us to be …” in writing tonight, before you say anything to {who}.
      Choose a walk this week for it, side by side, and ask {who} before the way back begins.
      Tell {who} by Sunday how you would like to introduce {them} to people, and ask how that would feel.
      Begin with your own side: tell {who} at the next breakfast, if it is true, that you see nobody else.
      Take five minutes and two columns this evening for what you two already do as a couple, and what you miss.
      Pick a day within the next week for asking, and tell one friend which day it is.`,
    words: `
      I'd like to call us a couple. Would you?
      I like where we are, and I'd love to know whether you see it as I do. What am I to you?
      I'm not after a big talk. I only want to know if it's just us two.
      When somebody asks about you, I don't know what to say. What would you like me to say?
      I'd be happy if it had a name. If you need time to think, take a few days.
      I've been acting more relaxed about it than I am. It matters to me, and so do you.`,
    deal: `
      say plainly whether either of you is seeing anybody else
      choose how you introduce each other, even if it is only for now
      take a week to think, and then both give your honest answer on the same evening
      tell the first three people about it together`,
  },
  {
    name: 'how-often-to-text',
    matter: 'how often you two write',
    place: 'couple',
    told: `
      In the beginning my phone buzzed from morning to night because of him, now it's good morning and good night
      we used to send each other paragraphs, four months later I get a thumbs up
      my girlfriend is all there when we're together, but the days in between have gone from fifty messages to five
      My boyfriend says he isn't a phone person. In January he was a phone person
      I looked it up: 140 messages a day in the first month, about 12 now
      i send her pictures of my lunch, my dog, the sky, she sends a heart. am I too much
      always me who writes first. I've stopped since Tuesday to see if he notices
      He thinks one call in the evening is plenty and I'd like a little sign during the day
      double texted again and felt embarrassed, we've been together since autumn and I still worry I write too much
      my lady friend and I are both over sixty, she sends one message a day at most, I got used to more in our first weeks
      how many messages a day are normal in a relationship after the first months
      is it a bad sign when the texting slows down although our weekends are lovely
      what should I do, text less so that he misses me or write when I feel like it
      how do I tell him that I'd like more texts from him without sounding needy
      what can I text her to ask if I write too much
      he texts less than before`,
    under: `
      it may be less about the number than about crossing the mind of {who} on a busy Wednesday
      perhaps the many messages at the start became your proof, and now the proof is missing
      you may ask whether you are too much, when you only want to be as welcome as before
      it could be that {who} felt safe enough to write less, and you feel safe when there is more
      you may miss the small things told at once, the dog, the rain, the awful soup
      part of you may be counting because asking {who} seems more dangerous than counting`,
    ask: `
      At what time of day is the silence loudest for you?
      Which message from the early days do you still remember?
      How is it between you two when you are in the same room?
      What did you wish for the last time you put the phone down without a reply?
      How much would be enough, if you could name a number or a moment?
      Where did you first learn that you could be too much for somebody?`,
    other: `
      {who} may write less because the first nervousness has gone, and nothing has to be won any more.
      Perhaps {who} thought of you at noon and saved it up to tell you in the evening.
      It may be that {who} never liked typing, and kept it up for a while because it was you.
      {who} might take the fewer messages for calm, and have no idea that you take them for less.
      {who} could feel behind with answering, and write even less because of it.`,
    own: `
      You can look at what else {who} did for you this week, since messages are only one of the ways.
      Going quiet to see whether {who} would notice tells you little, and costs you three days of waiting.
      You can ask {who} for one sign at one time of day, which is easier to give than “more”.
      Liking to hear from {who} is not too much, and some of the small news of the day may still find other ears.`,
    step: `
      Tell {who} this week which single message of the day would mean most to you: morning, lunch break or night.
      Ask {who} on your next evening together, “What is texting like for you?”, and be curious about the answer.
      Write for two days when you feel like it, without counting, and look afterwards at how you were.
      Note tonight what came from {who} in the last seven days in other forms: a call, a visit, an errand.
      Send one of your small stories to a friend or your sister today, and keep the best one for {who} in the evening.
      Suggest to {who} a call of ten minutes on two fixed evenings this week, and see whether it fills more than texts do.`,
    words: `
      I like hearing from you in the day, even one line. Would that be all right for you?
      I caught myself counting, and that's silly. How much writing feels good to you?
      I don't need long messages. A photo of your lunch would make my day.
      I sometimes wonder if I'm too much. Tell me honestly, I can take it.
      I miss our nonsense in between. Shall we bring a bit of it back?
      I know that phones aren't your favourite thing. A short call before bed would do me good.`,
    deal: `
      send one small sign at noon, with no answer expected
      swap the long chats for a short call on evenings when you do not meet
      agree that a late reply means busy and nothing else
      tell each other in one word when a day leaves no room for the phone`,
  },
  {
    name: 'meeting-the-parents',
    matter: 'meeting the family',
    place: 'couple',
    told: `
      On Sunday I'm having lunch with his parents for the first time and I've ironed three shirts already
      my girlfriend is taking me home to her village at Easter, forty relatives and I've met none of them
      I'm going to meet her dad next week, he's a retired colonel and I have a nose ring
      He wants to introduce me to his mum. She adored his ex, he let that slip
      first dinner with the future in-laws tonight, I'm vegetarian and they run a butcher's shop
      my boyfriends family speaks portuguese at home and i'm being introduced to them at the weekend with about nine words
      Her grown up children want to have a look at me, I'm 66 and more nervous than before my driving test
      met his parents for the first time yesterday and knocked over the wine, I'm sure I made an awful impression
      i've never been brought home to anyone's family, in mine we don't even eat together, what do people do there
      I am bringing my partner to meet my parents for the first time and I'm afraid of what my father will ask her
      what do I bring and what do I talk about when I meet my girlfriend's parents
      How do I make a good first impression on his family without pretending?
      how do i deal with the nerves before i get introduced to her mother
      how do I tell him that I'd like him to stay by my side when I meet his family
      what can I write to her parents afterwards to thank them for having me
      meeting his parents saturday`,
    under: `
      it may be less about the visit than about finding a place in a life that {who} had long before you
      perhaps you would like {who} to be proud of you in front of the people who matter
      you may fear that one wrong fork could decide more than all your months with {who}
      something in you may be hoping for a bit of family for yourself there
      maybe you want to be liked without leaving half of yourself at the door
      you may wonder who {who} might turn into at that table, and whether you two will still be a team`,
    ask: `
      What have you heard about them so far, and from whom?
      Which moment do you dread most: the door, the table or the questions?
      What would you like them to know about you by the time you leave?
      How were guests welcomed in the home you grew up in?
      What could make you feel less alone during the first half hour?
      What would you say on the way home, if it had gone well enough?`,
    other: `
      {who} may be nervous too, about what you might think of the family as much as the other way round.
      Perhaps {who} told them so many good things that most of the work has been done already.
      It may be that {who} forgot how strange the habits of a family can look from outside.
      {who} might slip into an old role at that table, and hear it no more than one's own accent.
      The family may be just as worried about the impression it makes, and {who} could tell you so.`,
    own: `
      You do not have to win everybody in one afternoon, and {who} chose you without a family vote.
      You can be curious about them, since one real question about {who} as a child opens most families.
      You can tell {who} beforehand what would help you, instead of hoping for a rescue during the soup.
      If something goes wrong, it may be smaller in their memory than in yours, and a friendly line the next day can put it right.`,
    step: `
      Ask {who} this week for the names, for one subject that is safe and for one that is better left alone.
      Agree with {who}, before you ring the bell, on a small sign that means “please come and save me”.
      Choose something to bring by Friday that comes from you: a cake from your street, a jar, a bunch from the market.
      Settle with {who} today the hour at which you will leave, so that the visit has an end.
      Offer to carry, chop or dry something in the first half hour, as busy hands make talking easier.
      Send the family one line the day after, or ask {who} to pass it on: what you enjoyed most.`,
    words: `
      I'm nervous, because they matter to you. Would you stay close to me for the first half hour?
      Tell me a few things about them, so I'm not walking in blind. What makes them laugh?
      I'd like to be just myself there. It would help to hear that this is enough for you.
      I'm looking forward to it, and my knees are a bit wobbly. Will you hold my hand at the door?
      If I say something daft, rescue me with a joke. I'd do the same for you.
      Can we agree on when we leave? It's easier for me to enjoy it if I know.`,
    deal: `
      agree on a sign for “save me” and another for “time to go”
      keep the first visit to a coffee or a lunch, with an end that everybody knows
      take ten minutes on the way home to tell each other how it was, the funny parts first
      each explain your own family beforehand, quirks included`,
  },
];
