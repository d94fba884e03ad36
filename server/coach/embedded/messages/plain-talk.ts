import type { MessageKind } from '#server/coach/embedded/messages/kind.ts';

export const plainTalk: readonly MessageKind[] = [
  {
    name: 'small-talk',
    move: 'neutral',
    written: `
      hey how are you
      how was your day? x
      what u up to
      Good morning! Did you sleep well?
      hiya, how's things
      Wow it's freezing today, is it snowing where you are?
      just made the best soup of my life 🍲
      How did the dentist go
      had a boring day at work, yours?
      Hello dear, we are sitting in the garden, the roses are out already. What are you doing nice today?
      sup bro
      watching that baking show again lol, the one with the tent
      good night, sleep tight 😴
      So how was the first day back after the holidays?
      look what the cat is doing rn
      Morning team, hope everyone had a good weekend.
      what did you have for dinner
      guess who i just saw at the bus stop, our old maths teacher!
      Hi, all well here. Kids at school, me with coffee. And you?
      omw home, so much traffic, listening to that podcast you told me about`,
    tone: `
      Light and friendly
      Relaxed, in passing
      Small talk, warmly meant
      Easy, asking for little`,
    does: `
      It keeps the thread between you without wanting anything in particular.
      With {q}, they let you into a bit of their day.
      It says, more than any content, that they are thinking of you at this moment.
      It leaves you free to answer with much or with little.
      It is one of the small exchanges out of which closeness is mostly made.`,
    kind: `
      They may like the feeling of having you nearby in the middle of an ordinary day.
      They may want to know how you are and have no bigger words for it.
      It may be that they have something small to share and you were the first to come to mind.
      They may enjoy a conversation in which nothing has to be solved.
      They may be feeling their way towards talking about something else later.`,
    guarded: `
      They may write out of habit, or because there is a gap to fill just then.
      It may be that they are bored and would take any answer.
      They may stay with light things because the heavier ones are harder to begin.
      They may send such lines to several people without thinking much about it.
      It may be that they wonder why you rarely write first.`,
    open: `
      Lovely, a message from you.
      Hey, good timing, I was just taking a break.
      Hello you.
      Your message made me smile.
      Ah, good to read something from you in between.
      Hi there, all in all a decent day here.`,
    close: `
      How's the rest of your day looking?
      Tell me more, I've got a few minutes.
      What was the best bit of your day so far?
      I'll ring you tonight if you feel like a chat.
      I've got a little story for you too, remind me next time we talk.
      Anything nice coming up for you this week?`,
    other: `
      It may be that {who} wanted nothing more than a sign of life.
      Perhaps {who} felt a little alone at that moment.
      Maybe {who} found it easier to begin with something harmless.`,
    own: `
      Notice whether you answer such messages with a word, and what you would wish for yourself.
      Ask yourself when you last told this person something small from your own day.
      You may want to see if you are searching for a meaning that is not in there.`,
    check: `
      {who} wanted something and had not come to it yet
      a short answer would be enough or would be too little
      {who} could tell from your silence that you are just busy`,
    step: `
      Answer with one thing from your day that you have told nobody yet.
      Send a photo of what is in front of you, with three words to it.
      If you are busy, say when you will write properly, and do it then.
      Be the first to write tomorrow, with a question about something they mentioned.`,
  },
  {
    name: 'check-in-after-a-while',
    move: 'neutral',
    written: `
      Hey stranger, how have you been?
      long time no see! how r u
      It's been ages. I was thinking of you the other day
      Hi, not sure if this is still your number. It's Tom from uni
      omg i just found our old photos from barcelona, how are you???
      Hello, it's been a few years. I hope life has been kind to you.
      we havent talked since the wedding, whats new with you?
      Happy birthday! Can't believe it's been two years since we last spoke
      Just wanted to see how you're getting on, it's been a while x
      hey you, havent heard from u in months, everything alright?
      I drove past our old school today and wondered what became of you
      Dear Anna, you may be surprised to hear from me after all this time. I often think of our walks.
      how's life in the new city? we lost touch a bit since you moved
      Hope the little one is well, she must be walking by now! We really must catch up after so long
      yo its been a minute, still living in bristol?
      Hi, we worked together at Harlow's back in 2016. How have things been since?
      I know I've been rubbish at keeping in touch. How are you all?
      Your name came up at dinner and I realised I haven't spoken to you since last spring
      saw ur mum at the market, she says ur doing well. been way too long
      Been meaning to write for ages, then work and the baby happened. How are you doing these days?`,
    tone: `
      Warm, a little shy
      Curious after a pause
      Friendly, feeling their way
      Fond, with some nostalgia`,
    does: `
      It picks up a thread that has been lying there for a while.
      With {q}, they risk a little, because they cannot know how you will take it.
      It asks for a sign that the door is still open.
      It makes light of the gap so that neither of you has to explain it.
      It leaves open whether they want an exchange of news or a friendship again.`,
    kind: `
      They may have thought of you more than once and only now found the moment.
      They may regret having let it slide and wish to do something about it.
      It may be that something reminded them of a good time with you.
      They may be at a point in their life where old ties count for more.
      They may simply be curious and glad to know that you are well.`,
    guarded: `
      They may want something from you and begin with the weather, so to speak.
      It may be a lonely evening that made them go through their contacts.
      They may hope to carry on as before without talking about why it went quiet.
      They may like the idea of contact better than the effort it takes.
      It may be that they want to see how your life compares with theirs.`,
    open: `
      What a nice surprise to hear from you.
      It really has been a while.
      I was pleased to see your name come up.
      Good of you to write first.
      I've thought of you now and then too.
      Hello, I had to smile when I read this.`,
    close: `
      How are you, and what has changed for you?
      Let's talk on the phone some evening, that's easier than typing it all.
      I'm well on the whole, and I'll write you more at the weekend.
      What made you think of me just now?
      Would you like to meet for a coffee some time this month?
      Tell me one good thing that has happened since we last spoke.`,
    other: `
      It may be that {who} hesitated for weeks because so much time had passed.
      Perhaps {who} feared that you were cross about the silence.
      Maybe {who} missed something that only the two of you had.`,
    own: `
      Ask yourself whether you would like this person in your life now, not only in your memory.
      Look at your own part in the silence, without making it bigger than it is.
      Notice the first thing you felt when you saw the name.`,
    check: `
      {who} wanted something particular from you
      the old closeness would be there again at once
      {who} had forgotten you all this time`,
    step: `
      Answer within two days, briefly and kindly, even if you do not know yet what you want.
      If you feel like it, suggest a call with a date, so that it does not fade again.
      If you would rather keep it loose, send your good wishes and ask nothing back.
      Look up the last messages you exchanged before you answer, and see how you left it.`,
  },
  {
    name: 'joke-or-teasing',
    move: 'neutral',
    written: `
      haha you and your three alarms 😂
      ok grandpa, off to bed with you
      Did you get lost in the fridge again?
      nice parking, did you use your eyes or just your hopes lol
      You're buying coffee, loser of last night's quiz 😜
      omg your hair in that pic, did u stick ur finger in a socket
      I see the plant I gave you is thriving. Rest in peace, Kevin.
      told the kids you invented the wheel, they believed me 🤣
      Somebody's in love 👀 you've been smiling at your phone all day
      breaking news: local man finally washes up a cup
      ur so short u need a ladder to tie ur shoes hahaha
      Careful, if you work any harder you'll break into a sweat 😉
      Love you even though you can't sing. At all. Please stop.
      the office is suspiciously tidy, are you ill?
      Your mother says hello and wonders if you still know how to use a phone, ha ha
      wow a reply in under 3 days, should i frame it 😄
      knock knock. who's there? not your keys, you left them here again 😂
      happy birthday old man, should I bring a cake or a stretcher
      only you could set off a smoke alarm with a salad lmao
      Are you bringing your famous potato salad? Asking so I can eat beforehand 😇`,
    tone: `
      Teasing, with a wink
      Playful and familiar
      Cheeky, fondly meant
      Light, maybe a bit pointed`,
    does: `
      It plays with you, and relies on your being able to take it.
      With {q}, they use the freedom that people allow themselves when they feel close.
      It makes contact sideways, through laughter and not through a declaration.
      It can land as affection or as a small prick, depending on your day.
      It invites you to throw something back.`,
    kind: `
      They may like you and find it easier to show it in fun than in earnest.
      They may want to make you laugh after a grey day.
      It may be an old game between you that says you belong together.
      They may feel comfortable enough with you to drop their good manners.
      They may mean nothing by it beyond the joke itself.`,
    guarded: `
      There may be a grain of something they would not say straight out.
      They may not notice that this subject is a sore one for you.
      It may be easier for them to joke than to come nearer.
      They may enjoy having the upper hand for a moment.
      It may be that they go for the laugh of others who are reading along.`,
    open: `
      Ha, very funny.
      All right, that one goes to you.
      I'll remember that one.
      You've been waiting to say that, haven't you.
      Okay, I did laugh a bit.
      Cheeky, but not bad.`,
    close: `
      My revenge will come when you least expect it.
      Just so you know, it's my turn next time.
      What have you been up to, apart from polishing your jokes?
      Say that to my face over a coffee this week.
      Only pick another subject next time, I'm a bit touchy about this one.
      And now tell me how you really are.`,
    other: `
      It may be that {who} grew up in a family where teasing meant love.
      Perhaps {who} felt in high spirits and wanted to share it with you.
      Maybe {who} hoped for a cheeky answer and a bit of back and forth.`,
    own: `
      Ask yourself if it stings because of the joke, or because of something you think of yourself.
      Look at whether you joke in the same way with them.
      Notice whether you laugh along at things that you would rather not hear.`,
    check: `
      {who} meant the joke seriously
      {who} knew that this subject was tender for you
      you have to laugh so as not to seem stiff`,
    step: `
      Answer in the same tone if you liked it, and leave it at that.
      If it stung, say so today in one quiet sentence, without a lecture.
      Ask a third person who likes you both how the line sounds to them.
      Next time you meet, watch whether the teasing goes both ways.`,
  },
];
