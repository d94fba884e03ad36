import { useState } from 'react';
import { LOCK_CHOICES, lockMinutes, setLockMinutes } from '#web/app/idleLock.ts';
import { SettingsSection } from '#web/kit/card/SettingsSection.tsx';
import { SelectField } from '#web/kit/field/SelectField.tsx';

const options = [
  { value: '0', label: 'Never' },
  ...LOCK_CHOICES.map((minutes) => ({ value: `${minutes}`, label: `After ${minutes} minutes` })),
];

export function LockSection() {
  const [minutes, setMinutes] = useState(lockMinutes);
  const choose = (value: string) => {
    setLockMinutes(Number(value));
    setMinutes(lockMinutes());
  };
  return (
    <SettingsSection title="Lock" text="Asks for your password when this browser hasn’t been used for a while.">
      <SelectField label="Lock this browser" options={options} value={`${minutes}`} onValue={choose} />
    </SettingsSection>
  );
}
