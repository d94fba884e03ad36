import { TRIAL_HOURS } from '#contract/access.ts';
import { IconGift } from '#web/kit/icons.ts';
import css from './TrialStrip.module.css';

export function TrialStrip() {
  return (
    <div className={css.strip}>
      <IconGift size={20} aria-hidden="true" />
      <p>
        <strong>Your free trial.</strong> {TRIAL_HOURS} hours of full Core access. No credit card, and it never turns
        into a paid plan by itself.
      </p>
    </div>
  );
}
