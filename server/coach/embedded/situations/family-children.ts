import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const familyChildren: readonly Situation[] = [
  {
    name: 'teenager-withdraws',
    matter: 'your teenager shutting the door',
    place: 'family',
    told: `
      My son is fifteen and comes out of his room only to eat. Everything I ask gets a grunt.
      my daughter slams her door so hard the picture fell off the wall, all i asked was how school was
      She used to tell me every detail of her day. Since she turned 13 I get eye rolls.
      He wears his hood and headphones at dinner and looks through me like glass.
      I knocked and my teenager shouted that I should leave her alone and that she hates me.
      My 14 year old cries in her room, I can hear it, and she won't let me in.
      “Whatever” is the only word my boy has said to me since Monday.
      we had a row over nothing, the door banged and now my son hasnt talked to his dad for a week
      My daughter flinches when I want to hug her. She was such a cuddly child.
      Everyone tells me to leave him be, but my sixteen-year-old hasn't seen daylight all weekend.
      How do I deal with a teenager who doesn't talk to me any more?
      what should i do when my 13 yr old slams doors and screams that i dont get it
      How can I get through to my son when he locks himself in his room?
      How do I tell my daughter that I'm there for her without her rolling her eyes?
      how can i say to my teenage boy that i miss him
      my teenager wont talk to me`,
    under: `
      it may be less about the closed door than about missing the closeness you once had with {who}
      perhaps you are afraid that {who} could be unhappy in there and you would not know
      it sounds as if you had been dismissed from a job you loved, without notice
      maybe you want one sign from {who} that you still matter to {them}
      it may be that you cannot tell what is growing up and what is trouble
      part of you might be hurt by {who}, and feel that a parent has no business being hurt`,
    ask: `
      What had been going on in the hour before the door shut?
      When would {who} be most likely to say three sentences in a row, late at night, in the car, over food?
      What has changed lately for {who}, in friends, sleep, school or love?
      What do you usually ask first when you see {them}, and what comes back?
      How were you with your own parents at that age, and what would you have wished for?
      Is there anything that makes you fear more than an ordinary bad mood?`,
    other: `
      {who} may need the shut door to find out who {they} could be when nobody watched.
      After a day of being looked at and judged at school, {who} might have no words left for anybody.
      It could be that {who} feared disappointing you, and silence seemed the smaller risk.
      {they} might test whether you would still be there after the worst thing {they} could say.
      {who} may hear a question on school as a check, even when it was meant as a hello.`,
    own: `
      You could look at how many of your sentences to {who} in a day are orders, reminders or questions.
      It may be worth being nearby without wanting anything, since {who} would often talk when nobody waited for it.
      After a row the grown-up can take the first step, and saying sorry for your part takes nothing from you.
      Hard words from {who} may mean “I can't cope just now”, and you can answer that instead of the words.`,
    step: `
      Bring {who} a plate of something good tonight, knock, put it down, say one kind sentence and go.
      Take {who} somewhere this week and leave the music to {them}, with no question until {they} began.
      Ask {who} to show you a song, a game or a video from {their} world, and be curious for a quarter of an hour.
      Push a note under the door by tomorrow: that you are there, any hour, and that nothing is too bad to tell.
      Choose one battle for this week, the plates or the hour of sleep, and let all the others go.
      If the tears or the silence go on for more than two weeks, ask {who} who else {they} would talk to, and ring the school or the doctor.`,
    words: `
      I won't ask anything now. I'm here whenever you'd like to talk.
      If I said something that hurt, I'm sorry. You don't have to answer, I just wanted you to know.
      I miss you a bit. Shall we do something together at the weekend, and you choose what?
      You can be angry with me and I'll still love you. Nothing you tell me could change that.
      I don't always get it right with you. Tell me one thing I could stop doing?
      If something's weighing on you, it needn't be me you tell. I'd only like you to have someone.`,
    deal: `
      knock and wait for an answer before anybody opens a door
      eat together three times a week, with no questions about school
      have one word that means “leave me an hour, I'll come by myself”
      after a row let the evening pass, and say one sentence to each other before bed`,
  },
  {
    name: 'teenager-lies-phone-grades',
    matter: 'the lies about school, friends or the phone',
    place: 'family',
    told: `
      My daughter said she was sleeping at Emma's and Emma's mother had no idea.
      caught my son on his phone at 3 am for the fourth time, he swore he had switched it off
      He forged my signature under a failed maths test. I found out at parents' evening.
      My fifteen-year-old smells of smoke and looks me in the eye and says it's from the others.
      She told us she was revising, and the teacher says she has skipped eleven lessons.
      His marks have dropped from As to Ds since he hangs around with those older boys.
      my kid deleted his chats before i could look and now i trust nothing he says
      There was money missing from my purse and all my children say it wasn't them. I think it was my eldest.
      My daughter has a second Instagram account I wasn't supposed to know about, with pictures that frightened me.
      We agreed on two hours of screen time, and he has found a way round every lock I install.
      How do I deal with my teenager lying straight to my face?
      what should i do about my sons grades and the gaming, he promises and nothing changes
      Should I check my daughter's phone now that I can't believe her any more?
      How do I tell my son that I know he lied to me about the party?
      how can i say to my 14 year old that i dont like her new friends
      my son lied to me about school again`,
    under: `
      it may be less about the marks or the phone than about being able to believe {who} again
      perhaps you fear what else there could be, now that one thing {who} told you was not so
      it sounds as if you had been made a detective in your own home, where you want to be a parent
      maybe the lie hurts more than the deed, because {who} did not come to you with it
      it may be that you worry where this might lead, and want to be let in before it does
      part of you might ask yourself why the truth felt more dangerous to {who} than a lie`,
    ask: `
      How did it come out, and what was the first thing you said?
      What would have happened if {who} had told you the truth straight away?
      What do you think {who} wanted to get, or to get away from?
      Which rule do you find so important that you would hold to it even in a row?
      What do you know about the friends or the games that {who} gave those hours to?
      When did {who} last tell you something awkward on {their} own, and how did that end?`,
    other: `
      {who} may have lied to keep your good opinion, which could matter more to {them} than {they} would ever show.
      It could be that {who} fell behind one day, and that the hole got deeper with every excuse.
      With friends {who} may have felt seen in a way that made the rules at home look far away.
      {they} might think that a secret is the only thing that could be entirely {their} own.
      {who} may find the screen stronger than {their} will, as many grown people would have to admit too.`,
    own: `
      Asking what you already know may feel like a trap to {who}, so you could simply say what you know.
      If the truth is punished as hard as the lie, {who} would learn to lie better, and you can make a difference between them.
      A rule that both of you worded may last longer than a lock that {who} could outwit.
      What you ask of {who} may be easier to keep where the grown-ups keep to it too.`,
    step: `
      Tell {who} today in one sentence what you found out, and say that you will talk tomorrow at a fixed time.
      Begin the talk with “What made it hard to tell me?” and give {who} all the silence the answer needs.
      If it is about the phone, let all the phones of the house charge in the kitchen from tonight, yours as well.
      If it is about school, write to the teacher this week for a plain picture, and go through it with {who} rather than over {them}.
      Invite the friends once for pizza, and get to know one of them by name.
      Agree with {who} on one consequence that fits the matter and ends on a date, and write it on the fridge.`,
    words: `
      I'm less angry about the thing itself than sad that you couldn't tell me. What made it so hard?
      I want to be able to believe you. Tell me everything once, and I promise to listen to the end before I say a word.
      You won't make it worse by telling me the truth. I mean that.
      I'm worried about you. What would help you just now?
      Whatever happens, you can ring me at any hour. The questions can wait until the next day.
      I trusted you, and I'd like to again. What do you suggest, so that we get there?`,
    deal: `
      make the truth told by oneself always cost less than the truth found out
      let all phones sleep in the kitchen, those of the grown-ups too
      have ten minutes every Sunday for the week at school, without scolding
      use one code word by message that means “fetch me, no questions tonight”`,
  },
  {
    name: 'tantrums-and-shouting',
    matter: 'the tantrums and your own shouting',
    place: 'family',
    told: `
      My three-year-old threw himself on the floor of the supermarket over a biscuit and I screamed at him in front of everyone.
      my toddler has meltdowns over the wrong cup and i lose it every morning
      I shouted at my little girl so loudly that she put her hands over her ears. I can't forget it.
      Bedtime takes two hours of crying and kicking, and in the end I yell.
      She bites and hits when she's told no, and I hear my own mother's voice coming out of me.
      My son is four and has a fit each time we have to leave the playground. I dragged him to the car today.
      every evening i swear to be patient and every morning by the shoes im yelling again
      My wife says I frighten the kids when I get loud. They are two and five.
      He screams until he's blue over a sock, and I stand there and want to cry too.
      I slammed my hand on the table next to my little boy's plate and he looked at me with such big eyes.
      How do I stop shouting at my small children when they throw tantrums?
      what should i do when my 2 year old has a tantrum in public and everyone stares
      How can I make it up to my daughter after I yelled at her?
      How do I tell my four-year-old that I'm sorry for screaming?
      how can i explain to my little one that mummy was angry and still loves him
      i yelled at my toddler again`,
    under: `
      it may be less about the small thing that set it off than about having nothing left at that hour
      perhaps you wanted so much to stay calm and gentle with {who}
      it sounds as if {who} fell apart and you had nobody to keep you together meanwhile
      maybe the feeling of being judged, by others or by yourself, presses harder than the crying does
      it may be that you worry {who} could be frightened of you, and it is the last thing you want
      part of you might simply need sleep, help and ten quiet minutes, and blame your character`,
    ask: `
      What was the minute before it like, for you and for {who}?
      At what time of day does it happen most, and when did you last eat or sit down by then?
      What did you feel in your body just before you got loud?
      What did you and {who} do afterwards to find each other again?
      How was anger handled in the home you grew up in, and what would you have liked instead?
      Which part of the day could be made easier by somebody else or by doing less?`,
    other: `
      {who} may have had a feeling larger than {their} whole body, and no words for it yet.
      Falling apart with you could mean that {who} felt safe enough to do it there.
      Perhaps {who} had become hungry, tired or full of noise, and one small thing was the last drop.
      If there was shouting, {who} may have been startled, and would look for a sign that all was well again.
      {they} could learn from your “I'm sorry” how one puts things right.`,
    own: `
      You could look at the hour before and not only at the outburst, for time and food may prevent more than patience does.
      A quiet voice close to the ear of {who} may reach further than a loud one from the doorway.
      Shouting and then making up is a different thing from shouting and leaving it, and the second half is always in your hands.
      If you notice that your hand wants to do something, put {who} somewhere safe and step outside the door for two minutes.`,
    step: `
      If you were too loud, tell {who} tonight at bedtime in one sentence that it had nothing to do with being loved.
      Choose the hardest moment of the day and begin it ten minutes earlier for the rest of this week.
      When the heat rises, put your hands under cold water and count ten breaths before you answer {who}.
      Kneel down at the next outburst and say only “You wanted that so much”, and wait.
      Ask another grown-up to take over bedtime or breakfast with {who} twice this week, on days you fix now.
      If the rage frightens you, ring a parents' helpline today and tell them what happened in plain words.`,
    words: `
      If I was too loud, that wasn't your fault. I love you when you're angry too.
      I'm sorry I got cross. You're more important to me than that, come here.
      You may be furious. I won't let anybody get hurt, and I'll stay with you until it's over.
      Next time I'll take a big breath first, like a dragon. Will you do it with me?
      We've both been upset. Shall we begin again with a hug?
      I didn't want it to go like that. Tomorrow we'll try again, you and I.`,
    deal: `
      have a cuddle corner where anybody may go when it gets too much
      practise dragon breaths on calm days, so that they are there on wild ones
      say before leaving a place how much time is left, and stick to it
      make up before sleeping, every time, with the same small ritual`,
  },
  {
    name: 'own-children-fighting',
    matter: 'the fighting between your children',
    place: 'family',
    told: `
      My kids fight from the moment they wake up. Today it was about who may press the lift button.
      my two boys are at each others throats all day and i play referee
      My daughter pinches her baby brother whenever I turn round.
      The big one says I always take the little one's side, the little one says the same about her.
      They hit each other with Lego and then both run to me screaming that the other one started.
      My eleven-year-old calls her sister fat and stupid, and the small one cries herself to sleep.
      our teenage sons share a room and its war, yesterday a lamp got broken
      A car journey with my three children is hell, he is looking at me, she is breathing on my side.
      Since the new baby came our eldest wants a nappy again and hits the cradle.
      I'd so wished for siblings who love each other, and mine can't spend five minutes in one room.
      How do I deal with my children fighting all the time?
      what should i do when my son hits his little sister
      Should I step in when my kids quarrel or let them sort it out?
      How do I tell my older daughter to be kinder to her brother without always blaming her?
      how can i say to my boys that i love them both the same
      my kids are fighting again`,
    under: `
      it may be less about today's quarrel than about how you had wished it would be for {who}
      perhaps you are torn in two, because whichever one you comfort, the other could feel left out
      it sounds as if you had become judge and police in a house where you would rather be the parent
      maybe watching {who} stirs up how quarrels went in the home you grew up in
      it may be that you fear {who} might be hurt by it for longer than an afternoon
      part of you might just want half an hour in which nobody calls your name`,
    ask: `
      What was the last fight about, and what did each of them really want?
      When do they get on, even for ten minutes, and what are they doing then?
      How do you usually decide who was to blame?
      What does each of them get of you alone in an ordinary week?
      Which roles have grown at home, the big one, the wild one, the sensible one?
      How was it with quarrels between children when you were small?`,
    other: `
      {who} may have been fighting for your attention rather than for the thing itself.
      An older child may have been asked so often to be sensible that nowhere is left to be small.
      It could be that {who} could try out at home how far one may go, because nobody there would leave.
      {they} might feel compared by words that nobody meant that way.
      {who} may have had a hard day somewhere else, and let it out where it was safest.`,
    own: `
      You could leave open who started it, and ask what each of them needs now, since the trial rarely brings out the truth.
      Comparisons slip out easily, and {who} could hear them even in praise.
      Sharing everything equally may matter less to {who} than getting what fits {them}.
      Where somebody gets hurt it is right to go between at once, and for the rest you may count to thirty first.`,
    step: `
      Give each child fifteen minutes of you alone this week, with the phone in another room and the child choosing what to do.
      At the next squabble tell {who} what you see, such as “two people and one seat”, and ask for ideas.
      Catch {who} in a kind moment tomorrow, and say quietly what you saw.
      Choose with {who} on Sunday one thing for each child that never has to be shared, and a place for it.
      For three days do not ask {who} how it began, and comfort the one who is hurt.
      Give everybody a quiet half hour apart before the most tired time of the day, beginning tonight.`,
    words: `
      I love you each in a different way, and there's enough of it. You don't have to fight for it.
      I won't decide who was right. Come and tell me, one after the other, what you wanted.
      You may be angry. Hitting and nasty names are not all right here, and I'll stop them every time.
      If I've been unfair to you, I'm sorry. Tell me how it was for you.
      I love it when you get on with each other. What would make that easier?
      I'd like us to have a quiet evening. What does each of you need for that?`,
    deal: `
      use a stop word that counts at once, for everybody
      have things that belong to one alone and things that belong to all, and know which is which
      take turns by the calendar for whatever everybody wants first
      find a way to make up that is more than a mumbled sorry, such as mending or drawing something`,
  },
];
