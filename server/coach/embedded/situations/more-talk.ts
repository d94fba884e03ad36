import type { Situation } from '#server/coach/embedded/situations/situation.ts';

export const moreTalk: readonly Situation[] = [
  {
    name: 'gets-defensive',
    matter: 'how every remark is fended off',
    place: 'couple',
    told: `
      I said the milk was off and got a speech about everything I've ever done wrong
      whatever I bring up, within a minute I'm the accused
      My wife bursts into tears as soon as I mention anything, and then I comfort her and it's forgotten
      he has an answer for everything and the answer is never yes, sorry, I see
      with my boyfriend you can't say one thing without a but, and you, and last year you
      She hears a reproach in every sentence. I asked if she'd seen my keys
      He's always in the right. If he's wrong the facts are wrong
      i only wanted to say that i was sad and ended up apologising for it
      my husband turns it round each time so that it is me who started it
      they can't take the smallest bit of criticism, it's like pushing a button
      how do you raise anything with a man who goes straight into counter-attack
      what can I do when she makes herself the victim whenever I have a complaint
      why must he win every argument, even about the way to the station
      how do i put it to him so that he doesn't fend it off at once
      what do I say when she cries and I still need to finish my point
      he's always right`,
    under: `
      it may be less about the point itself than about never getting to the end of your sentence with {who}
      you may have stopped bringing things up, and they may have piled up in you instead
      perhaps you long to hear {who} say “I see that” just once, before any explanation
      it may leave you doubting whether you are allowed to mind anything at all
      you may feel alone with what hurt you, since the talk always moved on to {who}
      part of you may only wish to be understood, without anybody being guilty`,
    ask: `
      What did you want to be understood about the last time?
      How did the talk begin, and at which word did it tip over?
      What do you do when it is turned round?
      Has there been a time when something you said was taken in, and how was that different?
      What have you stopped bringing up?
      What would be enough of an answer for you, even a small one?`,
    other: `
      {who} may hear “you are not good enough” where you said something much smaller.
      It is possible that {who} grew up where a mistake cost a lot, and learned to fend it off fast.
      {who} might need an hour before {they} could see your point, and have only a second in the talk.
      {who} may feel that {their} good sides went unmentioned, and fight for those.
      {who} could regret it later on {their} own, and not know how to come back to it.`,
    own: `
      A “you always” invites {who} to find the exception, while one evening and one feeling are harder to fend off.
      You can follow only your first point with {who} and leave the counter-charge for another day.
      The moment may matter as much as the words, and {who} could hear less when tired or in passing.
      If you also tend to explain first when {who} told you something, you can go ahead with a different answer.`,
    step: `
      Pick one small thing this week and tell {who} in two sentences: what happened, and what you would like next time.
      Ask {who} beforehand, “Is now a good time for something?”, and take a no with another hour attached.
      When it gets turned round, say once, “I'd like to hear that too, after this”, and go back to your sentence.
      Tell {who} tonight one thing {they} did well, so that not every talk begins with something missing.
      After the next failed talk with {who}, wait until the next day and begin again with only the wish.
      You could write the point down for {who} in four lines, so that there is time to answer without {their} guard up.`,
    words: `
      I'm not saying that you're bad at this. I'd just like you to know how it was for me.
      Could you listen to the end first? After that I want to hear your side, honestly.
      I don't need you to be wrong. It would help me if you could say that you see it.
      I feel stuck when we end up talking about what I did. Can we stay with this one thing?
      I'd like to be able to tell you when something bothers me. How can I say it so that it's all right for you?
      I don't want to win, I'd like us to understand each other. Can we try once more?`,
    deal: `
      let the one who begins finish, and repeat one sentence of it before answering
      keep it to one subject a talk, with the other's subject on the next day
      allow a pause of half an hour with a fixed time to come back
      begin every complaint with a wish, and answer it first with “I see”`,
  },
  {
    name: 'never-says-sorry',
    matter: 'the apology that never comes',
    place: 'couple',
    told: `
      after a row he comes and makes tea, and that's supposed to be the apology
      in eight years not one sorry has passed her lips
      My husband stepped on my foot and told me where not to stand
      she says sorry you feel that way, which is not the same thing at all
      he behaves as if nothing had happened the next morning and I'm still lying there with it
      My girlfriend finds apologising humiliating, she told me that in so many words
      i'm always the one who gives in first even when i wasn't the one who started
      when my partner forgot to pick me up I got reasons, five of them, and no sorry
      my wife can admit to no mistake, she'd rather say the map is wrong
      he buys flowers. I'd like the word
      how do i live with a man who can't apologise
      should I wait for her to say sorry or let it go again
      why is that one little word so difficult for him
      how do I tell him that I need an apology to be able to move on
      what can i say when she pretends that our quarrel didn't happen
      she never admits she's wrong`,
    under: `
      it may be less about the word than about {who} seeing what it did to you
      you may have laid many things to rest alone that needed two
      perhaps being the one who always gives in has begun to cost you respect for yourself
      it may feel as if the hurt did not count, because {who} simply went on
      you may wish that {who} would come towards you once without being called
      part of you may fear that what was never owned could happen again`,
    ask: `
      Which hurt still waits for an apology?
      What would you like to hear, in what words?
      How is a quarrel usually ended between you?
      In what other ways might a sorry be shown that you do not count so far?
      What happens when you ask for it?
      How was apologising done in the families you two come from?`,
    other: `
      {who} may feel small when {they} had to admit something, much smaller than you would ever want.
      It is possible that {who} said it with tea, jokes or deeds, and believed it had arrived.
      {who} might think that a sorry would make {them} guilty of everything, the rest of the quarrel included.
      {who} may never have heard an apology as a child, and might not know how one goes.
      {who} could be sorry for days without finding the moment to say it.`,
    own: `
      Demanding the word may get you the word from {who} and nothing behind it, so you can ask what {they} understood.
      If you say sorry for everything to have peace, {who} never needed to, and you can keep to your own part.
      You can tell {who} what a good apology would do for you, instead of what its absence says about {them}.
      It may help to accept a small step by {who} as a beginning, if you see one.`,
    step: `
      Tell {who} this week what one sentence you would have needed to hear, about one thing only.
      Apologise to {who} for one small thing of your own, exactly and without a “but”.
      The next time you see a step towards you from {who}, say that you noticed, and what would make it whole.
      After the next quarrel, suggest that each of you says one thing you would do differently, you first.
      Leave out one sorry this week that is not yours to say.
      You could ask {who} on a calm evening how sorry was said in {their} family.`,
    words: `
      It would mean a lot to me to hear that you're sorry. After that I can let it go.
      I don't want you to feel small. I'd only like to know that you see how much it hurt.
      When we go on as if nothing happened, I'm left alone with it. Can we finish it properly?
      I don't need a long speech. One honest sentence would do.
      I'm ready to say what I could have done better. Would you do the same?
      I can't move on yet. Could you tell me how you see it now?`,
    deal: `
      end every quarrel with one sentence each that begins with “I could have”
      find your own sign for sorry that both of you know and accept
      come back to it within a day, so that nothing gets swept away
      agree that an apology covers one thing and never the whole person`,
  },
  {
    name: 'called-too-sensitive',
    matter: 'hearing that you are too sensitive',
    place: 'couple',
    told: `
      whenever something hurts me he rolls his eyes and says here we go again
      don't be so touchy, that's her favourite sentence
      My boyfriend thinks I make an elephant out of every mosquito
      I cried at the table and my husband said I was being dramatic
      she says I take everything the wrong way and should grow a thicker skin
      He tells me I'm overreacting before I've even finished
      according to my girlfriend my feelings are too much, too big, too loud
      i start to believe that something is wrong with me bc they always say i exaggerate
      My partner laughs when I'm upset and says I can't be serious
      each time I say ouch, I hear that it was nothing
      what do i do when he calls me hysterical for being sad
      how can I tell if I really am oversensitive or if she just doesn't want to hear it
      am I too emotional, my husband says so every day
      how do i answer when she says that i'm overreacting
      what could I tell him so that he takes my feelings seriously
      he says i'm a drama queen`,
    under: `
      it may be less about how strong the feeling is than about {who} not staying with it for a minute
      you may have begun to check every feeling for whether it is allowed
      perhaps you wish that {who} would ask what hurt before saying how much it should
      it may leave you with two hurts, the first one and being alone with it
      you may long to be as you are near {who}, without turning yourself down
      part of you may wonder whether {who} could bear it if you stopped hiding it`,
    ask: `
      What had happened just before you heard that sentence?
      What did you need in that moment?
      What do you do with a feeling after you were told that it is too much?
      With whom are you never too much?
      Which of your feelings gets taken seriously, and which one does not?
      What could be said instead that would do you good?`,
    other: `
      {who} may feel helpless when you are hurt, and may have made the feeling smaller in order to bear it.
      It is possible that {who} heard blame, and wanted to say “I didn't mean it”.
      {who} might feel things in a lower voice, and take yours for an alarm.
      {who} may have been told as a child not to make a fuss, and passed it on without thinking.
      {who} could be tired that evening, and unaware how long such a sentence would stay with you.`,
    own: `
      You do not have to prove to {who} that a feeling is justified before you may have it.
      You can tell {who} what you need, five minutes or an arm around you, since strong feelings leave others guessing.
      When you feel it rising, you can say it early and quietly, before it has to be loud for {who} to notice.
      If you have taken to hiding it from {who}, the next hurt may come out with all the earlier ones.`,
    step: `
      Tell {who} in a calm hour this week what that sentence does to you, and what you would like to hear instead.
      The next time something hurts, tell {who} in one sentence what you need, before you explain the reason.
      Write down one situation as it happened, wait a day, and see how large it looks to you then.
      Ask {who} at the weekend, “What goes on in you when I'm upset?”, and only listen.
      Talk this week with somebody who takes you as you are, and notice how you speak there.
      You could agree with {who} tonight on one small gesture for moments when words go wrong.`,
    words: `
      When you say that, I feel alone with it. Could you just stay with me for a minute?
      You don't have to feel it the way I do. I'd like you to believe that I feel it.
      It may look small to you, and it hurt me. Can you ask me what it was about?
      I'm not saying that you meant it badly. I'd only like to be able to tell you when something hurts.
      I've started to hide things from you and I don't want that. Can we find another way?
      I know that I feel things strongly. It helps me a lot when you stay calm and listen.`,
    deal: `
      ask “what hurt?” before anybody says how big it is
      keep the words “too sensitive” and “cold” out of it from now on
      give the one who is upset five minutes, and after that the other one five
      agree on a gesture that means “I need you now, no talk”`,
  },
];
