import { describe, expect, test } from 'vitest';
import { embedded } from '#server/coach/embedded/embedded.ts';
import { run } from '#server/coach/port.ts';

const read = async (relationshipType: 'romantic' | 'family' | 'friend' | 'colleague', description: string) =>
  (await run(embedded, 'relationshipAnalysis', { relationshipType, description })).output;

const MOTHER =
  "My mother calls me every day and gets upset if I don't pick up. She criticises how I raise my son. But she also babysits when I work late and she sold her car to help us with rent.";

describe('a relationship that was described', () => {
  test('each field says something of its own, and the words are said back instead of quoted', async () => {
    const { strengths, areasForGrowth, recommendations, balance, communicationStyle } = await read('family', MOTHER);
    const fields = [
      communicationStyle,
      ...strengths,
      ...areasForGrowth,
      ...recommendations,
      balance.otherPerspective ?? '',
      balance.ownPart ?? '',
      balance.oneRepairStep ?? '',
    ];
    expect(new Set(fields).size).toBe(fields.length);
    expect(strengths.join(' ')).toContain('She also babysits when you work late');
    expect(strengths.join(' ')).toContain('she sold her car to help you with rent');
    expect(areasForGrowth.join(' ')).toContain('She criticises how you raise your son');
    expect([...strengths, ...areasForGrowth].join(' ')).not.toMatch(/“/);
  });

  test('offers a first sentence to the other one', async () => {
    const { recommendations } = await read(
      'friend',
      'Sarah and I have known each other since school. Lately she only calls when she needs something. I miss how we used to laugh.',
    );
    expect(recommendations.join(' ')).toContain('“You only call when you need something.');
  });

  test('a longing is no strength, a kept promise is no strain', async () => {
    const { strengths, areasForGrowth } = await read(
      'romantic',
      'We used to talk about everything, but since the kids came he just sits on his phone. He never forgets my birthday.',
    );
    expect(strengths.join(' ')).not.toMatch(/used to talk/);
    expect(strengths.join(' ')).toMatch(/never forgets your birthday/);
    expect(areasForGrowth.join(' ')).not.toMatch(/birthday/);
  });

  test('is about the one who strains, and not whoever is named first', async () => {
    const { recommendations } = await read(
      'family',
      'I take care of our mum with dementia. My sister lives in Canada, calls once a week and tells me what I should do.',
    );
    expect(recommendations.join(' ')).toMatch(/your sister/);
    expect(recommendations.join(' ')).not.toMatch(/your mum/);
  });

  test.each([
    ['We are polite. We have not slept in the same bed since March, and I stopped asking why.', /since March/],
    ['My brother and I only talk about the weather. I told him I am ill and he said ok.', /weather|said ok/],
    ['She is a good friend. Since my miscarriage she only sends me memes.', /miscarriage/],
    ['I never told her that I applied for the job in Oslo. We laugh a lot.', /Oslo/],
  ])('sees what hurts where nobody quarrels: %s', async (description, told) => {
    const { areasForGrowth, overallHealth } = await read('romantic', description);
    expect(areasForGrowth.join(' ')).toMatch(told);
    expect(overallHealth).toBeLessThan(6);
  });

  test('what the writer does is the writer’s own part, and nobody else’s', async () => {
    const { balance, areasForGrowth, strengths } = await read(
      'colleague',
      'My team lead thanks me every week, but I feel small beside her. I hand in my reports late on purpose.',
    );
    expect(balance.ownPart).toContain('“I hand in my reports late on purpose.”');
    expect(areasForGrowth.join(' ')).toContain('You hand in your reports late on purpose.');
    expect(strengths.join(' ')).toContain('thanks you every week');
  });

  test('takes no language, place or first word for a name, and supposes nothing that was not told', async () => {
    const said = JSON.stringify(
      await read(
        'romantic',
        'Freshly engaged. His Polish is better than my German, and in Bremen we know nobody. He cooks and I read to him. His sister borrows our car and never pays for petrol.',
      ),
    );
    expect(said).not.toMatch(/(?:with|to|ask|tell|let) (?:Freshly|Polish|German|Bremen)\b/i);
    expect(said).not.toMatch(/password|family party|inherit|If /);
  });

  test('abuse is answered to the one who writes, and a zero is no rating', async () => {
    const { communicationStyle, notice, recommendations } = await read(
      'romantic',
      'He hides my passport and reads all my messages. Yesterday he locked me in so I could not see my brother.',
    );
    expect(communicationStyle).toMatch(/your safety/);
    expect(notice).toMatch(/no rating/);
    expect(recommendations.join(' ')).not.toMatch(/let the person decide/);
  });

  test('nobody who is not there is judged', async () => {
    const said = JSON.stringify(
      await read(
        'romantic',
        'He lies to me, he flirts with others and he is lazy. I do everything at home and I am so tired of it.',
      ),
    );
    expect(said).not.toMatch(/toxic|narciss|leave him|you deserve/i);
  });
});
