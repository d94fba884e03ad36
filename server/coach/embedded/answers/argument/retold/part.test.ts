import { describe, expect, test } from 'vitest';
import { retold } from '#server/coach/embedded/answers/argument/retold/part.ts';

const anew = (text: string) =>
  retold(text, 'the trip', new Set())
    .map(({ said }) => said)
    .filter(Boolean)
    .join(' ');

describe('a turn of a quarrel said anew', () => {
  test.each([
    ['You forgot to pick up the kids again.', /counting on you to pick up the kids/],
    ['You never listen.', /do not feel heard/],
    ['You always put work first.', /feels to me as if you often put work first/],
    ['You could have asked me first.', /I wish you had asked me first/],
    ['How was I supposed to know you needed it?', /I did not know that you needed it/],
    ['You said we would go together.', /I remember you saying that we would go together/],
    ['Put on a jumper like everyone else.', /Could you put on a jumper, please\?/],
    ['I never asked you to cook.', /did not ask you to cook/],
    ['As long as I pay for it, I will come in whenever I like.', /Because I pay for it/],
    ["I'm never telling you anything again.", /a while before I feel like telling you things again/],
  ])('%s', (hard, kept) => expect(anew(hard)).toMatch(kept));

  test.each(['Whatever.', 'Wow. Thanks for that.', "It's just a game, get a life.", 'Relax, you are overreacting.'])(
    '%s loses its blow',
    (hard) => {
      const said = anew(hard);
      expect(said).not.toMatch(/whatever|wow|thanks|get a life|relax|overreact/i);
      expect(said === '' || /\b(?:I|me|hurts)\b/.test(said)).toBe(true);
    },
  );

  test.each(["I'm sorry, I got excited.", 'I was worried about you.', 'We agreed on twenty degrees.'])(
    '%s stays as it is',
    (kind) => expect(anew(kind)).toBe(kind),
  );

  test('the same kind of blow is not said anew in the same words twice', () => {
    const used = new Set<string>();
    const [one, two] = ['You always leave early.', 'You always take his side.'].map((text) =>
      retold(text, 'it', used).map(({ said }) => said.split(' ').slice(0, 5).join(' ')),
    );
    expect(one).not.toEqual(two);
  });
});
