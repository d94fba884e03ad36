import type { TickProblems, Ticks } from '#web/account/sign-in/agreement.ts';
import { paths } from '#web/app/paths.ts';
import { CheckboxField } from '#web/kit/field/CheckboxField.tsx';
import css from './AgreementFields.module.css';

type AgreementFieldsProps = {
  ticks: Ticks;
  problems: TickProblems;
  /** The trial includes Core, which shares lessons if the person agrees. */
  asksToShare: boolean;
  onTicks: (ticks: Ticks) => void;
};

export function AgreementFields({ ticks, problems, asksToShare, onTicks }: AgreementFieldsProps) {
  const box = (name: keyof Ticks) => ({
    name,
    checked: ticks[name],
    error: problems[name],
    onValue: (checked: boolean) => onTicks({ ...ticks, [name]: checked }),
  });
  return (
    <fieldset className={css.boxes}>
      <legend className="visually-hidden">Your agreement</legend>
      <CheckboxField {...box('isAdult')} required label="I am 18 or older" />
      <CheckboxField
        {...box('terms')}
        required
        label={
          <>
            I agree to the <Aside to={paths.terms}>terms</Aside> and the <Aside to={paths.privacy}>privacy page</Aside>
          </>
        }
      />
      <CheckboxField
        {...box('sensitiveData')}
        required
        label={
          <>
            Mallama may work on what I write about my feelings, my health and my relationships, to coach me (
            <Aside to={paths.healthData}>health data</Aside>)
          </>
        }
      />
      {asksToShare && (
        <CheckboxField
          {...box('sharing')}
          label="Share my anonymized learnings with the community (optional)"
          hint="Core and the trial share what helped in conflicts you resolved, never your words or names. If you leave this unchecked, nothing is shared."
        />
      )}
    </fieldset>
  );
}

/** Opens in a new tab, so that nothing typed here is lost. */
function Aside({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
