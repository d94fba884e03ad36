import { expect, test } from 'vitest';
import { assess } from '#server/safety/assess.ts';
import known from '#server/safety/languages/phrases.json' with { type: 'json' };
import { policyOf } from '#server/safety/policy.ts';

const chat = (text: string) => assess(text, { surface: 'chat' });

test('fifteen languages, each marked as unchecked until somebody who speaks it has read it', () => {
  expect(known.languages.length).toBe(15);
  for (const { checkedBy, self_harm, domestic_violence } of known.languages) {
    expect(checkedBy).toBeNull();
    expect(Math.min(self_harm.length, domestic_violence.length)).toBeGreaterThan(7);
  }
});

test.each([
  ['Hola, no sé con quién hablar, ya no quiero vivir', 'self_harm'],
  ['Je ne sais plus quoi faire, mon mari me frappe tous les soirs', 'domestic_violence'],
  ['Bitte hilf mir, ich will nicht mehr leben', 'self_harm'],
  ['Mio marito mi picchia e io ho paura', 'domestic_violence'],
  ['Ele me bate quando bebe e eu não sei o que fazer', 'domestic_violence'],
  ['Hij slaat me elke avond en ik durf niets te zeggen', 'domestic_violence'],
  ['Mąż mnie bije, nie wiem co robić', 'domestic_violence'],
  ['Artık yaşamak istemiyorum, çok yoruldum', 'self_harm'],
  ['Я больше так не могу, хочу умереть', 'self_harm'],
  ['Чоловік мене б’є, і я боюся', 'domestic_violence'],
  ['زوجي يضربني كل يوم', 'domestic_violence'],
  ['मेरा पति मुझे मारता है', 'domestic_violence'],
  ['我不想活了,怎么办', 'self_harm'],
  ['Chồng tôi đánh tôi mỗi khi say', 'domestic_violence'],
  ['Ayoko nang mabuhay, pagod na ako', 'self_harm'],
])('%s', (text, category) => {
  const found = chat(text);
  expect(found).toMatchObject({ category, limited: true });
  expect(found.level).toBeGreaterThanOrEqual(2);
  expect(policyOf(found)).toMatchObject({ coach: 'card', tellBack: false });
});

test('a calm text in another language has people to turn to beside it, and is never told back', () => {
  const found = chat('Ayer cenamos con mi hermana y hablamos de la casa de los abuelos');
  expect(found).toMatchObject({ level: 1, category: 'another_language', resource: 'any' });
  expect(policyOf(found)).toMatchObject({ card: true, coach: 'usual', tellBack: false });
});

test.each(['We ate crème brûlée at the café', 'My cousin Zoë moved to São Paulo', 'Merci beaucoup, see you soon!'])(
  'English with a word of another language is English: %s',
  (text) => expect(chat(text).level).toBe(0),
);
