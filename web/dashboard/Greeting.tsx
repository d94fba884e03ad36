import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/kit/ButtonLink.tsx';
import { IconMessageCircle } from '#web/kit/icons.ts';
import css from './Greeting.module.css';

const today = new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long' });

export function Greeting({ firstName, now }: { firstName: string | null; now: Date }) {
  return (
    <header className={css.greeting}>
      <div className={css.words}>
        <h1 className="h1">{firstName ? `Welcome back, ${firstName}!` : 'Welcome back!'}</h1>
        <p className="dim">{dayInWords(now)}</p>
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

/** "Friday, 20 November" */
function dayInWords(now: Date): string {
  const part = Object.fromEntries(today.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${part.weekday}, ${part.day} ${part.month}`;
}
