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
      you may miss {who} even on days when {they} could be right beside you
      perhaps you long to be looked after for once, and forbid yourself to want it
      there may be anger too, and it may be hard to allow when nobody is to blame
      you may be trying to pull {who} through something that nobody could do for {them}
      it may be lonely to be the strong one, and lonelier to be praised for it
      you may be afraid that things with {who} will never be quite as they were`,
    ask: `
      When did you last see a flash of the person you know?
      What do you do in a week that nobody notices?
      What helps for an hour, and what has never helped?
      Who asks how you are, and what do you answer?
      What have you stopped doing since the illness moved in?
      What is said between you about it, and what is left out?`,
    other: `
      {who} may be ashamed of needing so much, and that could come out as bad temper.
      {who} might hear every suggestion as proof that {they} could do better if {they} only tried.
      It is possible that {who} felt your love the whole time and had no strength to show it.
      {who} may fear becoming too much for you, and say so in ways that push you away.
      {who} might be longing for an hour in which nobody looked at {them} as a patient.`,
    own: `
      You cannot do the getting well for {who}, and it may be a relief to put that part down.
      You may have a free evening without {who} having to be better first.
      Instead of offering ten remedies you can ask {who} one thing: company, quiet, or something practical.
      It is no betrayal of {who} to tell a friend or a doctor how things are at home for you.`,
    step: `
      Ask {who} tonight, “Shall I listen, distract you, or leave you in peace?”, and do exactly that.
      Put one evening a week in the calendar that is yours, starting this week, and tell {who} which it will be.
      Offer {who} this week to make the next call to a doctor together, or to come along.
      Do one small thing with {who} this week that has nothing to do with the illness, even if it takes only ten minutes.
      Tell one person by Friday how it truly is, without adding that you are fine.
      If {who} ever said that life no longer seemed worth it, ask about it directly today and ring a doctor or a helpline with {them}.`,
    words: `
      I don't need you to be cheerful for me. I'd just like to sit with you for a bit.
      I'm tired, and I love you, and both are true. I need a little time to myself now and then, so that I can be there for you.
      I don't know what helps. Could you tell me one thing that makes a day a little easier?
      I miss you. Could we have a little time together, just as you are?
      You are not a burden to me. I do feel alone with it sometimes, and I'd like us to talk about that too.
      Would you talk to a doctor about how it is at the moment? I'll come with you if you like.`,
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
      it may be less about the drink than about {who} being there and yet out of reach
      you may be worn out from listening for the tone of voice that tells you how it will be
      perhaps you have kept quiet about it for {who}, and that may be lonely
      you may long for an evening that you do not have to watch over
      you may love {who} on sober days, and brace yourself on the others
      each promise may have cost you a bit more hope than {who} could know`,
    ask: `
      What was the last evening like, from the first glass on?
      What do you do when you notice that it has started?
      What do you keep to yourself about it, and from whom?
      When did you last have a sober talk about it, and what was said?
      What do you no longer plan because you cannot be sure?
      Who else in your life knows?`,
    other: `
      {who} may be drinking against something {they} never found words for.
      {who} might believe that it is under control, because the alternative would be frightening.
      It could be that {who} felt ashamed of it and drank against that, too.
      {who} may mean every promise at the moment of making it, and find it hard to keep alone.
      {who} might hear the love in your worry more easily in a calm and sober hour.`,
    own: `
      You did not cause it, and you cannot do the stopping for {who}.
      If you sometimes make excuses for {who}, you may stop, even if that makes a day or two less peaceful.
      You can say what you will do on such evenings, rather than what {who} would have to do, and then do it.
      You may have help of your own, from people who live with the same, whether or not {who} ever accepted any.`,
    step: `
      Talk to {who} in a calm and sober hour this week, about one evening and what you saw, and not about alcohol in general.
      Look up a family group or an advice line for relatives today and ring it within the week, without waiting for {who}.
      Decide now what you will do the next time it starts, such as going to another room or to a friend, and tell {who} so beforehand in a calm hour.
      Settle with {who} in a sober hour this week how everybody gets home when there has been drinking.
      If you have been covering for {who}, choose one excuse that you will not make this week.
      You could ask {who} in a calm hour this week to see a doctor with you, and suggest a day.`,
    words: `
      I love you, and I miss you when you've been drinking. Could we talk to somebody about it together?
      I don't want to watch over you or count. I just find it hard to be with you when you've had a lot.
      I get worried and sad when you drink a lot. Can we talk about it at a time when you haven't had any?
      I can't keep pretending that it's fine. If you want help with it, I'll gladly come along.
      I don't need a big promise from you. Would you think about getting some help with it?
      I love being with you when you're sober, and I'd like more of that. What would make it easier for you?`,
    deal: `
      talk about it only when sober, and set the hour beforehand
      make one appointment with a doctor or an advice centre and go there together
      make it a rule that nobody drives a car after the first glass, and plan the way home beforehand
      keep an evening free of alcohol, do something nice with it, and be honest about how hard it was`,
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
      it may be less about the money than about the trust and the plans you had with {who}
      you may feel foolish for having been the careful one all along
      perhaps you want {who} to look at the numbers with you, all of them, once
      you may find it hard to hope with {who}, after so much was hoped for already
      you may be frightened of what you do not know yet about the money
      you may be keeping it quiet for {who}, and be alone with it because of that`,
    ask: `
      How did you find out about the last loss?
      What do you know about the debts for certain, and what only from being told?
      Which plan would it hurt most to give up?
      What have you already paid or kept quiet about, if anything?
      When does it happen: what day, what hour, after what?
      What would you need to see on paper before you could breathe?`,
    other: `
      {who} may truly believe that the next win could make it all unhappen.
      {who} might be more afraid of your seeing the sum than of the sum.
      It could be that {who} played less for the money than for the hour in which nothing else existed.
      {who} may wish to be stopped and still fight whoever tries.
      {who} might feel a relief {they} would never have expected, once there is nothing left to hide.`,
    own: `
      Paying a debt for {who} may feel like help, and it is worth asking an advice office before you do.
      You can protect what is yours, an account or a card, and tell {who} that you did.
      You did not fail by trusting {who} with money, since that is what couples do.
      You need not become the police of {their} evenings, but you may know the figures.`,
    step: `
      If your money runs together, ask your bank this week how to keep your own pay safe, and tell {who} that you did.
      Ask {who} for one evening with every statement on the table, and write down the total together.
      Ring a debt advice office by Friday, with or without {who}, before you pay anything.
      Ask {who} this week to sign up for a self-exclusion from betting sites, and offer to sit beside {them} for it.
      Tell one person you trust this week how things are, so that you are not alone with it, whatever {who} might decide.
      Look for a helpline for gamblers and their families this week, and offer the number to {who} in a calm hour.`,
    words: `
      I'd like to know how much it is, whatever the sum. I'd rather be shocked than go on guessing.
      I can't solve it for you by paying. I'll gladly be beside you when you ask for help.
      I'm frightened because I don't know how bad it is. Will you tell me tonight, all of it?
      Please don't try to win it back. I'd much rather we faced it together as it is.
      I'd like us to keep the money safe for a while, until things are calmer. Can we talk about how?
      It hurts me more than the money does, because I want to be able to trust you. Do you understand that?`,
    deal: `
      lay every account open and go through it together on the first of the month
      pay bills and savings from an account that cannot be used for betting
      block the sites and apps on every device, together
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
      it may be less about the wage than about how you and {who} look at each other since then
      you may be frightened, and have nobody to be frightened with
      perhaps you are holding a lot up and would like {who} to see how heavy it can be
      you may feel ashamed of being impatient with somebody who is down
      it may be about being needed: when the work went, something went out of the two of you as well
      you may wonder how long this will last, and not dare to say so to {who}`,
    ask: `
      What does a usual day look like for the two of you since then?
      What is talked about openly, and what has become forbidden ground?
      What did the job give, apart from the pay?
      When did the two of you last have a good hour in all this?
      How long will the money last, and do you both know the figure?
      Which remark slipped out that you would like to take back, or hear taken back?`,
    other: `
      {who} may be so ashamed that doing nothing feels safer than trying and failing again.
      {who} might hear “Did you write any applications?” as “Are you worth anything?”.
      It could be that {who} tried more than you saw and hid the rejections to spare you both.
      {who} may miss colleagues, a rhythm, a title on a door, and be grieving without calling it that.
      If {who} earned the money now, {they} may be as frightened as you and not want to add to it.`,
    own: `
      You can separate two talks with {who}: one about money, with numbers, and one about how you both are.
      Asking {who} about the search every evening can feel like a report, and once a week may do for both of you.
      You can say to {who} that you are scared, before it comes out as impatience.
      If you are the one without work, you can give the day a shape for your own sake, before any vacancy asks for it.`,
    step: `
      Sit down with {who} on Saturday for half an hour and work out how many months the money lasts.
      Agree with {who} on one fixed time a week for talking about the search, and leave it alone on the other six days.
      Ask {who} this week to take on one thing that matters to you both, and leave the how to {them}.
      Go out with {who} once this week somewhere that costs nothing and has nothing to do with jobs.
      Tell {who} before the weekend what you are afraid of, in two sentences, without the word “you”.
      You could ask a former colleague this week for one name or one tip, if {who} would welcome it.`,
    words: `
      I'm scared about the next few months, and I don't want to be scared alone. Can we look at the figures on Saturday?
      You're more to me than any job. I'd just like us to stay close while this lasts.
      I don't want every talk to be about work. Could we set one time a week for it and leave it alone otherwise?
      It's a lot for both of us at the moment. What could we change from next month?
      I don't want this to come between us. Can we say what each of us is most afraid of?
      We're in this together, however long it takes. Come for a walk with me?`,
    deal: `
      set one weekly hour for money and search, and make it off limits otherwise
      draw up a budget for six months and say what happens when it runs out
      share out the day's work anew, so that both of you do something that counts
      start the weekdays together, with a coffee or a call at the same hour`,
  },
];
