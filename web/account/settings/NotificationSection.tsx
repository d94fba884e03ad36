import { usePreferences } from '#web/app/usePreferences.ts';
import { SettingsSection } from '#web/kit/card/SettingsSection.tsx';
import { CheckboxField } from '#web/kit/field/CheckboxField.tsx';

export function NotificationSection() {
  const { preferences, change } = usePreferences();
  return (
    <SettingsSection
      title="Reminders"
      text="For dates, promises and agreements. Emails never say what they’re about or name anyone. Emails about your login and payments always come."
    >
      {preferences && (
        <>
          <CheckboxField
            look="switch"
            label="Reminders in the app"
            hint="Shown when they’re due, while Mallama is open."
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
