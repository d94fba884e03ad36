import { TYPE_GROUPS, typeLabel } from '#contract/relationship-types.ts';
import type { SelectGroup } from '#web/kit/field/SelectField.tsx';

/** Every type of relationship, grouped for the picker. */
export const typeOptions: readonly SelectGroup[] = TYPE_GROUPS.map(({ label, types }) => ({
  group: label,
  options: types.map((type) => ({ value: type, label: typeLabel(type) })),
}));
