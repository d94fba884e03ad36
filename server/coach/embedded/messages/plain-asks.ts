import type { MessageKind } from '#server/coach/embedded/messages/kind.ts';

export const plainAsks: readonly MessageKind[] = [
  {
    name: 'plain-practical-request',
    move: 'request',
    written: `
      can you get milk on the way home
      Could you pick up Leo from football at 5?
      pls bring bread and something for the cat
      Can you put the washing in the dryer when you're back?
      hey can u send me the wifi password
      Would you water the tomatoes while we're away till Thursday?
      Please could you drop the parcel at the post office today, it's in the hall
      text me ur new address pls, need it for the post
      Could you forward me the agenda before lunch?
      mum can you wash my blue shirt for tmrw
      need eggs, butter and those wipes if you pass the shop 🛒
      Can you ring the plumber? The tap is dripping again
      would you mind taking the bins out tonight
      Dear, could you print out the tickets for us, our printer has given up
      can someone feed the dog, I'm stuck on the M4
      Don't forget nappies size 4 please x
      Could you let the electrician in at ten and show him the fuse box?
      send me that photo of grandad when you get a sec
      Can you turn the oven on to 180 at six, the lasagne is in the fridge
      could you grab my charger from the kitchen table and bring it with you`,
    tone: `
      Practical and friendly
      Everyday and to the point
      Short, nothing behind it
      Relying on you`,
    does: `
      It asks you for something small that has to be done.
      With {q}, they count on you in the ordinary way of people who share a day.
      It needs a clear yes or no more than it needs many words.
      It hands over one of the many small jobs that keep a life running.
      It says little about the two of you, and it does not have to.`,
    kind: `
      They may simply need a hand, and have thought of you because you are reliable.
      They may be in the middle of something and have kept it short for that reason.
      It may be a sign of ease that they can ask you without a long preface.
      They may have their head full and be glad of every item that goes off the list.
      They may expect a no just as calmly as a yes.`,
    guarded: `
      They may have got used to your doing such things without noticing how many there are.
      It may have been left late, so that there is not much room to decline.
      They may find it easier to ask you than to arrange it themselves.
      They may keep a tally in their own head in which your share looks smaller than it is.
      It may be that the asking tends to go in one direction between you.`,
    open: `
      Got it, thanks for telling me.
      Thanks for the message.
      Good that you ask.
      I've just seen this.
      I've read it and I'm on the case.
      Glad you wrote in time.`,
    close: `
      I'll let you know as soon as it's done.
      Is there anything about it I should know?
      When do you need it by at the latest?
      If something gets in the way, I'll tell you straight away.
      Text me if anything changes.
      Could you take something off my list in return this week?`,
    other: `
      It may be that {who} typed this with one hand and thought no further about the wording.
      Perhaps {who} felt relieved at having somebody who could be asked.
      Maybe {who} had three other things to deal with at that moment.`,
    own: `
      Notice whether it is this request that bothers you or the number of them.
      Ask yourself if you say yes quickly and grumble about it later.
      You could look at how you yourself ask for small things, and whether you do it at all.`,
    check: `
      {who} would be put out by a plain no
      there must be something behind such a short message
      {who} knew how full your day is`,
    step: `
      Answer now with yes, no or a time, so that it is off both your minds.
      Put it in your phone with an alarm at the moment when you could do it.
      If such requests pile up, suggest over breakfast that you share out the week's errands.
      When you cannot do it, say so in one line and name who or when instead.`,
  },
  {
    name: 'plan-or-time-to-agree-on',
    move: 'request',
    written: `
      What time suits you on Saturday?
      7 or 8?
      Shall we say Thursday at half past six at the Italian place?
      when do u wanna meet
      Does the 14th work for you? Otherwise the week after
      ok so train at 9.12 or 10.12, which one?
      When should we come for lunch on Sunday, and shall we bring pudding?
      Which weekend in May could you do for the lake house
      can do mon or wed evening, u?
      I've got the car from four, shall I collect you at quarter past?
      What day is best for the viewing? They offered Tuesday 10am or Friday 3pm
      Your sister can only do Boxing Day. Would that be all right for you two?
      gym 6ish?
      Let's fix a date for the summer holidays so I can put in for leave
      meet at the station or straight at the cinema?
      Could we find an hour next week to go through the budget? I'm free Wednesday afternoon.
      do we want to do presents before or after dinner on the 24th
      how about brunch at mine, sunday 11?
      Ive got parents evening on the 3rd so can we swap and you have the kids on the 4th?
      Doodle for the reunion is up, put in your dates by tonight pls`,
    tone: `
      Matter-of-fact and cooperative
      Looking for a date
      Open and ready to plan
      Brisk and friendly`,
    does: `
      It tries to bring two diaries together.
      With {q}, they offer you a say in when and how it will happen.
      It waits for something definite, because other things depend on it.
      It takes the meeting itself as settled and asks about the details only.
      It leaves the next step with you.`,
    kind: `
      They may be looking forward to it and want to be sure that it comes about.
      They may ask so that it suits you as well as them.
      It may help them to have one thing fixed in a crowded week.
      They may be the one who organises things, and be glad when somebody answers quickly.
      They may have kept two options free for your sake.`,
    guarded: `
      They may want it settled fast, before you have looked at what it means for your week.
      It may be that they had a time in mind already and ask mostly for form's sake.
      They may find it tiresome always to be the one who suggests something.
      They may fill the calendar so that nothing has to be left to chance.
      It may be that they assume you are more flexible than you are.`,
    open: `
      Thanks for getting this going.
      Good that you're planning it.
      I'm looking at my calendar now.
      I like that we're fixing this.
      Let's get it settled.
      Glad you ask before it fills up.`,
    close: `
      I'll tell you by tonight what works for me.
      What would be easiest for you?
      Once we've agreed, I'll put it down as fixed.
      If it turns out not to work, let's name another date straight away.
      Is there anything you have to be back for?
      Tell me which of your options you'd like best, and I'll see if I can make it work.`,
    other: `
      It may be that {who} needed an answer in order to arrange something else.
      Perhaps {who} kept the time free and hoped that it would suit you.
      Maybe {who} got tired of plans that never became dates.`,
    own: `
      Ask yourself whether you want to go, before you answer when.
      Look at how long you usually leave such questions open, and what that means for the others.
      It may be worth noticing if you agree to times that you know will be tight for you.`,
    check: `
      any time would be equally good for them
      you have to fit in with the first suggestion
      a counter-proposal would sound like a refusal`,
    step: `
      Open your calendar now and send two times that truly work for you.
      If you cannot tell yet, say until when you will know.
      Enter the date as soon as it is agreed, with the travelling time.
      Suggest a fixed day for meetings of this sort, when the two of you next talk.`,
  },
  {
    name: 'are-we-still-on',
    move: 'request',
    written: `
      are we still on for tonight?
      Still on for Saturday?
      we still doing lunch tmrw
      Just checking that tomorrow at 3 still works for you
      Is dinner still happening? x
      hey is the hike still a thing, forecast says rain
      Hi love, are you still coming on Sunday? I need to know how many potatoes
      u still good for the gig friday?
      Are we going ahead with the meeting at two or has it been moved?
      you still up for the cinema later or are you too tired
      so is the trip definitely happening or what's the latest
      Is it still all right if we stay with you over the bank holiday?
      quick q, coffee at 10 still ok?
      Haven't heard anything since last week so I wanted to ask if our weekend plan stands
      Are you still able to take the kids on Wednesday evening?
      are we on or not, I need to tell the sitter
      Still picking me up at 7.30? 🙂
      Can I count on you for moving day or has something changed?
      I'd just like to confirm our appointment on Monday morning.
      did we say 8 tonight? still fine with you?`,
    tone: `
      Checking, friendly, slightly unsure
      Wanting to be certain
      Polite, with a small doubt
      Ready, waiting for your word`,
    does: `
      It makes sure that what you agreed still stands.
      With {q}, they let you know that the plan is on their mind.
      It gives you an easy moment to confirm or to step back.
      It wants to avoid being left standing with a free evening or a full table.
      It shows that a little uncertainty has crept in since you made the plan.`,
    kind: `
      They may be looking forward to it and want to hear that you are too.
      They may need to arrange something around it, and ask for that reason alone.
      It may be their way of making it easy for you to change your mind in good time.
      They may have been let down before by others and prefer to ask once more.
      They may know how busy you are and want to be considerate.`,
    guarded: `
      They may half hope that you will be the one to call it off.
      It may be that they have another offer and want to know where they stand.
      They may have noticed that you answer late, and trust the plan less than they say.
      They may want it confirmed so that a change would be on your account.
      It may be a small hint that they would have liked to hear from you earlier.`,
    open: `
      Thanks for checking.
      Your asking reminds me that I should have confirmed.
      I was about to write to you about it.
      Nice to hear from you.
      I have it in my diary.
      Fair question, it's been a while since we fixed it.`,
    close: `
      I'll give you a definite answer within the hour.
      Does the time we said still suit you?
      If anything has changed for you, tell me and we'll find something else.
      Is there anything I should bring or see to?
      Is there anything we should settle beforehand?
      Should anything come up on my side, you'll hear it from me at once.`,
    other: `
      It may be that {who} hesitated to ask, so as not to seem pushy.
      Perhaps {who} turned something else down for this.
      Maybe {who} wanted a bit of joy in advance and not only a confirmation.`,
    own: `
      Ask yourself whether you still want to do it, honestly, before you confirm.
      Look at whether you had left it open for longer than was fair.
      Notice what you do when a plan no longer suits you: say it early, or wait.`,
    check: `
      {who} asked because of doubts about you
      calling it off now would spoil everything
      {who} had already made up their mind about it`,
    step: `
      Confirm or cancel within the next ten minutes, in one clear sentence.
      If you want to move it, offer a new date in the same message.
      Set yourself a reminder to confirm the next plan the day before, unasked.
      Reply with the time and the place, so that there is nothing left to guess.`,
  },
];
