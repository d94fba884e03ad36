import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const selfAfter: readonly Situation[] = [
  {
    name: 'cannot-forgive',
    matter: 'not being able to forgive',
    place: 'self',
    told: `
      It is seven years since my brother sold our mother's house behind my back, and I still can't forgive him.
      Everyone says I should let it go. I can't, I wake up with it.
      he said sorry a hundred times and i want to forgive him but its like theres a stone in me
      My best friend apologised sincerely and I said it was all right, and it isn't.
      I forgave my wife for the affair with my head, but my stomach hasn't heard of it.
      I hold grudges for ever, I could list you what each cousin did in 1998.
      My father is old and mild now, and I can't forget what he was like when I was nine.
      She doesn't even know what she did to me, so how am I supposed to pardon her?
      my sister stole from me n now shes clean and everyone expects me to hug her like nothing happened
      The priest says forgive, my daughter says forgive, but nobody asks what it would take.
      How do I forgive somebody who has never said that he is sorry?
      What do I do with all this resentment that comes up again whenever I see her?
      Do I have to forgive in order to find peace, and how would that work?
      How do I tell him that his apology came but I need more time?
      What can I say to the family when they press me to make up with her?
      i can't forgive her`,
    under: `
      perhaps the anger is the last one standing guard over something that nobody else protected
      it may be less about forgiving than about {who} never having understood what it took from you
      maybe letting go would feel as though you were telling {who} that it had been all right
      it may well be that you still wait for one sentence from {who} which has never come
      possibly you are hardest on yourself, for having trusted {who} or for having stayed silent
      you might miss {who}, and the grudge is the only thread that still holds`,
    ask: `
      What was taken from you then, if you had to put it in one word?
      What would have to be said, and by whom, so that something in you could sit down?
      When does it come back, at which smell, song, birthday or name?
      What has the grudge protected you from, and what has it kept you from?
      Does anybody expect you to forgive, and what would you like to tell them?
      Is there a part of it that has already grown lighter without your noticing?`,
    other: `
      It may be that {who} never grasped how deep it went, and that is a hurt of its own.
      Perhaps {who} said sorry in the only way {they} ever learnt, and it missed the point.
      Shame can look like coldness from outside, and {who} might be hiding in it.
      Time may have made it small for {who}, because nobody remembers well what they did to others.
      It is possible that {who} will never say the words, and you may have to find your peace without them.`,
    own: `
      You may forgive late, in part, or not at all, and still be fair to {who}.
      Forgiving {who} and trusting {them} again are two things, and you can do one without the other.
      How much room it gets in a day is perhaps the part you could begin with.
      If you said that it was all right before it was, you may take that back with {who}.`,
    step: `
      Write {who} a letter you will not send: what you did, what it took from me, what I needed.
      Set aside a quarter of an hour a day for it this week, and when it comes at other times, put it off until then.
      If the two of you are in touch and it feels safe, you could tell {who} the one sentence you are waiting for.
      Have one line ready for those who press you: I'm not there yet, please leave that to me.
      Decide how near you want to be to {who} the next time you could meet: a greeting, an hour, or not at all.
      Tell the whole story once, this week, to somebody who will not say that you should let it go.`,
    words: `
      I'm not there yet, and I don't want to pretend. Please give me time.
      I need you to know what it took from me. Would you listen without explaining?
      I'd like to stop being angry with you. I don't know how yet.
      It isn't all right for me yet. I need more time than I thought.
      I can be polite to you. More than that I can't promise now.
      What would help me is hearing from you what you think it was like for me.`,
    deal: `
      talk about it one last time at full length, one speaks for twenty minutes, the other only listens
      be polite when you meet and leave the rest open
      replace what can be replaced, the money, the object, the letter, step by step
      drop the word “forgive” for half a year and just see how you get on`,
  },
  {
    name: 'nobody-listens',
    matter: 'having nobody who listens',
    place: 'self',
    told: `
      I just need to get something off my chest and there's no one who'd sit still for five minutes.
      Whenever I want to talk about my day everyone looks at a screen.
      can i just rant for a sec bc nobody in my house cares
      I tell people that I'm struggling and they give me a list of tips.
      Everyone brings their worries to me, but when it's my turn they're suddenly in a hurry.
      I was crying in the kitchen and my family asked when dinner would be ready.
      I said at lunch that I might lose my eyesight, and the next sentence was about the garden.
      My children ring once a week and talk, but when I begin they say yes, Mum, and I hear them typing.
      ive been holding this in for months, dont need solutions just need someone to hear it
      As a man you're not supposed to moan, so I talk to my dog in the car.
      How do I find somebody who simply hears me out?
      What do I do with everything that's piling up inside when I have no one to tell?
      How do I get people to listen to me instead of giving advice at once?
      How do I tell my husband that I want him to listen and not to fix it?
      What can I say so that my friends notice that I really am not well?
      nobody listens to me`,
    under: `
      perhaps this is not so much about the story as about not having been asked for so long
      perhaps you make it sound so harmless that {who} could miss how heavy it is
      maybe each piece of advice from {who} felt like a lid being put on
      it could be that you need somebody to carry it with you for ten minutes, rather than take it away
      possibly you have become so good at coping that {who} forgot to look
      you might be wishing that {who} would put everything down for once and turn round to you`,
    ask: `
      What is it that most wants to be said, if you begin somewhere in the middle?
      How long have you been carrying it, and who knows the first half?
      What usually happens after your first sentence, and at which point do you give up?
      Who did listen to you once in such a way that you grew calm, and how did they do it?
      What should a listener by no means say to you?
      What changes in your body when you imagine having told it?`,
    other: `
      It could be that {who} cannot bear to see you sad, and reached for a solution because of that.
      Perhaps {who} felt sure that you would say so if it were serious.
      At the hour when you began, {who} might have been full to the brim with other things.
      Some people never saw real listening at home, and {who} could be willing and not know how.
      If you usually cope, {who} may not have noticed that you had grown tired.`,
    own: `
      You could tell {who} beforehand what you need, an ear, a hug or an idea, since nobody can see it from outside.
      Perhaps you begin at moments when {who} can least listen, and another hour would be kinder to you both.
      You might stop after the first dull answer, and the second sentence would have been the important one.
      Telling {who} that it is “nothing really” closes what you have just opened.`,
    step: `
      Ask {who} for a time instead of a moment: have you got twenty minutes for me tonight, after eight?
      Before you begin, tell {who}: please just listen, I don't need a solution.
      Write it all out by hand for fifteen minutes this evening, without full stops, for nobody.
      You could speak it into your phone on a walk, as though to a friend, and decide later whether to send it.
      Try it this week with somebody other than {who}, an aunt, a colleague, a helpline that is open at night.
      Tell {who} after a good talk what exactly helped, so that it can happen again.`,
    words: `
      I don't need a solution. Could you just sit with me and listen for ten minutes?
      I'm not as all right as I look. Do you have time tonight?
      I'd love your full attention for a bit. Could we put everything else away?
      This time I'd like it to be my turn to talk. Would that be all right?
      It weighs on me more than I've shown. Can I tell you again, properly?
      Before any advice, I'd just like to hear that it's hard.`,
    deal: `
      give each other ten minutes after work, one talks, the other listens, then swap
      ask first: an ear, a hug or an idea
      put both phones in the hall while one of you tells something
      end with one sentence from the listener that says what was heard`,
  },
  {
    name: 'said-no-for-the-first-time',
    matter: 'the no you said',
    place: 'glad',
    told: `
      I said no to my mother-in-law for the first time in nine years and the world didn't end.
      I turned down the extra shift today. My hands trembled and I'm so proud.
      omg i actually told him no and he just said ok cool
      For once I didn't bake, drive or organise anything, I told them I wouldn't, and they managed.
      I refused to lend my cousin money again and slept like a baby.
      I told my boss that I'm not reachable on Sundays, and he nodded.
      My sister asked me to host Christmas and I answered that this year I can't. I feel ten feet tall.
      At seventy-six I have resigned from the committee. Nobody died, and I have my Thursdays back.
      said nope to the group trip and feel kinda guilty but mostly free??
      I stood my ground with my ex about the weekend swap and stayed calm the entire time.
      How can I keep this up, now that I have managed to refuse once?
      What do I do with the little bit of guilt after my very first no?
      How do I go on from here so that I don't fall back into yes next week?
      How do I tell my friend that I'm grateful she took my refusal so well?
      What do I reply if she asks me again, although I finally declined?
      i said no and it felt great`,
    under: `
      it may have less to do with the favour than with having heard your own voice in front of {who}
      perhaps you are finding out that {who} could stay fond of you without getting a yes
      maybe it was an old fear you walked past, and {who} only happened to be standing there
      it might be that you felt your own size for a moment, and {who} saw it too
      possibly the tiny bit of guilt is just the muscle that has never been used before
      you might have got back more than the time, something like the right to be asked`,
    ask: `
      What did you say, in your exact words?
      What went on in your body just before it, and just after?
      What made it possible this time and not the times before?
      How did the answer differ from what you had feared?
      What will you do with the time or the strength you kept?
      Who would be the least surprised that you could do it?`,
    other: `
      It might be that {who} respected you a little more for it, even without saying so.
      Perhaps {who} felt relieved to know where you stand.
      Should {who} seem a bit cool for a few days, it could be no more than getting used to something new.
      Your no may have given {who} the courage for one of {their} own.
      Possibly {who} had another plan within five minutes, and thought nothing further of it.`,
    own: `
      You said it, and that is worth remembering, whatever {who} may make of it.
      You can let the guilt ride along without handing it the wheel.
      No favour is needed now to make up to {who} for your no.
      You might look at what helped, the hour, the sentence, the pause, and keep it for the next time with {who}.`,
    step: `
      Write the sentence you said to {who} on a card today and put it where you will see it.
      Use the time you won this week for something you would otherwise have put off for {who}.
      You could tell one person who will be pleased about it, tonight, with all the details.
      Choose the next small no, for this week or next, while the ground is still warm.
      If the guilt stirs, wait until tomorrow before you offer {who} anything.
      If {who} took it well, say thank you for that at the next meeting, in one short sentence.`,
    words: `
      It wasn't easy for me to say. I hope we're all right.
      I like you just as much as before. I only couldn't do it this time.
      That was a first for me. I hope you can understand it.
      My answer is still no, and I'm glad I can say it to you.
      I'd be glad to say yes to something else another time.
      Please go on asking me. I'll tell you honestly each time.`,
    deal: `
      go on like this: a plain question, a plain answer, and no hard feelings
      tell each other in time what will not work
      ask somebody else as well, so that it never hangs on one person
      laugh about it over a coffee next week`,
  },
  {
    name: 'apologised-and-it-went-well',
    matter: 'the apology that went well',
    place: 'glad',
    told: `
      I apologised to my daughter and she hugged me for the first time in weeks.
      I finally said sorry to Martin after two years, and he said he had been hoping for it.
      we made up, i told her i was wrong and we both cried and then got pizza
      I wrote my brother a letter about what I'd done, and today he rang.
      I went to my colleague, admitted that it had been my mistake, and he made us a coffee.
      I didn't defend myself this time, I only said that I was sorry, and it was good.
      After our horrible row I took the first step, and last night we laughed in bed again.
      At eighty I asked my sister's pardon for something from our youth, and she'd long forgotten it.
      told my mate i was out of order and he goes dont worry about it bro, such a weight off
      My apology was accepted by my neighbour, we stood at the fence for an hour.
      How do we keep this closeness now that we've made peace?
      What should I look out for after she has forgiven me, so that I don't do it again?
      How do I build on it now that the two of us have reconciled?
      How do I thank him for accepting my apology so warmly?
      What could I say to her today, the morning after we made up?
      i said sorry and we're good again`,
    under: `
      maybe it is less about being forgiven than about no longer having to hide from {who}
      perhaps you found that {who} wanted you back more than to be right
      maybe it eased you to say it to {who} without one single excuse
      it is possible that you showed yourself without armour, and {who} did not use it against you
      possibly you did something that you had not believed you could do
      you might feel how heavy it had been only now that you have put it down`,
    ask: `
      Which of your sentences made the difference, do you think?
      What did it take to go there, and what were you doing the hour before?
      What changed between the two of you when you said it?
      What did you hear in return that you had not known?
      What is lighter now, and where do you notice it during the day?
      What would you like to do differently from here on, in one small thing?`,
    other: `
      It may be that {who} had waited for it and hardly dared to hope.
      Perhaps it moved {who} most that you did not explain yourself.
      For {who} the way there could have been open for a long time already.
      Some of the hurt might still come up in {who} now and then, and that would not take anything back.
      It is quite possible that {who} will find it easier to say sorry, too, from now on.`,
    own: `
      You took the first step, and nobody made you; you may be proud of that.
      What makes the apology last is the next small occasion, when you do it differently with {who}.
      You need not go on apologising to {who}, once was enough if it was whole.
      Should {who} come back to it some day, you could listen again as you did this time.`,
    step: `
      Tell {who} today in one line how glad you are, and then let everyday life begin again.
      Write down what you did this time, so that you find the way again after the next quarrel.
      You could plan something light with {who} this week, with no talk about the matter.
      Choose the one thing you want to change, and tell {who} how it can be noticed.
      Ask {who} in two weeks or so how it is by now, and listen for a minute.
      Do something kind for yourself tonight, for you have carried this for a good while.`,
    words: `
      Thank you for listening to me like that. I've been so much lighter since.
      I was afraid of how you'd take it. I'm so glad I told you.
      I meant every word. If it hurts again some day, tell me, I'll listen again.
      I missed us. I'd love to do something light together soon.
      You made it easier for me than I had any right to expect.
      I'll try to do it differently. You may nudge me if I forget.`,
    deal: `
      come back to a quarrel within a day from now on, before it sets
      celebrate it with something small, cake or a walk, and not mention it further
      keep a sentence that means “I'd like to start that again”
      ask each other once a month whether anything is left lying about`,
  },
];
