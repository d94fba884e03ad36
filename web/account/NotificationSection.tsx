import { usePreferences } from '#web/app/usePreferences.ts';
import { CheckboxField } from '#web/kit/CheckboxField.tsx';
import { SettingsSection } from '#web/kit/SettingsSection.tsx';

export function NotificationSection() {
  const { preferences, change } = usePreferences();
  return (
    <SettingsSection
      title="Emails"
      text="They never say what they're about, or name anyone. Emails about your login and payments always come."
    >
      {preferences && (
        <CheckboxField
          look="switch"
          label="Reminders by email"
          hint="For dates and promises you asked to be reminded of. They show up in the app either way."
          checked={preferences.remindsByEmail}
          onValue={(remindsByEmail) => change({ remindsByEmail })}
        />
      )}
    </SettingsSection>
  );
}
