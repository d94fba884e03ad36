import type { Matter } from '#server/coach/embedded/answers/chat/matter.ts';
import { mattersBetween } from '#server/coach/embedded/answers/chat/matters-between.ts';
import { ownMatters } from '#server/coach/embedded/answers/chat/matters-own.ts';

const matters = [...ownMatters, ...mattersBetween];

/** Where not even that is sure. */
export const anything: Omit<Matter, 'name' | 'told'> = {
  heard: `
    thank you for telling me
    I am listening
    I would like to understand that`,
  ask: `
    What weighs most in it for you?
    What would you like to be different?
    What would help you most right now?
    How long has it been like this?
    What have you tried so far?`,
  step: `
    Write down tonight in two lines what you would like to be different in a month, and mark which half of it is in your own hands.
    Choose one quiet quarter of an hour this week and ask {who} how this is for {them}, and listen to the end before you say your side.
    Tell somebody you trust about it this week, and ask them only to listen.
    Decide on one small thing you will do differently next time, and one you will stop doing.`,
  opens: `
    I would like to talk with you about something that matters to me.
    There is something on my mind, and I would rather say it to you than carry it around.
    I have been thinking, and I want to tell you.`,
  closes: `
    Do you have half an hour for it this week?
    Could we talk about it when we both have a quiet moment?
    How do you see it?`,
};

export type Known = Omit<Matter, 'name' | 'told'> & { name?: string };

/** The matter of what was told; the plainest where none is sure. */
export const matterOf = (told: string): Known =>
  matters.find((one) => one.told.test(told.replaceAll('’', "'"))) ?? anything;
