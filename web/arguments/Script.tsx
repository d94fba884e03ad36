import { useSignedIn } from '#web/app/session/useSession.ts';
import { hueOfParty, scriptOf } from '#web/arguments/parties.ts';
import { Avatar } from '#web/kit/figure/Avatar.tsx';
import css from './Arguments.module.css';

export function Script({ text }: { text: string }) {
  const { user } = useSignedIn();
  const lines = scriptOf(text);
  return (
    <ol className={css.script}>
      {lines.map(({ party, said }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a talk do not move, and may repeat.
        <li key={at} className={css.line}>
          {party && <Avatar name={party} hue={hueOfParty(party, user.firstName)} size={32} />}
          <div>
            {party && <p className="caption">{party}</p>}
            <p className={css.said}>{said}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
