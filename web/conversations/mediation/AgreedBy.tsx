import type { Agreement } from '#contract/mediation.ts';
import { usePersonHues } from '#web/app/thread/usePersonHues.ts';
import type { Person } from '#web/conversations/mediation/phases.ts';
import { longDate } from '#web/kit/dates.ts';
import { Pair } from '#web/kit/figure/Pair.tsx';
import css from './AgreementCard.module.css';

type Props = { agreed: NonNullable<Agreement['agreed']>; other: Person | undefined };

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** When everyone confirmed, and who they were, including people who left later. */
export function AgreedBy({ agreed: { at, others, gone }, other }: Props) {
  const hueOf = usePersonHues();
  const erased =
    gone === 1 ? 'someone who has since erased their account' : `${gone} people who have since erased their accounts`;
  const names = listed.format(['You', ...others, ...(gone > 0 ? [erased] : [])]);
  return (
    <div className={css.agreed}>
      {other && <Pair score={100} hue={hueOf(other.id)} width={132} />}
      <p>
        {names} said yes on <time dateTime={at}>{longDate(at)}</time>.
        {gone > 0 && ' Any line with their name went with them.'}
      </p>
    </div>
  );
}
