import { useQuery } from '@tanstack/react-query';
import { api } from '#web/app/api.ts';
import { SelectField } from '#web/kit/field/SelectField.tsx';

const MOST = 200;
const EVERY = { value: '', label: 'Every chat' };

/** The person in whose chats a fact is used. */
export function ScopeSelect({ value, onChange }: { value: string | null; onChange: (id: string | null) => void }) {
  const { data = [] } = useQuery(api.relationships.list.queryOptions({ input: { limit: MOST } }));
  const people = data.map(({ id, personName }) => ({ value: id, label: `Chats about ${personName}` }));
  return (
    <SelectField
      label="Use it in"
      options={[EVERY, ...people]}
      value={value ?? ''}
      onValue={(id) => onChange(id || null)}
    />
  );
}
