import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const selfWorth: readonly Situation[] = [
  {
    name: 'overthinking-every-text',
    matter: 'turning every message over in your head',
    place: 'self',
    told: `
      He wrote “ok.” with a full stop and I've been analysing it for two hours.
      I rewrite a message to my friend nine times and then I don't send it.
      she usually puts a heart and today no heart, im spiralling
      After each party I lie awake and go through everything I said, line by line.
      My boss wrote “can we talk tomorrow?” and I have already packed my desk in my mind.
      I see the three dots appear and vanish and my stomach drops.
      I send my sister screenshots of his messages so that she tells me what they mean.
      My grandson answers with one letter, K, and I wonder all evening whether I have offended him.
      if someone takes longer than an hour to reply i assume they hate me now
      I delete what I posted because I think it sounded needy, and then I worry that they saw me deleting it.
      How do I stop reading something bad into every short reply?
      What can I do against replaying each conversation in my head at night?
      How do you deal with the wait until somebody answers without going mad?
      How do I ask her whether everything is all right without seeming clingy?
      What do I write back to a message that I can't interpret?
      he just wrote k`,
    under: `
      perhaps you are searching the words of {who} for one answer only, whether you are still liked
      it may be less about the full stop than about not being sure of your place with {who}
      maybe you are good at sensing moods, and now you find them where there are none
      it may well be that you give {who} all the power to say whether today is a good day
      possibly thinking it over feels like doing something, while all you can do is wait for {who}
      you might be lonely with it, holding a whole conversation with {who} that only takes place in you`,
    ask: `
      Which word, or which missing sign, did it start with?
      What is the worst reading of it, and what would be the dullest one?
      Where do you notice it first, when the screen lights up or stays dark?
      When has your reading been right, and how often was it not?
      Who in your life never makes you wonder, and what do they do differently?
      What would you be doing now, if you were sure that all was well?`,
    other: `
      Quite possibly {who} typed it with one thumb, between two doors, and thought no more of it.
      Many people write as short as a shopping list, and {who} may be warm only in person.
      Should something be wrong, {who} might hardly have hidden it in a punctuation mark.
      It is quite possible that {who} took your long silence over the perfect answer as a sign of its own.
      Perhaps {who} worried about what to write to you just as much.`,
    own: `
      The words came from {who}, while the tone you hear may be your own worry reading aloud.
      You can decide how often you open it, and a third reading rarely shows more than the second.
      Asking five people what {who} meant gives you five guesses, and one question would give you an answer.
      You may send an imperfect message, and {who} could even like it better.`,
    step: `
      Write down three harmless reasons why {who} might have answered like that, before you allow yourself a bad one.
      Send the next message to {who} after the second version at most, and put the phone into a drawer for twenty minutes.
      You could ask {who} once, lightly: I can't read your tone today, are we good?
      For one week note what you feared and what it turned out to be, in two columns.
      Put what needs a tone into a call with {who}, and leave the texts for times and places.
      When it starts at night, write the sentence on paper, close the notebook and look at it after breakfast.`,
    words: `
      I can't read your tone from here. Are we good?
      I'm in a bit of a worry loop today, and it's mine. One word from you would calm it.
      I tend to guess a lot. Could you tell me if something is up, so I needn't?
      Can I ring you for two minutes? I do better with your voice.
      I've thought about this far too much. The simple version is: I like hearing from you.
      If I ask too often, you can tell me so.`,
    deal: `
      agree that short means busy, and that anything serious is said by phone
      have a sign for “all good, no time”
      never write “we need to talk” without a word about what
      answer the important things by evening, and leave the rest open without guilt`,
  },
  {
    name: 'not-good-enough',
    matter: 'the feeling of not being enough',
    place: 'self',
    told: `
      I always think that sooner or later everyone finds out there is nothing special about me.
      No matter what I do, I feel like I'm not good enough for my girlfriend, my parents, anyone.
      im too much for some ppl and not enough for the others
      When somebody loves me I wonder what's wrong with them.
      I'm waiting for the day my husband realises that he could have had somebody better.
      I got an honest compliment from my teacher and could only think that she must be sorry for me.
      Everybody in my circle has done something with their life and I'm just the one who is nice.
      I feel worthless next to my friends, they are clever and slim and I take up space.
      I was never enough for my father, he's been dead for ten years and I am still trying.
      dont know why anyone would want to be with me tbh
      How do I stop feeling that I have to earn it when people like me?
      What can I do about this constant sense of being a disappointment?
      How do I believe somebody who says that I'm enough?
      How do I tell my partner that I feel inferior, without begging for compliments?
      What do I say to my mother, who makes me feel that I'll never measure up?
      i'm never good enough`,
    under: `
      perhaps the bar was set by somebody else long ago, and it moves up whenever you come near
      perhaps this is not so much about what you lack as about wishing that {who} would like you without any effort
      maybe you weigh your inside against what {who} and all the others show in the shop window
      it could be that you say it to yourself first, so that {who} can no longer surprise you with it
      possibly you work so hard at being useful to {who} because simply being there seems too little
      you might be tired, deep down, of sitting an exam with {who} that never ends`,
    ask: `
      Whose voice is it, when you hear that sentence?
      When did it get loud this week, and what had happened a minute before?
      What would “enough” look like, exactly, and who would notice it?
      With whom do you forget about it for a while?
      What do you do for others so that they will not leave, that you no longer wish to do?
      What would you say to a child who told you the same about itself?`,
    other: `
      It might be that {who} chose you for something that you do not even count.
      Perhaps {who} tried to tell you, and grew quiet because it never seemed to reach you.
      Somebody who is sparing with praise may feel more than is said, and {who} could be like that.
      What sounded like a judgement from {who} may have been worry, clumsily dressed.
      It is possible that {who} lay awake over the very same question about {their} own worth.`,
    own: `
      Should {who} say something kind, you could try to leave it standing and only say thank you.
      You might notice how you collect proof against yourself and let the rest slip through.
      Not every place where you feel small deserves your effort, and you may look at which ones do.
      You do not have to be better for {who}; it could be enough to be more visible.`,
    step: `
      Ask {who} this week what {they} would miss about you, and write the answer down word for word.
      When a compliment comes, say “thank you” and nothing else, for seven days.
      You could do one thing on Saturday that is of no use to {who} or to anybody, and only pleases you.
      Write the hardest sentence you say to yourself on a slip of paper, and below it who said it first.
      Tell {who} one evening when it is there: the old voice is back, you needn't do anything.
      Think of three people who looked for your company this month, and what you did there without trying.`,
    words: `
      Sometimes I don't feel good enough. You needn't argue, I just don't want to be alone with it.
      A kind word from you would mean a lot to me at the moment.
      I'm often unsure whether I'm enough. How do you see it?
      Could you tell me one thing you like about me? I can't see it myself today.
      I'm hard on myself. It helps me to say it out loud to you.
      If I wave away what you say, say it again. I do want to hear it.`,
    deal: `
      say one exact thing you like about the other, on Sunday evenings, and no arguing back
      leave comparisons with anybody else out of a quarrel
      have a short sentence for bad days, such as “the voice is back”, that needs no answer but a hug
      praise what the other is and not only what gets done`,
  },
  {
    name: 'lonely-in-a-new-place',
    matter: 'being without friends in a new place',
    place: 'self',
    told: `
      I moved to Rotterdam in August and I still don't know a single person I could ring on a Sunday.
      Since we came to this village for my husband's work I talk to nobody but the postwoman.
      first year at uni and everyone has their group already except me, i eat in my room
      I'm thirty-eight and have no friends. I don't know when that happened.
      At the weekend I go to the supermarket twice so that somebody speaks to me.
      I emigrated for love, my language isn't good enough for jokes, and I feel like half a person.
      My people are all in another time zone and here I'm just the new one from the third floor.
      Since my retirement and the move to the sheltered flat, whole days go by without a word.
      everybody at work is friendly n then they go home to their lives and i go home to my plants
      I stand at the school gate in our new town and the other mothers know each other since birth.
      How do I make friends as a grown-up in a city where I know no one?
      What can I do against the loneliness at weekends since I moved here?
      How does one get from small talk with colleagues to a real friendship?
      How do I ask somebody I hardly know whether she'd like to have a coffee?
      What do I write to my old friends when I'm homesick but don't want to whine?
      i have no friends here`,
    under: `
      it may have less to do with company than with being known without having to explain yourself from the start
      perhaps you miss the version of you that existed beside {who}, in the old place
      maybe you feel that everyone has a full table, and that {who} would have to squeeze up for you
      it might be that you were brave to come here, and nobody but you and perhaps {who} can see it
      possibly you are ashamed of being lonely, as if it said something about how likeable you are
      you might fear the first step towards {who}, because a no would make the silence louder`,
    ask: `
      When in the week is it the loudest, and what are you doing then?
      What did you have with people in the old place that you miss most, on a quite ordinary day?
      Who has smiled at you here so far, or said a sentence more than needed?
      What would you like to do with somebody, if they were there tomorrow?
      What keeps you from asking, in the second before you could?
      Whom from before could you let know how it really is?`,
    other: `
      People with a full table may not see who is standing at the door, and {who} might be glad to be asked.
      Half of those who look settled could be waiting for a message themselves, and {who} may be among them.
      Those you left behind may think that you are having a wonderful time and do not want to disturb.
      A first short answer from {who} may mean shyness or a busy week, rather than no.
      It often needs many small meetings before {who} could begin to count you in.`,
    own: `
      You may be waiting for {who} to ask, while {who} might be sure that you have plenty on.
      Going to the same place at the same hour each week does more than one brave evening.
      You could look at whether you measure each new face against {who} and your oldest friends.
      Loneliness whispers that you are the reason, and you need not believe it.`,
    step: `
      Choose one thing that takes place every week, a choir, a run, a language table, and go three times before you judge it.
      Ask {who} this week for something small with an end: fancy a coffee after work on Thursday?
      You could ring {who} or another one from before on Sunday at five, and make it a fixed hour.
      Learn one name a week, of the neighbour, the baker, the man with the dog, and use it.
      Offer something instead of asking for it: tell {who} that you have soup for two, a spare ticket, a lift.
      Put a plan into your loneliest hour this week, outside the flat, even if it is only a bench and a book.`,
    words: `
      I'm still new here and I like talking to you. Would you have a coffee with me next week?
      I miss you more than I let on. Could we ring each other on Sundays?
      I don't know many people yet. If you do something at the weekend, I'd love to come along.
      I'm rather lonely here. I wanted you to know.
      Would you like to do something together some time? I'd be glad of the company.
      Would you show me your favourite place here? I'd love to get to know it.`,
    deal: `
      ring each other at a fixed hour every Sunday, however little has happened
      try one new place in town together each month
      cook in parallel on a video call once a week
      say hello with a cup of tea after work on Wednesdays, half an hour and no tidying up`,
  },
  {
    name: 'pushing-people-away',
    matter: 'pushing people away',
    place: 'self',
    told: `
      As soon as somebody gets close to me I find something wrong with them and leave.
      He was kind, he was patient, and I was so cold to him that he finally gave up. I do this every time.
      i ghost everyone who likes me and then i cry that im alone
      I start quarrels before a lovely weekend so that it won't come to that.
      My friends have stopped asking, because I turned them down so often when I was low.
      I keep people at arm's length and call it independence.
      When my sister wanted to hug me at the hospital I made a joke and stepped back.
      Since my wife died I've shown everyone the door who came with a casserole.
      she told me she loves me and i said thanks and havent answered since
      I test people until they go, and then I say that I knew it.
      Why do I ruin it each time it becomes serious, and how do I stop that?
      What can I do to let somebody in when all of me wants to run?
      How do I repair things with the people I've driven off?
      How do I tell her that my distance has nothing to do with her?
      What could I write to a friend I froze out last winter?
      i push everyone away`,
    under: `
      perhaps going first feels safer to you than waiting for {who} to go
      maybe it is less about {who} than about what came, long ago, after you had let somebody in
      maybe you want to be held on to, and do not know how to ask {who} for it
      it is possible that being seen by {who} from close up frightens you more than being alone
      possibly you are not sure that {who} would stay, once {they} knew all of you
      you might miss {who} already, in the very moment you close the door`,
    ask: `
      What was the last warm moment before you went cold?
      What is the thought that comes right before you withdraw?
      What would somebody see, if they came one step closer?
      Who has been allowed to stay near you, and how did they manage it?
      What are you protecting with it, and from what?
      Which door that you closed would you like to open again by a hand's breadth?`,
    other: `
      It might be that {who} looked for the mistake in {their} own words and found none.
      Perhaps {who} stayed away out of respect, and not because you stopped mattering.
      It might take {who} some courage to come close again after a cold shoulder.
      An honest sentence about it could mean more to {who} than warm weeks without one.
      From outside it may have looked to {who} as if you needed nobody.`,
    own: `
      You could tell {who} that you need to step back, instead of making {them} do it for you.
      The flaw you suddenly find in {who} may be worth a second look after two good nights.
      You need not open the whole house to {who}; one window would already be something new.
      It is yours to come back after you have pulled away, and each time it can be a little sooner.`,
    step: `
      The next time you want to run, tell {who}: I need until tomorrow evening, and then I'll ring. And ring.
      Write to one person you froze out, this week, in two sentences and without a big explanation.
      You could tell {who} one small true thing about your day that you would usually keep.
      Note for seven days when the coldness comes, and what nice thing had happened just before.
      Accept one offer from {who} this week, a lift, a meal, a kind word.
      Before you call something off, wait one night and read the last kind message from {who} again.`,
    words: `
      It wasn't because of you. I get scared when somebody comes close.
      If I pull back, please don't go straight away. Ask me once, I'll try to answer.
      I've missed you, and I was the one who shut the door. I'm sorry.
      I need a bit of time to myself. I'll get in touch tomorrow, and I mean it.
      You matter to me more than I show. I'm sorry.
      I don't know how to do this well. I'd like to learn it with you, slowly.`,
    deal: `
      agree that a step back comes with a time for coming back
      have a sentence for it, like “I'm in my shell”, that needs no explaining
      go slowly on purpose: one evening a week, and see how it sits
      ask once and kindly when one of you goes quiet, and then wait`,
  },
];
