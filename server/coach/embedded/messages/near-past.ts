import type { MessageKind } from '#server/coach/embedded/messages/kind.ts';

export const nearPast: readonly MessageKind[] = [
  {
    name: 'breadcrumbs-after-silence',
    move: 'neutral',
    written: `
      heyy sorry been mad busy
      hey you 🙂
      sorry i disappeared lol, how was ur week
      Thinking of you x
      lol this made me think of u (meme)
      so sorry only replying now, phone was being weird
      Hi gorgeous, still alive over here. You?
      oops thought i'd answered this 🙈
      hows my favourite person
      Sorry I've been quiet, work has been insane. Hope you're good!
      whats new
      haha yeah
      Just saw your message from last Tuesday, how did the interview go in the end?
      been off the grid a bit, miss me?
      happy friday cutie 😘
      Hello dear, I have been neglecting you, haven't I?
      saw ur story, looks fun!! we need to talk soon
      sry i'm the worst at texting
      I know I went silent after Saturday. Nothing bad, just life. Hi.
      hey stranger danger, u forgot me already? 😜`,
    tone: `
      Casual after a silence
      Friendly, as if nothing happened
      Warm but thin
      Breezy and not quite here`,
    does: `
      It picks up contact after a gap and says little about the gap.
      With {q}, they find out whether you are still there.
      It gives you just enough to keep you hoping.
      It asks hardly anything of them, and starts a good deal in you.
      It leaves open whether anything will follow this time.`,
    kind: `
      They may really have had too much on and have thought of you all the same.
      They may be embarrassed at not having written and cover it with lightness.
      It may be that they need less contact than you in order to feel close.
      They may like you and be bad at writing.
      They may want to see first if you are cross.`,
    guarded: `
      They may write when they have time to spare or feel a little lonely.
      It may be that they want to keep you as one possibility among several.
      They may sense that you wait, and rely on it.
      They may enjoy your interest without being able to return it.
      It may be that the next silence comes as surely as this message.`,
    open: `
      Hey, there you are again.
      Hello, you were gone for a while.
      Good to see that you're alive.
      Oh, hi, I wasn't counting on you any more today.
      I did notice that it was quiet.
      I was pleased, and also a bit surprised.`,
    close: `
      I like more regular contact, how is that for you?
      If you'd like to see me, suggest a day.
      What was going on with you these last days?
      I'd like to know where I stand with you.
      I'm happy to talk on the phone this week, I'm not so keen on odd messages.
      If you only have a little time at the moment, just tell me so.`,
    other: `
      It may be that {who} kept putting off the reply until it became awkward.
      Perhaps {who} saw no gap where you counted the days.
      Maybe {who} wanted closeness and grew afraid of it at the same time.`,
    own: `
      Ask yourself how you felt in the days of silence, and let that count as well.
      Look at whether you answer within a minute, however long you had to wait.
      Notice what you make of a few words because you would like them to mean more.`,
    check: `
      {who} stayed silent because of something you did
      a warm tone means that {who} wanted more
      you have to be grateful for any sign`,
    step: `
      Take as much time over your answer tonight as you need to be calm.
      Suggest one meeting with a date, and see what comes back.
      Say once how much contact you would like, in two friendly sentences.
      If the pattern repeats itself for another three weeks, decide by then what it is worth to you.`,
  },
  {
    name: 'ex-writes-again',
    move: 'neutral',
    written: `
      hey. it's been a while. i still think about us
      I know I've no right to write to you after how it ended
      do you ever wonder what would have happened if we'd stayed together
      Heard our song today and had to think of you
      hi, hope its ok that i text. i unblocked you
      Happy birthday. I still remember the one in Lisbon.
      was going through old pics of us, we were so happy
      I made the biggest mistake of my life when I let you go
      u still have my number? its me, sam
      So are you seeing anybody these days? x
      I've changed a lot since we split up. I'd love to show you.
      miss what we had tbh
      The dog died. I thought you'd want to know, he was yours too
      can we meet for a drink, for old times sake
      I broke up with Kim. You were right about her, by the way.
      I dreamt of our old flat last night
      Since the divorce I've had a lot of time to think, and I owe you some honest words
      do u hate me
      I'm in your city next week. Would it be strange to see each other after two years?
      found ur blue scarf in a box and it still smells like you`,
    tone: `
      Nostalgic and tentative
      Knocking on an old door
      Regretful, perhaps hopeful
      Familiar, after long silence`,
    does: `
      It touches something that you had perhaps just put away.
      With {q}, they test whether there is still a way back to you, of whatever kind.
      It appeals to the good times, and leaves the hard ones aside for now.
      It puts you in the position of deciding how much of the past you let in.
      It may stir you up, whether or not you want anything from them.`,
    kind: `
      They may have understood with some distance what you meant to them.
      They may feel guilty and be looking for a way to say so.
      It may be that something ended or began, and you were the one who would understand.
      They may want to know that you are well, nothing more.
      They may miss the familiarity that takes years to grow.`,
    guarded: `
      They may be lonely at present and reach for what was once warm.
      It may be that another relation has ended and left a gap.
      They may want to find out if you are still available.
      They may wish to ease their conscience, without having thought about what it does to you.
      It may be that they miss the past and have not changed what parted you.`,
    open: `
      I wasn't expecting to hear from you.
      It feels strange to see your name on the screen.
      It took me a while to answer this.
      I've thought about whether to reply.
      Hello, it's been some time.
      Your message has stirred a few things up.`,
    close: `
      What made you write just now?
      What do you hope will come of it?
      I'm doing well and would like to keep it that way, so I'm being careful.
      I wish you well, and I'd rather not open it up again.
      I can talk about it, but not quickly and not by text.
      Please give me a few days to find out if I want to be in touch.`,
    other: `
      It may be that {who} wrote it in a weak hour and felt uneasy afterwards.
      Perhaps {who} wondered for months how you might be.
      Maybe {who} hoped for forgiveness more than for a new beginning.`,
    own: `
      Ask yourself what you miss: this person, or how you were at that time.
      Look at why it ended, and what would have to be different now.
      Notice whether you hope for something or would like to see them sorry.`,
    check: `
      {who} wanted you back
      an answer would start everything again
      you owe them an answer`,
    step: `
      Leave it until tomorrow, and read it again by daylight.
      Before replying, write down three reasons why it ended.
      Talk with a friend this week who knew you two as a couple.
      If you do not want contact, say so once and kindly, and mute the conversation.`,
  },
  {
    name: 'lets-stay-friends',
    move: 'withdraw',
    written: `
      I hope we can stay friends
      can we still be friends? i dont want to lose you completely
      You're too important to me to have nothing to do with each other
      lets be friends ok? no hard feelings
      I'd like to keep you in my life, just not as a couple
      I know it's soon, but I'd love it if we could still go to the quiz together as mates
      i love you as a friend, the best one i have tbh
      Even after the divorce I'd want us to be good to each other and sit at the same table at birthdays
      no drama right? we can hang out like before
      I see you more like a brother, I hope thats ok
      We were friends first. Can't we go back to that?
      still watch the show together on thursdays? as friends 🙂
      I value you a great deal, and friendship is what I can offer.
      dont be a stranger ok, i still want to hear how ur doing
      It would be a shame to throw away four years. Let's stay close in another way.
      you're such a great guy, can we keep this as friends?
      Friends? 🤝
      My mum still wants you at Sunday lunch and so do I, as a friend
      I don't have romantic feelings for you, but I do want you around
      im not good at losing people so pls be my friend at least`,
    tone: `
      Kind, but not love
      Fond, drawing a line
      Sorry and still attached
      Soft around a firm no`,
    does: `
      It ends one kind of closeness and offers another in its place.
      With {q}, they say what they can give and what they cannot.
      It asks you to change your feelings at their pace.
      It can comfort and hurt in the same sentence.
      It leaves you to find out whether friendship would do you good.`,
    kind: `
      They may be truly fond of you and not want to lose you as a person.
      They may mean the offer seriously and have thought about it.
      It may be that you are one of the people who know them best.
      They may feel guilty and wish to hurt you as little as possible.
      They may find it hard to imagine their days without you.`,
    guarded: `
      They may want to keep what is comfortable without what you would wish for.
      It may be a way to make the parting easier for themselves.
      They may not see how hard it would be for you to be near them.
      They may want you close by until they have found their feet.
      It may be that in a few months little of it is left.`,
    open: `
      Thank you for being open with me.
      I like you too, and that's just what makes it difficult.
      It hurts, but I'd rather have it said clearly.
      I can see that you mean well.
      I'd hoped for something different.
      I don't want you to vanish from my life either.`,
    close: `
      I can't be your friend right away, I need some distance first.
      Let me get in touch when I'm ready for it.
      What would friendship look like for you, in practice?
      I don't know yet if I can, and I don't want to promise it.
      Let's leave it alone for a few weeks and then see.
      I wish you well, and for now I have to look after my own feelings.`,
    other: `
      It may be that {who} dreaded losing you more than ending it.
      Perhaps {who} felt warmly towards you and found no better word for it than friendship.
      Maybe {who} hoped that you would say yes, so as to feel less guilty.`,
    own: `
      Ask yourself if you would say yes out of friendship or out of hope.
      Look at how you would feel when they tell you about somebody new.
      Notice what you need in order to let go: nearness, distance, time.`,
    check: `
      {who} would change their mind if you stayed near
      saying no now means never
      you have to be able to do this as a grown-up`,
    step: `
      Decide on a time without contact, say six weeks, and tell them so.
      Meet up this weekend with friends who have nothing to do with them.
      Mute their stories today, so that you do not look by accident.
      Write yourself a line about what friendship would have to mean, and read it again in a month.`,
  },
];
