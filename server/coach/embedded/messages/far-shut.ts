import type { MessageKind } from '#server/coach/embedded/messages/kind.ts';

export const farShut: readonly MessageKind[] = [
  {
    name: 'nothing-is-wrong',
    move: 'withdraw',
    written: `
      I'm fine.
      nothing's wrong
      im fine, stop asking
      Nothing. I'm just tired
      no nothing, why
      I said I'm fine
      I'm okay, honestly, just got a lot going on
      nothing is the matter, why do you keep asking me that
      all good
      not upset, just quiet today
      I'm not mad 🙂
      im not in a mood, this is just my face
      Nothing's the matter with me mum, can you please stop checking
      There's no problem. Can we talk about something else?
      i'm fine just didn't sleep
      why would anything be wrong
      No I'm not angry. Everything is perfectly ok.
      it's nothing, you wouldn't get it anyway
      Don't worry about me, I'm ok
      yeah am alright, bit of a headache thats all`,
    tone: `
      Calm words, closed face
      Holding something back, perhaps
      Please do not dig
      Tired and not opening up`,
    does: `
      It answers the question you asked and closes the one behind it.
      With {q}, they tell you that this is not the moment to go deeper.
      It keeps whatever there is with them, and leaves you with a hunch you cannot confirm.
      It can be plainly true, and it can be a wish to be asked in another way.
      Saying {q} makes the next question hard to ask without seeming to doubt them.`,
    kind: `
      They may truly be tired, and have nothing to report beyond that.
      They may not know yet themselves what is weighing on them.
      It may be that they want to spare you something until they have sorted it out.
      They may fear that talking would make it bigger than it is.
      They may need your company at the moment much more than your questions.`,
    guarded: `
      They may want you to find out on your own what you did, without having to name it.
      It may be easier for them to be quiet with you than to risk being contradicted.
      They may have told you the truth before and regretted how it went.
      They may be keeping a matter from you that they expect you to dislike.
      It may have become usual between you that one guesses and the other denies.`,
    open: `
      All right, I believe you.
      I don't want to press you.
      I only asked because you matter to me.
      I'll stop asking for now.
      You don't have to have a reason for being quiet.
      Maybe I picked up something that isn't there.`,
    close: `
      If there's something after all, tomorrow or next week is early enough.
      Would you like company tonight without much talking?
      If it has to do with me, I'd want to know, even if it's awkward.
      Is there anything I can take off your hands today?
      I'll leave it to you to bring it up, and I'll be around.
      Shall we go for a short walk later and see?`,
    other: `
      It may be that {who} felt watched, and wanted one evening without having to explain a mood.
      Maybe {who} had no name yet for what was going on inside.
      Perhaps {who} kept it back because the last talk of this sort ended in a quarrel.`,
    own: `
      Ask yourself what you saw or heard that made you wonder, apart from the words.
      Look at whether you can let somebody near you be in a low mood without taking it on.
      Notice how many times you have asked today, and what the asking does for your own nerves.`,
    check: `
      there is something behind it that {who} kept from you
      it must have to do with something you did
      {who} would feel better after talking about it right away`,
    step: `
      Ask nothing more today, and do one small useful thing for them without comment.
      Name one thing you noticed, once, when you are alone together, and leave a pause.
      Offer a time, such as a walk on Saturday, where talk can happen and does not have to.
      Put your own worry into one honest sentence this evening, without asking for an answer.`,
  },
  {
    name: 'forget-it',
    move: 'withdraw',
    written: `
      forget it
      Never mind.
      nvm
      nevermind, not important
      Forget I said anything
      forget i asked 🙃
      Oh never mind, you're busy
      doesn't matter anymore
      It doesn't matter, I'll figure something out
      ugh nvm its too complicated to explain over text
      Never mind darling, I only wanted to chat a bit
      just drop it ok
      forget it, there's no point explaining this to you again
      it was a stupid idea anyway, forget about it
      Actually never mind. It's late.
      oh leave it, it's gone now
      no no forget it. shouldnt have brought it up
      Never mind, you obviously weren't listening.
      i was going to say something but nah, nvm
      Let's forget I ever mentioned it`,
    tone: `
      A door closing softly
      Gave up halfway
      Disappointed, taking it back
      Asked once, now retreating`,
    does: `
      It takes back a wish or a thought before it was really answered.
      With {q}, they spare themselves a second disappointment.
      It tells you that there was something, and that you will not be told what it meant.
      It leaves you with the choice of letting it rest or going after it.
      Often {q} arrives just after a moment in which somebody felt too little interest.`,
    kind: `
      They may have noticed that you were busy, and not want to be a burden.
      They may find it hard to put into words and have lost heart halfway.
      It may be that the matter really has solved itself in the meantime.
      They may have hoped for a little more curiosity and been too shy to ask for it.
      They may be embarrassed by having wanted something.`,
    guarded: `
      They may want you to feel that you missed your chance.
      It may be a way of making you ask several times for what they could say once.
      They may be punishing a slow or clumsy answer by taking the subject away.
      They may drop it now and still expect you to have understood.
      It may be that they gave up on you quickly because they expected little.`,
    open: `
      I'd rather not just forget it.
      I think I wasn't quite with you there.
      I'm sorry if I seemed to be somewhere else with my head.
      It does matter to me, even if I was slow to show it.
      I don't want you to swallow it on my account.
      You can take it back, of course, but I am curious.
      I'd still like to hear it.
      It didn't sound unimportant to me.`,
    close: `
      Would you give me a second try?
      What was it about?
      I've got time later today, and I'd like to hear it then.
      Tell me in two words if that's easier, and I'll ask from there.
      If you really would rather leave it, I won't push.
      Can I call you about it a bit later?
      Just begin anywhere.
      I'll ask once more tonight, and then I'll leave it to you.`,
    other: `
      Perhaps {who} needed some courage to bring it up, and it was gone after the first answer.
      It could be that {who} felt like a nuisance at that moment.
      Maybe {who} decided that it was too small to deserve a whole conversation.`,
    own: `
      Read your last reply before this message as though you had received it.
      Look at how you usually respond when they want something at a bad moment.
      Consider whether you are relieved that it is off the table, and what that tells you.`,
    check: `
      {who} wanted you to chase after it
      it was unimportant because {who} took it back
      you know by now what {who} would have said`,
    step: `
      Come back to it within the day, one time, with a plain question.
      Put away whatever kept you busy before you ask, so that the second try goes better.
      If you cannot talk now, name the hour at which you can.
      Say what you understood so far in one line and let them correct it.`,
  },
  {
    name: 'leave-me-alone',
    move: 'stonewalling',
    written: `
      Leave me alone
      leave me alone please
      I don't want to talk about it
      dont wanna talk rn
      Not now.
      I'm not discussing this with you
      I don't want to talk about this anymore, goodnight
      can you just leave me be for five minutes
      stop texting me, I'm done talking tonight
      I am not having this conversation again
      please just let me be today
      not in the mood to talk. going to bed
      I've got nothing more to say about that
      mum im not talking about uni so stop asking
      Drop the subject or I'm putting the phone off
      End of discussion.
      I can't talk about dad yet. Please don't ask
      i need everyone to get off my back right now
      Please don't call tonight, I won't pick up, I just can't do talking
      why cant u just leave me in peace`,
    tone: `
      Overfull and shutting down
      A firm not now
      Keeping everybody out
      At the end of words`,
    does: `
      It stops the conversation and asks you to stay on the other side of the door.
      With {q}, they protect themselves from one more word about the matter.
      It leaves you alone with everything you still wanted to say.
      It says what they cannot do at present, and nothing about when they can.
      However hard {q} may sound, it is a clear request, and those can be followed.`,
    kind: `
      They may be so full that every further sentence feels like too much.
      They may fear saying something now that they would be sorry for later.
      It may be that they think best on their own and come back by themselves.
      They may be ashamed or sad and not want to be seen like this.
      They may have explained it many times this week, to others too.`,
    guarded: `
      They may use silence so that an unpleasant subject never gets its turn.
      It may be that they want you to be uneasy for a while.
      They may have learned that a slammed door ends a discussion in their favour.
      They may hope that the matter will be gone by tomorrow if nobody speaks of it.
      They may be letting you carry anger that came from somewhere else.`,
    open: `
      All right, I'll leave you in peace.
      I can hear that it's too much at the moment.
      I won't go on writing now.
      Take the time you need.
      I'm stepping back from this for today.
      Fair enough, not now then.
      I understand, not now.
      You get your quiet from me tonight.`,
    close: `
      Tell me when you're ready, in whatever way suits you.
      I'd like us to come back to it this week, at a time that you choose.
      I'm not angry, and I'm reachable if you want me.
      Could you send me a sign tomorrow so that I know you're all right?
      It does matter to me, so I don't want to drop it for good.
      You don't need to answer this.
      Tomorrow is early enough for me.
      A single word when you feel up to it will do.`,
    other: `
      It may be that {who} felt cornered, even by questions that were meant kindly.
      Perhaps {who} had used up every bit of patience before your message came.
      Maybe {who} wanted some quiet first, in order to be fair to you afterwards.`,
    own: `
      Ask yourself whose unrest would be eased if the two of you talked at once.
      Count how many messages you sent before this one arrived.
      Look at what makes waiting so hard for you in this case.`,
    check: `
      {who} meant for good and not just for today
      silence now means that the matter is lost
      {who} could talk about it calmly if you only found the right words`,
    step: `
      Write nothing until tomorrow at noon, and tell one friend instead what is on your mind.
      Suggest one fixed time in the coming days, in a single line, and then wait.
      Note down what you want to say, and cut it to three sentences before you meet.
      Go out for half an hour without the phone as soon as you have answered.`,
  },
];
