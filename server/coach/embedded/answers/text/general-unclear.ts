import type { Texts } from '#server/coach/embedded/answers/text/general.ts';

/** What holds for a message that means something to its sender, where nothing tells more closely what it is. */
export const unclear: Texts = {
  tone: `
    Serious, hard to place
    Meant seriously
    In earnest, and not quite plain
    Not said lightly`,
  does: `
    {q} says something that matters to the sender, and leaves the reason open.
    {q} is more than small talk; how it is meant is not all in the words.
    With {q}, they tell you where they stand, and not yet how they feel about it.
    {q} carries some weight, and it can be read in more than one way.`,
  kind: `
    They may have thought about it for some time and looked for a fair way to say it.
    They may want you to know where they stand, without a quarrel.
    They may find it hard to say and have kept it short for that reason.
    They may hope that you ask what is behind it.
    They may be protecting something that matters to them, and not be against you.
    They may be saying as much as they can manage just now.`,
  guarded: `
    They may have decided already and only be letting you know.
    There may be more hurt in it than the words show.
    They may want to avoid a talk about it.
    They may be less sure of it than it sounds.
    It may be that something earlier between you is behind this.
    They may expect you to object, and be prepared for it.`,
  open: `
    I've read your message more than once, and I don't want to answer too quickly.
    Thank you for saying it straight.
    That's not nothing, and I want to understand it properly.
    I needed a moment with that.
    I'm taking in what you wrote.
    This matters to me too.`,
  close: `
    Can we talk about it in the next few days?
    I'll write to you properly by tomorrow.
    What matters most to you in it?
    Is there something behind it that I should know?
    When would be a good time to call you?
    What would help you most now?`,
  other: `
    It may be that {who} went over these lines several times before they were sent.
    Perhaps {who} was afraid of how you would take it.
    Maybe {who} had nobody else in mind, and only this one matter.`,
  own: `
    Notice which word in it caught you, and what it reminds you of.
    Ask yourself what you are most afraid it means.
    Look at what you would like to say first: your reasons, or a question.`,
  check: `
    {who} meant it as hard as it felt to read
    there is nothing left to talk about
    {who} knows how this looks from your side`,
  step: `
    Wait until the first sting or fright is over, and then ask one question.
    Say in one sentence what you understood, and ask whether that is right.
    Write down what you would like to ask, and choose the kindest of it.
    Ring them rather than writing, if you can.`,
};

const WEIGHS =
  /\b(?:feel\w*|felt|lov(?:e|ed|ing)|hurts?|us|relationship|together|alone|respect\w*|trust\w*|never|any ?more|don'?t want|can'?t|cannot|won'?t|no longer|not ready|personal|comfortable|hard|tired|sad|cry\w*|matters?|wish\w*|hope|understand|disappoint\w*|old|leav(?:e|ing)|chang(?:e|ed|ing)|afraid|scared|worr\w+|marriage|divorce|family|without (?:you|me)|used to|serious\w*|discuss|missed|furious|angry|upset|hospital|disappointed|difficult|problems?|concern\w*|mistakes?|issue|unacceptable)\b/i;
const LEAST = 6;

/** Whether a message that nothing is known about is more than a word in passing. */
export const weighs = (text: string): boolean => WEIGHS.test(text) && text.trim().split(/\s+/).length >= LEAST;
