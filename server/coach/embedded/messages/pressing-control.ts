import type { MessageKind } from '#server/coach/embedded/messages/kind.ts';

export const pressingControl: readonly MessageKind[] = [
  {
    name: 'proof-demanded',
    move: 'demand',
    written: `
      Send me your location right now or I'll know you're lying
      if you have nothing to hide then show me your phone
      what's your password? couples don't have secrets
      Take a photo of where you are. Now. With the clock in it.
      delete his number while im watching, video call me
      why is your location off?? turn it on
      If you loved me you'd let me read your messages
      who are you with. send a pic. everyone in it
      I want your login for instagram by tonight, otherwise I know what's going on
      Screenshot your whole chat with her and send it to me
      pick up on video so i can see the room
      You don't need a lock on your phone unless you're hiding something from me
      share your live location with me till you're home. i mean it
      give me your pin. what are you hiding
      prove you're at your mum's, put her on the phone
      I'll believe you when you show me the call list`,
    tone: `
      Controlling
      Demanding proof
      Suspicious and pressing
      Pressure in the name of love`,
    does: `
      {q} asks for proof and control where it could have asked a question.
      With {q}, they want access to something that is yours, and make a no look like guilt.
      {q} goes past worry: it asks you to give up privacy so that they feel safe.
      {q} turns trust into something you would have to prove again and again.`,
    kind: `
      They may be afraid of losing you, and fear does not make the demand all right.
      They may have been deceived before and not know another way to feel safe.
      They may be jealous and ashamed to say so plainly.
      They may be in a panic at this moment and regret the tone later.`,
    guarded: `
      They may want to decide where you go and whom you talk to.
      It may be that one proof leads to the next demand.
      They may use your wish for peace to get in a little further each time.
      It may be meant to make you afraid of saying no.`,
    open: `
      I won't send proof of where I am, and I won't hand over my passwords.
      I'm not going to prove myself with pictures or access to my phone.
      My phone and my messages stay mine, and that's no sign that I'm hiding something.
      No, I don't want us to check up on each other like this.`,
    close: `
      If you're worried about something, say what it is.
      We can talk when it's a question and not an order.
      I'll talk with you about what worries you, not about access.
      This stays a no, also when you ask again.`,
    other: `
      It may be that {who} felt very unsafe at that moment; that is for {who} to deal with, and no reason to watch you.
      Perhaps {who} took trust for something that can be checked.
      Maybe {who} feared an answer more than a quarrel.`,
    own: '',
    check: `
      {who} would be calm once you had given in
      a no from you would prove anything
      you owe somebody access because you love them`,
    step: `
      If saying no to this frightens you, speak to somebody you trust before you answer, today if you can.
      Tell a friend what was asked of you, in the exact words, and listen to how it sounds.
      Change a password that somebody else knows, from a device that only you use.
      Keep the message, and write down whether such demands have become more frequent.`,
  },
  {
    name: 'jealous-aside',
    move: 'criticism',
    written: `
      I saw you liked her photo again. Its fine
      funny how you always have time to comment on his posts lol
      no its cool, enjoy your chat with your little friend
      you were online at 2 but too tired to text me back, interesting
      so you told me you deleted the app and now your ex pops up as a friend again. ok
      I noticed you follow that girl from the gym now. Not that I care
      just saw the pictures from saturday. you two looked very comfortable
      Its funny how you said you dont even talk to him anymore
      cute comment under her story. really cute
      you said you were at home but you look pretty dressed up in his story lol
      she must be really special if she gets a heart and I get a thumbs up
      thought you hated taking pictures? guess not with her
      I'm not jealous, I just think it's weird how often she comes up
      u said its only work but u never laugh like that with me`,
    tone: `
      Jealous, dressed as a joke
      Hurt, and making light of it
      Stung and fishing for the truth
      Casual on top, uneasy below`,
    does: `
      {q} says that it is nothing, and shows that it is something.
      {q} points at something that does not fit, without asking about it.
      With {q}, they let you see that they noticed, and wait for what you say.
      {q} is a question about trust, put as a remark.`,
    kind: `
      They may feel foolish for minding, and hide it behind a light tone.
      They may want to hear that they are the one who counts.
      They may have noticed something that does not fit, and not dare to ask outright.
      They may be afraid of the answer and leave it at a remark.`,
    guarded: `
      They may be collecting small things and adding them up.
      They may want you to defend yourself rather than to explain.
      It may be that trust had cracks before this.
      They may look at what you do more often than they say.`,
    open: `
      I can tell that it bothered you, and you can ask me straight.
      I'd rather you asked me than wondered.
      It sounds as if this stung, and I don't want to joke it away.
      You noticed something that doesn't fit for you, fair enough.`,
    close: `
      Ask me what you would like to know, and I'll answer honestly.
      Can we talk about it in person today?
      Ask me anything about it, and I'll tell you how it is.
      Tell me what it looked like from your side.`,
    other: `
      It may be that {who} looked at it several times before writing.
      Perhaps {who} felt second, and did not want to sound needy.
      Maybe {who} hoped that you would explain without being asked.`,
    own: `
      Ask yourself whether what you once said about it is still true, and say so if it is not.
      Look at whether you would mind, if it were the other way round.
      Notice whether you want to explain or to hit back, and begin with the explaining.`,
    check: `
      {who} is only joking because there is a laugh in it
      {who} is accusing you, and not asking
      explaining once more would not help`,
    step: `
      Say in one sentence what is true, before you say anything about the tone.
      If something you told {who} has changed, be the one who says it.
      Talk about it face to face, not in the chat.
      Agree together what feels all right to both of you online, and what does not.`,
  },
  {
    name: 'money-asked-with-a-reproach',
    move: 'guilt_trip',
    written: `
      Can you lend me 200 till payday? After all the times I drove you around I thought you'd say yes without asking
      i wouldnt ask if it wasnt urgent, and you know what i did for you last year
      need £150 for the car by monday. you owe me one anyway after I covered for you
      I was there when you had nothing. Now I need 500 and you have to think about it?
      could you send the money today, I never said no when you needed something
      You have a good job now. I looked after your kids for free for two years, so is 300 really too much to ask
      I'm desperate, I need the rent by friday. family helps family, I helped you
      you know things are bad here. i put you through school, i think you could manage a few hundred
      Can you transfer something? I hoped you'd offer yourself, after everything
      please just this once, i paid for your flight when you were stuck remember
      I hate to ask but it's either you or a payday loan. And I never charged you rent.
      would be nice if you could give something back now, I need it more than you
      Could you cover my half this month? I've carried you often enough
      im in trouble and need 80 quid tonight. you of all people should understand`,
    tone: `
      In need, with a bill from the past
      Urgent, and a little bitter
      Asking and reproaching at once
      Worried about money, hurt besides`,
    does: `
      {q} asks for money and lays an old debt of thanks beside it.
      {q} makes it hard to look at the request by itself.
      With {q}, they ask for help and tell you what your answer will be measured by.
      {q} mixes a need that is real with a reproach.`,
    kind: `
      They may be in real trouble and ashamed to ask.
      They may have hoped that you would see it without a word.
      They may be frightened, and reach for anything that could help.
      They may feel that help has gone one way for a long time.`,
    guarded: `
      They may count what they once gave as a loan.
      It may be that a yes today leads to the next request.
      They may make it hard for you to say no on purpose.
      They may not know themselves when they could pay it back.`,
    open: `
      I can see that it's urgent, and I haven't forgotten what you did for me.
      I'm sorry that it's so tight, and I'm grateful for what you did back then.
      Thank you for telling me how bad it is, and I know what I owe you in kindness.
      It can't have been easy to ask.`,
    close: `
      Let me look at what I can manage, and I'll tell you by tomorrow evening.
      I need until tomorrow to see what I have; then you get a clear yes or no.
      I'll check tonight what is possible, and I'll tell you the exact sum I can spare.
      I may not be able to give all of it, and I'll tell you tomorrow what I can do and when I'd need it back.`,
    other: `
      It may be that {who} put off asking until there was no other way.
      Perhaps {who} has felt alone with this for weeks.
      Maybe {who} had to swallow some pride to write it.`,
    own: `
      Decide what you could give without missing it, before you decide what is fair.
      Ask yourself whether you thanked {who} properly at the time.
      Notice whether you would say yes out of love or out of guilt.`,
    check: `
      being grateful means that you have to pay
      a no would end it between you and {who}
      {who} knows what you can afford`,
    step: `
      Look at your account first, and then name one sum, or none.
      Say the thanks and the answer about the money in two separate sentences.
      If you lend it, write down the sum and the day together.
      If the answer is no, offer one other thing that would help.`,
  },
];
