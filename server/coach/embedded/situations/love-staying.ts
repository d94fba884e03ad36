import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const loveStaying: readonly Situation[] = [
  {
    name: 'rebuilding-trust',
    matter: 'trusting again after what happened',
    place: 'couple',
    told: `
      It's been a year since his affair and we decided to stay together, but I still flinch when his phone buzzes
      we are trying again after she cheated. some days are good and then a song comes on and I am back at day one
      My wife forgave me for lying to her and now she asks every evening where I was, I don't know how long this will go on
      he gave me all his passwords and does everything right and I still don't believe him
      I broke her trust last year and I'm working so hard to earn it back, nothing I do is enough
      since we got back together after the betrayal I can't relax when he travels for work
      we stayed for the children and for us, and I want to trust her again but my body won't
      Two years on my husband says I should be over it by now, I am not over it
      i promised him i'd stop bringing up the old thing in every argument and i did it again yesterday
      i caught him once and now even an innocent late meeting makes my heart race, he's patient but tired
      how do we rebuild trust when one of us has broken it so badly
      How can I learn to trust my girlfriend again after her lies
      what should I do to win back my husband's trust, how long does it take
      how do i tell him i need more reassurance without punishing him forever
      how do I say to her that I'm trying to make up for it and feel I am on probation
      can't trust him again`,
    under: `
      it may be that you have decided to stay with {who} and your nerves have not heard of it yet
      being told it is over may feel to you like being left alone with the rest of it
      you may want {who} to remember it too, so that you are not the only keeper of it
      perhaps what you miss most is the careless way you and {who} used to come and go
      it may be tiring to be the one who watches, or the one who is watched
      you may be afraid of feeling safe with {who} again, in case it happens a second time`,
    ask: `
      When was the last evening you forgot about it for a while?
      What sets it off most reliably: a place, a time of day, a sound?
      Which promise has been kept so far, down to the letter?
      What would you see in half a year that would tell you it is working?
      What have the two of you never properly talked through about it?
      How do you get back to each other after a bad day, and who takes the first step?`,
    other: `
      {who} may swing between wanting to make it good and fearing that it can never be good enough.
      {who} might go quiet because {they} would not know what could help.
      It may be that {who} could bear a question far better than a silence that lasts all evening.
      {who} might want to see some sign of progress, and may not know that a bad day does not cancel the good ones.
      {who} may be afraid of moments of ease, as if laughing together meant forgetting too soon.`,
    own: `
      You can tell {who} when it grips you, in one line, before it turns into a question about something else.
      Trust comes back in small coins, so it helps to notice the ones {who} already paid.
      You could look at what calms you for longer than an hour, and what only starts the next round.
      If you are the one who broke it, offering news unasked will do more for {who} than any number of oaths.`,
    step: `
      Pick one code word with {who} tonight that means: it has hold of me right now, nothing you did.
      Ask {who} for one message a day at a fixed hour this week, and ask for nothing else in between.
      Write down on Sunday three things from this week that were reliable.
      Set a quarter of an hour on Wednesday for what is still sore, and do something pleasant with {who} straight after.
      Tell {who} of one moment this week in which you felt safe, however short it was.
      Choose one thing you would usually check and leave it alone for two days, and tell {who} that you did.`,
    words: `
      I don't want to go over it to hurt anybody. It comes up in me sometimes, and then it helps just to be close.
      I can see that you're trying, and it counts. I'm trying too.
      I want to get there with you. Can we both be patient for a while yet?
      It helps me when we keep to what we say, even in small things. Could we both do that for a while?
      I know it takes as long as it takes. What would help the two of us this week?
      I miss being easy with you. Shall we do something on Saturday that has nothing to do with all this?`,
    deal: `
      name two or three habits that help for now, such as a call on the way home, and an end date to look at them again
      keep one evening a week free of the old story
      agree that it is not used as a weapon in a row about something else
      do something new together that has no memory attached to it`,
  },
  {
    name: 'stay-or-go',
    matter: 'whether to stay',
    place: 'couple',
    told: `
      I don't know whether to stay with my husband or leave, I go back and forth every single day
      we have been together nine years and I think I stay out of habit, he is a good man, I just don't feel it
      half of me wants to pack a bag and the other half can't imagine life without her
      I've been thinking about ending my marriage for two years. then we have one nice weekend and I doubt everything
      My girlfriend is lovely and I catch myself dreaming of living alone, is that a sign
      i am 62, the kids are gone, and I ask myself if I want to spend the rest of my years next to him
      I made a list with pros and cons about my relationship and it came out exactly even lol
      She says love is a decision. i can't decide. the flat lease is up in june
      i feel like a flatmate in my own marriage and wonder every night if this is it
      I'm unhappy with him but I'm scared of being alone and of hurting him, so I stay where I am
      should I stay or should I go, how does one even know
      how do i decide whether this relationship is worth saving
      What should I do if I love him but I'm not happy any more?
      how do i tell my wife that I am not sure about us without it being the end
      how can I explain to him that I have doubts about our relationship
      stay or leave?`,
    under: `
      it may be less about {who} than about how you feel in your life as it is
      the doubt may have become a place of its own, safer than either answer
      you may be grieving for something while {who} might not know of it
      perhaps you want to want {who} again, and are sad that it cannot be ordered
      you may be afraid of being the one who ends it, whatever the reasons
      you may be waiting for {them} to do something so good or so bad that it decides for you`,
    ask: `
      What did you still hope for, the last time you decided to stay?
      When during the week do you feel most like yourself, and who is there?
      What have you never asked for because it seemed too late?
      If nobody would be hurt and nobody would judge, what would you do on Monday?
      What do you picture when you picture having left: the first evening, or the third year?
      What did a good day between you look like, the last time there was one?`,
    other: `
      {who} may sense that you are half out of the door and may be holding {their} breath.
      {who} might believe that all is well, if you kept your doubt to yourself.
      It is possible that {who} had the same question and kept it back for the same reasons.
      {who} might prefer a hard talk now to not knowing for a long time.
      {who} may have stopped trying at some point because nothing {they} did seemed to reach you.`,
    own: `
      If {who} could know what troubles you, {they} would have a chance to change some of it.
      It helps to separate what you miss with {who} from what you would miss anywhere at this time of your life.
      You can stop looking for certainty and look for the next honest step, which is usually much smaller.
      If your time with {who} is mostly about practical things, a few hours of something else may tell you more.`,
    step: `
      Imagine for three days that you had decided to stay with {who}, and for the next three that you had not, and note each evening how you felt.
      Write down the three things that would have to be different, and ask {who} for one of them by the weekend.
      Plan one evening with {who} this week like the ones you had at the beginning, and watch what happens in you.
      Set a date two months from now for deciding, and forbid yourself the question on weekdays until then.
      You could tell {who} one true sentence about your doubt, on a walk, within the next seven days.
      Spend one night on your own somewhere this month and notice whom you want to ring.`,
    words: `
      I'm not happy at the moment, and I don't want to keep that from you. Can we look at it together before anything is decided?
      I haven't made up my mind. I want you to know where I am, and not find out at the end.
      I miss us and I don't know the way back. Do you miss it too?
      There are things I'd like to ask of you. Can I tell you one of them tonight?
      I'm scared of saying this and more scared of going on as we are. What is it like for you with me?
      I want to give us a proper try. Would you do that with me?`,
    deal: `
      give it three months in which both of you do one thing differently, and then sit down and look
      tell each other one thing you would miss, and one thing you would not
      spend one evening a week as a couple, with no talk of practical things
      agree that nobody decides alone and nobody decides in a row`,
  },
  {
    name: 'stalled-commitment',
    matter: 'the next step that does not come',
    place: 'couple',
    told: `
      We have been together for seven years and he still doesn't want to get married
      my boyfriend won't call me his girlfriend, we've been seeing each other since february and he says why label it
      she keeps putting off moving in together, first it was her exams, then her cat, now the rent
      I want a ring, I am 34, and every time I mention the wedding he changes the subject
      all our friends are engaged and mine says marriage is just a piece of paper
      He promised we'd get married after the house was finished. The house is finished
      My partner calls me their friend in front of their family after three years
      two years in and I have never met his parents, not once
      we live together, have a dog, and she says she isn't ready for forever
      i dont want to beg anyone to marry me but i'm waiting for a proposal every christmas
      what should I do when he won't commit and I want more
      how do I deal with a man who says he loves me but won't make plans beyond next month
      Is it wrong to give her an ultimatum about getting engaged?
      how do i ask him what we are without scaring him off
      how do I tell my boyfriend that I want to get married and soon
      he won't put a label on us`,
    under: `
      it may be less about the step itself than about hearing from {who} that you are the one
      you may be tired of being the one who asks, and of pretending that you do not mind
      perhaps you want {who} to choose you out loud, where others can hear it
      it may be about time, and about not knowing how much longer {who} would want to wait
      every answer of “not yet” may sound to you like “not you”
      you may have kept your wish small so that {who} would not feel pressed`,
    ask: `
      What exactly would be different the morning after the yes?
      What reason were you given the last time, in the very words?
      When did you last say plainly what you want, and when did you only hint?
      How long could you wait without growing bitter, honestly?
      What does marriage, or the word for it, mean in the family you come from?
      Is there any step, smaller than the big one, that would tell you it is going somewhere?`,
    other: `
      {who} may already feel settled with you and not see what a word or a paper would add.
      {who} might have watched a marriage break from close by and connect the step with the fall.
      It could be that {who} heard pressure where you meant a wish, and dug in {their} heels.
      {who} may be unsure and may find it kinder to delay than to say so, which leaves the waiting to you.
      {who} might have worries about it, such as money or family, and never have spoken of them.`,
    own: `
      A hint is easy to miss, so you can put the wish to {who} in one plain sentence and let it stand.
      You can find out for yourself what you would do if {who} said never, before you ask.
      Acting as if you were fine with it keeps the peace and may keep {who} in the dark.
      It is fair to have a date of your own, as long as {who} can know about it and it is not a threat.`,
    step: `
      Tell {who} this week what the step means to you, and leave out what everybody else has.
      Ask {who} this week, “Do you see us doing this one day?”, and if the answer is not ready, ask for a day to talk about it.
      Write down what you are waiting for and since when, before Saturday, so that you see it in black and white.
      You could ask {who} what {they} saw of marriage at home, on an evening when nothing has to be decided.
      Name to {who} one smaller step you would like this month, such as meeting the parents or a shared key.
      Choose your own date for looking at this again and put it in your calendar today.`,
    words: `
      I don't want to talk you into anything. I want to know whether you want it too.
      I know that I want this with you. Where do you stand?
      It matters a great deal to me. Can we talk about it on Sunday?
      If you're not sure, I'd rather know than guess. Will you tell me honestly?
      I don't need a date today. I need to know we are walking in the same direction.
      I'd like to know how you see us. What do you hope for?`,
    deal: `
      fix a month by which you will both have said what you want, with no hints before then
      take one step now that is smaller than the big one, and celebrate it as one
      tell each other your worst picture of marriage and your best
      name what holds each of you back, without arguing it away`,
  },
  {
    name: 'children-or-not',
    matter: 'the wish for a child that only one of you has',
    place: 'couple',
    told: `
      I want a baby and my husband says he's done, he has two from his first marriage
      she told me on holiday that she never wants kids. I have always seen myself as a dad
      my boyfriend says maybe one day to children and I'm 37, there isn't much one day left
      We said before the wedding we'd have a family and now he has changed his mind
      i don't want children and my girlfriend stops in front of every pram
      My wife wants a third child and I'm at my limit with two
      He says bringing a child into this world is irresponsible, I cry whenever a friend tells me she's pregnant
      I love him more than anyone and I can't imagine never being a mum. he can't imagine being a father
      we agreed on no kids when we were 25, at 33 something in me shifted and I haven't dared to tell her
      my partner had a vasectomy talk with the doctor before telling me that he doesn't want a baby with me
      what do we do if one wants kids and the other doesn't, there is no half a child
      How do I deal with my partner not wanting a second baby when I long for one
      should I give up having children for the man I love?
      how do i tell her that i don't want to be a father without losing her
      how can I say to my husband that my wish for a baby won't go away
      he doesn't want kids`,
    under: `
      it may be a grief of its own to imagine your life turning out differently than you hoped
      it may hurt that the life you pictured had {who} in it, and that {who} pictured another
      you may be afraid of resenting {who} one day, whichever of you gives in
      perhaps you long for {who} to be sad about it with you, even without changing {their} mind
      it may also be about time, which {who} might feel in a different way
      you may wonder whether your love for {who} should be enough, and feel guilty that it might not be`,
    ask: `
      When you picture life in ten years, what do you see?
      What exactly was said the last time you talked about it, and how did the talk end?
      Has your own answer moved over the years, and what moved it?
      What frightens you more: giving up what you want, or losing this person?
      Which reasons did you hear, and which one do you think lies beneath them?
      By when do you need to know?`,
    other: `
      {who} may be afraid of losing something {they} could not put into words yet.
      {who} might have known it for years and kept it vague, because the clear answer could cost {them} you.
      It may be that {their} own childhood coloured how {who} saw this.
      {who} could feel that nobody asked what {they} would be giving up.
      {who} may truly not know, and may need to be asked about fears more than about a yes.`,
    own: `
      You can speak of your wish as a wish, because arguments tend to make {who} collect better ones.
      You might ask yourself whether you are waiting for {who} to change, and how long you can afford to.
      There may be no perfect compromise here, and seeing that may let you and {who} stop haggling and start talking.
      If your own mind has changed, {who} can only reckon with it once you have said so.`,
    step: `
      Ask {who} this week what would be the worst about it, and only listen for ten minutes.
      Write {who} a page about the life you see in ten years and ask for a page in return by Sunday.
      If time plays a part, ask a doctor this month how much there is, so that you and {who} can speak of facts.
      Tell {who} by when you need a clear answer, and say why the date matters.
      Spend an afternoon with friends who have small children, and talk with {who} on the way home about what each of you saw.
      You could meet one person this week who lives the life you fear, and ask how it turned out.`,
    words: `
      It's a big thing for me, and I'd like you to know that. Can we talk about it in peace?
      I don't want to persuade you. I want to understand what you see when you imagine it.
      I don't want us to put it off for too long. Can we say clearly what each of us wants?
      I love you, and I don't want you to give in and be unhappy. I don't want to be that either.
      I'd rather have an honest answer than one that spares me. How do you really feel about it?
      I find it hard even to begin. Can we each think about it for a month, and then talk for real?`,
    deal: `
      fix a date by which each of you gives a clear answer, and leave the subject in peace until then
      each write down a picture of life in ten years and read them to each other
      talk to a couple who decided one way and a couple who decided the other
      promise that nobody says yes merely to keep the other one`,
  },
];
