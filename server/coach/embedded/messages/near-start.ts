import type { MessageKind } from '#server/coach/embedded/messages/kind.ts';

export const nearStart: readonly MessageKind[] = [
  {
    name: 'flirting',
    move: 'appreciation',
    written: `
      so are you always this cute or only on tuesdays 😏
      I had a dream about you last night...
      You looked dangerously good in that dress
      if i was there right now i'd kiss you
      Dinner was nice. Dessert would have been nicer with you x
      stop being so hot its distracting
      I can't stop thinking about your smile
      u + me + wine + that sofa of yours?
      Is it just me or was there something in the air between us yesterday?
      ngl i got butterflies when u walked in 🦋
      Careful, I might get used to you
      What are you wearing? Asking for a friend 😉
      I'd swim across the lake for another dance with you
      are u a parking ticket? cause youve got fine written all over u
      You smell so good it should be forbidden
      I believe you owe me a second date, Mr Clarke.
      that shirt again, are you trying to kill me 😘
      I liked how you touched my arm when you laughed
      when can i see you again, asking because my lips are bored
      You're trouble, I knew it the moment you ordered the whisky`,
    tone: `
      Playful, with sparks
      Flirting, quite openly
      Charming and a bit daring
      Teasing with desire`,
    does: `
      It plays with attraction and looks to see if you will play along.
      With {q}, they show interest in a way that could still be passed off as fun.
      It raises the temperature between you by a few degrees.
      It leaves you free to warm up, to slow down or to decline.
      It says more about what they would like tonight than about what they want in the long run.`,
    kind: `
      They may like you very much and be enjoying the excitement.
      They may be less bold than the message, and nervous about your answer.
      It may be that they want to let you feel how attractive you are to them.
      They may be looking for lightness, because getting to know each other is tense enough.
      They may wish for more and be starting with a game.`,
    guarded: `
      They may like the game itself, whoever happens to play it with them.
      It may be that they want to find out how far they can go.
      They may be after one evening and not much more.
      They may write it in a mood that will have passed tomorrow.
      It may be that they avoid saying what they are really looking for.`,
    open: `
      You're making me blush.
      Well, somebody is in good form today.
      That made me smile, I admit.
      You know how to get my attention.
      Hm, I did notice you too.
      Careful, I'm reading this among other people.`,
    close: `
      Tell me that again when you're standing in front of me.
      I like it slow, so you'll need a bit of patience.
      What else do you like, apart from making me smile?
      When do I get to see you?
      I enjoy this, and I'll tell you if it gets too fast for me.
      Be honest, how long did you think about that line?`,
    other: `
      It may be that {who} read it through five times before sending it.
      Perhaps {who} felt a spark and wanted to know if you felt it too.
      Maybe {who} hid some shyness behind the boldness.`,
    own: `
      Ask yourself whether you enjoy it, or only do not want to spoil the mood.
      Look at what you would like it to become, and if the game leads there.
      Notice how your body answers before your head does.`,
    check: `
      {who} wanted the same from this as you
      flirting back would commit you to more
      {who} could tell where your limit lies`,
    step: `
      Answer in the tone you like, as boldly or as slowly as you are.
      If it is too fast for you, say in one friendly line today what pace would suit you.
      Suggest a meeting in a public place this week, if you would like to know more.
      If you are not interested, write it kindly and clearly by tonight.`,
  },
  {
    name: 'vague-plan',
    move: 'neutral',
    written: `
      we should hang out sometime
      We must get together soon!
      lets grab a coffee one of these days
      We really need to catch up properly at some point
      drinks soon? 🍻
      would be nice to see you again some day
      you should come by when you're in town
      one day we'll do that road trip, i swear
      Let's do lunch sometime in the new year
      we gotta link up soon fr
      You'll have to come and visit us when the weather gets better.
      omg we should totally do a girls night
      I'd love to take you to that place I told you about, sometime
      Let's stay in touch and find a date when things calm down
      we said it last year already but we need to meet up lol
      It would be lovely to have all the cousins together again one day
      miss our chats, lets do something soonish
      Happy to pick your brain over coffee at some point
      i owe you a beer, remind me
      When I've got less on we'll have a nice long dinner, you and I`,
    tone: `
      Friendly and vague
      Well meant, no date
      Warm, keeping it loose
      Interest without a plan`,
    does: `
      It speaks of seeing each other and leaves out the when.
      With {q}, they show goodwill without committing themselves.
      It hands the work of making it real to whichever of you wants it more.
      It can be an honest wish or a friendly way of ending a chat.
      It makes you wonder how serious it is.`,
    kind: `
      They may really want to see you and be bad at planning.
      They may want to find out first if you would be keen.
      It may be that their head is too full for a date at the moment.
      They may not want to push you, and so keep it loose.
      They may mean it in exactly the way it sounds, friendly and without any hurry.`,
    guarded: `
      They may like the thought of it better than the doing.
      It may be a polite phrase that they say to many people.
      They may want to keep you warm without giving you time.
      They may leave it to you to do the arranging, as so often.
      It may be that they would be surprised if you took them up on it.`,
    open: `
      Yes, I'd like that.
      Good idea, I'm in favour.
      That would be nice.
      I'd enjoy that.
      I'd been thinking the same.
      Oh yes, let's really do it.`,
    close: `
      How about one evening next week?
      Name two days that suit you and I'll pick one.
      I'm bad at “sometime”, so shall we fix a date straight away?
      If it's too busy at the moment, tell me from when it would work.
      What would you feel like doing?
      Shall I suggest something, or would you like to?`,
    other: `
      It may be that {who} meant it warmly and thought no further.
      Perhaps {who} hoped that you would suggest a day.
      Maybe {who} feared a refusal and so kept it general.`,
    own: `
      Ask yourself if you really want to meet, or only would have liked to be asked.
      Look at who usually makes the date in this relation.
      Notice whether you say such sentences yourself without acting on them.`,
    check: `
      {who} knew how seriously you would take it
      a vague line is always an excuse
      suggesting a day would make you look needy`,
    step: `
      Suggest one day, one hour and one place in your next message.
      If no date comes of it after two suggestions, leave the next step to them.
      Decide before the weekend how much you want it, and put in just as much effort.
      Keep it small: half an hour for coffee on the way home is easily arranged.`,
  },
  {
    name: 'late-night-you-up',
    move: 'request',
    written: `
      you up?
      u up 👀
      hey, awake?
      r u still up, cant sleep
      what are you doing rn? its 1am and i'm thinking of you
      Just got home from the bar. Are you around?
      wyd tonight
      come over
      You awake? I was just lying here thinking about last time...
      sleeping already? 🌙
      heyyy stranger are u home tonight
      I know it's late but can I come by
      u alone?
      Can't sleep, bed's cold. Fancy some company?
      out in your area, should i ring the bell 😏
      up late too? saw ur green dot
      It's late and I've had a few, but I want to see you.
      send me something nice before I fall asleep
      netflix at mine? yes i know what time it is
      miss ur body next to mine rn, u awake`,
    tone: `
      Late and casual
      Wanting company tonight
      A feeler in the dark
      Impulsive, a bit lonely`,
    does: `
      It looks for closeness at an hour when little else is open.
      With {q}, they ask for something without having to say what.
      It is about tonight, and leaves tomorrow open.
      It works through nearness and chance, not through planning.
      It lets you decide on the spot, at a time when people decide less clearly.`,
    kind: `
      They may be lonely, and you are the one they think of.
      They may want you near and be too shy for it in the daytime.
      It may be that a good memory of you keeps them awake.
      They may simply be in the mood and hope that you are as well.
      They may want to talk and find it easier in the dark.`,
    guarded: `
      They may be looking for company, and not for you in particular.
      It may be that you are not the only one who got this tonight.
      They may like it that nothing has to follow from it by day.
      They may have had a drink and feel differently in the morning.
      It may be that they write at night because they do not want to plan you in.`,
    open: `
      Hey, it's late.
      I've just seen your message.
      Look who's awake.
      Hello, night owl.
      Well, that's a late hour to write.
      I wondered if I'd hear from you.`,
    close: `
      I'd rather see you on an evening that we've planned.
      Ask me out for the weekend and I might say yes.
      What do you actually have in mind?
      I'm not coming out tonight, but write to me tomorrow.
      I like you better by daylight, shall we have a coffee this week?
      I want to be asked before midnight, that's all.`,
    other: `
      It may be that {who} felt lonely after an evening with many people.
      Perhaps {who} wanted you and knew no better way to say it.
      Maybe {who} hoped for a quick yes and thought no further.`,
    own: `
      Ask yourself how you would feel tomorrow at noon if you said yes now.
      Look at when you hear from this person, and when you do not.
      Notice whether you want the person, the closeness, or not to be alone tonight.`,
    check: `
      {who} wanted more than tonight
      you have to answer at night at all
      a no now would mean that {who} would not write again`,
    step: `
      Put the phone away and answer tomorrow at ten, if you still want to.
      If you want more than nights, say so this week in one clear sentence.
      If you feel like it tonight, settle for yourself first what you want and what you do not.
      Look back over their last ten messages and note at what time of day they came.`,
  },
];
