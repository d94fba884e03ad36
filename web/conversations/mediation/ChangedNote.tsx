import type { Agreement } from '#contract/mediation.ts';
import { localDay, longDate } from '#web/kit/dates.ts';
import { Notice } from '#web/kit/state/Notice.tsx';
import css from './AgreementCard.module.css';

type Props = { agreement: Agreement; hasMyYes: boolean };

const dayOf = (checkInOn: string | null) =>
  checkInOn ? `Day to check in on it: ${longDate(localDay(checkInOn))}` : 'No day to check in on it';

/** Who changed the wording, what stood there before, and that a yes to it is asked for again. */
export function ChangedNote({ agreement: { checkInOn, changed }, hasMyYes }: Props) {
  if (!changed || hasMyYes) return null;
  const { by, isMine, before, hadMyYes } = changed;
  return (
    <Notice tone={hadMyYes && !isMine ? 'ember' : 'calm'}>
      <p>
        {isMine ? 'You' : (by ?? 'Someone')} changed the wording.
        {hadMyYes && !isMine && ' Your yes was for the wording before, so you’re asked again.'}
      </p>
      <p className="label">Before</p>
      <ul className={css.before}>
        {before.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
        {before.checkInOn !== checkInOn && <li>{dayOf(before.checkInOn)}</li>}
      </ul>
    </Notice>
  );
}
