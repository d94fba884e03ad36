import { useMutation } from '@tanstack/react-query';
import { CONSENT_VERSION } from '#contract/plans.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { CheckboxField } from '#web/kit/CheckboxField.tsx';
import { toast } from '#web/kit/toast.ts';
import { keepMembership } from '#web/membership/useMembership.ts';

type SharingConsentProps = {
  /** Where it is asked. */
  occasion: 'trial' | 'core' | 'settings';
  agreed: boolean;
};

/** Asked where Core or the trial is chosen. It is kept at once, is never needed, and never begins ticked. */
export function SharingConsent({ occasion, agreed }: SharingConsentProps) {
  const say = useMutation(
    api.membership.consent.mutationOptions({
      onSuccess: keepMembership,
      onError: (error) => toast({ title: 'Not saved', text: refusalOf(error).message, tone: 'error' }),
    }),
  );
  return (
    <CheckboxField
      label="Share my anonymized learnings with the community (optional)"
      hint="Core and the trial share what helped in conflicts you resolved, never your words or names. Without this tick nothing is shared."
      checked={say.isPending ? say.variables.agreed : agreed}
      onValue={(next) => say.mutate({ agreed: next, version: CONSENT_VERSION, occasion })}
    />
  );
}
