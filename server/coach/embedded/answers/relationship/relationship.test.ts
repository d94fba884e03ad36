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
    expect(strengths.join(' ')).toContain('She sold her car to help you with rent');
    expect(areasForGrowth.join(' ')).toContain('She criticises how you raise your son');
    expect([...fields.join(' ').matchAll(/“[^”]*(?:babysits|criticises|sold her car)/g)]).toEqual([]);
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
