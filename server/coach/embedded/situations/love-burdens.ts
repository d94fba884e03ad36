import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const loveBurdens: readonly Situation[] = [
  {
    name: 'partner-ill-or-low',
    matter: 'the illness between you',
    place: 'couple',
    told: `
      My husband has depression and lies on the sofa all day, I don't know how to reach him
      my girlfriend has been so low since the winter, she sleeps till two and says nothing matters
      he was told he has MS in spring and since then he snaps at me whenever I try to help
      she has had long covid for eighteen months, I do everything and feel guilty for being annoyed
      I love my wife and I have become her nurse, cancer has eaten our whole marriage
      My boyfriend gets panic attacks and won't leave the house, we haven't seen friends since October
      he won't take his pills or go to the doctor, and I watch him fade
      My partner is bipolar and I never know who will be sitting at breakfast
      since my husband's stroke I talk for two. We are both in our seventies and I'm worn out
      she's burnt out and signed off work, I walk on tiptoe round her moods and miss having fun with her
      how do I support a depressed partner without going under myself
      how do you deal with living with somebody who is ill and always in pain
      What should I do when he says he is a burden to me?
      how do i tell her that i need a break from caring for her
      what can I say to my boyfriend so that he gets help for his depression
      my wife is depressed`,
    under: `
      you may miss {who} while {they} could be lying one metre away
      perhaps you long to be looked after for once, and forbid yourself to want it
      it may be the anger that frightens you, because nobody seems to have earned it
      you may be trying to carry {who} back to a shore that you cannot see yourself
      it may be lonely to be the strong one, and lonelier to be praised for it
      you may be afraid that {who} will never again be the one you fell in love with`,
    ask: `
      When did you last see a flash of the person you know?
      What do you do in a week that nobody notices?
      What helps for an hour, and what has never helped?
      Who asks how you are, and what do you answer?
      What did you stop doing since the illness moved in?
      What is said between you about it, and what is left out?`,
    other: `
      {who} may be ashamed of needing so much and turn it into bad temper.
      {who} might hear every suggestion as proof that {they} could do better if {they} only tried.
      It is possible that {who} felt your love the whole time and had no strength to show it.
      {who} may fear that you will leave and may push you to find out.
      {who} might be longing for an hour in which nobody looked at {them} as a patient.`,
    own: `
      You cannot want to get well in place of {who}, and trying to will wear out the love you need for staying.
      You may have a free evening without {who} having to be better first.
      Instead of offering ten remedies you can ask {who} one thing: company, quiet, or something practical.
      It is no betrayal of {who} to tell a friend or a doctor how things are at home for you.`,
    step: `
      Ask {who} tonight, “Shall I listen, distract you, or leave you in peace?”, and do exactly that.
      Put one evening a week in the calendar that is yours, starting this week, and arrange who could look in on {who}.
      Offer to ring the doctor for {who} on Monday, and to sit in the waiting room.
      Do one small thing with {who} this week that has nothing to do with the illness: a record, ten minutes of sun, a card game.
      Tell one person by Friday how it truly is, without adding that you are fine.
      If {who} ever said that life no longer seemed worth it, ask about it directly today and ring a doctor or a helpline with {them}.`,
    words: `
      I don't need you to be cheerful for me. I'd just like to sit with you for a bit.
      I'm tired, and I love you, and both are true. I'm going to take one evening a week off so that I can keep going.
      I don't know what helps. Could you tell me one thing that makes a day a little easier?
      I miss you. Not the well you, just you.
      You are not a burden to me. The loneliness is, sometimes, and I'd like to share that with you too.
      Would you let me make the appointment? I'll drive, and you needn't say a thing on the way.`,
    deal: `
      have a word for bad days that says enough, so that nobody has to explain
      keep one hour a week in which the illness is not mentioned
      decide which tasks go to somebody else from this month on, paid or not
      agree on what happens on a very bad day: who is rung, and when`,
  },
  {
    name: 'partner-drinks',
    matter: 'the drinking',
    place: 'couple',
    told: `
      My husband drinks every evening, first wine, then the hard stuff, and falls asleep in the chair
      she hides vodka in the laundry basket and thinks that I don't smell it
      he has promised to stop drinking four times since Easter and on Friday he was drunk again
      I count the bottles in the recycling, my girlfriend says I'm controlling
      When he's sober he is the best man in the world, and after six beers I don't know him
      my wife drove the kids home after three glasses and shrugged when I said something
      my boyfriend smokes weed from the minute he gets up and calls it relaxing
      He came to my mother's funeral with alcohol on his breath. We've been married for 28 years
      i pour it down the sink and he buys new, i ring his boss and say he has the flu
      she only drinks at weekends but then till she can't stand, and on Monday we pretend nothing happened
      what do I do if my partner is an alcoholic and won't admit it
      how do I deal with his drinking in front of the children
      Should I leave the party when my wife starts getting drunk again?
      how do i tell him that he drinks too much without him storming out
      how can I ask her to get help for her drinking
      he's drunk again`,
    under: `
      it may be less about the glass than about {who} leaving the room while still sitting in it
      you may be worn out from listening for the tone of voice, the key, the step on the stairs
      perhaps you are keeping a secret for {who}, and it has made you lonely
      you may long for an evening that you do not have to watch over
      you may love the {who} of the mornings and brace yourself for the one of the nights
      each promise may have cost you a bit more hope than {who} could know`,
    ask: `
      What was the last evening like, from the first glass on?
      What do you do when you notice that it has started?
      What have you begun to hide, and from whom?
      When did you last have a sober talk about it, and what was said?
      What do you no longer plan because you cannot be sure?
      Who else in your life knows?`,
    other: `
      {who} may be drinking against something {they} never found words for.
      {who} might believe that it is under control, because the alternative would be frightening.
      It could be that {who} felt shame every morning and needed the next glass against precisely that.
      {who} may mean every promise at the moment of making it, and be weaker than it by Friday.
      {who} might hear love in your worry one day, if it came in a calm and sober hour.`,
    own: `
      You did not cause it and you cannot stop it, and pouring it away only makes {who} hide it better.
      Each excuse you make on behalf of {who} buys a day of peace and hides from {them} what it costs.
      You can say what you will do on such evenings, rather than what {who} would have to do, and then do it.
      You may have help of your own, from people who live with the same, whether or not {who} ever accepted any.`,
    step: `
      Talk to {who} in a sober morning hour this week, about one evening and what you saw, and not about alcohol in general.
      Look up a family group or an advice line for relatives today and ring it within the week, without waiting for {who}.
      Decide now what you will do the next time it starts, such as going to bed or to your sister, and say so beforehand in a calm hour.
      Take the car keys and the children's lifts out of it from this week: arrange who drives when {who} had something.
      Stop one excuse you make for {who} this week, the call to work or the story for the neighbours.
      You could ask {who} once to come along to the doctor, and name a date.`,
    words: `
      I love you and I miss you in the evenings. I would like us to talk to somebody about it, this month.
      I'm not counting your glasses any more. I'll go to bed when it starts, because I can't bear watching it.
      It frightens me when you're far gone. I want you to hear that from me in daylight.
      I won't make excuses for you any more. I'll gladly come with you to the doctor.
      I don't want promises. I'd like one appointment, with a date on it.
      I remember how you are when you're all there. That's who I'm writing to.`,
    deal: `
      talk about it only when sober, and set the hour beforehand
      make one appointment with a doctor or an advice centre and go there together
      rule that nobody drives after the first glass, and that the children are collected by the one who had none
      keep three evenings a week dry, do something with them, and see honestly how hard it is`,
  },
  {
    name: 'partner-gambles',
    matter: 'the gambling',
    place: 'couple',
    told: `
      My husband has gambled away our savings on sports betting and I found out from the bank
      he plays online slots at night, I can see the light under the bathroom door
      my boyfriend borrowed money from my dad and put it all on a football match
      she goes to the casino on her days off and says it's her only fun
      he swore after the last loss that he would never bet again, today there was another deposit to the poker site
      my wife spends her whole wage on scratch cards and game apps, we're behind with the rent because of it
      He sold my grandmother's ring. To bet on horses. I can't even write it
      I caught my partner trading crypto all night with money that was meant for the roof, it is gambling to me
      after work he goes straight to the machines in the arcade and comes home with empty pockets and a story
      when he wins he brings me roses and when he loses he won't speak, I have learned to dread both
      what should I do about my husband's betting, he says he'll win it back
      How do I deal with a gambler in the family who lies about his losses
      do i pay his gambling debts or not
      how do i tell him that i won't lend him any more for betting
      how can I talk to my wife about her gambling without her denying it
      he gambled again`,
    under: `
      the money may be the smaller loss, and the plans you had made with {who} the bigger one
      you may feel foolish for having been the careful one all along
      perhaps you want {who} to look at the numbers with you, all of them, once
      it may be that hope itself has become suspect, because {who} lived on it
      you may be frightened of the post, the telephone and the end of the month
      you may still be protecting {who} from people whose help you could use`,
    ask: `
      How did you find out about the last loss?
      What do you know about the debts for certain, and what only from being told?
      Which of the things you had saved for hurts most?
      What have you paid or covered up already?
      When does it happen: what day, what hour, after what?
      What would you need to see on paper before you could breathe?`,
    other: `
      {who} may truly believe that the next win could make it all unhappen.
      {who} might be more afraid of your seeing the sum than of the sum.
      It could be that {who} stopped playing for money long ago and played for the hour in which nothing else existed.
      {who} may wish to be stopped and still fight whoever tries.
      {who} might feel a relief {they} would never have expected, once there is nothing left to hide.`,
    own: `
      Paying the debt quietly feels like help, and it gives {who} a clean slate to play on.
      You can protect what is yours, an account or a card, and tell {who} that you did.
      You did not fail by trusting {who} with money, since that is what couples do.
      You need not become the police of {their} evenings, but you may know the figures.`,
    step: `
      Open an account in your own name this week and have your wage paid into it.
      Ask {who} for one evening with every statement on the table, and write down the total together.
      Ring a debt advice office by Friday, with or without {who}, before you pay anything.
      Ask {who} to sign up for a self-exclusion from betting sites while you sit there, tonight if {they} can.
      Tell one relative, the one who might be asked next, that no money should be lent to {who}.
      Look for a helpline for gamblers and their families and put the number where {who} can find it.`,
    words: `
      I want to see it all, once, whatever the sum. I'd rather be shocked than go on guessing.
      I won't pay it off for you. I'll sit beside you when you ring for help.
      I can't sleep because I don't know how much is gone. Please show me the statements tonight.
      Don't win it back for me. I want you here, without the phone.
      I'd like to keep my pay in an account of my own from now on. It would help me to stay calm with you.
      I was counting on what we had planned, and that hurts me more than the money does. Do you understand that?`,
    deal: `
      lay every account open and go through it together on the first of the month
      put the bills on the account of the one who does not bet
      block the sites and apps on all the devices in the house, together
      go to one meeting or one advice hour, and decide only afterwards whether to go again`,
  },
  {
    name: 'partner-out-of-work',
    matter: 'the time without a job',
    place: 'couple',
    told: `
      My husband lost his job in February and sits in front of the PlayStation all day
      I've been made redundant and my wife now earns everything, I feel useless at the dinner table
      she's been unemployed for a year and stopped sending applications, I don't dare ask
      my boyfriend got fired and tells everyone he is freelancing
      since he was laid off he has become so bitter, the whole house is grey
      I go to work at six and when I come home he hasn't even opened the curtains, he says he is still looking for work
      He turned down a job because it was beneath him and I pay the rent on a nurse's wage
      My partner retired against their will at 59 when the plant shut and they follow me from room to room
      i lost my job and i can hear the pity in his voice when he says take your time
      she had forty rejections and I don't know any more what to say after the next one
      how do I motivate my husband to find work without nagging
      how do we deal with one of us being jobless for so long
      What should I say to a man who has been sacked and is ashamed?
      how do i tell him that i can't be the only one earning for much longer
      how can I tell my wife that I feel worthless since I lost my job
      he's unemployed and does nothing`,
    under: `
      it may be less about the wage than about seeing {who} lose {their} shine
      you may be frightened, and have nobody to be frightened with
      perhaps you are holding everything up and would like {who} to notice your arms
      you may feel ashamed of being impatient with somebody who is down
      it may be about being needed: when the work went, something went out of the two of you as well
      you may be wondering whether {who} could still be counted on, and hate the thought`,
    ask: `
      What does a usual day look like at your place since then?
      What is talked about openly, and what has become forbidden ground?
      What was the job, apart from the pay?
      When did the two of you last have a good hour in all this?
      How long will the money last, and do you both know the figure?
      Which remark slipped out that you would like to take back, or hear taken back?`,
    other: `
      {who} may be so ashamed that doing nothing feels safer than trying and failing again.
      {who} might hear “Did you write any applications?” as “Are you worth anything?”.
      It could be that {who} tried more than you saw and hid the rejections to spare you both.
      {who} may miss colleagues, a rhythm, a title on a door, and be grieving without calling it that.
      {who} might want to be asked about something other than work, and to be good at something in your eyes.`,
    own: `
      You can separate two talks with {who}: one about money, with numbers, and one about how you both are.
      Asking every evening what {who} did today is a report, and once a week would do.
      You may say that you are scared before it comes out as contempt for the way {who} spent the day.
      If you are the one without work, you can give the day a shape for your own sake, before any vacancy asks for it.`,
    step: `
      Sit down with {who} on Saturday for half an hour and work out how many months the money lasts.
      Agree with {who} on one fixed time a week for talking about the search, and leave it alone on the other six days.
      Ask {who} this week to take on one thing that matters and is seen, and do not correct how it is done.
      Go out with {who} once this week somewhere that costs nothing and has nothing to do with jobs.
      Tell {who} before the weekend what you are afraid of, in two sentences, without the word “you”.
      You could ask a former colleague this week for one name or one tip, if {who} would welcome it.`,
    words: `
      I'm scared about the next few months, and I don't want to be scared alone. Can we look at the figures on Saturday?
      You're more to me than a payslip. I'd just like to see you get up with me in the morning.
      I don't want to be the one who asks every night. Would you tell me on Fridays how it's going, and I'll keep quiet until then?
      I can't carry all of it by myself. What could we change from next month?
      I don't want this to come between us. Can we say what each of us is most afraid of?
      I'm on your side, whatever the post brings. Come for a walk with me?`,
    deal: `
      set one weekly hour for money and search, and make it off limits otherwise
      draw up a budget for six months and say what happens when it runs out
      share out the day's work anew, so that the one at home has something that counts
      both get up at the same hour on weekdays and have breakfast together`,
  },
];
