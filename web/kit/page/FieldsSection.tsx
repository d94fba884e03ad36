import { useState } from 'react';
import { CheckboxField } from '#web/kit/field/CheckboxField.tsx';
import { PasswordField } from '#web/kit/field/PasswordField.tsx';
import { Segmented } from '#web/kit/field/Segmented.tsx';
import { SelectField } from '#web/kit/field/SelectField.tsx';
import { TextAreaField } from '#web/kit/field/TextAreaField.tsx';
import { TextField } from '#web/kit/field/TextField.tsx';
import { IconSearch } from '#web/kit/icons.ts';
import css from './KitPage.module.css';
import { Part } from './Part.tsx';

const types = [
  {
    group: 'Family',
    options: [
      { value: 'mom', label: 'Mom' },
      { value: 'dad', label: 'Dad' },
    ],
  },
  { group: 'Partner', options: [{ value: 'romantic_partner', label: 'Romantic Partner' }] },
];
const views = [
  { value: 'overview', label: 'Overview' },
  { value: 'chat', label: 'Chat' },
  { value: 'saved', label: 'Saved' },
] as const;

export function FieldsSection() {
  const [text, setText] = useState('I noticed I was rehearsing the speech while drying the plates.');
  const [type, setType] = useState('');
  const [view, setView] = useState<(typeof views)[number]['value']>('overview');
  return (
    <Part title="Fields">
      <TextField label="Person’s Name" placeholder="Maya" />
      <TextField label="Email" type="email" defaultValue="amara@" error="Invalid email address." />
      <TextField
        label="Search entries"
        hideLabel
        type="search"
        placeholder="Search entries"
        icon={<IconSearch size={18} aria-hidden="true" />}
      />
      <TextAreaField
        label="What happened?"
        voice
        limit={70}
        hint="Between 10 and 70 characters"
        value={text}
        onValue={setText}
      />
      <div className={css.two}>
        <SelectField
          label="Relationship Type"
          placeholder="Choose one"
          options={types}
          value={type}
          onValue={setType}
        />
        <PasswordField label="Password" autoComplete="off" defaultValue="meadows" />
      </div>
      <TextField label="Not yours to change" disabled defaultValue="amara@example.org" />
      <CheckboxField label="Keep resolved conflicts private" hint="Only you see what you resolve." defaultChecked />
      <CheckboxField label="I agree to the terms" error="Please agree before you go on." />
      <CheckboxField label="Weekly summary by e-mail" look="switch" defaultChecked />
      <CheckboxField label="Not available yet" look="switch" disabled />
      <Segmented label="View" options={views} value={view} onValue={setView} />
    </Part>
  );
}
