import { EraseButton } from '#web/account/data/EraseButton.tsx';
import { ExportButton } from '#web/account/data/ExportButton.tsx';
import { ImportButton } from '#web/account/data/ImportButton.tsx';
import { SettingsSection } from '#web/kit/card/SettingsSection.tsx';

export function DataSection() {
  return (
    <SettingsSection
      title="Your data"
      text="Take everything with you in one file, bring it into an empty account, or erase everything for good."
    >
      <ExportButton />
      <ImportButton />
      <EraseButton />
    </SettingsSection>
  );
}
