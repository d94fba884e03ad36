import type { Attachment } from '#contract/coach.ts';
import type { Strain, Strength } from '#server/coach/embedded/answers/relationship/signals.ts';

/** Each line carries the words it was read from. */
export const STRENGTHS: Record<Strength, string> = {
  trust: 'There is trust to build on: you mention {bit}',
  talk: 'You do talk with each other, as {bit} shows',
  repair: 'You find ways back after a quarrel: {bit}',
  support: 'There is support between you; {bit} is a sign of it',
  fun: 'You can be light together: {bit}',
  affection: 'Warmth is there, in your words: {bit}',
  respect: 'Respect comes up without being asked for: {bit}',
  commitment: 'Both of you have put time into this: {bit}',
  shared: 'You have things in common, such as {bit}',
};
export const STRAINS: Record<Strain, string> = {
  conflict: 'Quarrels take room, as {bit} shows; how they end matters more than how often they come',
  distance: 'There is distance between you where you write {bit}',
  unheard: 'Being heard seems to be missing: {bit}',
  mistrust: 'Trust has been strained: {bit}',
  unfair: 'The load does not feel evenly shared: {bit}',
  criticism: 'Blame and criticism get in the way: {bit}',
  pressure: 'Limits and expectations need a talk: {bit}',
  change: 'A change is asking a lot of both of you: {bit}',
  neglect: 'You miss being able to count on {who}: {bit}',
};
export const STEPS: Record<Strain, string> = {
  conflict: 'When it gets loud about {bit}, stop for twenty minutes and agree who opens the talk again',
  distance: 'Plan one hour this week with {who} that has nothing to do with {bit}, and keep it small',
  unheard: 'Try turns of three minutes on {bit}: one talks, the other says back what was heard',
  mistrust: 'Name one thing about {bit} that would help you trust, and ask {who} for the same',
  unfair: 'Write down together who does what, starting with {bit}, and swap one thing for a week',
  criticism: 'Turn one reproach about {bit} into a wish that begins with I',
  pressure: 'Say one limit about {bit} kindly and early, and one thing you are glad to give',
  change: 'Tell {who} what is hardest for you about {bit}, and ask what is hardest on the other side',
  neglect: 'Ask {who} for one small promise about {bit} that is easy to keep, and thank for it when it is kept',
};
export const STYLES: Record<Attachment, string> = {
  secure: 'A secure tendency: {bit} sounds like being at ease both close and apart',
  anxious: 'An anxious tendency: {bit} sounds like worry that the other may go',
  avoidant: 'An avoidant tendency: {bit} sounds like needing distance to feel free',
  disorganized: 'A mixed tendency, wanting closeness and fearing it: {bit}',
  unclear: 'Not enough to tell from {bit}',
};
