import { expect, test } from 'vitest';
import { agreementSheet, agreementText, calendarFile } from '#web/conversations/mediation/agreementText.ts';

const agreement = {
  items: ['Phones stay in the hall', 'Ten quiet minutes first'],
  checkInOn: '2026-12-31',
  confirmedBy: ['a', 'b'],
  isConfirmed: true,
  agreed: { at: '2026-11-21T12:00:00.000Z', others: ['Ben'], gone: 0 },
  changed: null,
};

test('on the clipboard and on paper stand the lines, the day, and the day to look again', () => {
  const text = agreementText(agreement);
  expect(text).toContain('- Phones stay in the hall\n- Ten quiet minutes first');
  expect(text).toMatch(/2026\n\n- /);
  expect(text).toMatch(/check in on this on .*31/);
  const [head, lines, again] = agreementSheet(agreement);
  expect(head).toMatchObject({ tag: 'h1', text: expect.stringMatching(/^What we agreed on, .*2026$/) });
  expect(lines).toEqual({ tag: 'p', text: '- Phones stay in the hall\n- Ten quiet minutes first' });
  expect(again).toMatchObject({ tag: 'p', text: expect.stringContaining('31') });
});

test('a calendar gets the whole day, over the end of a year, and no word of what was agreed', () => {
  const file = calendarFile(agreement, 'one', new Date('2026-11-21T09:08:07.123Z'));
  expect(file?.split('\r\n')).toEqual(
    expect.arrayContaining(['DTSTAMP:20261121T090807Z', 'DTSTART;VALUE=DATE:20261231', 'DTEND;VALUE=DATE:20270101']),
  );
  expect(file).not.toMatch(/Phones|quiet/);
  expect(calendarFile({ ...agreement, checkInOn: null }, 'one')).toBeUndefined();
});
