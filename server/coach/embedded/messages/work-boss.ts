import type { MessageKind } from '#server/coach/embedded/messages/kind.ts';

export const workBoss: readonly MessageKind[] = [
  {
    name: 'boss-short-order',
    move: 'demand',
    written: `
      Need the report by 5
      Send me the numbers asap
      Call the client back today.
      pls fix slide 7
      Move the meeting to Thursday
      I need you in on Saturday
      Update the deck before the board call please
      can u cover reception at 2
      Where are we with the Miller file? Send status
      Please redo this, the format is wrong.
      Contract on my desk tomorrow 8am
      Drop everything and look at the server issue
      take over Jan's route tomorrow, he's off
      Book flights to Munich for the three of us, Tuesday morning, back same night
      Check ward 4 before you go on break
      change the rota, Lucy is sick
      Please prepare a one page summary of the complaint for me by noon.
      print 30 copies for the 10 oclock
      Add the Q3 figures and resend to everyone
      stay until the delivery is in tonight`,
    tone: `
      Brisk and businesslike
      Short, under time pressure
      An order without frills
      Focused on the task`,
    does: `
      It tells you what is needed and leaves out everything else.
      With {q}, they hand you a job and expect it to be done.
      It can sound colder than it is meant, because there is no greeting and no reason.
      It says nothing about how they see you.
      It may leave out what you would need, such as the purpose or the deadline.`,
    kind: `
      They may be in a meeting and have typed it between two sentences.
      They may rely on you so much that they waste no words.
      It may be that there is pressure from above that you do not see.
      They may write like this to everybody and be quite different in conversation.
      They may believe that short messages save your time as well.`,
    guarded: `
      They may not have in view how much else you have on your desk.
      It may be that they left it too late and now pass on the hurry.
      They may be annoyed about something and let the tone show it.
      They may be used to people who ask no questions.
      It may be that they would notice only if it were not done.`,
    open: `
      Got it, thank you.
      Thanks, I've seen this.
      Noted, I have it on my list.
      I've got your message.
      Understood.
      Hello, thanks for the note.`,
    close: `
      I can have it ready if I put something else back, which should come first?
      By when do you need it at the latest?
      I'll get back to you within the hour with where things stand.
      One quick question so that I get it right: what matters most to you in it?
      I'll let you know when it's done.
      If it can't be managed in the time, I'll tell you straight away and suggest what's possible.`,
    other: `
      It may be that {who} sent ten such messages in that hour.
      Perhaps {who} had somebody waiting for exactly this.
      Maybe {who} trusted you to do it without an explanation.`,
    own: `
      Ask yourself if the tone bothers you or the amount.
      Notice whether you say yes before you have looked at what else is due.
      Look at how you would have put it in their place, with five minutes to go.`,
    check: `
      {who} wrote so briefly out of displeasure
      you may not ask back
      {who} knew what you have on your desk`,
    step: `
      Answer in two lines now: what you will do, and by when.
      If it clashes with something, name both tasks and ask which goes first.
      Collect your questions and ask them all in one short call this morning.
      In your next one-to-one, say what would help you with such requests, a deadline for instance.`,
  },
  {
    name: 'boss-wants-a-word',
    move: 'request',
    written: `
      Do you have five minutes tomorrow at 9?
      can we talk tomorrow
      Pop into my office before you leave
      I've put half an hour in your calendar for Monday, just the two of us
      pls call me when you're out of the meeting
      Could you stay behind after the shift, I'd like to speak to you
      HR and I would like to meet with you on Wednesday at 11.
      quick chat later?
      Let's have a catch-up tomorrow, nothing to prepare
      Are you in the office on Friday? I'd prefer to discuss this face to face
      see me when u get in
      New meeting request from your manager: “Touch base”, 15 min
      Got something I want to run by you, are you free after lunch?
      I'd like to go over your role with you this week.
      Can you ring me tonight? Doesn't matter how late, it's about next month
      Coffee tomorrow morning before the others come in?
      please come by the staff room at the end of the day, I have something to tell you
      Need a word about yesterday
      My assistant will find us a slot, I'd like to talk about the team.
      Can you dial in ten minutes earlier than the rest, just you and me`,
    tone: `
      Neutral, leaving you guessing
      Businesslike, a bit mysterious
      Calm on the page
      Brief, subject left open`,
    does: `
      It fixes a talk and says little or nothing about what it is for.
      With {q}, they settle the time and leave your imagination to do the rest.
      It puts you on the alert, because they know something that you do not.
      It may be about something quite ordinary, as most such talks are.
      It allows you to ask what the subject is.`,
    kind: `
      They may simply prefer talking to writing.
      They may have something good or confidential that does not belong in a message.
      It may be that they did not notice how it sounds without a subject.
      They may want your opinion before they decide something.
      They may be just as busy as ever and have kept it short.`,
    guarded: `
      They may have something uncomfortable to say and not want to do it in writing.
      It may be that there are changes coming in which you are one of many.
      They may want to hear your side of something that has been brought to them.
      They may avoid naming the subject so that you do not prepare a defence.
      It may be that they have not made up their own mind yet.`,
    open: `
      Yes, thanks for letting me know.
      Thank you for the message.
      Happy to talk.
      Of course, I'll make room for it.
      Thanks, I've seen your note.
      Hello, yes, let's do that.`,
    close: `
      May I ask what it's about, so that I can prepare?
      Is there anything I should bring or read beforehand?
      How much time shall I set aside?
      If it's urgent, I'm free for a call earlier as well.
      I've got a point to raise too, if there's time at the end.
      A word about the subject would help me to come with the right things.`,
    other: `
      It may be that {who} sent it in passing and has forgotten it by now.
      Perhaps {who} felt uneasy about the talk as well.
      Maybe {who} wanted to tell you something before the others hear of it.`,
    own: `
      Ask yourself which worry jumped up first, and how likely it is.
      Look at what you would like to say in such a talk, whatever it is about.
      Notice how earlier surprises at work colour what you expect now.`,
    check: `
      {who} wanted to tell you something bad
      asking about the subject would look nervous
      {who} left the subject out on purpose`,
    step: `
      Ask in one friendly line what it is about, this afternoon.
      Note three things that have gone well lately and one that worries you, on half a page.
      Until then, do something after work that takes up your whole attention.
      In the talk, take notes, and ask for a day to think before you agree to anything large.`,
  },
  {
    name: 'feedback-from-a-boss',
    move: 'criticism',
    written: `
      Good work overall, but the structure needs another pass
      Some feedback on yesterday: you spoke too fast and lost them in the middle
      The client liked it. Next time please send it to me first
      I'd like to see you speak up more in meetings
      pls double check your figures before you send, there were 3 errors
      You're doing well with the customers, your paperwork is a different story
      Your draft is fine for a first version. I've left comments.
      I think you could delegate more, you're doing too much yourself
      honestly expected a bit more from this one, lets go through it
      You handled that complaint calmly, well done. The follow-up was too slow though
      For your review: strong on content, deadlines remain an issue.
      great energy in the workshop 👍 slides too full
      I was surprised that I heard about the delay from the client and not from you
      A colleague mentioned that your tone in emails can come across as sharp. Have a think about that
      you need to be on the floor at 8 not 8.10
      I would have chosen a different approach, less detail and more recommendation. Let's discuss.
      The lesson was well planned. What I missed was time for the quieter pupils
      nice try but thats not what i meant, look at the brief again
      You have the potential to lead a team. For that you need to learn to let others finish their sentences.
      Your report has improved a lot since spring, keep working on the summary`,
    tone: `
      Direct and about the work
      Partly praising, partly critical
      Demanding, in good faith
      Sober and businesslike`,
    does: `
      It tells you how your work looks from their side.
      With {q}, they name something that they would like to see done differently.
      It concerns a piece of work or a habit, and can feel as if it concerned you.
      It gives you something to go on, even if it is put clumsily.
      It leaves open how heavily it weighs.`,
    kind: `
      They may think a good deal of you and take the trouble for that reason.
      They may want you to get on and see what stands in the way.
      It may be that it cost them some effort to say it so openly.
      They may count it as a small point among many good ones.
      They may have had such feedback themselves once and found it useful.`,
    guarded: `
      They may be under pressure and see mainly what is missing.
      It may be that they had not told you clearly what they expected.
      They may put it in writing so that it is on record.
      They may judge from one situation that they happened to see.
      It may be that their own taste plays a part as well.`,
    open: `
      Thank you for the feedback.
      Thanks for telling me directly.
      I appreciate that you took the time.
      That's useful for me to know.
      I've read your comments carefully.
      It isn't easy to hear, but I'd rather know.`,
    close: `
      Could you give me an example of what you would have liked to see?
      I'll take it into account next time, and I'd be glad of a quick look from you.
      Which point is the most important one for you?
      I see one thing a little differently, could we talk about it for ten minutes?
      I'll come back to you tomorrow with how I'd like to change it.
      How would we both notice that it has got better?`,
    other: `
      It may be that {who} weighed up for a while how to put it.
      Perhaps {who} meant it as encouragement and did not hear how it sounded.
      Maybe {who} had to answer for the result to somebody else.`,
    own: `
      Ask yourself which part you would agree with on a good day.
      Look at whether you heard the praise as clearly as the criticism.
      Notice what touches you more: the matter, the tone, or who it comes from.`,
    check: `
      {who} thought badly of your work as a whole
      you have to agree with all of it
      {who} saw all that you had put into it`,
    step: `
      Wait until you are calm, then answer today with thanks and one question.
      Sort the feedback on paper: what is right, what is unclear, what you see differently.
      Try out one of the points within a week, and ask afterwards if it shows.
      Ask a colleague you trust over lunch how they see it.`,
  },
];
