import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const loveDifferences: readonly Situation[] = [
  {
    name: 'porn-in-the-couple',
    matter: 'the porn',
    place: 'couple',
    told: `
      I found out my husband watches porn every night after I have gone to bed
      my girlfriend saw my browser history and she's disgusted, she calls it cheating
      he'd rather watch videos than sleep with me, we haven't had sex since spring
      I discovered that my boyfriend pays for an OnlyFans subscription, a girl who looks nothing like me
      She says all men watch porn, so I should relax, but it was her laptop
      my partner promised to stop with the porn sites and I found a hidden folder
      I think I'm addicted to pornography and I'm ashamed in front of my wife
      Since I saw what he looks at I compare my body with those women all the time
      he can't finish any more without having a clip running on his phone
      we are both over fifty and I caught him with adult films, I felt old and invisible
      is it normal that he watches porn when he's in a relationship, and how do I deal with it
      What should I do about my boyfriend's porn habit
      how do we talk about pornography without shame and shouting
      how do i tell him that his watching porn hurts me
      how can I tell my wife that I have a problem with porn
      he watches porn behind my back`,
    under: `
      it may be less about the films than about {who} closing a door you did not know of
      you may be asking whether you are still desired by {who}, you and no one else
      perhaps it hurts to be measured, even if nobody but you holds the ruler
      it may be the secrecy you mind, and how well {who} managed it
      you may be ashamed, of yourself or on behalf of {who}, and shame keeps people quiet
      you may long for {who} to come to you with {their} wishes, even the awkward ones`,
    ask: `
      How did it come up between you, and who was embarrassed by what?
      What does it take away from you, if it takes something?
      Is it the thing in itself, the amount or the hiding that troubles you?
      How is it between the two of you in bed, leaving screens out of it?
      What have you concluded about yourself since you know?
      What would be all right for you, honestly, and what would not?`,
    other: `
      {who} may see it as something quick and private that had nothing to do with you.
      {who} might be ashamed of it {their} whole life long and freeze as soon as it is mentioned.
      It could be that {who} used it against stress or loneliness more than out of desire.
      {who} may fear being refused or failing, and a screen could never turn {them} down.
      {who} might want to stop and find it harder than {they} could admit.`,
    own: `
      You can ask {who} about it with curiosity first, because disgust ends the talk before it began.
      Your body is not in a contest, and you can notice when you enter yourself in one that {who} never announced.
      You may say clearly what you do not want in your home or your bed, and give {who} the reason in one line.
      If you are the one who watches, telling {who} the true amount once is easier than defending a smaller one.`,
    step: `
      Take a walk with {who} this week to talk about it, side by side, where nobody has to be looked in the eye.
      Write down beforehand what you want to know from {who}, three questions at most, and what you would rather not know.
      Tell {who} one thing you miss in bed or would like to try, on a day when the subject is not hot.
      Ask {who} for two weeks without it, as a try, and sit down afterwards to tell each other what was different.
      Agree with {who} by Sunday which of it is private and which would be a secret.
      If it has become a compulsion, ring an advice line this week, or offer to find one with {who}.`,
    words: `
      I don't want to shame you. I want to know if you still want me.
      It hurt that you hid it, more than the thing itself. Can we talk about it on a walk?
      I compare myself now, and I hate it. It would help to hear from you what you like about me.
      I don't need every detail. I need to know that you'd tell me the truth if I asked.
      I miss you reaching for me. What has become difficult?
      I can live with more than you think if there are no lies about it. Can we work out together where it stops?`,
    deal: `
      draw the line together between private and secret
      try a month without it and tell each other how that was
      name three things each would like more of with the other one
      leave it out of bedtime, and out of rows about anything else`,
  },
  {
    name: 'different-beliefs',
    matter: 'what each of you believes',
    place: 'couple',
    told: `
      My boyfriend is Muslim, I'm Catholic, and his family wants me to convert before the wedding
      my husband has started voting for a party I can't stand and we scream at the news
      I'm Jewish and she isn't, and the question of the children's religion comes up every December
      She wants to baptise the baby and I don't believe in anything
      we come from different cultures, in hers one asks the parents before every decision, in mine that's unthinkable
      My girlfriend is vegan for political reasons and calls my family murderers at the table
      he's become very religious since his father died and wants me to dress differently for church
      I've lost my faith, and my wife and I met in the congregation. she prays for me every night
      his view on immigration makes me feel I don't know him, I am an immigrant's daughter
      my partner is from India, I'm from Denmark, and after six years they still apologise for me to their relatives
      can a couple survive when one is conservative and the other is left wing
      How do we deal with two religions in one marriage
      what should I do if he expects me to follow traditions from his country that I don't share
      how do i tell my fiancé that I won't change my religion for him
      how can I tell my wife that I no longer believe in god
      we disagree on politics so badly`,
    under: `
      it may be less about the belief than about whether {who} can love somebody who thinks otherwise
      you may be afraid of giving up, bit by bit, where you come from
      perhaps you wish that {who} would be curious about what is sacred to you
      it may be about belonging: as if {who} had a people at {their} back, and you stood there alone
      you may hear in an opinion that {who} gave an opinion about you
      you may be mourning the time when you and {who} found all this interesting in each other`,
    ask: `
      Where did it last come up, and what was at stake at that moment?
      What do you love that stems from the world the other one comes from?
      What could you do for the sake of love, and what would feel like losing yourself?
      Whose voice is in the room when you two argue about it?
      What do you want children, or the neighbours, or your parents to see in your home?
      What has the other side never asked you about it?`,
    other: `
      {who} may be loyal to parents and grandparents in it and feel that {they} would betray them by yielding.
      {who} might be looking for a hold in hard times, and have found it there.
      It is possible that {who} heard contempt where you meant to argue.
      {who} may be torn between you and {their} people, and show each side only half of it.
      {who} might not know how alone you feel at that table, in that service or in front of that news.`,
    own: `
      You can ask {who} how {they} came to it, and listen to the story instead of the thesis.
      There may be one thing you could join without believing it, for the love of {who}, and one you could not, and both may be said.
      Winning the argument with {who} on a Tuesday would not bring you one step closer.
      You can speak for yourself rather than for your side, as {who} once fell in love with a person.`,
    step: `
      Ask {who} this week to tell you of a day when {their} belief helped, and ask three questions without a “but”.
      Invite {who} to one thing of yours this month, a feast, a song, a dish, and tell what it meant at home.
      Leave the news off during supper for seven days and see what you and {who} can talk about instead.
      Write two lists before Sunday, what you could share and what you could not give up, and swap them with {who}.
      Arrange with {who} what you will both say to the parents, before the next visit.
      Pick one question with {who} that has to be settled, such as the wedding or the baptism, and leave the big ones for later.`,
    words: `
      I don't want you to think like me. I want to be able to be who I am beside you.
      That matters to me more than I've ever shown you. Will you come along once and just look?
      When it gets heated, I feel very far from you. Can we start again, more quietly?
      I'd like to understand how you came to it. Tell me from the beginning, I won't argue.
      I'll gladly come along to what matters to you, and I'd like to stay who I am. I hope there's room for both.
      Let's not let others decide what our home is like. What would you want, if it were up to you alone?`,
    deal: `
      keep the feasts of both sides and explain them to each other
      let each speak to their own relatives about what has been decided
      put one evening aside for politics and keep the other six free of it
      decide about children before there are any, and write down what you decided`,
  },
  {
    name: 'saying-sorry-after-shouting',
    matter: 'having shouted',
    place: 'couple',
    told: `
      I shouted at my wife in front of the children last night and I feel terrible
      I lost my temper with my boyfriend over nothing and called him pathetic, I want to make it right
      i yelled at her on the phone and hung up, now I don't know how to apologise
      I was vile to my husband this morning, tired and hungry, and he went to work without a word
      Said something to my girlfriend in a rage that can't be unsaid, about her mother
      I screamed at my partner in the car park, people were watching, and I've been ashamed ever since
      my anger got the better of me again, I slammed the door and now he's sleeping on the couch
      I've said sorry three times for raising my voice and she says that my sorries mean nothing any more
      I snapped at him in hospital, of all places. We've been married for 44 years and I was so afraid
      i know I overreacted yesterday and was way too loud, I've bought flowers but that seems cheap
      how do I make up for shouting at the woman I love
      how do I deal with my own temper so that I don't yell at him again
      What's the best way to say sorry after an outburst?
      how do i apologise to her for what I said in anger
      what can I write to my boyfriend after losing it with him
      i shouted at her again`,
    under: `
      you may be frightened by the face that {who} had while you were shouting
      it may be less the noise you regret than the one sentence {who} could still be hearing
      perhaps you want to be forgiven fast, as it is hard to live with your own voice
      something smaller and softer may have been underneath, which never got to be said to {who}
      you may have sounded like somebody you swore you would never become
      you may want {who} to know that you saw what it did`,
    ask: `
      Which sentence would you take back first?
      What happened in the ten minutes before it got loud?
      What did you see in the other face?
      What did you really want to say, under the volume?
      When have you managed to stop in time, and what helped?
      What has followed the other times that you said sorry?`,
    other: `
      {who} may need time before {they} could believe a calm voice again.
      {who} might have been frightened and may not want to say so.
      It could be that {who} heard the insult long after the reason for it was forgotten.
      {who} may not be ready to accept an apology that comes with an explanation.
      {who} might want to see what you would do the next time, more than hear what you feel today.`,
    own: `
      An apology to {who} gets stronger when it ends before the word “but”.
      You know the signs by now, the jaw, the heat, the speed, and you can leave the room at the first, telling {who} when you will be back.
      You cannot ask {who} to forget it by tonight, and you can stay kind while {they} might still be distant.
      If you see fear in {who} or it keeps happening, that is yours to get help with, from a doctor or a course, starting this week.`,
    step: `
      Say sorry to {who} today for the exact sentence, and then stop talking and let the silence be.
      Ask {who} what it was like, and answer only with “I understand” or “tell me more”.
      Choose a stop word with {who} this week, and promise to go out of the room for twenty minutes whenever it falls.
      If children heard it, tell them tonight that you were too loud and that it was not their fault.
      Write down what you had eaten, slept and swallowed that day, and change one of the three for tomorrow.
      Put right one small practical thing for {who} this week without pointing it out.`,
    words: `
      I was wrong to talk to you like that. You didn't deserve it, and I'm sorry.
      What I said about you isn't what I think. I was scared and I hit out with words.
      I saw your face, and I can't forget it. I'll leave the room next time, before it comes to that.
      I'm not asking you to be all right again tonight. I only wanted to say that it was my fault.
      There is no reason good enough for that tone. What do you need from me now?
      I'm going to do something about my temper, because I want this to stop. I'm sorry that you had to go through it first.`,
    deal: `
      agree on a word that stops it, and on twenty minutes apart when it falls
      come back at a set time and start again, sitting down
      leave the old rows and each other's parents out of every quarrel
      have no difficult talks after ten at night or before food`,
  },
  {
    name: 'partner-came-out',
    matter: 'what your partner told you about who they are',
    place: 'couple',
    told: `
      My husband came out as gay to me last night, after 20 years, I'm in pieces and also sorry for him
      my partner told me they're non binary and I'm trying to get the pronouns right, I'm scared of losing who I knew
      she says she likes girls too and now I wonder whether I'm enough as a guy
      my wife has told me she is a lesbian, we have two daughters and a mortgage and we still hold hands
      He told me that he is trans and that he wants to live as a woman from now on, I love her and I miss him
      my boyfriend confessed that he's bi and had a boyfriend before me, I am not homophobic but I feel strange
      the man I've been married to since 1979 says he has always loved men
      my girlfriend came out as asexual and I don't know what that makes of us
      she has started hormones and I'm glad to see her happy, at night I cry for the husband I had
      found out that he is questioning whether he's straight, he told me because I asked, and I don't know what to feel
      how do I deal with my wife coming out as bi after ten years together
      what do I do now that my husband says he is gay
      Can we stay together now that my partner has come out as trans?
      how do i tell him that i love him and still need time since he came out to me
      what do I say to my girlfriend who has just told me she's into women as well
      my husband is gay`,
    under: `
      you may be proud of {who} and heartbroken in the same breath, and have nobody to tell both to
      it may feel as if your own past had been rewritten by {who} overnight
      perhaps you are asking whether {who} ever wanted you, the way you wanted to be wanted
      you may feel that there is room for the courage of {who} and none for your grief
      you may be holding a secret now as well, and it may be lonely in there
      it may be less about a word than about what stays true between you and {them}`,
    ask: `
      How was it told, and what was the first thing you said?
      Which memory do you look at differently since?
      What in your life together do you know to be true?
      Who may know about it, and whom would you like to talk to?
      What are you afraid to ask?
      What would you like to have time for before anything has to be decided?`,
    other: `
      {who} may have been more afraid of your face than of anything else in the world.
      {who} might have loved you truly all along and still not have been able to go on hiding.
      It could be that {who} needed years to say it to the mirror first.
      {who} may be relieved and look happier than you can bear just now.
      {who} might not know either what it means for the two of you.`,
    own: `
      You can be glad that {who} told you and still be allowed to be sad about what it changes.
      It was not something you lacked, and nothing you could have been would have made {who} somebody else.
      You need not be generous every hour, and you can tell {who} when you have to be alone with it.
      It is up to {who} to say who may know, but you may ask for one person of your own to talk to.`,
    step: `
      Thank {who} this week for telling you, even if that is the only sentence you have.
      Write down the three things you need to know, and ask {who} for one of them on a calm evening.
      Ask {who} by Sunday whom you may confide in, and ring that person.
      Look up a group for partners who heard the same news, and write to them before the week is over.
      Do one ordinary thing with {who} in the next days that the two of you always liked.
      Agree with {who} that nothing about home or family is decided for three months, and write the date down.`,
    words: `
      Thank you for telling me. I'm shaken, and I'm glad that you trusted me with it.
      I don't know yet what it means for us. I do know that I don't want you to hide from me.
      I'm proud of you and I'm sad, and today I can't sort the one from the other. Please bear with me.
      I need to ask you some things, and I may ask them clumsily. Will you answer me all the same?
      I need somebody to talk to about it. Whom would it be all right for me to tell?
      What we had was real for me. Was it for you?`,
    deal: `
      leave the large decisions alone for three months and talk for an hour each week
      name one trusted person each whom you may tell
      keep the habits that are still good, and say so when one of them starts to hurt
      choose together when and how the family hears of it`,
  },
];
