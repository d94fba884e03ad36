/** Phrases that are counted. What they meant is not interpreted. */
export const PHRASES = {
  conflict: [
    ...['you always', 'you never', 'your fault', 'shut up', 'leave me alone', 'whatever', 'i hate', 'so selfish'],
    ...["i'm done", 'im done', 'do what you want', 'stop it', "don't bother", 'ridiculous', 'liar', 'how dare you'],
  ],
  repair: [
    ...['sorry', 'i apologize', 'my fault', 'my bad', "you're right", 'i understand', 'can we talk', 'i was wrong'],
    ...["didn't mean", 'forgive me', 'thank you for', 'i appreciate', "let's start over", 'i hear you', 'make it up'],
  ],
} as const;
export type Move = keyof typeof PHRASES;

const pattern = (phrases: readonly string[]) => new RegExp(`\\b(?:${phrases.join('|')})\\b`, 'i');
const PATTERNS = { conflict: pattern(PHRASES.conflict), repair: pattern(PHRASES.repair) };
const ENGLISH = /\b(?:the|and|you|is|it|to|are|what|for|that|not|have|i'm|me)\b/i;

const straight = (text: string) => text.replace(/[’‘]/g, "'");

/** Which of the two a message contains. */
export function moveIn(text: string): Move | null {
  const words = straight(text);
  return PATTERNS.repair.test(words) ? 'repair' : PATTERNS.conflict.test(words) ? 'conflict' : null;
}

export const soundsEnglish = (text: string): boolean => ENGLISH.test(straight(text));
