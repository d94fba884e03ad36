import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const coupleOthers: readonly Situation[] = [
  {
    name: 'likes-and-messages-online',
    matter: 'the likes and messages to others online',
    place: 'couple',
    told: `
      my boyfriend likes every bikini picture on instagram, women he doesnt even know
      She posts selfies with her gym clothes and answers every comment from men with a heart
      he follows hundreds of models and says all guys do that
      my girlfriend has long chats with a man from her online game, about everything, he gets her good news first
      My husband puts fire emojis under the photos of a young coworker
      there is not one photo of us on his profile, people must think he is single
      she sends snaps to guys from uni all day, funny ones, and I get thumbs up
      my partner writes with a woman from his facebook group every morning before he says good morning to me
      at sixty my wife has discovered tiktok and flirts with strangers in the comments
      he commented gorgeous under another girls picture, he hasnt said that to me in a year
      What should I do about my boyfriend liking other girls' photos?
      How do I deal with her getting so much attention from men on social media?
      is it disrespectful that he hearts those pictures or am i being silly, what do i do
      how do i tell him that his likes bother me without looking like a control freak
      What could I say to my girlfriend about those flirty comments on her posts
      he keeps liking other womens pics`,
    under: `
      it may be less about a heart on a screen than about when {who} last had one for you
      perhaps you start to compare yourself, and would like to hear from {who} that there is no need
      it could be that you wonder what others see there, and what they think of you and {who}
      maybe you would love {who} to cheer for you in public the way strangers get cheered
      it might be the attention that hurts, because you would like more of it from {who} yourself
      perhaps you feel silly for minding, and that makes it hard to tell {who} how much you do`,
    ask: `
      Which picture, comment or message was it that stuck?
      What did you tell yourself about you when you saw it?
      What would you love {who} to say to you that others seem to get?
      Where is the line for you between friendly and too much?
      What might {who} enjoy about it, as far as you can guess?
      What have you said so far, and what did you leave out?`,
    other: `
      It may be that {who} tapped a heart the way others nod in passing, without a thought behind it.
      Perhaps {they} liked being noticed by somebody new, and it had little to do with you.
      It could be that {who} had no idea that you see it, or how it looks from where you sit.
      Maybe {who} found it easier to be charming on a screen than to say a tender thing across the table.
      Possibly {they} heard “you may not” when you mentioned it, and missed the “it hurts me”.`,
    own: `
      You could tell {who} what you miss, which is harder to argue with than what {they} may tap on.
      Look at how often you go and check what {who} did there, and how you feel when you come back from it.
      It may help to know your own line first: what would be all right, what would not, and why.
      Perhaps there are compliments you have not given {who} for a while either.`,
    step: `
      Tell {who} tonight in two sentences, with both phones out of reach, how it feels for you.
      Ask {who} this week where {they} would draw the line if it were you who wrote to others like that.
      Stop looking at that profile for seven days, and notice how your evenings change.
      Give {who} a real compliment each morning this week, and say that you would love one too.
      Tell {who} by Sunday which single thing you would like to be different, such as no comments on looks.
      Take a picture of the two of you this weekend that you both like, and ask {who} where it could be shown.`,
    words: `
      I know it may mean nothing to you. I feel small when I see it, and I would love a little more of that attention from you.
      I do not want to check on you or forbid you anything. I would just like you to know that it hurts me.
      I would like to feel that I come first for you. What could help us with that?
      How would it feel to you the other way round? I really want to know.
      It would make me happy to hear something sweet from you today, just for me.
      I feel silly bringing it up, and I would feel worse if I kept quiet. Can we find a way that suits us both?`,
    deal: `
      draw one line for both, such as no flirting in public and nothing you would hide
      give each other the first compliment of the day
      decide together what of the two of you may be seen online
      tell good news to each other before anybody else`,
  },
  {
    name: 'still-in-touch-with-an-ex',
    matter: 'the contact with the ex',
    place: 'couple',
    told: `
      my boyfriend still texts his ex on her birthday and at Christmas and when her cat is ill
      She meets her ex husband for coffee and says they are just good friends
      his ex girlfriend is part of his circle of friends, she is at every party
      my wife's first love found her online and they have been chatting about old times
      He keeps a box with letters and photos from his former girlfriend under the bed
      they have a child together so his ex calls every evening, and stays on the phone for ages
      my girlfriend works with her ex, same team, same lunch break
      he compared me to his ex, she used to like hiking, she cooked this differently
      she helps her ex with his taxes and his move, he can always count on her
      his exwife still has a key, still calls his mother mum, and I sit there like the spare one
      How do I deal with my boyfriend being friends with his ex?
      What should I do when my partner's ex is always around?
      is it ok to ask her to stop contact with her ex, how should i handle this
      how do i tell him that the contact with his ex makes me feel uneasy
      What could I say to my girlfriend about meeting her ex alone without it becoming a drama
      he is still in contact with his ex`,
    under: `
      it may be less about that person than about whether the place next to {who} could really be yours alone
      perhaps there is a history you cannot catch up with, because {who} lived it without you
      it could be that you would not mind the friendship, if {who} brought you into it
      maybe you compare yourself with that time, even if {who} never did
      it might be that you never know what is said, and so you picture more than {who} could have told
      perhaps you would like {who} to show that old love where the new one begins`,
    ask: `
      Which part of that contact bothers you, and which part could you live with?
      What do you know about how it ended between them?
      When did you feel like the second one, and what happened just then?
      How did {who} answer when you spoke about it, if you did?
      What would show you that you come first, without anybody having to be banished?
      Have you ever met that person, and how was it for you?`,
    other: `
      It may be that {who} felt responsible for somebody who had once mattered a great deal.
      Perhaps {they} felt proud of having parted in peace, and saw no danger in it.
      It could be that {who} told you little about it in order not to hurt you, and hurt you by that.
      Maybe {who} feared that giving up the contact would mean denying a piece of {their} own life.
      Possibly {they} had no idea how it looks from your chair, because inside {them} it had long been over.`,
    own: `
      You could find out what exactly you need from {who}, as being introduced is another wish than an end of contact.
      Look at how often you bring up that person yourself; some guests stay because they are talked about.
      You may ask {who} what you would like to know, and choose beforehand what you would rather not.
      It is worth telling {who} about the fear and not about the faults of the ex.`,
    step: `
      Tell {who} this week which one situation bothered you, and what you would have liked {them} to do.
      Ask {who} on a walk how it is for {them} to have that person still around, and listen to the end.
      Suggest to {who} that you could come along once within the next month, for a short coffee, if you would both like that.
      Agree with {who} by Sunday on one thing about the contact that would ease you, such as knowing about it beforehand.
      Do something with {who} this weekend that belongs to no old story, a place where neither has been.
      Write down what you have with {who} that was never there before you, and keep the note.`,
    words: `
      I do not want to forbid you anything. I feel uneasy with it, and I would like to hear from you where I stand.
      Could you tell me a little about it now and then? It would help me not to imagine things.
      I would feel easier if it were not something apart from me. Could you let me be part of it a little?
      Sometimes I wonder how I compare. Please tell me something that exists only with the two of us.
      I would like to know that the place beside you is mine. Can you tell me that, in your own words?
      What does this contact give you? I would rather understand it than be afraid of it.`,
    deal: `
      tell each other beforehand when one of you meets an ex
      keep calls about shared children to fixed times and to the children
      introduce the people of the past to the person of the present
      leave comparisons out, the kind ones too`,
  },
  {
    name: 'long-distance',
    matter: 'the distance between you two',
    place: 'couple',
    told: `
      he lives 600 km away and we only see each other every third weekend
      My girlfriend is doing a year in Australia and our calls are getting shorter and shorter
      we met online, she is in Brazil and I am in Norway, the time difference is killing us
      my husband works on a ship for four months at a time and I do everything alone until he is back
      Every goodbye at the station rips me apart, and then I need two days to function again
      He is at university in another town now and his new friends hear more from him than I do
      when we finally meet we quarrel on the first evening, every time, such a waste
      I always do the travelling, five hours by bus, he came to see me twice this year
      we have been doing long distance for three years and there is still no plan for when it ends
      since she moved away for her job I dont know what to say on video calls, how was your day, fine
      How do you keep a long distance relationship alive?
      What can we do so that we feel close although we are in different countries?
      how do i cope with missing him so much between visits
      how do i tell him i need more than two calls a week while he is abroad
      What can I write to her when I miss her and she is seven time zones away
      i miss him, he is so far away`,
    under: `
      it may be less about the kilometres than about whether there is a day on which they will end
      perhaps you are missing the ordinary things with {who}, the shopping and the bad moods
      it could be that every call has to be good, and so you and {who} never get to be merely tired together
      maybe it is hard to know your place in the days of {who}, when you cannot see them
      it might be that you would like to feel {who} longing for you just as much
      perhaps each goodbye makes you ask what you and {who}, in the end, might be waiting for`,
    ask: `
      At which hour of the week do you miss {who} the most?
      What makes a call between you good, and what makes it empty?
      Who travels, who pays, who waits, and how did that come about?
      What have you agreed on about how long it will be like this?
      How do the first hours go when you meet again?
      Which part of your days never gets as far as {who}?`,
    other: `
      It may be that {who} missed you most in the evenings and did not call, so as not to make it harder.
      Perhaps {they} threw {their} whole self into the days apart, because half a heart in them would hurt more.
      It could be that {who} had little to tell, as the days only came to life when you met.
      Maybe {who} felt guilty about the distance, and avoided the subject for that reason.
      Possibly {they} took your brave voice on the phone at its word.`,
    own: `
      You could look at how much of your own life is on hold between visits, and what you would like to take up again.
      It may help to tell {who} the dull and the sad things as well, so that the calls can become real.
      Ask yourself how long you would be able to go on like this, and tell {who} the answer before it turns into resentment.
      Notice what you expect of the first evening with {who}; two people who have travelled may need a night to arrive.`,
    step: `
      Fix the next visit with {who} before the current one ends, with tickets and dates, this week if none is planned.
      Do something ordinary with {who} over video on Thursday, such as cooking the same dish or folding the washing.
      Send {who} one picture a day this week of something completely unimportant.
      Ask {who} on the weekend when and where you might live in one place, even if the answer is only a season.
      Write a letter on paper to {who} by Sunday, with something in it that smells of your home.
      Plan something good with a friend for the evening after the next goodbye.`,
    words: `
      I miss you most in the ordinary moments. Could we talk tonight, with nothing special to say?
      I need a date to look forward to. Can we fix the next visit this week?
      I would love to be more a part of your days. Tell me something small from today?
      I do not always know what to say from so far away, and I love to hear from you all the same. When could we talk?
      It is easier for me when I know what it is for. Where do you see us in two years?
      I love you, and I am already counting the days. How is it for you?`,
    deal: `
      never part without the date of the next meeting
      take turns in travelling, or share the cost of it fairly
      have one long call a week and small signs of life in between, with no duty to answer
      name a month by which you decide together where you will both live`,
  },
];
