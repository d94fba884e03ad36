import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const coupleHome: readonly Situation[] = [
  {
    name: 'who-does-what-at-home',
    matter: 'who does what at home',
    place: 'couple',
    told: `
      I do the washing, the cooking, the school forms and the bins and he says just tell me what to do
      my husband helps when I ask but I am the one who has to have everything in my head
      She works part time and still I clean the bathroom every weekend since we live together
      We both work full time and I come home to a second shift of dishes and laundry while he rests
      im the family calendar, dentist, birthday presents, nappies running out, it all lives in my brain
      My boyfriend thinks the fridge fills itself
      my wife says I never do anything in the house but I do the garden, the car and all the repairs
      He hoovers once and expects applause
      when i was in hospital for a week nobody changed the sheets and the plants died, that says it all
      i made a chore chart for the two of us and she ignored it after three days
      How do I get my partner to see the work that nobody sees?
      How should we split the chores fairly when one of us earns more and the other is home more?
      what can I do, he waits to be told like a trainee and I am so tired of managing it all
      how do i tell him that i dont want help, i want him to take half
      What could I write to her about the housework without starting world war three
      i do everything around the house`,
    under: `
      it may be less about the chores than about being the only one who sees them
      perhaps the tiring part is the thinking ahead, which {who} might not see at all
      it might be that having to ask {who} feels like one more chore on the list
      maybe you long for an evening in which nothing waits for you and nobody needs a reminder
      it could be that you would like to feel like a couple with {who} instead of a manager with one helper
      perhaps you miss a thank you from {who} that nobody had to ask for`,
    ask: `
      Which task in your week would you hand over first, for good, with all the thinking that belongs to it?
      What happened the last time you left something undone?
      Who did what in the home you come from, and how would you like it to be in yours?
      What would {who} list, if asked what {they} took care of this week?
      At what hour of the day does the load feel heaviest?
      What would you do with two free evenings, if they really came?`,
    other: `
      It may be that {who} never saw half of it, because it had always been done before {they} could notice.
      Perhaps {they} took “tell me what to do” for a kind offer, and never heard the burden in it.
      It could be that {who} once tried, was corrected on the way of doing it, and drew back.
      Maybe {who} counted other things as {their} share, such as the car or the money, and felt unseen as well.
      Possibly {who} grew up with somebody who did it all, and took it for the way a home works.`,
    own: `
      You could look at which tasks you take back from {who} because they are not done in your way.
      It may be worth deciding what “clean enough” means before you and {who} speak about who cleans.
      You may notice how you say it when you are worn out; one plain sentence at a calm hour would reach {who} sooner.
      There may be things on your list that nobody but you would miss, and that you are free to drop.`,
    step: `
      Write down for three days every small thing you think of for the home, then look at the page together with {who} on a calm evening.
      Hand over one whole task to {who} this week, from noticing to finishing, and stay out of it for a month.
      Sit down with {who} on Sunday for a quarter of an hour and go through the week: who has which evening, which meal, which errand.
      Ask {who} tonight to write {their} own list, and lay both lists next to each other.
      Leave one thing undone on Wednesday that only you would notice, and use the time to rest.
      Thank {who} once this week for something {they} did unasked, and say what you would love {them} to take over next.`,
    words: `
      I am worn out, and I would like us to share it differently. Which things could you take over completely, with the thinking and the planning?
      I would like us to do this as a team. Could we sit down on Sunday and share it out properly?
      It would be such a relief not to have to think of everything. Which two things would you take, for good?
      I may not see everything that you do, and you may not see all that I do. Shall we both write a list and compare?
      I would like to sit down next to you in the evening with nothing left on my mind. How could we get there?
      I would like to have more time and strength left for us. What could we change this week?`,
    deal: `
      share out whole tasks instead of single jobs, with the noticing included
      keep a short meeting on Sunday evening, tea and calendar, no longer than twenty minutes
      agree on what is clean enough, room by room, and leave the rest in peace
      swap the two jobs that each of you hates most, for one month`,
  },
  {
    name: 'nights-with-the-baby',
    matter: 'the nights with the baby',
    place: 'couple',
    told: `
      our son is five months old and my husband has not got up once at night because he has to work
      I breastfeed so she says I might as well do all the nights, but I am falling apart
      He sleeps through the crying, or pretends to, and I walk up and down the hall at 3am
      my girlfriend wont let me settle the baby, she says I do it wrong, and then complains she has no sleep
      Twins, ten weeks, and my partner moved to the spare room so that one of us is rested
      since the little one was born i had four hours of sleep at best and he asked why im so moody
      When the baby wakes he gives me a nudge, that is his whole contribution
      she goes back to work next month and we fight about who takes the bottle at two
      my wife is on leave and thinks I should take every second night though I drive a lorry at five
      I asked him for one single night and he handed her back after ten minutes saying she wants mummy
      How do we share the nights with a newborn when only one has a job to go to?
      What should I do when he never wakes up for the baby?
      how can i get some sleep, my husband says night feeds are a mothers thing
      how do i tell him i need him to take the baby from 4 till 7
      What can I say to my wife so that she trusts me with our daughter at night
      he never gets up for the baby`,
    under: `
      it may be less about one night than about being the only one who is awake in all of them
      perhaps in those dark hours you feel alone with it, although {who} could be only a room away
      it could be that you are too tired to ask {who} nicely and too tired not to mind
      maybe you would like {who} to know what it is like at four, simply by having been there
      it might hurt that {who} could choose to sleep, while nobody ever asked you whether you wanted to get up
      perhaps you miss the sentence “stay in bed, I will go” more than you miss the sleep`,
    ask: `
      Which hour of the night is the worst one for you?
      What goes on in you when you are up and {who} could sleep?
      What did you two imagine about the nights before the baby came?
      What did you two say about it the last time, and how did that talk end?
      If you could have one stretch of unbroken sleep a week, when should it be?
      Who else could hold the baby for two hours, so that both of you might rest?`,
    other: `
      It may be that {who} felt clumsy with the crying, and thought that only you could calm it.
      Perhaps {they} feared making a mistake at work after a broken night, and did not dare to say so.
      It could be that {who} truly did not wake, since the one who got up first became the one who always hears.
      Maybe {who} tried once and heard that it was wrong, and since then left it to you.
      Possibly {they} had no idea how worn out you are, because by day you carry on.`,
    own: `
      You could look at whether {who} may do it in another way than you, with another song and a crooked nappy.
      Say what you need from {who} by daylight, when both of you had something to eat and nobody is crying.
      You might lie down by day without earning it first; the washing can wait for a while.
      If the heaviness stays even after you slept, tell your midwife, health visitor or doctor about it; that is a wise call to make, not a weak one.`,
    step: `
      Agree with {who} today on one fixed stretch, such as from four till seven, three nights this week.
      Ask {who} for Friday night: you with earplugs in another room, {who} in charge and everything laid ready.
      Show {who} once this afternoon what usually calms the baby, then leave the room for an hour.
      Ask somebody you trust to come on one morning this week while you go back to bed.
      Write down the wakings of three nights with the hours, and look with {who} for a stretch that each of you could sleep.
      Suggest to {who} that {they} could do the settling until midnight tonight, while you go to bed at eight.`,
    words: `
      I am so tired. Please take one night or one early morning this week, so that I can sleep.
      We both have to get through the day, each in our own way. How could we share the nights so that it works for us both?
      You can do it your own way. I only need to know that for a few hours it is not my turn.
      I would be so grateful if you took one stretch of the night. Which hours would be possible for you?
      I do not want us to quarrel about it in the middle of the night. Can we make a plan for this week in daylight?
      I would like us both to get some sleep and a little time for each other. What would make it easier for you to take over for a few hours?`,
    deal: `
      split the night at a fixed hour, so that each of you knows when sleep is safe
      let one have Friday night off and the other one Saturday night
      keep the rule that whoever has the shift does it in their own way
      talk about the nights only by day, and never at the bedside`,
  },
  {
    name: 'tidy-and-untidy',
    matter: 'the mess and the order at home',
    place: 'couple',
    told: `
      his clothes lie on the floor next to the laundry basket, never in it
      My girlfriend is a neat freak, I cant put down a cup without her wiping under it
      I like things in their place and my wife lives in heaps of paper and bags
      he leaves crumbs, wet towels, open cupboards, it looks as if a storm had gone through the flat
      She cant throw anything away, the hallway is full of boxes and I feel I have no air
      my boyfriend gets nervous when one cushion is out of line and I feel like a guest in my own home
      we are the classic messy one and tidy one, and every visit from friends ends in a panic
      Socks. Behind the sofa, under the table, in the bathroom. I find them everywhere.
      my husband comes home and the first thing he does is move my things to another place
      when i cook the kitchen looks lived in and my partner follows me with a cloth, drives me mad
      How can a tidy person live with a chaotic one without going crazy?
      What should I do about my girlfriend's piles of stuff all over the bedroom?
      how do i deal with a man who doesnt see dirt
      how do i tell her the flat doesnt have to look like a catalogue
      What is a friendly way to say to him that I can't relax in this mess
      she is so messy`,
    under: `
      it may be less about the things themselves than about whether the place feels like yours too
      perhaps you and {who} come to rest in different ways, and each of you needs the home for it
      it could be that you would like {who} to see what it costs you, without having to say it each time
      maybe you would like to be able to let go at home, without having to think of {who} first
      it might be about being considered by {who}, more than about how a room looks
      perhaps you are tired of the subject, and of how quickly you and {who} end up in it`,
    ask: `
      Which corner of your home do you two disagree about most, and which one hardly at all?
      What does a room have to be like for you to feel well in it?
      How did it look at home when you were a child, and who minded?
      What did {who} answer when you last spoke about it?
      Where could each of you have a place that the other leaves alone?
      What would be good enough for you on an ordinary weekday?`,
    other: `
      It may be that {who} simply did not see it as you do; eyes are as different as ears.
      Perhaps {they} came home drained and needed the first half hour without a single demand.
      It could be that {who} felt judged as a person each time it was only about a thing or two.
      Maybe order or disorder meant freedom to {who} after a childhood in which it had been the other way round.
      Possibly {they} made an effort lately that was easy to miss.`,
    own: `
      You could look at which of your rules for the home are needs, and which are only habits that {who} may not share.
      It may help to name to {who} the one spot that matters to you, instead of the whole place.
      Notice when you bring it up; the first minutes after coming home can colour a whole evening with {who}.
      Perhaps there is one room where you can let {who} be different without it being against you.`,
    step: `
      Choose one place this week that has to be clear by nightfall, and agree on it with {who}.
      Agree with {who} today on one corner each that the other will neither touch nor mention.
      Put on three songs after dinner on Monday and tidy together until they end.
      Ask {who} on Saturday over coffee what {they} would need in order to feel well at home.
      Put out a basket tonight for everything that lies around, and empty it together on Friday.
      Ask {who} which of your own habits at home {they} would like changed, and try it for three days.`,
    words: `
      I would like us both to feel at home here. Could we agree on one place that stays clear and one that may look lived in?
      I know it looks different to you. I would like us to find a middle that we can both live with.
      I would like a corner where everything may be just as I like it. You could have one too.
      I do not want it to come between us. Could we look for a rule this weekend that suits us both?
      This wears me down, and I would rather laugh about it with you. What would be a first small step for us?
      Which three things would make it comfortable for you, and may I name three of mine?`,
    deal: `
      keep one shared room tidy and let each of you have a place to be messy in
      tidy for ten minutes together each evening with music, then stop, whatever it looks like
      pay for some help every other week, if the money allows it
      agree that nobody moves the other's things without asking`,
  },
  {
    name: 'sleep-and-small-irritations',
    matter: 'the small things that get on your nerves',
    place: 'couple',
    told: `
      my husband snores so loudly that I lie awake and want to throw a pillow at him
      She sets five alarms and snoozes every one of them while I wake up at the first
      the dog sleeps between us because he wants it that way and I have a strip of 20 centimetres
      He chews with his mouth open and lately I can hardly sit at the table with him
      I am up at six full of energy and my girlfriend cant be spoken to before ten
      my partner needs the window open in winter, I freeze, we argue about it every night
      she uses every pan in the kitchen for one omelette and puts chilli in everything although i cant eat it
      My wife hums. All day. One tune. I love her but I could scream.
      he cuts his toenails in the living room and leaves them on the carpet, after 26 years I still cant believe it
      her cat scratches at the door at 4 every morning and she thinks its cute
      What can I do about my boyfriend's snoring before I lose my mind?
      How do I cope with tiny habits of my partner that make me furious for no reason?
      should we take separate bedrooms, he goes to bed at nine and i am a night owl
      how do i tell him nicely that his breath and his slurping bother me
      I want to say to her that I need my sleep without the cat, how do I put that
      his snoring is killing me`,
    under: `
      it may be less about the thing itself than about how little rest is left over for you
      perhaps it gets louder in weeks in which you and {who} have little else of each other
      it could be that you feel petty for minding it, and so it is hard to tell {who} in a friendly way
      maybe you miss being considered by {who} in things so small that nobody would argue about them
      it might be plain tiredness, which turns every habit of {who} into an insult by the evening
      perhaps you love {who} and cannot stand this one thing, and both are true`,
    ask: `
      When did this begin to bother you as much as it does now?
      What else is going on in the weeks in which you can hardly bear it?
      How did {who} take it when you last mentioned it, or did you swallow it?
      How much sleep or quiet do you get on an ordinary night, if you count honestly?
      Which habit of your own might {who} be putting up with in silence?
      What small change would already make you smile about it again?`,
    other: `
      It may be that {who} had no idea, since most of us never hear or see ourselves.
      Perhaps {they} felt embarrassed about it long ago, and a joke seemed the only way out.
      It could be that {who} took it as a remark about the whole person, not about one small thing.
      Maybe {who} put up with a thing or two of yours as well, and thought that this is how it evens out.
      Possibly {they} tried something already and gave up quietly when it did not work.`,
    own: `
      You could tell {who} about it while it is still small, on a good day and with a smile.
      Look at what is in your own hands first: earplugs, another blanket, a door, a later breakfast.
      It helps to say to {who} what you wish for, and not what sort of person does such things.
      Ask yourself whether you would mind it from a friend; if not, you may be cross with {who} about something else.`,
    step: `
      Choose a cheerful moment this weekend and tell {who} about the one habit that matters, only that one.
      If it is about the nights, agree with {who} on two nights apart as a trial, with breakfast together on both mornings.
      Ask {who} on Saturday to name one little thing about you in return, and laugh about both.
      If it is snoring, suggest to {who} a visit to the doctor or the chemist this week; it is worth having looked at.
      Change one thing on your own side from tonight, such as earplugs, another seat or another hour, and judge it after five days.
      Make a list of three small things that you like about {who}, and read it when the itch comes back.`,
    words: `
      I hardly dare to say it because it is so small. It wears me down all the same, so could we try something else this week?
      I love being with you, and this one thing gets on my nerves more than I would like. Could we look for a way around it?
      I know you do not do it to annoy me. Could we think about what might make it easier for me?
      I do not want to snap at you over something so small. What could we change about it?
      Please tell me one thing that I do and that drives you up the wall. Then we are even, and we can both mend one.
      I would like to laugh about this with you before I start to growl about it.`,
    deal: `
      sleep apart on work nights and together at the weekend, with a good-night kiss in between
      name one irritation each and give each other a month to change it
      let the early bird have quiet mornings and the night owl have late evenings, and meet in the middle
      keep the pets out of the bedroom on fixed nights`,
  },
];
