import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const familyBurdens: readonly Situation[] = [
  {
    name: 'parents-divorce-new-partner',
    matter: 'the divorce of your parents and what came after',
    place: 'family',
    told: `
      My parents are splitting up after 38 years and both of them call me to complain about the other.
      dad has a new girlfriend, shes my age, and he wants us all to have dinner together
      Mum moved her boyfriend into our house four months after my father died.
      I'm 16 and they asked me which of them I want to live with.
      My father married again and now his new wife decides when I may visit him.
      At my wedding my divorced parents refuse to sit in the same row because of his new woman.
      my mum cries on my shoulder about the divorce and tells me things about dad i never wanted to know
      They say they stayed together only for us kids, so was my whole childhood a play?
      My mother's new husband sits in my dad's chair and calls me kiddo. I'm 41.
      Since the separation I drive between two flats at the weekend and each wants to hear I liked it better there.
      How do I deal with my parents' divorce when everybody thinks I'm too old to be upset by it?
      what should i do if i cant stand my mothers new partner
      How can I stay out of my parents' separation when both want me on their side?
      How do I tell my father that I'm not ready to meet his new girlfriend?
      how can i say to mum that i dont want to hear about dads affair any more
      my parents are getting divorced`,
    under: `
      it may be less about the new arrangement than about a home that stopped existing without asking you
      perhaps you are asked to understand {who}, and nobody asks what you lost
      it sounds as if you loved both of them and were handed a rope to pull
      maybe things go too fast for you, while {who} would like to be happy already
      it may be that you wonder which of the old memories with {who} you can still trust
      part of you might want to be somebody's child in this, and not the one to comfort {who}`,
    ask: `
      What did you lose with it that nobody mentions?
      What do you find yourself hearing from {who} that you would rather not know?
      How would you like to find your place with the new person, if it went at your own speed?
      Where is there still something of your old family that works?
      Which question about those years have you never asked {who}?
      What would make the next birthday or holiday bearable for you?`,
    other: `
      {who} may have been lonely for longer than you could see, and might clutch at the new happiness.
      It could be that {who} had nobody else to talk to, and forgot that you were {their} child in this.
      {they} might feel guilty towards you and rush you into being fine so that the guilt could stop.
      {who} may believe that grown children no longer need their parents to be a pair.
      The new person may be nervous about you as well, and clumsy out of trying too hard.`,
    own: `
      You may step out of the middle, and say to {who} which subjects you will no longer carry or hear.
      Being polite to the new person is not disloyal to anyone, and liking them may take as long as it takes.
      It could help to be angry about what {who} did rather than about who sits in which chair.
      You need not decide which of them was right in order to go on loving both.`,
    step: `
      When you hear from {who} about the other one again, say “I love you both, please tell this to a friend” and ask about something else.
      Suggest a first meeting with an hour and a place you choose, coffee on Saturday perhaps, before any family dinner.
      Ask {who} for one afternoon alone with you this month, without the new person.
      Fetch one thing from the old home that you want to keep, and do it before the boxes go.
      Talk to your brothers or sisters this week about how it is for each of you, with no parent there.
      For the next celebration tell {who} two weeks ahead who will be there and at what time.`,
    words: `
      I want you to be happy, and I need more time than you do. Can we go slowly?
      I can't be the one you talk to about each other. It tears me in two, and I'd like to be just your child again.
      I lost something as well in this. I'd be glad if you asked me about it once.
      I'd love to see you on your own sometimes, like before. Would next weekend work?
      I'll be polite, I promise. Please don't expect me to feel like family yet.
      You don't have to explain everything to me. I'd only like to hear that not all of it was pretence.`,
    deal: `
      keep one fixed time a month for parent and child alone
      leave the other parent out of every talk, the good and the bad
      plan celebrations in two halves, so that nobody has to share a row
      announce new steps, moving in or a wedding, before they are settled`,
  },
  {
    name: 'caring-for-old-parent',
    matter: 'the care for your parent and who does it',
    place: 'family',
    told: `
      My mother has dementia and I'm the only one of four who looks after her. I go every day after work.
      dad fell again and nobody but me takes time off, my brothers live 20 min away
      I promised Mum never to put her in a home and I can't do it any longer.
      My sister lives abroad and gives instructions by phone about how I should nurse our father.
      She asks me five times an hour when her mother is coming. I snapped at her yesterday and hate myself.
      Since Papa's stroke I wash him, cook for him and sleep with one ear open. I'm 58 and worn out.
      my husband says i see more of my old mother than of him, but who else gives her the pills
      Dad refuses any help from strangers in the house, it has to be me who does the shopping and the showers.
      We argue in the family chat about a care home for Grandma, and I'm the one who cleans her bathroom meanwhile.
      My brother says he can't bear to see Mum like that, so I do the hospital visits alone.
      How do I deal with siblings who leave the care of our old parents to me?
      what should i do when my elderly father wont accept a carer
      How do we decide whether Mum goes into a nursing home when my siblings disagree?
      How do I tell my brother that I can't look after Dad alone any more?
      how can i say to my mum that i cant nurse her at home
      im the one caring for my mother and im exhausted`,
    under: `
      it may be less about the hours than about being alone with the responsibility while {who} could look away
      perhaps you are losing a parent bit by bit, and the lists leave no time to be sad
      it sounds as if you wanted {who} to see what you do, without your having to add it up
      maybe a promise made in better days weighs more now than anybody can carry
      it may be that you want to be a child at the bedside again, and not only the nurse
      part of you might be furious with {who}, and ashamed of it because somebody is ill`,
    ask: `
      What does an ordinary day of care look like for you, from morning to night?
      Which task takes the most out of you, and which one could somebody else do?
      What have you actually asked {who} for, and what was the answer?
      When did you last have a whole day that was yours?
      What are you afraid would happen if you did less?
      What would you like to have time for with your parent, beside the chores?`,
    other: `
      {who} may have got used to things working, and might not know how close to the edge you are.
      It could be that nobody ever asked {who} for one definite task, so {they} never found the way in.
      Seeing a parent fail may frighten {who}, and keeping away could be {their} way of not looking.
      {they} might feel that you have it in hand and that anything {they} offered would be done wrong.
      An old parent who refuses strangers may be defending the last thing that is still a choice.`,
    own: `
      You could look at what you took over without being asked, and which of it {who} or a service could do half as well.
      A promise not to use a home was made out of love, and looking for good care may be keeping it in another form.
      “Somebody should help” is easy to miss, while a day, an hour and a task would be hard for {who} to overlook.
      Losing your patience when you are worn out makes you tired, and not a bad son or daughter.`,
    step: `
      Write down everything you do for a week, with times, and send the list to {who} on Sunday.
      Ask {who} for one fixed task, every second Saturday perhaps, and let it be done in {their} own way.
      Ring the local care advice this week, and ask what help at home your parent has a right to.
      Call a family meeting by phone within ten days, one hour, one question: who does what in the next three months.
      Take one afternoon off this week, and ask {who} or a neighbour to be there for it.
      Try a helper for a single small thing first, and introduce them to your parent as somebody you know.`,
    words: `
      I can't go on like this. I need you to take a fixed part of it, and I'd like to know by the weekend which one.
      You can't see from where you are how tired I am. Come for three days and do what I do, and then let's talk.
      I'm not asking whether you feel like it. I'm asking you to take Saturdays, so that I get to sleep.
      I'd like to sit with our parent and just hold hands for once. Help me so that there's time for that.
      I know you find it hard to see. I find it hard too, and I don't want to be the only one who looks.
      I've come to the end of what I can do at home. Please help me look for something good.`,
    deal: `
      write one plan for the week with names behind every task
      share the costs of help in proportion to who can give money and who can give time
      visit two homes together before anybody says yes or no to the idea
      leave decisions on daily things to the one who is there, with no corrections from afar`,
  },
  {
    name: 'inheritance-and-family-money',
    matter: 'the inheritance and money in the family',
    place: 'family',
    told: `
      Since the funeral my brother and I only talk through solicitors. It's about the house.
      dad left everything to his second wife and we kids get nothing
      My sister cleared out Mum's jewellery the day after she died and says Mum had given it to her.
      My parents signed the house over to my brother while they're alive. I found out from the land register.
      We are three heirs and one wants to sell, one wants to live in it and I can't bear either.
      He had power of attorney over my aunt's account and there's forty thousand missing.
      i cared for her for 8 years and the will says equal shares, my brothers who never came take two thirds
      My father keeps using his will as a threat. Whoever annoys him gets crossed out.
      It's about a ring of my grandmother's, worth nothing, and three cousins aren't speaking because of it.
      Mum lent my sister money for the flat and now nobody knows if it counts against her part of the estate.
      How do I deal with my siblings fighting over what our parents left?
      what should i do about being left out of the will
      How can we divide Mum's things without hating each other afterwards?
      How do I tell my brother that I want my fair share of the house?
      how can i ask my parents how they have settled the inheritance without seeming greedy
      my family is fighting about the inheritance`,
    under: `
      it may be less about the sum than about what each of you was worth to the one who is gone
      perhaps the ring or the house is the last thing left to hold, and {who} had hold of the other end
      it sounds as if old accounts of childhood were being settled in euros and square metres
      maybe you want {who} to acknowledge what you gave, and no will has a line for that
      it may be that you never got to grieve, because the papers came first
      part of you might fear losing {who} as well, over something that could be counted`,
    ask: `
      Which single thing in it would you not want to give up, and what does it remind you of?
      What would the one who died have wanted to see between you and {who}?
      What do you know for certain, and what do you only suspect?
      If the money were divided tomorrow as you wish, what would still hurt?
      What did you do over the years that ought to be seen in this?
      Who could help you two talk that both of you would listen to?`,
    other: `
      {who} may be grieving too, and might hold on to things because {they} could not hold on to the person.
      It could be that {who} had been promised something once, and believed in it as firmly as you believe otherwise.
      {they} might have money worries that nobody in the family knows of.
      {who} may feel accused of greed, and fight all the harder for it.
      A parent who gave unequally may have meant to help the one who had less, and left no word to explain it.`,
    own: `
      You could separate what you need from what you want {who} to admit, because only the first can be written into a contract.
      It may be wise to know your rights before you talk to {who}, so that fear does not do the speaking.
      Every sentence that passes through a third person grows, and one short call may shrink it again.
      You may look at the price you would pay for being right, and at the price for giving in, and choose with open eyes.`,
    step: `
      Write down which three things matter most to you, and ask {who} to do the same by Sunday.
      Get one hour of advice on the legal side this week, before you answer the next letter.
      Propose to {who} that you take turns choosing among the keepsakes, beginning with the ones without any value.
      Ask {who} to go with you to the grave or look at pictures, an hour with no word on money.
      Suggest a neutral person, a notary or an old friend of the family, and offer {who} two dates.
      If the parents are alive, ask them on the next visit to tell all of you together what they have planned.`,
    words: `
      I don't want to lose you over this. Can we meet, just us two, and each say what matters most?
      It isn't about the money for me. I'd like you to see what I did in those years.
      I want it to be fair, and I want us to still have Christmas afterwards. How can we get both?
      I'm sad and tired, and every letter makes it worse. Let's stop writing and sit at one table.
      I'd like to know how it really was, without anyone shouting. Will you tell me?
      There's one thing I'd love to have, because it smells of home. The rest we can surely settle.`,
    deal: `
      make one full list of what is there before anybody takes anything more
      have two independent people value the house and take the middle
      take turns choosing the keepsakes, with a coin deciding who begins
      put everything that is agreed in writing, however close you are`,
  },
  {
    name: 'one-everybody-calls',
    matter: 'being the one everybody in the family calls',
    place: 'family',
    told: `
      Whenever anything happens in my family, they ring me. The boiler, the tax form, the row between my aunts.
      im the family hotline, everyone dumps their problems on me and no one asks about mine
      My mum calls me to complain about my sister, and my sister calls me to complain about Mum.
      I've been the responsible one since I was ten. I organise every birthday, every hospital, every present.
      I switched off my phone for one evening and had fourteen missed calls from relatives.
      It's always me who has to mediate when they quarrel. If I don't, nobody speaks for months.
      As the eldest daughter I'm expected to sort out everyone's mess, even now that I have three children of my own.
      All of them lean on me, and when I had my operation not one of them thought of bringing soup.
      my brothers first sentence on the phone is always can you just quickly
      I know everyone's passwords, pills and appointments. If I dropped, this family would fall apart.
      How do I stop being the one who fixes everything for everyone in my family?
      what should i do when relatives call me at work with every little crisis
      How can I deal with always being the go-between for my family?
      How do I tell my family that I can't be on call for all of them?
      how can i say to my mum and my brother that they should sort it out between themselves
      everyone in my family calls me for everything`,
    under: `
      it may be less about the calls than about nobody wondering who you could ring
      perhaps you are proud of being reliable, and worn down by it at the same time
      it sounds as if {who} knew your number better than your life
      maybe you would like {who} to ring once and want nothing but to hear how you are
      it may be that you took this post as a child, and nobody ever relieved you
      part of you might fear that without the fixing {who} would have no reason to call`,
    ask: `
      What were the last three things you were called for, and which of them really needed you?
      How did you come to have this role, and how old were you then?
      What do you imagine would happen if you called back only the next day?
      Whom do you ring when it is your own roof that leaks?
      What would you like {who} to ask you, just once, before getting to the point?
      Which part of it do you actually like doing?`,
    other: `
      {who} may ring you because you always knew what to do, and might never have seen what it cost.
      It could be that {who} took your quick yes for ease, since no sigh ever came with it.
      {they} might not dare to speak to each other, and you had become the safe road round it.
      {who} may think that you like being needed, and might be sorry to hear otherwise.
      Somebody who always found you strong could simply have forgotten to ask.`,
    own: `
      You could look at how fast you answer, because help within a minute leaves {who} no time to find out alone.
      Being needed and being loved may have grown together for you, and it could be worth seeing what is left without the first.
      You may say what you need before you break, since {who} might have no practice in guessing.
      Not carrying the messages between two quarrelling people is no unkindness to either of them.`,
    step: `
      Let the next call that is no emergency ring out, and call {who} back the following day at a time you choose.
      When a complaint about somebody else comes from {who}, ask “Have you told them?” and leave it there.
      Choose one job you will hand over this month, the birthdays or the tax form, and name to whom.
      Ring {who} this week with a request of your own, a small one, and let it be done for you.
      Write “What have you tried so far?” on a note by the telephone, and ask it first for the next seven days.
      Pick one evening a week without family calls, and announce it in the group today.`,
    words: `
      I love being there for you, and I'm running on empty. Can you try it yourself first and call me if it's urgent?
      I'd like you to ring me sometimes just to ask how I am. It's been a rather hard time here too.
      I can't stand between the two of you any more. Please talk to each other directly.
      I'll take the hospital, and I'm giving up the birthdays. Who of you takes them?
      I need help with something myself, and I'm not used to asking. Would you come over on Thursday?
      I won't pick up on weekday evenings any more, because I need them. Tell me on Saturday, I'll have time then.`,
    deal: `
      spread the jobs over several shoulders and put the names where all can see them
      ring once a week with nothing to ask for
      settle quarrels with the person concerned and not by way of a third
      agree what counts as an emergency, and let the rest wait until the weekend`,
  },
];
