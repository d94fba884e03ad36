import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const loveExpecting: readonly Situation[] = [
  {
    name: 'pregnant-and-apart',
    matter: 'the distance between you while a child is on the way',
    place: 'couple',
    told: `
      I'm five months pregnant and my husband lives as if nothing was coming, he hasn't looked at one pram
      my wife is expecting and since the scan she only talks to her mother and her apps, I'm the one who carries shopping
      The nursery is half painted and he works late every night, I feel I'm having this baby on my own
      we're going to be parents in May and I'm terrified, I can't tell her because she's so happy
      She's pregnant and cries when I leave the room and when I stay, I do everything wrong
      he puts his hand on my belly when I ask him to and takes it away after a second
      my boyfriend wanted this child more than I did, and now that I'm six months along he goes fishing every weekend
      32 weeks today. he fell asleep during the birth class and i sat there among the holding hands couples
      Since my girlfriend is expecting I lie awake about money and being a father like mine and I've gone all quiet
      my partner reads every book about pregnancy and I feel nothing yet, she says I'm cold towards our bump
      how do I get my husband to be part of this pregnancy
      is it normal that a man is afraid before the baby comes and hides in the garage
      what can I do to be close to my pregnant wife when she shuts me out
      how do i tell him that i feel alone with the bump and need him now
      what do I say to her about being scared of becoming a dad
      pregnant and so lonely with him`,
    under: `
      it may be that you had pictured the waiting as something you and {who} would do hand in hand
      perhaps the fear is less of the child than of being alone with all that is coming
      you may be saying goodbye to life as it was with {who}, and wish you could say it together
      it could be that each worry kept from {who} takes up a little more room between you
      you may need to know now, before the nights get short, that {who} will be there
      maybe one of you already lives in next year while the other is still in this one`,
    ask: `
      When did you last talk about the child and feel that you were both in it?
      What had you pictured these months to be like?
      Which worry have you not said aloud to anybody yet?
      What changed between you after the day on which you both knew?
      What could {who} take over this week, however small?
      What did each of you see of fathers and mothers when you were little?`,
    other: `
      {who} may be afraid of things that seem hard to say to somebody who has so much to carry already.
      Perhaps {who} could not picture the child yet, and took the missing picture for missing love.
      It may be that {who} turned to work, lists or other people because something there could be got done.
      {who} might feel shut out as well, and read your tiredness as a closed door.
      {who} may be counting the weeks in secret, and not know where {their} hands would be welcome.`,
    own: `
      You can tell {who} what these weeks are like from where you stand, since {they} could not see it from outside.
      If all the planning went through you, {who} may have found no door in, and one task handed over whole could be one.
      A fear told to {who} in one small sentence frightens less than a face that says nothing.
      A clumsy attempt may turn into a good one, if it is not put right straight away.`,
    step: `
      Hand {who} one thing entirely this week, the cot, the names, the bag, and keep out of how it gets done.
      Take a walk with {who} by Sunday, and each name one thing you look forward to and one that frightens you.
      Ask {who} tonight, “What do you see when you picture us with the child?”, and only listen.
      Choose one evening in the coming week for you and {who} as a couple, with no word about prams.
      Ring somebody this week who has been through it, and ask how the months of waiting were for the two of them.
      Write three lines to the child tonight, and read them to {who} or leave them on the pillow.`,
    words: `
      I don't need you to be sure of everything. I'd like us to be unsure together.
      There are things I'm scared of that I haven't told you. Can we sit down tonight, and you tell me yours?
      I miss you in all this. Would you put your arm around me tonight and stay a while?
      I don't always know what I feel, and that worries me. It doesn't mean that I don't care.
      How is it for you, really? I'd rather hear something hard than nothing.
      I want us to be close before there are more of us. What would help you most right now?`,
    deal: `
      share out the preparations so that each of you has something that is yours to decide
      keep one evening a week free of lists, names and prams
      tell each other one fear and one joy every Sunday until the child is here
      go to the important things together, and say early when one of you cannot`,
  },
  {
    name: 'telling-of-a-pregnancy',
    matter: 'the news of the pregnancy',
    place: 'couple',
    told: `
      two lines on the test this morning and he's at work and knows nothing
      I'm pregnant and don't know how to break it to my boyfriend, we've been together for ten weeks
      nobody knows yet except me and the bathroom floor, I have to tell my husband about the pregnancy
      we're expecting and I have to tell my parents, who will think we're far too young, I'm 20 and at college
      My girlfriend is having a baby and I've got to tell my dad, who told me a hundred times to be careful
      It wasn't planned. He said he wanted to wait and now I'm carrying this sentence around: I'm pregnant
      I want to surprise my husband with the news that it has worked, and every idea feels silly
      my mum will cry when she hears that I'm expecting and I don't know if from joy. we are not married and she is very religious
      found out on tuesday that i'm pregnant, haven't said a word, I act normal at dinner and feel sick with it
      at 42, with two teenagers, I'm pregnant again and don't know how to say it to my husband, let alone the boys
      what is a good moment to tell your partner about a pregnancy
      how do you announce to strict parents that there's a grandchild coming
      should I tell him face to face that I'm pregnant or may I write it, I'm so nervous
      how do i say to my boyfriend that i'm pregnant, what are the first words
      help me tell my mum and dad that we're expecting
      pregnant, he doesn't know yet`,
    under: `
      it may be less the news than the first second on the face of {who} that worries you
      perhaps you need a little time to hold it by yourself before it belongs to {who} as well
      you may wish to be held first, and asked everything later
      it could be that you are answering the questions of {who} in your mind before one has been put
      you may not know your own feelings yet, and think you should have them ready for {who}
      maybe you want it to be a good memory, and there is only one first time to tell`,
    ask: `
      What do you feel when you say the sentence aloud in an empty room?
      Whose face do you see first when you imagine telling it?
      What would you most like to hear in the first minute?
      Who knows already, and how did it go when you told them?
      What do you know about how {who} took big news before?
      Where would you feel safest saying it, and who could be near afterwards?`,
    other: `
      {who} may need a moment before any words come, and a first silence might mean only surprise.
      Perhaps {who} would ask something practical first, because that is easier to hold than a feeling.
      It may be that {who} sensed something already, and waited for you to say it.
      {who} might say something clumsy, and find better words by the next day.
      {who} could be touched that you came to {them} with it, whatever else there may be to think about.`,
    own: `
      You do not need every answer before you tell {who}, and “I don't know yet” is an answer too.
      In which order people hear it is yours to decide, and you can ask {who} to keep it for now.
      You can let the first reaction of {who} be a first one, since the second tends to be the truer.
      A long run-up may frighten {who} more than the plain sentence would.`,
    step: `
      Choose the place and the hour this week: somewhere you feel at ease, with nobody having to leave straight after.
      Say the one sentence aloud three times today, so that your voice has met it before {who} could.
      Tell one person you trust by tomorrow, so that you are not alone with it however {who} might take it.
      Write it to {who} if speaking is too much, and suggest in the same message when you could talk.
      Decide before you speak to {who} what you would like from the first talk: an embrace, an ear, a bit of company.
      Have something kind ready for the hour afterwards, a walk, a friend, an early night, whatever {who} may have said.`,
    words: `
      I wanted you to hear it from me. You don't have to find the right words now.
      I'm still getting used to it myself. Could you just be with me for a moment?
      I was nervous about telling you, because what you think matters to me. Take your time.
      I don't have all the answers yet. It would help me if we could talk tonight.
      You're one of the first to know. Please keep it to yourself for now.
      There's a lot going round in my head, and I'd like to have you near. When can we see each other?`,
    deal: `
      give each other until tomorrow before anything you say has to count
      decide who hears it next, and in which order
      keep it to yourselves until you both feel ready to tell
      set one evening this week aside for all the questions, and leave tonight without them`,
  },
  {
    name: 'wedding-plans',
    matter: 'the wedding plans',
    place: 'couple',
    told: `
      My fiancé wants 150 guests and I want twenty people and a picnic, we've stopped talking about it altogether
      we argue about the seating plan every night since February and I've lost the wish to marry at all
      she booked the band behind my back although we couldn't agree on it, and our wedding budget was gone already
      my fiancée says I don't care about the wedding because I said both napkins are nice
      I'm organising the whole wedding on my own, he just nods and says whatever you like
      His mother wants the big church do and instead of backing me up my fiancé says let's just give her that
      we said 10 thousand for the wedding, we're at 23, and each time I open the spreadsheet with her there's a row
      he wants to invite his ex to our wedding and thinks i'm being petty
      second marriage for us both, I'd go to the registry office on a Tuesday, she wants the dress and the band
      our venue, our vows, even the cake, there's nothing we haven't fought over, five weeks to go
      how do we plan a wedding without breaking up over it
      what should I do if my fiancé wants his parents to pay for the wedding and I don't want to owe them anything
      Is it normal to quarrel this much with your future husband before the wedding?
      how do i tell my fiancée that i want a small wedding without hurting her
      what can I say to him so that he takes part in planning our wedding
      fighting with him over our guest list`,
    under: `
      it may be less about napkins than about whether your wishes and those of {who} fit into one day
      perhaps you are afraid that the way this gets decided with {who} shows how everything will be
      you may long for the promise itself, which has got lost somewhere under the lists
      it could be that both families are sitting at the table already, between you and {who}
      you may want {who} to look forward to it with you, even more than you want help
      behind the sums there may be a question about what you owe your people and what you owe yourselves`,
    ask: `
      Which moment of the day do you see first when you close your eyes?
      Whose wish are you two really arguing about?
      What would you miss if you got married tomorrow with two witnesses?
      When was the planning last a pleasure, and what were you doing?
      What does the number of guests, or the sum, stand for in your family?
      Which one thing could you let go of with a light heart?`,
    other: `
      {who} may have carried a picture of this day for years, or none at all, and either can lead to odd quarrels.
      Perhaps {who} felt pulled by {their} family, and brought that pull home to you.
      It may be that {who} said “whatever you like” as a gift, and never knew how alone it left you.
      {who} might be frightened by the sums, and have sounded hard where {they} meant careful.
      {who} could be missing you in all the planning as well.`,
    own: `
      You can sort your own wishes into the three you need and the ones you could give to {who}.
      If every idea of {who} got improved, {they} may have stopped having any.
      You can speak with your own parents yourself, so that {who} would not have to stand between.
      The quarrels can show you how the two of you decide things, which is worth more than the table linen.`,
    step: `
      Write down the three things that matter most to you, ask {who} to do the same, and swap the sheets on Sunday.
      Suggest to {who} one evening this week on which nobody mentions the wedding, and go out for it.
      Give {who} two areas this week to decide without you, and take two yourself.
      Settle one number with {who} by the weekend, the sum or the guests, and let the other one follow from it.
      Tell {who} tonight, in two sentences, why you want to marry {them}, before the next list comes out.
      Ring your own mother or father this week about the point that is theirs, and tell {who} the result in one line.`,
    words: `
      I want to be married to you far more than I want to be right. Can we start again with what matters most to each of us?
      The money worries me, and it makes me short with you. Could we agree on one sum and keep to it?
      I'd love to look forward to it with you again. Shall we leave the lists alone this weekend?
      I'd like it to feel like ours, and not like something we put on for others. What does it have to have for you?
      I don't want to do this by myself, or over your head. Which parts would you like to have a say in?
      I find it hard to say no to my parents. Will you help me, so that it's our decision?`,
    deal: `
      let each of you name three things that are fixed, and give way more lightly on the rest
      agree on one sum, and on who says no to whose parents
      talk about it on two evenings a week and on no others
      keep one part of the day for just you two, whoever else is there`,
  },
  {
    name: 'proposal-missing',
    matter: 'the proposal and the waiting',
    place: 'couple',
    told: `
      Paris, the bridge, the sunset, he knelt down and tied his shoe
      I found a ring box in the drawer in October and it's May, he hasn't asked
      I proposed to her on our anniversary and she said not yet
      every holiday I get my nails done in case he asks, and every time we fly home as we were
      asked my girlfriend to marry me, she kissed me and said ask me again in a year
      all three of my sisters have been proposed to, people look at my hand at parties and then look away
      he keeps winking and says good things take time. I've been expecting the question since two summers ago
      we've picked rings together, he knows my size, and he still hasn't popped the question
      My boyfriend said he'd propose before I turn 30. It was my birthday on Friday and he gave me a blender
      at 63 I got down on one knee, which isn't easy, and she told me let's not hurry
      how long do you wait for a proposal before you do the asking yourself
      what do I do after she said no for now when I proposed, carry on as before?
      Should I drop hints about an engagement ring or does that ruin it?
      how do i let him know that I'm hoping for a proposal without spoiling the surprise
      what can I say to her after she turned down my proposal but wants to stay with me
      still no ring on my finger`,
    under: `
      it may be less about the ring than about being chosen by {who} in so many words
      perhaps each missed occasion makes you wonder whether you and {who} could be reading different stories
      a “not yet” from {who} may sound like a “not you” in your ears, though nobody said so
      you may feel foolish for wanting it so much, as if such a wish had to stay secret
      it could be that you no longer need the surprise, and would only like to know
      the good days with {who} may have become harder to enjoy, since each could have been the day`,
    ask: `
      On which day were you sure that it would happen, and what made you sure?
      What do you two know of each other's wishes about marrying, in plain words?
      What would be different for you on the day after a yes?
      Which words were actually used the last time it came up?
      Who around you makes the waiting harder, and who makes it easier?
      How would you want it to be, if you could choose the place and who asks?`,
    other: `
      {who} may have a time in mind, and no idea how long the wait felt from where you stood.
      Perhaps {who} took marrying so seriously that {they} could not think of it with other things unfinished.
      It may be that {who} grew up beside an unhappy marriage, and had to tell that one and yours apart first.
      {who} might believe that you two agreed on it long ago, and that the rest is only a form.
      {who} could be waiting for a sign that an ordinary evening would be good enough.`,
    own: `
      You can tell {who} the wish itself, since a hint leaves {them} to guess and you to be let down.
      You may do the asking yourself, if it is being married to {who} that you want and not only being asked.
      A “not yet” can be a date, a worry or a doubt, and you can find out from {who} which before you live with your own translation.
      How long waiting stays good for you is worth knowing, without holding it over anybody.`,
    step: `
      Tell {who} this week, on an ordinary evening, what being married would mean to you.
      Ask {who} by Sunday one calm question: what would have to be there first?
      Let the next trip or feast day be only that, and decide it tonight, so that you can enjoy it with {who}.
      Write down what marriage would give you that you do not have now, and read it again tomorrow before you talk to {who}.
      Prepare one friendly sentence by the weekend for people who ask to see your hand.
      Sit down with {who} this week to plan something for next year, and notice how it feels to plan as a pair.`,
    words: `
      It means more to me than I've let on. How do you picture the next few years for us?
      I can live with a later. I'd only like to know what it depends on.
      I don't need a sunset or a speech. A plain word at the kitchen table would make me just as happy.
      I'm a bit sad, and I still want to be with you. Can we talk about what it means for us?
      I'd rather know than guess. Do you want us to be married one day?
      I don't want to push you into anything. Please tell me honestly where you are with it.`,
    deal: `
      say by when you will both know, and leave the subject in peace until then
      decide that either of you may do the asking
      tell each other what being married would change, and what it would not
      agree on one answer for relatives who start asking`,
  },
];
