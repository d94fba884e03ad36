import { describe, expect, test } from 'vitest';
import { hear } from '#server/conversations/mediator/heard.ts';
import { draftFrom } from '#server/conversations/mediator/offers.ts';
import { ownsAPart } from '#server/conversations/mediator/owning.ts';
import { agreedOn, opening, proposing, reflection, sideBySide } from '#server/conversations/mediator/spoken.ts';

const AMARA = [
  'I cook every evening and I eat alone. I feel ignored when your phone is on the table.',
  'You are a pathetic loser. I need twenty minutes with you after dinner.',
];
const BEN = [
  'I come home exhausted and I feel criticised before my coat is off. I feel ignored too, in my own kitchen.',
];
const JONAS = [
  'You came at half past eight without calling. I felt alone at my own table. Afterwards I said you embarrass me.',
  'That was mean, and I am sorry for how I said it. What I need is a call when you know you will be late.',
];
const LENA = [
  'A patient died and I sat in the car for an hour because I could not face anyone. I should have called.',
  'When you said that I felt thrown away. I need to be asked how I am before I am judged.',
];
/** Words of Mallama's that name a feeling, a motive, a need or a judgment. */
const CONCLUDED =
  /\b(right|wrong|fault|blame|guilty|misunderstood|overreact|you (?:seem to )?(?:feel|need)|matters to you|in common|differently)/i;
const unquoted = (said: string) => said.replace(/“[^”]*”/g, '');

describe('a reflection', () => {
  test('quotes their own words, and names no feeling and no need', () => {
    const said = reflection(hear('Amara', AMARA));
    expect(said).toContain('“I feel ignored when your phone is on the table”');
    expect(unquoted(said)).toBe('Thank you, Amara. In your words:  and .');
    for (const all of [AMARA, BEN, JONAS, LENA]) expect(unquoted(reflection(hear('X', all)))).not.toMatch(CONCLUDED);
  });

  test('says where somebody apologizes or names their own part, in their words', () => {
    expect(reflection(hear('Jonas', JONAS))).toContain(
      'About your own part: “That was mean, and I am sorry for how I said it”.',
    );
    expect(reflection(hear('Lena', LENA))).toContain('About your own part: “I should have called”.');
  });

  test('never leaves out what somebody longs for', () => {
    const evening =
      'It makes me feel invisible. When I speak he says I am nagging. I just want twenty minutes together.';
    expect(reflection(hear('Amara', [evening]))).toContain('“I just want twenty minutes together”');
    expect(
      reflection(hear('Chi', ['You always take her side. I moved here for you and gave up my friends.'])),
    ).toContain('I moved here for you');
  });

  test('never repeats a blow', () => {
    expect(reflection(hear('Amara', AMARA))).not.toMatch(/pathetic|loser/);
    expect(reflection(hear('Amara', ['You are a pathetic loser.']))).toBe('Thank you, Amara.');
  });

  test('quotes no long sentence', () => {
    const long = `I feel ${'very '.repeat(30)}tired.`;
    expect(reflection(hear('Amara', [long]))).toBe('Thank you, Amara.');
  });

  test('is the same for the same words, whoever says them', () => {
    const [one, other] = [reflection(hear('Amara', AMARA)), reflection(hear('Ben', AMARA))];
    expect(other).toBe(one.replaceAll('Amara', 'Ben'));
  });

  test.each([
    [[]],
    [['']],
    [['😭😭😭']],
    [['x'.repeat(8000)]],
    [['Hola, no entiendo nada de esto']],
    [['**<b>[a](javascript:1)']],
  ])('finds a fair sentence for odd turns (%#)', (messages) => {
    const said = reflection(hear('Amara', messages));
    expect(said).toMatch(/^Thank you, Amara\./);
    expect(said.length).toBeLessThan(600);
    expect(said).not.toMatch(/[<>[\]]/);
  });
});

