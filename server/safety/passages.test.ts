import { describe, expect, test } from 'vitest';
import { assess } from '#server/safety/assess.ts';

const chat = (text: string) => assess(text, { surface: 'chat' });
const lovely = 'Lovely day with Tom and the dog. ';

describe('a megabyte', () => {
  test('is read in part, and says so', () => {
    expect(chat(lovely.repeat(30_000))).toMatchObject({ level: 0, category: 'none', limited: true });
    expect(chat(lovely.repeat(300))).toMatchObject({ level: 0, limited: false });
  });

  test.each([0, 15_000, 29_999])('danger in it is found where it stands, after %i sentences', (before) => {
    const text = `${lovely.repeat(before)}I want to kill myself. ${lovely.repeat(30_000 - before)}`;
    const { level, category, limited, evidence } = chat(text);
    expect({ level, category, limited }).toEqual({ level: 2, category: 'self_harm', limited: true });
    for (const { from, to } of evidence) expect('I want to kill myself.').toContain(text.slice(from, to));
  });

  test.each([
    ['one word', 'a'.repeat(1_000_000)],
    ['emoji', '😭'.repeat(500_000)],
    ['half a surrogate', '\ud83d'.repeat(1_000_000)],
    ['nothing that is seen', '\u200b'.repeat(1_000_000)],
    ['HTML', '<b onclick="x()">hi</b>'.repeat(40_000)],
  ])('of %s is calm and does not break', (_name, text) => {
    expect(chat(text)).toMatchObject({ level: 0, limited: true });
  });
});

describe('what no frame foresees', () => {
  test('is found by the weight of all its words, with the words that weigh', () => {
    const text = 'My husband counts the nappies and the litres in the tank so he can tell if I went out';
    const found = chat(text);
    expect(found).toMatchObject({ category: 'domestic_violence', resource: 'domestic_violence' });
    expect(found.level).toBeGreaterThan(0);
    expect(found.evidence.map(({ rule }) => rule)).toContain('domestic_violence.weighed');
    for (const { from, to } of found.evidence) expect(text.slice(from, to).trim()).not.toBe('');
  });

  test.each(["I don't want to die, I just want the arguing to stop", 'Ten years ago I was suicidal, today I am fine'])(
    'does not undo what the frames heard denied or past: %s',
    (text) => expect(chat(text).level).toBe(0),
  );
});
