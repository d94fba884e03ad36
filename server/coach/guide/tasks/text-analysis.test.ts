import { describe, expect, test } from 'vitest';
import { guide } from '#server/coach/guide/guide.ts';
import { run } from '#server/coach/port.ts';

const analyze = async (text: string) => (await run(guide, 'textAnalysis', { text })).output;

describe('a text', () => {
  test.each([
    ['You are such an idiot.', 'An insult'],
    ["I'm so sorry I hurt you. I was wrong.", 'An apology'],
    ['Could you please take the trash out tonight?', 'A request'],
  ])('is named where its words are sure: %s', async (text, tone) => {
    const { emotionalTone, readings, underlyingMeaning } = await analyze(text);
    expect([emotionalTone, readings]).toEqual([tone, []]);
    expect(underlyingMeaning).toMatch(/^That isn’t in the words\. /);
  });

  test.each(['The red one, then.', 'hm', 'We got it!!!', 'I love you but I can’t keep doing this.'])(
    'is not named where they are not; who did what stays open, and the reply is a blank: %s',
    async (text) => {
      const { emotionalTone, underlyingMeaning, suggestedResponse, evidence } = await analyze(text);
      expect([emotionalTone, evidence]).toEqual(['Not clear', []]);
      expect(underlyingMeaning.match(/\?/g)).toHaveLength(2);
      expect(underlyingMeaning).not.toMatch(/\b(?:are|do|did|have|is it [^?]* to) (?:they|them)\b/i);
      expect(suggestedResponse).toMatch(/^\[[^\]]+\]\.$/);
    },
  );

  test.each([
    ['I was so sorry to hear about your father. We are thinking of you all.', 'Sympathy', 'I was so sorry to hear'],
    ['I didn’t feel a spark, so let’s leave it here.', 'A no', 'I didn’t feel a spark'],
    ['Did you call the vet? I could pick her up at 4.', 'An offer, and a question', 'I could pick her up'],
    ['Grandma passed away this morning.', 'Sad news', 'Grandma passed away'],
    ['Pay by Friday or I will call the police.', 'A demand', 'Pay by Friday'],
    ['We won’t be able to extend it.', 'A no', 'We won’t be able'],
    ['lmk if ur free on sunday', 'An invitation', 'lmk if ur free'],
    ['I’m really hurt that you left.', 'A feeling', 'I’m really hurt'],
  ])('is known by what it says outright, whatever the weights make of it: %s', async (text, tone, quote) => {
    const { emotionalTone, interpretation, evidence } = await analyze(text);
    expect(emotionalTone).toBe(tone);
    expect(interpretation).toContain(`“${quote}`);
    expect(evidence.every((one) => text.slice(one.from, one.to) === one.quote)).toBe(true);
  });

  test.each([
    ['Please vacate the unit by January 3, 2027.', 'A request', '“by January 3, 2027”'],
    ['If not, we will start eviction.', 'A demand', 'what happens otherwise'],
    ['thx for the ride tonite. sorry about the crumbs', 'Thanks', '“tonite”'],
    ['dads biopsy came back clean!', 'Good news', 'came back clean'],
    ['why did u block my number', 'A question', 'It asks'],
  ])('is told by what comes first in it, however it is spelled: %s', async (text, tone, part) => {
    const { emotionalTone, interpretation } = await analyze(text);
    expect(emotionalTone).toMatch(new RegExp(`^${tone}`));
    expect(interpretation).toContain(part);
  });

  test.each([
    'so are we on for saturday or did you forget me again lol',
    'She bought a house. But don’t worry, we love you even if you still rent at 38.',
    'k',
  ])('is not named by one kind part of it: %s', async (text) =>
    expect((await analyze(text)).emotionalTone).toBe('Not clear'),
  );

  test.each([
    ['Thanks for dinner. I won’t do this a second time.', 'Thanks, and more', 'Thanks for dinner.'],
    ['We had fun. Love you.', 'Closeness, and more', 'Love you.'],
  ])('keeps open what else is in it: %s', async (text, tone, quote) => {
    const { emotionalTone, interpretation, suggestedResponse } = await analyze(text);
    expect(emotionalTone).toBe(tone);
    expect(interpretation).toContain(`“${quote}” It also says: “`);
    expect(suggestedResponse).toMatch(/^\[/);
  });

  test.each(['The parcel is in the hall.', 'Hi Mia, I put the leftovers in the freezer. The train leaves at six.'])(
    'that only tells of things is called that, and nobody is asked what went before: %s',
    async (text) => {
      const { emotionalTone, interpretation, underlyingMeaning } = await analyze(text);
      expect([emotionalTone, interpretation.includes(`It tells you something: “${text}”`)]).toEqual([
        'Information',
        true,
      ]);
      expect(underlyingMeaning).not.toContain('What came before');
    },
  );

  test.each([
    ['I don’t think I can do this anymore. I need some space.', 'Ending things'],
    ['This is too much for me. I need some space right now.', 'Distance'],
    ['I need some space right now.', 'Asking for space'],
  ])('takes no end for a pause: %s', async (text, tone) => {
    const { emotionalTone, suggestedResponse } = await analyze(text);
    expect(emotionalTone).toBe(tone);
    expect(suggestedResponse.includes('Do you mean a pause, or an end?')).toBe(tone === 'Distance');
  });

  test('takes no mockery for a question', async () => {
    const { interpretation, suggestedResponse } = await analyze(
      'Amazing, you found the dishwasher after all. Do you want a medal for that?',
    );
    expect(`${interpretation} ${suggestedResponse}`).not.toMatch(/It asks|Your answer to/);
  });

  test.each([
    ['You never think about anyone but yourself.', 'Blame or criticism', 'You never think'],
    ['Need the slides by 5 today. Please fix the chart, it doesn’t match.', 'A request', 'Please fix the chart'],
    ['You never listen when I talk about my job. I’m tired of it.', 'Hard to hear', 'You never listen'],
  ])('is named where words like these nearly always are that, with its quote: %s', async (text, tone, quote) => {
    const { emotionalTone, interpretation } = await analyze(text);
    expect(emotionalTone).toBe(tone);
    expect(interpretation).toContain(`“${quote}`);
  });

  test.each([
    ['I checked your phone while you slept. Who is Al? From now on you send me your location or we’re done.', 1],
    ['I saw you with him. If you think you can just walk away from me you’re wrong. You’ll regret this.', 1],
    ['Don’t tell your mother about us. I know where you live.', 0],
  ])('that threatens or controls is owed no answer: %s', async (text, level) => {
    const { output, meta } = await run(guide, 'textAnalysis', { text });
    expect(output.emotionalTone).toMatch(/^(?:A threat|A demand that controls)$/);
    expect(output.interpretation).toMatch(/you don’t owe them an answer\. Keep the message.*tell someone you trust/);
    expect(output.suggestedResponse).toBe('');
    expect(meta.safety?.level).toBeGreaterThanOrEqual(level);
  });

  test.each([
    'Thank you SO much for picking me up an hour late. I loved standing in the rain.',
    'Thanks for finally doing the laundry.',
    'Wow, thank you for the two minutes of warning.',
    'The match is at 6. Wow, thanks for telling me now.',
    'thanks for being so late, I ate alone',
    'haha you’re such an idiot, luv ya',
    'You only text me when you’re bored.',
    'No one will ever love you like this. Remember that.',
    'I’d love it if we could stay friends.',
  ])('is not called thanks, an insult or a no by words that may be the opposite: %s', async (text) =>
    expect((await analyze(text)).emotionalTone).not.toMatch(/Thanks|insult|A no|request|closeness/i),
  );

  test.each([
    ['Thanks for finally doing the laundry.', 'it may be meant, or the opposite'],
    ['haha you’re such an idiot, luv ya', 'only you know whether it is here'],
  ])('says what may be the one thing or the other: %s', async (text, words) => {
    const { emotionalTone, interpretation } = await analyze(text);
    expect([emotionalTone, interpretation.includes(words)]).toEqual(['Not clear', true]);
  });

  test.each([
    [
      'The match is on Friday at 6. Can you bring Ella?',
      '“Can you bring Ella?” It also says: “The match is on Friday at 6.”',
    ],
    ['It’s over. You deserve better than this.', 'It also says: “You deserve better than this.”'],
    ['I’m tired of being the only one who remembers.', '“I’m tired of being the only one who remembers.”'],
  ])('is quoted as a whole, and not in the part that has a name: %s', async (text, words) =>
    expect((await analyze(text)).interpretation).toContain(words),
  );

  test('that is asked among other words gets its answer in the reply', async () => {
    const { suggestedResponse } = await analyze('The match is on Friday at 6. Can you bring Ella?');
    expect(suggestedResponse).toMatch(/^\[Yes, no, or what you can do\]\. \[/);
  });

  test.each([
    ['omg u came!! i can’t believe u drove 4 hours, ur the best brother ever', /^Praise/],
    ['Please come by my office at 4. Bring the figures.', /^A request$/],
  ])('is called what it is: %s', async (text, tone) => expect((await analyze(text)).emotionalTone).toMatch(tone));

  test.each([
    ['Send me a selfie of where you are. Why are you out this late?', 'A demand that controls'],
    ['If you break up with me I’ll make sure your boss finds out.', 'A threat'],
  ])('in which the safety layer saw something says so: %s', async (text, tone) =>
    expect((await analyze(text)).emotionalTone).toBe(tone),
  );

  test('that is not clear and still worries the safety layer says what the card beside it says', async () => {
    const { output, meta } = await run(guide, 'textAnalysis', { text: 'I know which bus you take.' });
    expect([meta.safety?.level, output.emotionalTone]).toEqual([1, 'Not clear']);
    expect(output.interpretation).toMatch(/.+ Not clear from these words alone\.$/);
  });

  test('that is a crisis for its reader says so before the card', async () => {
    const { output, meta } = await run(guide, 'textAnalysis', {
      text: 'If you tell anyone about this I’ll post your pictures.',
    });
    expect(meta.safety).toMatchObject({ level: 2, who: 'self' });
    expect(output.interpretation).toMatch(/^Words like these aren’t a question[\s\S]*It’s not your fault/);
  });

  test('gets no answer to an interrogation, and is not asked again what it asks', async () => {
    const asked = await analyze('Where are you? Who are you with? Answer me right now.');
    expect(asked.suggestedResponse).not.toContain('Your answer');
    const space = await analyze('I need some space to figure things out. Can we talk on Sunday?');
    expect(space.suggestedResponse).toBe('Okay. [What you’d like them to know]. [Yes, no, or another day].');
  });

  test.each(['You still rent at 38.', 'I live at 12 Oak Street.', 'I had two kids at 24.'])(
    'names no time for a number: %s',
    async (text) => expect((await analyze(text)).interpretation).not.toContain('a time'),
  );

  test('that is not clear carries no certainty', async () => {
    const { emotionalTone, confidence } = await analyze('The bag, then.');
    expect([emotionalTone, confidence <= 0.5]).toEqual(['Not clear', true]);
  });

  test('says when, and answers what was asked', async () => {
    const { interpretation, suggestedResponse } = await analyze('Did the plumber call on Sunday at 3?');
    expect(interpretation).toContain('It names a time: “on Sunday” “at 3”');
    expect(suggestedResponse).toBe('[Your answer to “Did the plumber call on Sunday at 3?”].');
  });

  test.each([
    'sorry you feel that way',
    'Sorry I’m such a disappointment to you all.',
    'Thanks for nothing.',
    'lol ok',
  ])('is not kind because it only sounds like it: %s', async (text) =>
    expect((await analyze(text)).emotionalTone).not.toMatch(/apology|thanks|hard/i),
  );
});
