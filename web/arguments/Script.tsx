import { scriptOf } from '#web/arguments/parties.ts';
import { usePartyHue } from '#web/arguments/usePartyHue.ts';
import { Avatar } from '#web/kit/figure/Avatar.tsx';
import css from './Arguments.module.css';

export function Script({ text }: { text: string }) {
  const hueFor = usePartyHue();
  const lines = scriptOf(text);
  return (
    <ol className={css.script}>
      {lines.map(({ party, said }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a talk do not move, and may repeat.
        <li key={at} className={css.line}>
          {party && <Avatar name={party} hue={hueFor(party)} size={32} />}
          <div>
            {party && <p className="caption">{party}</p>}
            <p className={css.said}>{said}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
