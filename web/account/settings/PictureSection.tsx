import { useRef, useState } from 'react';
import { smallPicture } from '#web/account/settings/picture.ts';
import { usePreferences } from '#web/app/usePreferences.ts';
import { Button } from '#web/kit/button/Button.tsx';
import { SettingsSection } from '#web/kit/card/SettingsSection.tsx';
import { FieldError } from '#web/kit/field/Field.tsx';

/** The picture is scaled down before it leaves the browser. */
export function PictureSection() {
  const { preferences, change, isSaving } = usePreferences();
  const [problem, setProblem] = useState<string | undefined>();
  const chooser = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    try {
      setProblem(undefined);
      change({ picture: await smallPicture(file) });
    } catch {
      setProblem('This file can’t be read as a picture. Choose a JPEG, PNG or WebP.');
    }
  };
  return (
    <SettingsSection title="Picture" text="Only you see it. It’s cropped to a square and made small before it’s saved.">
      <Button loading={isSaving && 'Saving'} onClick={() => chooser.current?.click()}>
        {preferences?.picture ? 'Change picture' : 'Add a picture'}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        hidden
        aria-label="Picture file"
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      {problem && <FieldError id="picture-problem">{problem}</FieldError>}
      {preferences?.picture && (
        <Button variant="subtle" onClick={() => change({ picture: null })}>
          Remove picture
        </Button>
      )}
    </SettingsSection>
  );
}
