import type { MessageKind } from '#server/coach/embedded/messages/kind.ts';

export const hardDenials: readonly MessageKind[] = [
  {
    name: 'only-a-joke',
    move: 'defensiveness',
    written: `
      it was just a joke
      You're too sensitive
      omg relax i was kidding
      Can't you take a joke?
      You're overreacting
      lighten up lol
      chill, it was banter
      It was only a bit of fun, no need to get upset
      ur so dramatic 😂
      Don't be so touchy
      everyone laughed except you, it was meant funny
      you take everything so personally
      Oh come on, I was only teasing you about your hair
      God you can't say anything to you these days
      It was obviously ironic. Don't make it a big thing
      calm down drama queen, it was a meme
      I was joking when I said that at dinner, I thought you had a sense of humour
      Why do you have to take it so seriously, we always talk like that in this office
      stop being so oversensitive, it was a compliment really
      jeez, one little comment and you're in a sulk`,
    tone: `
      Waving it away
      Defensive behind a laugh
      Caught out, playing light
      Impatient with your hurt`,
    does: `
      It moves the problem from what was said to how you took it.
      With {q}, they tell you how it was meant and skip how it arrived.
      It makes you choose between swallowing it and being the difficult one.
      It shows that they feel accused and would like it to be over quickly.
      The answer {q} leaves your hurt where it was, with a small one added.`,
    kind: `
      They may really have meant it to be funny and be startled by your reaction.
      They may feel embarrassed, and making light of it is their way out.
      It may be that teasing is how affection was shown where they grew up.
      They may be afraid of being seen as an unkind person.
      They may not know that this particular point is a tender one for you.`,
    guarded: `
      They may have meant a part of it seriously and be hiding behind the laugh.
      It may be simpler for them to find you touchy than to say sorry.
      They may have got into the habit of deciding which of your feelings count.
      They may like the laugh more than they mind who pays for it.
      They may expect you to laugh along the next time, so that nobody has to change.`,
    open: `
      I believe you that you meant no harm.
      It may well have been a joke, and it still hurt.
      I can take a joke, but this one hit me.
      You don't need to feel like a bad person because of this.
      Maybe it's a tender spot of mine.
      I'm not trying to make a big thing out of it.`,
    close: `
      Please don't make jokes about that with me.
      I only want you to know how it came across.
      Could you leave that subject out from now on?
      A short sorry is enough for me, and then it's done.
      Can you see why it wasn't funny to me?
      I'd like you to take it seriously when I tell you that something hurts.`,
    other: `
      It may be that {who} felt rejected when the laugh did not come.
      Perhaps {who} heard an accusation in your words that you had not meant to make.
      Maybe {who} had a moment of shame and laughed it off.`,
    own: `
      Ask yourself which older story the remark touched.
      You do not have to prove that it was hurtful in order to say that it hurt you.
      Look at whether you told them straight away, or laughed first and came back later.`,
    check: `
      {who} could tell that it would hurt
      you have to agree on how bad it was before it can be put right
      {who} never meant it kindly`,
    step: `
      Say once what hurt and what you would like instead, and then leave the subject.
      Choose a moment without listeners this week if you want to come back to it.
      Next time, say “ouch” at once, in a calm voice, and see how they take it.
      Think of one joke that the two of you did enjoy, and begin the talk from there.`,
  },
  {
    name: 'never-said-that',
    move: 'defensiveness',
    written: `
      I never said that
      thats not what i said
      You misunderstood me completely
      u got that wrong
      I didn't say that, you're putting words in my mouth
      That's not what happened at all
      No, what I said was that I'd try. I did not promise anything.
      i never agreed to that
      When did I ever say that??
      I think you heard what you wanted to hear
      that's not how I remember it
      You're remembering it wrong, we said Friday
      don't twist my words
      I have never told anyone you were lazy. I don't know where you get that from
      show me where i wrote that
      There must have been a misunderstanding, I did not approve those hours.
      You got it all mixed up darling, it was your uncle who offered the money
      i literally never said i didnt want to come
      I don't recall saying anything of the kind in our meeting
      ok thats not true, i said MAYBE`,
    tone: `
      Denying, and on guard
      Two memories of one talk
      Feels wrongly quoted
      Correcting with some heat`,
    does: `
      It puts their memory of a conversation against yours.
      With {q}, the talk turns to who is right about the past.
      It can leave you doubting what you heard, even if both of you are being honest.
      It sets their words straight and leaves what you felt about them unanswered.
      As an answer, {q} seldom settles anything, because there is no recording.`,
    kind: `
      They may honestly remember it in another way.
      They may have meant something quite different from what reached you.
      It may hurt them to be quoted with words that do not sound like them.
      They may have said it lightly and forgotten it at once.
      They may feel pinned down and want to get back a little room.`,
    guarded: `
      They may know what they said and find it awkward now.
      It may be that their wording has changed along with the situation.
      They may prefer to argue about words so that the subject itself is not touched.
      They may count on your having nothing in writing.
      They may correct you so often that you hardly trust your own memory of a talk.`,
    open: `
      Then we remember it differently.
      It may be that I misheard you.
      I'm not out to catch you on a word.
      I did understand it that way, and it stayed with me.
      We probably won't find out who said what.
      I don't want to argue about the exact words.`,
    close: `
      How did you mean it?
      Let's settle what applies from now on, and write it down.
      Let me tell you how it came across, and then you tell me what you meant.
      What do you want me to go by?
      Could we leave the past aside and agree on the next step?
      I'd like to talk about the matter itself, because that's what's bothering me.`,
    other: `
      Perhaps {who} felt accused of lying and defended more than the words.
      It could be that {who} said one thing and thought another, and remembered only the thought.
      Maybe {who} had the talk in the middle of a busy day, where little of it stuck.`,
    own: `
      Ask yourself what you actually heard, and what you added in your head.
      Look at what you would need here apart from being proved right.
      You may trust your memory and still allow that theirs is honest too.`,
    check: `
      one of you has to be lying
      {who} remembered it just as you do
      you cannot go on until it is clear who said what`,
    step: `
      Write down what you understood in two lines, and ask them to correct it today.
      Put the next agreement in a short message straight after the talk.
      Drop the quotation and say what you need now, in a single sentence.
      When the same subject comes up again, repeat back what you heard before you part.`,
  },
  {
    name: 'you-are-the-one',
    move: 'defensiveness',
    written: `
      You're the one who started it
      ur the one who cheated first so
      Oh and you're perfect are you
      what about you?? you do the same
      You can talk! Who was late on Monday?
      I only shouted because you shouted
      look in the mirror
      If you hadn't gone through my phone none of this would have happened
      That's rich coming from you
      you did the exact same thing to me in june
      Funny, I could say the same about you
      It takes two you know, don't put this all on me
      Maybe if you were home more I wouldn't be on my phone so much
      says the person who forgot our daughters recital
      Pot, kettle.
      well who left the iron on last year? not me
      i wouldnt have to lie if u didnt freak out about everything
      You're accusing ME of not communicating?
      With respect, it was your team that missed the first deadline
      dont lecture me about money when you bought a motorbike`,
    tone: `
      Hitting the ball back
      Cornered and counting faults
      Attack as a shield
      Hurt meets hurt`,
    does: `
      It answers a complaint with a complaint.
      With {q}, your point goes unanswered and theirs lies next to it on the table.
      It turns the talk into a reckoning about who has done worse.
      It shows that they felt attacked, and perhaps that something of their own has been waiting.
      After {q} the two of you are speaking about two things at once, and neither gets solved.`,
    kind: `
      They may have felt so accused that they had to defend themselves first.
      They may have had a complaint of their own for a long time and found no opening for it.
      It may be important to them that both of you share the blame.
      They may well see their part, and be unable to admit it under pressure.
      They may think it unfair that your mistake is forgiven and theirs is not.`,
    guarded: `
      They may bring up your faults so that theirs need not be looked at.
      It may be that a plain “yes, that was me” is very hard for them.
      They may keep old matters ready for occasions like this one.
      They may want you to end up saying sorry for having raised it.
      They may see what they did as nothing but a reply to you.`,
    open: `
      You may have a point there, and I'll come to it.
      I'm not saying that I do everything right.
      There are two things here, yours and mine.
      I don't want us to reckon up who did worse.
      What you say about me deserves a conversation of its own.
      It wasn't meant as an attack.`,
    close: `
      Can we take the two complaints one after the other, and start with mine?
      Tell me afterwards what's been bothering you, and I'll listen properly.
      I'd still like an answer to what I said.
      Let's each name one thing that we could have done better.
      Shall we sit down soon with ten minutes for each of us?
      What would help you to hear my side as well?`,
    other: `
      It may be that {who} felt put in the dock and looked for company there.
      Perhaps {who} kept quiet about your part for a good while and did not want to be the only culprit.
      Maybe {who} might be ready to give way, if you went first with a small piece.`,
    own: `
      Look at what is true in the counter-reproach, however badly it is timed.
      Ask yourself how you began: with a request or with a charge.
      You could notice how quickly you too change from the matter to the score.`,
    check: `
      {who} saw no fault of their own at all
      admitting your part would make theirs disappear
      {who} brought it up only in order to distract you`,
    step: `
      Grant your part in one sentence without a “but”, and then repeat your request.
      Write both subjects on a sheet of paper, and agree which one is for today.
      Set a timer for five minutes each when you talk this evening, and swap when it rings.
      If you are both heated, stop here and fix a time tomorrow for going on.`,
  },
];
