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

describe('what is offered to say next is understood', () => {
  const relationship = { personName: 'Maya', relationshipType: 'romantic_partner' };
  const told = 'Maya cancelled our dinner again and did not even say sorry.';
  async function next(message: string) {
    const history: Said[] = [
      { role: 'user', content: told },
      { role: 'assistant', content: 'I hear you.' },
    ];
    return (await run(embedded, 'relationshipChat', { message, history, relationship })).output.response;
  }

  test.each([
    ['There is more to it.', /\?$/],
    ['What could I try first?', /\n\n/],
    ['Help me find the words.', /“[^”]+”/],
    ['How might it look from the other side?', /Maya/],
    ['What could I say?', /“[^”]+”/],
    ['I am not sure what I feel.', /feelings/],
    ['Can we look at a small next step?', /\n\n/],
    ['What would you ask in my place?', /I would ask you/],
    ['That is not quite it.', /wrong|putting me right|not guess/],
  ])('%s', async (message, expected) => {
    const said = await next(message);
    expect(said).toMatch(expected);
    expect(said).not.toContain(message.replace(/[.?]$/, ''));
  });

  test.each([
    ['What could I try first?', /this week|tonight/],
    ['How might it look from the other side?', /your cousin/],
    ['What would you ask in my place?', /I would ask your cousin/],
  ])('%s, also where nothing is known of what was told', async (message, expected) => {
    const history: Said[] = [{ role: 'user', content: 'My cousin painted the boat green in the spring.' }];
    const { response } = (await run(embedded, 'coachChat', { message, history })).output;
    expect(response).toMatch(expected);
    expect(response).toMatch(/\?$/);
  });

  test('a name keeps its capital', async () => {
    const { output } = await run(embedded, 'relationshipChat', { message: told, relationship });
    expect(output.response).toMatch(/Maya cancelled your dinner/);
  });
});
