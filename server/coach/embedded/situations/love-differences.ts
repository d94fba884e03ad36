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
      I've been watching more than I'm happy with, and I haven't told you the truth about how much. I'd like to stop, and I need you to know.
      I miss you reaching for me. What has become difficult?
      I can live with it if there are no lies about it. Paying other women is where it stops for me.`,
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
      When you talk like that about people like my parents, I feel very far from you. Is that what you mean to say?
      I'd like to understand how you came to it. Tell me from the beginning, I won't argue.
      I'll gladly come to the feast, and I won't convert. I hope there's room for both.
      Let's not let them decide what our home is like. What would you want, if it were up to you alone?`,
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
      I've rung someone about my temper, because I want it to stop. I'm sorry that you had to go through it first.`,
    deal: `
      agree on a word that stops it, and on twenty minutes apart when it falls
      come back at a set time and start again, sitting down
      leave the old rows and each other's parents out of every quarrel
      have no difficult talks after ten at night or before food`,
  },
  {
    name: 'moving-too-fast',
    matter: 'the speed of it',
    place: 'couple',
    told: `
      We've been dating for three weeks and he already talks about moving in together
      she said I love you on the second date and I froze
      my new boyfriend wants to meet my parents, book a summer holiday and get a dog, I've known him for a month
      It's going too fast for me, she is at my place every night and I haven't had an evening alone
      he has given me a key after five dates, and I don't know where to put it
      I fell head over heels, told her everything, planned a future, and now she says she needs me to slow down
      i'm recently divorced and the lovely man I met is naming our children already
      She changed her status to in a relationship before we'd talked about it
      After two months he proposed. I like him so much and I felt panic
      my friends say I'm rushing into it with this one, that I always do, moved in after six weeks last time too
      how do I slow things down without losing him
      How do you deal with someone who wants so much so soon
      Should I worry that we are moving too quickly, or just enjoy it?
      how do i tell her that I need more time before saying I love you back
      how can I ask him to take it slower in bed and otherwise
      it's all too fast`,
    under: `
      you may like {who} very much and still want to be able to hear your own footsteps
      it may be that you want to be known by {who} before you are planned for
      perhaps you are afraid that a slower step could be taken for a no
      an earlier time that began like this may be sitting at the table with you and {who}
      it may be the wish to be sure of {who} that makes everything hurry so
      you may be missing your own evenings, and feel ungrateful for missing them`,
    ask: `
      Which moment was the first at which you wanted to press pause?
      What speed would feel like yours, in evenings per week?
      What is lovely about it, and what is too much?
      How did it begin and go on the last time you fell in love?
      What do you not know about this person yet that you would like to?
      What do you fear would happen if you said “slower”?`,
    other: `
      {who} may be so happy that every plan seems like a present to you.
      {who} might be afraid of losing you and want to have it settled.
      It could be that {who} took your smile for a yes, as you never said otherwise.
      {who} may have been lonely for a long time and forgotten how long a beginning can be.
      {who} might be relieved to hear that slow, with you, would not mean less.`,
    own: `
      Pulling away without a word would frighten {who}, and one sentence about your pace would not.
      You can keep your Tuesdays, your friends and your sleep, and let {who} find out that you come back.
      You need not answer a big word from {who} with the same word on the same day.
      If you are the one who hurries, you can look at what the waiting stirs up in you, before you bring it to {who}.`,
    step: `
      Tell {who} at the next meeting what you enjoy, and in the same breath what you would like to do more slowly.
      Keep two evenings of the coming week for yourself, and say so to {who} today.
      Put a date on the big question, such as living together: not before the autumn, and offer that to {who}.
      Ask {who} one thing you do not know yet each time you meet this month.
      Say one small no to {who} this week and notice the response, since that will tell you a good deal.
      Talk it over by Sunday with the friend who knew you before {who} and knows how you usually begin.`,
    words: `
      I like where this is going, and I need it to go slower. Can we leave the big plans until summer?
      I can't say it back yet, and I don't want to say it before it's true. It was lovely to hear.
      I need two evenings a week to myself, and I'm looking forward to you on the others.
      I got scared, and I didn't want to just go quiet on you. Slower would make it easier for me to stay.
      I know I've been in a hurry. I was so glad to have found you, and I'll let you set the pace now.
      Keep the key for me for a while? I'd love to be given it again at Christmas.`,
    deal: `
      see each other three times a week for now, and miss each other in between
      leave living together, rings and dogs until a date you choose today
      say “slower” and “faster” aloud, and take neither as an insult
      meet each other's friends first, and the parents after that`,
  },
];
