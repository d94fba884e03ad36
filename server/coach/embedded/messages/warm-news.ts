import type { MessageKind } from '#server/coach/embedded/messages/kind.ts';

export const warmNews: readonly MessageKind[] = [
  {
    name: 'good-news',
    move: 'neutral',
    written: `
      I got the job!!!
      guess what, we got the flat 🎉
      The results are back and everything is fine, I'm so relieved
      I PASSED omg
      She said yes!
      omg they picked my song for the show
      Just heard that the loan is approved, we can start building in spring
      first tooth came out today, he's so proud 😁
      Dear all, I am happy to report that the grant has come through.
      I did it, I actually did it, 10k without stopping
      got an A in chemistry mum!!!
      Best day ever, I'll tell you everything later
      Your father can come home on Friday, the doctors are very pleased with him
      my boss gave me the project, ME, can u believe it
      We won!!! 3-2 in extra time
      I sold my first painting, I'm still shaking
      ahhh i got into manchester 😭😭😭
      The judge decided in our favour. It's finally over
      hi love, small good news: the lump is harmless. Can breathe again
      Three months without a cigarette today, thought you'd like to know`,
    tone: `
      Overjoyed, wanting company
      Proud and excited
      Relieved and happy
      Bubbling over with joy`,
    does: `
      It brings you something good, fresh from the moment.
      With {q}, they make you one of the people who are to hear of it.
      It wishes for somebody to be glad along with them.
      How you take it will be remembered longer than the news itself.
      It sets aside for once what is otherwise difficult.`,
    kind: `
      They may have thought of you first when they heard.
      They may want you to share in it because you knew how much hung on it.
      It may be that joy becomes real for them only when they tell somebody.
      They may hope that you will be as happy as they are.
      They may have had little to be glad of lately and be all the happier.`,
    guarded: `
      They may need recognition at the moment and seek it from you.
      It may be that they do not see how things are going for you just now.
      They may want you to be proud of them, because your word carries weight.
      They may have told others first and wonder how you will feel about that.
      It may be that there is some worry under the joy that they do not mention yet.`,
    open: `
      Oh, how wonderful.
      I'm so happy for you.
      That's the best news I've had all week.
      I had to read it twice, I'm so pleased.
      What a day for you.
      I'm beaming, thank you for telling me.`,
    close: `
      Tell me everything, from the beginning.
      How did you find out?
      How do you feel now?
      When can we raise a glass to it?
      I know how much this means to you.
      Ring me when you've got a minute, I want to hear it in your voice.`,
    other: `
      It may be that {who} waited for this for a long time.
      Perhaps {who} wanted to ring and was too excited to talk.
      Maybe {who} needed somebody to say that it is true.`,
    own: `
      Notice whether you are glad straight away, or whether something else stirs first.
      Ask yourself if you tend to ask about the problems before you share the joy.
      Look at what you would wish for if you had such news to tell.`,
    check: `
      {who} had forgotten how things stand with you
      a quick heart under the message is enough
      you have to be only glad and nothing else`,
    step: `
      Ring today, even if only for three minutes, and let them tell you about it.
      Ask two questions about it before you say anything of your own.
      Put a note in your calendar to ask in a week how it goes on.
      If you find it hard to be glad, send a short honest line now and write more tomorrow.`,
  },
  {
    name: 'i-am-struggling',
    move: 'neutral',
    written: `
      I'm not doing so well at the moment
      today is really hard
      i lost my job today
      I feel so low I can hardly get out of bed
      dad died this morning. i dont know what to do
      can't stop crying and i dont even know why
      It didn't work. The test was negative again.
      im so tired of everything rn, work, kids, money, all of it
      The doctor wants to do more tests. I'm frightened.
      We had to put Bella down today. The house is so empty 😢
      I failed the exam again and I feel like such a loser
      he broke up with me
      Had a panic attack on the bus, first one in a year
      Sorry to be gloomy, it's been a horrible week and I could use a friend
      I haven't told anyone at work yet but Ben and I are separating
      not coping tbh
      Your aunt has had a fall, she's in hospital, it doesn't look good
      I keep waking up at four and my thoughts go round and round
      everything's falling apart here, mum's ill, the car is dead, and they're cutting my hours
      got rejected again, that's number 14. starting to think its me`,
    tone: `
      Sad and worn out
      In distress, letting you in
      Heavy, looking for support
      Low and a bit alone`,
    does: `
      It tells you that things are bad, and lets you nearer than a polite answer would.
      With {q}, they let go of the pretence that they are managing.
      It wants your presence first and your advice much later, if at all.
      It can make you feel helpless, because you cannot take it away.
      It trusts you with something that is heavy to carry alone.`,
    kind: `
      They may need somebody who simply stays with them for a moment.
      They may have chosen you because you can listen.
      It may be that writing it already eases things a little.
      They may want nothing from you except that you know.
      They may be ashamed of being in this state and have overcome that to tell you.`,
    guarded: `
      They may be worse off than the message lets you see.
      It may be that they hope for more from you than you are able to give just now.
      They may find it easier to tell you than to get the help they need.
      They may have said only part of it so as to see how you take it.
      It may be that they have been waiting for somebody to ask.`,
    open: `
      I'm so sorry, that sounds really hard.
      I am here, and I am listening.
      I'm thinking of you right now.
      That's a lot to bear.
      I wish I could be with you this minute.
      I'm glad you didn't keep it to yourself.
      I wish I could take some of it off you.`,
    close: `
      May I ring you, or would you rather write?
      You don't have to be brave with me.
      What would help you most in the next few hours?
      Is somebody with you at the moment?
      I'd like to come by or talk tomorrow, tell me what suits you.
      You don't need to answer quickly, I'll write again tomorrow.
      I'll keep my phone next to me tonight.`,
    other: `
      It may be that {who} held out for a long time before telling anyone.
      Perhaps {who} feared being a burden to you.
      Maybe {who} needed to be heard without being cheered up.`,
    own: `
      Notice whether you want to console quickly because the sadness is hard for you to bear.
      Ask yourself how much you can give this week, and give that reliably.
      Look at what has really helped you when you felt like that.`,
    check: `
      {who} wanted advice from you
      somebody else is already looking after them
      asking about it would make it worse`,
    step: `
      Write back now, even if only one line, and say when you will ring.
      Ask them straight out if they are safe tonight, if you have any doubt about it.
      Offer one practical thing for tomorrow, such as a meal, a lift or a call to an office.
      Put a reminder in your phone to ask again in three days.`,
  },
  {
    name: 'big-change-in-their-life',
    move: 'neutral',
    written: `
      We're getting married!
      I'm pregnant 🤰 due in october
      I've decided to move to Canada
      we're having a baby!!!! you're the first to know
      I wanted you to hear it from me: I'm engaged
      im moving in with jake next month
      We have sold the house. We're moving to the coast in the summer to be near your brother.
      I'm leaving the company at the end of June, wanted to tell you personally
      so... i'm going to be a dad 😳
      Your mother and I have decided to give up the farm and move into town
      I got a place in Berlin and I'm taking it, I leave in September
      surprise, you're gonna be an auntie
      Marco and I got married last week, just the two of us at the registry office. Don't be cross x
      I handed in my notice today. I'm going to train as a midwife at 41
      we decided to adopt, papers went in yesterday
      Darling, I have met someone, and at 72 I am going to marry again
      I'm going back to my home country with the kids, for good this time I think
      twins. its TWINS
      I'm retiring at Christmas, the shop will be closed
      told my parents today so now I can tell you as well, i'm transitioning and my name is Robin`,
    tone: `
      Solemn and excited
      Great news, a little nervous
      A step into something new
      Joyful, with much at stake`,
    does: `
      It tells you that something large is about to change in their life.
      With {q}, they let you know what will change for you too, without saying that part.
      It wants to be met with warmth before any questions come.
      It can bring up joy, sadness and envy in you all at once.
      It marks a moment that people look back on, your answer included.`,
    kind: `
      They may have thought hard about how and when to tell you.
      They may wish to have you with them on this way.
      It may be that your opinion counts a great deal for them.
      They may be frightened and happy at once, and hope for a kind word.
      They may want you to have it from them and nobody else.`,
    guarded: `
      They may have written because they did not want to see your first reaction.
      It may be that it was settled long ago and you hear of it late.
      They may not have thought about what it will mean for you.
      They may hope that you will ask nothing difficult at this point.
      It may be that they are less sure of it than they sound.`,
    open: `
      Wow, what news.
      Thank you for telling me yourself.
      That's a big step.
      I need a second to take it in, in a good way.
      I'm really moved that you're telling me.
      I wasn't expecting that at all.`,
    close: `
      How are you feeling about it?
      I want to hear all about it, when can we talk?
      I wish you everything good with it.
      Tell me what you need from me in the next few weeks.
      I'll need a little time to get used to it, and I'm on your side.
      Let's keep each other close in all of this.`,
    other: `
      It may be that {who} felt nervous about how you would take it.
      Perhaps {who} had kept it to themselves for a long time.
      Maybe {who} hoped that you would be one of the first to be glad.`,
    own: `
      Ask yourself what the news means for your own life, and allow for mixed feelings.
      Notice whether your first thought was for them or for what you will lose.
      Look at whether an old wish of your own has been stirred by it.`,
    check: `
      {who} decided it without a thought for you
      things will never again be good between you
      {who} wanted your opinion on whether it is right`,
    step: `
      Send a warm line within the hour, and keep the questions for a call.
      Arrange a time this week to hear the whole story.
      Tell a third person first what makes you sad or envious about it.
      Write down what you want to do together before it changes, and suggest one of these things by Sunday.`,
  },
];
