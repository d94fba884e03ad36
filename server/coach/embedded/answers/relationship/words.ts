import type { Attachment } from '#contract/coach.ts';
import type { Strength } from '#server/coach/embedded/answers/relationship/signals.ts';

/** What it means that somebody told this: a sentence after their own words. */
export const STRENGTHS: Record<Strength, readonly string[]> = {
  trust: [
    'being able to rely on that is solid ground for any hard talk',
    'that gives you something firm to stand on',
    'that is worth a great deal, and worth saying aloud',
  ],
  talk: ['being able to talk is half of mending anything', 'that is a door that stands open'],
  repair: [
    'finding back to each other matters more than never falling out',
    'coming back after a hard moment is a strength of its own',
    'that shows that neither of you wants to stay in the quarrel',
  ],
  support: [
    'care shows in what people do, and here it does',
    'that is worth naming, because it is easily taken for granted',
    'that is help that one can point to',
  ],
  fun: [
    'lightness is a way of being close, and you have it',
    'laughing together is not a small thing; it is what one comes back to',
  ],
  affection: [
    'there is warmth in that, and it can bear being said aloud',
    'that is affection, plainly told',
    'that is worth hearing more often',
  ],
  respect: [
    'being seen for what one does is worth a great deal',
    'you see what is good here, and that is fair of you',
    'esteem like that can hold a disagreement',
  ],
  commitment: ['a shared history is something to lean on in a hard stretch', 'that is a long time, and it counts'],
  shared: [
    'doing things side by side keeps a door open between you',
    'a ritual of your own is worth protecting',
    'what you share there is easy to build on',
  ],
};

/** A tendency and what it may be about; never a verdict. */
export const STYLES: Record<Attachment, readonly string[]> = {
  secure: [
    'A secure tendency: from what you write you can be close and be apart without either becoming a threat, and you expect a good answer when you ask for something.',
  ],
  anxious: [
    'An anxious tendency: when closeness feels uncertain you seem to look for proof that it is still there, and the calm that comes with it does not last long.',
  ],
  avoidant: [
    'An avoidant tendency: when feelings come close you seem to take a step back to breathe, which protects you and can look like indifference from outside.',
  ],
  disorganized: [
    'A mixed tendency: you long for closeness, and when it comes it can feel like too much, so you may find yourself calling and leaving at the same time.',
  ],
  unclear: [
    'Not enough to tell: you write about what happens between you, and little about what goes on in you when {who} might need you, or might need room.',
    'Not enough to tell from this: what you do when {who} could not answer for a day would say more than any one quarrel.',
    'Not enough to tell: it would take a few lines on how you ask {who} for closeness, and on what you do when it does not come.',
    'Not enough to tell, and that is fine: what you describe is about this one bond with {who} more than about how you are with people.',
  ],
};
