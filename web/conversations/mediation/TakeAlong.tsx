import type { Agreement } from '#contract/mediation.ts';
import { printSheet } from '#web/app/print/printSheet.ts';
import { saveFile } from '#web/app/saveFile.ts';
import { agreementSheet, agreementText, calendarFile } from '#web/conversations/mediation/agreementText.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { IconCalendar, IconCopy, IconPrinter } from '#web/kit/icons.ts';
import { copyText } from '#web/kit/share/copyText.ts';
import css from './AgreementCard.module.css';

/** Copy, print, or add to a calendar. */
export function TakeAlong({ id, agreement }: { id: string; agreement: Agreement }) {
  const calendar = calendarFile(agreement, id);
  return (
    <div className={css.actions}>
      <Button
        icon={<IconCopy aria-hidden="true" />}
        onClick={() => void copyText(agreementText(agreement), { title: 'Agreement copied' })}
      >
        Copy
      </Button>
      <Button icon={<IconPrinter aria-hidden="true" />} onClick={() => printSheet(agreementSheet(agreement))}>
        Print
      </Button>
      {calendar && (
        <Button
          icon={<IconCalendar aria-hidden="true" />}
          onClick={() => saveFile({ name: 'agreement.ics', type: 'text/calendar', text: calendar })}
        >
          Add to calendar
        </Button>
      )}
    </div>
  );
}
