import { SettingsSection } from '#web/account/SettingsSection.tsx';
import { useProvider } from '#web/app/thread/useProvider.ts';
import { Button } from '#web/kit/Button.tsx';

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' });

/** Who answers, and whether one's words may go there. Nothing to decide where only the embedded coach is there. */
export function ProviderSection() {
  const { data, isSaving, say, withdraw } = useProvider();
  if (!data?.provider) return null;
  const { agreedAt, usedToday, ceiling } = data;
  const { name, host, model } = data.provider;
  return (
    <SettingsSection
      title="AI provider"
      text={`${name} (${model}, at ${host}) can answer you. Names are replaced before your words go there. Without your word the embedded coach answers, and nothing leaves Mallama.`}
    >
      <p>
        {agreedAt
          ? `${name} answers you. You agreed on ${day.format(new Date(agreedAt))}.`
          : 'The embedded coach answers you.'}
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
        <Button loading={isSaving} onClick={() => say(true)}>
          Agree
        </Button>
      )}
    </SettingsSection>
  );
}
