import type { ReactNode } from 'react';
import { usePartyHue } from '#web/arguments/usePartyHue.ts';
import { Avatar } from '#web/kit/figure/Avatar.tsx';
import css from './Arguments.module.css';

type Props = { parties: readonly string[]; children: (party: string) => ReactNode };

/** One column of equal width per party. */
export function PartyColumns({ parties, children }: Props) {
  const hueFor = usePartyHue();
  return (
    <div className={css.parties}>
      {parties.map((party) => (
        <div key={party} className={css.party}>
          <p className={css.name}>
            <Avatar name={party} hue={hueFor(party)} size={34} />
            {party}
          </p>
          {children(party)}
        </div>
      ))}
    </div>
  );
}

/** Lines under a small heading, or a note that there are none. */
export function Lines({ label, lines, none }: { label?: string; lines: readonly string[] | undefined; none?: string }) {
  const isEmpty = !lines || lines.length === 0;
  if (isEmpty && !none) return null;
  return (
    <div>
      {label && <p className="small dim">{label}</p>}
      {isEmpty ? (
        <p className="small dim">{none}</p>
      ) : (
        <ul className={css.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
