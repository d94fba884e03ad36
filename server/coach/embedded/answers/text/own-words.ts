import type { Texts } from '#server/coach/embedded/answers/text/general.ts';
import type { Move } from '#server/coach/embedded/moves/moves.ts';

/** What somebody's own message does to whoever gets it; the reply is what they could write next. */
/** `work` is for somebody at work, `draft` stands in for words that are not sent yet; none where they can stay. */
export type OwnWords = Texts & { work: string; draft: string };

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
    I've read my message again, and I'm sorry: I wouldn't want to get it either.
    I was angry and I hit out, and I'm sorry: you didn't deserve that wording.`,
  close: `
    I'd like to tell you what was behind it when you're ready.
    You don't have to answer at once.
    Can we talk when you feel like it?`,
  work: `
    My last message was sharper than it should have been, and I apologise. Could we speak for ten minutes today?
    I put that badly, and I'm sorry. I'd like to explain what I meant when you have a moment.`,
  draft: `
    I'm upset about this, and I'd rather talk about it calmly than write something sharp. When would suit you?
    Something is bothering me, and I'd like to tell you about it in person. Do you have time this week?`,
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
  draft: `
    I need some time to calm down, and then I'd like to talk. I'll get back to you tomorrow.
    This is too much for me right now. Give me until tomorrow, and I'll come back to it.`,
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

const firm: OwnWords = {
  ...harsh,
  draft: `
    I can't say yes to this, and I'd like to tell you why. When could we talk?
    This doesn't work for me, and I'd like us to find another way. Do you have a moment this week?`,
  tone: `
    Firm
    Clear, a little short`,
  does: `
    {q} says where you stand, and says it shortly.
    {q} is a clear line; the reason for it stays with you.`,
  kind: `
    {who} may have understood it and simply be keeping to it.
    {who} may be thinking about what you said.`,
  guarded: `
    {who} may have heard only the no in it
    {who} may have taken it more personally than you meant it`,
  open: `
    I meant what I said, and I could have said it more kindly.
    I was a bit short with you.`,
  close: `
    I'd like to explain why it matters to me.
    Tell me how it sounded to you.
    I still want us to find a way that works for both of us.`,
  work: `
    I meant what I said, and I would like to explain the reason. Do you have ten minutes for me this week?
    My message was rather short. I would like to find a way that works for both of us; when could we talk?`,
  own: `
    Ask yourself whether you gave the reason or only the line.
    Notice whether you are waiting for agreement, where a clear answer would do.`,
  check: `
    {who} is offended because the answers are short
    you have to take it back to have peace`,
  step: `
    Add one sentence about the reason, without taking the line back.
    Ask in person how it sounded.`,
};

const pressing: OwnWords = {
  ...harsh,
  draft: `
    Something has been on my mind, and I'd rather tell you plainly than drop a hint. Can we talk this week?
    I'd like to ask you for something, and a no is all right too. Do you have ten minutes for me?`,
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
  draft: '',
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
  draft: '',
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

export const curt: OwnWords = {
  ...firm,
  tone: `
    Very short
    Quick, perhaps curt`,
  does: `
    {q} is quick and short; without your voice, it can sound curt.
    {q} says little, and leaves your mood to be guessed.`,
  kind: `
    {who} may be waiting for a longer answer.
    {who} may take it for a plain sign that you read it.`,
  guarded: `
    {who} may have taken the shortness for coldness
    {who} may think that you do not want to talk about it`,
  work: `
    My answer to your message was too short. I have read it properly; could we talk for ten minutes this week?
    I answered you very briefly, and I would like to say more. When do you have a moment?`,
  draft: `
    Thanks for your message! I'm short of time, I'll write properly tomorrow.
    Got it, thank you! I'll write more when I have a quiet moment.`,
  open: `
    My last message was very short, I was in a hurry.
    That came out rather short.`,
  close: `
    How are you?
    I'll write properly tonight.`,
};

export const ownWords: Record<Move, OwnWords> = {
  criticism: harsh,
  contempt: harsh,
  defensiveness: firm,
  stonewalling: shut,
  withdraw: shut,
  demand: pressing,
  guilt_trip: pressing,
  repair: sorry,
  appreciation: warm,
  request: plain,
  neutral: plain,
};
