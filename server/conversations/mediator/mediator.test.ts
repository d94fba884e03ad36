import { describe, expect, test } from 'vitest';
import { hear } from '#server/conversations/mediator/heard.ts';
import { draftFrom } from '#server/conversations/mediator/offers.ts';
import { common, opening, reflection, sideBySide } from '#server/conversations/mediator/spoken.ts';

const AMARA = [
  'I cook every evening and I eat alone. I feel ignored when your phone is on the table.',
  'You are a pathetic loser. I need twenty minutes with you after dinner.',
];
const BEN = [
  'I come home exhausted and I feel criticised before my coat is off. I feel ignored too, in my own kitchen.',
];
const VERDICT = /\b(right|wrong|fault|blame|should|guilty of|overreact)/i;

describe('a reflection', () => {
  test('says back their own words, what they felt and what seems to matter, and no verdict', () => {
    const said = reflection(hear('Amara', AMARA));
    expect(said).toContain('I feel ignored when your phone is on the table');
    expect(said).toContain('ignored');
    expect(said).toContain('attention');
    expect(said).not.toMatch(VERDICT);
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
    expect(reflection(hear('Amara', ['You are a pathetic loser.']))).toBe('Thank you, Amara. I’ve taken that in.');
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

test('sides stand next to each other, with what they have in common', () => {
  const all = [hear('Amara', AMARA), hear('Ben', BEN)];
  expect(common(all).join()).toContain('ignored');
  const said = sideBySide(all);
  expect(said).toMatch(/\*\*Amara\*\*[^\n]+\n- \*\*Ben\*\*/);
  expect(said).toContain('What you have in common');
  expect(said).not.toMatch(VERDICT);
  expect(sideBySide([hear('Amara', []), hear('Ben', [])])).toContain('listened, and said little');
});

describe('a draft of an agreement', () => {
  test('is made of what was offered, by name and in their own words', () => {
    const draft = draftFrom(
      [
        { name: 'Amara', messages: ['You never help. I can wait ten minutes before I bring something up.'] },
        { name: 'Ben', messages: ["I'll put my phone in the drawer at dinner. I will never cook though."] },
        { name: 'Chi', messages: ['ok so I guess I could call on Sundays'] },
      ],
      [...AMARA, ...BEN],
    );
    expect(draft).toEqual([
      'Amara: I can wait ten minutes before I bring something up.',
      "Ben: I'll put my phone in the drawer at dinner.",
      'Chi: I could call on Sundays',
    ]);
  });

  test('suggests one thing where nobody offered any', () => {
    const draft = draftFrom([{ name: 'Amara', messages: ['No.'] }], ['The dishes and the laundry are always mine']);
    expect(draft).toEqual([expect.stringMatching(/^All of us: write down who does what/)]);
    expect(draftFrom([], [])).toHaveLength(1);
  });

  test('keeps each line short enough to be confirmed', () => {
    const long = `I can ${'really '.repeat(300)}try.`;
    for (const line of draftFrom([{ name: 'Ben', messages: [long] }], [])) expect(line.length).toBeLessThanOrEqual(500);
  });
});

test('the opening names everybody, says that it is an AI, and takes no side', () => {
  expect(opening(['Amara', 'Ben', 'Chi'])).toMatch(/Amara, Ben, and Chi.*an AI.*don’t take sides/);
});
