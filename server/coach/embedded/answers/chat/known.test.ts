import { describe, expect, test } from 'vitest';
import { embedded } from '#server/coach/embedded/embedded.ts';
import { run } from '#server/coach/port.ts';
import type { Said } from '#server/coach/tasks/shapes.ts';

async function talk(message: string, history: Said[] = []) {
  const { output } = await run(embedded, 'coachChat', { message, history });
  return output;
}

describe('a situation that is known', () => {
  const told = 'My boyfriend forgot our anniversary and went to play football with his friends.';

  test('is said back in their words, with a guess and one question, before anything is advised', async () => {
    const { response, strategies } = await talk(told);
    expect(response).toMatch(/^(?:So y|Y|I hear that y)our boyfriend forgot your anniversary.*; .*\?$/);
    expect(response.match(/\?/g)).toHaveLength(1);
    expect(strategies).not.toContain('suggestion');
  });

  test('asked what to do, there is one thing to do, and words that begin with what happened', async () => {
    const { response } = await talk('What should I do?', [
      { role: 'user', content: told },
      { role: 'assistant', content: 'I hear you.' },
    ]);
    expect(response.split('\n\n').length).toBeGreaterThan(3);
    expect(response).toMatch(/“You forgot our anniversary/);
  });

  test('words that did not sound right are not proposed again', async () => {
    const history: Said[] = [
      { role: 'user', content: told },
      { role: 'assistant', content: 'I hear you.' },
      { role: 'user', content: 'What could I text him?' },
    ];
    const first = (await talk('What could I text him?', history.slice(0, 2))).response;
    const said = [...first.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words);
    history.push({ role: 'assistant', content: first });
    const second = (await talk('that sounds too formal', history)).response;
    expect(second).toMatch(/“.+”/);
    for (const words of said) expect(second).not.toContain(words);
  });

  test('news to bring comes first in the words for it', async () => {
    const { response } = await talk("How do I tell my mother that I won't come home for Christmas this year?");
    expect(response).toContain("“I won't come home for Christmas this year. ");
  });

  test('nobody decides for the one who asks whether to leave', async () => {
    const { response } = await talk('Should I break up with him?');
    expect(response).toMatch(/yours to decide|not decide that for you|Nobody can answer that/);
    expect(response).not.toMatch(/\byou should (?:leave|stay|break)/i);
  });
});
