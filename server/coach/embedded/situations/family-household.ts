import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const familyHousehold: readonly Situation[] = [
  {
    name: 'stepchild-rejects-me',
    matter: 'your stepchild keeping you out',
    place: 'family',
    told: `
      My stepdaughter told me I'm not her mother and that I have nothing to say in this house.
      my partners son ignores me completely, he talks to his dad as if i was air
      Every second weekend the kids come and I feel like a guest at my own breakfast table.
      He throws away the sandwiches I make for him. From his real mum he'd eat them.
      She drew the family for school, her dad, her mum, the cat. I wasn't on it, after five years.
      My stepson calls me by my surname and laughs when I try to help with his homework.
      When my husband's girls are here I go to the gym because I can't bear the cold looks.
      his daughter sits between us on the sofa on purpose and my boyfriend thinks its sweet
      I moved in eight months ago and his children still ask when I'm going home.
      My wife's eldest says his father wouldn't allow me to talk to him like that.
      How do I deal with a stepchild who rejects everything I do?
      what should i do when my boyfriends kids dont want me there
      How long does it take until stepchildren accept a new partner?
      How do I tell my stepson that I don't want to replace his dad?
      how can i say to her kids that i'd like us to get along
      my stepdaughter hates me`,
    under: `
      it may be less about single remarks than about having no place of your own in that family
      perhaps you gave {who} care with both hands and nobody took it
      it sounds as if you were asked to love like a parent and keep out like a visitor
      maybe you need your partner to see it too, and to say something to {who}
      it may be that the rejection is aimed at the change, and you are the one standing where it lands
      part of you might feel unkind for not loving {who} yet, or not always`,
    ask: `
      Which moment with {who} stung most lately, and who else was in the room?
      Has there been a minute, however small, in which {who} let you come nearer?
      What did you hope this family would be like, before you became part of it?
      What did your partner do the last time it happened in front of everyone?
      What do you know about what {who} lost when the first family ended?
      What would be a good enough weekend for you, with no great love in it?`,
    other: `
      {who} may feel that liking you would hurt the parent who was not there.
      It could be that {who} went on hoping the old family would come back, and your being there said it would not.
      {they} might be guarding the little time with the parent {they} had to share.
      {who} may have found that people could leave, and might wait to see whether you would.
      Rudeness may have been safer for {who} than being fond of somebody and losing them.`,
    own: `
      You could be a friendly grown-up before you try to be a parent, and leave the rules with your partner for now.
      Each present and each effort may hold a question for {who}, and a few that ask for nothing might weigh less.
      It may do good never to speak of the other parent with an edge, since {who} would hear even a sigh.
      You can want respect from {who} without wanting love, and only the first may be asked for.`,
    step: `
      Find out one thing {who} liked, and make room for it this weekend without joining in uninvited.
      Ask your partner tonight to be the one who says no to {who} for the next month, while you stand by.
      Leave your partner an hour alone with {who} on Saturday, and say that you are glad they have it.
      Tell {who} once, in passing, that you are not there to take anybody's place.
      Keep one hour of the time with them for something of your own, and plan it beforehand.
      Ask {who} for a small expert's opinion this week, which song, which pizza, how this game works.`,
    words: `
      I'm not your mum or your dad, and I won't try to be. I'd just like us to be all right with each other.
      You don't have to like me. A hello would be nice, and you'll get one from me too.
      I know you didn't choose me. If there's something I could do differently, tell me.
      You can love both your parents here as much as you want. Nobody takes that away from you.
      I'd like to know what you enjoy. Would you show me some time, and you may laugh at me?
      It hurt me a bit, I'll be honest. I still like having you here.`,
    deal: `
      say hello and goodbye, even on bad days
      leave the telling off to the parent, and come to each other with small requests only
      keep some hours for parent and child alone every time they are there
      find one thing that is only yours, a programme, a cake, a silly word`,
  },
  {
    name: 'parents-disagree-on-rules',
    matter: 'the different rules you have for the children',
    place: 'family',
    told: `
      I say no more sweets and my husband hands them over the minute I leave the room.
      she is way too strict with the kids and i end up being the fun one and the fool
      My wife lets our son sleep in our bed and I think he's old enough for his own.
      We fight over screen time every evening in front of the children.
      He thinks our daughter may go out until midnight, I say ten. She asks him first now, of course.
      My ex has no rules at all at his place and on Sunday night I get the kids back wild and tired.
      I ground our son and my partner lifts it the next day because he can't stand the sulking.
      we cant agree on how to raise our kids, i was raised with a firm hand and he reads books about feelings
      She contradicts me in front of the little ones and they've learned to play us off against each other.
      My husband thinks crying makes babies spoilt. I want to pick our son up. We argue over the cot at night.
      How do I deal with my partner undermining me with the kids?
      what should we do if mum says no and dad says yes all the time
      How can two parents with such different ideas about upbringing find one line?
      How do I tell my husband not to overrule me in front of the children?
      how can i say to my ex that the kids need the same bedtime in both homes
      my wife and i disagree about the rules for the kids again`,
    under: `
      it may be less about the single rule than about standing beside {who} on the same side
      perhaps you feel made into the bad one, so that {who} could be the good one
      it sounds as if two childhoods sat at the table, and each had its own idea of love
      maybe you want {who} to trust you with the children as much as you would like to trust back
      it may be that being overruled in front of the children cost you more than the point at issue
      part of you might be afraid that something will go wrong with them, and be left alone with that fear`,
    ask: `
      Which rule is it really about, and what do you fear would happen without it?
      How was this handled in the house you grew up in, and in the one {who} grew up in?
      What was said in front of the children the last time, and what did they do then?
      Where do you two agree without ever mentioning it?
      What did {who} ever do with the children that you secretly admired?
      Which three rules would be enough, if you could only have three?`,
    other: `
      {who} may have suffered under strictness once, or under having no hold, and wanted to spare the children that.
      It could be that {who} could not bear the crying, and never meant to act against you.
      {they} might feel corrected by you so often that giving in to the children became a small protest.
      {who} may have had the children for fewer hours and wished those to be happy ones.
      To {who} your rules might sound like distrust in how {they} did things.`,
    own: `
      You could look at whether it must be your way, or only one way, because children live well with several.
      Taking back in public what {who} allowed may cost more than a late bedtime does.
      What is settled calmly between the two of you in a quiet hour may hold better than what is fought out in the moment.
      It may help to tell {who} the fear behind your rule, which is harder to argue with than the rule.`,
    step: `
      Take half an hour with {who} on Sunday evening, choose three rules that hold for both, and let the rest be each one's own.
      The next time you disagree, say “We'll talk and tell you after supper” to the children, and do just that.
      Tell {who} this week one thing {they} did well with the children, and let it stand alone.
      Ask {who} how it was at home with exactly this rule, and tell your own story after.
      With one rule, try the way of {who} for a week and yours for the next, and compare how it went.
      Agree on a sign with {who} for “please back me now, we'll discuss it later”, and use it at most once a day.`,
    words: `
      I feel alone with the rules. Can we decide them together and then both stick to them?
      When you see it differently, please tell me later and not in front of them. I'll do the same for you.
      I want what's good for them, and I know you do too. What are you worried about?
      I don't want one of us to be the strict one and the other the nice one. Could we share that better?
      I don't want to argue about it in front of them. Could we find half an hour for it this week?
      It doesn't have to be my way. I'd just like it to be ours, so that they know where they stand.`,
    deal: `
      fix three rules for all and leave the small ones to whoever is on duty
      never overrule each other in front of the children, and talk it over the same evening
      let the first answer given hold until the two of you have spoken
      look at the rules again every three months, because the children grow`,
  },
  {
    name: 'grandparents-overstep',
    matter: 'the grandparents taking over with your children',
    place: 'family',
    told: `
      My mother-in-law gives our baby chocolate behind my back and tells him not to tell Mummy.
      grandma cut my sons hair without asking, his first curls, gone
      Grandad lets them watch horror films at six because “it never harmed us”.
      My parents look after our daughter twice a week and undo everything we've agreed on at home.
      She calls herself Mama when she holds my child. It makes my blood run cold.
      My father-in-law drives the kids without car seats, says it's only round the corner.
      They turn up unannounced to see the grandchildren, ring three times and look in at the window.
      my mum posts pics of my newborn on facebook though i said no photos
      The grandparents bought a pony. A pony. They didn't ask us, they told the kids first.
      His mother kisses the baby on the mouth with a cold and laughs at me when I say no.
      How do I deal with grandparents who ignore our rules for the kids?
      what should i do when granny spoils the children rotten every time
      Can I tell my in-laws off when we depend on them for childcare?
      How do I tell my mother-in-law that she can't just feed the baby what she likes?
      how can i say to my parents they should ask before they buy the grandkids things
      grandma doesnt respect our rules with the baby`,
    under: `
      it may be less about the single thing than about who is the parent of this child
      perhaps you are grateful to {who} and angry with {them}, and the one makes the other hard to say
      it sounds as if your no had counted for less with {who} than you needed it to
      maybe some first things were yours to have, and {who} took them without thinking
      it may be that you need to know your child is safe with {who}, and your word is kept
      part of you might fear being called difficult, when you are only looking after your own`,
    ask: `
      Which of the things {who} did would you call unsafe, and which only annoying?
      What did you say in words, and what did {who} make of it?
      Who else has a say in this, and which of you talks to whom?
      What do your children get from {who} that they get from nobody else?
      How much do you rely on {their} help, and what would change if you relied on it less?
      Which first or which decision would you most like to have kept for yourself?`,
    other: `
      {who} may have brought up children well enough, and might hear each rule as a mark for those years.
      It could be that {who} enjoyed at last being the one who gives and need not say no.
      {they} might have had too little time with {their} own children, and try to catch up on it now.
      What was thought safe had changed since then, and {who} may never have heard why.
      {who} may fear being no longer needed, and hold on to the small ones all the tighter.`,
    own: `
      You could sort the rules into those for safety, which stand, and those for taste, of which {who} could break a few.
      If there are two of you, the talk may go better when each speaks to their own side and says “we”.
      Help with childcare has a price in influence, and you may decide how much of either you want from {who}.
      Saying it at once and kindly may be easier for {who} than hearing of ten things at the end of a year.`,
    step: `
      Write down tonight the three things that are not open to choice, and tell {who} those three by the weekend.
      Show {who} on the next visit the one thing that matters most to you for safety, and do it once together.
      Give {who} one treasure to have alone with the child, Friday pancakes or the first bicycle.
      Say “Please ask me first, I'd often say yes” on the next occasion, and say yes soon after.
      If the visits are too much for you, ask {who} this week for a call before each one.
      If pictures were posted, send {who} a message today asking to take them down, and offer an album in return.`,
    words: `
      I'm so glad of all the love you give. On this one thing I need you to do as I ask.
      It matters to me that I can rely on you in this. Will you promise me, so that I can feel easy about it?
      Please ask me before, and I'll say yes whenever I can. It hurts to be passed over.
      A little spoiling is fine. Where I say no, I need you to keep to it.
      I know we may see this differently. I'd like to explain why it matters so much to me.
      I don't want to fight with you about this. I'd love you to be a big part of our family, and I need us to trust each other.`,
    deal: `
      settle three fixed rules for safety and leave the grandparents free in the rest
      ring before visiting, with a yes or a no that nobody takes amiss
      ask the parents before big presents, haircuts and pictures on the net
      never ask a child to keep something from Mum or Dad`,
  },
  {
    name: 'working-parent-guilt',
    matter: 'the guilt as a working parent',
    place: 'family',
    told: `
      My daughter cried at the nursery gate this morning and I had to go to a meeting about printers.
      i missed my sons first steps because i was at work, the childminder filmed it
      I only see the kids asleep during the week, and on Saturday I'm too tired to play.
      My boy asked if I live at the office. He meant it.
      I'm a single mum on shifts and my kids make their own supper three nights a week.
      At work I feel I should be at home and at home I answer emails under the table.
      She was the only child whose parents weren't at the summer fair, because I had a deadline.
      went back to work after 6 months and everyone asks me how i can bear it, nobody asks my husband
      As a father I wanted to do it differently from mine, and now I'm away four days out of seven.
      My little one calls the nanny when she falls over and not me. It cuts me up.
      How do I deal with the guilt of leaving my baby at daycare so I can work?
      what should i do, i have no time for my children and i need the job
      Can I be a good parent while working full time?
      How do I tell my kids that I'm sorry for working so much?
      how can i explain to my son that i have to work and would rather be with him
      i feel like a bad mother because i work`,
    under: `
      it may be less about the hours than about the fear that {who} could think work came first
      perhaps you miss {who} quite as much as you feel you are missed
      it sounds as if you were in two places all day and allowed to feel right in neither
      maybe you carry a picture of a parent that nobody could live up to with a job and two arms
      it may be that you grieve for small things with {who} that will not come again, and call it guilt
      part of you might even like the work, and find that the hardest thing to admit`,
    ask: `
      Which moment of this week do you keep seeing before you?
      What did {who} ever say about it, in {their} own words, and what do you add in your head?
      When in the week are you really there, and what do you two do then?
      Whose voice do you hear when you think you should be with {who}?
      What does your work give to {who} and to you, besides the money?
      Which hour of the week would you win back first, if you could?`,
    other: `
      {who} may miss you one moment and be happily busy the next.
      It could be that {who} would remember the small rituals with you rather than the hours you were away.
      {they} might miss you and be well looked after, both on the same day.
      {who} may read in your face whether this is something sad, and take it from there.
      Having several people to run to could be a richness for {who}, even on days when it hurts you to see.`,
    own: `
      You could look at which part of it time would mend, and which part is a measure you would never put on anybody else.
      A quarter of an hour without a phone may fill {who} up more than a whole evening half given.
      Making up for it with presents or with having no rules may leave {who} with less of you, and not with more.
      If another parent shares the home, the guilt may be shared too, along with the daily runs.`,
    step: `
      Choose ten minutes a day that belong to {who}, at the same time, with your phone in another room, beginning tomorrow.
      Invent a small goodbye ritual with {who} tonight, a word or a sign, and keep it short.
      Look through the calendar of the next three months with {who}, and circle two events you will surely come to.
      Leave one task undone at home this week, and spend that half hour with {who}.
      Ask {who} at bedtime what was best and what was silly today, and tell {them} yours.
      Choose one time in the week that stays free for home, and put it into your calendar like any other appointment.`,
    words: `
      I'd love to hear all about your day. Will you tell me tonight, from the beginning?
      I have to work, and I think of you in the middle of it. When do you think of me?
      I'm sorry when I'm there with only half an ear. What would you like to do with me, just us two?
      It's all right to be sad about it. I am sometimes too, and I always come back to you.
      I'm keeping some time just for you this week. You choose what we do.
      I love you when I'm at work, too. It doesn't stop when I close the door.`,
    deal: `
      keep one ritual a day that never falls through, however short
      mark in colour on a wall calendar who is home when
      have one morning a week on which the child decides what happens
      put a note in the lunch box on long days, and a drawing by the bed in return`,
  },
];
