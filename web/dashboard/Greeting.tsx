import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { weekday } from '#web/kit/dates.ts';
import { IconMessageCircle } from '#web/kit/icons.ts';
import css from './Greeting.module.css';

export function Greeting({ title, now }: { title: string; now: Date }) {
  return (
    <header className={css.greeting}>
      <div className={css.words}>
        <h1 className="h1">{title}</h1>
        <p className="dim">{weekday(now)}</p>
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
