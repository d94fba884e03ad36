import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CONSENT_VERSION } from '#contract/plans.ts';
import { api } from '#web/app/api.ts';
import { refusalOf } from '#web/app/refusal.ts';
import { CheckboxField } from '#web/kit/field/CheckboxField.tsx';
import { toast } from '#web/kit/toast/toast.ts';
import { keepMembership } from '#web/membership/useMembership.ts';

type SharingConsentProps = {
  /** Where it is asked. */
  occasion: 'trial' | 'core' | 'settings';
  agreed: boolean;
};

/** Asked where Core or the trial is chosen. It is saved at once, is optional, and is not pre-checked. */
export function SharingConsent({ occasion, agreed }: SharingConsentProps) {
  const [said, setSaid] = useState<boolean>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the local answer is shown until the stored one changes.
  useEffect(() => setSaid(undefined), [agreed]);
  const say = useMutation(
    api.membership.consent.mutationOptions({
      onSuccess: keepMembership,
      onError(error) {
        setSaid(undefined);
        toast({ title: 'Not saved', text: refusalOf(error).message, tone: 'error' });
      },
    }),
  );
  return (
    <CheckboxField
      label="Share my anonymized learnings with the community (optional)"
      hint="Core and the trial share what helped in conflicts you resolved, never your words or names. If you leave this unchecked, nothing is shared."
      checked={said ?? agreed}
      onValue={(next) => {
        setSaid(next);
        say.mutate({ agreed: next, version: CONSENT_VERSION, occasion });
      }}
    />
  );
}