describe('both sides', () => {
  test('stand next to each other in their own words, and what they have in common is not made up', () => {
    const said = sideBySide([hear('Amara', AMARA), hear('Ben', BEN)]);
    expect(said).toMatch(/\*\*Amara\.\*\*[^\n]+\n- \*\*Ben\.\*\*/);
    expect(unquoted(said)).not.toMatch(CONCLUDED);
    expect(said).not.toContain('own part');
    expect(sideBySide([hear('Amara', []), hear('Ben', ['You loser.'])])).toContain(
      '- **Amara.** Passed.\n- **Ben.** Their words stand above.',
    );
  });

  test('both named a part of their own: that is said, and only then', () => {
    const [jonas, lena] = [hear('Jonas', JONAS), hear('Lena', LENA)];
    expect(sideBySide([jonas, lena])).toMatch(
      /I am sorry for how I said it.*I should have called.*\n\nBoth of you named/s,
    );
    expect(sideBySide([jonas, hear('Ben', BEN)])).not.toContain('of you named');
  });
});

describe('a part of one’s own', () => {
  test.each([
    'I’m sorry I hurt you.',
    'I was tired, but I should have called you.',
    'I know I shouldn’t have said that.',
    'I regret how I spoke to you.',
    'That was unfair of me.',
    'It was my fault.',
    'I apologize for the shouting.',
  ])('is heard in "%s"', (sentence) => expect(ownsAPart(sentence)).toBe(true));

  test.each([
    'I’m sorry you feel that way.',
    'I’m sorry, but you started it.',
    'I’m sorry if that was too much.',
    'I’m sorry I ever met you.',
    'I should have left you years ago.',
    'I should have known you would lie.',
    'I should have been asked.',
    'Of course it was my fault.',
    'You want me to say I’m sorry.',
    'I’m not sorry.',
    'I was wrong about you.',
    'Am I supposed to say, I was wrong?',
  ])('is not read into "%s"', (sentence) => expect(ownsAPart(sentence)).toBe(false));
});

describe('a draft of an agreement', () => {
  test('is made of what was offered, by name and in their own words', () => {
    const draft = draftFrom([
      { name: 'Amara', messages: ['You never help. I can wait ten minutes before I bring something up.'] },
      { name: 'Ben', messages: ["I'll put my phone in the drawer at dinner. I will never cook though."] },
      { name: 'Chi', messages: ['ok so I guess I could call on Sundays'] },
    ]);
    expect(draft).toEqual([
      'Amara: I can wait ten minutes before I bring something up.',
      "Ben: I'll put my phone in the drawer at dinner.",
      'Chi: I could call on Sundays',
    ]);
  });

  test('holds nothing that nobody offered', () => {
    expect(draftFrom([{ name: 'Amara', messages: ['No. The dishes and the laundry are always mine'] }])).toEqual([]);
    expect(proposing(2, false)).toContain('I don’t make up promises');
  });

  test('keeps each line short enough to be confirmed', () => {
    const long = `I can ${'really '.repeat(300)}try.`;
    for (const line of draftFrom([{ name: 'Ben', messages: [long] }])) expect(line.length).toBeLessThanOrEqual(500);
  });
});

test('the opening names everybody, says that it is an AI, and takes no side', () => {
  expect(opening(['Amara', 'Ben', 'Chi'])).toMatch(/Amara, Ben, and Chi.*an AI.*don’t take sides.*the others read/);
});

test('two are spoken to as two', () => {
  expect(opening(['Amara', 'Ben'])).toContain('while the other reads along');
  expect(proposing(2, true)).toMatch(/Either of you.*both of you say yes/);
  expect(proposing(3, true)).toMatch(/Anyone.*everyone says yes/);
});

test('a reminder is promised only where there is a day', () => {
  expect(agreedOn(2, null)).toBe('Both of you have said yes.');
  expect(agreedOn(3, '2026-12-06')).toBe('Everyone has said yes. I’ll remind each of you on December 6.');
});
