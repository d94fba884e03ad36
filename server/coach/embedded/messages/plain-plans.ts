import type { MessageKind } from '#server/coach/embedded/messages/kind.ts';

export const plainPlans: readonly MessageKind[] = [
  {
    name: 'inviting',
    move: 'request',
    written: `
      We're having a barbecue on Saturday, would love you to come!
      party at mine fri, bring whoever 🎉
      Would you like to come to the theatre with me on the 12th? I have two tickets.
      fancy a swim after work?
      You are warmly invited to our golden wedding on 8 June. Lunch from noon.
      come round for dinner one of these nights, thursday? I'm making curry
      Hey, a few of us from the office are going for drinks at six, join us?
      wanna come to my game on sunday 🏀
      Why don't you spend Christmas with us this year?
      Ella is turning 5! Cake and chaos on Sunday from three, siblings welcome
      got a spare ticket for arctic monkeys, want it?
      We'd be so happy if you came to the naming ceremony of our son
      me n josh r going camping next weekend, u should come too
      There's a reading at the library tomorrow evening. Would you care to join me?
      Do you want to come with me to my cousins wedding as my plus one?
      Sunday roast at ours? Bring nothing but an appetite
      Housewarming!! 21st, from 7, upstairs bell is broken so just shout
      We've rented a cottage for half term and there's a bed with your name on it
      I'm walking the dog at four if you'd like some company and fresh air
      Would you be my guest at the dinner for the award? It would mean a lot`,
    tone: `
      Warm and inviting
      Open arms, open door
      Glad to include you
      Friendly, hoping for yes`,
    does: `
      It makes room for you in something they are looking forward to.
      With {q}, they show that they would like to have you there.
      It asks for an answer, and a no given in time is an answer too.
      It takes a small risk, because an invitation can be turned down.
      It offers time together, which often counts for more than the occasion.`,
    kind: `
      They may enjoy your company and want more of it.
      They may want you to feel that you belong.
      It may be that the day would not be complete for them without you.
      They may have thought about what you would like.
      They may want to bring people together whom they are fond of.`,
    guarded: `
      They may ask a good many people and count on some of them only.
      It may be that they feel obliged to invite you and leave the choice to you.
      They may hope for a return invitation sooner or later.
      They may not want to go or be alone, and you are the one who is free.
      It may be that they expect a yes and would find a no harder than they admit.`,
    open: `
      Thank you for thinking of me.
      What a lovely invitation.
      That's kind of you, I'm really pleased.
      It means something to me that you ask.
      Oh, that sounds good.
      How nice of you to include me.`,
    close: `
      I'll check my calendar and let you know by tomorrow.
      By when do you need a definite answer?
      Tell me a bit more about what you have in mind.
      Is there anything I could bring or help with?
      If it doesn't work out for me, I'd like to do something with you another time.
      Give me until tonight, then you'll have a proper yes or no.`,
    other: `
      It may be that {who} hesitated before asking and hoped for a quick answer.
      Perhaps {who} wanted to show you something that matters in their life.
      Maybe {who} needed numbers, and would take a no in good part.`,
    own: `
      Ask yourself what your first feeling was, before you thought about what is expected.
      Look at whether you leave invitations open until a better one comes.
      Notice if it is the occasion that puts you off, or the people, or being tired.`,
    check: `
      {who} would be hurt by a friendly no
      you would have to stay until the end
      {who} asked only out of politeness`,
    step: `
      Give your answer by tomorrow evening, even if it is no.
      If you are unsure, ask one question that would decide it for you.
      If you say yes for part of it, name the time when you will leave.
      If you say no, suggest something else with a date in the same message.`,
  },
  {
    name: 'declining-kindly',
    move: 'neutral',
    written: `
      Thank you so much for asking, but I can't make it that weekend
      aw id love to but i'm working saturday, next time for sure ❤️
      That's so sweet of you, but I'll pass this time
      Thanks for the offer! I'm going to say no to the committee, I've too much on already
      Sadly we're away on the 20th, have a wonderful party and give her a kiss from us
      not my thing tbh but have fun!! x
      I'm flattered, honestly, but I don't see you that way
      Dear both, we have thought about it and would rather stay at home for Easter this year. I hope you understand.
      cant lend you the van this time mate, need it for work. sorry!
      I'd rather not have visitors this week, but thank you for the kind thought
      Thanks for considering me for the role. After some thought I've decided to stay where I am.
      no thanks hun, not drinking this month, but lets do breakfast?
      It was really nice meeting you, but I don't think I want a second date. All the best!
      I can't take on the bake sale this year, I hope you find someone
      thx for the invite, gonna give it a miss, early start tmrw
      I appreciate you asking me to be a bridesmaid, and it breaks my heart a bit, but I can't afford it this year
      Would have loved to come to the play but it's Mum's birthday that evening
      nah im good but thank u for asking 🙏
      We won't be able to have the dog over the summer, I'm afraid. We do hope you find a nice place for him.
      I'm saving up at the moment, so the ski trip isn't for me. Send pictures please!`,
    tone: `
      Friendly, but a no
      Polite and clear
      Warm refusal
      Regretful, yet decided`,
    does: `
      It says no to something and tries to keep you as a friend of theirs.
      With {q}, they give you clarity early enough to plan without them.
      It separates the matter from the person: this no need not be a no to you.
      It can sting all the same, because you had hoped for something.
      It closes one question and leaves the relation open.`,
    kind: `
      They may really be sorry and have weighed it up.
      They may be looking after their own strength, money or time.
      It may be that they trust you to take an honest no.
      They may prefer to refuse now to saying yes and backing out later.
      They may have looked for words that would not hurt you.`,
    guarded: `
      They may give a reason that is easier to say than the real one.
      It may be that the friendliness is meant to make the answer final.
      They may not want to be asked again and hope that you notice.
      They may find what you suggested less attractive than you do.
      It may be that other things come first for them at present.`,
    open: `
      Thank you for telling me clearly.
      That's a pity, but I understand.
      It's good to know where I stand.
      Thanks for being honest with me.
      I'd hoped for another answer, and this one is all right too.
      No hard feelings at all.`,
    close: `
      If anything changes for you, just tell me.
      I'll plan accordingly, so don't worry about it.
      I hope the coming days are good to you.
      You needn't explain it any further.
      I won't press you about it.
      I was glad to ask, whatever the answer.`,
    other: `
      It may be that {who} found it harder to refuse than it sounds.
      Perhaps {who} feared that you would be disappointed in them.
      Maybe {who} needed this no in order to keep up with everything else.`,
    own: `
      Ask yourself what the no means to you that is not in the message.
      Look at how you feel about your own refusals, and if others may refuse you as freely.
      Notice whether you are already thinking of ways to talk them round.`,
    check: `
      {who} would have come or agreed if you mattered more
      the reason given is an excuse
      you should not ask them for anything again`,
    step: `
      Reply today with one friendly line and without asking why.
      Tell one person how disappointed you are, if you are, and then leave it there.
      Think of who else might like to be asked, and write to them this week.
      If you want to try again, wait a few weeks and suggest something of another sort.`,
  },
  {
    name: 'maybe-we-will-see',
    move: 'withdraw',
    written: `
      We'll see
      maybe yeah
      might come, might not, depends
      i'll let you know
      Let's see how the week goes
      not sure yet, can I get back to you?
      Perhaps. I have to look at a few things first.
      idk yet, ask me closer to the time
      possibly, dont count on me though
      hmm could be, no promises
      We'll see what your father says about Easter
      I'd say sixty percent yes?
      Might pop in later if I feel like it
      I don't want to commit to anything this far ahead
      Let's play it by ear 🙂
      ill try
      I will consider it and come back to you in due course.
      dunno, will see how i feel on the day
      Let me think about the wedding, it's a long flight and I haven't decided
      Pencil me in but with a question mark lol`,
    tone: `
      Neither yes nor no
      Vague, leaving it open
      Keeping options free
      Undecided or unwilling`,
    does: `
      It leaves the answer open and the planning with you.
      With {q}, they avoid a no, and they avoid a yes as well.
      It keeps them free for a while, at the price of your not knowing.
      It may be an honest state of things, or a soft way of declining.
      It makes you wonder whether asking again would be too much.`,
    kind: `
      They may really not know yet, because something else has to be settled first.
      They may not want to promise what they might have to take back.
      It may be that they tire easily and decide such things on the day.
      They may want to come and be afraid of disappointing you.
      They may need more time for decisions than you do.`,
    guarded: `
      They may be waiting to see if something better turns up.
      It may be a no that they would rather not say.
      They may have learnt that open questions go away by themselves.
      They may leave it to you to organise things around their mood.
      It may be that the matter is less important to them than it is to you.`,
    open: `
      Thanks for letting me know where things stand.
      All right, you don't know yet.
      I can see it isn't settled for you.
      Fair enough, not everything can be decided on the spot.
      It's fine with me if you need a little time.
      A clear no would be all right as well, by the way.`,
    close: `
      Can you tell me by when you'll know?
      After that I'll plan without counting on you, and there'd be no bad blood.
      What does it depend on for you?
      Is there anything that would make it easier for you?
      If I haven't heard from you in time, I'll take it as a no.
      I'd rather have an honest no than a long maybe.`,
    other: `
      It may be that {who} felt put on the spot by the question.
      Perhaps {who} wanted to keep you hopeful, because a no seemed unkind.
      Maybe {who} had too much going on to think even a week ahead.`,
    own: `
      Ask yourself what you would need to know in order to plan calmly.
      Look at whether you asked in a way that could be answered with yes or no.
      Notice how often you arrange your own time around somebody's maybe.`,
    check: `
      {who} would rather say no
      waiting is the polite thing for you to do
      {who} knew that you needed an answer`,
    step: `
      Name one date by which you need to know, and say what you will do without an answer.
      Make your plan for that day now in such a way that it works with or without them.
      Ask once what it hangs on, and then do not ask again this week.
      If maybe comes up for the third time, suggest something smaller, like half an hour tomorrow.`,
  },
];
