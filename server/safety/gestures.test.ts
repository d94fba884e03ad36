import { expect, test } from 'vitest';
import { assess } from '#server/safety/assess.ts';

const levelOf = (text: string, surface: 'chat' | 'argument' | 'text_analyzer' = 'chat') =>
  assess(text, { surface }).level;

/** Gestures in ordinary quarrels, and events at work. */
const ORDINARY = [
  'She rolled her eyes.',
  'He rolled his eyes at me.',
  'She rolled her eyes when I said the word budget.',
  'Pulled my leg',
  'He pulled my leg about the holiday and I fell for it.',
  'He slapped my back and laughed.',
  'My boss humiliated me in front of the whole team.',
  'My manager humiliated me in front of everyone at the meeting.',
  'She slammed the door and I felt stupid.',
  'He slammed the kitchen door behind him after we argued about the plates.',
  'She dropped a plate while we were arguing and we both went quiet.',
  'He would not look me in the eye all evening.',
  'She turned her back on me in bed because I forgot her birthday.',
  'He raised his hand to stop me talking.',
  'She put her hand on the table and said enough.',
  'He crossed his arms and stared at the wall.',
  'My neck is stiff from all this tension with my mother.',
  'She waved her hand as if I were a fly.',
  'He shook his head and left the room.',
  'She shrugged her shoulders and went on scrolling.',
  'He bit his lip and said nothing.',
  'She stuck out her tongue at me like a child.',
  'He pointed his finger at me while he talked about the dishes.',
  'She covered her ears when I brought up the money.',
  'He banged his fist on the table because the team lost.',
  'My sister rolled her eyes behind my back.',
  'She threw up her hands and walked out of the kitchen.',
  'He gave me the cold shoulder for two days.',
  'My knees were shaking when I told her about the job.',
  'She grabbed the plate out of the sink and sighed.',
  'He tapped me on the shoulder and asked for the remote.',
  'She pushed her plate away and left the table.',
  'He held the door shut for a joke and we laughed.',
  'My mother-in-law talks behind my back about my cooking.',
  'He pulled a face when I kissed his cheek.',
  'She slapped the table and laughed at my joke.',
  'He breathed down my neck while I cooked.',
  'I could feel my face go red when she corrected me.',
  'She kicked me under the table because I told the story.',
  'He squeezed my hand but said nothing.',
  'She punched my arm playfully and called me an idiot.',
  'He hit the roof when he saw the bill.',
  'She has a good eye for my mistakes.',
  'He put his foot down about the dog.',
  'She twisted my words and I cried.',
];

test('body words of an ordinary quarrel alarm nobody', () => {
  expect(ORDINARY.length).toBeGreaterThan(40);
  for (const surface of ['chat', 'argument', 'text_analyzer'] as const)
    expect(ORDINARY.filter((text) => levelOf(text, surface) > 0)).toEqual([]);
});

/** The same gestures together with violence. */
const UNSAFE = [
  'He rolled his eyes and then he punched me.',
  'He rolled his eyes and punched me.',
  'She pushed her plate away and slapped me.',
  'She slapped my face and laughed.',
  'He slammed the door on my hand on purpose and my fingers are broken.',
  'He raised his hand and hit me.',
  'He pulled my leg until I fell down the stairs.',
  'He turned his back and then he choked me.',
  'She threw up her hands and hit me with a plate.',
  'He twisted my arm until I cried.',
  'He put his hands around my neck.',
  'He kicked me under the table again and again until I bruised.',
  'He crossed his arms and said he would kill me.',
  'My boss is my husband and he hits me at home.',
  'My boss threatened to hit me if I tell anyone.',
];

test('and hide no violence beside them', () => {
  expect(UNSAFE.filter((text) => levelOf(text) === 0)).toEqual([]);
});
