import type { MessageKind } from '#server/coach/embedded/messages/kind.ts';

export const plainFamily: readonly MessageKind[] = [
  {
    name: 'parent-who-wants-to-know-everything',
    move: 'demand',
    written: `
      So, who is this Tom? Where does he live? What do his parents do?
      Where were you yesterday? I rang three times
      And what did the doctor say exactly? And what did you answer?
      what time did u get in last nite, i saw the hall light
      How much are you earning in the new job, if your mother may ask?
      Tell me everything!! Who was there, what did they wear, did you eat?
      You were on Facebook at 2 am darling, can't you sleep?
      why dont you tell me anything anymore
      Have you two set a date yet? Have you thought about children?
      What's going on with you and Peter? I'm your mother, I notice these things
      Send me your flight number and the name of the hotel and the address
      who are you texting all the time
      Did you get your marks yet? What did the others get?
      Dad wants to know how much rent you pay now
      How is it going with the new one? Do we get to meet her? What is her surname?
      I saw a letter from the bank for you, is there a problem?
      So what did the teacher say about you? Everything please, not just “fine”
      what are you doing this weekend, and with who, and when are you back
      I would so like to know what goes on in your life. You only ever say “all good”.
      Have you talked to your sister, what did she say about us?`,
    tone: `
      Curious and loving
      Insistent, well meant
      Keen to be included
      Worried, asking too much`,
    does: `
      It asks for more of your life than you perhaps want to share.
      With {q}, they look for a way to stay close to you.
      It carries an old role on, in which they knew everything about you.
      It can make you feel twelve years old again.
      It tends to grow with every short answer you give.`,
    kind: `
      They may miss the time when you told them things of your own accord.
      They may be afraid for you and calm themselves by knowing.
      It may be their way of showing interest, because nobody taught them another.
      They may be a little lonely and live through your stories.
      They may be proud of you and want to have something to tell.`,
    guarded: `
      They may find it hard to see you as somebody with a life of your own.
      It may be that they want to have a say once they know.
      They may pass on to others what you tell them.
      They may sense that you are keeping something back, and press all the more.
      It may be that it is more about their peace of mind than about you.`,
    open: `
      I know that you'd like to know how I am.
      It's nice that my life interests you.
      You do ask a lot of questions, and I know you mean well.
      I can tell that you'd like to hear more from me.
      I'm glad that you want to be part of it.
      That's a lot to answer at once.`,
    close: `
      Some of it I'd like to keep to myself, and that has nothing to do with you.
      I'll ring you on Sunday and tell you what's new.
      When there's something important, I'll tell you of my own accord.
      Ask me what makes me happy at the moment, I like talking about that.
      I tell you more when I'm asked less, that's how I am.
      And what's new with you?`,
    other: `
      It may be that {who} sat by the phone, thinking of you.
      Perhaps {who} felt shut out after a string of short answers.
      Maybe {who} grew up in a house where asking was a way of caring.`,
    own: `
      Ask yourself what you would gladly tell them, if it were not asked for.
      Look at whether your short answers make the questions longer.
      Notice what you are protecting: your freedom, your calm, or somebody else.`,
    check: `
      {who} wanted to run your life
      you owe an answer to every question
      {who} could not bear to hear that you want to keep something private`,
    step: `
      Tell them one real thing this week before you are asked.
      Fix a regular time for a call, and point to it kindly in between.
      Choose one subject that stays yours, and say so in one friendly sentence.
      Answer one of the questions properly today, and let the others go by.`,
  },
  {
    name: 'child-asking-for-money',
    move: 'request',
    written: `
      Dad can you send me 50 euros, I'll explain later
      mum can i have money for the class trip its 30
      hey mum, bit short this month, could you help me out? 🙈
      pls pls pls can u paypal me 20 for pizza
      Hi Dad. The car failed its MOT and I can't cover the repair. Could you lend me 400?
      can i get an advance on my pocket money
      mum my card got declined at tesco can u transfer something quick
      I hate to ask again but the rent is due and my loan hasn't come through
      everyone has the new fifa, can i have it, ill do chores
      Hello you two, would you be able to help us with the deposit for the house?
      papa i need new football boots mine have a hole
      could you top up my phone pls i'll pay u back friday
      Mum, I've got myself into a bit of a mess with my credit card. Don't be angry. Can you help?
      can I have 15 for the cinema with Mia? pleaseee ❤️❤️
      My laptop died the week before finals. Any chance you could chip in for a new one?
      dad u said id get money for good grades sooo
      could i get my birthday money early, theres a sale on
      I've found a course that would really help me but it costs 900. Could we talk about a loan?
      ma send cash for books, the list is insane
      The heating bill is more than I thought and the twins need shoes. I wouldn't ask if I had another way, Dad.`,
    tone: `
      Asking, a bit sheepish
      Hopeful and in need
      Trusting you to help
      Casual, with some pressure`,
    does: `
      It asks for money, and with it for a piece of your trust.
      With {q}, they turn to the person who has mostly been there in such cases.
      It puts you between wanting to help and wanting them to manage alone.
      It looks for a quick answer to something that may need a slower one.
      It shows that they would sooner come to you than hide it.`,
    kind: `
      They may really be stuck and have put off asking for some time.
      They may feel embarrassed and make it sound light for that reason.
      It may be that they have no feeling yet for how far money goes.
      They may trust you not to love them less for it.
      They may be learning to stand on their own feet, with some detours.`,
    guarded: `
      They may have got used to the gap being filled.
      It may be that you hear of it late, so that there is no time to think.
      They may leave out what the money is needed for because they know what you would say.
      They may find it easier to ask you than to go without.
      It may be that one parent is asked because the other has said no.`,
    open: `
      Thanks for asking me openly.
      Good that you come to me with it.
      I've read it, and I'd like to understand it properly.
      I want you to manage well, that matters to me.
      It's all right to ask.
      Let me think about it for a moment.`,
    close: `
      What exactly do you need, and by when?
      Show me how you'd planned it, and we'll look at it together.
      I'll ring you tonight, and then we'll decide.
      If I help, I'd like us to settle whether it's a loan or a present.
      I can give a part of it, what could you do yourself for the rest?
      This time I'd like you to make a suggestion first as to how it could work.`,
    other: `
      It may be that {who} felt ashamed to ask.
      Perhaps {who} saw no other way at that moment.
      Maybe {who} thought that for you it was not a large sum.`,
    own: `
      Ask yourself what you fear if you say no.
      Look at how you learnt about money at that age, and what you would have wished for.
      Notice if you give so that there is peace, or because it makes sense to you.`,
    check: `
      {who} wanted only the money
      helping now means that nothing will be learnt
      {who} knew how much it would be for you`,
    step: `
      Sleep on it if it is more than a small sum, and say when you will answer.
      Write down what is a present and what is a loan, in two lines, before you send anything.
      Sit down with them at the weekend and go through one month's money.
      Agree with the other parent tonight what you will both say.`,
  },
  {
    name: 'asking-a-big-favour',
    move: 'request',
    written: `
      I have a big favour to ask you
      this is a huge ask but could we stay with u for a month till the flat is ready
      Would you be willing to be our guarantor for the mortgage?
      can u lend me 2000, i'll pay it back by summer i swear
      I know it's a lot, but could you look after the twins for the whole week of half term?
      Could you take mum to all her hospital appointments in May? I can't get leave
      big one: would you drive me to the airport at 4am 😬
      Would you consider being our daughter's guardian in our wills?
      hey so... can my brother sleep on your couch for a few weeks, he has nowhere to go
      I'm desperate, could you cover my shifts over Christmas?
      Could you put in a good word for my son with your boss?
      can i borrow ur car for 2 weeks
      would you sew my wedding dress? i can't imagine anyone else doing it
      I hardly dare to ask: would you give the eulogy for Frank?
      Say no if it's too much, but could we use your house for the party, about forty people
      Would you be ready to take the dog for good? The new landlord doesn't allow him
      can u proofread my whole thesis by monday pleaaase, 90 pages
      We were wondering whether you and Jim might lend us the money for the roof, until the house is sold.
      This will sound odd, would you come to court with me on the 9th as a witness?
      could you and dad move the christmas do to yours this year and every year from now on lol`,
    tone: `
      Hesitant, asking a lot
      Hopeful and uneasy
      Trusting, with a heavy load
      Large wish, put politely`,
    does: `
      It asks for more than is usual between you.
      With {q}, they show that you are one of the few they could turn to.
      It gives you a decision that deserves a night's sleep.
      It makes them depend on your answer, and both of you will feel that.
      It touches the question of how much you want to carry for each other.`,
    kind: `
      They may have gone through all other possibilities first.
      They may trust you more than most people.
      It may be that they would do the same for you without thinking twice.
      They may be in greater need than they can say.
      They may be prepared for a no and hope that you will be honest.`,
    guarded: `
      They may not see how much it would demand of you.
      It may be that they count on your finding it hard to refuse.
      They may have asked you because others have already said no.
      They may think of the start and not of how long it could last.
      It may be that they would feel a no as a judgement on the friendship.`,
    open: `
      Thank you for trusting me with this.
      I can see that you wouldn't ask lightly.
      That's a big request, so I want to think it over properly.
      It means something to me that you ask me.
      I'd like to give you an honest answer and not a quick one.
      I've read it twice, and I take it seriously.`,
    close: `
      I'll tell you by Thursday whether I can do it.
      Before I decide, I'd need to know a bit more about it.
      If I can't do all of it, would a part be of help too?
      What would you do if I couldn't?
      If I say no, it'll be about my limits and not about you.
      Can we talk it through on the phone first?`,
    other: `
      It may be that {who} struggled for days with whether to ask.
      Perhaps {who} felt small in asking and hid it behind a joke or many words.
      Maybe {who} needed to know soon, more than to hear a yes.`,
    own: `
      Ask yourself how you would feel in three months if you said yes today.
      Look at what you could give gladly, and where the gladness would end.
      Notice whether you fear the disappointment more than the effort.`,
    check: `
      {who} expected a yes
      a no would cost you the friendship
      {who} had thought through what it would mean for you`,
    step: `
      Take a night before answering, and tell them today that you are doing so.
      Write down what you can give: how long, how much, and until when.
      Talk it over this evening with whoever would be affected as well.
      If it is no, say it clearly within three days, so that they can look further.`,
  },
];
