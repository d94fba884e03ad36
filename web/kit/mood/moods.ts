/** From warm to cool; colors that do not judge. */
export const moods = [
  { id: 'very_happy', label: 'Very happy', level: 5 },
  { id: 'happy', label: 'Happy', level: 4 },
  { id: 'neutral', label: 'Neutral', level: 3 },
  { id: 'sad', label: 'Sad', level: 2 },
  { id: 'very_sad', label: 'Very sad', level: 1 },
] as const;

export type Mood = (typeof moods)[number]['id'];
