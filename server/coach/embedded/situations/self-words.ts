import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const selfWords: readonly Situation[] = [
  {
    name: 'i-snapped-and-regret-it',
    matter: 'having snapped',
    place: 'self',
    told: `
      I shouted at my mother today because she asked the same thing for the fifth time, and I feel terrible.
      I lost my temper with the kids over a spilt glass and saw how they flinched.
      i blew up at my gf over literally nothing, i was just hungry and tired
      I yelled at a colleague in the open-plan office and everyone went silent.
      Last night I slammed the door, screamed something and drove off. I'm ashamed of myself.
      My patience is gone lately, I bark at everybody, even at the cashier.
      I bit my wife's head off when she only wanted to help me with the form. Forty years married and I still do it.
      I was so overworked that I snapped at my best friend when she called to cheer me up.
      my little brother cried bc i screamed at him about the charger, i hate when i get like this
      I swore I would never be loud like my father, and this morning I heard his voice come out of my mouth.
      How do I stop losing it with the people I love most?
      What do I do after I have shouted at my child and it's afraid of me now?
      How do I make up for an outburst at work?
      How do I tell my boyfriend I'm sorry for biting his head off without going into why?
      What do I say to my daughter this evening after I yelled at her at breakfast?
      i snapped at him again`,
    under: `
      perhaps it was not about the thing that set it off, and {who} only came last in a very full day
      it may be less about anger than about having been at the end of your strength for some time
      maybe what hurts most is the thought of how {who} may have felt in that second
      it may well be that you needed help for a while, and it came out in the wrong voice
      possibly you are afraid of becoming somebody whom {who} would have to be careful with
      you might be harder on yourself for it now than {who} would ever be`,
    ask: `
      What had the hours before it been like for you?
      What was the very last thing before it burst, and what did it set off?
      Where in your body did you notice it first, and was there a second when you could still have turned?
      What did you actually need at that moment?
      What did you do right afterwards, and how did you leave it?
      What would you have said, if you could have said it calmly?`,
    other: `
      There may have been more fright than anger in {who} when it happened.
      Perhaps {who} took it to be about {them}, and went looking for a mistake.
      From outside it came out of nowhere, so {who} might tread carefully around you for a few days.
      Most people can take a bad moment if somebody comes back to it, and {who} may be waiting just for that.
      Possibly {who} saw how tired you looked and had wanted to make it easier.`,
    own: `
      The reason for your anger may be good, and the volume is still yours.
      An apology to {who} that ends before the word “but” can stand on its own.
      You could find out what comes before it, hunger, hurry, noise, the third question in a row.
      If it happens often, it may help to tell {who} what you will do when it rises, and then to do it.`,
    step: `
      Go back to {who} today, name what you did in one sentence, and say sorry without an explanation.
      If it was a child, crouch down and say: I was too loud, that was my mistake and not yours.
      Choose a sentence for the next time, such as “I need ten minutes”, and tell {who} now what it means.
      You could write down for one week at what hour your fuse is shortest, and move one thing away from it.
      Ask {who} tonight how it was to stand there, and listen without putting in a word.
      Eat, drink a glass of water or walk once round the house before the hour when it usually happens.`,
    words: `
      I'm sorry. You didn't deserve that.
      That was wrong of me. There's no but.
      I've been thinking about it ever since. How was that for you?
      I don't want to talk to you like that. Next time I'll take a break before I speak.
      I wish I could take it back. Can we talk about it when you're ready?
      I don't want you to have to be careful around me. Please tell me when my tone gets like that.`,
    deal: `
      have a word that stops everything for ten minutes, and whoever says it also comes back
      leave difficult subjects alone before dinner and after ten at night
      make it a habit to return to a loud moment on the same day
      share the hour in which one of you is always at the limit`,
  },
  {
    name: 'words-i-cannot-take-back',
    matter: 'the words you cannot take back',
    place: 'self',
    told: `
      I told my sister I wished she'd never been born. She went white and left.
      In the argument I threw the abortion in her face, and I'd give anything to unsay it.
      i said i never loved him. it isnt true and now he believes it
      I called my best friend a bad mother. It just came out, and there's no way back from that sentence.
      I made fun of what he had told me in his weakest hour, in front of his brother.
      I want to apologise to my son for something I said to him eleven years ago.
      The last thing I said to my father was that I was done with him, and now he is in intensive care.
      I hit her where I knew it would hurt, with the one thing she is ashamed of.
      sent a really vile text to my mate when drunk, he read it, what have i done
      I owe somebody an apology and every time I try, I end up defending myself.
      How do I apologise for something so cruel that sorry sounds ridiculous?
      What can I do if I've said the unforgivable to a person I love?
      How do I live with having hurt him like that with my words?
      How do I word an apology to her for what I said about her weight?
      What do I write to a friend I insulted badly, now that she won't pick up?
      i said something unforgivable`,
    under: `
      perhaps you wanted to hurt for one second because you were hurting, and it went much deeper into {who} than you meant
      perhaps this is not so much about the sentence as about the fear that {who} will now always hear it
      maybe you long to be forgiven by {who} and do not feel you may ask
      possibly you punish yourself daily, and {who} may know nothing of it
      you might be mourning the ease that you and {who} had before that minute`,
    ask: `
      What exactly did you say, as it came out?
      What had happened just before you reached for that sentence?
      What did you want to say underneath it, if there was something true?
      What do you think it touched, of which you knew that it was sore?
      What have you tried since then, and where did it get stuck?
      If you were to be forgiven, what would you do differently from that day on?`,
    other: `
      Sentences like that can come back at night, and {who} may hear it in your voice.
      Perhaps {who} wanted to know above all whether you meant it.
      Right now {who} might need distance more than an apology, and later an apology more than distance.
      The explanation may sound like an excuse to {who}, as long as the wound itself has not been named.
      It is possible that {who} will forgive you and still need time to feel at ease.`,
    own: `
      You cannot take it back, but you can say to {who} that it was wrong, without asking for anything in return.
      Look at whether your apology is meant to make {who} feel better, or yourself.
      The true thing that lay beneath it may deserve a day of its own, much later.
      How long {who} might need is not for you to say, and staying reliable meanwhile is.`,
    step: `
      Write the apology by hand first: what you said, that it was wrong, what it may have done, and not one reason.
      Read it aloud tonight, cross out every “but” and every “if”, and bring or send it to {who} within three days.
      You could ask {who} just one thing, whether you may come by, and accept a no.
      Put right what can be put right: if others heard it, tell them too that it was untrue or unfair to {who}.
      If {who} would rather have quiet, write once that you are there, and then leave the next word to {them}.
      Think of one small act for {who} this week that asks for no thanks, and do it without pointing at it.`,
    words: `
      It was wrong. I'm sorry, and I don't expect an answer.
      It isn't what I want to be like with you, and I'm ashamed.
      I'd understand if you needed a lot of time. I'm so sorry.
      I keep hearing it, and I can imagine that you do too. I wish I could take it from you.
      I don't want to explain anything. I want you to know that I know what I did.
      May I tell you in person how sorry I am? You can say no.`,
    deal: `
      talk about it once properly, and then not use it as a stone in other quarrels
      leave certain things out of every argument for ever, and name them now
      break off a quarrel as soon as one of you starts aiming
      take it slowly: short meetings first, long talks later`,
  },
  {
    name: 'cannot-say-no',
    matter: 'saying no',
    place: 'self',
    told: `
      I said yes again to something I really don't want, and now I'm lying awake about it.
      Everyone comes to me because they know I won't refuse. I've three cakes to bake by Saturday.
      i cant say no to anyone, i dogsit, i drive people to airports, i lend my car, and im exhausted
      My boss asks, my sister asks, the school asks, and the word simply won't come out of my mouth.
      I'm a people pleaser. I agree to everything and then hope that it gets cancelled.
      I even bought a vacuum cleaner at the door because the young man was so nice.
      My neighbour wants me to water her plants for six weeks, and I heard myself say “of course”.
      As soon as someone looks disappointed I give in.
      At seventy I'm still on four committees, because nobody else does it and I can't turn them down.
      he asked if he can stay at mine for a month and i said sure np and i want to scream
      How do I learn to say no without feeling guilty for days?
      What can I do if I have already agreed and want to back out?
      How do I refuse a favour to somebody who's done so much for me?
      How do I tell my sister-in-law that I won't host Easter this time?
      What's a friendly sentence to turn someone down that doesn't need a lie?
      i just can't say no`,
    under: `
      perhaps a no feels as though it could cost you something with {who}
      it may have less to do with the favour than with the half second of disappointment in the face of {who}
      maybe you are proud of being the one {who} can count on, and tired of exactly that
      it might be that nobody ever saw what each yes takes from you, least of all {who}
      possibly you say yes to {who} and then pay with a quiet grudge
      you might be wishing for someone who asks what you have time for`,
    ask: `
      What happens inside you in the second between the question and your yes?
      What did you give up this week for the last thing you agreed to?
      Who can you say no to, and what is different with that person?
      What would be the worst answer to your no, and have you ever truly got it?
      When you were a child, what happened in your home if somebody did not want to?
      To what would you say yes, if one evening were suddenly free?`,
    other: `
      Very likely {who} took your yes at its word and saw no strain in it.
      It could be easier for {who} to hear a no today than to feel your reluctance for weeks.
      Perhaps {who} asked three others as well, and did not count on you in particular.
      At first {who} may be surprised or a little cross, as people are when something familiar changes.
      It might be that {who} would trust your yes more, if there were also a no now and then.`,
    own: `
      You could stop answering on the spot; {who} may well be able to wait until tomorrow.
      A no needs no reason, and each extra reason gives {who} something to argue with.
      It might be worth noticing when you offer yourself before {who} even asked.
      You are free to correct a yes, if you do it early and plainly.`,
    step: `
      Answer the next request with one sentence only: let me look, I'll tell you tomorrow.
      Say one small no this week where little depends on it, to a leaflet, a second helping, a newsletter.
      Choose one thing you have already promised {who} and take it back by Friday, with an apology and no story.
      You could offer {who} a half instead of a whole: one hour, not the day, and name it first.
      Write your no to {who} down, read it aloud twice, and strike out the excuses.
      After you have told {who} no, do not fill the pause, and count silently to five.`,
    words: `
      I can't do it this time. I hope you understand.
      I need to look at what I can manage before I promise anything. May I tell you tomorrow?
      I like you, and it's a no this time. I need the time for myself.
      I could do a small part of it, no more. Would that help?
      I find it hard to say this, because I don't want to let you down: I'm full up.
      Please ask me again another time. At the moment I really can't.`,
    deal: `
      ask with the sentence “a no is fine”, and mean it
      wait a day between the question and the answer
      take turns with the favours, and keep an eye on whose turn it is
      agree that a yes may be taken back within two days without hard feelings`,
  },
  {
    name: 'afraid-of-conflict',
    matter: 'swallowing everything to keep the peace',
    place: 'self',
    told: `
      I never say anything. I smile, I nod, and at night I hold the conversation I should have had.
      As soon as voices get louder I go blank and agree with whatever is being said.
      im so scared of arguments i apologise for things i didnt even do
      My husband decides on the holiday, the car, the sofa, and I say “as you like” and choke on it.
      I'd rather limp for a year than tell the shoe shop that the heel came off.
      I swallow and swallow until one day I explode over something ridiculous, and then I'm the mad one.
      In our family nobody ever quarrelled, and I don't know how one does it.
      My heart races when I merely think of raising a problem with my flatmate or my boss.
      I have kept the peace for forty-six years of marriage and I'm not sure there's much left of me.
      i always go quiet when im upset and say its fine, its never fine
      How do I get over my fear of confrontation?
      What can I do so that I don't avoid every difficult conversation?
      How do you bring up a problem if your whole body wants to run away?
      How do I tell my partner that I disagree, without my voice shaking?
      What could I say at the start, when I've been silent about it for far too long?
      i swallow everything`,
    under: `
      perhaps silence once kept you safe, and your body still believes that it does
      maybe it is less about the quarrel than about the fear that {who} could turn away afterwards
      maybe you know what {who} would like at any hour, and no longer what you would
      it is possible that you carry small stones for {who}, one at a time, until you can hardly walk
      possibly you long for {who} to guess, so that you would not have to start
      you might miss being truly known by {who}, since your peace has kept so much of you hidden`,
    ask: `
      What is the sentence that you have been swallowing the longest?
      What do you see coming, in the worst case, if you said it aloud?
      How did people quarrel in the house where you grew up, and where were you while they did?
      With whom have you disagreed and found that it was all right?
      What has the peace cost you over the last month?
      What is the smallest thing you could disagree about this week?`,
    other: `
      You may hide it so well that {who} could have no idea.
      Perhaps {who} felt something all along and found the politeness harder to bear than a plain word.
      You might find that {who} would rather have a quarrel with you than a wall.
      When it all comes at once after months, {who} could be startled and hear only the heat.
      It is possible that {who} dreaded arguments as much as you, and felt glad of the quiet.`,
    own: `
      Each “I don't mind” that is not true tells {who} something wrong about you.
      You could begin with small things, long before they have piled up into one big thing for {who}.
      A trembling voice is no reason to wait; {who} may only notice that it matters to you.
      If it is fear of what somebody might do to you, then silence is not your mistake, and help comes first.`,
    step: `
      Disagree once this week about something tiny, the film, the window, the pizza, and stay in the room.
      Write to {who} what you cannot say, in four lines, and ask for a talk about it on a fixed day.
      You could open with the fear itself and tell {who}: this is hard for me to say, please hear me out.
      Take one subject only, put it in a sentence with “I would like”, and tell {who} while you walk side by side.
      Tonight, make a list of all you have swallowed this month, and mark the one thing that is still alive.
      When you notice yourself saying “fine”, add one true word to {who} the same evening.`,
    words: `
      I said it was fine, and it wasn't. Can I try again?
      This is hard for me to say, so please let me finish. It matters to me.
      I've kept quiet until now, so it may sound sudden to you. It has been on my mind for a while.
      I don't want to fight. I want you to know what I think, even if you see it differently.
      I get nervous when we disagree. Can we talk about it slowly?
      I see it a bit differently. Can we look for a way that suits us both?`,
    deal: `
      ask twice, because the first “fine” may not be true
      talk about difficult things on a walk, without having to look at each other
      set a time of twenty minutes, and stop when it is over
      write it to each other first, and speak about it the next day`,
  },
];
