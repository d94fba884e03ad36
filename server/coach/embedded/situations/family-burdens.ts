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
      it may be less about the new arrangement than about a home that changed without anybody asking you
      perhaps you are asked to understand {who}, and hardly anybody asks what it is like for you
      it sounds as if you loved both of them and were asked to lean one way
      maybe things go too fast for you, while {who} would like to be happy already
      it may be that you wonder which of the old memories with {who} you can still trust
      part of you might want to be somebody's child in this, and not the one to comfort {who}`,
    ask: `
      What did you lose with it that nobody mentions?
      What would you rather not have to hear from {who}?
      If all of it could go at your own speed, what would come first and what later?
      Where is there still something of your old family that works?
      Which question about those years have you never asked {who}?
      What would make the next birthday or holiday bearable for you?`,
    other: `
      {who} may have been lonely for longer than you could see, and might long for some lightness now.
      It could be that {who} had nobody else to talk to, and forgot that you were {their} child in this.
      {they} might feel guilty towards you and rush you into being fine so that the guilt could stop.
      {who} may think you cope with it well, if nothing else was ever said.
      If there is somebody new, they may be nervous about you as well, and clumsy out of trying too hard.`,
    own: `
      You may step out of the middle, and say to {who} which subjects you will no longer carry or hear.
      Being polite to somebody new is not disloyal to anyone, and liking them may take as long as it takes.
      It could help to find out what hurts most, so that {who} would not have to guess among ten things.
      You need not decide which of them was right in order to go on loving both.`,
    step: `
      When you hear from {who} about the other one again, say “I love you both, please tell this to a friend” and ask about something else.
      If there is somebody to meet, suggest an hour and a place you choose, coffee on Saturday perhaps, before any family dinner.
      Ask {who} for one afternoon alone with you this month, with the separation left out of it.
      Choose one thing from the old home that you would like to keep, and tell {who} this week.
      Talk this week to a brother, a sister or a friend who knows you all, about how it is for you.
      Before the next celebration ask {who} early who will be there, and say what would make it easier for you.`,
    words: `
      I want you to be happy, and I need time with all of this. Can we go slowly?
      I don't want to have to take sides. I'd like to be just your child again.
      I lost something as well in this. I'd be glad if you asked me about it once.
      I'd love to see you on your own sometimes. Would next weekend work?
      I'm still getting used to all this. Please don't expect me to be fine with it yet.
      You don't have to explain everything to me. I'd only like to know that you and I are all right.`,
    deal: `
      keep one fixed time a month for parent and child alone
      talk about your own lives, and leave complaints about the other parent out of it
      plan celebrations in two halves, so that nobody has to share a row
      tell each other about big steps early, a move or a wedding, before others do`,
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
      it may be less about the hours than about being left alone with it while {who} counted on you
      perhaps there is sadness under all the lists, and no hour left over for it
      it sounds as if you wanted {who} to see what you do, without your having to add it up
      maybe what you once promised, or felt you owed, weighs more now than one person can carry
      it may be that you would like to be simply family again, and not only the one in charge
      part of you might be angry with {who} at times, and feel bad about it straight away`,
    ask: `
      What does an ordinary day of care look like for you, from morning to night?
      Which task takes the most out of you, and which one could somebody else do?
      What have you asked others for so far, and what was the answer?
      When did you last have a whole day that was yours?
      What are you afraid would happen if you did less?
      What would you like to have time for with your parent, beside the chores?`,
    other: `
      {who} may have got used to things working, and might not know how tired you are.
      Somebody who was never asked for one definite task may not know how to begin to help.
      What is happening may frighten {who} too, and {they} might look away from it because of that.
      {who} might believe that you have it all in hand, since it always worked so far.
      An old parent who refuses help from strangers may be defending the last thing that is still a choice.`,
    own: `
      You could look at what you took over without being asked, because {who} may have seen only that it got done.
      If there was a promise not to use a home, it was made out of love, and looking for good care may be another way of keeping it.
      “Somebody should help” is easy to miss, while a day, an hour and a task are hard to overlook.
      You may be impatient with {who} and still love {them}, and it could be a sign that you need a break.`,
    step: `
      Write down everything you do in a week, and ask somebody in the family for one fixed task out of it.
      Sit with {who} for half an hour this week with no list, and only then talk about what comes next.
      Ring the local care advice this week, and ask what help at home your parent has a right to.
      Tell {who} by the weekend one thing you can no longer do alone, and ask what {they} could suggest.
      Take one afternoon off this week, ask somebody to be there for it, and tell {who} beforehand.
      Try a helper for one small thing first, for an hour, and stay for the first visit.`,
    words: `
      I can't go on like this alone. Can we talk at the weekend about how it could work from here?
      I'm more tired than I show. I need some help, and I'd like to talk about what kind.
      I haven't stopped caring. I just can't do all of it on my own any more.
      I'd like there to be time for more than chores. Will you help me find a way?
      I know this isn't easy for you either. I'd be glad if we could look for a way together.
      I've come to the end of what I can do alone. Please help me look for something that works for all of us.`,
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
      it may be less about the sum than about what each of you meant to the family
      perhaps these things are also memories to hold on to, and {who} might be holding on as well
      it sounds as if old accounts of the family were being settled in things and figures
      maybe you want {who} to acknowledge what you gave, and no will has a line for that
      it may be that there is grief in it too, and hardly any room for it beside the papers
      part of you might fear losing {who} as well, over something that could be counted`,
    ask: `
      Which single thing in it would you not want to give up, and what does it remind you of?
      How would you like things to be between you and {who}, five years from now?
      What do you know for certain, and what do you only suspect?
      If the money were divided tomorrow as you wish, what would still hurt?
      What did you do over the years that ought to be seen in this?
      Who could help you two talk that both of you would listen to?`,
    other: `
      {who} may be sad or afraid too, and hold on to things because so much else could not be held.
      It could be that {who} had been promised something once, and believed in it as firmly as you believe otherwise.
      {they} might have money worries that nobody in the family knows of.
      {who} may feel accused of greed, and fight all the harder for it.
      A parent who gave unequally may have meant to help the one who had less, and left no word to explain it.`,
    own: `
      You could separate what you need from what you want {who} to admit, because only the first can be put into an agreement.
      It may be wise to know your rights before you talk to {who}, so that fear does not do the speaking.
      Every sentence that passes through a third person grows, and one short call may shrink it again.
      You may look at the price you would pay for being right, and at the price for giving in, and choose with open eyes.`,
    step: `
      Write down which three things matter most to you, and ask {who} to do the same by Sunday.
      Get one hour of advice on the legal side this week, before you decide anything.
      If it is about keepsakes, propose to {who} that you take turns choosing, beginning with those of least worth.
      Ask {who} for an hour with no word on money, a walk or old pictures, before the next talk about it.
      Suggest a neutral person, a notary or an old friend of the family, and offer {who} two dates.
      If the parents are alive, ask them on the next visit to tell all of you together what they have planned.`,
    words: `
      I don't want to lose you over this. Can we meet, just us two, and each say what matters most?
      It isn't only about money for me. I'd like to feel that I count in this too.
      I want it to be fair, and I want us to still be family afterwards. How can we get both?
      I'm sad and tired of this. Could we sit down at one table and go through it calmly?
      I'd like to understand how it came about. Will you tell me how it looks from your side?
      I'd feel better if everything were on the table. Will you tell me openly how things stand?`,
    deal: `
      make one full list of what is there before anybody takes anything more
      have anything of value looked at by somebody independent, and go by that figure
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
      it may be that you slipped into this post long ago, and nobody ever relieved you
      part of you might fear that without the fixing {who} would have no reason to call`,
    ask: `
      What were the last three things you were called for, and which of them really needed you?
      How did you come to have this role, as far back as you remember?
      What do you imagine would happen if you called back only the next day?
      Whom do you ring when it is your own roof that leaks?
      What would you like {who} to ask you, just once, before getting to the point?
      Which part of it do you actually like doing?`,
    other: `
      {who} may ring you because you always knew what to do, and might never have seen what it cost.
      It could be that {who} took your help for ease, because you seemed to manage it.
      {they} might find it hard to turn to somebody else, and you had become the safe road.
      {who} may think that you like being needed, and might be sorry to hear otherwise.
      Somebody who always found you strong could simply have forgotten to ask.`,
    own: `
      You could look at how fast you answer, because help within a minute leaves {who} no time to find out alone.
      Being needed and being loved may have grown together for you, and it could be worth seeing what is left without the first.
      You may say what you need before you break, since {who} might have no practice in guessing.
      Not carrying the messages between two quarrelling people is no unkindness to either of them.`,
    step: `
      When the next request comes that is no emergency, tell {who} when you will have time, tomorrow perhaps.
      When a complaint about somebody else comes from {who}, ask “Have you told them?” and leave it there.
      Choose one job you will hand over this month, the birthdays or the tax form, and say to whom.
      Ring {who} this week with a request of your own, a small one, and let it be done for you.
      Write “What have you tried so far?” on a note by the telephone, and ask it first for the next seven days.
      Pick one evening a week without family calls, and tell the family today.`,
    words: `
      I love being there for you, and I'm running on empty. Can you try it yourself first and call me if it's urgent?
      Would you ring me some time just to hear how I am? It would mean a lot to me.
      I can't be in the middle of everything any more. Please sort out between you what you can.
      It has become too much for one person. Which part could you take over?
      I need help sometimes too, and I find it hard to ask. Can I ring you when I do?
      I need some evenings to myself. If it isn't urgent, could it wait until the weekend?`,
    deal: `
      spread the jobs over several shoulders and put the names where all can see them
      ring once a week with nothing to ask for
      settle quarrels with the person concerned and not by way of a third
      agree what counts as an emergency, and let the rest wait until the weekend`,
  },
];
