import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Veil } from '#server/coach/anonymise/veil.ts';

const hidden = (text: string, names: string[] = []) => new Veil(names).hide(text);

describe('what identifies somebody', () => {
  test.each([
    [
      'Maya forgot. I told Maya it hurt, and Maya’s brother too.',
      'PERSON_1 forgot. I told PERSON_1 it hurt, and PERSON_1’s brother too.',
    ],
    ['Maya Lindqvist wrote', 'PERSON_1 SURNAME_1 wrote'],
    ['write to ann.b@example.org today', 'write to CONTACT_1 today'],
    ['call +44 7911 123456 now', 'call CONTACT_1 now'],
    ['call (978) 645-9740 or 07700 900123', 'call CONTACT_1 or CONTACT_2'],
    ['we live at 5 Rose Street, in Leeds', 'we live at CONTACT_1, in Leeds'],
    ['IBAN DE89 3704 0044 0532 0130 00', 'IBAN DETAIL_1'],
    ['my card is 4111 1111 1111 1111', 'my card is DETAIL_1'],
    ['ssn 853-37-1694', 'ssn DETAIL_1'],
    ['passport number C01X00T47', 'passport number DETAIL_1'],
    ['My sister M\u200baya and Ｍａｙａ', 'My sister PERSON_1 and PERSON_1'],
    ['call ٠٧٧٠٠ ٩٠٠١٢٣', 'call CONTACT_1'],
    ['maya said so, it was maya’s idea. MAYA!', 'PERSON_1 said so, it was PERSON_1’s idea. PERSON_1!'],
  ])('leaves as a placeholder: %s', (text, expected) => {
    expect(hidden(text, ['Maya Lindqvist'])).toBe(expected);
  });

  test('comes back to the letter, whole and in pieces, also bent', () => {
    const veil = new Veil(['Maya', 'Ben Okafor']);
    veil.hide('Maya met Ben Okafor, ann@example.org');
    const answer =
      "Tell PERSON_1 that [PERSON_2]'s mail is CONTACT_1. I AM SURE PERSON_1 cares, Person_2 too. THIS IN PERSON, and [PERSON] or PERSON";
    const expected =
      "Tell Maya that Ben's mail is ann@example.org. I AM SURE Maya cares, Ben too. THIS IN PERSON, and that person or that person";
    expect(veil.restore(answer)).toBe(expected);
    for (let cut = 1; cut < 8; cut++) {
      const { push, end } = veil.restorer();
      const pieces = answer.match(new RegExp(`.{1,${cut}}`, 'gs')) ?? [];
      expect(pieces.map(push).join('') + end()).toBe(expected);
    }
  });

  test('a placeholder that a model invented is words again', () => {
    expect(new Veil(['Maya']).restore('PERSON_7 and PERSON_1, at CONTACT_3')).toBe(
      'that person and Maya, at that contact',
    );
    expect(new Veil(['Maya']).restore('Person 2 in the queue')).toBe('Person 2 in the queue');
  });

  test('a placeholder without its number is words again, unless somebody wrote that word', () => {
    const veil = new Veil(['Maya']);
    expect(veil.restore('Tell PERSON that SURNAME_ called. In Person, or PERSONAL.')).toBe(
      'Tell that person that  called. In Person, or PERSONAL.',
    );
    veil.hide('It says DEAR PERSON and CONTACT on the form');
    expect(veil.restore('A form that says PERSON')).toBe('A form that says PERSON');
  });

  test('a typed placeholder reveals nobody', () => {
    const veil = new Veil(['Maya']);
    const sent = veil.hide('PERSON_1 is what I call Maya');
    expect(sent).not.toContain('Maya');
    expect(veil.restore(sent)).toBe('PERSON_1 is what I call Maya');
  });
});

describe('nothing else is hidden', () => {
  const NAMES = ['Will', 'May', 'Mum', 'Grace Hill', 'Someone', 'Aunt Rosa', 'Mark'];
  test.each([
    'is it ok to skip my cousin’s wedding if my ex is there',
    'She did it in front of everyone at 11 at night, on Sunday, 9 March 2026.',
    'We’re 34 and 36, she earns $4,500 a month and I pay 1200.50 of rent.',
    'Will you help? May I ask? Someone said so, someone always does.',
    'I will, may, mark and grace nothing; the hill is steep.',
    'Mum and my aunt are Muslim, I’m on Tinder, her visa was refused in Berlin.',
    'Hola, mi hermana no me habla desde Navidad. ¿Qué puedo hacer?',
    'It’s 2026-03-12, or 12/03/2026, at 18:30; we met 10-15 times in 2023-2024.',
    'Danger! Naps. She’ll, they’d, don’t. ADHD, IVF, GPS.',
  ])('%s', (text) => {
    expect(hidden(text, NAMES)).toBe(text);
  });

  test('in small letters what may be a word stays, in whatever language, and what can only be a name does not', () => {
    const words = ['Will', 'Hope', 'Grace', 'Leo', 'Luz', 'Deniz', 'Nina', 'Jess', 'Ed', 'Stepdad', 'Boss'];
    const text = words.join(' ').toLowerCase();
    expect(hidden(text, words)).toBe(text);
    const names = ['Maya', 'Priya', 'Karim', 'Mehmet', 'Giulia', 'Tom'];
    expect(hidden(names.join(' ').toLowerCase(), names)).toBe(names.map((_, i) => `PERSON_${i + 1}`).join(' '));
  });

  test('of hundreds of ordinary messages none loses a word, whatever the people in it are called', () => {
    const sets = ['conflict-moves-dev', 'safety-dev', 'attachment-dev'];
    const lines = sets.flatMap((name) => readFileSync(`evaluation/sentences/${name}.jsonl`, 'utf8').trim().split('\n'));
    const all = lines.flatMap((line) => JSON.parse(line).text ?? []) as string[];
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter((text) => hidden(text, NAMES) !== text)).toEqual([]);
    const many = [...NAMES, ...'Sam Ben Tom Anna Sarah Priya Omar Zoe Chris Kate Liam Ava'.split(' ')];
    const small = all.map((text) => text.toLowerCase()).filter((text) => hidden(text, many) !== text);
    expect(small.length * 100).toBeLessThanOrEqual(all.length);
  });

  test('where the model runs on this machine, nothing at all', () => {
    const veil = new Veil(['Maya'], false);
    const text = 'Maya is at ann@example.org, PERSON_1';
    expect([veil.hide(text), veil.restore(text)]).toEqual([text, text]);
  });

  test('whatever is typed comes back as it was read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 200 }), (text) => {
        const veil = new Veil(['Maya', 'Ben']);
        expect(veil.restore(veil.hide(`Maya ${text} Ben`))).toBe(`Maya ${text} Ben`);
      }),
      { numRuns: 200 },
    );
  });
});
