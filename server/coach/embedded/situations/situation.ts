/** Something that happens between people, and what is known about it. Every field but the first three has a line for each way to say it. */
export type Situation = {
  /** In plain words: "forgotten-occasion". */
  name: string;
  /** As a thing one can speak about: fits "about …" and "when it comes to …". */
  matter: string;
  /** Where it happens; `glad` is good news, `self` is about oneself. */
  place: 'couple' | 'family' | 'friends' | 'work' | 'self' | 'glad';
  /** How people tell it, in many hands: what it is recognised by. Never said to anybody. */
  told: string;
  /** What it may be about underneath: goes on after a semicolon. */
  under: string;
  /** One open question. */
  ask: string;
  /** How it may be from the other side. */
  other: string;
  /** The part that is the writer's own to change. */
  own: string;
  /** Something small to do. */
  step: string;
  /** Words for the other person, after a sentence that said what happened. */
  words: string;
  /** What two people could agree on: goes on after "you two could". */
  deal: string;
};

export const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
