import type { Told } from '#server/coach/embedded/answers/text/told.ts';
import { listed } from '#server/coach/embedded/say/words.ts';

export type Answer = (told: Told, seed: number) => string[];
export const text = ({ all }: Told) => all.join('. ');
export const yes = ({ asked }: Told): string =>
  asked
    ? asked.will
      ? `All right, I will ${asked.what}`
      : asked.later
        ? `I will get back to you today and ${asked.what}`
        : asked.both
          ? `Yes, let us ${asked.what}`
          : `Yes, I can ${asked.what}`
    : '';
export const heard = (facts: readonly string[]) => (facts.length ? `I hear you: ${joined(facts.slice(0, 3))}` : '');
export const joined = (all: readonly string[]) =>
  all.some((one) => / and /.test(one)) && all.length > 1
    ? `${all.slice(0, -1).join(', ')}, and ${all.at(-1)}`
    : listed(all);
/** The thing they named, or their own words: what makes a sentence speak of this message. */
export const matter = ({ named, bit }: Told) => named ?? bit;

export const GO_ON: Record<'hard' | 'guilt' | 'shut' | 'away' | 'order' | 'warm', readonly string[]> = {
  hard: [
    'What would help you most right now?',
    'Can we talk about it tonight, when we both have a clear head?',
    'What do you wish I had done instead?',
    'Tell me which part of it bothers you most.',
  ],
  guilt: [
    'Tell me plainly what you would like from me, and I will answer you honestly.',
    'What would you like me to do?',
    'I cannot promise everything, and I want to know what you wish for most.',
  ],
  shut: [
    'When would be a better time to talk?',
    'I will not push; come to me when you are ready.',
    'I would rather hear what is wrong than guess.',
  ],
  away: [
    'I am here when you are ready.',
    'Tell me when you would like to talk again.',
    'It does matter to me, so let us come back to it.',
  ],
  order: [
    'I will answer better when I am asked than when I am told.',
    'Can we talk about it calmly tonight?',
    'Tell me what worries you about it.',
  ],
  warm: ['It means a lot to me that you tell me.', 'I am glad that you wrote this.', 'That made me smile.'],
};
