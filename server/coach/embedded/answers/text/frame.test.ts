import { describe, expect, test } from 'vitest';
import { frameOf } from '#server/coach/embedded/answers/text/frame/frame.ts';
import { embedded } from '#server/coach/embedded/embedded.ts';
import { run } from '#server/coach/port.ts';

const analysed = async (text: string) => (await run(embedded, 'textAnalysis', { text })).output;

describe('the message, and what is told around it', () => {
  test.each([
    [
      'My flatmate wrote on the board "whoever took my milk, enjoy it". It was not me. Should I say something?',
      'whoever took my milk, enjoy it',
    ],
    ['I texted my dad "can we talk". He replied "not now". Then nothing.', 'not now'],
    [
      '"You will understand one day." That\'s what my aunt texted back. What does she mean?',
      'You will understand one day.',
    ],
    ['She texted me this morning: im not mad im just tired. Do I apologise?', 'im not mad im just tired.'],
    [
      'got this from my landlord today\nThe flat will be sold in June.\nhow do i answer that?',
      'The flat will be sold in June.',
    ],
    ['Fine. Whatever you think is best. - is she mad at me?', 'Fine. Whatever you think is best.'],
    ['Mum: are you eating properly?', 'are you eating properly?'],
    ['01/02/2024, 09:14 - Ola: ok\n01/02/2024, 09:20 - Me: upset?\n01/02/2024, 09:31 - Ola: I said ok', 'I said ok'],
    ['After I told my son about the move he wrote: do what you like, i wont visit', 'do what you like, i wont visit'],
  ])('%s', (text, said) => {
    expect(frameOf(text)).toMatchObject({ said, by: 'them' });
  });

  test.each([
    ['I wrote to my brother: You should be ashamed. He has not answered in a week. Was I too harsh?', 'brother'],
    ['I told my wife "you are just like your mother" in a fight. Did I go too far?', 'wife'],
    ['I was gonna send my friend this: "I guess I know where I stand". ok to send?', 'friend'],
  ])('own words are read as own words: %s', (text, role) => {
    expect(frameOf(text)).toMatchObject({ by: 'me', ask: 'own words', who: { called: `your ${role}` } });
  });

  test.each([
    'You said "I\'ll be home by six" and it\'s eight now.',
    "Listen: I can't do Sunday. My sister needs me.",
    'I told everyone: we leave at 8. be ready please',
    'can you believe it, my boss said "great job" today!! are you in tonight?',
    'Did my brother tell you what he said?',
  ])('a message that quotes or tells of others is a message: %s', (text) => {
    expect(frameOf(text)).toBeNull();
  });

  test.each([
    ['My ex husband texted "I miss how we used to be". Does he want me back?', 'your ex-husband', 'he', 'ex', 'feels'],
    [
      'My mother in law sent this: "we are old now". How should I read that?',
      'your mother-in-law',
      'she',
      'family',
      'mean',
    ],
    ['My colleague Ines wrote "as I explained". Is that a dig at me?', 'Ines', 'they', 'work', 'about me'],
    [
      'our son\'s teacher emailed "we need to talk about Emil". Should I be worried?',
      'the teacher',
      'they',
      'care',
      'worry',
    ],
  ])('who wrote, and what is asked: %s', (text, called, pronoun, relation, ask) => {
    expect(frameOf(text)).toMatchObject({ who: { called, pronoun, relation }, ask });
  });
});

describe('what is answered', () => {
  test('the other’s words are read and answered, and never the telling', async () => {
    const { interpretation, suggestedResponse } = await analysed(
      'My daughter texted me after I asked about Easter: "We are keeping the holidays to ourselves this year. It\'s not personal." Is she angry with me?',
    );
    expect(interpretation).toMatch(/not personal|holidays to ourselves/);
    expect(interpretation).toMatch(/anger|angry/);
    expect(`${interpretation} ${suggestedResponse}`).not.toMatch(/texted|asked about Easter/);
  });

  test('own harsh words get a next step towards the other', async () => {
    const { interpretation, suggestedResponse, balance } = await analysed(
      'I sent my girlfriend "Do what you want, don\'t bother coming home." She has not replied. Was it that bad?',
    );
    expect(interpretation).toMatch(/likely to have hurt/);
    expect(suggestedResponse).toMatch(/sorry|final|colder/);
    expect(balance.otherPerspective).toMatch(/girlfriend/);
  });

  test('of words that are only told, the wording is not weighed', async () => {
    const { readings, confidence, interpretation } = await analysed(
      'My partner says I never listen and that he needs space. What does he mean?',
    );
    expect(readings).toEqual([]);
    expect(confidence).toBeLessThan(0.4);
    expect(interpretation).toMatch(/his own words are not here/);
  });

  test('evidence stands where the message stands', async () => {
    const text = 'My brother wrote "You never call. You always let me down." What do I say?';
    const { evidence } = await analysed(text);
    expect(evidence.length).toBeGreaterThan(0);
    for (const { from, to, quote } of evidence) {
      expect(text.slice(from, to)).toBe(quote);
      expect(from).toBeGreaterThanOrEqual(text.indexOf('You never'));
    }
  });

  test('a long text without any end is still read fast', () => {
    for (const text of ['my boss wrote: ', 'is it ', '\n', 'she said "a" and ']) {
      const started = performance.now();
      frameOf(text.repeat(20_000 / text.length));
      expect(performance.now() - started).toBeLessThan(2_000);
    }
  });
});
