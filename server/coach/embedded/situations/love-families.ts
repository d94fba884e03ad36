import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const loveFamilies: readonly Situation[] = [
  {
    name: 'telling-the-children',
    matter: 'the divorce and what the children hear of it',
    place: 'couple',
    told: `
      My husband and I are getting divorced and we have to tell the kids this weekend
      we've decided to separate and our daughter is six, she still thinks daddy is on a work trip
      she wants a divorce, I don't, and now we are supposed to explain it to the boys together
      The papers are signed, I'm moving out in May, and our twins have no idea
      our teenager guessed that we are splitting up and asked me straight, I lied
      my ex told our son about the separation on his own, without me, and said it was my decision
      After 19 years we are getting a divorce and I'm terrified of what it will do to the little ones
      he wants to wait until after the exams to tell the children that mum and dad are separating
      Our kids are 24 and 27 and they took the news of our divorce worse than I thought
      my four year old asks every night when we will all live in one house again
      how do we explain a divorce to small children
      how do I deal with my daughter's anger since we told her that we're separating
      What should I say when the children ask why papa is moving out?
      how do i tell my wife that we should break the news to the kids together
      what words can we use to tell our children we are divorcing
      we're divorcing, what about the kids`,
    under: `
      you may be trying to spare the children a pain that you have not had time to feel yourself
      perhaps what you fear most is the one second in which their faces change
      it may matter to you that {who} would not be the hero of this story and you the culprit
      you may feel that you promised them a home, and that you are breaking it together with {who}
      part of it may be that this is the last thing you will do with {who} as a couple
      you may want the children to keep {who} whole, even on days when you cannot`,
    ask: `
      What do the children know or guess already?
      What is settled about where they will sleep, and what is still open?
      Which question of theirs do you dread?
      What can the two of you say with one voice, even now?
      What would you have wanted to hear at their age?
      What will stay exactly as it is for them?`,
    other: `
      {who} may be so afraid of the children's tears that any date could seem too soon.
      {who} might worry about being seen as the one who broke up the family.
      It may be that {who} would follow your lead here if you offered a text instead of a reproach.
      {who} could be dreading the first empty weekend as much as you are.
      {who} may want to say more about the reasons than is good for small ears, out of hurt.`,
    own: `
      You can leave the reasons between you and {who} out of it, and tell the children what will happen.
      They will ask each of you alone, so it helps to have the same three sentences as {who}.
      Your tears may be seen, as long as the children do not have to look after you or carry word to {who}.
      You can speak well of one thing about {who} in front of them, and they will feel it as being about themselves.`,
    step: `
      Write three sentences with {who} before the weekend: what happens, what stays, and that it is nobody's fault of theirs.
      Choose a morning with {who}, with the whole day free after it, and not a bedtime.
      Draw the children a plan of the next four weeks, with every night on it, and agree it with {who} first.
      Tell the class teacher a day before you tell the children, in two lines, so that somebody there can look out for them.
      Ask {who} to leave the question of why out of this talk, and offer to do the same.
      Come back to it two days later, at bath or in the car, with one question: what did you think about since?`,
    words: `
      I'd like us to tell them together, even if we can hardly look at each other. Could we write down the sentences beforehand?
      Whatever we are to each other, they should hear from both of us that it isn't their fault. Are you with me on that?
      I don't want to win this in front of them. I'll say nothing bad about you, and I ask you for the same.
      I'm scared of that talk. Can we go through it once, the two of us, the evening before?
      Please let's not tell them until we know where they will sleep. I think that's the first thing they will ask.
      You're a good parent to them, and that doesn't end here. I wanted to say that before the difficult part starts.`,
    deal: `
      tell them together, in the same words, on a day with nothing after it
      keep school, clubs and bedtime as they are for the first half year
      agree on one sentence about the reason and never add to it
      let them ring the other parent whenever they want to, behind a closed door`,
  },
  {
    name: 'co-parent-breaks-agreements',
    matter: 'the arrangement for the children that does not hold',
    place: 'couple',
    told: `
      my ex brings our son back two hours late every single sunday
      We agreed on alternate weekends and he cancels on Friday afternoon, the kids sit there with their bags packed
      she booked a holiday with the children in my two weeks without asking
      He hasn't paid child support since August and buys himself a motorbike
      My ex wife lets them stay up till midnight and then I get two zombies on Monday
      their father promised to come to the school play and didn't show up, third time this year
      we have a handover plan on paper and my co-parent takes it as a suggestion
      he feeds the baby sweets, no car seat check, no nap, although we had agreed on all of it
      the mum of my daughter changes the pick up time by text an hour before, I have a job
      my ex tells the children about our court thing although we promised each other not to
      what do I do when the other parent never sticks to our agreement
      How do I deal with a co-parent who cancels the weekend again and again
      should I just stop being flexible when my ex keeps swapping days
      how do i tell my ex that the handover time has to be reliable
      how can I write to the father of my kids about the missing maintenance without a fight
      he cancelled his weekend with the kids again`,
    under: `
      it may hurt most on behalf of the children, who had counted on {who} as children do
      you may be tired of being the reliable one, on whom {who} can always count
      perhaps it feels as if {who} could still decide over your time, long after the end
      you may be explaining away something for {who} that you find hard to excuse yourself
      it may touch an old wound, because promises were what failed when you lived with {who}
      you may long for one person in the world who carries the children's week in mind as you do`,
    ask: `
      What happened the last time, hour by hour?
      What do you tell the children when it happens?
      Which of the agreements matters most to you, if you could have only one?
      How was it agreed: on paper, by message, or in passing?
      What do you do at the moment when you notice it will go wrong again?
      Is there anything that does work between the two of you as parents?`,
    other: `
      {who} may be living from week to week and plan badly, rather than set out to let you down.
      {who} might dread the handover itself, and every minute of lateness could be a minute less of it.
      It could be that {who} felt the plan was yours and never quite signed up to it.
      {who} may not see the faces of the children when it happens, because you could be the only one there.
      {who} might hear an old reproach in each reminder and answer that instead of the question.`,
    own: `
      You can keep messages to {who} to the matter, one subject each, with a time in it.
      Covering for {who} in front of the children is kind, but “I don't know why, and I'm sorry” is kind and true.
      You may stop filling every gap that {who} left, where it is only your evening that suffers.
      It helps to know which things in the other home are none of your business and which are about safety.`,
    step: `
      Write down the last five times with date and hour, only facts, before you next write to {who}.
      Suggest to {who} one rule for the coming month, for instance that changes are made by Wednesday evening.
      Send {who} the calendar for the next two months this weekend and ask for a yes to each date.
      Arrange one fall-back for Fridays, a grandparent or a neighbour, so that your plans do not hang on {who} alone.
      Ask {who} for twenty minutes at a café table, without the children, about this one agreement only.
      If money or dates keep failing, ring an advice office for parents this week and ask what can be put on paper.`,
    words: `
      The children had counted on it, and I didn't know what to tell them. Please let me know in good time if something doesn't work.
      I'm glad when they are with you, and I need to be able to rely on what we said. Can we stick to it this month?
      I don't want to go over the past with you. I'd like us to get this one thing right for them.
      If the plan doesn't fit your work any more, say so and we'll make another. I'd rather have less, and certain.
      I can be flexible when I know in time. At the last minute, I can't.
      They ask me why, and I don't want to make up answers. Could you tell them yourself?`,
    deal: `
      fix one hour and one place for handovers, and fifteen minutes of grace
      put every change in one shared calendar, by Wednesday evening, with a yes from both
      agree that whoever cancels tells the children in person
      look at the plan every three months and adjust it to the jobs and the children's age`,
  },
  {
    name: 'new-partner-and-children',
    matter: 'the new love and the children',
    place: 'couple',
    told: `
      My new boyfriend and my daughter can't stand each other and I'm in the middle
      I've been seeing a lovely man for half a year and haven't dared to introduce him to my kids
      my son says he'll move to his dad's if she stays for the night again
      I moved in with a woman who has two teenagers and they act as if I were air
      his kids come every weekend and I'm allowed to cook for them but not to say a word about manners
      my girlfriend tells my children off and it makes me furious, they are mine
      The children cried when I told them about my new partner, they hoped their father and I would get back together
      He says I always put my kids first and that he will always come second
      I am a stepmum to an eight year old who calls me by my surname, I try so hard
      my grown up children refuse to meet the lady I am seeing, their mother died three years ago
      when should I introduce my new partner to my children
      How do I deal with being torn between my kids and the man I love
      What do i do if my stepdaughter hates me
      how do i tell my new partner not to discipline my kids
      how do I tell my children that I've fallen in love with someone new
      my kids hate my new boyfriend`,
    under: `
      you may feel that you have to choose every evening, and that each choice hurts somebody
      perhaps you long for one table at which everybody you love, {who} among them, laughs at the same thing
      you may be happier than you have been in years, and feel guilty about it
      it may be about whether there is a place for you, or for {who}, that nobody has to give up
      you may be afraid that the children will pay for your happiness with {who}
      you may want {who} to love them as you do, and know that this cannot be asked for`,
    ask: `
      Who struggles most right now, and how does it show?
      What did the children have with you before that they fear to lose?
      What was the last scene at home that went wrong, from the start?
      What may the newcomer decide, and what only the parent?
      When do you have time alone with each child, and with your love?
      What small thing has gone well between them, if only once?`,
    other: `
      {who} may feel like a guest who can never leave and never quite arrives.
      {who} might try too hard out of wanting to be liked, or hold back out of the same fear.
      It may be that {who} took the rejection personally, when it is mostly about a parent who is missed.
      {who} could be unsure what {they} may say in a home whose rules are older than {they} could know.
      {who} might long for a sign from you, in front of the children, that {they} can stay.`,
    own: `
      You need not hurry love between them, since polite and fair is plenty for the first year with {who}.
      You can stay the one who sets the rules for your own children, and tell {who} so in private.
      Telling each side what the other said puts you in the middle, and you can step out of there.
      The children may dislike it that {who} came, and you can bear to hear that without taking it back.`,
    step: `
      Give each child one hour this week alone with you, without {who} and without a phone.
      Agree with {who} tonight who says what about bedtime, screens and table, and write down three lines.
      Plan one short thing for all of you on Saturday, two hours with an end, where {who} can do something with {their} hands.
      Ask each child this week, “What should stay as it was?”, and keep at least one of the things.
      Tell {who} one thing the children enjoyed, however small, on the day it happens.
      Take one evening this week with {who} on which the children are not the subject until ten o'clock.`,
    words: `
      I know you're in a hard spot with them, and I see how much you try. Please leave the telling off to me for now.
      I don't want you to come second. I need you to know that they can't come second either.
      It will take time, maybe a year or two. Would you stay for slow?
      They're not against you, they miss what was. Can you bear it a little longer with me beside you?
      I feel torn in two sometimes. Could we talk about who says what, before the weekend?
      You don't have to be a parent to them. It would be lovely if you were just a friendly grown-up.`,
    deal: `
      leave rules and consequences to the parent for the first year, and back each other up in front of the children
      keep one evening a week for the parent and the children alone, and one for the couple
      settle which drawers, seats and habits stay untouched
      discuss what went wrong after the children are asleep, never at the table`,
  },
  {
    name: 'new-baby-and-us',
    matter: 'the two of you since the baby came',
    place: 'couple',
    told: `
      Since our baby was born my husband and I only talk about nappies and sleep
      our daughter is four months old and I feel like my wife doesn't see me any more, only the little one
      he sleeps through every night while I'm up feeding, and in the morning he says he is tired
      we were such a good team before the birth, now we snap at each other over a bottle
      I had a baby 8 weeks ago, I don't want to be touched by anybody by the evening, and he takes it personally
      My boyfriend goes back to his gym and his mates as if nothing had changed and I haven't showered
      she corrects everything I do with our newborn, how I hold him, how I dress him, so I've stopped offering
      with the second child on the way I'm scared that we will lose what little we have as a couple
      our son is one and we haven't had sex or a proper evening since he came
      became a dad in january. i love the kid, i miss my girlfriend, and she's in the next room
      how do we stay a couple with a newborn who never sleeps
      how do I deal with feeling like a single mum while he's right there on the sofa
      What can I do so that my wife lets me look after the baby my own way?
      how do i tell him that i can't do all the nights alone
      how can I tell my wife I miss her since the baby arrived without sounding jealous of our child
      we only fight since the baby`,
    under: `
      you may love this child beyond words and still mourn the two people you and {who} used to be
      it may be less about the night feeds than about whether {who} would get up for you
      you may feel invisible, holding everything, with nobody asking how you are
      perhaps you want {who} to reach for you once without a baby or a task in between
      you may be too tired to know whether you are angry with {who} or just empty
      you may be afraid that this is not a phase, and that {who} could get used to it`,
    ask: `
      When did you last laugh together, and about what?
      What does one night at your place look like, from ten until six?
      What do you miss about yourself as you were before?
      Which remark of the last days stayed with you?
      If you had two hours to yourself tomorrow, what would you do with them?
      What would you like to be thanked for?`,
    other: `
      {who} may feel like a bad copy of a parent next to you and hide behind work or the phone.
      {who} might miss you badly and say it in the clumsiest way, as a complaint.
      It could be that {who} expected to know what to do and found that {they} had no idea.
      {who} may be so worn out that every wish sounds like a bill to be paid.
      {who} might be waiting to be asked, while you had hoped {they} would see it.`,
    own: `
      What is said at three in the morning counts half, and you can agree on that with {who}.
      You can let {who} do it differently and leave the room, so that {their} way gets a chance to grow.
      You may ask {who} for a fixed thing, such as every night until two, because “more help” is hard to give.
      If the heaviness stays for weeks or frightens you, you can tell {who} and ring a doctor or midwife, as many new parents do.`,
    step: `
      Split tonight with {who} at two o'clock: one is on until then, the other after, and whoever is off may sleep.
      Give {who} the baby for two hours on Saturday and go out of the house without leaving instructions.
      Sit down with {who} for ten minutes tomorrow after bedtime, with tea, and speak of anything but the baby.
      Tell {who} one thing this week that you like about {them} as a parent, with the scene in which you saw it.
      Ask one person this week for a meal, or for an hour with the pram, and accept it without cleaning up first.
      Touch {who} in passing once a day this week, a hand on the back, with nothing meant to follow.`,
    words: `
      I miss you, and you're right there. Can we have twenty minutes tonight, even if we both smell of milk?
      I'm at the end of my strength. Could you take the nights until two from now on?
      I don't want to be the expert and I don't want to be alone with it. Do it your way, I'll go for a walk.
      Would you ask me now and then how I am? It would do me more good than you think.
      I'm not jealous of the baby. I just want to be kissed by you some time soon.
      I know we both do all we can. Let's not keep count this week, let's just say thanks.`,
    deal: `
      divide the night at a fixed hour and let the one who is off sleep elsewhere
      have ten minutes after bedtime each day for the two of you, with tea and no screens
      give each other two free hours a week that need no reason
      forgive everything said between midnight and six`,
  },
];
