import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const workAround: readonly Situation[] = [
  {
    name: 'teacher',
    matter: 'a teacher and school',
    place: 'work',
    told: `
      my son's teacher says he's disruptive and has never once asked what is going on with him
      the teacher gave my daughter a bad mark for a thing she had explained to her wrongly
      our parents' evening ended with the form teacher and me raising our voices
      my maths teacher makes jokes about me in class
      I think my teacher doesn't like me, whatever i write i get a C
      the kindergarten teacher says our little one bites and looks at me as if i taught him
      she took my kid's side seat away and put him alone at the back, he cries in the morning
      got a letter from school, he's supposed to repeat the year
      my prof ignores my mails about the supervision since january
      the head teacher talks to me as if i was twelve myself
      how do i deal with a teacher who is unfair to my child?
      what should i say at the meeting with my daughter's teacher when i disagree with her
      should I complain about the teacher or will my child pay for it
      how do i tell the teacher that my son is afraid of him
      please help me write to my child's teacher about the homework
      problem with my kid's teacher`,
    under: `
      it may be less about school than about whether {who} can see the child or the person behind it
      perhaps you hear in the words of {who} a judgement about yourself as well
      maybe you fear to make it worse by speaking, and cannot bear to stay silent either
      it might be that your own school years come along whenever you meet {who}
      you may be longing for {who} to tell you one good thing first
      perhaps it is the helplessness of having to leave it in the hands of {who}`,
    ask: `
      What exactly happened, and who has told you about it so far?
      What would you like {who} to know that cannot be seen in class?
      What did {who} say about it in {their} own words?
      What goes well in that classroom, even a little?
      What should be different in four weeks for you to breathe out?
      If it is about a child, what would they want you to say, or not to say?`,
    other: `
      It may be that {who} had many others to look after and saw only a slice of this one.
      Perhaps {who} expected an attack from you and put {their} guard up first.
      It could be that {who} worried about it for weeks and found only stiff words for it.
      Nobody may have told {who} what is going on at home or between the children.
      Maybe {who} would be glad to hear what works elsewhere.`,
    own: `
      What you know comes by way of others, so a question to {who} may bring you further than a reproach.
      What is said about {who} at home often finds its way to school.
      It may help to ask yourself how much of your fear belongs to your own years at school.
      You can be entirely on your own side, or your child's, and still want to know what {who} saw.`,
    step: `
      Ask {who} by mail today for twenty minutes, and name the subject in one friendly line.
      Write down two examples with dates, and one question, and take no more than that along to {who}.
      Begin the talk with something that {who} did well, if there is such a thing.
      Ask {who} “What do you see?” before you tell what you see.
      Agree with {who} on one small thing to try for three weeks, and on how you will hear about it.
      If nothing moved after two talks with {who}, turn to the form teacher or the head with your notes.`,
    words: `
      I'd like to understand what you see in class. Could we talk for twenty minutes some time this week?
      It has been weighing on me, and I'm worried. What have you noticed?
      If I sounded sharp, it was because I was worried. May we begin again?
      I'm not sure what you expect, and I'd like to know. Could you show me with one example?
      What you say carries a lot of weight. A good word from you would mean a lot right now.
      I see it differently and I want to find a way with you, not against you. What could we try for a few weeks?`,
    deal: `
      send each other two lines every Friday about how the week went
      try one thing in class and one at home for three weeks
      speak first with each other, and with the head only after that
      agree on what is said in front of others and what stays between you`,
  },
  {
    name: 'landlord-or-office',
    matter: 'a landlord, a craftsman or an office',
    place: 'work',
    told: `
      our landlord hasn't fixed the heating since november and doesn't pick up
      the plumber came three times, the tap still drips and now he wants 400 euros
      The lady at the tax office talked to me as if i was a criminal.
      my landlord walks in without ringing because he “just wanted to check the meter”
      the builder doesn't show up, every monday he says thursday
      i sat at the job centre for two hours and the clerk sent me away for a missing form
      housing company is keeping my deposit for scratches that were there before
      the carpenter made the shelves the wrong colour and says i'll get used to it
      the man at the immigration counter raised his voice because my german is slow
      the insurance sends me from one desk to the next and everyone says it's not their department
      how do i deal with a landlord who ignores every letter?
      what can i do if a tradesman did a bad job and doesn't answer any more
      how should i behave with a rude clerk when i depend on her stamp
      how do i tell my landlord in a firm way that the mould must go
      I need a friendly but clear message to a builder who keeps putting me off
      landlord didn't call back again`,
    under: `
      it may be less about the thing itself than about being put off as if your time had no price
      perhaps it is the power of {who} over something you need that makes you so angry and so careful
      maybe you feel small before {who} in a way that you are nowhere else
      it might be that a piece of your daily life has hung on {who} for far too long
      you may be tired of being polite to {who} and getting only promises in return
      perhaps you would take a no from {who} better than this waiting`,
    ask: `
      What was promised, by whom, and for when?
      What do you want in the end: the repair, the money, a date, or a word of regret?
      What do you have in writing from {who} so far?
      How did {who} sound in the last talk, and how did you?
      Who else is waiting for the same thing, in the house or in the queue?
      What is the latest day on which you need it?`,
    other: `
      It may be that {who} took on too many jobs and dodged the calls that had no good answer.
      Perhaps {who} had to keep to a rule made elsewhere and heard complaints about it all day.
      It could be that {who} had to wait for a part, a quote or a signature, and never told you.
      Maybe {who} thought the matter smaller than it is in your everyday life.
      For {who} you might be a file number so far, and a name and a face could change a little.`,
    own: `
      Anger may be understandable, and it gives {who} a reason to talk about the tone instead of the matter.
      You could check whether {who} ever got your wish in one clear sentence, with a date in it.
      Being friendly and being firm do not exclude each other, though you may feel that you must choose one before {who}.
      Much that was only said aloud can be turned into a short mail on the same day.`,
    step: `
      Write to {who} today in five lines: what is broken, since when, what you want, by which date, how you can be reached.
      Take three photographs this evening, with the date, and add them to the letter.
      Call {who} tomorrow morning and end the call only with a day and an hour.
      Ask {who} the next time you speak: “What exactly do you need from me so that it moves on?”
      Ask an advice centre this week what your rights are.
      You could take somebody along next time, who says nothing and simply sits beside you when you meet {who}.`,
    words: `
      I'd like to get this settled. By which day can I count on you?
      I'd like to settle this with you in a friendly way. When can we look at it together?
      I rely on you here and I can't do it without you. What do you need from me so that it moves on?
      I'm sure you've a lot on. A clear no would help me more than another maybe.
      I want to do my part right. Could you tell me what is still missing?
      If I sounded impatient, I'm sorry about the tone. I still need a date from you.`,
    deal: `
      fix a day and an hour, with a call if it can't be kept
      put in writing what will be done and what it costs
      have a third person look at the work and go by what they say
      split the cost of what nobody is to blame for`,
  },
  {
    name: 'good-talk-with-boss',
    matter: 'a good talk with the boss',
    place: 'glad',
    told: `
      had the talk with my boss and she said yes to the raise
      my manager told me today that he couldn't run the place without me
      I finally told my boss that i need fewer hours and he was really understanding
      the review i was so scared of was the best talk i've had in years
      my supervisor defended me in front of the client, i'm over the moon
      he noticed the extra work and thanked me in front of everybody
      got the promotion after all, still shaking
      i told my boss about my illness and she just asked what i needed
      My first appraisal, and she asked what i would like to learn. Nobody ever asked me that.
      the boss apologised for the way he had spoken to me, i didn't expect that
      how can i keep this good relationship with my boss going?
      what should i do now so that the promise from that good talk really happens
      How do i show my manager that i'm grateful without sucking up
      how do i thank my boss for the nice conversation
      a short thank you note to my manager after my promotion, please
      great talk with my boss today`,
    under: `
      it may be less about what was decided than about having been seen by {who}
      perhaps you had braced yourself so much that the relief is only arriving now
      maybe it matters most that you said what you wanted to {who} and that it was heard
      it might be that one sentence from {who} answered a doubt you had carried for a while
      you may be proud, and a little surprised at how human {who} could be
      perhaps something shifted in how you will meet {who} tomorrow`,
    ask: `
      Which sentence of {who} will you keep?
      What did you do in that talk that made it possible?
      What had you feared beforehand, and what came instead?
      Who did you tell first?
      What has become easier since then?
      What would you now dare to ask of {who} that you did not dare before?`,
    other: `
      It may be that {who} went home with a good feeling as well.
      Perhaps {who} had waited for you to say openly what you need.
      Praise reaches people like {who} rarely, so a thank you from you might stay for a long time.
      It could be that {who} thought so highly of you all along and took it for known.
      Maybe the way you spoke made it easy for {who} to be generous.`,
    own: `
      You dared it, so some of it is your doing and not just the good mood of {who}.
      You could remember that this talk happened on the next day when {who} might sound short.
      Promises fade in everyday life, and a friendly line from you to {who} can keep them alive.
      Playing it down to others may be a habit; you are allowed to be pleased for a whole evening.`,
    step: `
      Write to {who} tomorrow in three lines what you agreed, with a thank you at the start.
      Put the sentence that touched you on a note today and keep it in your drawer.
      Ask {who} for a date in two months to look at it again.
      Celebrate tonight with somebody who knew how nervous you were.
      Tell {who} in the coming week one thing that has already changed for you since.
      Pass it on: say to one colleague this week what you value in their work.`,
    words: `
      Thank you for taking the time. I feel so much lighter now.
      What you said meant a lot to me. I hadn't expected it to do me so much good.
      I was nervous, and you made it easy for me. Thank you for that.
      I've been thinking about it ever since, and I'm glad. I'd like to make something good of it.
      It did me good how you spoke with me. I won't forget it.
      So that it doesn't get lost, I'll send you what we said in three lines. I'm looking forward to it.`,
    deal: `
      put what you agreed in three lines while it is fresh
      set a date now for the next talk of this kind
      say good things at once and not only at the yearly review
      try the new arrangement for two months and then look at it together`,
  },
  {
    name: 'praised-a-colleague',
    matter: 'a kind word to a colleague',
    place: 'glad',
    told: `
      i told my colleague today how much i admire the way she handles the parents and she teared up
      praised the trainee in front of the boss, he was glowing
      I wrote a thank you card to the cleaner and she hugged me
      my coworker brought me soup because i had looked ill, i'm so touched
      i said to him that the project would have failed without his work
      for once i gave the credit to my whole team by name and it felt so good
      she told me i'm the reason she still likes coming to work
      thanked the old caretaker for thirty years, everyone clapped
      my desk mate covered my shift so i could see my daughter's play, what a gem
      I gave a junior some honest compliments and he said nobody had ever told him that
      how do i praise a colleague so that it doesn't sound false?
      what would be a nice way to thank the whole team after this hard month
      should i tell her boss as well how good she is
      how do i tell a coworker that i really enjoy working with her
      can you find words to compliment somebody on his work, not too gushing
      i complimented my colleague and she beamed`,
    under: `
      it may be less about the praise than about {who} having felt for a moment that somebody looks
      perhaps it did you as much good as it did {who}
      maybe you know what it is to wait for such a sentence, and wanted {who} to hear one
      it might be that you would like work to be more like this, with {who} and with the others
      you may be a bit surprised at how little it took to please {who}
      perhaps something between {who} and you got closer, beyond the tasks of the day`,
    ask: `
      What did you see in {their} work that made you say it?
      How did {who} look when you said it?
      What held you back from saying it earlier?
      Who else near you does good things that nobody mentions?
      Which kind word to you from a colleague have you never forgotten?
      What would you like to grow out of this moment with {who}?`,
    other: `
      It may be that {who} will think of it tonight and on some harder days too.
      Perhaps {who} believed until then that nobody noticed.
      Some people become gruff or joke when praise touches them, and {who} might need a day to take it in.
      It could be that {who} had long wanted to tell you something similar.
      Maybe {who} had been close to giving up on that very thing you praised.`,
    own: `
      You noticed something that others walked past, and {who} could feel that you meant it.
      Praise works best when it has an example in it, and you may keep that habit with {who} and with quieter people.
      You might check whether you can take a kind word from {who} as well as you gave one.
      It is worth asking whether some of it would also help {who} if the boss heard it.`,
    step: `
      Tell the boss of {who} this week, in one sentence with an example, what you saw.
      Look tomorrow for one person who never gets thanked, and thank them for one exact thing.
      Write the sentence on a card for {who}, so that it can be kept.
      Ask {who} how {they} learned to do it so well.
      Invite {who} for a coffee on Friday without any reason.
      Keep to it: one honest good word a day for the next five days, to {who} or to others.`,
    words: `
      I meant it, and I wanted to say it once more in writing. You make a difference here.
      I learn a lot from watching you. How did you get so good at it?
      Without you it would have been a lot harder for me. Thank you.
      I should have told you long ago. I like working with you.
      I'd like to tell the boss about it too, if that's all right. You deserve to have it known.
      You made my day lighter, and I wanted you to know. The next coffee is on me.`,
    deal: `
      begin each Monday with one thing that went well
      tell it to the boss whenever the other one has done something well
      keep a shared list of small victories
      have a proper coffee together once a month`,
  },
];
