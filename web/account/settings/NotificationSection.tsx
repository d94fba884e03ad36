import { usePreferences } from '#web/app/usePreferences.ts';
import { SettingsSection } from '#web/kit/card/SettingsSection.tsx';
import { CheckboxField } from '#web/kit/field/CheckboxField.tsx';

export function NotificationSection() {
  const { preferences, change } = usePreferences();
  return (
    <SettingsSection
      title="Reminders"
      text="Of dates, promises and what you agreed on. Emails never say what they're about, or name anyone. Those about your login and payments always come."
    >
      {preferences && (
        <>
          <CheckboxField
            look="switch"
            label="Reminders in the app"
            hint="A page that's open shows them when they're due."
            checked={preferences.remindsInApp}
            onValue={(remindsInApp) => change({ remindsInApp })}
          />
          <CheckboxField
            look="switch"
            label="Reminders by email"
            hint="Each time something is due."
            checked={preferences.remindsByEmail}
            onValue={(remindsByEmail) => change({ remindsByEmail })}
          />
        </>
      )}
    </SettingsSection>
  );
}
