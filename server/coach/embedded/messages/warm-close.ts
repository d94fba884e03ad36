import type { MessageKind } from '#server/coach/embedded/messages/kind.ts';

export const warmClose: readonly MessageKind[] = [
  {
    name: 'miss-you',
    move: 'appreciation',
    written: `
      I miss you
      miss u sm 😭
      Missing you a lot today
      The bed is too big without you
      i miss us, the way we used to laugh
      Wish you were here, the sea is so calm this morning
      cant wait to see u again, 12 more sleeps
      We miss you in the choir, nobody laughs at my puns
      Grandpa and I miss your visits, the house was so lively when you were here
      I keep turning round to tell you something and then you're not there
      miss your face
      Your jumper still smells of you
      i miss my best friend. wish london wasnt so far
      It's only been two days and I'm already counting the hours, how silly is that
      Mummy I miss you when are you coming home
      thinking of you all the time 💭❤️
      You would have loved the concert. I missed you next to me
      long distance sucks, i want to hold you
      Nobody makes pancakes like you. I miss our Sundays, son.
      the train has only just left and i miss you already`,
    tone: `
      Tender and longing
      Wistful and warm
      Full of affection
      Loving, a little lonely`,
    does: `
      It tells you that there is a gap where you usually are.
      With {q}, they show you how much you count.
      It asks for a sign of closeness, and a small one will often do.
      It can warm you, or make you feel responsible for their missing you.
      It says something about how much they feel, and not that you have done anything wrong.`,
    kind: `
      They may feel close to you and want to say it at the very moment they feel it.
      They may have had a day on which they needed you.
      It may be that something small reminded them of you.
      They may hope to hear that you feel the same.
      They may want to keep the thread between you from growing thin.`,
    guarded: `
      They may feel the distance more than you do, and wonder why.
      It may be a careful way of saying that they would like more of your time.
      They may find it hard to be alone, and miss company as much as you in particular.
      They may be comparing what is with what used to be.
      It may be that they want to find out if you would say it back.`,
    open: `
      It's good to read that.
      I'm touched that you say it.
      You're on my mind too.
      That warms me.
      I like knowing that you think of me.
      I was happy to find this from you today.`,
    close: `
      Shall we talk tonight, with no hurry?
      Let's fix when we'll see each other next.
      What do you miss most?
      Tell me about your day, so that I'm a bit with you.
      I'm sending you a long hug until then.
      I may not write much at the moment, but it's not for want of thinking of you.`,
    other: `
      It may be that {who} felt alone this evening and thought of you first.
      Perhaps {who} seldom said such things and took a chance.
      Maybe {who} wanted to be near you without asking for anything.`,
    own: `
      Ask yourself what you truly feel when you read it: warmth, pressure, or both.
      Look at whether you show people that you miss them, and how.
      Notice if you promise closeness quickly because the longing makes you feel guilty.`,
    check: `
      {who} wanted to reproach you for being away
      you have to feel exactly the same
      {who} could tell how you feel without hearing it`,
    step: `
      Send a voice message of one minute today, so that they hear you.
      Put a fixed call in the diary for this week.
      Answer with a memory of the two of you that you are fond of.
      If you miss them less, be warm about what you do feel, and promise no more than that.`,
  },
  {
    name: 'asks-for-reassurance',
    move: 'request',
    written: `
      Do you still love me?
      do u even like me anymore
      are we okay?
      Are you mad at me?
      Am I too much for you?
      you'd tell me if something was wrong between us, right?
      Do you find me attractive still, be honest
      did i do something? u seem different
      Are you sure you want to be with me? I couldn't blame you if not
      Was I annoying last night? I keep going over it
      Promise me you won't leave
      Was my speech really all right? You looked so serious at the end
      mum are you disappointed in me
      You're still my friend, aren't you?
      im scared ur losing interest... tell me im wrong?
      Do you regret marrying me?
      Am I a good father, do you think? Tell me honestly.
      do you think about me when you're away or am I just one of many
      Am I still your favourite person? I can't quite tell any more
      Everything good with us? You only sent one kiss today 🥺`,
    tone: `
      Anxious for a kind word
      Unsure and affectionate
      A worried question
      Seeking solid ground`,
    does: `
      It asks whether the ground between you still holds.
      With {q}, they let you see a doubt that may have little to do with you.
      It wants an answer that is warm and plain, more than one that is clever.
      It can feel like pressure if it comes often.
      It puts the fear on the table, where the two of you can look at it.`,
    kind: `
      They may love or value you and for that very reason be afraid.
      They may have noticed a small change in you and not know what to make of it.
      It may be a day on which they do not think much of themselves.
      They may need to hear now and then what others can feel without words.
      They may ask openly because they trust you with the answer.`,
    guarded: `
      They may have been hurt before and expect it to happen again.
      It may be that no answer reassures them for very long.
      They may hope that you will take a feeling off their hands that they cannot calm alone.
      They may sense something true that you have not said yet.
      It may be a question about something quite different that they dare not ask.`,
    open: `
      It's good that you ask and don't sit there wondering.
      You can always ask me that.
      I can tell that this is weighing on you.
      Thank you for not keeping that to yourself.
      You matter to me.
      I want to give you an honest answer.`,
    close: `
      Ask me whatever you want to know, and I'll answer plainly.
      What made you think of it today?
      Let's talk about it tonight when we have time for each other.
      If something ever bothers me, I'll tell you, you needn't guess.
      Is there something that would help you to believe it?
      If I seem different, ask me straight away, like you did now.`,
    other: `
      It may be that {who} carried the question about all day.
      Perhaps {who} read something into a look or a short reply.
      Maybe {who} felt foolish for asking and needed to know even so.`,
    own: `
      Ask yourself if you have been more absent lately than you meant to be.
      Look at whether you would like to answer honestly, or only quickly.
      Notice what this question sets off in you: tenderness, impatience, guilt.`,
    check: `
      {who} wanted to control you with the question
      it goes without saying how you feel
      one good answer will settle it once and for all`,
    step: `
      Answer in plain words today and leave out the irony.
      Tell them one thing you value in them that they could not have guessed.
      If there really is something, name a time this week when you will talk about it.
      If the question comes often, ask in a calm moment what sets the doubt off.`,
  },
  {
    name: 'offer-to-help',
    move: 'appreciation',
    written: `
      Can I help you with anything?
      need a hand on saturday with the move?
      I could take the kids for a few hours so you can sleep
      want me to come over? i can bring soup
      Let me know if there's anything I can do
      shall i call the landlord for you, i know how u hate phone calls
      I've got a free afternoon on Tuesday if you'd like help with the garden
      i can lend u my car till yours is fixed
      Would it help if I looked over your application?
      Your dad and I could help with the deposit if you'd like us to.
      if u wanna talk im here, any time, even 3am
      Happy to take a few of your cases until you're back on your feet
      I can drive you to the hospital, I'm up early anyway
      do you want me to stay the night so you're not on your own
      Shall I do your shopping this week, Mrs Lind? I'm going anyway.
      hey I did that exam last year, have my notes if u want
      We'd be glad to have the dog while you're in Spain
      You look snowed under. Want me to take over the slides?
      I'll cook tonight, you put your feet up
      say the word and i'm there with a van and three mates`,
    tone: `
      Kind and ready to help
      Generous, close at hand
      Caring, practical
      Thinking along with you`,
    does: `
      It offers you something that would make your life easier.
      With {q}, they show that they have seen what you have on your plate.
      It is a way of saying that you do not have to manage alone.
      It leaves it to you whether and how much you want to accept.
      It can be awkward to accept, if you are used to being the one who helps.`,
    kind: `
      They may like you and feel better for being able to do something.
      They may have been in the same place and know what would have helped.
      It may be easier for them to act than to find comforting words.
      They may mean it exactly as they say it and be glad of a yes.
      They may want to give something back that you once did for them.`,
    guarded: `
      They may expect, without saying so, that you will be there for them another time.
      It may be that they see more need in your situation than you do.
      They may want to have a say once they help.
      They may offer it to feel useful on a day when they need that.
      It may be a polite phrase that they hope will not be taken up.`,
    open: `
      That's really kind of you.
      Thank you for offering.
      It's good to know that you're there.
      I'm touched that you think of it.
      Just your asking takes a weight off me.
      How nice of you, thank you.`,
    close: `
      Let me think for a moment about what would help most.
      I'd like to come back to it, can I ring you tomorrow?
      Tell me honestly how much time you can spare.
      I can manage at the moment, but I'll ask if that changes.
      Would it be all right if I took you up on part of it?
      And tell me when I can do something for you in return.`,
    other: `
      It may be that {who} had wanted to do something for a while and did not know what.
      Perhaps {who} felt helpless at seeing you under such strain.
      Maybe {who} hoped that you would say yes for once.`,
    own: `
      Ask yourself what makes it hard to accept help, if it is hard.
      Look at what you would really need, before you say that you are fine.
      Notice whether you keep accounts of who has helped whom.`,
    check: `
      {who} offered only out of politeness
      accepting would make you a burden
      {who} would know by themselves what you need`,
    step: `
      Name one small, definite thing today that would take a load off you.
      If you say no, say what would be nice instead, a walk or a call perhaps.
      Write a list of three things that others could do as well as you.
      After the help, tell them within a day what it made possible.`,
  },
];
