import type { Tone } from '#contract/coach.ts';
import type { Kind } from '#server/coach/embedded/answers/craft/kind.ts';

/** How the message sounds, true of every message in its tone. */
export const SOUNDS: Record<Tone, readonly string[]> = {
  caring: [
    'The words are warm, so that it is heard as care.',
    'It stays gentle from the first line to the last.',
    'Soft words, and still nothing is hidden.',
    'It sounds like somebody who means well.',
  ],
  playful: [
    'A light touch, so that nobody has to brace for it.',
    'It smiles a little and is still meant.',
    'Kept light, without an edge.',
    'It can be read with a grin and answered in a line.',
  ],
  flirty: [
    'There is a wink in it, and room to play along or not.',
    'Close and light, without pressure.',
    'It lets your interest show and leaves the next move open.',
    'It teases a little and stays kind.',
  ],
  direct: [
    'Short sentences and one clear point.',
    'It says what you want and does not hint at it.',
    'Plain words from start to end.',
    'Nothing has to be read between the lines.',
  ],
  diplomatic: [
    'Polite and open, so that nobody loses face.',
    'Careful in tone, and clear in what it says.',
    'The wording is measured and gives nobody a reason to defend themselves.',
    'It leaves room for another view.',
  ],
  encouraging: [
    'It looks ahead, and keeps the step small.',
    'Hopeful in tone, so that it gives rather than takes strength.',
    'It trusts the other with this.',
    'It speaks to what the other one can do.',
  ],
};

/** What a message of its kind does. */
export const DOES: Partial<Record<Kind, readonly string[]>> = {
  apologise: [
    'It says sorry without an “if” or a “but”.',
    'The apology stands by itself, without an excuse behind it.',
  ],
  thank: ['It names what you are thankful for.', 'The thanks come first, with nothing asked in return.'],
  congratulate: ['The moment belongs to the other one.', 'It is all about them, as good wishes should be.'],
  comfort: ['It asks for no answer and gives no advice.', 'It offers company instead of advice.'],
  grief: [
    'It does not tell the loss back to the one who lives it, and asks for no answer.',
    'It leaves the story to the one it happened to, and only says that you are there.',
  ],
  luck: ['It wishes well and adds no pressure.'],
  decline: ['The no is clear, so that nobody waits for a maybe.', 'It says no once, and thanks for the question.'],
  cancel: ['It cancels in plain words and leaves a way to another day.'],
  end: [
    'It leaves no false hope and gives no list of faults.',
    'The decision is said as a decision, without a verdict.',
  ],
  part: [
    'It is clear enough that nobody has to guess, and kind enough to be answered.',
    'It does not leave anybody waiting, and finds no fault.',
  ],
  limit: ['It asks for one thing and finds no fault.', 'The limit is said as what you need, and once.'],
  invite: ['It asks one question that is easy to answer.', 'A yes is easy here, and a no costs nothing.'],
  ask: ['It asks for one thing, as a question.', 'The request is one that can be answered with a yes or a no.'],
  thing: ['It asks for a talk before it asks for a result.'],
  question: ['It asks instead of assuming.'],
  urge: ['It says what you wish for them, and leaves the choice with them.'],
  dare: [
    'It says what you see in them, and leaves the choice with them.',
    'It points at what they can do, and pushes nobody.',
  ],
  news: ['It tells the news once and plainly.', 'The news is said early and by yourself.'],
  need: [
    'It speaks of what you need, and not of what was missed.',
    'What you need is said as yours, without a reproach.',
  ],
  feel: ['It speaks of how it is for you, and accuses nobody.'],
  miss: ['It says that you miss them, and asks for no proof.'],
  reconnect: ['It opens the door without going over who was right.'],
  proud: ['It is pride without a “but”.', 'The pride comes without a piece of advice.'],
};

/** What to look at before it is sent. */
export const NEXT: Partial<Record<Kind, readonly string[]>> = {
  end: [
    'If you can, say it in person or on the phone, and keep these words as your first sentences.',
    'Send it when you have time to answer, because a question is likely to come.',
  ],
  part: ['If a reply comes, one kind line is enough.', 'You owe no further reasons if you are asked for them.'],
  apologise: [
    'One concrete thing that you will do differently would make it stronger, if you already know it.',
    'Leave it there for a day; an apology needs no quick answer.',
    'If there is something to put right, say when you will.',
  ],
  limit: [
    'If the answer is a no, repeat the one sentence with “please”, and nothing else.',
    'Thank them the first time it works.',
    'Send it on a calm day rather than right after it happened.',
  ],
  thing: [
    'Offer two times that suit you, so that the talk really happens.',
    'Note two or three points for the talk itself.',
  ],
  feel: [
    'Send it at a calm hour, and give it a day before you ask again.',
    'If a talk comes of it, begin with one example.',
  ],
  news: [
    'Think about what you would say if they ask why.',
    'Be ready for a first reaction that is not the last one.',
    'If they are quiet at first, give them a little time.',
  ],
  urge: ['A concrete offer helps: a number, a date, a lift.', 'If they brush it off, ask once more in a few days.'],
  dare: ['If they hesitate, ask what would make the first step easier.', 'Say it once; they will remember.'],
  comfort: [
    'A second message in a week will mean as much as this one.',
    'If nothing comes back, that is all right; write again in a while.',
    'A small thing left at the door says the rest.',
  ],
  grief: [
    'If nothing comes back, that is all right; write again in a while.',
    'Write once more in a few weeks, when others have stopped.',
    'Their name, and the name of the one they lost, may be added if you know they like to hear it.',
  ],
  reconnect: ['Give it a week; no answer yet is not a no.', 'If they answer briefly, answer briefly too.'],
  decline: ['If they ask again, the same sentence will do.', 'You need not add more reasons than this.'],
  thank: ['It is short on purpose; a long thank-you is read once.', 'If you can say it aloud as well, do.'],
  need: [
    'Have one idea ready for how it could work.',
    'If they offer something else, you can still say what would help.',
  ],
  question: ['Give them time to answer before you ask a second one.'],
  congratulate: ['A small detail that only you know would make it yours.'],
  proud: ['Say it again in person when you see them.'],
  miss: ['Add something small from your day, if you like.'],
  love: ['No answer is needed for it to have worked.'],
};

export const NAMELESS: readonly string[] = [
  'The greeting has room for their name.',
  'Their name behind the greeting would make it more yours.',
  'Add their name, or what you call them.',
];
export const FINAL: readonly string[] = [
  'Read it aloud once; whatever does not sound like you can go.',
  'Swap any word that you would never say.',
  'It is ready to go as it is.',
  'Trim it if your messages are usually shorter.',
];
