import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const loveDating: readonly Situation[] = [
  {
    name: 'ghosted-after-dates',
    matter: 'the silence after the dates',
    place: 'couple',
    told: `
      We had four amazing dates and since last Tuesday she simply doesn't answer any more
      he ghosted me after we slept together, no reply, and I can see that he was online
      met a guy on Hinge, talked every day for six weeks, then poof, gone
      I have been unmatched by the woman I was supposed to see tomorrow, not one word of explanation
      She said let's do this again soon, and then disappeared off the face of the earth
      my date of Saturday has blocked me everywhere and I've no idea what I did
      at 55 I tried online dating for the first time, met a gentleman thrice and now there is only silence from him
      been left on read for nine days by somebody who had already told his mum about me
      third time this year that I get ghosted after what felt like a really good date
      he vanished after the weekend in Brighton. I keep rereading the chat to find the line that ruined it
      what do you do when somebody ghosts you after a month of dating
      how do I deal with being ghosted, I feel like rubbish
      Should I text again if she hasn't answered since the third date?
      how do i tell someone who ghosted me that it was hurtful
      what can I write to a man who disappeared after two dates, one last message
      i got ghosted`,
    under: `
      it may be the missing ending that hurts, because your mind keeps writing one
      you may be searching yourself for a fault which {who} never even named
      perhaps you had begun to look forward again, and that was the brave part
      you may want a single sentence from {who}, whatever it says, to be able to put it down
      it may feel embarrassing now to have shown {who} that you were glad
      silence may sound to you like a judgement, although {who} gave none`,
    ask: `
      What was the last thing you wrote to each other?
      What had you begun to picture with this person?
      Which explanation do you keep returning to?
      What did you like about yourself on those dates?
      How often do you look at the chat, and what do you hope to find there?
      What would you have wanted to be told, if it had to be a no?`,
    other: `
      {who} may have met somebody else, or gone back to somebody, and lacked the nerve to say so.
      {who} might dread disappointing a person so much that vanishing seemed easier, though it is not kinder.
      It could be that {who} liked the evenings and grew scared of what they might lead to.
      {who} may have several chats going and may have no idea that yours had weight.
      {who} might have had something fall into {their} life that would have nothing to do with you.`,
    own: `
      You can allow {who} one question from you and no second, and then take the silence as the reply.
      Rereading the chat may bring only more questions, and you can leave it closed for a while.
      How {who} left tells you little about you, and you need not make the dates bad in hindsight.
      It may help the next time to say early on, to whoever comes after {who}, that you would rather have a clear no than a silence.`,
    step: `
      Send {who} one last message today, two lines, without a reproach, and archive the chat straight after.
      Tell a friend tonight the whole story of {who} once, from the first match to the silence, and let that be the telling of it.
      Write down three things from the dates with {who} that you would like to find again.
      Take one week off from dating and its apps, starting tomorrow, and put something with people into it.
      Wait until Sunday before you decide about writing to {who}, and then decide only once.
      Remove the profile of {who} from your feeds this evening, so that you do not meet it by accident.`,
    words: `
      I enjoyed our time together, and I'd have liked to hear it if you don't want to go on. I'll leave it here, all the best.
      I'm guessing it's a no, and that's all right. A short line would still help me.
      Did something happen, or have you changed your mind? I'd rather know than wonder.
      I was looking forward to seeing you again, so I'm a bit sad. No hard feelings, I just wanted to say it.
      If you're having a rough time, I hope it gets better. If it's about me, you can tell me.
      I liked you, and I'd be fine with the truth. I won't write again after this.`,
    deal: `
      agree from the next date on that a no gets said in one line
      say at the end of an evening whether there is to be another one
      have one short call to finish it properly
      leave it there without hard feelings, and say hello kindly if you meet`,
  },
  {
    name: 'mixed-signals',
    matter: 'the hot and cold and the slow replies',
    place: 'couple',
    told: `
      he takes two days to reply and then sends me a voice note of seven minutes, I don't get it
      She flirts with me all evening and the next day she is cold as ice
      the girl I'm seeing says she really likes me but never suggests when to meet
      I've been dating this man for two months and one week he's all over me and the next he's busy
      he likes every story of mine within seconds and leaves my message unanswered since Monday
      we talk for hours at night and then in public he acts as though he hardly knows me
      She replies with one word, and then out of nowhere a heart. i'm losing my mind
      the widower from my choir invites me for dinner, holds my hand, and then doesn't ring for three weeks
      My date cancels an hour before, then sends the sweetest texts about missing me
      I check my phone forty times a day because of a guy who answers when it suits him
      how do I deal with mixed signals from someone I'm dating
      what does it mean when she takes forever to text back but is so affectionate in person
      Should I wait longer to answer him so that I don't seem keen?
      how do i tell him that his on and off replies confuse me
      what can I write to ask her whether she is interested or not
      he's hot and cold`,
    under: `
      the waiting may hurt more than a no, because it never quite ends
      you may be reading tea leaves where {who} could simply be asked
      perhaps you long to be somebody {who} would be sure about
      it may be that the rare warm moments with {who} weigh more because the rest is so thin
      you may be hiding how much you care, and be tired of the hiding
      part of you may fear that you already know, and hope that {they} will prove it wrong`,
    ask: `
      What does this person do, if you leave aside what gets written?
      What happens in you in the hour after you sent a message?
      Who suggested the last three meetings?
      When you are together in person, how is it?
      What have you not asked because the answer could end it?
      How would you behave if you were not afraid of seeming too keen?`,
    other: `
      {who} may like you and dislike the phone, and see no message in a slow reply.
      {who} might be unsure and let the pace say what {they} could not.
      It is possible that {who} wanted closeness and took fright each time it was there.
      {who} may not want to decide yet, and may not have found a way to tell you.
      {who} might think that you are the cool one, since you answered so carefully.`,
    own: `
      Waiting longer to reply because {who} took long makes a game of it that neither of you may enjoy.
      You can judge by what {who} did over a month rather than by the warmest evening of it.
      You may ask {who} for what you want, and one honest question is not too much.
      Your days can have their own plans, into which {who} would have to fit, instead of staying empty in case.`,
    step: `
      Suggest one day and one time to {who} this week, and leave the next suggestion to {them}.
      Look at the last four weeks with {who} tonight and write down only what was done, in one column.
      Tell {who} at the next meeting, face to face, that you like {them} and would like to know where this is going.
      Turn off the notifications from {who} until tomorrow evening and look once, at a time you choose.
      Fill two evenings this week with people who do you good, before you keep any free for {who}.
      Decide by Sunday how many more weeks of guessing you want to give this, and note the date.`,
    words: `
      I like you, and I can't read you. Do you want to see where this goes, or not so much?
      I'm no good at guessing. If you want to meet, name a day and I'll be there.
      I'm happy when you're here and puzzled when you vanish. What's that like from your side?
      I don't need an answer within the hour. I'd like to know whether I'm on your mind, though.
      It's fine if it's a no, really. It's the maybe that's hard.
      Shall we meet on Friday? If that's no good, you suggest a day.`,
    deal: `
      take turns in suggesting the next meeting, with a day and a place
      tell each other how much writing feels good in between
      say after the next two dates, plainly, whether you both want more
      answer plans within a day, and everything else whenever you like`,
  },
  {
    name: 'first-date-nerves',
    matter: 'the first date',
    place: 'couple',
    told: `
      I have a first date on Friday and I'm so nervous I could cancel
      tomorrow I meet a woman from the app for the first time and I've no clue what to talk about
      first date since my divorce, I'm 48, and I've forgotten how one does this
      he is taking me out to dinner on saturday and I've already changed the outfit five times
      my palms sweat when I think of meeting her in person, online I'm funny, in real life I freeze
      I talk too much on dates when I'm anxious, and I really like this one
      It's my very first date ever, i'm 19, she said yes and now i feel sick
      The last date I had was an hour of silence and I'm scared it'll be like that again tonight
      i'm meeting a lady for tea on Sunday, first time since my wife passed, and I feel like a schoolboy
      what if he doesn't like me when he sees me, my pictures are two years old
      what do I talk about on a first date with someone I hardly know
      how do I deal with nerves before meeting my match for the first time
      Should I kiss on a first date or wait?
      how do i tell my date that I'm nervous without making it awkward
      what do I text her after our first date to say I'd like a second
      first date tonight, help`,
    under: `
      you may be nervous because something in you has begun to hope again
      it may feel like an examination, while {who} might be just as busy hoping to pass
      perhaps you are afraid of being seen, and also long to be seen by {who}
      an earlier disappointment may be coming along, one that has nothing to do with {who}
      it may be less about whether {who} will like you than about whether you can be yourself there
      you may want it to go well so much that {who} could seem bigger than life by now`,
    ask: `
      What made you say yes to this person?
      What do you picture going wrong, in detail?
      When do you talk easily, and about what?
      What would you like to find out about them?
      Where are you going, and is it a place in which you feel at home?
      What would make it a nice evening even if nothing comes of it?`,
    other: `
      {who} may be just as nervous, with much the same thoughts.
      {who} might find your nerves charming, because they show that it matters to you.
      It may be that {who} would rather be asked a good question than be impressed.
      {who} could be glad of a pause, too, if you let it be one.
      {who} may well remember how {they} felt in your company, and little of what you said.`,
    own: `
      You can be curious about {who} instead of watching yourself, since both at once is hardly possible.
      You do not have to be chosen: you are also finding out whether you like {who}.
      Admitting to {who} that you are nervous can make it smaller, and may put {them} at ease.
      A yes to one evening with {who} promises nothing beyond that evening.`,
    step: `
      Suggest to {who} something with an end and something to look at: a walk, a market, one drink.
      Note three questions tonight you would honestly like to ask {who}, and leave the note at home.
      Tell a friend where you are meeting {who} and until when, and ring them on the way back.
      Be there ten minutes early, and breathe out for longer than you breathe in.
      Wear the thing you feel most like yourself in, and lay it out the evening before.
      If you liked it, write to {who} the next morning, one line, naming a moment you enjoyed.`,
    words: `
      I'm a bit nervous and very much looking forward to it. I hope you don't mind if I need a moment to warm up.
      I'm looking forward to meeting you. Shall we keep it simple and start with a walk or a coffee?
      I'm glad we're doing this. Is there anything you'd especially like to do, or shall I suggest something?
      If I seem quiet at first, it's only nerves. I'm glad it's you I'm meeting.
      I'd like to take it slowly and just get to know you a bit. Is that all right with you?
      No pressure from my side. I'd just like us to have a nice time.`,
    deal: `
      meet for one hour first and decide then about a second
      each bring one question that is better than “What do you do?”
      say the next day, in one line, whether you want to meet again
      leave the phones in your bags or pockets while you are together`,
  },
  {
    name: 'asking-somebody-out',
    matter: 'asking them out',
    place: 'couple',
    told: `
      There's a girl in my lecture I've been wanting to ask out for weeks and I always chicken out
      I like the guy from the coffee shop and have no idea how to ask him for a date
      I'd like to ask my colleague from accounting to dinner, she is single, I'm shy
      every thursday we talk after yoga class and I never manage to ask for her number
      he lives two floors up, we chat on the stairs, how does one get from there to going out together
      I'm 61 and there is a gentleman at the bridge club, I would love to invite him to a concert
      i fancy a boy in my year and my friends say just ask him out, easy for them to say
      Wanted to ask her out on Saturday, had the sentence ready, and then asked about the weather
      I matched with someone who is so much better looking than me and I don't dare to suggest a meeting
      would it be weird to ask my dentist's receptionist for a drink? I think about it all the time
      how do I ask someone out without making a fool of myself
      how do you deal with the fear of a no when you want to invite somebody on a date
      What should I do, wait for a sign or just ask her for a coffee?
      how do i tell him i'd like to go out with him, as a date and not as mates
      what do I write to ask a girl out after talking for two weeks
      want to ask her out`,
    under: `
      it may be less the no that you dread than having to meet {who} again after it
      you may be enjoying the maybe, and be afraid that asking could end it
      perhaps you want {who} to see you as somebody one could fall for
      an old no may be speaking, from somebody who had nothing to do with {who}
      you may think that {who} should not be bothered, as though your liking were a burden
      you may be waiting for a right moment, and each one may feel not quite right`,
    ask: `
      What happens in the seconds before you would say it?
      What do you like about this person that has nothing to do with looks?
      What has happened between you so far that gives you courage?
      What would you do with a yes?
      Where do the two of you meet, and could you both go on meeting there after a no?
      What would you advise your best friend to say in your place?`,
    other: `
      {who} may have hoped for a while that you would ask.
      {who} might not see it coming at all, and may need a day to answer.
      It could be that {who} liked you and took your shyness for a lack of interest.
      {who} may be flattered even if the answer is no.
      {who} might be glad of a question that is easy to decline, and say yes because of that.`,
    own: `
      You can ask {who} for one small, definite thing instead of asking what {they} might feel about you.
      If you ask so vaguely that it could mean anything, {who} could say yes without knowing to what.
      A no from {who} would be about {their} life as much as about you, and you can decide beforehand to take it kindly.
      At work or in a club it is fair to ask {who} once, and to leave it after that.`,
    step: `
      Choose the day and the place now, and ask {who} by Friday for exactly that: one coffee, one film.
      Practise the one sentence for {who} aloud three times, on a walk, until it bores you.
      Ask {who} a real question this week, about something {they} once told you, and see how the talk runs.
      Have a friendly answer ready for a no from {who}, such as “All right, thanks for being straight with me”.
      Write to {who} tonight if speaking is too much, two lines, and put the phone in another room for an hour.
      Use the next ordinary ending of a chat, the stairs or the door, and ask there instead of waiting for a stage.`,
    words: `
      I like talking to you. Would you have a coffee with me on Saturday, as a date?
      Would you like to go to the cinema with me on Friday? I'd really enjoy that.
      I'd love to get to know you better, just the two of us. No is a perfectly good answer.
      I've wanted to ask you this and kept putting it off. Are you free this weekend?
      I'm a bit shy about asking, so I'll keep it short. Would you have dinner with me next week?
      Can I invite you for coffee and cake? Does Sunday suit you?`,
    deal: `
      meet once, somewhere easy, and see
      agree that a no changes nothing about how you meet otherwise
      choose something neither of you has done before
      swap numbers and see how it goes from there`,
  },
];
