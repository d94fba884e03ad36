import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redact } from '#server/coach/anonymise/redact.ts';

const left = (text: string, known: string[] = []) => redact(text, known).text;

test('names go in any spelling, known or not, and everyday words stay', () => {
  expect(left('zoe told Zoë that Deepak and karen were late.', ['Zoë'])).toBe(
    '[name] told [name] that [name] and [name] were late.',
  );
  expect(left('Rose rose from the table.', ['Rose'])).toBe('[name] rose from the table.');
  expect(left('We talked, and I felt better. Maybe it helped.')).toBe('We talked, and I felt better. Maybe it helped.');
});

test.each([
  ['mail k.miller@acme.example now', 'k.miller@acme.example'],
  ['call +44 7911 123456 now', '+44 7911 123456'],
  ['call (978)645-9740x11144 now', '(978)645-9740x11144'],
  ['card 4111 1111 1111 1111 now', '4111 1111 1111 1111'],
  ['iban DE89 3704 0044 0532 0130 00 now', 'DE89 3704 0044 0532 0130 00'],
  ['ssn 853-37-1694 now', '853-37-1694'],
  ['at 41.173.96.26 now', '41.173.96.26'],
  ['see https://example.com/maya?x=1 now', 'https://example.com/maya?x=1'],
  ['follow @maya_d now', '@maya_d'],
  ['lives at 5 Rose Street now', '5 Rose Street'],
  ['born on 14/08/1991 in', '14/08/1991'],
  ['born on May 5th in', 'May 5th'],
  ['owed me £350 so', '£350'],
  ['plate KJ19 XTR on', 'KJ19 XTR'],
  ['she is 31 and', '31'],
])('%s keeps nothing of %s', (text, secret) => {
  expect(left(text)).not.toContain(secret);
  const { spans } = redact(text);
  expect(spans.some(({ start, end }) => text.slice(start, end).includes(secret))).toBe(true);
});

test('spans lie in order, within the text and apart, whatever is typed', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.array(fc.string({ maxLength: 8 }), { maxLength: 3 }),
      (text, known) => {
        let at = 0;
        for (const { start, end } of redact(text, known).spans) {
          expect(start).toBeGreaterThanOrEqual(at);
          expect(end).toBeGreaterThan(start);
          at = end;
        }
        expect(at).toBeLessThanOrEqual(text.length);
      },
    ),
    { numRuns: 60 },
  );
});

test.each([
  ['we moved from leeds to south africa', 'we moved from [place] to [place]'],
  ['jared paavolainen isn’t my friend', '[name] isn’t my friend'],
  ['i am from bournemouth and moved to stockport', 'i am from [place] and moved to [place]'],
  ['i spoke to dr. okonjo about it', 'i spoke to dr. [name] about it'],
  ['I spoke to Dr. Wells, not Iva D. Novak.', 'I spoke to [name], not [name].'],
])('names go in small letters and with titles and initials: %s', (text, left) => {
  expect(redact(text).text.replace('[name] [name]', '[name]')).toBe(left);
});

test.each([
  ['Tobias said he would call.', '[name] said he would call.'],
  ['It was late. Wren shouted at me.', 'It was late. [name] shouted at me.'],
  ['Hunter ignored me. Faith laughed.', '[name] ignored me. [name] laughed.'],
  ['Hope is gone. Joy filled me.', 'Hope is gone. Joy filled me.'],
  ['Maya called. Penny Okafor did not.', '[name] called. [name] did not.'],
  ['I met Ben. Ann was late.', 'I met [name]. [name] was late.'],
  [
    'Don’t ask me why, my first husband left at nine o’clock.',
    'Don’t ask me why, my first husband left at nine o’clock.',
  ],
  [
    'Overthinking everything. Boundaries matter. Therapy helped.',
    'Overthinking everything. Boundaries matter. Therapy helped.',
  ],
])('a name that opens a sentence goes, an everyday word stays: %s', (text, left) => {
  expect(redact(text).text).toBe(left);
});
