import type { Agreement } from '#contract/mediation.ts';
import type { Piece } from '#web/app/print/printSheet.ts';
import { localDay, longDate } from '#web/kit/dates.ts';

/** The agreement as plain text. */
export function agreementText({ items, checkInOn, agreed }: Agreement): string {
  const head = agreed ? `What we agreed on, ${longDate(agreed.at)}` : 'What we agreed on';
  const again = checkInOn ? ['', `We’ll check in on this on ${longDate(localDay(checkInOn))}.`] : [];
  return [head, '', ...items.map((item) => `- ${item}`), ...again].join('\n');
}

/** The agreement for printing. */
export const agreementSheet = (agreement: Agreement): Piece[] =>
  agreementText(agreement)
    .split('\n\n')
    .map((text, at) => ({ tag: at === 0 ? 'h1' : 'p', text }));

/** A calendar entry. Calendars are seen by others, so it says nothing about the contents. */
export function calendarFile({ checkInOn }: Agreement, uid: string, now = new Date()): string | undefined {
  if (!checkInOn) return undefined;
  const compact = (iso: string) => iso.replace(/[-:]|\.\d+/g, '');
  const next = new Date(`${checkInOn}T00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Mallama//Agreement//EN', 'BEGIN:VEVENT', `UID:${uid}@mallama`],
    `DTSTAMP:${compact(now.toISOString())}`,
    `DTSTART;VALUE=DATE:${compact(checkInOn)}`,
    `DTEND;VALUE=DATE:${compact(next.toISOString().slice(0, 10))}`,
    ...['SUMMARY:Check in on our agreement', 'TRANSP:TRANSPARENT', 'END:VEVENT', 'END:VCALENDAR', ''],
  ].join('\r\n');
}
