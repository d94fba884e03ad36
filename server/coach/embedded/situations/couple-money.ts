import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const coupleMoney: readonly Situation[] = [
  {
    name: 'money-spent-without-asking',
    matter: 'the money that was spent without a word',
    place: 'couple',
    told: `
      my husband bought a motorbike from our savings and told me when it was standing in the drive
      She ordered a new sofa for 2800 euros without asking me, we had agreed to save for the roof
      he lent his brother five thousand from our joint account and i saw it on the statement
      Every week parcels arrive for my girlfriend and I am the one turning the heating down to save
      I plan every cent and he comes home with a drone
      my wife booked a spa weekend on our card while we are paying off the kitchen
      we said nothing over 200 without talking first, then there is a new television on the wall
      he is generous with everyone, rounds for the whole pub, and at the end of the month we eat pasta
      My partner put the house deposit into a food truck with his cousin, I learned it from the bank app
      she says I am stingy because i asked why we need a third designer bag
      What should I do when my boyfriend spends our money without talking to me?
      How do a saver and a spender share one account without fighting?
      how can we agree on money when he thinks I am controlling and I think he is careless
      how do i tell her i want to be asked before she buys something that big
      Help me put into words for my husband why the purchase upset me, it isnt about the car
      he spent our savings`,
    under: `
      it may be less about the sum than about a decision for two that {who} took as one
      perhaps money put aside means safety to you, and some of that safety is gone now
      it could be that you have been careful for both of you, and would like {who} to see that
      maybe you feel like the strict one who spoils the fun, a part you never asked {who} for
      it might be about trust in what you and {who} had agreed on or taken for granted
      perhaps you had a picture of what you and {who} would build with that money, and it got a crack`,
    ask: `
      What had that money been meant for in your mind?
      How did you find out, and what was your first thought?
      What did money mean in the family you come from, safety, freedom or quarrels?
      From what sum on would you want to be asked?
      What have you given up in the last months that {who} may not know of?
      What did {who} hope to get from it, as far as you can guess?`,
    other: `
      It may be that {who} feared a no, and found it easier to explain afterwards than to ask before.
      Perhaps {they} thought of it as money {they} had worked for, and of asking as being a child again.
      It could be that {who} wanted to give joy, to you or to somebody else, and did not think further.
      Maybe {who} grew up with the feeling that money must be enjoyed before it is gone.
      Possibly {they} knew it had been wrong almost at once, and turned defensive out of shame.`,
    own: `
      You could look at whether you and {who} ever agreed on a figure, or only on a feeling.
      It may be worth telling {who} what scares you about an empty account, instead of only what things cost.
      Notice whether you keep the overview alone; somebody who never looks at the numbers cannot feel them.
      You may have small pleasures to allow yourself too, so that saving does not turn into a silent bill for {who}.`,
    step: `
      Tell {who} within the next days from which sum on you would like to be asked, and ask for {their} figure.
      Look at the account together for half an hour on Sunday, with coffee and without going through the past.
      Write down what you were saving for, and show {who} the picture rather than the sum.
      Find out with {who} this week whether any of it can be undone, and decide by Friday whether you want that.
      Suggest to {who} a free amount for each of you from next month, no questions asked.
      Sleep on it for one night before you bring it up with {who}, and begin with how it felt rather than with the sum.`,
    words: `
      It gave me a fright. I would like us to talk before, not after.
      I do not begrudge you nice things. I want the two of us to decide when it is about our money.
      I want us to have the same plan for our money. What would you like it to be for?
      Could we choose a sum together, above which we always talk first? I would sleep better.
      I do not want to be the one who checks and counts. Can we look at the numbers together on Sunday?
      How did it come about? I would rather know than guess.`,
    deal: `
      fix a sum above which both say yes first, whoever earned it
      keep three accounts, one shared and one free one each
      wait two nights before any larger purchase
      look at income and spending together on the first Sunday of the month`,
  },
  {
    name: 'hidden-debts',
    matter: 'the debts you were not told of',
    place: 'couple',
    told: `
      I opened a letter by accident and found out that my husband has a loan of 14,000 I knew nothing about
      My fiancee has credit card debt from before we met and only told me two weeks before signing for the flat
      he has been hiding shopping bags in the boot of the car for years
      a debt collector rang while she was in the shower and now i know about the unpaid bills
      We are married for 19 years and I learned from the bank that our house carries a second mortgage
      she took money from the kids saving account and put it back later thinking i wouldnt see
      My boyfriend told me the account was fine and now the bank has cut off his overdraft, thousands in the red
      the reminders for the rent were in his drawer, unopened, three months of them
      my wife said the dress was a present from a friend, the receipt in her purse says otherwise
      he admitted last night that he has been borrowing from his parents behind my back to keep up with our bills
      What do I do now that I know about my partner's secret debts?
      How can I trust her with money again after she hid the loan from me?
      should i help him pay off what he owes or is that stupid
      how do i tell him i saw the letter from the collection agency
      What can I say so she shows me everything she owes and doesnt shut down
      found out he has debts`,
    under: `
      it may be less about the sum owed than about the time in which {who} knew and you did not
      perhaps it is hard now to know what you could rely on with {who}
      it could be that you would have helped, and being kept out hurts more than the bill
      maybe the ground under the plans you made with {who} feels thinner than before
      it might sting that {who} let you go on as if all was well
      perhaps you are worried for {who} and angry at once, and neither leaves room for the other`,
    ask: `
      How did it come to light, and who spoke first?
      What worries you more at present, the amount or the hiding?
      What do you know for certain by now, and what are you only guessing?
      Which plan of yours hangs on that money?
      What did {who} say about why you were not to know?
      What would you need to see on paper before you could sleep again?`,
    other: `
      It may be that {who} felt so ashamed that every week of silence made the next one harder to break.
      Perhaps {they} hoped to repair it alone, before you ever had to worry.
      It could be that {who} feared losing your respect more than any letter from the bank.
      Maybe {who} had stopped opening the envelopes, as frightened people sometimes do.
      Possibly {they} felt relieved when it came out, even if it looked like anger.`,
    own: `
      You could decide for yourself what you will and will not sign or pay, before {who} could ask you.
      It may be wise to know how your own account and any joint contract stand, quite apart from {who}.
      Take your time with the question of forgiving; the figures can be sorted out with {who} before that.
      Look at whether {who} could tell you bad news about money without a storm, and what would make that easier from now on.`,
    step: `
      Ask {who} for one evening this week with all letters on the table, opened and sorted by date.
      Write down by tomorrow which accounts and contracts carry your name as well.
      Ring a free debt advice service this week, alone or with {who}, and ask what the first three moves are.
      Agree with {who} on a fixed day in the week when you both look at the balance together.
      Tell {who} in two sentences which part hurt, the money or the hiding, so that {they} could answer to that.
      Put nothing new on credit for the next thirty days, and say so to each other.`,
    words: `
      I can live with bad figures more easily than with not knowing. Please show me all of it on Saturday.
      It hurts that I did not know. I want us to begin again with the whole truth.
      I am angry, and I would still rather face it with you than have you face it alone. Is there anything more I should know?
      I need to see it on paper before I can calm down. Will you sit down with me tonight?
      I wish you had told me sooner. What made it so hard?
      We do not have to work it out alone. Shall we go and get advice together this week?`,
    deal: `
      open all post at the kitchen table, on the day it comes
      go to a debt advice service together and keep to its plan for half a year
      have no loan and no card that the other has not heard of
      allow the sentence “I have bad news about money” to be met with a cup of tea first`,
  },
  {
    name: 'who-pays-for-what',
    matter: 'who pays for what when you do not earn the same',
    place: 'couple',
    told: `
      I earn half of what my boyfriend earns and we split everything fifty fifty, at the end of the month i have nothing
      My wife makes twice as much as me and sometimes jokes about it in front of people, I feel like a kept man
      he pays for the dinners and then decides where we eat and when we go
      since I am at home with the baby I have to ask my husband for money, like pocket money
      she wants expensive restaurants and I cant keep up, but i am too proud to say so
      We have been together for 4 years and I always pay, she has never once picked up the bill
      my partner inherited a house and now I pay him rent, it feels strange
      he transfers me every cent, sends me a request for two euros for the bread
      I put him through his studies and now that he has a good salary it is suddenly his money
      My girlfriend lost her job and I carry everything, I dont mind but no one ever asked me if it was ok
      How should we divide the bills when one of us has a much bigger salary?
      What is fair, the same amount each or by income?
      how do i deal with feeling dependent on my husband's wage
      how do i tell my boyfriend that half and half is too much for me
      What could I say to her so that she pays sometimes without it sounding cheap
      he earns more and i still pay half`,
    under: `
      it may be less about the bill than about whether you and {who} count as equals
      perhaps it is uncomfortable to speak of money with {who}, because it so easily sounds like counting
      it could be that you give something that no statement shows, and would like {who} to see it
      maybe you would like {who} to notice the difference without your having to lay it out
      it might be pride, since neither asking {who} nor always paying is easy
      perhaps you would like to know that you and {who} would carry each other if things got rough`,
    ask: `
      How much is left for you in a month after everything shared has been paid?
      In which moment did it last feel unfair, at the till, at the table or in front of others?
      How did you two come to the way you share now, and who suggested it?
      What do you bring into this life together that nobody has put a figure on?
      What did {who} learn about money and giving at home, as far as you know?
      What would fair look like for you, if you were free to draw it up alone?`,
    other: `
      It may be that {who} thought half each was the fairest thing in the world, and never did the sum from your side.
      Perhaps {they} feared being valued for money, and watched the small amounts for that reason.
      It could be that {who} felt proud to provide, and did not see that you gave something up for it.
      Maybe {who} felt pressed as well, being the one everybody would lean on if something went wrong.
      Possibly {they} waited for you to say something, and took your silence for agreement.`,
    own: `
      You could put your own figures on paper first, so that you come to {who} with a wish and not only a grudge.
      Look at the things you say yes to in front of {who}, although you would rather not pay for them.
      It may help to tell {who} how it feels on your side, since asking and paying look different from across the table.
      Perhaps you are repaying in other coin, with housework or giving in, without having agreed on it with {who}.`,
    step: `
      Write down this evening what you earn, what you pay and what remains, and ask {who} to do the same by Sunday.
      Suggest to {who} to share the fixed costs by income for three months, beginning with the next one.
      Name a price for the next evening out before you book it, and invite {who} to something that fits it.
      Ask {who} on Saturday what money of your own should look like for both of you.
      Name three things that you and {who} give each other without any money, and talk this week about how they should count.
      Choose one thing a month that you pay for with pleasure, and tell {who} which one it is.`,
    words: `
      I find it hard to bring up, so I will just say it: it does not feel quite fair to me. Could we look at it together?
      I would like us to find a way that feels right to both of us, and not only on paper. When could we talk about it?
      I do not want money to stand between us. Could we sit down on Sunday and work it out anew?
      What each of us gives is more than money, and I want that to count too. How do you see it?
      I would like to hear what feels fair to you, and then tell you what feels fair to me.
      I would love it if we invited each other now and then, however small it is. Shall we start this week?`,
    deal: `
      share fixed costs in proportion to what each of you brings home
      give each of you the same free amount once everything shared is paid
      take turns in inviting, each within their own means
      look at the split again whenever a job, a child or a salary changes`,
  },
  {
    name: 'planning-a-trip',
    matter: 'the planning of the holiday',
    place: 'couple',
    told: `
      we cant agree on a summer holiday, he wants the mountains and I want to lie on a beach
      My girlfriend plans every minute of a trip with a spreadsheet and I just want to wander about
      I booked flights, hotel, car and insurance and my husband asks at the airport where we are going
      she wants to fly to Japan, i want to save, we have been arguing about it since january
      Every trip we quarrel on the second day, by the fourth we dont speak in the car
      my boyfriend invited two of his friends to come along on our first vacation together
      he refuses to plan anything in advance and now all the cheap rooms are gone
      We retired to travel and now my wife does not want to leave the garden for more than three days
      on vacation he gets up at 7 to see ruins and sulks when i sleep in
      She promised we'd go away just us two and now it is a week in a caravan with her cousins
      How do couples plan a trip without killing each other?
      What should we do if one wants adventure and the other wants peace and quiet?
      should I go on holiday alone this year if he doesnt want to come
      how do i tell my boyfriend i dont want his mates on our holiday
      What can I say to her about the budget for the trip so that she isnt disappointed
      another fight over the holidays`,
    under: `
      it may be less about the place than about what those few free days are supposed to give back to you
      perhaps you hope to find {who} again as in the early days, somewhere away from everyday life
      it could be that planning it feels like work, and you would like to share that with {who}
      maybe giving in to {who} would feel like having no wishes of your own
      it might be that rest means something quite different to you than to {who}, and both are real
      perhaps so much hope hangs on those days that every small disagreement with {who} feels large`,
    ask: `
      When you close your eyes and think of a good holiday, what do you see in the first minute?
      What do you need to recover from this year?
      Which trip with {who} went well, and what was different there?
      At what point do your talks about it usually turn into a quarrel?
      What would you be sad to miss, and what could you leave out with a light heart?
      Who has done what so far, from searching to paying?`,
    other: `
      It may be that {who} had been looking forward to something all year and never said it aloud.
      Perhaps {they} felt that all had been decided, and that only nodding remained.
      It could be that {who} worried about money or flying and hid it behind “I do not care”.
      Maybe {who} needed a plan to feel safe in a strange place, or no plan to feel free at last.
      Possibly {they} left it to you because you do it so well, and took that for a compliment.`,
    own: `
      You could ask yourself whether you want {who} to choose, or to choose what you have chosen.
      Tell {who} the one thing that would make the trip worthwhile for you, instead of defending ten.
      Notice how much you arrange before {who} could even wish for something.
      It may be all right to spend some days or hours of it apart; look at what makes that hard for you.`,
    step: `
      Each write three wishes and one thing you dread on a piece of paper tonight, then swap the papers with {who}.
      Set the sum for the trip with {who} before you look at a single picture, by Sunday at the latest.
      Hand one whole part over to {who} this week, such as the room or the journey, and do not check it.
      Plan one day of the holiday in which each of you does what you like, and meet {who} again for dinner.
      Spend a single Saturday in the next town first, and see what {who} enjoyed there.
      Put a date on the decision, such as next Friday evening, and leave the subject alone until then.`,
    words: `
      I so want this to be a good time for both of us. Could we each plan one half of it?
      I do not want to win this one. Tell me the one thing you would be sad to miss, and I will tell you mine.
      I would enjoy it more if we planned it together. Could we take an hour for it on Sunday?
      I would love to have some of that time just for the two of us. Would you like that too?
      I would feel easier if we settled the money first. Which sum would be all right for you?
      I would love to come home with one story that only we know. Where would you like it to happen?`,
    deal: `
      take turns in choosing the place, this year one of you and next year the other
      plan the mornings and leave the afternoons open
      settle the sum first and the place after that
      give each of you one day on which the other comes along without grumbling`,
  },
];
