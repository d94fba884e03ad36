import { type Person, useArePeopleComing } from '#web/app/usePeople.ts';
import { SelectField } from '#web/kit/field/SelectField.tsx';

type Props = {
  label: string;
  /** The label for no choice. */
  nobody: string;
  people: readonly Person[];
  value: string;
  onValue: (id: string) => void;
};

/** Chooses a person. Hidden if there are none; its space is kept until that is known. */
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
