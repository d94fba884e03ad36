/** What Amara wrote to Mallama in those weeks; the replies are the coach's own. */
export type Talk = {
  day: number;
  /** A conversation with this title, else the chat about the person of that name. */
  title?: string;
  about?: string;
  says: readonly string[];
  /** How a chat about somebody was kept. */
  savedAs?: string;
  ends?: 'resolved';
  /** How a chat about somebody stands that was not saved yet. */
  marked?: 'needs_attention';
};

export const talks: readonly Talk[] = [
  {
    day: 53,
    about: 'Maya',
    says: [
      'We fought about the dishes on Tuesday. Maya left the room and I felt so alone at the table.',
      'I told her she always leaves when it gets hard.',
      'What could I say to her tonight?',
    ],
    savedAs: 'The evening she left the table',
  },
  {
    day: 62,
    title: 'The deadline with Priya',
    says: [
      'I did not tell Priya about the deadline until the last day, and she was disappointed in me.',
      'From her side it must have looked as if I did not trust her.',
      'Tomorrow I will tell her on Monday mornings what will not be ready.',
    ],
    ends: 'resolved',
  },
  {
    day: 81,
    about: 'Dad',
    says: ['Dad compared me with my brother again, and I hung up on him.', 'I want to call him back and stay calm.'],
    marked: 'needs_attention',
  },
  {
    day: 82,
    about: 'Priya',
    says: ['Priya asked how she can help me on Mondays, and I did not know what to say.'],
  },
  {
    day: 83,
    title: 'How to bring up the rent again',
    says: ['The rent goes up in March and I feel worried whenever we get near the subject.'],
  },
];
