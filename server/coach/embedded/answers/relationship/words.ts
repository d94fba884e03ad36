import type { Attachment } from '#contract/coach.ts';
import type { Strength } from '#server/coach/embedded/answers/relationship/signals.ts';

/** What it means that somebody told this: goes on after their own words. */
export const STRENGTHS: Record<Strength, readonly string[]> = {
  trust: [
    'trust like that takes years to grow, and it carries a lot',
    'being able to rely on that is solid ground for any hard talk',
    'that gives you something firm to stand on',
  ],
  talk: [
    'you have words for each other, and that is half of mending anything',
    'the line between you is open, even if not for everything yet',
    'talking like that is something many people have to learn first',
  ],
  repair: [
    'finding back to each other matters more than never falling out',
    'coming back after a hard moment is a strength of its own',
    'that shows that neither of you wants to stay in the quarrel',
  ],
  support: [
    'care shows in what people do, and here it does',
    'that is somebody who turns up when it counts',
    'nobody does that for a person who does not matter to them',
  ],
  fun: [
    'lightness is a way of being close, and you have it',
    'laughing together is not a small thing; it is what one comes back to',
    'there is ease between you that the hard parts have not used up',
  ],
  affection: [
    'there is warmth in that, and it can bear being said aloud',
    'tenderness has its place between you',
    'that is what you are doing all the rest for',
  ],
  respect: [
    'that is respect, shown without being asked for',
    'being seen for what one does is worth a great deal',
    'esteem like that can hold a disagreement',
  ],
  commitment: [
    'a shared history is something to lean on in a hard stretch',
    'you have already come through a good deal side by side',
    'staying power is there, on both sides',
  ],
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
