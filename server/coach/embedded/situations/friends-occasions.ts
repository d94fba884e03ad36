import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const friendsOccasions: readonly Situation[] = [
  {
    name: 'weddings-and-trips-with-friends',
    matter: 'the wedding or the trip and what it costs',
    place: 'friends',
    told: `
      I'm a bridesmaid and the hen weekend alone costs 900 pounds. I don't have it.
      The bride wants us all in the same dress, shoes, hair and spray tan, at our own expense.
      were going to croatia with 6 people and they booked a villa i cant afford without asking
      My best friend picked somebody else as her maid of honour and I'm to hand out programmes.
      On our holiday together he ordered lobster each night and then said let's split it evenly.
      She wants to see five cities in five days, I'd like to lie on a beach, and we leave in three weeks.
      I was best man, spent two months' savings on the stag do, and got no thank you.
      As a pensioner I can't keep up with the river cruise the others have their hearts set on.
      bridezilla kicked me out of the wedding party bc i couldnt come to the dress fitting
      We shared a room on the ski trip and by day three we weren't on speaking terms.
      What do I do if my friend's wedding is getting too expensive for me?
      How do we sort out money on a group trip when everybody has a different budget?
      How do I cope with a week's holiday with friends who all want something else?
      How do I tell the bride that I can't be her bridesmaid after all?
      What do I write in the travel group so that we find a cheaper place and I don't look stingy?
      her hen do costs a fortune`,
    under: `
      it may be less about the price than about having to say to {who} that you cannot keep pace
      perhaps you wanted to share in something with {who}, and so far it has mostly cost you
      maybe it hurts that {who} planned over your head something that was meant to be for all of you
      it may well be that you fear to be the one who spoils it for {who}, whatever you say
      possibly you measure by this where you stand with {who}
      you might have looked forward to time with {who}, and so far there are only lists`,
    ask: `
      What is the sum or the number of days that you could give with a light heart?
      What did you picture when you first said yes?
      At which point did the joy tip over, which message, which booking?
      What do you think would happen if you named your limit tomorrow?
      Which part of it all do you really want to be there for?
      Who else among the others might be doing sums at night and keeping quiet?`,
    other: `
      In the fever of planning {who} may see one day only, and not what adds up on your side.
      It might be that {who} never learnt to ask about money, and took silence for agreement.
      Perhaps {who} felt pressed by family, lists and other people's wishes, and passed the pressure on.
      For {who} the big plan could be a way of saying how much all of you matter.
      If you always said “sure, sounds great”, {who} might be quite surprised by what it cost you.`,
    own: `
      An early no is easier for {who} than a late one.
      You can look at how many times you have written “fine by me” to {who} while your stomach said something else.
      Nobody but you can know your budget, so the figure has to come from you.
      You might be giving more than you have, so as not to disappoint {who}.`,
    step: `
      Work out tonight what you can spend in all, and round it down.
      Tell {who} this week, before anything else is booked, which parts you are in for and which you will skip.
      Suggest to {who} one cheaper version with a link, so that you bring a way and not only a problem.
      You could ask the others in a message of two lines what everybody's upper limit is, and name yours first.
      Set up a shared kitty or a bill app with {who} before you leave, and pay drinks separately.
      Plan one day of the trip on which everyone does what they like, and meet {who} again for dinner.`,
    words: `
      I want to be there for you, and I can't manage all of it. Could we talk about which parts?
      It's getting to be too much for me, and I should say so. What could we leave out?
      I'd rather do something small that I can enjoy than something big I worry about.
      I'd love some time with you that has nothing to do with plans. Can we have that?
      Could we talk openly about the costs? I'd feel so much easier.
      It's hard for me to say this, because I don't want to spoil your joy.`,
    deal: `
      ask everybody's limit first and only then look at places
      pay separately for drinks and extras, and share what all of you use
      keep mornings free for each and evenings for all
      agree on which tasks are a help and which are too much, with a date for the last payment`,
  },
  {
    name: 'ending-a-friendship',
    matter: 'ending a friendship',
    place: 'friends',
    told: `
      I don't want to be friends with Laura any more and I have no idea how one does that.
      After every meeting with him I'm in a bad mood for two days. I think it's time to stop.
      can you break up with a friend?? bc i need to
      We have been friends since nursery school, but if I met her today I wouldn't like her.
      I keep finding excuses not to see my friend, and it would be more honest to finish it.
      He wants to go on as before after what he did, and I've decided that I can't.
      We have nothing in common but the past, and I feel guilty that I want out.
      I ended it with my best friend by message, and now I don't know if it was a mistake.
      At sixty-eight I find myself wanting to let a lifelong friend go, and I'm sad and relieved at once.
      she said our friendship is over, just like that, after 8 years, and i cant stop crying
      How do I end a friendship decently when nothing terrible has happened?
      What is better, letting a friendship fade out or saying it straight?
      How do I get over the end of a friendship that everyone tells me is no big deal?
      How do I tell her that I don't want to go on with this friendship?
      What do I write to a friend as a goodbye, so that it's clear and not cruel?
      i want to end the friendship`,
    under: `
      perhaps this is not so much about what {who} did lately as about who you become beside {who}
      perhaps you are loyal by nature, and leaving feels like breaking a promise to {who}
      maybe you are mourning somebody who is still there, and nobody brings flowers for that
      it could be that you hope {who} would notice without a word, so that you need not say it
      possibly part of you wants to go and part of you wants {who} to fight for it
      you might be asking what became of all those years with {who}, if this is the end`,
    ask: `
      When did you first think that it might be over, and what had happened that day?
      What will you miss, if you are honest, and what will you be rid of?
      What have you tried to say before, and how was it taken?
      Would you like it to be over, or to be different?
      How would you wish to be told, if it were the other way round?
      What do you two share that goes on anyway, people, places, a choir, a school gate?`,
    other: `
      It may be that {who} felt the distance for a while and had no words for it either.
      Perhaps for {who} everything seemed as ever, and an end would come out of a clear sky.
      A reason, even one that hurts, may be easier for {who} to live with than slow silence.
      It is possible that {who} would be relieved as well, and too loyal to say so.
      If it was {who} who ended it, it may have been less about one deed than about a long tiredness.`,
    own: `
      You may go without proving that {who} did anything wrong.
      Each “yes, soon” that you do not mean keeps {who} waiting at a door.
      You can look at whether {who} ever heard what was missing, while there was still time.
      The way you speak about {who} in a year will show you whether you left in peace.`,
    step: `
      Write down what you would have to see from {who} in the next month to want to stay, and whether you ever asked for it.
      Choose the form that fits the years: a talk or a letter for a long friendship with {who}, fewer replies for a loose one.
      You could prepare three sentences for {who}, a thank you, a no, a good wish, and sleep on them for two nights.
      Think of the shared occasions ahead and decide for each one how you will greet {who}.
      Take an hour this week for the good part: one photo, one memory, put away where you keep such things.
      If it was {who} who went, tell one person that you are grieving, and let it count as grief.`,
    words: `
      I've thought about it for a long time. I don't want to go on as we are, and I didn't want to just vanish.
      Thank you for all that was good. I need to go my own way now.
      I'm not angry. I'd rather say it honestly than fade away.
      When we run into each other I'll always say hello. I won't be meeting up any more.
      I'm sad that it ends. Would you tell me, if you can, what it was for you?
      I wish you well, and I mean that. Please don't try to change my mind.`,
    deal: `
      stay friendly at shared occasions and leave out the rest
      try three months with less, and then each say honestly how it was
      give back the keys, the books and the secrets, and keep quiet about them
      agree on what you tell the others, one sentence, the same from both`,
  },
  {
    name: 'group-chat-or-online-quarrel',
    matter: 'the quarrel in the chat',
    place: 'friends',
    told: `
      Our group chat exploded last night because of one meme I sent and now three people have left it.
      Somebody in my online game called me a liar in front of the whole guild and I was removed from the server.
      i got kicked out of the whatsapp group and noone tells me why
      I've known her for four years on a forum, we never met, and she blocked me because of one comment.
      In the class parents' chat a mother attacked me publicly over the cake list.
      They were writing about me in the group and forgot that I'm in it.
      My Discord friend thinks I meant him with my post, I didn't, and now everybody is against me.
      I answered much too sharply in the choir's WhatsApp, and eleven people put a thumb under the reply to me.
      An online friend I speak to daily has never shown his face and got angry when I asked.
      She took a private message of mine and put the screenshot in the big chat.
      What do I do when an argument in a group chat gets out of hand?
      How do I deal with people piling on me in the comments who used to be my friends there?
      How do I make up with an online friend who has blocked me everywhere?
      How do I write into the group that I was misunderstood, without pouring oil on it?
      What do I say to the admin who threw me out of the chat?
      big fight in the group chat`,
    under: `
      it may have less to do with the comment than with others having been able to watch
      perhaps you keep reading the lines by {who} and hear a voice in them that may not be there
      perhaps others would call it only online, while for you {who} mattered as much as anybody
      it might be that the silence of all the others weighed more than what {who} wrote
      possibly you wish you could reach through the screen and show {who} your face
      you might fear that more people are lost to you by this than only {who}`,
    ask: `
      Which message was the one where it turned?
      How did you mean yours, and how might it read without your voice?
      Who in there kept quiet, and whose silence do you mind?
      What was the group, or this one person, giving you on an ordinary evening?
      How often have you reread it since, and what are you looking for?
      If you could speak with one of them alone for five minutes, who would it be and why?`,
    other: `
      It could be that {who} read your line on a bad day, in a queue, in another tone than yours.
      With an audience {who} might have felt unable to give way, and could sound quite different alone.
      Perhaps {who} pressed send in heat and hoped ever after that it would sink down the thread.
      Those who put a thumb under it may have wanted peace more than to take a side against you.
      By blocking you {who} may have wanted to stop a quarrel, not necessarily to end everything.`,
    own: `
      You can look at the hour at which you wrote, and whether you would have said it to {who} across a table.
      Explaining yourself to a whole group at once seldom works, while one line to {who} might.
      You may wait with the next message to {who} until your hands are calm.
      Nobody forces you to read on, and putting the phone in another room is not cowardice.`,
    step: `
      Write nothing in the group until tomorrow noon, and put what you would write into your notes instead.
      Send {who} one private line today that begins with how you meant it, and ends with a question.
      You could post one single message to all: sorry for my tone, I'm clearing it up in private.
      Ask {who} for a call or a voice message, since a voice takes half the sharpness out.
      Mute the thread for two days and ask one kind member to tell you if there is something you must know.
      If {who} blocked you, leave it be for some weeks, and talk with somebody you trust meanwhile.`,
    words: `
      I'd rather talk about it than write. Can we ring each other, just us?
      I may have read it wrong, and it hurt. How did you mean it?
      It hit me, above all because others could read it. I'd have liked us to talk first.
      Could we take this out of the chat? I'd like to sort it out with you alone.
      I'd like to know what bothered you. Will you tell me?
      I don't want it to end over a few lines. You matter to me.`,
    deal: `
      take every disagreement out of the group and into a call
      wait until the next morning before you answer something that stings
      agree that screenshots stay between the two who wrote
      keep the chat for dates and pictures, and politics for the pub`,
  },
  {
    name: 'good-evening-with-a-friend',
    matter: 'the good time with a friend',
    place: 'glad',
    told: `
      I had the loveliest evening with my friend Asha, we talked until two and I came home feeling like myself again.
      My old friend visited for the weekend and we laughed so much that my face hurt.
      just had the best nite with my mates, needed that so bad
      For the first time in months I told somebody how I really am, and my friend just hugged me.
      We took the train to the sea, ate chips in the rain, and it was perfect.
      My friend surprised me with tickets for my favourite band. I can't stop smiling.
      I had my two girlfriends over for soup and it felt like home.
      He drove three hours only to sit with me on my birthday. I've got such a good friend.
      My friend Elsie and I, both eighty-one, danced in her kitchen last night like two schoolgirls.
      met someone at the pottery class and we clicked straight away, feels like i made a real friend
      How can I hold on to the warm feeling after such a good day with my best friend?
      How do I make sure that we have evenings like this more often?
      What could I do to give something back to a friend who makes me this happy?
      How do I tell my friend how much last night meant to me without getting soppy?
      What could I write to him as a thank you for that wonderful weekend?
      such a good evening with my friend`,
    under: `
      maybe it is less about the evening than about having been fully yourself beside {who}
      perhaps it did you good that {who} wanted nothing from you but your company
      maybe you had forgotten how light you can feel, and {who} reminded you
      it is possible that you felt chosen by {who}, in the middle of an ordinary week
      possibly something in you that had been tight could let go for a while
      you might have noticed how much you had missed this, or missed {who}`,
    ask: `
      Which moment of it would you keep if you could keep only one?
      What did you say or show there that you usually keep to yourself?
      What was your friend like, and what do you love about that?
      How did you feel on the way home, in your shoulders, in your breath?
      What made it possible this time, the place, the hour, the mood?
      What from it would you like to have more often?`,
    other: `
      It may well be that {who} went home with the same smile.
      Perhaps {who} needed such hours just as much and would never have said it.
      For {who} it may have been a gift that you told something true.
      Very likely {who} will remember another moment than you, and would enjoy hearing yours.
      It could be that {who} will dare to call sooner the next time, because it went so easily.`,
    own: `
      You made room for it, you went, and you let {who} come close; that was your doing.
      You might look at what you did differently with {who} this time, so that you can do it again.
      It is yours to say it to {who}, as joy that is told tends to stay longer.
      You can let it be simply good, without asking when it will stop.`,
    step: `
      Write to {who} today which moment you liked best, in one line.
      Put the next date with {who} into the calendar before the week is over.
      You could note three things from it tonight, a sentence, a smell, a laugh, for a greyer day.
      If there is a picture of it, send it to {who} or print it for your next meeting.
      Repeat one small part of it alone this week, the song, the walk, the soup.
      Tell {who} at the next chance one thing you admire in {them} and never said.`,
    words: `
      I'm still smiling. Thank you, I felt so much like myself with you.
      That did me more good than you know.
      I don't say this often enough: I'm very glad I have you.
      I keep coming back to it in my mind. Which moment did you like best?
      Everything felt lighter with you. Thank you for that.
      I'd love to do that again soon. Pick a day.`,
    deal: `
      make it a small tradition, the same weekday, once a month
      take turns in choosing the place, with no reason needed
      send each other one picture from the week, on Sundays
      put the phones away for the first hour when you meet`,
  },
];
