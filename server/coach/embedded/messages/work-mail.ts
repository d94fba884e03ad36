import type { MessageKind } from '#server/coach/embedded/messages/kind.ts';

export const workMail: readonly MessageKind[] = [
  {
    name: 'colleague-polite-reminder',
    move: 'request',
    written: `
      Hi, just a gentle reminder about the slides for Thursday 🙂
      hey, did you get a chance to look at my draft yet? no rush
      Hope you're well! Could you send me your hours when you get a minute?
      only a little nudge re the training form, deadline is friday
      Morning! I still need your input for the newsletter, by tomorrow would be great
      Sorry to bother you again, have you heard back from purchasing?
      hiya, remember you wanted to send me that contact? 😊
      Dear Paul, may I remind you of the room booking for the 14th? Many thanks, Ingrid
      When you have time, could you approve my leave request please
      could u sign the card for Lena before 3? its on my desk
      I know you're busy. It would help me a lot to have the numbers before my call on Wednesday
      me again 😅 that logo file, whenever you get round to it
      Any news on the test results? The customer keeps asking me, sorry!
      quick reminder that its your turn to do the coffee machine this week ☕
      Just wanted to check whether you're still able to review chapter two by the end of the month
      would you mind moving your things from the meeting room? we have guests at 2, thanks!
      Hi both, a kind reminder to fill in the survey if you haven't yet
      did my holiday plan reach you last week? it may have got lost
      I'm putting the minutes together and your part is the only one missing, can you send it over?
      Hello, small reminder about the keys to the archive, no hurry but I'd like to have them back by Friday x`,
    tone: `
      Polite, waiting for you
      Friendly nudge
      Considerate but stuck
      Patient, with a deadline`,
    does: `
      It reminds you of something without reproaching you for it.
      With {q}, they try to get what they need and stay on good terms.
      It tells you that their work is waiting for a piece of yours.
      It costs you two minutes to answer and them some effort to ask.
      It gives you a comfortable way of putting it right.`,
    kind: `
      They may really assume that it slipped down your list.
      They may know such weeks themselves and want to make it easy for you.
      It may be that they need it for somebody who is pressing them.
      They may like working with you and be careful about the tone.
      They may have set themselves a reminder, and wrote when it went off.`,
    guarded: `
      They may be more annoyed than the friendly words show.
      It may be that they have waited for some time and have begun to doubt.
      They may want a written trace, in case the deadline is missed.
      They may ask you because you are easier to ask than others.
      It may be that the next reminder goes to more people.`,
    open: `
      Thanks for the reminder.
      Thank you for being so patient.
      Good that you ask again.
      Sorry for the wait.
      You're right, that's still with me.
      Thanks for the friendly nudge.`,
    close: `
      I'll see to it by tomorrow noon.
      Is that still in time for you?
      If you need it sooner, tell me and I'll do it first.
      I'll send you a short note once it's done.
      Would it help if I gave you what I have so far?
      If it gets tight, I'll tell you in good time and won't leave you hanging.`,
    other: `
      It may be that {who} hesitated before asking once more.
      Perhaps {who} had somebody asking for it every day.
      Maybe {who} worked around the gap for a while.`,
    own: `
      Ask yourself why it has been left lying: time, dislike, or an open question.
      Look at how you feel when you have to remind others.
      Notice whether a kind tone makes you take a thing less seriously.`,
    check: `
      {who} could go on waiting without trouble
      the friendliness hides a reproach
      {who} knew why it has taken so long`,
    step: `
      Answer now with a date, even if you cannot do it until then.
      Take ten minutes for it before you open the next mail.
      If something is keeping you from doing it, say what, and ask for the missing piece.
      Enter it in your calendar as an appointment with a start and an end.`,
  },
  {
    name: 'mail-from-a-teacher',
    move: 'request',
    written: `
      Dear Mrs Hart, I would like to talk to you about Noah's behaviour in class.
      Emma has not handed in her maths homework three times this week
      Could you please come in for a conversation about Ben's progress? I have time on Thursday at 4.
      Your son was involved in an incident at break today. Nobody is hurt, but I'd like to speak with you.
      Dear parents, the school trip on the 12th will cost 24 pounds, please return the slip by Monday.
      Lily seemed very tired and withdrawn lately. Have you noticed anything at home?
      Dear student, your essay has not been received. Please contact me before the end of term.
      hi, quick note from nursery: Theo bit another child today, can we have a chat at pick up
      Mia is doing very well in science and we would like to suggest the advanced group
      Please remind Oscar to bring his PE kit, he forgot it again today.
      We have noticed that Jonas has been absent on four Fridays. Please get in touch with the office.
      Your daughter used her phone during the test. Her paper will be marked all the same, but please discuss this with her.
      I am writing because I am a little concerned about Sam's reading. It would be good to look at it together
      Hello, this is Ms Okoro, form teacher of 6b. There have been some quarrels in the group chat, and your child was part of it.
      Your attendance in my seminar is below the required level. Kindly see me during office hours.
      Ella cried at drop off again, she settled after ten minutes. Would you have a moment tomorrow morning?
      Parents' evening is on 3 November, please choose a slot from the list
      Amir has made such progress with his speech this term, I wanted you to know
      Dear Mr Novak, unfortunately Lukas is at risk of not passing the year.
      The class is looking for two parents to help with the summer fair, could you imagine doing that?`,
    tone: `
      Official and well-meaning
      Concerned, choosing words carefully
      Factual, wanting your cooperation
      Polite, with something on record`,
    does: `
      It lets you know something about school and draws you in.
      With {q}, they look for a partner and not for somebody to blame, as a rule.
      It sounds formal, because such mails are often kept.
      It may hit you where you want to have done everything right.
      It tells you what was seen at school, which is only one part of the picture.`,
    kind: `
      They may have thought about it for some time before they wrote.
      They may want to help early, while it is still a small matter.
      It may be that they like this pupil and want the best for them.
      They may have to write in this way and be warmer in person.
      They may hope to learn from you what they cannot see in the classroom.`,
    guarded: `
      They may have thirty others in the room and little time to look closely.
      It may be that they want it documented that you have been informed.
      They may see only what disturbs the lesson, and not what led to it.
      They may expect the home to settle what happened at school.
      It may be that others have complained and that they have to react.`,
    open: `
      Thank you for your message.
      It is good that you told me of this.
      Thank you for getting in touch with me about this.
      I have read your mail and I take it seriously.
      I am glad to be kept informed.
      Many thanks for writing to me directly.`,
    close: `
      I'll look into it at home today and come back to you by tomorrow.
      Could you tell me a little more about it?
      When would be a good time to reach you by phone?
      Please let me know what would be most helpful from our side.
      I'd be grateful if you kept me up to date.
      If there is a form or a date to keep to, I'll see to it this week.`,
    other: `
      It may be that {who} wrote this late in the evening after a long day.
      Perhaps {who} feared an angry answer from home.
      Maybe {who} wanted to show that nobody is being overlooked.`,
    own: `
      Notice whether you read it as a mark for yourself.
      Ask yourself what you remember of your own school days when such a mail arrives.
      Look at whether you want to defend somebody before you know what happened.`,
    check: `
      {who} had already formed a final opinion
      you have to have an explanation ready at once
      the mail tells the whole of what happened`,
    step: `
      Answer today in three sentences: thanks, what you will do, when you will write again.
      Ask your child tonight, or yourself, how it was, with an open question and no reproach.
      Prepare two questions before the talk, and write down what is agreed.
      Put every date from the mail into the calendar before you close it.`,
  },
  {
    name: 'mail-from-a-landlord',
    move: 'demand',
    written: `
      Dear tenant, the rent will be increased by 4 percent from 1 January.
      Please note that bicycles may not be kept in the hallway.
      hi its Dave your landlord, can i come by on thurs to look at the boiler
      There have been complaints about noise from your flat after 10 pm.
      I'd like to show the flat to prospective buyers on Saturday between 10 and 12
      Your service charge statement for last year is attached, balance due 312.40
      We have not received your rent for October. Please check with your bank.
      Hello, the plumber is coming tomorrow 8-12, somebody has to be in
      Keeping of dogs requires written consent according to section 9 of your lease.
      I am planning to use the flat for my daughter and wanted to let you know early
      pls separate the rubbish properly, last bin wasnt collected bc of ur floor
      The annual inspection will take place on 14 March. Kindly ensure access to all rooms.
      As discussed, I'm returning the deposit minus 150 for the scratches on the parquet
      Dear Ms Berg, please remove the plants from the fire escape by the end of the week.
      The heating will be off on Tuesday from 9 to 3 owing to repairs.
      Will you be renewing the lease? I need to know by the end of the month.
      Someone reported that you rent out your room on weekends, please explain
      mould is usually caused by not airing enough, please open the windows twice a day
      Hi guys, new tenants move in below you next week, keep the stairs clear for the removal van please
      The subletting of the second bedroom was not agreed. I ask you to contact me about this by Friday.`,
    tone: `
      Formal and matter-of-fact
      Sober, with a deadline
      Correct, keeping a distance
      About the house, not you`,
    does: `
      It brings you something about your home that calls for a reaction.
      With {q}, they put on paper what they want or what is going to happen.
      It can unsettle you, because it is about the place where you live.
      It speaks the language of contracts, in which even small matters sound grave.
      It gives you time to check things before you agree to anything.`,
    kind: `
      They may have to inform you and be using a form that everybody gets.
      They may want to sort it out before it turns into a dispute.
      It may be that other people in the house have asked for it.
      They may be content with you as a tenant and see this as pure business.
      They may bear costs or duties themselves that you cannot see.`,
    guarded: `
      They may hope that you agree without looking closely.
      It may be that they know only one side of the story.
      They may put it in writing so that it can be used later.
      They may want something that the contract does not give them.
      It may be that this is the first of several steps.`,
    open: `
      Your message has arrived, thank you.
      Thank you for the information.
      I confirm that your letter has reached me.
      Thank you for writing to me about this.
      I have read your message carefully.
      Good day, and thanks for getting in touch.`,
    close: `
      I will check it against the contract and reply in writing by the end of next week.
      Please send me any papers that belong to it.
      Could you tell me by when you need an answer?
      I would be glad to settle this in a friendly way, perhaps in a short phone call.
      I have a question about one point and will send it to you tomorrow.
      Please confirm in writing whatever we agree on.`,
    other: `
      It may be that {who} sent the same lines to the whole house.
      Perhaps {who} had trouble with the matter before and now wrote more firmly.
      Maybe {who} would have liked to settle it by phone and did not reach anyone.`,
    own: `
      Ask yourself what in it is a fact, what is a wish, and what is only tone.
      Look at your contract before you feel guilty or get angry.
      Notice whether your fear for the flat makes you give in too quickly or fight too soon.`,
    check: `
      {who} would end the contract over this
      you have to accept what is in the letter
      {who} acted out of dislike for you`,
    step: `
      Photograph the letter today and note the date on which it came.
      Read the passage in your contract that it is about before you answer.
      Ask a tenants' advice service this week if money or notice is involved.
      Reply briefly and in writing, and keep a copy of everything.`,
  },
];
