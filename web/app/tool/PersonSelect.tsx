import { type Person, useArePeopleComing } from '#web/app/usePeople.ts';
import { SelectField } from '#web/kit/field/SelectField.tsx';

type Props = {
  label: string;
  /** What no choice means. */
  nobody: string;
  people: readonly Person[];
  value: string;
  onValue: (id: string) => void;
};

/** Whom something is about; not asked where nobody was added yet. Its place is kept until that is known. */
export function PersonSelect({ label, nobody, people, value, onValue }: Props) {
  const areComing = useArePeopleComing();
  if (people.length === 0 && !areComing) return null;
  return (
    <SelectField
      label={label}
      name="relationshipId"
      options={[{ value: '', label: nobody }, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
      value={value}
      onValue={onValue}
    />
  );
}
