import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const selfWaysHome: readonly Situation[] = [
  {
    name: 'work-follows-home',
    matter: 'work that comes home along with you',
    place: 'self',
    told: `
      i come home from the hospital and bark at my kids over nothing
      after work i have no words left for my wife, she gets the rest of me and the rest is grumpy
      I was polite to customers for nine hours and then i slammed the cupboard because the pasta was wrong
      my head stays in the office, i sit at the dinner table and nod
      my daughter asked why i'm always cross when i come home
      bad day with the boss and it was my boyfriend who got the full load
      he says i bring the whole ward home with me each evening
      since the restructuring i'm unbearable at home, i hear myself and can't stop
      I lie next to him and go through tomorrow's meeting
      my little one hides her drawings when i'm back late because i snapped about the mess
      how do i stop taking my stress from work out on my family?
      what can i do so that i don't come home in a foul mood every night
      How do other people switch off after work?
      how do i tell my wife that it's the job and not her
      what do i say to my kids after i was unfair because of a bad day
      took my work stress out on my family again`,
    under: `
      it may be less about what set it off at home than about a whole day of swallowing things
      perhaps home is the only place where it feels safe enough to fall apart, and {who} stood nearest
      maybe you are ashamed because {who} got the sharp voice that was meant for something at work
      it might be that you miss the people at home even while you are sitting among them
      you may be longing for ten minutes that belong neither to the job nor to {who}
      perhaps you would like {who} to have more of you as you are on good days`,
    ask: `
      At which point on the way home does the day still sit on you the most?
      What happened at work that was still in you when you came home?
      What did you see in the face of {who} when it came out?
      On which evening lately did you arrive well, and what was different?
      What do you need in the first quarter of an hour at home?
      What would {who} say you were like before this job, or before this year?`,
    other: `
      It may be that {who} looked forward to you and met a door.
      Without an explanation {who} could easily believe that it is about {them}.
      Perhaps {who} also carried a long day and held out for the moment you came home.
      People at home often sense a mood before a word is said, and {who} might do so as well.
      It could be that {who} would gladly help, if {they} only knew what kind of day it was.`,
    own: `
      There are two things you can part: what happened there, and who waits for you here, and {who} had no share in the first.
      A sentence at the door (“bad day, give me ten minutes”) costs you less than an apology to {who} at nine.
      It may be that the place where something must be said is not your kitchen.
      Going quiet so as not to snap can reach {who} as coldness, so it needs a word along with it.`,
    step: `
      Stop once on the way home tonight, by a tree or in the car park, and stay for five minutes before you go in.
      Tell {who} at the door how the day was on a scale from one to ten, before anything else.
      Agree with {who} on a quarter of an hour after coming home in which nobody wants anything of you.
      Change your clothes as soon as you come in, and put the work phone away with them.
      Say sorry to {who} before bedtime for the one sharp sentence, and name it.
      Write tomorrow's list before you finish work, so that it need not come along in your head.`,
    words: `
      That was my day talking, and you did nothing to deserve it. I'm sorry.
      I bring too much home at the moment. I need ten minutes when I come in, and then I'm all yours.
      You deserved a friendlier evening from me. Tell me about your day, I'd like to hear it now.
      It's the job, it isn't you. I miss you when I'm like this.
      I want to come home better than that. Will you tell me when you notice it, gently?
      That was unfair of me. Can we start the evening again?`,
    deal: `
      keep the first quarter of an hour after work free of questions
      say a number at the door for what kind of day it was
      put the work phones away until dinner is over
      keep ten minutes for talking about work, and leave it there`,
  },
  {
    name: 'snapped-at-a-colleague',
    matter: 'having been unfair to a colleague',
    place: 'self',
    told: `
      i bit my assistant's head off because of a misplaced file and she's been quiet since
      I was under pressure and let it out on the trainee, he did nothing wrong
      wrote a nasty message to a coworker at night and regret every word
      i blamed him in front of everyone although i had forgotten it myself
      my mother is ill and today i was horrible to the nicest person in the office
      I made a joke about my colleague in the meeting and saw how her face fell
      i've been so irritable with my team, they tiptoe around me now
      lost my temper with the guy from it and hung up on him
      i passed on gossip about a workmate and now i feel rotten
      I snapped at the intern and found her crying in the stairwell later
      what should i do after being unfair to somebody at work?
      how do i make up for a harsh word to an employee of mine
      Should i bring it up again or will apologising make it more awkward with my colleague?
      how do i apologise to a coworker for losing it with her
      give me words to say sorry to my trainee, not too big
      i was mean to a colleague`,
    under: `
      it may be less about {who} than about what was already on your shoulders that day
      perhaps it bothers you because you want to be somebody beside whom {who} can work without fear
      maybe you saw yourself for a moment as {who} saw you, and did not like it
      it might be that you know from earlier how it is to be on the other end
      you may be afraid that one minute undid the trust that {who} had in you
      perhaps it would be easier if {who} got angry and did not go so quiet`,
    ask: `
      What exactly did you say, and in front of whom?
      What had happened in the hour before?
      What did you see {who} do afterwards?
      Which part of it was about the matter, and which part had nothing to do with {who}?
      What would you have needed on that day?
      What would you like {who} to know about you, besides the apology?`,
    other: `
      It is possible that {who} wondered ever since what {they} did wrong.
      Perhaps {who} told somebody at home about it that evening.
      It could be that {who} would never bring it up, out of caution or politeness.
      For {who} the audience may have been worse than the word.
      Maybe {who} could forgive sooner than you think, as soon as it has been named.`,
    own: `
      An apology to {who} with a “but” in it would take back with one hand what it gives with the other.
      What was said before others to {who} may want to be put right before others too.
      You could look for the early sign: a tight jaw, a faster step, the third coffee.
      Going over it again and again may feel like making amends, but {who} can see nothing of it.`,
    step: `
      Go to {who} tomorrow within the first hour, and say it standing, in three sentences.
      Name the very word you regret, so that {who} will not have to wonder whether you noticed.
      If others heard it, tell them in the next round that you were wrong and {who} had done nothing.
      Ask {who} nothing in return, not even whether it is all right.
      Write yourself a line for the next bad morning, such as “I'm not good today, it's not about you”.
      Take something off {who} this week, if you can, without making much of it.`,
    words: `
      I was unfair to you, and it had nothing to do with you. I'm sorry.
      You didn't deserve that tone. If others heard it, I'll tell them so too.
      There's no excuse for it. I'd like you to know that I value working with you.
      It has been on my mind ever since. I'm sorry I said it.
      I can't take it back, and I'd like to make it good. Is there something I can do?
      If I get like that again, you may tell me to come back later. I mean it.`,
    deal: `
      agree on a sentence for bad mornings that either of you may use
      put it right in the place where it was said
      have a coffee together before the next busy week
      ask for five minutes when the tone slips, and then begin again`,
  },
  {
    name: 'always-the-strong-one',
    matter: 'always being the strong one',
    place: 'self',
    told: `
      everyone leans on me and nobody asks how i am
      i hold the family together since dad died and i'm worn out
      At work, at home, with my friends, i'm the one who copes. I don't want to cope.
      i had a breakdown in the car park and then went in and cheered everybody up
      my sister calls me with her problems every night and never asks about mine
      i organise, i remember, i comfort, and when i have a fever they ask what's for dinner
      they all say “you're so strong” and i could scream
      i've been the rock for 30 years, first for my mother and now for my husband
      People come to me with everything. I go home and there's no one to go to.
      I'm a single dad and i can't let myself be weak for a day
      how do i stop being the strong one for everybody?
      what do i do when i'm tired of carrying all the others
      Is it selfish to want somebody to look after me for once?
      how do i tell my family that i can't be the strong one right now
      how can i say to my friends that i'm not ok when they only know me as the one who's fine
      tired of being the strong one`,
    under: `
      it may be less about the carrying than about nobody, not even {who}, looking under the load
      perhaps you have coped for so long that {who} only got to know that side of you
      maybe you long to be asked by {who} without first having to fall
      it might be that being needed has been your place among them, and you are unsure what would be left
      you may be afraid that if you let go, {who} would fall, or that nobody would catch you
      perhaps “strong” has become a word that ends every conversation about you`,
    ask: `
      When were you last looked after by somebody, and how was that?
      What do you do at the moment that would simply go undone without you?
      Who was it that first needed you to be strong?
      What would {who} see if you did not pull yourself together for one evening?
      What would you say if somebody asked how you are and had an hour for the answer?
      Which part of being the strong one do you love, and which part are you done with?`,
    other: `
      It may be that {who} came to believe in your strength so much because you never let {them} see anything else.
      Perhaps {who} would be proud to be needed by you for once.
      It could be that {who} asked now and then, and took your “I'm fine” as true.
      With you so able, {who} may have never had to learn certain things.
      Maybe {who} will be startled or clumsy the first time, and that need not mean that {they} did not care.`,
    own: `
      You may say “fine” to {who} before you have looked whether it is true.
      It could be that you help before the others have had time to look for their own feet.
      Being weak in front of {who} for five minutes is something one can practise, like anything else.
      There might be one task that you keep because {who} would do it differently, not because nobody could.`,
    step: `
      Answer the next “how are you” from {who} with one true sentence.
      Give away one task this week completely, and do not look at how it gets done.
      Ask {who} for one small, exact thing, such as to cook on Thursday.
      Let one call wait tonight, and ring back tomorrow when you have rested.
      Tell {who} on a walk: “I don't need advice, I need you to listen for ten minutes.”
      Write down for a week everything that you carry, and read it to somebody who loves you.`,
    words: `
      I always say I'm fine, and I'm not. Have you got half an hour for me tonight?
      I can't be the one who holds everything this week. Which part of it could you take over?
      You needn't solve anything. Just let me be tired next to you.
      I like being there for you. I'd like it to go the other way round sometimes too.
      I don't know how to ask for this, so I'll just say it. I need you.
      I'd like to be asked what's hard for me at the moment. Will you ask me?`,
    deal: `
      ask each other every evening what was hard, and listen for five minutes each
      take turns at being the one who may fall apart
      hand over one task for good and not only for a week
      name one evening on which somebody else decides and cooks`,
  },
  {
    name: 'where-to-start',
    matter: 'not knowing where to start',
    place: 'self',
    told: `
      everything is going wrong at once, my marriage, my mother, my job, and i don't know where to begin
      I've fallen out with practically everybody this year
      there is so much that i can't even explain it
      i fight with my boyfriend, my best friend is offended, my boss is angry. is it me?
      it's all a big tangle and when i pull on one end the rest gets tighter
      don't really know what to write here, it's just all too much with people
      my son won't talk to me, my ex wants money, my sister is hurt, and i sit on the kitchen floor
      Home, work, family, wherever i look something needs fixing
      i have ten unanswered messages from ten people who all want something from me or are upset
      i feel like i let everyone down at the same time
      where do i even start?
      what should i do first when every relationship i have is a mess
      How do i find out which of my problems is the real one?
      how do i tell people that i can't deal with all of them at once
      i need something to write to everyone i've been ignoring
      too much with everybody`,
    under: `
      it may be less about ten quarrels than about one tiredness that makes each of them bigger
      perhaps there is one among them that hurts most, and the rest only make the noise
      maybe you are trying to be fair to all of them at once, and it comes hardest with {who}
      it might be that you would be able to bear the rest if it were good again with {who}
      you may be missing a single place where nobody is disappointed in you, not even {who}
      perhaps it is so heavy because you have carried all of it alone and without {who}`,
    ask: `
      Which of these people did you think of first when you woke up this morning?
      Which of the quarrels is the oldest?
      With whom would one good evening change the most for you?
      What was the last day on which it did not all weigh so much?
      What can wait for two weeks without anybody coming to harm?
      If only one thing could be settled by Sunday, which one would let you sleep?`,
    other: `
      It may be that {who} never heard of the other fires and could see only your silence.
      Perhaps {who} would be content with one line until you have more room.
      Not everybody who sounds cross is waiting for you: {who} may have moved on sooner than you think.
      It could be that {who} felt just as swamped lately.
      Someone among all these people might be glad to be asked for help, and perhaps {who} could be that one.`,
    own: `
      You need not put all of it in order before you speak with {who}; one thread is enough.
      Not answering because the answer should be good may have grown into the bigger problem with {who}.
      It can help to look at what was there first: too little sleep, a loss, a change, and only then the quarrels.
      “I let everybody down” is a sentence for three in the morning; by day there are names, and each one stands on its own.`,
    step: `
      Write all the names on a sheet tonight, and put a dot beside the one that weighs most.
      Send {who} one line today: “I haven't forgotten you, I'll get in touch on Sunday.”
      Choose one single talk for this week, with {who} or with whoever got the dot, and let the rest wait with a good conscience.
      Eat something, rest a little and go round the block once before you answer anybody today.
      Tell {who}, or somebody else who is not part of any of it, the whole tangle for half an hour.
      You could begin with the easiest, since one thing settled with {who} will make room for the next.`,
    words: `
      Everything is too much for me right now. I'll ring you as soon as I have a quiet hour.
      I can't sort it all out at once. Can you give me until the weekend?
      There's a lot falling down on me at the moment and I'd like not to lose you in it. Can we meet for an hour?
      I can't talk about everything, but about us I'd like to. Would tomorrow evening suit you?
      I don't even know where to begin. Would you help me with the first step?
      Would you listen to me for half an hour? You needn't do anything about it.`,
    deal: `
      pick one single subject for this week and leave all others alone
      agree that a short sign of life is enough for now
      meet for one hour and speak about one thing only
      say which things can wait until next month`,
  },
];
