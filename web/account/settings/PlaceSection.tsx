import { countries, countryNames } from '#contract/resources.ts';
import { deviceTimeZone } from '#web/app/timeZone.ts';
import { usePreferences } from '#web/app/usePreferences.ts';
import { SettingsSection } from '#web/kit/card/SettingsSection.tsx';
import { SelectField } from '#web/kit/field/SelectField.tsx';
import { readCountry } from '#web/kit/safety/country.ts';

const options = countries.map((country) => ({ value: country, label: countryNames[country] }));
const inWords = (zone: string) => zone.replaceAll('_', ' ');

/** All time zones of this browser, and the one that was chosen elsewhere. */
function zonesWith(chosen: string | null) {
  const zones = Intl.supportedValuesOf('timeZone');
  const all = chosen && !zones.includes(chosen) ? [chosen, ...zones] : zones;
  const device = { value: '', label: `As on this device (${inWords(deviceTimeZone())})` };
  return [device, ...all.map((zone) => ({ value: zone, label: inWords(zone) }))];
}

export function PlaceSection() {
  const { preferences, change } = usePreferences();
  const choose = (value: string) => change({ country: countries.find((one) => one === value) ?? 'other' });
  return (
    <SettingsSection title="Where you are" text="Decides which helplines you see, and when your days begin.">
      {preferences && (
        <>
          <SelectField
            label="Country"
            options={options}
            value={preferences.country ?? readCountry()}
            onValue={choose}
          />
          <SelectField
            label="Time zone"
            options={zonesWith(preferences.timeZone)}
            value={preferences.timeZone ?? ''}
            onValue={(zone) => change({ timeZone: zone || null })}
            hint="Used for your journal, your weeks and your reminders."
          />
        </>
      )}
    </SettingsSection>
  );
}
