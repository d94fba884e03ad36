import { Button } from '#web/kit/button/Button.tsx';
import { FieldError } from '#web/kit/field/Field.tsx';
import { IconLock } from '#web/kit/icons.ts';
import { dateInWords, money } from '#web/membership/money.ts';
import type { Preview, Subscription } from '#web/membership/parts.ts';
import { nameOf } from '#web/membership/plans.ts';
import { SharingConsent } from '#web/membership/SharingConsent.tsx';
import css from './ChangePreview.module.css';

type ChangePreviewProps = {
  preview: Preview;
  subscription: Subscription;
  agreed: boolean;
  changing: boolean;
  problem: string | undefined;
  onChange: () => void;
};

/** The price and start of a change, and what it changes about sharing. */
export function ChangePreview({ preview, subscription, agreed, changing, problem, onChange }: ChangePreviewProps) {
  const { plan, when, dueNow, currency } = preview;
  const verb = dueNow > 0 ? `Pay ${money(dueNow, currency)} and change` : 'Change now';
  return (
    <div className={css.preview}>
      <p className={css.due}>
        <b className="num">{money(dueNow, currency)}</b> <span className="dim">today</span>
      </p>
      <p>{consequence(preview, subscription)}</p>
      {plan !== subscription.plan && (
        <p className={css.privacy}>
          <IconLock size={16} aria-hidden="true" />
          <span>{privacy(preview)}</span>
        </p>
      )}
      {plan === 'core' && subscription.plan !== 'core' && <SharingConsent occasion="core" agreed={agreed} />}
      {problem && <FieldError>{problem}</FieldError>}
      <Button variant="filled" wide loading={changing && 'Changing'} onClick={onChange}>
        {when === 'now' ? verb : `Change on ${dateInWords(preview.changesAt)}`}
      </Button>
    </div>
  );
}

function consequence(preview: Preview, now: Subscription): string {
  const { plan, interval, when, nextAmount, discount, currency, changesAt } = preview;
  const each = `${money(nextAmount, currency)} a ${interval}${discount ? `, ${discount},` : ''}`;
  if (when === 'renewal' && plan === now.plan)
    return `Nothing changes until ${dateInWords(changesAt)}. From then on you pay ${each} for ${nameOf(plan)}.`;
  if (when === 'renewal')
    return `You keep ${nameOf(now.plan)} until ${dateInWords(changesAt)}. From then on you pay ${each} for ${nameOf(plan)}.`;
  if (interval !== now.interval)
    return `This is the first year, less what is left of the month you already paid. After a year you pay ${each} until you cancel.`;
  const next = now.currentPeriodEnd ? `From ${dateInWords(now.currentPeriodEnd)} on` : 'After that';
  return `This is the difference for the rest of the ${interval} you already paid. ${nameOf(plan)} begins at once. ${next} you pay ${each}.`;
}

/** Only what is resolved after the change is shared, and only with consent. */
function privacy({ plan, when, changesAt }: Preview): string {
  if (plan === 'plus')
    return 'From now on, what you resolve stays private. Nothing goes to the community unless you choose to share it.';
  const from = when === 'renewal' ? `From ${dateInWords(changesAt)} on` : 'From now on';
  return [
    `${from}, Core shares the lesson of a conflict you resolve, never your words or names, and only once you `,
    'agree. What you resolved before stays private.',
  ].join('');
}
