import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const coupleCircle: readonly Situation[] = [
  {
    name: 'dislike-partners-friends',
    matter: 'the friends of your partner',
    place: 'couple',
    told: `
      I honestly can't bear my boyfriend's mates, they're loud, they're rude and they drink our fridge empty
      my husband turns into a fifteen year old the second his old rugby lot walks in
      Her girlfriends have never taken to me, when I come in they go quiet and one of them always smirks
      his best man is the sort who calls waitresses darling, and I have to share a table with him every month
      She laughs at things with her clique that she'd find horrible anywhere else
      i dread saturday, his crowd is coming to watch the game and i'll be carrying crisps for people who don't know my name
      My fiancée's friends from boarding school talk about money and skiing all evening, I feel like the plumber
      he spends one night with that gang and comes home speaking just like them
      at 58 I've married into a circle of golf couples I find unbearable, he adores them
      they're a bad influence on her, that lot from the bar, she's a different person when they are around
      what do I do if I can't stand the people my girlfriend hangs out with
      do i have to go along when my husband meets the friends I dislike
      how do you put up with your partner's dreadful best friend without ruining it for them
      how do i tell my boyfriend that I don't like who he is around his mates
      what can I say to her so that she understands I'd rather not spend new year's with her crowd
      can't stand his mates`,
    under: `
      it may be less about these people than about losing sight of {who} as soon as they are in the room
      you may wonder which one is real, the person you love or the one who laughs along with them
      perhaps you sit among them like a stranger, and hope that {who} will come over to your side of the room
      it may weigh on you that people who matter so much to {who} could leave you so cold
      you may be tired of smiling for a whole evening so that {who} would not have to choose
      part of you may fear that {who} heard things about you there to which you could not reply`,
    ask: `
      Which of these friends do you find hardest to be with, and what do they do?
      What changes about {who} once the friends are around?
      What do you think they know about you, apart from your name?
      Is there one among them with whom you could imagine a decent conversation?
      Which evening with them went wrong for you, and at what point?
      If you never had to see them again, what would still bother you?`,
    other: `
      {who} may have known these people since long before you came, and loyalty could reach back that far.
      It is possible that {who} slipped into an old part with them, the clown or the tough one, without noticing.
      {who} might sense that you do not like them, and may feel torn for the whole evening.
      {who} may know sides of these friends that never show in a group: who drove through the night, who lent the money.
      {who} could be hoping in silence that you will come to like them, and may have said nothing in order not to push you.`,
    own: `
      If you say what you think of the friends, {who} will defend them, while how you felt that evening is harder to argue with.
      You need not like them for the sake of {who}; being polite for an hour and then leaving is an honest arrangement.
      It may be worth meeting one of them without the crowd, since groups bring out the loudest in people.
      You can look at whether it is the friends who bother you or one habit that {who} took on there, because a habit can be talked about.`,
    step: `
      Tell {who} this week about one moment with the friends that made you uncomfortable, and leave all the others out.
      Ask {who} on a walk at the weekend what each of these friends once did for {them}, and listen to the stories.
      Decide before the next meeting how long you will stay, and tell {who} the hour beforehand.
      Choose the one you mind least, and ask that person a real question the next time you meet.
      You could suggest to {who} that the next round takes place elsewhere, and plan that evening for yourself.
      Say to {who} within the next three days what you love about {them} when it is only the two of you.`,
    words: `
      I don't want you to give anyone up. I'd just like to come along less often, and without a bad conscience.
      I sometimes don't recognise you on those evenings, and then I miss you. What is it like for you?
      They matter to you, so I'd like to understand. What do you like about them that I don't get to see?
      I feel like a stranger at that table. It would help me if you sat with me for a bit and brought me into the talk.
      I'm trying, and it doesn't come easily to me. Can we agree on when I join you and when I don't?
      I don't want to quarrel about them each time. Could you have them round on a day when I've got plans of my own?`,
    deal: `
      choose a few occasions for both of you, and let the rest be evenings for one
      agree on a sign at parties that means “come and sit with me for a while”
      leave the friends as people out of it, and speak only of what was said or done
      tell each other the next day one good thing about the evening and one that was hard`,
  },
  {
    name: 'always-with-friends',
    matter: 'the weekends that go to friends and hobbies',
    place: 'couple',
    told: `
      He's off on his bike every Saturday at seven and comes home when the sun goes down
      every friday it's the lads, saturday it's football and on sunday he sleeps it off
      My wife took up climbing last year and since then I've been a climbing widower
      she meets her girls three nights a week and then there's the yoga retreat once a month
      My husband would rather sit by a lake waiting for a carp than have breakfast with me
      since he joined that band all our weekends are gigs and rehearsals
      I plan something for the two of us and my boyfriend says sorry, already promised the guys
      two small kids and he still does his marathon training, four hours each Sunday, I'm alone with them at the swings
      she's retired now and I'd hoped we'd travel, instead she's at the bowls club from friday to sunday
      my girlfriend says she needs her friends to recharge, fine, but does it have to be every single weekend
      what should i do if my boyfriend never keeps a saturday free because of the boys
      How do I deal with being a golf widow?
      is it normal for a married man to go out with his pals every weekend
      how do i tell her that I'd like to have one weekend a month with her and without the horses
      what could I say to my husband about the motorbike taking up all our Sundays, I don't want to spoil his fun
      weekends are for his mates`,
    under: `
      it may be less about the hobby than about seeing {who} light up for it and wanting some of that light
      you may feel mean for minding, because anybody could see how much {who} loved it
      perhaps you used to be what {who} looked forward to on a Friday
      it may be the quiet house on a Saturday morning that makes you feel like something which can wait
      you may wish that {who} would ask you first, before the weekend has been given away
      part of you may envy {who} for having something like that, and for the ease of simply going`,
    ask: `
      What does a Saturday look like for you when you have it to yourself?
      How did the two of you spend your weekends when you first met?
      When a weekend is planned, how and when do you hear of it?
      What would you do with {who} on a free Sunday, if you could choose?
      What do you think {who} might find out there that the rest of the week could not give?
      How much of a weekend would it take for you to feel that you have a share in it?`,
    other: `
      {who} may need something without duties after the week, and might not have noticed that you were left behind with them.
      It is possible that {who} took your silence for a blessing, since nobody ever said that it was too much.
      {who} might be afraid of losing {their} place in the group by missing it two or three times.
      {who} may believe that you two have every evening anyway, and that the weekend is there for the rest of life.
      {who} could have the feeling that a list is always waiting at home, and out there only the ball or the road.`,
    own: `
      A wish with a date on it reaches {who} more easily than a sigh at the front door.
      You can look at whether your own Saturdays hold anything you look forward to, whether or not {who} could be there.
      If you wave goodbye cheerfully and are cold in the evening, {who} could hardly guess which of the two you meant.
      It may be worth asking yourself whether you want more hours, or one good plan that {who} would enjoy as well.`,
    step: `
      Ask {who} on Wednesday, before anything is promised, to keep one half of the coming weekend for you.
      Think of one thing this week that {who} might enjoy as much as the hobby, and invite {them} to it.
      Look at the next two months together with {who} this Sunday, and colour in the days that belong to both of you.
      Go along once this weekend and watch for an hour, to see what makes {who} so happy there.
      Take the coming Saturday for something you have put off, and tell {who} in the evening how it was.
      Where there are children, agree with {who} by Friday who has them when, so that both of you get free hours.`,
    words: `
      I love that you have something you burn for. I'd like to be something you look forward to at the weekend as well.
      I miss you most on Saturdays. Could we have the next one, just you and me?
      I don't want to spoil it for you. I'd like to be asked before the whole weekend is gone.
      Could we keep every other Sunday for us? You can choose what we do.
      When the door closes behind you I feel left over. Is there a way we could share the weekend out?
      I'd like to know what would be fun for you with me. Tell me three things, I mean it.`,
    deal: `
      keep one day of each weekend for the two of you and one for everything else
      put the matches, rides and rehearsals into a shared calendar a month ahead
      ask each other before promising a whole Saturday to anybody
      give each other the same number of free hours, and count the ones with the children fairly`,
  },
  {
    name: 'close-friend-of-theirs',
    matter: 'the closeness with that one friend',
    place: 'couple',
    told: `
      my boyfriend's best friend is a woman called Jess and she knows things about him that I don't
      Whenever something happens at work my wife rings Marc first, they've been mates since school, never been a couple
      He and his bestie have their own language, I sit between them and need subtitles
      my girlfriend sleeps on her best friend's sofa when she's had a drink, he's a bloke, she says he's like a brother
      I'm a woman with a woman, and her closest friend is gorgeous, single and round at ours four nights a week
      She calls him babe and puts her feet in his lap during films, they're best friends, and he doesn't see why I'd mind
      His female best friend gave a speech at our wedding and I learned more about my husband from it than in two years
      they go hiking together every spring, him and his best mate Clara, only the two of them, a tradition from before me
      i know there's nothing going on between him and Sara, nothing, and i still feel like i'm applying for a job she's already got
      my partner of 60 has a lady friend for the theatre. They share everything I'm too dull for
      how do I cope with my husband having a woman as his closest friend
      should i be worried that she tells her guy best friend about our arguments
      what do you do when your boyfriend is closer to his best friend, a girl, than to you
      how can I tell her that I feel like the third wheel when her friend Ben's around
      what do i say to him about his friend Mia without it sounding like an ultimatum
      his best friend's a girl`,
    under: `
      it may be less about that friend than about wanting to be the one {who} would tell things to first
      you may believe that there is nothing in it and still feel that a place is taken which you wanted
      perhaps you long for the ease that {who} could have with somebody who never asks where the rent is
      it may sting that there are years and old jokes into which {who} never quite let you
      you may be so afraid of sounding jealous that the sadness about it never reached {who}
      part of you may wonder how much of you and {who} might be told over there`,
    ask: `
      What did you see or hear that made you feel like the one on the outside?
      What do those two have with each other that you would like to have with {who}?
      How does that friend behave towards you when the three of you meet?
      Which part of the friendship do you even like, or find good for {who}?
      What would you like to be the first to hear?
      What were you told about this friendship at the beginning, and what have you filled in since?`,
    other: `
      {who} may have found in that friend something like a sibling, and might be puzzled that you see a rival.
      It is possible that {who} talked there about what was hard, so that {they} would not burden you.
      {who} might fear having to choose, and may have told you less and less for that reason.
      {who} may have no idea how the private jokes and the small touches look from your seat.
      {who} could feel that this friendship carried {them} through years before you came, and that dropping it would be ungrateful.`,
    own: `
      You can ask {who} for more closeness with you, which gives both of you something, instead of less with the friend.
      Getting to know the friend a little without {who} in the room may turn a shadow back into a person.
      If you only make jokes about it, {who} may never find out that you were serious.
      It is worth sorting out, before you ask {who} for anything, which things would be fine if you knew of them and which would not.`,
    step: `
      Tell {who} this week which one thing you would like to share only with {them}, and suggest an evening for it.
      You could ask {who} to bring the friend to dinner within the next week, and cook something that takes three pairs of hands.
      Ask {who} tonight how the two of them became friends, and listen as you would to any good story.
      Tell {who} by the weekend about one moment in which you felt like the third, with the day and the place.
      For seven days, bring your own news to {who} before anybody else and see what comes back.
      Write down this evening what would really ease you, cross out all that forbids something, and show {who} the rest.`,
    words: `
      I believe you that you're friends. I'd still like to be the first one you tell when something happens.
      I feel like a guest when you two are together. Could you bring me in a bit more?
      I don't want to take anyone away from you. I want more of that closeness for us.
      I'd rather we kept our quarrels between the two of us. Would that be all right for you?
      I get jealous and I don't like it about myself. It would help me to hear what I am to you.
      Could we meet up, all three of us? I'd like to know the person you like so much.`,
    deal: `
      keep your quarrels and your bedroom between yourselves
      tell each other beforehand about evenings with that friend, and something of them afterwards
      have one ritual of your own to which nobody else is invited
      say plainly which touches and pet names are fine for both of you`,
  },
  {
    name: 'flirts-with-others',
    matter: 'the flirting in front of you',
    place: 'couple',
    told: `
      He chats up the waitress while I'm sitting there with the menu
      my wife was all over the dance teacher last night and I stood there holding her handbag
      At every party my boyfriend finds the prettiest woman and by midnight he's reading her palm
      she touches other men's arms when she laughs, right beside me, and says that's just how she is
      my husband winks at cashiers. He is 67. I want to sink into the floor
      My girlfriend gave her number to a bloke at the bar with me next to her, for a laugh she says
      it's the way he talks to my sister when she comes round, the voice, the compliments, everybody sees it
      in front of my colleagues she flirted with my boss until he blushed
      we were out for dinner and he kept making eyes at the next table
      they say I should be flattered that my partner is such a charmer with the ladies, but I'm standing right there
      what should I do when my husband flirts with other women and I'm in the same room
      how do i react next time she does that thing with her hair for the barman
      is harmless flirting at parties okay or am i allowed to mind it when i'm right beside him
      how do i tell my boyfriend that it embarrasses me when he flirts with my friends
      what could I say to her on the way home after she's been flirting all night in front of me
      flirts right before my eyes`,
    under: `
      it may be less about the stranger than about standing there unseen while {who} shone for somebody else
      you may miss that look and that voice, because they once belonged to you
      perhaps it hurts most that others were watching, and that you do not know what they thought of you and {who}
      it may feel as if {who} had let go of your hand in a crowd
      you may not even fear losing {who}, and only mind being left standing there like part of the furniture
      part of you may be asking whether {who} could still find you worth the effort`,
    ask: `
      Where were you standing, and what did you do with yourself in that minute?
      What exactly was too much for you: the words, a touch, the look, the length of it?
      When did {who} last look at you in that way?
      What happened between you on the way home?
      What could {who} have done in that very moment that would have made it all right?
      What is fun and harmless for you at a party, and where does that end?`,
    other: `
      {who} may enjoy being found charming, and might forget in that minute that anybody could be hurt by it.
      It is possible that {who} learned early to win people over in this way, and no longer noticed when it began.
      {who} might have felt dull or old that evening, and may have looked for a kinder mirror.
      {who} may think it harmless precisely because you were there to see it.
      {who} could have enjoyed it a little that you were jealous, without knowing how much it would cost you.`,
    own: `
      A scene at the table makes {who} look at the scene, while one sentence the next morning may reach what you felt.
      If you laughed along, {who} might honestly think that you enjoyed it too.
      You can find out where your own line lies, so that {who} will hear more from you than that it was too much.
      You are free to go home early when it hurts, and to tell {who} plainly that you are tired of watching.`,
    step: `
      Tell {who} tomorrow, when the evening is behind you both, which one moment it was and what it did to you.
      Agree with {who} before the next party on a touch on the arm that means “come back to me”.
      Ask {who} over breakfast this week what {they} would have felt in your shoes, and wait for the whole answer.
      At the next gathering, walk over, put your arm around {who} and join in the conversation.
      Write down tonight, in one line, what you would have liked {who} to do just then.
      You could ask {who} out this week to the sort of place you went to at the beginning, and dress up for it.`,
    words: `
      It may mean nothing to you. I stood there feeling invisible, and I'd like you to know that.
      I'd love a bit of that charm for myself. Would you try it on me again?
      I was embarrassed and didn't know what to do with myself. Next time, please come over and take my hand.
      I'm not asking you to be unfriendly to anyone. I'd like us to find out what's still fun for both of us.
      I went quiet afterwards because it hurt. Can we talk about it now that it's calmer?
      How would it have been for you in my place? I'm really asking.`,
    deal: `
      agree on what is charming to both of you and what is too much for one
      arrive together, look for each other once an hour and leave together
      introduce each other in the first minute of any conversation
      save one real compliment for each other before you go out`,
  },
];
