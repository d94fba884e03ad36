import { expect, test } from 'vitest';
import { cardFor } from '#contract/safety-card.ts';
import { assess } from '#server/safety/assess.ts';

const seen = (text: string) => assess(text, { surface: 'chat' });

const SURE = [
  'He grabbed my throat last night.',
  'She squeezed my neck until I saw stars.',
  'My partner had me by the throat on Saturday.',
  'My wife threw a pan at my head.',
  'She scratched my face and pulled my hair.',
  'He takes my whole paycheck and my bank card.',
  'My stepdad touched me at night.',
  'My ex is following me home every night.',
];
const DOUBTS = ["I don't know what to do.", "I'm not sure.", 'Am I overreacting?', "He's sorry now.", 'i dont know'];

test.each(SURE)('a doubt beside it takes nothing from it: %s', (sure) => {
  const { level } = seen(sure);
  expect(level).toBeGreaterThan(0);
  for (const doubt of DOUBTS)
    for (const text of [`${sure} ${doubt}`, `${doubt} ${sure}`, `${sure.slice(0, -1)} ${doubt}`])
      expect(seen(text).level, text).toBeGreaterThanOrEqual(level);
});

test.each([
  'he grabbed my throat last night when i said id leave. hes sorry now. i dont know',
  'he held me by the neck against the door',
  'he grabs my son by the throat when hes mad',
])('hands at someone’s throat are told by plain words: %s', (text) => {
  expect(seen(text).level).toBe(2);
  expect(seen(text).evidence[0]?.rule).toMatch(/hroat$/);
});

test.each([
  'He grabs my neck playfully when we kiss.',
  "There's a lump in my throat when I think of her. I don't know what to do.",
  'He cleared his throat before answering.',
  "We are at each other's throats lately. I don't know what to do.",
  'The nurse held my neck still for the scan.',
  "He squeezed my shoulder. I'm not sure what it means.",
])('and a throat alone is none: %s', (text) => expect(seen(text).level).toBe(0));

test.each([
  "my boyfriend says he'll kill himself if i leave him",
  'If I ever divorce my husband he would end his life, he says',
  'she threatens to hang herself every time I try to break up',
])('a threat of suicide that holds someone is danger for them, too: %s', (text) => {
  const found = seen(text);
  expect(found).toMatchObject({ level: 2, category: 'suicide_pressure', who: 'self' });
  const card = cardFor(found, 'US');
  expect(card?.lead).toContain('you don’t have to go there, go back or stay');
  expect(card?.lead).not.toContain('stay with them');
  expect(card?.lines.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['abuse', 'crisis', 'emergency']));
});

test.each([
  "he has a rifle and keeps calling that he'll kill himself if i don't come back",
  'my ex has a gun and says he will kill himself',
])('and with a weapon the emergency number stands first: %s', (text) => {
  const found = seen(text);
  expect(found).toMatchObject({ level: 3, category: 'suicide_pressure' });
  expect(cardFor(found, 'US')?.lines[0]?.kind).toBe('emergency');
});

test("a friend's or a child's words are met as before", () => {
  expect(seen("my friend says he'll kill himself").category).toBe('self_harm');
  expect(seen("my son says he'll kill himself if i leave for work").category).toBe('self_harm');
});

test.each([
  'Parents want me to marry by next year. I am 26 and I want to do masters first.',
  'They want me to marry a doctor but they would never force me.',
  'My aunt asks at every dinner when I will get married.',
])('a wish that someone marries is no force: %s', (text) => expect(seen(text).level).toBe(0));

test.each([
  'My parents are forcing me to marry my cousin.',
  'They want me to marry against my will.',
  'My parents want me to marry him and they have my passport.',
  'They are taking me to Pakistan in June to get me married.',
  "My uncle says he will beat me if I don't marry him.",
])('force is: %s', (text) => expect(seen(text).level).toBe(2));
