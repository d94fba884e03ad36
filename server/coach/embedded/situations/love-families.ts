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
      perhaps what you fear most is the moment in which they understand
      it may matter to you that the children do not have to side with you or with {who}
      you may feel guilty towards them, whatever the reasons between you and {who}
      part of it may be that saying it to them makes the ending with {who} real
      you may want the children to keep loving {who}, even on days when it is hard for you`,
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
      It may be that {who} would be glad of words that you could both use.
      {who} could be dreading that moment as much as you are.
      {who} may want to say more about the reasons than is good for the children, out of hurt.`,
    own: `
      You can leave the reasons between you and {who} out of it, and tell the children what will happen.
      They will ask each of you alone, so it helps to have the same three sentences as {who}.
      Your tears may be seen, as long as the children do not have to look after you or carry word to {who}.
      You can say one good thing about {who} in front of them, and it may do them good as well.`,
    step: `
      Write three sentences with {who} this week: what happens, what stays, and that none of it is their fault.
      Choose a morning with {who}, with the whole day free after it, and not a bedtime.
      Make a plan of the next four weeks for the children, and agree it with {who} before you tell them.
      Let one adult whom the children trust know a day before, in agreement with {who}, so that somebody there can look out for them.
      Ask {who} to leave the question of why out of this talk, and offer to do the same.
      Come back to it with each child two days later, with one question: what have you been thinking about since?`,
    words: `
      I'd like us to tell them together, however hard it is for us. Could we agree on the words beforehand?
      Whatever we are to each other, they should hear from both of us that it isn't their fault. Are you with me on that?
      I don't want to win this in front of them. I'll say nothing bad about you, and I ask you for the same.
      I'm scared of that talk. Can we go through it once, the two of us, the evening before?
      I'd like us to know what will change for them before we tell them. Can we settle that first?
      We'll both still be their parents, whatever happens between us. I wanted to say that before the difficult part starts.`,
    deal: `
      tell them together, in the same words, on a day with nothing after it
      keep the children's everyday life as it is, as far as you can, for the first half year
      agree on one sentence about the reason and never add to it
      let them ring the other parent whenever they want to, undisturbed`,
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
      you may be finding explanations for {who} that you do not quite believe yourself
      it may touch something older, from the time when you were with {who}
      you may long for somebody who thinks of the children's week as you do`,
    ask: `
      What happened the last time, hour by hour?
      What do you tell the children when it happens?
      Which of the agreements matters most to you, if you could have only one?
      How was it agreed: on paper, by message, or in passing?
      What do you do at the moment when you notice it will go wrong again?
      Is there anything that does work between the two of you as parents?`,
    other: `
      {who} may be living from week to week and plan badly, rather than set out to let you down.
      {who} might find the handovers hard, and put them off without saying so.
      It could be that {who} felt the plan was yours and never quite signed up to it.
      {who} may not see what it is like for the children when it happens.
      {who} might hear an old reproach in each reminder and answer that instead of the question.`,
    own: `
      You can keep messages to {who} to the matter, one subject each, with a time in it.
      Covering for {who} in front of the children is kind, but “I don't know why, and I'm sorry” is kind and true.
      You need not fill every gap that {who} left, as long as the children are all right.
      It helps to know which things in the other home are none of your business and which are about safety.`,
    step: `
      Write down the last few times with date and hour, only facts, before you next write to {who}.
      Suggest to {who} one rule for the coming month, for instance that changes are made by Wednesday evening.
      Send {who} the calendar for the next two months this weekend and ask for a yes to each date.
      Arrange one fall-back this week with somebody you trust, so that your plans do not hang on {who} alone.
      Ask {who} for twenty minutes at a café table, without the children, about this one agreement only.
      If money or dates keep failing, ring an advice office for parents this week and ask what can be put on paper.`,
    words: `
      It's hard to plan around, for everybody. Please let me know in good time if something doesn't work.
      I need to be able to rely on what we agreed. Can we stick to it this month?
      I don't want to go over the past with you. I'd just like us to get this one thing right.
      If the plan doesn't suit you any more, say so and we'll make another. I'd rather have one that holds.
      I can be flexible when I know in time. At the last minute, I can't.
      I don't want to have to make up explanations. What should I say when this happens?`,
    deal: `
      fix one hour and one place for handovers, and fifteen minutes of grace
      put every change in one shared calendar, by Wednesday evening, with a yes from both
      agree that whoever cancels also explains it to the children
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
      you may feel that you have to choose again and again, and that each choice hurts somebody
      perhaps you long for everybody you love, {who} among them, to be at ease together
      you may be happy with {who}, and feel guilty about it at the same time
      it may be about whether there is a place for you, or for {who}, that nobody has to give up
      you may be afraid that the children will pay for your happiness with {who}
      you may want {who} to love them as you do, and know that this cannot be asked for`,
    ask: `
      Who struggles most right now, and how does it show?
      What did the children have with you before that they fear to lose?
      What was the last moment that went wrong, from the start?
      What may the newcomer decide, and what only the parent?
      When do you have time alone with each child, and with your love?
      What small thing has gone well between them, if only once?`,
    other: `
      {who} may feel like a guest who never quite arrived.
      {who} might try too hard out of wanting to be liked, or hold back out of the same fear.
      It may be that {who} took the rejection personally, when it is mostly about a parent who is missed.
      {who} could be unsure what {they} may say where the rules were made long before.
      {who} might long for a sign from you, in front of the children, that {they} can stay.`,
    own: `
      You need not hurry love between them, since polite and fair is plenty for the first year with {who}.
      You can stay the one who sets the rules for your own children, and tell {who} so in private.
      Telling each side what the other said puts you in the middle, and you can step out of there.
      You can hear from the children that they find it hard that {who} came, without having to change anything at once.`,
    step: `
      Give each child one hour this week alone with you, without {who} and without a phone.
      Agree with {who} this week who says what when it comes to rules, and write down three lines.
      Plan one short thing for all of you this weekend, two hours with an end, which {who} and the children could both enjoy.
      Ask each child this week, “What should stay as it was?”, and keep at least one of the things.
      Tell {who} one thing the children enjoyed, however small, on the day it happens.
      Take one evening this week with {who} on which the children are not the subject.`,
    words: `
      I know it isn't easy for you. I'd like to hear how it is for you at the moment.
      I don't want anybody to come second. I'd like us to find a way that is fair to everyone.
      I think it will take time. Are you all right with going slowly?
      I'd like everyone to have the time they need. Can we be patient with it together?
      I feel torn in two sometimes. Could we talk before the weekend about how we want to do it?
      Nobody has to love anybody straight away. Being kind to each other is plenty for now.`,
    deal: `
      leave rules and consequences to the parent for the first year, and back each other up in front of the children
      keep one evening a week for the parent and the children alone, and one for the couple
      settle which habits of the children stay as they are
      discuss what went wrong between the two of you, and never in front of the children`,
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
      you may love this child beyond words and still miss what you and {who} used to be
      it may be less about the tasks than about whether {who} could see how tired you are
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
      {who} may feel unsure as a parent and hide it rather than say so.
      {who} might miss you badly and say it in the clumsiest way, as a complaint.
      It could be that {who} expected to know what to do and found that {they} had no idea.
      {who} may be so worn out that every wish sounds like one more task.
      {who} might be waiting to be asked, while you had hoped {they} would see it.`,
    own: `
      What is said at three in the morning counts half, and you can agree on that with {who}.
      You can let {who} do it differently and leave the room, so that {their} way gets a chance to grow.
      You may ask {who} for a fixed thing, such as every night until two, because “more help” is hard to give.
      If the heaviness stays for weeks or frightens you, you can tell {who} and ring a doctor or midwife, as many new parents do.`,
    step: `
      Agree with {who} tonight who is on duty until when, so that each of you gets some hours of sleep in one piece.
      Take two hours off on Saturday while {who} could look after the baby, and offer the same in return.
      Sit down with {who} for ten minutes tomorrow once the baby is asleep, and speak of anything else.
      Tell {who} one thing this week that you like about {them} as a parent, with the scene in which you saw it.
      Ask one person this week for a meal, or for an hour with the pram, and accept it without cleaning up first.
      Touch {who} in passing once a day this week, a hand on the back, with nothing meant to follow.`,
    words: `
      I miss you, even though you're right there. Can we have twenty minutes tonight, just us?
      I'm at the end of my strength. Could we find a way for me to get some rest?
      I don't want either of us to be alone with it. Can we talk about who does what?
      Would you ask me now and then how I am? It would do me more good than you think.
      I miss us as a couple. I'd love to be held by you some time soon.
      I know we're both tired. Let's not keep count this week, let's just be kind to each other.`,
    deal: `
      divide the night at a fixed hour and let the one who is off sleep undisturbed
      have ten minutes each day for the two of you, without screens
      give each other two free hours a week that need no reason
      forgive everything said between midnight and six`,
  },
];
