import type { MessageKind } from '#server/coach/embedded/messages/kind.ts';

export const nearUnsure: readonly MessageKind[] = [
  {
    name: 'mixed-signals',
    move: 'withdraw',
    written: `
      I like you but I'm not ready for a relationship
      i really like u, i just dont know what i want rn
      You're amazing, it's just bad timing
      I'm not looking for anything serious but I don't want to stop seeing you
      i want this and i dont want this, sorry thats so confusing
      Can we just enjoy it without putting a label on it?
      I have feelings for you, I'm just scared of getting hurt again
      u deserve more than i can give right now but i cant let u go either
      I'd love to be with you if things were different
      I'm still not over my ex, though I think of you all day long
      I know I said I wanted to slow down, but last night was so lovely
      its complicated. u mean a lot to me
      Somewhere in my heart I do want a family with you, only not yet, I can't tell you when
      Let's not rush. You're the best thing that's happened to me in a long while
      part of me wants to run and part of me wants to marry you lol
      I love spending time with you. I just can't promise you anything.
      not ready to tell people about us yet, but its not because of you ok
      You make me happy. I need my freedom, though. Can both be true?
      i go back n forth about us every day
      At our age I don't want to move in with anyone again, but I'd be very sad not to have you`,
    tone: `
      Warm, with the brake on
      Torn and honest about it
      Close and far at once
      Fond but undecided`,
    does: `
      It says come nearer and not too near in one breath.
      With {q}, they tell you about their doubt and hold on to you even so.
      It gives you a reason to hope and a reason to hold back.
      It leaves it to you to live with the open question.
      It is clear in one respect: at this moment they do not want to commit themselves.`,
    kind: `
      They may feel a lot for you and be frightened by that.
      They may want to be honest before you count on more.
      It may be that something old has to be over before something new can begin.
      They may really not know what they want and suffer from it too.
      They may need slow steps in order to trust.`,
    guarded: `
      They may like what they have with you and not want more than that.
      It may be that “not ready” is the gentler way of saying “not with you”.
      They may hope that you will stay without asking for anything.
      They may keep the closeness that suits them and leave the rest to you.
      It may be that this goes on until somebody else makes the decision easy.`,
    open: `
      Thank you for being honest about it.
      I like you as well, and that's why I take it seriously.
      I can tell that you're torn.
      I'd rather know this now than in half a year.
      That makes me glad and sad at the same time.
      It's good that you put it into words.`,
    close: `
      What can I count on with you at the moment?
      I'm looking for something firmer, and I don't want to pretend otherwise.
      Let's talk again in a month about where we both are.
      I can go slowly, but I need to feel that we're going somewhere.
      What would you need in order to feel surer?
      I'll think about what is good for me, and then tell you.`,
    other: `
      It may be that {who} felt pulled both ways long before you met.
      Perhaps {who} wanted to spare you a disappointment and could not let go.
      Maybe {who} feared your answer as much as their own feelings.`,
    own: `
      Ask yourself if what there is now would be enough for you, if it never became more.
      Look at which half of the message you keep rereading.
      Notice whether you make yourself need less so as not to lose them.`,
    check: `
      {who} would be ready if you were patient enough
      the warm half weighs more than the other half
      you have no right to ask for clarity`,
    step: `
      Write down tonight what you want, before you think about what they can give.
      Set a date in the next four weeks at which you take stock.
      Ask one question about the present, in person: what is it that we have now.
      For two weeks, go by what they do, and keep a short note of it.`,
  },
  {
    name: 'question-that-tests',
    move: 'request',
    written: `
      what do you think about her
      Do you think Julia's pretty?
      would you still love me if i was a worm 🐛
      Notice anything different about me?
      so which one of us would you save first, me or your mum
      Do these jeans make me look fat?
      what would u do if i cheated on you
      And what did you think of my new boyfriend? Be honest
      hypothetically, would you date someone like me?
      If you could have any job in the company, would you want mine?
      did u like his girlfriend better than me
      How many people have you been with? Just curious
      Guess what day it is today
      what do u think im thinking right now
      Whose side would you be on if your brother and I fell out?
      Do you think I'm a good cook, compared with your mother?
      Who do you love more, mummy or daddy?
      would you move to another country for me, yes or no
      if we'd met 10 years ago would you have wanted me
      What's the first thing you noticed about her? Not jealous, only asking 😊`,
    tone: `
      Innocent on the surface
      Curious, with a hook
      Playful, yet it counts
      Fishing for a sign`,
    does: `
      It asks about one thing and would like to know another.
      With {q}, they look less for information than for how you feel about them.
      It makes you choose your words, because one answer seems to be the right one.
      It may be asked in play and still leave a mark.
      It lets them approach an uncertainty without having to name it.`,
    kind: `
      They may want to feel that they are special to you.
      They may enjoy such games and want to see how you squirm a little.
      It may be that something made them unsure and this is the easiest way to ask.
      They may really be curious about what you think.
      They may hope for a few warm words that they cannot ask for directly.`,
    guarded: `
      They may have an answer in mind and be ready to be hurt by any other.
      It may be that there is some jealousy that they would rather not admit.
      They may want to find out where your loyalty lies.
      They may compare themselves more than does them good.
      It may be that an older hurt is hidden in the question.`,
    open: `
      Now that's a question.
      Hm, let me think before I answer.
      You do ask good questions.
      I feel a bit as though I'm sitting an exam.
      I'll give you an honest answer.
      I'm smiling, because I think I know why you ask.`,
    close: `
      What would you really like to know?
      Before I say anything: you have a firm place with me.
      Is there something behind it that's on your mind?
      Ask me straight out and I'll tell you straight out.
      I'll tell you tonight, looking you in the eye.
      And now you, what would your answer be?`,
    other: `
      It may be that {who} compared themselves with somebody and came off badly.
      Perhaps {who} wanted to play, with no deeper purpose.
      Maybe {who} needed to hear something nice and knew no direct way to ask.`,
    own: `
      Notice whether you look for the right answer or for your own.
      Ask yourself if you have given cause for doubt lately, without meaning to.
      Look at when you ask such questions yourself, and what you want to hear then.`,
    check: `
      there is a wrong answer that {who} could not forgive
      {who} asked in order to catch you out
      a joke would be enough for an answer`,
    step: `
      Answer the question behind the question first, with one warm, true sentence.
      Be honest in the matter and kind in the tone, and keep it short.
      Ask tonight, when it is quiet, what made the question come up.
      If such questions come often, suggest asking each other one direct question a week.`,
  },
  {
    name: 'worried-about-you',
    move: 'request',
    written: `
      Did you get home safe?
      text me when ur home ok? ❤️
      I'm worried about you, you haven't been yourself lately
      Are you eating enough? You looked pale on Sunday
      hey u ok? u were so quiet at lunch
      Please drive carefully, they say there's ice tonight
      How's the fever? Have you taken anything?
      saw the news about the flood, r u all safe???
      You've been working till midnight for weeks. I'm a bit concerned, are you all right?
      have u been to the doctor about ur back yet
      Take your jacket, love, it will be cold by the lake
      just checking ur alive after last night lol, drink water
      I don't like you walking through the park alone so late. Share your taxi with me?
      You sounded so sad on the phone, I couldn't sleep. Is everything all right?
      bro that fall looked bad, go get ur head checked pls
      Are you sleeping any better? I keep thinking of you.
      Dear, has the cough gone? I put some honey in the post for you
      message me when you land please
      I noticed you've lost weight and I care about you, so I'm asking
      is he being good to you? you can always come to us, day or night`,
    tone: `
      Caring and concerned
      Worried, wanting a sign
      Protective and warm
      Anxious for your sake`,
    does: `
      It shows that somebody has an eye on whether you are well.
      With {q}, they ask for a sign that would let them breathe out.
      It is care, and it can feel like being watched.
      It says something about their fear as well as about your situation.
      It opens a door, in case you are not well and have told nobody.`,
    kind: `
      They may be fond of you and see something that you do not notice yourself.
      They may have pictures in their head that only a word from you will chase away.
      It may be their way of saying that they love you.
      They may want to let you know that you would not be alone.
      They may have been through something that makes them more careful than others.`,
    guarded: `
      They may calm their own worry with your answer and come back with it tomorrow.
      It may be that they trust you with less than you can manage.
      They may wish to be more involved in your life than they are.
      They may find it easier to look after you than after themselves.
      It may be that they have heard something and are not saying what.`,
    open: `
      How kind of you to write.
      It's nice that somebody looks out for me.
      I can tell that you're worried.
      That's sweet of you to ask.
      I'm glad that you keep an eye on me.
      Good that you asked.`,
    close: `
      If there's something wrong, you'll be one of the first to hear it from me.
      I'll tell you more when we talk.
      You needn't lie awake over it.
      If I need something, I'll come to you.
      And how are you yourself?
      It would help me if you asked, as you do now, and trusted me with the rest.`,
    other: `
      It may be that {who} imagined the worst while waiting for a word from you.
      Perhaps {who} hesitated to say anything, so as not to meddle.
      Maybe {who} remembered a time when nobody asked soon enough.`,
    own: `
      Ask yourself honestly how you are, before you write that all is well.
      Notice if care from others feels good to you or tight, and since when.
      Look at whether a short sign from you now and then would spare them a lot.`,
    check: `
      {who} wanted to check on you
      you have to say that everything is fine
      {who} could see for themselves that you are all right`,
    step: `
      Send a short sign now, even if you tell the longer story later.
      If there is something in it, make the appointment or the call by tomorrow noon.
      Agree on a simple habit, such as one word when you are home.
      If it is too much for you, say in a quiet moment what kind of asking does you good.`,
  },
];
