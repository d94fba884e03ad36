import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { weekday } from '#web/kit/dates.ts';
import { IconMessageCircle } from '#web/kit/icons.ts';
import css from './Greeting.module.css';

/** `isNew`: explains the quick exit on the first day. */
export function Greeting({ title, isNew, now }: { title: string; isNew: boolean; now: Date }) {
  return (
    <header className={css.greeting}>
      <div className={css.words}>
        <h1 className="h1">{title}</h1>
        <p className="dim">{weekday(now)}</p>
        {isNew && (
          <p className="small dim measure">
            If someone comes near, the door at the top of the page leaves Mallama at once.
            <span className="by-key"> So does pressing Shift three times.</span> What you’re writing is kept.
          </p>
        )}
      </div>
      <ButtonLink
        className={css.action}
        variant="filled"
        to={paths.soloConversations}
        icon={<IconMessageCircle aria-hidden="true" />}
      >
        Start Solo Session
      </ButtonLink>
    </header>
  );
}
