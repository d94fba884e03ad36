import { describe, expect, test } from 'vitest';
import { embedded } from '#server/coach/embedded/embedded.ts';
import { run } from '#server/coach/port.ts';

const analysed = async (text: string) => (await run(embedded, 'textAnalysis', { text })).output;
const reply = async (text: string) => (await analysed(text)).suggestedResponse;

describe('a reply that can be sent', () => {
  test.each([
    [
      'Can you please transfer your half of the electricity bill by Friday?',
      /I can transfer my half of the electricity bill by Friday/,
    ],
    [
      'Sorry I snapped at you this morning. Can we start over tonight?',
      /you snapped at me this morning.*let us start over tonight/,
    ],
    ['Thank you for driving my mom to the hospital yesterday.', /driving your mom to the hospital/],
    ["You said 6. It's 7:30 and dinner is cold. You always do this to me.", /I said 6.*dinner is cold/],
    ["If you cared about me you'd cancel on your friends tonight", /I cancel on my friends tonight/],
    ['I need some space. I will text you in a few days.', /you need some space.*you will text me/],
    ['You never call me.', /call you/],
    ['mom can u wash my soccer stuff for tmrw', /^Yes, I can wash your soccer stuff for tomorrow/],
    ['Shall we say Thursday at 7 at the Thai place?', /^Thursday at 7 works for me/],
    ["Please don't tell anyone, but I'm pregnant", /^(?!.*I hear you)/],
    ['I need the Q3 numbers on my desk tomorrow 9am.', /^Yes, I can get you the Q3 numbers tomorrow 9am/],
    ['Did you get home safe?', /^Yes, I am home safe/],
    ['I passed my driving test!!!!', /you passed your driving test!/],
    ['Could you please stop telling your sister everything?', /I will stop telling my sister everything/],
  ])('%s is answered from the receiver’s side', async (text, expected) => {
    expect(await reply(text)).toMatch(expected);
  });

  test.each([
    'You are literally just like your father',
    'must be nice to have so much free time',
    'You spend more time with your phone than with our kids',
    'After everything I did for you, this is what I get.',
  ])('nothing hard is said back as if it were so: %s', async (text) => {
    expect(await reply(text)).not.toMatch(/I (?:understand|hear|know) that I am|just like my father/i);
  });
});

describe('how a message is read', () => {
  test.each([
    ['ok. whatever you want', /yes|gritted|hurt|agree/i, /Friendly|upbeat/],
    ['Thanks for doing the dishes for once 👏', /./, /Grateful|Warm/],
    ["I'm stuck in traffic, start without me", /Matter-of-fact|Plain|Calm|Even/, /hurt|left out/i],
    ['no worries! see you monday', /./, /worr|criti/i],
  ])('%s', async (text, tone, never) => {
    const { emotionalTone } = await analysed(text);
    expect(emotionalTone).toMatch(tone);
    expect(emotionalTone).not.toMatch(never);
  });

  test('a message is quoted once in all', async () => {
    for (const text of [
      'Can you pick up milk on your way home?',
      'You never listen to a word I say.',
      'I got the job!!! start in March!!',
    ]) {
      const { evidence: _, ...said } = await analysed(text);
      expect(JSON.stringify(said).match(/“/g)?.length, text).toBe(1);
    }
  });

  test('of several messages in one paste the last of the other is answered, and evidence stands where it was read', async () => {
    const text = 'Tom: are you coming tonight?\nMe: do not think so\nTom: You never come. You always let me down.';
    const { evidence, interpretation, balance } = await analysed(text);
    expect(interpretation).toMatch(/You (?:never come|always let me down)/);
    expect(JSON.stringify(balance)).toContain('Tom');
    expect(evidence.length).toBeGreaterThan(0);
    for (const { from, to, quote } of evidence) expect(text.slice(from, to)).toBe(quote);
    expect(Math.min(...evidence.map(({ from }) => from))).toBeGreaterThanOrEqual(text.indexOf('You never'));
  });

  test('is surer where much speaks for it, and never certain', async () => {
    const clear = await analysed('Thank you so much for looking after Ben on Saturday, you saved us');
    const vague = await analysed('the blue one I think');
    expect(clear.confidence).toBeGreaterThan(0.7);
    expect(clear.confidence).toBeLessThan(0.9);
    expect(vague.confidence).toBeLessThan(0.5);
  });

  test('signs alone get an answer that fits them', async () => {
    expect((await analysed('❤️')).emotionalTone).toBe('Perhaps affectionate');
    expect((await analysed('?')).suggestedResponse).toMatch(/waiting/);
  });

  test('no quotation ends in the air', async () => {
    const long =
      'I think that we need to talk about what happened between us on that evening before you go on your long trip to the mountains with all of your friends.';
    for (const [, quote = ''] of JSON.stringify(await analysed(long)).matchAll(/“([^”]+)”/g))
      expect(quote).not.toMatch(/(?: |\b(?:the|of|to|and|with|your|a|when|before)(?: …)?)$/);
  });
});

describe('a kind fits who writes and what the message says', () => {
  const from = async (text: string, relationshipType: string, notes: string | null = null) =>
    (await run(embedded, 'textAnalysis', { text, relationship: { personName: 'Robin', relationshipType, notes } }))
      .output;

  test('a partner who asks for room is no landlord, whatever else is named', async () => {
    const said = JSON.stringify(
      await from('I think we should take some space. I need to find out who I am before we renew the lease', 'partner'),
    );
    expect(said).not.toMatch(/letter|tenant|contract|in writing/);
    expect(said).toMatch(/space|room|distance/);
  });

  test('to somebody at work nobody writes as to a friend', async () => {
    const { suggestedResponse, balance } = await from(
      'Per my last email, the slides were due on Monday. Please advise when we can expect them.',
      'boss',
      'usually very friendly',
    );
    expect(suggestedResponse).toMatch(/sorry for the delay.*when you can expect them/);
    expect(suggestedResponse).not.toMatch(/tonight|hug|smile/);
    expect(balance.otherPerspective).toMatch(/usually very friendly/);
  });

  test.each([
    'give me your pin. what are you hiding',
    'send me a picture of where you are right now, with the clock in it',
    'Share your live location with me, I mean it',
  ])('control is called control, and nobody is asked for their part in it: %s', async (text) => {
    const { emotionalTone, balance } = await from(text, 'boyfriend');
    expect(emotionalTone).toMatch(/Controlling|proof|Suspicious|Pressure/);
    expect(balance.ownPart).toBeNull();
  });

  test('what is said back is whole and turned rightly, or not said back', async () => {
    expect(
      (await from('I wish you both well but I am not coming to the party.', 'sibling')).suggestedResponse,
    ).not.toMatch(/I both/);
    expect((await from("I'm staying at Luca's tonight, need to think", 'partner')).suggestedResponse).not.toMatch(
      /, need/,
    );
  });

  test('nobody unknown has a verb that does not agree', async () => {
    for (const text of [
      'You never help me.',
      'k.',
      'You are pathetic.',
      'Thank you so much!',
      'Do it now.',
      'We need to talk.',
    ])
      expect(JSON.stringify(await analysed(text))).not.toMatch(
        /\bthey (?:has|was|knows|is|wants|does|feels|means|thinks)\b/,
      );
  });
});
