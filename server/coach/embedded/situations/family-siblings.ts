import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const familySiblings: readonly Situation[] = [
  {
    name: 'sibling-borrows-and-takes',
    matter: 'a brother or sister who borrows, takes and does not help',
    place: 'family',
    told: `
      My brother owes me three thousand and has just posted pictures from Ibiza.
      my sister takes my clothes without asking and gives them back with stains or never
      He lives with our parents rent free, eats their fridge empty and hasn't lifted a finger in years.
      I lent my little sister my car for a weekend and got it back with a dent and an empty tank.
      My brother rings only when he's broke. Last week it was his rent again.
      At Mum's birthday I cooked and cleared up for twenty people while my sister sat there with her wine.
      She borrowed my camera in spring, and when I asked for it she said I've got enough stuff anyway.
      my big bro keeps using my netflix, my paypal and my razor and laughs when i complain
      I guaranteed his loan because he's my brother, and now the bank writes to me.
      My sister drops her kids at my place “for an hour” and comes back at nine in the evening.
      What should I do when my brother never pays back what he borrows?
      how do i deal with a sister who takes and takes and never gives anything
      How can I stop lending money to my brother without feeling heartless?
      How do I tell my sister that I want my money back?
      how can i say to my brother he has to pull his weight around here
      he never pays me back, my own brother`,
    under: `
      it may be less about the sum than about {who} counting on you and never wondering whether you could
      perhaps you would gladly give, if {who} asked, gave back and said thank you
      it sounds as if being the generous one had turned into being the one who is used
      maybe you want {who} to be your brother or sister again, and not a debtor you have to chase
      it may be that an old division still holds, in which you managed and nobody asked much of {who}
      part of you might be ashamed of counting at all, as if family must not`,
    ask: `
      What is still open between you at the moment, if you put it in plain figures or things?
      What did {who} say when you last asked for it back?
      What made it so hard to say no each time {they} asked?
      What would {who} have to do for you to lend something gladly again?
      Who in the family steps in whenever it gets tight for {who}?
      Which would be worse for you, never seeing it again or having to ask once more?`,
    other: `
      {who} may have been the one whom everybody helped, and might honestly take it for the order of things.
      It could be that {who} felt ashamed of owing you, and stayed away from the subject and then from you.
      {they} might think you have plenty, because you never said what it cost you.
      Between you it may never have been clear what belonged to whom, and {who} went on as in childhood.
      {who} could be in deeper trouble than {they} would like to admit.`,
    own: `
      Hinting and sighing may have been too quiet for {who}, where a sum and a date would be plain.
      You could decide to lend only what you can give away, so that seeing each other does not hang on it.
      Each rescue may have postponed the day on which {who} had to manage alone.
      You may separate the old debt from the next request, because they need two different answers.`,
    step: `
      Write down what is open, with dates, and send {who} the list this evening with one friendly line.
      If it is about money, propose an amount to {who} that can be paid every month, even if it is only twenty.
      Say “I'll tell you tomorrow” to the next request, and sleep on it every single time.
      Fetch back one borrowed thing yourself this weekend, after a short message to {who}.
      Before the next family party send {who} one task with a time, the salad by four o'clock for instance.
      If {who} knew your passwords, change them on Sunday, and say so beforehand in one sentence.`,
    words: `
      I like helping you, and it has become too much for me. Can we agree how we put it right?
      I don't want to be angry with you. Let's settle this and be done with it.
      I'd like this sorted before anything new comes along. And I'd love to see you all the same.
      If things are hard for you, tell me honestly. Then we can look for a way together.
      I'd like to feel that we help each other. Call me some time without needing anything.
      Please ask me first, and think of my side too. Is that a deal?`,
    deal: `
      write down every loan with an amount and a day, in a note you can both see
      lend nothing new while something old is open
      share out the work before each family party, one task a head
      ask before taking, and replace what breaks`,
  },
  {
    name: 'competing-jealous-sibling',
    matter: 'the jealousy and competing between you as siblings',
    place: 'family',
    told: `
      My sister has to outdo everything. I got engaged, two weeks later she announced her pregnancy at my party.
      whatever i tell my sister she has had it bigger better or worse
      My brother made a sour face when I told him about the house and asked how much we're in debt for it.
      Since I had the baby my sister hasn't been to visit once. She's been trying for years.
      We compare everything, salaries, children's marks, holidays. My brother even races me up the mountain.
      She copies me, the same haircut, the same kitchen, the same name for her dog, and then says I copied her.
      I can't be glad for my twin sister when she gets praised and I hate myself for it.
      my sister makes little digs about my figure and my bf whenever things go well for me
      He's been jealous of me since I was born, our mother says, and at 45 he still tells everyone I had it easier.
      When I was ill she got ill too, when I graduated she cried that nobody ever celebrated her.
      How do I deal with a sister who is envious of everything I have?
      what should i do, my brother turns every talk into a contest
      How can I stop comparing myself with my successful sister?
      How do I tell my sister that I don't want to compete with her?
      how can i say to my brother that his jealous remarks spoil every good thing
      my sister is jealous of me`,
    under: `
      it may be less about who has what than about wanting {who} to be glad with you
      perhaps you would like to bring home good news without first making it smaller for {who}
      it sounds as if there had once been too little praise to go round, and you both still stood in line
      maybe you miss the ally you might have had in {who}, all these years
      it may be that every gain feels like a loss for somebody, and you are tired of apologising for yours
      part of you might know the envy well, from the days when {who} shone`,
    ask: `
      In which moment did you last feel it, and what had just been said?
      What did the two of you compete for when you were children, and who was handing it out?
      What does {their} life look like to you when you envy it a little?
      What have you stopped telling {who}, and do you miss telling it?
      When were you really on the same side, against the rest of the world?
      What would you want to hear from {who} about the thing you are proud of?`,
    other: `
      {who} may have heard your name all through childhood as the example to follow.
      It could be that your good news touched a grief of {who} that {they} never put into words.
      A little dig may be what came out when {who} wanted to be noticed as well.
      {they} might believe that you had the easier road, because you never showed the stones.
      {who} may have copied you out of admiration, and might be too proud to name it.`,
    own: `
      You could look at whether your own stories sometimes come with a small point scored against {who}.
      Envy of your own is nothing shameful, and it may simply show you what you would like more of.
      You need not hide good things from {who}, but the hour and the audience can be chosen with care.
      Asking {who} a real question after your news may turn a contest back into a talk.`,
    step: `
      Tell {who} within the next few days one thing you admire in {them}, with no “but” and no comparison after it.
      Do something with {who} that cannot be won, a film, a swim, cleaning out the cellar.
      The next time the talk becomes a contest, ask {who} a real question about {their} day and leave your own story out.
      If you have big news, ring {who} first and alone before it is told at the table.
      Keep one subject out of it for a month, salaries or the children's marks, and tell {who} that you do.
      Write down what you have that you would not swap with {who} for anything, and read it before the next visit.`,
    words: `
      I don't want to win against you. I want to ring you first when something good happens.
      I'd love us to be able to tell each other good news. Could we try that again?
      If something in my life hurts you to see, tell me. I'd rather know than guess.
      I don't want to measure any more who has what. Shall we have a proper evening together?
      It gets to me more than I show. If you're angry with me, I'd rather you said it straight.
      I'd like us to be on one side, and glad for each other. What do you need from me for that?`,
    deal: `
      tell each other big news alone and first, before the family hears it
      leave salaries, marks and square metres out of the talk
      let each have a day of their own, with no other announcements on it
      ask two questions about the other's life before telling of your own`,
  },
  {
    name: 'sibling-in-law-trouble',
    matter: 'the trouble with the partner of your brother or sister',
    place: 'family',
    told: `
      Since my brother married her, I only get to see him when his wife allows it.
      my sister in law corrects everything i say and my brother sits there and says nothing
      My sister's husband makes remarks about our family being common, at our own table.
      She rearranged my mother's kitchen at Easter and nobody dared say anything because she's my brother's wife.
      I used to talk to my sister every day. Now everything goes through her new husband's calendar.
      My brother-in-law drinks too much at our parties and gets loud, and my sister laughs it off.
      his wife told my brother that i badmouth her, which i never did, and he believes her
      My sister's girlfriend and I can't stand each other and everyone acts as if it was my fault.
      My brother's fiancée decides what presents our mother may give the baby.
      We planned a siblings' weekend and he brought his wife again. It's never just us any more.
      How do I deal with my sister-in-law who has something to say about everything?
      what should i do if i cant stand my sisters husband
      How can I stay close to my brother when his wife doesn't like me?
      How do I tell my brother that I miss him without attacking his wife?
      how can i say to my sister that the jokes of her husband are hurtful to mum
      my brothers wife is impossible`,
    under: `
      it may be less about the in-law than about missing the brother or sister you had to yourself
      perhaps you want a place in the life of {who} that is more than a card on birthdays
      it sounds as if the balance in your family had changed, and nobody had asked you
      maybe you hoped that {who} would make one small step towards you
      it may be that you lost your oldest companion a little, and it is hard to say so aloud
      part of you might wonder whether {who} ever wished for it to be easier as well`,
    ask: `
      When did you last have your brother or sister to yourself, and what did you do?
      What was it like between you before the partner came?
      Which remark or scene made it worse, and who was there?
      How do you think {who} would describe it?
      What would be enough at the next family party for you to go home in peace?
      Is there anything at all you like in the partner of your brother or sister?`,
    other: `
      {who} may feel pulled from two sides, and might say nothing because either word would hurt somebody.
      A newcomer may find a family like yours loud and finished, with no free chair in it.
      It could be that {who} wanted a life of {their} own, and meant nothing against you by it.
      {they} might have heard criticism where you meant a wish.
      {who} may not know how much you miss the old closeness.`,
    own: `
      You could look at whether your brother or sister ever heard that you miss them, without a word about the partner.
      Complaining about {who} to the rest of the family tends to travel, and it rarely arrives the way you said it.
      Sharing a brother or sister can be sad without anybody having done a wrong.
      A friendly hour with {who} alone, without an audience, may tell you more than ten family dinners.`,
    step: `
      Ask your brother or sister this week for an hour with just the two of you, a walk or a coffee.
      Send {who} one short friendly message this week, and wait for what comes back.
      Before the next party think of one sentence for the usual remark, and say it calmly and only once.
      Tell {who} in the next few days one thing you liked about a time you had together, with nothing asked for.
      If a remark hurt somebody, tell {who} alone within two days, with the exact words that fell.
      Choose one topic you will not touch at the next visit, and seat yourself two chairs further away.`,
    words: `
      I'd like more time with you. Could we do something soon, just you and me?
      I don't want anybody to have to choose. I'd just like us to get on.
      I'd like things to be easier between us all, and I don't know how. What would help?
      It hurt me, and I don't want to carry it around. Can we talk about it, just us two?
      If there's something you hold against me, tell me. I'd rather hear it than wonder.
      You matter to me. I don't want this to come between us.`,
    deal: `
      keep one date a month for siblings alone
      speak for yourselves and not through partners, especially when it gets tense
      agree what stays between the two of you and what partners may know
      say hurtful things to each other within two days and not to the rest of the family`,
  },
  {
    name: 'wedding-in-the-family',
    matter: 'the wedding in the family',
    place: 'family',
    told: `
      My sister is getting married and didn't ask me to be her maid of honour. She asked a friend from work.
      my mum is taking over our wedding, guest list, menu, even the dress
      We want to marry with ten people and now both families are offended.
      My brother isn't inviting our father to his wedding and I'm supposed to explain it to Dad.
      Children aren't welcome at my cousin's wedding and mine are two and four. I'm thinking of not going.
      My parents pay for the reception and therefore believe they decide who sits where.
      She wants us all to fly to Bali for the ceremony. I can't afford it and I'm her only sister.
      my future mother in law wants to wear white, im not joking
      They invited my uncle after everything that went on between him and Mum, and now half the family won't come.
      My daughter doesn't want me to bring my partner to her wedding because of her mother.
      How do I deal with my family interfering in our wedding plans?
      what should i do, my sister left me out of the bridal party
      Should I go to my brother's wedding although I disagree with half the guest list?
      How do I tell my parents that we're marrying without a big celebration?
      how can i say to my sister that i cant afford her hen weekend and the dress and the flight
      drama about the wedding guest list`,
    under: `
      it may be less about the plans than about the place you have in the life of {who}
      perhaps the day seems to show who belongs to whom, and that makes every detail heavy
      it sounds as if everybody had an idea of the happiest day, and yours had to stand at the back
      maybe you want {who} to be simply glad, with no conditions attached
      it may be that old rows in the family were waiting for a day when all sit in one room
      part of you might simply want to be asked by {who}, and to matter in the answer`,
    ask: `
      How had you pictured the day, before all the opinions came in?
      Which part of it would you not give up for anybody?
      What did {who} say about the reason, if {they} gave one?
      What will you remember in ten years, the seats or something else?
      Who is hurt in this besides you, and who has noticed?
      What would you like to hear from {who} before the day comes?`,
    other: `
      {who} may be under so much pressure from all sides that your wish became one of forty.
      It could be that {who} decided in a hurry, and never saw what it would mean to you.
      For a parent the day may be the end of something too, and holding on to the menu could be holding on to you.
      {who} might have tried to avoid a quarrel and hurt somebody just there.
      {they} may believe that whoever pays or plans shows love that way.`,
    own: `
      You could tell {who} early what you can spend and do, because a late no hurts more than an early “that much”.
      It may help to choose the two things you would fight for, and to be generous with the rest.
      A wedding cannot repair what the years in a family left undone, and you may stop asking that of it.
      Talking of your hurt with all the relatives except {who} may make the day heavier for everyone.`,
    step: `
      Ask {who} for half an hour this week, with no lists on the table, and tell {them} the one thing on your mind.
      Write down your three musts and everything you could live with, before you talk to {who}.
      If money comes with wishes, ask {who} before Sunday which wishes those are, and then decide whether to take it.
      Offer {who} one part of the day to help with or to shape, a speech or the flowers.
      If you cannot come or pay, tell {who} this week in two sentences, and suggest another way of celebrating.
      Where two people cannot sit together, draw the table plan with an aisle between, and let each of them know.`,
    words: `
      I want this day to be good for both of us. Can we talk before it, just the two of us?
      I'm a bit hurt, and I don't want that to spoil the day. Will you tell me how you see it?
      I know you want it to be beautiful. I'd like my wishes to count in it too.
      I may not be able to do everything you'd like. What matters most to you?
      I'd rather not stand between people in this. Please talk to each other directly.
      It won't be perfect for everybody. I'd love us to be glad together all the same.`,
    deal: `
      name three things each that matter, and hold to those whatever happens
      let those who marry decide on the list, and those who help decide on how they help
      keep old quarrels out of the room from noon to midnight
      speak about money in one talk with figures, and then close the subject`,
  },
];
