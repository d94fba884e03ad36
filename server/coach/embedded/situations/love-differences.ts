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
      it may be less about the films than about something private that stood between you and {who}
      you may be asking whether {who} could still want you, just as you are
      perhaps it hurts to feel compared, even if nobody ever compared you aloud
      it may be the secrecy you mind, more than what {who} watched
      you may be ashamed, of yourself or on behalf of {who}, and shame keeps people quiet
      you may long for {who} to come to you with {their} wishes, even the awkward ones`,
    ask: `
      How did it come up between you, and who was embarrassed by what?
      What does it take away from you, if it takes something?
      Is it the thing in itself, the amount or the hiding that troubles you?
      How is it between the two of you in bed, leaving screens out of it?
      What have you been thinking about yourself since it came up?
      What would be all right for you, honestly, and what would not?`,
    other: `
      {who} may see it as something quick and private that had nothing to do with you.
      {who} might be ashamed of it and freeze as soon as it is mentioned.
      It could be that {who} used it against stress or loneliness more than out of desire.
      {who} may fear being refused or failing, and a screen could never turn {them} down.
      {who} might want to stop and find it harder than {they} could admit.`,
    own: `
      You can ask {who} about it with curiosity first, because a verdict may end the talk before it began.
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
      I don't want to shame anybody. I'd like to know that we still want each other.
      I don't want it to stand between us. Can we talk about it on a walk?
      It makes me feel unsure of myself with you. It would help to hear what you like about me.
      I don't need every detail. I'd just like us to be able to talk about it honestly.
      I'd like us to be closer. What would you wish for?
      I'd like to understand what it means to you. Can we work out together what is all right for both of us?`,
    deal: `
      draw the line together between private and secret
      try a month without it and tell each other how that was
      each name three things you would like more of with the other
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
      it may be about belonging, and about feeling alone on your side of it beside {who}
      what {who} said about the world may have sounded like something said about you
      you may miss talking with {who} without having to watch every word`,
    ask: `
      Where did it last come up, and what was at stake at that moment?
      What can you respect in what the other one believes, even a little?
      What could you do for the sake of love, and what would feel like losing yourself?
      Whose voice is in the room when you two argue about it?
      Which decision ahead of you makes it pressing, if there is one?
      What has the other side never asked you about it?`,
    other: `
      {who} may feel that giving way would mean letting down the people {they} grew up with.
      {who} might be looking for a hold in hard times, and have found it there.
      It is possible that {who} heard contempt where you meant to argue.
      {who} may be torn between you and {their} people, and show each side only half of it.
      {who} might not know how alone you sometimes feel with it.`,
    own: `
      You can ask {who} how {they} came to it, and listen to the story instead of the thesis.
      There may be one thing you could join without believing it, for the love of {who}, and one you could not, and both may be said.
      Winning an argument with {who} may not bring you one step closer.
      You can speak for yourself rather than for your side, since it was you that {who} chose.`,
    step: `
      Ask {who} this week to tell you of a day when {their} belief helped, and ask three questions without a “but”.
      Invite {who} this month to one thing that matters to you, and say in two sentences what it means to you.
      Leave the subject alone with {who} for seven days and see what else you can talk about.
      Write two lists before Sunday, what you could share and what you could not give up, and swap them with {who}.
      Agree with {who} this week on what you will both say when others ask about it.
      Pick with {who} this month the one question that has to be settled soon, and leave the big ones for later.`,
    words: `
      I don't want you to think like me. I want to be able to be who I am beside you.
      This matters to me more than I may have shown. Would you let me tell you why?
      When it gets heated, I feel very far from you. Can we start again, more quietly?
      I'd like to understand how you came to it. Tell me from the beginning, I won't argue.
      I'd like to respect what matters to you and still stay who I am. I hope there's room for both.
      I'd like us to decide this for ourselves. What would you want, if it were up to you alone?`,
    deal: `
      keep what is sacred to each of you, and explain it to each other
      let each speak to their own relatives about what has been decided
      set a time for the difficult subject and keep the rest of the week free of it
      settle the practical questions one at a time, and write down what you decided`,
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
      it may trouble you most to think of what {who} felt while you were shouting
      it may be less the noise you regret than the one sentence {who} could still be hearing
      perhaps you want to be forgiven soon, because it is hard to live with it
      something smaller and softer may have been underneath, which never got to be said to {who}
      you may not have recognised yourself, and wonder what {who} saw
      you may want {who} to know that you saw what it did`,
    ask: `
      Which sentence would you take back first?
      What happened in the ten minutes before it got loud?
      How did the other one take it, as far as you could see or hear?
      What did you really want to say, under the volume?
      When have you managed to stop in time, and what helped?
      What have you said or done since then to make it good?`,
    other: `
      {who} may need time before {they} could believe a calm voice again.
      {who} might have been frightened and may not want to say so.
      It could be that {who} heard the insult long after the reason for it was forgotten.
      {who} may not be ready to accept an apology that comes with an explanation.
      {who} might want to see what you would do the next time, more than hear what you feel today.`,
    own: `
      An apology to {who} gets stronger when it ends before the word “but”.
      You can learn the first signs of it in you, and leave the room in time, telling {who} when you will be back.
      You cannot ask {who} to forget it by tonight, and you can stay kind while {they} might still be distant.
      If you see fear in {who} or it keeps happening, that is yours to get help with, from a doctor or a course, starting this week.`,
    step: `
      Say sorry to {who} today for the exact sentence, and then stop talking and let the silence be.
      Ask {who} what it was like, and answer only with “I understand” or “tell me more”.
      Choose a stop word with {who} this week, and promise to go out of the room for twenty minutes whenever it falls.
      If children heard it, tell them tonight that you were too loud and that it was not their fault.
      Write down tonight what the hours before it were like, with sleep, food and worries, and change one of them this week.
      Put right one small practical thing for {who} this week without pointing it out.`,
    words: `
      I was wrong to talk to you like that. You didn't deserve it, and I'm sorry.
      I'm sorry for how I sounded and for everything that came out with it. It isn't how I want to be with you.
      I wish I could take it back. Next time I'll leave the room before it comes to that.
      I'm not asking you to be all right again tonight. I only wanted to say that it was my fault.
      There is no reason good enough for that tone. What do you need from me now?
      I'm going to work on my temper, because I don't want this to happen again. I'm sorry.`,
    deal: `
      agree on a word that stops it, and on twenty minutes apart when it falls
      come back at a set time and start again, sitting down
      leave old rows and each other's families out of every quarrel
      have no difficult talks when one of you is tired or hungry`,
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
      the past with {who} may look different to you now, and that can be dizzying
      perhaps you are asking what you and {who} can be for each other now
      you may feel that there should be room for your own feelings as well as for {who}
      you may be holding something private now as well, and have few people to tell
      it may be less about a word than about what stays true between you and {them}`,
    ask: `
      How was it told, and what was the first thing you said?
      What do you look at differently since then?
      What in your life together do you know to be true?
      Who may know about it, and whom would you like to talk to?
      What are you afraid to ask?
      What would you like to have time for before anything has to be decided?`,
    other: `
      {who} may have been very afraid of your answer, because yours mattered most.
      {who} might have loved you truly all along and still not have been able to go on hiding.
      It could be that {who} needed a long time before {they} could say it at all.
      {who} may be relieved, and may not see how much you have to take in.
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
      Agree with {who} this week that nothing big is decided for some months, and write the date down.`,
    words: `
      Thank you for telling me. I need a little time with it, and I'm glad that you trusted me.
      I don't know yet what it means for us. I do know that I don't want you to hide from me.
      I have a lot of feelings at once and can't sort them yet. Please bear with me.
      I need to ask you some things, and I may ask them clumsily. Will you answer me all the same?
      I need somebody to talk to about it. Whom would it be all right for me to tell?
      What we have is real for me. What is it for you, now?`,
    deal: `
      leave the large decisions alone for three months and talk for an hour each week
      name one trusted person each whom you may tell
      keep the habits that are still good, and say so when one of them starts to hurt
      choose together when and how the family hears of it`,
  },
];
