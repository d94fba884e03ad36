import type { Attachment } from '#contract/coach.ts';
import type { Strain, Strength } from '#server/coach/embedded/answers/relationship/signals.ts';

/** Each line carries the words it was read from. */
export const STRENGTHS: Record<Strength, string> = {
  trust: 'There is trust to build on: {bit}',
  talk: 'You do talk with each other, as {bit} shows',
  repair: 'You find ways back after a quarrel: {bit}',
  support: 'There is support between you; {bit} is a sign of it',
  fun: 'You can be light together: {bit}',
  affection: 'Warmth is there, in your words: {bit}',
  respect: 'Respect comes up without being asked for: {bit}',
  commitment: 'You have a history together: {bit}',
  shared: 'You share something: {bit}',
};
export const STRAINS: Record<Strain, string> = {
  conflict: 'Quarrels take room: {bit}',
  distance: 'There is distance between you: {bit}',
  unheard: 'You may not feel heard: {bit}',
  mistrust: 'Trust has been strained: {bit}',
  unfair: 'The load does not feel evenly shared: {bit}',
  criticism: 'Blame and criticism get in the way: {bit}',
  pressure: 'Limits and expectations need a talk: {bit}',
  change: 'A change asks a lot of both of you: {bit}',
  neglect: 'You miss being able to count on {who}: {bit}',
};
export const STEPS: Record<Strain, string> = {
  conflict: 'Where it comes to {bit}, stop for twenty minutes when it gets loud, and agree who opens the talk again',
  distance: 'You write {bit}: plan one hour with {who} this week, small enough that it will happen',
  unheard: 'When {bit} happens next, ask {who} for three minutes in which only one of you talks',
  mistrust: 'After {bit}, name one thing that would help you trust, and ask {who} for the same',
  unfair: 'Show {who} what {bit} looks like in one week, and agree on one thing that changes',
  criticism: 'Turn what hurts in {bit} into one wish that begins with I, and say it to {who}',
  pressure: 'Where it comes to {bit}, say one limit kindly and early, and one thing you are glad to give',
  change: 'Tell {who} what is hardest for you at the moment ({bit}), and ask what is hardest on the other side',
  neglect: 'Because of {bit}, ask {who} for one small promise that is easy to keep, and say so when it is kept',
};
export const STYLES: Record<Attachment, string> = {
  secure: 'A secure tendency: {bit} sounds like being at ease both close and apart',
  anxious: 'An anxious tendency: {bit} sounds like worry that the other may go',
  avoidant: 'An avoidant tendency: {bit} sounds like needing distance to feel free',
  disorganized: 'A mixed tendency, wanting closeness and fearing it: {bit}',
  unclear: 'Not enough to tell from {bit}',
};
