import { describe, expect, test } from 'vitest';
import { clipped } from '#server/coach/model/budget.ts';
import { writeTalk } from '#server/coach/model/prompt.ts';
import { coachChat, relationshipChat } from '#server/coach/model/prompts/chats.ts';
import { tokensIn } from '#server/coach/model/tokens.ts';
import { accept } from '#server/coach/port.ts';
import { assessTexts } from '#server/safety/assess-texts.ts';

const SETTING = { context: 32_000, hides: true };
const calm = assessTexts([]);
const KINDS = ['about', 'goals', 'notes', 'checkIns', 'moments', 'dates', 'steps', 'savedChats', 'remembered'] as const;
const known = KINDS.map((kind) => ({
  kind,
  about: 'Maya',
  lines: Array.from({ length: 40 }, (_, i) => `Something of ordinary length that was noted, number ${i}`),
}));
const history = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    role: i % 2 ? ('assistant' as const) : ('user' as const),
    content: `Turn ${i}: what was said, in a sentence or two of ordinary length. `.repeat(3),
  }));
const about = (more: object) =>
  accept('relationshipChat', {
    message: 'Shorter, please.',
    known,
    relationship: { personName: 'Maya', relationshipType: 'friend' },
    ...more,
  });

describe('a prompt', () => {
  test('is at most 1,500 tokens without what was said before, and every kind that was noted is in it', () => {
    const prompt = writeTalk(relationshipChat, about({ today: 'Saturday morning' }), calm, SETTING);
    const all = [...prompt.system, ...prompt.turns].map(({ text }) => text).join('\n');
    expect(all.length / 4).toBeLessThanOrEqual(1500);
    expect(prompt.used).toEqual(KINDS);
  });

  test('keeps its stable part byte by byte between turns', () => {
    const stable = (more: object) =>
      writeTalk(relationshipChat, about(more), calm, SETTING)
        .system.filter(({ isStable }) => isStable)
        .map(({ text }) => text);
    const first = stable({ today: 'Saturday morning' });
    expect(first).toHaveLength(2);
    const later = { message: 'And in German?', history: history(30), today: 'Saturday evening', summary: 'They met.' };
    expect(stable(later)).toEqual(first);
  });

  test('holds at least 24 turns as turns, in their order, and the member’s own words unfenced', () => {
    const prompt = writeTalk(relationshipChat, about({ history: history(24) }), calm, SETTING);
    expect(prompt.turns.map(({ role }) => role)).toEqual(
      Array.from({ length: 25 }, (_, i) => (i % 2 ? 'assistant' : 'user')),
    );
    expect(prompt.turns.at(-1)?.text).toBe('Shorter, please.');
    expect(prompt.turns[0]?.text).toContain('Turn 0');
    expect(JSON.stringify(prompt)).not.toMatch(/null|<</);
  });

  test.each([
    ['Latin', 'And so it went on. '],
    ['other', 'И так это продолжалось. '],
  ])('a text in %s letters is cut to its room', (_, text) => {
    const cut = clipped(text.repeat(300), 400);
    expect([tokensIn(cut) <= 400, tokensIn(cut) > 300, cut.includes('[…]')]).toEqual([true, true, true]);
  });

  test.each([32_000, 8192])(
    'holds 24 turns also where they are long, each shortened to its share: context of %i',
    (context) => {
      const long = history(24).map((one) => ({
        ...one,
        content: `${one.content} ${'And so it went on. '.repeat(90)}`,
      }));
      const prompt = writeTalk(relationshipChat, about({ history: long }), calm, { context, hides: true });
      expect(prompt.turns).toHaveLength(25);
      expect(prompt.turns[0]?.text).toContain('Turn 0');
      expect(tokensIn([...prompt.system, ...prompt.turns].map(({ text }) => text).join('\n'))).toBeLessThan(context);
    },
  );

  test('fits a small model: what is oldest goes first, the message stays', () => {
    const small = { context: 4096, hides: true };
    const prompt = writeTalk(relationshipChat, about({ history: history(200), summary: 'They met.' }), calm, small);
    const all = [...prompt.system, ...prompt.turns].map(({ text }) => text).join('\n');
    expect(tokensIn(all)).toBeLessThan(4096);
    expect(all).toContain('Shorter, please.');
    expect(all).toContain('Turn 199');
    expect(all).not.toContain('Turn 0:');
    expect(all).toContain('They met.');
  });

  test('keeps its size and the message where a member has three hundred of everything, and tells none of their names', () => {
    const names = Array.from(
      { length: 300 },
      (_, i) => `Zq${String.fromCharCode(97 + (i % 26), 97 + Math.floor(i / 26))}`,
    );
    const noted = KINDS.map((kind) => ({
      kind,
      about: names[0] ?? '',
      lines: names.map((name) => `Ask ${name} first`),
    }));
    const given = about({ message: `${names[299]} left.`, history: history(300), known: noted });
    const prompt = writeTalk(relationshipChat, given, calm, { context: 8192, hides: true, names });
    const all = [...prompt.system, ...prompt.turns].map(({ text }) => text).join('\n');
    expect(tokensIn(all)).toBeLessThan(8192);
    expect(all).toMatch(/PERSON_\d+ left\.$/);
    expect(names.filter((name) => all.includes(name))).toEqual([]);
  });

  test('says who speaks where several do, and calls nobody "Someone"', () => {
    const session = (name: string, people: string[]) => {
      const history = [{ role: 'user', content: 'I want quiet.', name: 'Amara' }];
      const given = { message: 'I want Sundays.', name, history, present: people, known: [] };
      return writeTalk(relationshipChat, about(given), calm, { ...SETTING, hides: false });
    };
    const { turns, system } = session('Ben', ['Amara', 'Ben']);
    expect(turns).toEqual([{ role: 'user', text: 'Amara: I want quiet.\n\nBen: I want Sundays.' }]);
    expect(system[1]?.text).toMatch(/^Amara and Ben are both here/);
    expect(system[1]?.text).not.toContain('This talk is about');
    expect(system[2]).toEqual({ text: 'Ben asks now; the answer is for both.', isStable: false });
    expect(session('Amara', ['Amara', 'Ben']).system[1]).toEqual(system[1]);
    expect(session('', ['Amara', '']).system[1]?.text).toMatch(/^Amara and another person are both here/);
    const nameless = writeTalk(
      coachChat,
      accept('coachChat', { message: 'someone left', name: 'Someone' }),
      calm,
      SETTING,
    );
    expect(JSON.stringify([nameless.system[1], nameless.turns])).toBe('[null,[{"role":"user","text":"someone left"}]]');
  });
});
