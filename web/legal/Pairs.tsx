import css from './Pairs.module.css';

/** Names with what is said of each: beside it, and on a phone below it. */
export function Pairs({ pairs }: { pairs: readonly (readonly [name: string, said: string])[] }) {
  return (
    <dl className={css.pairs}>
      {pairs.map(([name, said]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  );
}
