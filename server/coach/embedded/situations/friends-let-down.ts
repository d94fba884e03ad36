import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const friendsLetDown: readonly Situation[] = [
  {
    name: 'friend-cancels-or-comes-late',
    matter: 'the plans that fall through again',
    place: 'friends',
    told: `
      My friend cancelled our dinner an hour before, for the fourth time since summer.
      Every time we arrange something, Priya finds a reason at the last minute, a headache, work, the cat.
      i stood outside the cinema for 50 min and he strolled in when the film had started lol sorry traffic
      She was forty minutes late for my birthday breakfast and ordered as if nothing had happened.
      He bailed on our weekend away the night before, and I had already packed.
      I took a day off work to see my friend and she texted at ten that today is not good after all.
      My walking companion lets me wait at the bus stop each Thursday, and at seventy-four I don't stand so well.
      they flaked on me AGAIN, said something came up and then posted pics from the pub
      We've been trying to meet since March and she keeps rescheduling, I've stopped writing it in my calendar.
      I cooked for six hours and two of my friends called off at five o'clock because they were tired.
      What should I do about a friend who always cancels on me at short notice?
      How do I deal with somebody who is never on time and laughs about it?
      Should I keep making plans with a friend who backs out every time, and how would I know?
      How do I tell her that being stood up like that is not a small thing to me?
      What do I write back when he cancels again, so that it's not just “no worries”?
      she cancelled last minute again`,
    under: `
      perhaps this is not so much about the evening as about being the appointment that {who} could most easily drop
      maybe you had been looking forward for days, and nobody saw that part being cancelled too
      perhaps you told {who} that it did not matter, and it was not quite true
      it might be that your time seems free to {who} because you have always been so good about it
      possibly you felt foolish for having kept the time free
      it may be that you want {who} to mind as much as you do`,
    ask: `
      What had you put aside or got ready for that meeting?
      What went through your head in the minute you read the message, or looked at the clock again?
      What did you answer, and what would you have answered if it had cost nothing?
      When your friend does show up, what is it like then?
      How many more times could you take it before you stopped asking?
      Which would help more, a sorry, a reason, or simply a plan that holds?`,
    other: `
      Some people say yes out of joy on Monday, and on Friday there is nothing left of them; {who} may be one.
      It is quite possible that {who} felt ashamed in the very moment of cancelling and kept it light for that reason.
      Perhaps your kindness about it made {who} believe that it truly did not matter.
      There could be worries, low spirits or an empty purse that {who} would rather hide behind a headache.
      It is also possible that {who} never asked what such an evening costs you.`,
    own: `
      If you answered with a smile each time, {who} might honestly not know that it hurts.
      You can look at which plans you make with {who}, and whether they break at the first tired evening.
      How long you wait for {who} is yours to decide, and you may go when that time is over.
      You might be saving whole days for something that was only ever half promised.`,
    step: `
      The next time a plan falls through, leave out the “no worries” and write one true line, for instance that you had looked forward to it.
      Plan the next meeting so that you would enjoy it anyway: a film you want to see, a place on your way home.
      Tell {who} before the next date how long you will wait, in a friendly voice, and go when that time is over.
      You could let {who} propose the following date, and say yes only if it really suits you.
      Ask {who} this week what kind of plan is easiest to keep, a morning, a phone call, a walk round the corner.
      Put something of your own into the evening that has just come free, tonight, before you start to brood.`,
    words: `
      I was really looking forward to it, and I felt like the easiest thing on your list to cross out.
      I don't mind changing plans now and then. This often, it makes me wonder whether you want to meet at all.
      I'd rather have one coffee that happens than five dinners that don't. What could you manage?
      I know things come up. Could you tell me the day before, so I can do something else with my evening?
      I felt pretty stupid, and I'd like you to know that before we make a new plan.
      Is something weighing on you lately? If it is, I'd rather hear it than be put off.`,
    deal: `
      cancel by noon or not at all, unless somebody is ill
      plan small: forty minutes near home instead of a whole evening across town
      agree that whoever calls it off names the next date in the same message
      meet at one of your homes when lateness is likely, so that nobody waits in the street`,
  },
  {
    name: 'left-out-by-friends',
    matter: 'not being invited',
    place: 'friends',
    told: `
      All my friends went to the lake on Saturday and nobody told me. I saw the pictures on Sunday.
      Sarah had a birthday party with everyone we know and I didn't get an invitation.
      they made a new group without me, i only noticed bc someone wrote in the wrong one
      My two closest friends booked a holiday together and I found out from a stranger at a barbecue.
      The whole choir was asked to Ingrid's for supper, apart from me and old Mr Hall.
      We are a clique of five but it's always the four of them who do things and I hear about it afterwards.
      everyone at uni was at his place last nite, i was home alone refreshing stories like a loser
      He's getting married and invited our entire team from the club, just not me.
      I introduced those two to each other and now they go running every week and never ask whether I'd like to come.
      My friend threw a baby shower and told me it was only for close people.
      What do I do when my friends meet up without me and act as if nothing was?
      How should I cope with being excluded from the group I thought I belonged to?
      How do I find out why they didn't invite me, without begging to be let in?
      What do I say to her about the party that I wasn't asked to?
      How can I tell my friends that seeing those photos stung, without sounding jealous?
      they all went without me`,
    under: `
      it may have less to do with that one occasion than with not being sure what you are to {who}
      maybe the question that keeps you awake is whether {who} thought of you and decided against it
      perhaps it woke an old feeling of being the one who is chosen last
      it is possible that you had counted {who} among the few where you never needed to ask
      possibly you now go back over every meeting with {who} and look for the mistake
      it may be that you want to be missed when you are not there, and not only welcome when you come`,
    ask: `
      How did you find out, and what was the first thing you thought about yourself?
      Whose not asking you hurt the most out of all of them?
      What explanation would you find the hardest to hear, and which one could you live with?
      Do you know how the plan came about, or have you pieced it together from what you saw and heard?
      Would you have wanted to be there that day, or above all to have been asked?
      Is there one person in that group you could ask without having to act cheerful?`,
    other: `
      It might be that {who} thought you would not enjoy it, and decided for you instead of asking.
      Many plans just happen among whoever stood together at that moment, and {who} might never have made a list.
      Perhaps {who} had only so many places and did not know how to tell you.
      There might be some small quarrel or awkwardness that {who} did not want to bring up with you.
      Some people in a group rely on another to do the inviting, so everyone thought you knew.`,
    own: `
      You may feel certain by now of what {who} meant, while you only know a part of it.
      It is worth a look whether you said no to the last few things, so that {who} stopped asking.
      Going over it again and again at night gives you no answer, and that is a habit you can put down.
      You might wait for {who} to invite you while you have not invited anybody for a while either.`,
    step: `
      Ask one person, the kindest of them, this week and alone: was there a reason I wasn't asked?
      You could invite {who} and one other to something small of your own before the month is out.
      If pictures of it turn up, hide them for a few days; you have seen what there is to see.
      Write down two sentences, one with what you know for sure and one with what you suspect, before you speak to {who}.
      When you next see {who}, say you would have liked to come, once, and then listen.
      Spend one evening this week with somebody in whose company you never wonder whether you belong.`,
    words: `
      It stung. I'd have loved to come, was there a reason you didn't ask me?
      I don't need to be at everything. I'd just like to hear about it from you.
      I've been going round in circles about what I did wrong. If there is something, please tell me.
      It's a bit embarrassing to say, but I felt like the one nobody thought of.
      Next time, would you ask me even if you think I can't? I like being asked.
      I thought we were closer than that, and now I'm unsure. Can we talk about it, just you and me?`,
    deal: `
      tell each other beforehand when one of you hosts something the other is not part of
      ask always, and let the one who is asked decide
      do one thing a month in the pair, whatever the group is up to
      keep plans out of the shared chat when not everybody in it is meant`,
  },
  {
    name: 'secret-passed-on',
    matter: 'what was told behind your back',
    place: 'friends',
    told: `
      I told my friend about the miscarriage in confidence and now her whole book club knows.
      Somebody showed me screenshots of what Lena writes about me when I'm not there. I am shaking.
      he told everyone my secret, i trusted ONE person and it was him
      I overheard my best friend say to another girl that I'm exhausting and only come to complain.
      What I said about my debts, only to him, came back to me from my own cousin.
      My friend gossips about me with my ex, I know because he repeated my exact words.
      I confided in a neighbour I've known for thirty years, and at the hairdresser's they asked me about it.
      she outed me to her flatmates as if it were a funny story
      Two people from the group warned me that Ben says one thing to my face and another as soon as I leave.
      found out my bestie read my messages aloud at a party and they all laughed
      What do I do now that my friend has spread something I told her privately?
      How can I ever trust somebody again who talked about me behind my back?
      How do I deal with a friend who is sweet to me and badmouths me to the others?
      How do I tell him that I know what he said about me, without naming who told me?
      What are the words for telling her that this was my story and not hers to tell?
      she told my secret`,
    under: `
      maybe it is less about who knows it now than about having lost the one safe place for it
      maybe you feel that {who} gave away something that was not easy for you to say
      perhaps what stings most is picturing the moment in which {who} told it
      it may well be that you are angry with yourself for having trusted {who}, and that is the heavier half
      possibly you no longer know which of the kind words from {who} you may still believe
      it may be that you want your own story back, and nobody can fetch it for you`,
    ask: `
      What exactly was passed on, and to whom, as far as you know for certain?
      What did it cost you to tell it in the first place?
      How did it come back to you, and what went through your head?
      Who knows it now that you would rather had never heard it?
      What would your friend have to understand before you could sit at one table again?
      Is there anything you would still tell this person, and what would you keep from now on?`,
    other: `
      It may be that {who} told it out of worry, to get advice, and did not see that it was yours to share.
      Sometimes a secret is currency, and {who} may have spent it to feel close to somebody else.
      Perhaps {who} did not know that it was meant for two ears only, because to {them} it seemed no shame.
      Complaining about a friend to another can be a clumsy way of not quarrelling, and {who} might have lacked the nerve for the direct way.
      What reached you may have passed through three mouths and grown sharper on the way.`,
    own: `
      You can check how sure you are of the words, before you hold them against {who}.
      Next time it may help to say first: this stays here; {who} could then still tell you that {they} can't promise it.
      It is for you to decide whom you tell the true version, before the other one goes round any further.
      You may want to tell it to everybody now in return, and you will know yourself whether that would do you good.`,
    step: `
      Talk to {who} alone in the next days, and begin with the one fact you know, nothing else.
      You could ask {who} plainly to whom it has gone, so that you need not guess at every hello.
      Choose one person who now knows, and tell them this week in two sentences how it really is and that it ends with them.
      Tell {who} for now only what you would not mind hearing at the baker's.
      Write tonight what you would like to hear from {who}, so that you notice it if it comes.
      If others ask you about it, have one line ready: that's mine, and I'd rather not talk about it here.`,
    words: `
      I trusted you, and I'm hurt. I'd like to hear how it came about.
      I'd like to decide for myself who knows what about me. Please don't pass it on any further.
      If something about me bothers you, please say it to me first. I'd rather hear it from you.
      It makes me feel sick. Who else knows? I need to know that much.
      I'm more hurt than I can show. How do you see it yourself?
      I can't tell you private things at the moment. I don't know yet whether that will change.`,
    deal: `
      say “this stays with us” out loud when something is private, and ask back when unsure
      bring a complaint to the one it is about before anyone else hears it
      agree on what each of you answers if others ask
      start again with small confidences and see how they are kept`,
  },
  {
    name: 'friend-owes-money',
    matter: 'the money that has not come back',
    place: 'friends',
    told: `
      I lent my friend 800 euros in spring, he promised it by June, and now he avoids the subject.
      She still owes me for the concert tickets and has just posted her new handbag.
      my mate never pays me back for rounds taxis anything, its like 300 by now
      I paid her deposit when she was in trouble, and a year later she acts as though it was a present.
      We went halves on a car with my friend and he hasn't paid his instalments since autumn.
      Every restaurant bill it's “I'll transfer it tomorrow” and tomorrow never comes with Danny.
      My bridge partner borrowed a sum from me when her husband died, and I cannot bring myself to mention it.
      he asked me to lend him money AGAIN and hasnt even paid off the last loan
      I'm short this month myself, and the person who has my 1,200 is booking flights to Bali.
      I'm the one with the good salary, so my friends seem to think I don't need to get back what I advance.
      How do I ask a friend for my money back without ruining the friendship?
      What should I do if she borrowed a lot from me and now can't pay?
      How do I deal with a friend who wants another loan from me?
      What do I text him to remind him of what he owes, friendly but clear?
      How do I tell her that I can't lend her anything any more?
      he still hasn't paid me back`,
    under: `
      it may be less about the sum than about {who} being able to forget it while you cannot
      maybe it galls you that you, who helped, are the one who has to feel awkward
      perhaps each time {who} spent money on something else, you wondered how much you count
      it could be that you need the money more than you have let {who} see
      possibly you fear that asking would turn you from a friend of {who} into a debt collector
      it may be that you gave from the heart and wish it had been held with the same care`,
    ask: `
      What exactly was said when the money changed hands, and what was left unsaid?
      What stops you from bringing it up, in the second when you could?
      How much does the sum itself matter to your month?
      If you knew it would never come back, what would become of the two of you?
      What would be enough for now, the whole sum, a first part, or a straight answer?
      What did you hope lending it would mean between you?`,
    other: `
      It could be that {who} thought of it whenever your name came up, and stayed away for shame.
      Some people truly lose track of small sums, and {who} could be shocked to see them added up.
      Perhaps {who} believed that you would say something if you needed it back.
      What looks like luxury from outside might be paid on credit, or with somebody else's help.
      It is quite possible that {who} took it for a gift at the time, because nobody named a date.`,
    own: `
      If you never named a day, {who} may honestly think that there is no hurry.
      Saying “don't worry about it” while you worry is something you can stop from today.
      You may look at whether you lend to {who} out of wanting to, or because no would not come out.
      Only you can decide how much you could lose without losing {who} as well.`,
    step: `
      Write to {who} this week with the sum, the month it was lent, and one question: by when could you manage?
      Offer {who} to pay in parts, with a first small amount on a fixed day, even twenty a month.
      You could split the next bill with {who} on the spot, so that nothing new adds up.
      Decide before the next meeting what you will answer if {who} should ask for more, and practise the sentence once aloud.
      If you would rather let it go, do it properly: tell {who} that it is a gift now, and lend nothing further.
      Add up tonight what is really open, so that you speak of a figure and not of a grudge.`,
    words: `
      This is awkward for me, so I'll just say it: I need it back. When could you manage?
      I'd be fine with parts. Could you start with a bit on the first of next month?
      I don't want this to come between us, so I'd rather ask than keep quiet.
      If it's tight for you, tell me. I only want to know what I can count on.
      I find it hard to bring this up. I'd rather be straight with you than get cross in silence.
      I miss meeting you without thinking of the money. Can we sort it out this week?`,
    deal: `
      write down the sum and a monthly amount, and leave it out of everything else you do
      agree on a standing order, so that nobody has to ask or to remember
      settle every shared bill on the spot from now on
      name it clearly each time: a loan with a date, or a gift with none`,
  },
];
