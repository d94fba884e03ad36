import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const couplePlans: readonly Situation[] = [
  {
    name: 'moving-in-together',
    matter: 'moving in together',
    place: 'couple',
    told: `
      we want to share a flat from october and I lie awake wondering if we will survive each other
      My girlfriend wants me to move in with her by summer and I am not sure i am ready to give up my place
      He moved in with me last month and there is not one thing of his that has a home yet, we bicker all day
      she gave me two drawers and half a shelf in her house, I feel like a visitor
      my boyfriend said yes to living together and now he finds fault with every flat we look at
      I am 58, widowed, and my new partner would like us to live under one roof, my heart says yes and my furniture says no
      since we share an apartment the romance is gone, we only talk about the deposit and who uses the desk
      We were going to sign the lease for our first flat and now he has cold feet
      his flatmate is still here though we said it would be just us two
      I want to keep my own four walls and stay a couple, she thinks this means I dont love her enough
      How do I know if we are ready to move in together?
      What should we sort out before we share a home for the first time?
      how do i deal with having no room for myself since she moved in
      how do i tell him i would like to live with him without pressuring him
      What words can I use to say to her that I am not ready to give up my flat yet
      moving in with him soon, scared`,
    under: `
      it may be less about the flat than about what a shared front door would say about you two
      perhaps you would like to feel sure of {who} and of yourself before so large a step
      it could be that you need some hours alone, and wonder whether {who} would understand that
      maybe you wonder whether {who} would still make an effort once coming home to you is nothing special
      it might be that you would like a home that belongs to both of you, and not to you or {who} alone
      perhaps you would like there to be a “we” with {who} that has an address`,
    ask: `
      When you picture an ordinary evening under one roof, what do you like and what makes you nervous?
      What would you lose with your own place that you cannot easily get back?
      What did {who} say about it the last time, as exactly as you remember?
      How did living with somebody go for you before?
      Which corner or hour of the day would have to remain yours?
      What would have to be settled before you could say yes with a calm stomach?`,
    other: `
      It may be that {who} felt sure about you and unsure about living with anybody at all.
      Perhaps {they} went through a shared home that ended badly, and grew careful after it.
      It could be that {who} worried about money or losing freedom and did not know how to say so kindly.
      Maybe {who} feared that your everyday selves would be less lovable than the ones you bring along on Fridays.
      Possibly {they} took for granted that you know how much it means to {them}.`,
    own: `
      You could look at what you hope a shared home would bring, or what you hope to keep, and tell {who} that part first.
      It may be worth telling {who} your worry along with your wish, since one without the other sounds like pressure.
      Think about what you need a door of your own for, and mention it to {who} in good time.
      Nobody but you can know your own pace in this; it helps to say it before {who} would have to guess.`,
    step: `
      Spend a whole ordinary week at one address this month, with work, washing and bad moods, and talk about it with {who} on the Sunday.
      Each draw the home you dream of on a sheet of paper on Saturday, and lay your sheet next to the one of {who}.
      Ask {who} this week what {they} would miss most from {their} own place.
      Write down five questions on money, visitors, quiet, mess and what happens if it goes wrong, and answer two of them with {who} by Friday.
      Choose one room or shelf together next weekend in which everything belongs to both of you.
      Tell {who} in a calm hour what you are afraid of, before you say what you want.`,
    words: `
      I would like to know how you picture living together, the good and the difficult. Will you tell me?
      It is a big step for me, and it has nothing to do with how much I love you. Can we take it in small pieces?
      I want us both to feel at home. What would you need for that, and may I tell you what I need?
      What worries you about it, and what do you look forward to? I would like to know both.
      I would like us to talk about it calmly, without having to decide anything yet. Would Sunday be good?
      Which three things should stay exactly as they are for you, even if we share a home?`,
    deal: `
      try it for three months before either of you gives up a flat
      keep one evening a week on which each of you may be alone at home
      start in a new place where nobody is the guest
      write down who pays what and who would stay, while you still like each other this much`,
  },
  {
    name: 'where-to-live',
    matter: 'where the two of you should live',
    place: 'couple',
    told: `
      he wants to move back to his village and my whole life is in the city
      My wife got offered a post in Canada and I dont want to leave my friends and my job
      I moved to his country for love and after two years i still feel like a foreigner
      she dreams of a farmhouse with a big garden, I want to be able to walk to the cinema
      we bought a house in the suburbs for my husband's commute and I am lonely out here
      My boyfriend refuses to live anywhere but ten minutes from his football club
      I would like to go back to Spain where my roots are, he says the kids are settled here
      we both come from different countries and one of us will always be far from home
      my partner wants to sell and buy a van to travel, i am 61 and want my own kitchen
      The lease ends in june and we still cant agree which town, every talk ends in silence
      How do you decide where to live when both want different places?
      What should I do if he will never move and I cant be happy here?
      should i follow my girlfriend abroad, i would have to start from zero
      how do i tell my husband that i have never felt at home in this town
      What can I say to her, I want to move closer to the sea and she loves our street
      city or countryside, we cant agree`,
    under: `
      it may be less about the town than about whose life has to be packed into boxes
      perhaps you are afraid of losing your people, and of having only {who} to make up for them
      it could be homesickness or wanderlust, which is hard to explain to {who} when it pulls the other way
      maybe you would like {who} to see what staying or leaving would mean to you
      it might be about who you can be in a place, which {who} could hardly see from outside
      perhaps you wonder how you or {who} would feel in some years, if one of you had only given in`,
    ask: `
      Which people, streets or hours would you miss in the first month?
      What do you hope the other place would change in your days?
      What has each of you already given up for where you live now, and was it ever said aloud?
      What did {who} tell you about what draws {them} there?
      For how long could you imagine trying it, if there were a way back?
      What would have to be in any town for you to feel at home?`,
    other: `
      It may be that {who} longed for something that the place only stands for, such as calm, family or a fresh start.
      Perhaps {they} felt out of place for a while and kept it from you so as not to burden you.
      It could be that {who} feared losing the work or the friends that made {them} feel capable.
      Maybe {who} heard your no as a no to {their} dream, when you only meant the distance.
      Possibly {they} would go further towards you than you think, if the question were not all or nothing.`,
    own: `
      You could look at which of your reasons are about the place, and which are about something else in your life.
      It may help to tell {who} what you need from a place, before you tell {who} its name.
      If something from earlier decisions still hurts, you could tell {who} about it apart from this one.
      Nobody but you can know whether you could go along without holding it against {who} in five years.`,
    step: `
      Spend some days in the other place with {who} before you decide, if you can, and do the dull things there too, the shopping and the bus.
      Write ten things you need in order to feel at home, ask {who} to do it too, and compare on Sunday.
      Ask {who} this week what {they} would find there that is missing here, and only listen for ten minutes.
      Ring somebody who made such a move and ask what they would do differently.
      Put the question away until a fixed evening next week, so that not every breakfast is about it.
      Look at the map with {who} on Saturday and circle three places that neither of you has thought of.`,
    words: `
      I want a life with you, and I also want one of my own in it. Can we look for a place that holds both?
      I would like to understand what matters to you about it, and tell you what matters to me. Can we talk about it tonight?
      It scares me a little that one of us might have to give up so much. How could we make that easier for each other?
      I do not want either of us to be unhappy. Could we look for something we can try, with the way back open?
      I would like us to see what it would cost each of us before we decide. Will you start, or shall I?
      What do you see when you picture us in a few years, and where? I would like to see it too.`,
    deal: `
      try the other place for one year, with a fixed date on which both decide anew
      look for a third place that neither of you has to defend
      take turns over the years: this move for one of you, the next one for the other
      set aside money and weeks each year for the one who lives further from home`,
  },
  {
    name: 'decided-without-you',
    matter: 'a decision that was made without you',
    place: 'couple',
    told: `
      my husband accepted a job in another city and informed me afterwards
      She quit her job on Monday without saying a word to me before, we have a mortgage
      he told his parents they can stay with us for two months, I heard it from his sister
      My boyfriend signed up for the army reserve and I found out from a letter
      she got a puppy and brought it home, I never agreed to a dog
      We had said we would look at schools together and he simply registered our daughter at one
      my wife decided we are not having guests at christmas and cancelled my friends without asking
      he sold my old piano because it took up space, it was his idea of clearing up
      I come home and there is a wall missing in the kitchen, he started the renovation alone
      my partner told everybody we are getting married next year, nobody asked me about the date
      What should I do when he makes major decisions over my head?
      How do I deal with a wife who decides first and tells me after?
      how can i get a say in our life, he just announces things
      how do i tell her that a thing like that needs both of us
      Help me find words for my boyfriend, he said yes to the transfer without asking me
      he decided it without me`,
    under: `
      it may be less about what was decided than about hearing of it when there was nothing left to say
      perhaps you are asking yourself what place you have in the plans of {who}
      it could be that you might even have agreed, had {who} only asked
      maybe you feel like a passenger in a life that is also yours
      it might bring back other times when {who} or somebody before {them} spoke for you
      perhaps you now have to play the spoiler or swallow it, and {who} left you nothing in between`,
    ask: `
      How and from whom did you learn of it?
      What would you have said if you had been asked in time?
      Which part of it can still be changed, and which part cannot?
      What did {who} give as the reason for not asking?
      Where in your life together do you decide things alone, perhaps without noticing?
      What would you want to hear from {who} before you can think about the matter itself?`,
    other: `
      It may be that {who} feared your no so much that asking felt like giving it up.
      Perhaps {they} meant to spare you a worry, and missed that it took your say away.
      It could be that {who} had to answer quickly, said yes in the rush and then did not know how to tell you.
      Maybe {who} came from a home where one person decided and the others went along.
      Possibly {they} thought you had agreed, because of something said in passing weeks ago.`,
    own: `
      You could keep two talks apart with {who}: how it was decided, and what was decided.
      Look at how you take in early ideas from {who}; a first “tell me more” makes asking easier.
      It may help to name for yourself the areas where you want a say, and those where you gladly leave it to {who}.
      You are free to say to {who} that your yes is still open, even if the thing looks settled.`,
    step: `
      Tell {who} tonight that you would like to talk about the asking first, and about the matter itself on another day.
      Write down which decisions in your life together need both of you, and ask {who} by Sunday for a list as well.
      Find out this week what could still be undone or put off, and until when.
      Ask {who} at a quiet moment what made it hard to come to you first.
      Give no answer before you have slept on it twice, and tell {who} the day on which you will.
      Bring one open decision of your own to {who} this week while it is still really open.`,
    words: `
      I would have liked to be asked. I want us to talk while there is still something to decide.
      Perhaps I would have said yes. I would have liked the chance to.
      I cannot talk about whether it is a good idea yet. First I would like to understand why you did not come to me.
      My answer is not a yes at the moment, and it is not a no. Can we go through it together on Saturday?
      This concerns me as well. What can we still change about it?
      I want to be somebody you think things over with. What would make that easier for you next time?`,
    deal: `
      name the decisions that always need both: money, home, work, children, animals, long visits
      answer every request from outside with “I will ask at home first”
      give each other one night before any yes that concerns both
      agree that early ideas may be told without the other saying no at once`,
  },
];
