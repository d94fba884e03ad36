/** What was written down in those weeks beside the check-ins: the journal, and what the tools were asked. */

type Written = { day: number; about?: string; body: object };
type Mood = 'very_sad' | 'sad' | 'neutral' | 'happy' | 'very_happy';

type Told = [day: number, mood: Mood, title: string, content: string, emotions: string, tag: string, about?: string];

const entry = (...[day, mood, title, content, emotions, tag, about]: Told): Written => ({
  day,
  ...(about && { about }),
  body: { title, content, emotions, mood, tags: [tag] },
});

export const entries: readonly Written[] = [
  entry(
    6,
    'sad',
    'Phones at dinner',
    'We both looked at our phones until the plates were cold.',
    'Lonely',
    'evenings',
    'Maya',
  ),
  entry(
    19,
    'very_sad',
    'The house',
    'Dad decided about the house before he called me.',
    'Angry, small',
    'decisions',
    'Dad',
  ),
  entry(
    31,
    'very_happy',
    'The lake',
    'Two days without a plan. Maya laughed the whole way home.',
    'Light',
    'time together',
    'Maya',
  ),
  entry(
    46,
    'neutral',
    'A quiet week',
    'Nothing went wrong, and I noticed that I was waiting for it.',
    'Watchful',
    'waiting',
  ),
  entry(
    60,
    'sad',
    'The deadline',
    'Priya heard it from the client. I should have said it first.',
    'Ashamed',
    'work',
    'Priya',
  ),
  entry(
    70,
    'neutral',
    'Before the talk',
    'I wrote the three numbers on a card so that I keep to them.',
    'Nervous',
    'money',
    'Maya',
  ),
  entry(
    71,
    'happy',
    'Ten minutes',
    'We talked about the rent for ten minutes and nobody left.',
    'Relieved',
    'money',
    'Maya',
  ),
  entry(73, 'neutral', 'Long day', 'Too much on my plate again, and I said so at noon.', 'Tired', 'work'),
  entry(76, 'sad', 'My brother', 'Dad compared us again, and I hung up early.', 'Hurt', 'comparing', 'Dad'),
  entry(78, 'happy', 'A walk', 'Priya and I walked instead of sitting in the meeting room.', 'Calm', 'work', 'Priya'),
  entry(80, 'neutral', 'The radio', 'I wanted to ask Dad about the radio and did not.', 'Unsure', 'calls', 'Dad'),
  entry(
    81,
    'very_happy',
    'Breakfast',
    'No plans, no phones, and it was noon before we noticed.',
    'Content',
    'time together',
    'Maya',
  ),
  entry(82, 'happy', 'A real question', 'She asked how my week really was, and waited.', 'Warm', 'listening', 'Maya'),
];

export const papers: readonly (Written & { url: string })[] = [
  {
    ...{ day: 64, url: '/api/text-analysis', about: 'Maya' },
    body: { text: 'Fine. Do whatever you want about Thursday.' },
  },
  {
    ...{ day: 72, url: '/api/craft-message' },
    body: { goal: 'Ask Dad about the radio he mended, without talking about the house', selectedTone: 'caring' },
  },
  {
    ...{ day: 76, url: '/api/resolve-argument' },
    body: {
      originalConversation:
        'Me: You never call unless something is broken.\nDad: Your brother calls every week.\n' +
        'Me: I am not my brother.\nDad: I only said it.\nMe: You always say it.',
      partiesInvolved: ['Me', 'Dad'],
    },
  },
  {
    ...{ day: 79, url: '/api/relationship-analysis', about: 'Dad' },
    body: {
      relationshipType: 'family',
      description: 'We speak every few weeks. Calls are short, and when he compares me with my brother I hang up.',
    },
  },
];
