import { EraseButton } from '#web/account/EraseButton.tsx';
import { ExportButton } from '#web/account/ExportButton.tsx';
import { SettingsSection } from '#web/account/SettingsSection.tsx';

export function DataSection() {
  return (
    <SettingsSection title="Your data" text="Take everything with you in one file, or erase everything for good.">
      <ExportButton />
      <EraseButton />
    </SettingsSection>
  );
}
