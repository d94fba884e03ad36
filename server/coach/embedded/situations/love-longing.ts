import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const loveLonging: readonly Situation[] = [
  {
    name: 'crush-on-somebody-taken',
    matter: 'the feelings for somebody who is taken',
    place: 'couple',
    told: `
      I have a crush on my colleague and she's married with two kids
      I've fallen for a man who has a girlfriend, he flirts with me and then mentions her
      he wears a ring and still I think of him all the time, at work, in the shower, everywhere
      my brother's fiancée is the woman I am in love with and the wedding is in September
      I'm in love with my best friend's boyfriend and hate myself for it
      my married boss says his marriage is only on paper and I want to believe it so much
      She lives with her boyfriend and comes to me with her problems, I listen and long for her
      I am married myself and have butterflies for my son's teacher, I haven't done anything
      we danced at a wedding, he is engaged to someone else, I haven't slept properly since
      at my age, 66, to be pining for the neighbour whose wife is my friend
      how do I get rid of feelings for someone who is in a relationship
      how do you deal with a crush on a married man you see every day
      Should I confess my feelings to a woman who has a husband?
      how do i tell him that I can't go on being so close while he has a girlfriend
      what do I say to a taken man who keeps writing to me at night
      he's married and i love him`,
    under: `
      it may be that {who} woke something in you that had been asleep for a long time
      a small sign from {who} may carry you for days, and you may be tired of that
      perhaps it feels safer to love where everyday life will not put it to the test
      you may want to be chosen by {who}, just once, whatever stands in the way
      you may feel guilty for a feeling that nobody asked for, before anything was done
      the imagined life with {who} may show you something you miss in your own`,
    ask: `
      What is it like to be you when this person is near?
      What has been said or done on the other side, in plain facts?
      What would it take for this to become real, and would you want that?
      What do you picture, and at which point does the picture break off?
      Who would be hurt, and how well do you know them?
      What in your own life has become pale beside it?`,
    other: `
      {who} may enjoy your company and have no thought of changing anything.
      {who} might feel something for you too and have made a promise somewhere else.
      It could be that {who} meant simply to be warm to you, as {they} might be to many people.
      {who} may not know how much {their} friendliness stirs up in you.
      {who} might be looking for an open ear more than for a love.`,
    own: `
      The feeling came uninvited, and what you write to {who} is up to you.
      You can judge by what {who} plainly said and did so far, and not by what {they} hinted.
      Closeness in small doses keeps it burning, so you may take more distance from {who} than seems polite.
      You can look at what you feel when you imagine {who}, being funny, being wanted, being awake, and where else it could be had.`,
    step: `
      Stop the private messages to {who} for two weeks, from tonight, and keep to what the day requires.
      Write the whole daydream about {who} down once this week, to the end, with the ordinary days in it.
      Change one routine this week that leads to chance meetings with {who}.
      Tell one friend who has nothing to do with {who}, by Sunday, so that it does not grow in the dark.
      Say no to the next drink alone with {who}, and go where there are people who are free.
      Book something this month that makes you feel alive and in which {who} could play no part.`,
    words: `
      I enjoy this more than I should, and you're not free. I'm going to step back for a while.
      I'd like a bit more distance for now. It has nothing to do with anything you did.
      I care about you more than is good for me. I hope you understand if I'm a little quieter for a while.
      I respect that you're with somebody. I don't expect anything, I only need a little time.
      I'm not cross with you at all. I just need to look after myself a bit.
      I like having you around, and I'd like to leave it at that.`,
    deal: `
      keep to daytime and to company
      leave out meetings for two for the next month
      say once what there is, agree that nothing follows from it, and leave it there
      let some weeks go by without private messages and see what is left`,
  },
  {
    name: 'unrequited-love',
    matter: 'loving without being loved back',
    place: 'couple',
    told: `
      I told him I love him and he said he doesn't feel the same
      she only sees me as a good guy, I've loved her for three years and it goes nowhere
      I asked him out, he said he isn't into me in that way, and I can't stop hoping
      my feelings aren't returned and everyone says move on, as if there were a switch
      we slept together twice and now she says that she doesn't want a relationship with me
      He is single, kind to me, and simply not in love. I would almost prefer a reason
      I got a no from the girl I adore, and now I have to sit next to her in class until June
      he likes my roommate and asks me for tips on how to win her
      i confessed my love in a letter and got a very nice rejection back
      loved a woman from the walking club for a decade without a word, she has just told me she is fond of me, like a brother
      how do you stop loving somebody who doesn't love you back
      how do I deal with the rejection after telling her my feelings
      Should I keep fighting for him even though he said no?
      how do i tell her that I need distance because I have stronger feelings than she has
      what do I answer when he says he loves me but not like that
      he doesn't love me back`,
    under: `
      you may have been braver than most, and have only the bruise to show for it
      it may be hard that nobody did wrong, so there is no one to be angry with, {who} least of all
      perhaps you took the no from {who} as a statement about what you are worth
      it may be the hope that hurts, because {who} could be kind and still not feel it
      you may be grieving for what could have been with {who}
      part of you may still wonder what {who} would need in order to feel it too`,
    ask: `
      What was said, and what have you concluded without its being said?
      What do you still hope for, if you are honest with yourself?
      What did you love about the person you are in their company?
      How often do you see each other, and how are you afterwards?
      What has changed in how you behave with this person since?
      Who is fond of you at present, and shows it?`,
    other: `
      {who} may be sorry about it and not know how to be near you without misleading you.
      {who} might have searched {their} heart for it and simply not found it there.
      It could be that {who} valued your company so much that {they} put off the no.
      {who} may be friendly out of a bad conscience, and that could look like a maybe.
      {who} might be unsure how friendly {they} may be with you now.`,
    own: `
      A no from {who} is an answer, and it says nothing about how lovable you are.
      You can notice what you do for {who} in the hope of being loved for it, and let some of it go.
      You may avoid {who} for some time without being a bad loser, since a burn needs air and not more heat.
      You can keep the part of it that is yours, that you are able to love like that, and take it along without {who}.`,
    step: `
      Tell {who} this week, in one message, that you need a break, and for how long.
      Put the chat with {who} in the archive tonight and the photos in a folder you would have to search for.
      Write down this week five things you would like to have in a love that {who} could never have given you.
      Go somewhere on Saturday where nothing reminds you of {who}, with or without company.
      Ask a friend to stop you, for the next month, when you start explaining what {who} might have meant.
      Take up one thing this week that you had wanted to do with {who}, and do it with another person or alone.`,
    words: `
      Thank you for being honest with me. I need some distance now, and I'll get in touch when I'm all right.
      I'm sad, and I'll be all right. Please give me some room for a while.
      I hope we can still talk without it being strange. I'd like that, in time.
      I don't want you to feel bad about it. I only need a little time for myself.
      It's fine that you don't feel it, and I'd rather know. I won't ask again.
      I'd like to be friends one day, and I can't yet. Give me some time.`,
    deal: `
      take some months without meeting alone
      keep it polite and short where you cannot help meeting
      tell nobody who need not know
      let the one who loves decide when to be in touch again`,
  },
  {
    name: 'in-love-with-a-friend',
    matter: 'being in love with a friend',
    place: 'couple',
    told: `
      I'm in love with my best friend and she has no idea
      we have been friends since primary school and last summer I realised I love him, as more than a friend
      I've got feelings for my best mate, we're both guys and he is straight as far as I know
      she falls asleep on my shoulder during films, she thinks of me as a brother, and I lie awake
      I am scared that telling my friend how I feel will ruin a friendship of twelve years
      We kissed once at New Year and agreed to stay friends, but I can't unfeel it
      my best friend tells me about her dates and I give advice with a stone in my stomach
      he's my closest friend, we talk every day, and all of our friends ask when we will finally get together
      since my divorce an old friend has helped me with everything and now I catch myself looking forward to her far too much
      i love my friend, like really love, and she just told me i'm the only boy she feels safe with
      should I tell my friend that I have fallen in love with him or keep quiet
      how do I deal with being in love with a friend without losing the friendship
      What do I do if I'm in the friendzone and want more?
      how do i tell my best friend that i have feelings for her
      what words could I use to tell a good friend that I love him without making it weird
      in love with my best friend`,
    under: `
      you may fear losing the person you would normally tell about a thing like this
      it may be tiring to be two people with {who}, the friend and the one in love
      perhaps being close to {who} is lovely and hard at the same time
      you may be wondering whether {who} ever wondered, and looking for signs both ways
      the friendship with {who} may already have changed, and only one of you has noticed
      you may want what you have with {them} and a little more, and not want to risk it`,
    ask: `
      When did you notice that it was more than friendship?
      What would be harder: a no, or going on without asking?
      What makes you think there might be something on the other side?
      How do you act differently since you have known?
      What has the friendship survived so far?
      If it were a no, what would you need in order to stay friends?`,
    other: `
      {who} may feel it too and be just as afraid for the friendship.
      {who} might be surprised, need some weeks, and come back the same friend.
      It could be that {who} guessed it long ago and kept silent out of tact.
      {who} may love you dearly in {their} own way, which could be a great thing and still not this.
      {who} might be a little hurt to learn that you hid it, of all people, from {them}.`,
    own: `
      You can tell {who} in order to be honest, or in order to get a yes, and it helps to know which it is.
      You need not be always at hand for {who}, in the hope that it will be noticed.
      If {who} ever asked you for advice on dates, you may say that you would rather not.
      A no would need time on your side, and you can tell {who} beforehand that you might take some.`,
    step: `
      Decide by Sunday which of two things you will do: tell {who} before the month is over, or take more distance.
      Write down the three sentences you would say to {who} and read them aloud to somebody who keeps secrets.
      If you want to tell {who}, choose a quiet walk this month rather than a party, with time for both of you afterwards.
      Turn down the next evening with {who} that would hurt, with a small true reason.
      Behave with {who} this week exactly as with any other friend, and see what you learn.
      You could tell {who} with a way out built in: no answer needed today, and everything you had planned is still on.`,
    words: `
      This is scary to say: I've been feeling more for you than friendship. You don't have to answer now.
      I'd rather risk an odd week than go on pretending to you. I'm in love with you.
      Nothing has to change. I only couldn't bear that you, of all people, didn't know.
      Have you ever wondered about us? I have, quite a lot lately.
      If I've been odd lately, that's why. I care for you more than I planned to.
      If it's a no, I'll need a few weeks, and then I'd like my friend back.`,
    deal: `
      give it two weeks after it has been said, then meet and speak frankly
      keep one thing you always do together, whatever the answer is
      leave out the talk of dates for some time
      tell the circle of friends nothing, or the same thing`,
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
      she has told everyone that I'm the one, after a fortnight, and I can hardly breathe though I like her
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
      you may like {who} very much and still need some time and room of your own
      it may be that you want to be known by {who} before you are planned for
      perhaps you are afraid that a slower step could be taken for a no
      an earlier time that began like this may be making you careful with {who}
      it may be that you want to be sure before you answer {who} with something big
      you may be missing your own evenings, and feel ungrateful for missing them`,
    ask: `
      Which moment was the first at which you wanted to press pause?
      What speed would feel like yours, in meetings or messages a week?
      What is lovely about it, and what is too much?
      How have beginnings been for you before, and what do you know about your own pace?
      What do you not know about this person yet that you would like to?
      What do you fear would happen if you said “slower”?`,
    other: `
      {who} may be so happy that every plan seems like a present to you.
      {who} might be afraid of losing you and want to have it settled.
      It could be that {who} took your kindness for a yes.
      {who} may have waited for this for a long time.
      {who} might be relieved to hear that slow, with you, would not mean less.`,
    own: `
      Pulling away without a word may confuse {who}, and one sentence about your pace would be clearer.
      You can keep your own evenings, your friends and your sleep, and still be fond of {who}.
      You need not answer a big word from {who} with the same word on the same day.
      If you got carried away in the first weeks too, you can say so to {who} and still want it slower now.`,
    step: `
      Tell {who} at the next meeting what you enjoy, and in the same breath what you would like to do more slowly.
      Keep two evenings of the coming week for yourself, and say so to {who} today.
      Put off the big question, such as living together, to a date you choose, and tell {who} this week.
      Ask {who} one thing you do not know yet each time you meet this month.
      Say no to one small thing this week that is too much for you, and tell {who} kindly why.
      Talk it over by Sunday with the friend who knew you before {who} and knows how you usually begin.`,
    words: `
      I like where this is going, and I need it to go slower. Can we leave the big plans for later?
      I don't want to say or promise anything before it's true for me. Please give me time.
      I need a bit more time to myself. I'll look forward to you all the more then.
      It's a bit much for me at the moment, and I didn't want to just go quiet on you. Can we slow down?
      I'd like to enjoy the beginning, because there is only one. Can we take our time with the rest?
      Let's save some of it for later. I'd love to have things to look forward to with you.`,
    deal: `
      settle how often you see each other for now, and miss each other in between
      leave living together and the other big plans until a date you choose today
      say “slower” and “faster” aloud, and take neither as an insult
      meet each other's friends first, and the parents after that`,
  },
];
