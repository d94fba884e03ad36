import { FOUND_KINDS, type FoundKind } from '#contract/search.ts';
import { Chip } from '#web/kit/Chip.tsx';
import { KINDS } from '#web/search/kinds.ts';
import css from './SearchBox.module.css';

type Props = { kinds: readonly FoundKind[]; onKinds: (kinds: readonly FoundKind[]) => void };

/** Where to look; without a choice, everywhere. */
export function KindChips({ kinds, onKinds }: Props) {
  const toggle = (kind: FoundKind) =>
    onKinds(kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind]);
  return (
    <fieldset className={css.kinds}>
      <legend className="visually-hidden">Look only in</legend>
      {FOUND_KINDS.map((kind) => (
        <Chip key={kind} pressed={kinds.includes(kind)} onClick={() => toggle(kind)}>
          {KINDS[kind].many}
        </Chip>
      ))}
    </fieldset>
  );
}
