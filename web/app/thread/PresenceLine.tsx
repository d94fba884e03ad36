import type { Presence } from '#contract/threads.ts';
import css from './Presence.module.css';

type People = Presence['people'];
const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Who is here now, by first name. */
export function PresenceLine({ people }: { people: People }) {
  const here = people.filter(({ isHere }) => isHere).map(({ firstName }) => firstName);
  return (
    <p className={`caption dim ${css.line}`} data-here={here.length > 0 || undefined}>
      {here.length === 0
        ? 'Nobody else is here now'
        : `${list.format(here)} ${here.length === 1 ? 'is' : 'are'} here now`}
    </p>
  );
}

export function TypingLine({ people }: { people: People }) {
  const writing = people.filter(({ isTyping }) => isTyping).map(({ firstName }) => firstName);
  return (
    <p role="status" className="caption dim">
      {writing.length > 0 && `${list.format(writing)} ${writing.length === 1 ? 'is' : 'are'} writing`}
    </p>
  );
}
