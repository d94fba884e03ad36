import { aboutProvider } from '#web/app/thread/provider/ProviderQuestion.tsx';
import { useProvider } from '#web/app/thread/provider/useProvider.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { SettingsSection } from '#web/kit/card/SettingsSection.tsx';
import { longDate } from '#web/kit/dates.ts';

/** The provider, and consent to it. Without one there is nothing to decide. */
export function ProviderSection() {
  const { data, isSaving, decide, withdraw } = useProvider();
  if (!data?.provider) return null;
  const { agreedAt, usedToday, ceiling } = data;
  const { name, model } = data.provider;
  return (
    <SettingsSection title="AI provider" text={aboutProvider(data.provider)}>
      <p>
        {agreedAt
          ? `${name} (${model}) answers you. You agreed on ${longDate(agreedAt)}.`
          : 'The built-in guide answers you.'}
      </p>
      {agreedAt && (
        <p className="small dim">
          Today: {usedToday.requests} of {ceiling.requests} answers.
        </p>
      )}
      {agreedAt ? (
        <Button loading={isSaving} onClick={withdraw}>
          Withdraw
        </Button>
      ) : (
        <Button loading={isSaving} onClick={() => decide(true)}>
          Agree
        </Button>
      )}
    </SettingsSection>
  );
}
