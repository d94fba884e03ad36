import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const coupleTime: readonly Situation[] = [
  {
    name: 'forgotten-occasion',
    matter: 'the forgotten day',
    place: 'couple',
    told: `
      yesterday was our tenth anniversary and my husband came home with nothing, not even a card
      My girlfriend completely missed my birthday, she only noticed when my mum rang to congratulate me
      he remembered the football fixtures for the whole season but not the date we got married
      turned thirty on saturday and my partner said oh was that today
      Every valentines I buy something for her and I get nothing back, she says she forgot it was the 14th
      The day we met has always been special to us. This year he booked a work dinner on it and did not notice
      she forgot my birthday last month and then tried to fix it with a voucher from the petrol station
      my wife did not remember our wedding anniversary, forty two years and not one word at breakfast
      I waited all day for him to say happy birthday and at midnight I told him myself, he just said sorry, bad with dates
      first mothers day with our little one and no flowers, no card, he said youre not my mother
      What should I do when my boyfriend forgets every special day, should I just remind him?
      How do I deal with a partner who thinks birthdays and anniversaries are not important?
      how should i react, she forgot our anniversary and feels awful about it now
      how do i tell him it hurt that he forgot my birthday without sounding like a spoiled kid
      Help me write to my wife that I wish she had thought of our wedding day
      he forgot my birthday again`,
    under: `
      it may be less about the date than about whether you were on {their} mind
      perhaps the gift matters little, and you had only hoped for a sign from {who} that said “you”
      it could be that such days are how you show love, and you hoped for the same from {who}
      maybe the hoping beforehand hurt more than the forgetting itself
      maybe the day stands for something you two share, and you would like {who} to feel that too
      perhaps you wanted to be thought of without having to remind {who} first`,
    ask: `
      At what point in the day did you understand that nothing was coming?
      What had you pictured for that day, even if it was something small?
      How were birthdays and feast days kept in the home you grew up in?
      What did {who} say or do once it came out?
      Which other day comes to mind when you think of this one?
      If you could have a second go at that day, what would be in it?`,
    other: `
      Perhaps {who} grew up in a home where dates passed without notice, and never learned what one can mean.
      It may be that {who} felt so ashamed when it came out that a shrug was easier than a proper apology.
      Maybe {they} showed love in other ways that week and thought you could see it there.
      It could be that {who} had a head full of other things, and the date drowned in them without meaning less.
      Possibly {who} never knew how much the day meant to you, because you always made it happen so quietly.`,
    own: `
      Have a look at whether {who} ever heard from you, in plain words, which days count for you and why.
      Waiting to see whether somebody remembers is lonely; you are free to tell {who} beforehand what you are looking forward to.
      You may notice whether you tell {who} “it does not matter” when it does, so that {they} could believe it.
      It is worth looking at this one day by itself, before other disappointments with {who} join it.`,
    step: `
      Tell {who} this evening which two days of the year matter most to you, and what would make them good.
      Choose a day within the next week and celebrate late, with the meal you had in mind.
      Put the dates into both phones together this week, with a reminder one week before.
      Ask {who} over dinner which day of the year {they} would be sad to see forgotten.
      Write down in one sentence what you missed on that day, and give {who} that sentence instead of the whole list.
      Plan one thing for yourself this week that you had hoped somebody would plan for you.`,
    words: `
      I had been looking forward to that day. I would love an evening with you this week to make up for it.
      It is not about a present. I would have liked to know that you were thinking of me.
      It made me sad. Can we celebrate on Saturday instead?
      It stung, and I would like it to be different next time. Would you put the date somewhere you will see it?
      That day means a lot to me because of us. What does it mean to you?
      I felt like the last thing on your list. I would like to hear from you that I am not.`,
    deal: `
      pick the three days a year that count, and let the others go with a clear conscience
      take turns each year in planning the anniversary, so that one of you is always surprised
      agree that a reminder the day before is allowed and takes nothing away from the gesture
      keep a late celebration as a rule: a missed day is made up for within a week`,
  },
  {
    name: 'phone-or-game',
    matter: 'the phone that gets the evenings',
    place: 'couple',
    told: `
      my boyfriend plays online with his mates until 2 in the morning and I go to bed alone
      She scrolls through the whole dinner, I could be talking to the wall
      As soon as the kids are asleep my husband puts the headset on and he is gone
      we sit on the same sofa every night, each with a screen, and he laughs at videos with somebody who isnt me
      my wife picks up the phone the second there is a pause, even in the middle of my sentence
      He told me he would play one round and came to bed four hours later
      i asked her to watch a film with me and she was on tiktok from the first minute
      My partner is glued to the ipad from morning to night since retirement, hardly looks up when I come in
      on our weekend away he checked his phone every five minutes, at the lake, in the restaurant, even in bed
      I swear the xbox sees more of him than I do
      What can I do so that he puts the phone away when we eat together?
      What helps against a girlfriend who looks at her screen more than at me?
      is it normal that he games every single evening, what should i do about it
      how do i tell him i miss him when he is gaming, without him thinking i want to forbid it
      what do I say to my wife about her scrolling in bed
      always on his phone`,
    under: `
      it may be less about the screen than about feeling that anything else would win against you
      perhaps you miss the small glances and half sentences that an evening with {who} could be full of
      it might be the loneliness of sitting beside {who} and still having nobody to tell your day to
      maybe having to ask for attention is hard, when you would so like {who} to want it as well
      you may wonder what it would take for {who} to look up without being asked
      perhaps it is the waiting that tires you, for a moment in which {who} would be all there`,
    ask: `
      At what moment of the evening do you miss {who} the most?
      What were you about to say or show the last time the screen won?
      How did your evenings look before the phone or the game came in between?
      What would half an hour with full attention be filled with, if you could choose?
      What do you do with yourself while the screen has the attention of {who}?
      When did it last go differently, and what had helped?`,
    other: `
      It could be that {who} found in it the only part of the day where nobody wanted anything.
      Perhaps {who} met friends in there, and leaving halfway would mean letting them down.
      Maybe {they} felt criticised when you last brought it up, and hid behind the screen a little more.
      It may be that {who} thought sitting next to each other already counted as time together.
      Possibly {who} never decided to be away from you at all; one minute slid into the next.`,
    own: `
      You could look at the moment in which you bring it up with {who}: the middle of a round or a clip is the hardest one.
      A clear invitation with a time in it reaches {who} sooner than a sigh.
      Your own phone is worth an honest glance too, since {who} might count those minutes as well.
      Think about what you would like to do together, so that there is something to come to and not only something to stop.`,
    step: `
      Ask {who} tomorrow for half an hour after dinner in which both phones lie in another room.
      Choose one evening this week, tell {who} now which one it is, and plan something for it that needs four hands.
      Sit down for ten minutes beside {who} this week and ask to be shown what is so good about it.
      Put a bowl by the table tonight and lay your own phone into it first.
      Say to {who}, before the evening begins, what you would like to do together and when.
      Notice for three days the moments in which you and {who} really look at each other, and tell {them} about one.`,
    words: `
      I miss you, even when you are right next to me. Can we have one hour tonight without screens?
      I do not want to take it away from you. I would only like to come first for a while.
      I would love to have your eyes and ears for a while. Could we put everything else away when we talk?
      Could we have two evenings this week that belong to just us? I would look forward to them.
      Shall we keep the screens away while we eat? I would love to hear about your day.
      What would make an evening with me as relaxing for you? I really want to know.`,
    deal: `
      keep meals free of phones, for both of you and for guests as well
      choose the evenings for games and the evenings for the two of you at the start of the week
      charge both phones in the kitchen overnight
      agree on a word that means “please look up for a minute”, and always answer it`,
  },
  {
    name: 'no-time-together',
    matter: 'the time you two no longer have',
    place: 'couple',
    told: `
      He works till nine every night and on Saturdays too, I basically live with a lodger
      we both have jobs and two kids and I cant remember our last evening just the two of us
      My girlfriend has gym, choir, friends, her sister, and I get whatever is left on Sunday evening
      my husband runs his own business and even at dinner he is thinking about orders
      Between her night shifts and my day shifts we only meet at the front door
      Im always the one who has to ask for a date, his diary is full till march
      she cancelled our weekend because of a deadline, it is the third time this year that work came first
      since he got promoted we do not do anything together any more, he is too tired even for a walk
      There is never a free minute for us as a couple, only tasks, shopping and driving the children around
      my partner is a doctor and is on call so often that I have stopped making plans for two
      How do we find time for each other when both of us are this busy?
      What should I do, my wife is a workaholic and says it is only until the project is over
      how do you cope with a boyfriend who has time for everybody but me
      how can i tell him that i want more of his time when he has a full diary already
      I would like to write her that I miss our evenings, what could I say
      she is always working`,
    under: `
      it may be less about hours than about getting what is left of {who} after everybody else has been served
      perhaps you are tired of being the one part of life with {who} that can always be put off
      it could be that you understand every single reason, and that makes it harder to say you are lonely
      maybe you fear that living side by side could become a habit for you and {who}
      always being the one who asks {who} may have begun to feel like asking for a favour
      perhaps you miss who you are when you are with {who} and nothing has to be done`,
    ask: `
      When did you two last have an hour in which nothing had to be done?
      What did you use to do together that has quietly dropped out?
      Which sentence did you hear the last time a plan was put off?
      If two hours turned up this week, what would you want them to be?
      What do you tell yourself when a time for you two falls through once more?
      Where in your own week could something give, even a little?`,
    other: `
      It may be that {who} thought of all that effort as something done for both of you.
      Perhaps {they} felt torn all day, and your sadness in the evening sounded like one more person waiting.
      It could be that {who} feared losing ground at work and did not want to burden you with it.
      Maybe {who} missed you as well and kept believing that calmer weeks would come by themselves.
      Possibly {they} found it easier to keep going than to stop and see how little time was left for you two.`,
    own: `
      You could look at whether your wish reaches {who} as a date and a place, which is easier to say yes to than “more”.
      Take care that your own life has its good evenings too, so that {who} need not be the only source of them.
      It may help to say which hour matters most, because “more time” leaves {who} guessing.
      Perhaps there are small openings that you let pass because they are not the whole weekend you long for.`,
    step: `
      Open both calendars on Sunday and write in one evening for the two of you before anything else.
      Ask {who} for twenty minutes of tea together every day this week, at a time {they} could keep.
      Meet {who} for a quick lunch or coffee this week, even if it is only half an hour.
      Choose one appointment of your own to drop this week, and tell {who} what you are keeping that time for.
      Send {who} one line today about something you saw and would have loved to show {them}.
      Walk to the shops together on Saturday instead of splitting the errands.`,
    words: `
      I know that there is a lot going on. I still miss you, and I would like one evening this week that is only ours.
      I do not need a whole weekend. Half an hour with you in the evening would already change my week.
      I miss having you to myself. When could we have breakfast together, without any hurry?
      I would like us to be more than what fits in between. Which evening could you really keep free for us?
      I would like us to put our dates into the calendar like any other appointment. Is Thursday all right?
      How is it for you, having so little time for us? I would like to find a way back to each other.`,
    deal: `
      keep one fixed evening a week that only illness may move
      agree that whoever cancels also offers the new date in the same breath
      begin each day with ten minutes together before anybody looks at messages
      look at the coming month together and cross out one thing each`,
  },
  {
    name: 'late-and-broken-promises',
    matter: 'promises and times that are not kept',
    place: 'couple',
    told: `
      He says he will be there at seven and turns up at half past eight, every single time
      My wife promised to fix the appointment with the bank weeks ago and it is still not done
      she is always late, I stood outside the cinema for forty minutes last night
      my boyfriend swore he would stop smoking in the flat and i found ash on the windowsill
      I have stopped believing him when he says tomorrow, tomorrow never comes
      We missed the start of my sister's concert because my partner can not leave the house on time
      he told me he'd pick me up from the hospital appointment and then I had to take a taxi
      for three years she has been promising that we will take that dance course
      My husband tells everyone yes and with me he lets things slide, the shelf, the letter, the call to the plumber
      The dinner was cold again because he said on my way when he hadnt even left the office
      How do I deal with a girlfriend who is never on time?
      what should i do when he keeps promising to change and nothing happens
      What can I do so that her word counts again for me
      how do i tell him that i cant rely on him any more without a fight
      Which words could I use so that she understands that waiting hurts me
      late again, as always`,
    under: `
      it may be less about the minutes than about what your time seems to be worth to {who}
      perhaps the hoping is the worst part, because you would so like to believe {who}
      it could be that you do not want to be the one who has to remind {who}
      maybe you would like to lean on what {who} said without keeping a second plan in your pocket
      not knowing when or whether may make you feel unimportant, even if {who} never meant it so
      perhaps a plain “no” from {who} would hurt you less than a yes that melts away`,
    ask: `
      What went through your head while you were waiting?
      Which promise do you mind most of all those that came to nothing?
      What have you begun to do differently because you no longer count on it?
      How did {who} explain it this time?
      When did {who} keep {their} word in a way that you still remember?
      Which single thing, if it were kept from now on, would give you back the most?`,
    other: `
      It may be that {who} said yes because disappointing you to your face felt unbearable, and then had no idea how to do it.
      Perhaps {they} truly believed in ten minutes each time, and the clock ran differently in {their} head.
      It could be that {who} felt like a schoolchild when reminded, and put the thing off a little more.
      Maybe {who} promised too much in too many places, and counted on your patience to cover the rest.
      Possibly {they} never saw the waiting from your side, and how long it could feel.`,
    own: `
      Look at how long you wait before you start without {who}; that moment is yours to choose.
      You could ask {who} for one small thing with a day to it, in place of a change of character.
      If you tend to say “no problem” and then mind it, a plain “that was hard for me” may help {who} more.
      It may help to ask {who} “can you really do that?” before you build your plans on it.`,
    step: `
      Agree with {who} before the next meeting what happens after ten minutes, such as that you go in and keep a seat.
      Ask {who} this evening which one of the open promises {they} could finish by Sunday, and leave the others alone until then.
      Ask {who} this week which kind of reminder would help, a note, an alarm or none, and try it.
      Agree with {who} on a message before the set time, not after it, for the next evening you meet.
      Choose one promise that you can do without, and tell {who} by Sunday that it is off the list.
      Say thank you in one sentence on the first evening that begins at the hour {who} had named.`,
    words: `
      I start to feel unimportant, and I do not want to feel like that. Please tell me beforehand when something does not work out.
      I would rather hear an honest no from you than a yes that I wait for. What can you really promise me?
      I want to be able to rely on what you say. Could we start with one small thing this week?
      It disappointed me, because I had counted on it. How can we do it differently next time?
      I do not want to be the one who keeps reminding you. What would help you to keep it in mind?
      I would like to be able to look forward to something with you and simply trust in it.`,
    deal: `
      name an honest time with a quarter of an hour added, and take that one as fixed
      let whoever runs late write before the agreed minute, with the true time of arrival
      keep a short list of open promises, never more than three
      allow each other to say “I cannot promise that” without a sour face`,
  },
];
