/** What a message to the coach is for. */
const KINDS = [
  /** Something happened, or is so: a situation is told. */
  'story',
  /** Words to send or say are asked for: find words. */
  'words',
  /** Whether to do something, or which of two: decide. */
  'decision',
  /** Why, how the other may see it, what to make of it: understand. */
  'view',
  /** A question of fact about people: "what is an I-message?" */
  'fact',
  /** Too upset to think: calm down. */
  'calm',
  /** Wants to be heard, no advice: write it out. */
  'vent',
  'good_news',
  'greeting',
  'closing',
  /** About the last reply or the coach's way: not helpful, not understood. */
  'complaint',
  /** What Mallama is, can do, keeps. */
  'about_coach',
  /** Nothing to do with people: code, weather, homework. */
  'off_topic',
  'unclear',
] as const;
export type Kind = (typeof KINDS)[number];
