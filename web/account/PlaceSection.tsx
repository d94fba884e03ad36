import { countries, countryNames } from '#contract/resources.ts';
import { usePreferences } from '#web/app/usePreferences.ts';
import { readCountry } from '#web/kit/country.ts';
import { SelectField } from '#web/kit/SelectField.tsx';
import { SettingsSection } from '#web/kit/SettingsSection.tsx';

const options = countries.map((country) => ({ value: country, label: countryNames[country] }));
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');

export function PlaceSection() {
  const { preferences, change } = usePreferences();
  const choose = (value: string) => change({ country: countries.find((one) => one === value) ?? 'other' });
  return (
    <SettingsSection title="Where you are" text="Decides which helplines you see.">
      {preferences && (
        <SelectField
          label="Country"
          options={options}
          value={preferences.country ?? readCountry()}
          onValue={choose}
          hint={`Times are shown in this device's time zone: ${zone}.`}
        />
      )}
    </SettingsSection>
  );
}
