import type { Texts } from '#server/coach/embedded/answers/text/general.ts';
import type { Move } from '#server/coach/embedded/moves/moves.ts';

/** What somebody's own message does to whoever gets it; the reply is what they could write next. */
export type OwnWords = Texts & { work: string };

const harsh: OwnWords = {
  tone: `
    Harsh on first reading
    Angry, and it shows
    Likely to have stung`,
  does: `
    {q} lands as a blow before anything else in it can be heard.
    {q} strikes at the person, so what you needed is easy to miss.
    With {q}, your anger arrives and the reason for it does not.`,
  kind: `
    {who} may understand that you were angry and be waiting for a sign that you see it too.
    {who} may need time to get over the sting before they can answer.
    {who} may not know what to say without making it worse.`,
  guarded: `
    {who} may have taken it as what you really think
    {who} may be protecting themselves from a second round
    {who} may be asking themselves whether you meant every word`,
  open: `
    What I wrote was harsh, and I'm sorry for how I said it.
    I've read my message again, and I wouldn't want to get it either. I'm sorry.
    I was angry and I hit out. You didn't deserve that wording, and I'm sorry.`,
  close: `
    I'd like to tell you what was behind it when you're ready.
    You don't have to answer at once.
    Can we talk when you feel like it?`,
  work: `
    My last message was sharper than it should have been, and I apologise. Could we speak for ten minutes today?
    I put that badly, and I'm sorry. I'd like to explain what I meant when you have a moment.`,
  other: `
    {who} read the words without hearing what had gone before in you.
    {who} may have read it more than once by now.`,
  own: `
    Name the one sentence that you would take back, and leave the reason for later.
    Ask yourself what you wanted when you wrote it, and whether the message says so.`,
  check: `
    {who} knows that you did not mean it that way
    a silence after it means that everything is lost`,
  step: `
    Send one apology without a “but”, and then leave room.
    Say sorry for the wording today, and keep the matter itself for a talk.`,
};

const shut: OwnWords = {
  ...harsh,
  tone: `
    A door shut
    Cold, going by the words
    Final-sounding`,
  does: `
    {q} sounds as if nothing more can be said.
    {q} shuts the door, and whoever gets it stands outside.
    With {q}, you step back, and the reason stays with you.`,
  kind: `
    {who} may think that you want to be left alone, and be keeping to it.
    {who} may be waiting for you to open the door again.`,
  guarded: `
    {who} may have taken it as an end and not as a pause
    {who} may be hurt and not want to knock a second time`,
  open: `
    My message sounded more final than I feel.
    I shut the door there, and I'm sorry about that.
    That came out colder than I meant it.`,
  close: `
    I needed to calm down, and I do want to talk with you.
    Can we try again tomorrow?
    I'd like to hear how it was for you.`,
  check: `
    {who} knows that it was only meant for the moment
    {who} does not want to hear from you now`,
  step: `
    Say in one line whether you want to talk, and when.
    Take the first step back yourself, since the last words were yours.`,
};

const pressing: OwnWords = {
  ...harsh,
  tone: `
    Pressing
    A wish that sounds like a reproach
    Hurt, and asking for something`,
  does: `
    {q} asks for something and makes it hard to say no.
    {q} tells how much it weighs on you; what you would like stays in between the lines.
    With {q}, the wish arrives as a duty.`,
  kind: `
    {who} may have heard the wish and be looking for an answer that is honest.
    {who} may feel bad about it and not know how to put it right.`,
  guarded: `
    {who} may feel pushed and keep away for that reason
    {who} may have heard only the reproach in it`,
  open: `
    I put pressure on you with that, and I'm sorry.
    Let me say it more simply.
    That sounded like a reproach, and it was a wish.`,
  close: `
    I miss you and would like to see you, whenever it suits you.
    I'd like your help with this, and a no is all right too.
    Tell me honestly what is possible for you.`,
  work: `
    Let me put that more simply: I could use your help with this. Tell me what is possible for you.
    I did not mean to press you. When could you get to it?`,
  check: `
    {who} knows what you would like
    no answer yet means that {who} does not care`,
  step: `
    Say the wish in one sentence, without what it has cost you.
    Ask for one thing, with a no allowed.`,
};

const sorry: OwnWords = {
  ...harsh,
  tone: `
    Sorry, and reaching out
    An honest attempt to mend it`,
  does: `
    {q} takes a step towards the other.
    With {q}, you say that it matters to you.`,
  kind: `
    {who} may be glad of it and still need time.
    {who} may believe you and not be ready yet.`,
  guarded: `
    {who} may want to see something change before they answer
    {who} may feel that the main thing was not named`,
  open: `
    I meant what I wrote.
    There's no hurry with an answer.`,
  close: `
    If there is something I haven't understood yet, I'd like to hear it.
    Tell me what would help, when you feel like it.`,
  work: `
    I meant what I wrote. If there is something that would help to put it right, please tell me.
    There is no hurry with an answer; I would like to put it right when it suits you.`,
  own: `
    Ask yourself whether you named what you did, or only how bad you feel.
    Look at whether it leaves them free not to forgive you yet.`,
  check: `
    {who} has to be ready because you are
    one apology makes the matter small`,
  step: `
    Wait a day or two before you write again.
    Do the one thing that you said you would do, and let that speak.`,
};

const warm: OwnWords = {
  ...harsh,
  tone: `
    Warm and open
    Friendly, with your heart in it`,
  does: `
    {q} shows what you feel and asks for little.
    With {q}, you make it easy to be glad.`,
  kind: `
    {who} may be happy about it and slow with words.
    {who} may want to answer well and be putting it off.`,
  guarded: `
    {who} may not be where you are, and not know how to say so
    {who} may have taken it as a kind word that needs no answer`,
  open: `
    Hope your week is going well.
    No need for a long answer, I just meant it.`,
  close: `
    Would you like to do something on Thursday or at the weekend?
    Shall we talk in the next few days?`,
  work: `
    I meant it. Would you have time for a short catch-up this week?
    No answer needed, I just wanted to say it. How is your week going?`,
  own: `
    Ask yourself what you hope for in return, and whether you said so.
    Notice how long the waiting seems to you, and how long it really is.`,
  check: `
    no answer so far means no
    {who} must feel the same at the same moment`,
  step: `
    Leave it for a few days, then name one day and one place.
    Do something else tonight, and let the message do its work.`,
};

const plain: OwnWords = {
  ...warm,
  tone: `
    Plain and fair
    Calm, easy to answer`,
  does: `
    {q} says what it says, without an edge.
    {q} is clear enough, and leaves the other free to answer.`,
  kind: `
    {who} may simply not have got round to it.
    {who} may be thinking about the answer.`,
  guarded: `
    {who} may not want to say no
    {who} may read more into it than is there`,
  open: `
    Just coming back to this, no hurry.
    Did you see my message?`,
  close: `
    A short answer is enough for me.
    Tell me if it was unclear, and I'll put it another way.`,
  work: `
    Just coming back to my message. When do you think you can tell me?
    Was my message clear? A short answer is enough for me.`,
};

export const ownWords: Record<Move, OwnWords> = {
  criticism: harsh,
  contempt: harsh,
  defensiveness: harsh,
  stonewalling: shut,
  withdraw: shut,
  demand: pressing,
  guilt_trip: pressing,
  repair: sorry,
  appreciation: warm,
  request: plain,
  neutral: plain,
};
