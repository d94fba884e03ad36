import { expect, test } from 'vitest';
import { askedIn } from '#server/coach/embedded/understand/asked.ts';
import { understand } from '#server/coach/embedded/understand/understand.ts';

const asked = (message: string) => askedIn(message, understand(message).people);

test.each([
  [
    'How do I tell my mum that I am moving out?',
    'words',
    'You are looking for a way to tell your mum that you are moving out',
  ],
  ['how can i get my brother to call me back', 'way', 'You are looking for a way to get your brother to call you back'],
  ['What should I text her after our fight?', 'words', 'You are looking for words for her after your fight'],
  [
    'Help me write a message to my boss about Friday',
    'words',
    'You would like to write a message to your boss about Friday',
  ],
  ['Should I leave him?', 'whether', 'You are asking yourself whether to leave him'],
  ['Is it normal that we never talk?', 'judge', 'You wonder whether it is normal that you two never talk'],
  ['am i overreacting?', 'judge', 'You wonder whether you are overreacting'],
  ['why does he never call?', 'why', 'You keep coming back to “why does he never call”'],
])('%s', (message, kind, said) => {
  expect(asked(message)).toMatchObject({ kind, said });
});

test('what is to be told is kept as it would be said', () => {
  expect(asked("How do I tell my mother that I won't come for Christmas without hurting her?")?.news).toBe(
    "I won't come for Christmas",
  );
  expect(asked('How do I tell Tom that he hurt me?')?.news).toBe('you hurt me');
});

test('what is said to somebody else asks nothing of the coach', () => {
  expect(asked("Why can't you ever be on time?")).toBeUndefined();
  expect(asked('My sister borrowed my coat.')).toBeUndefined();
});
