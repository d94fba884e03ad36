import { useSearchParams } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { useSession } from '#web/app/session/useSession.ts';
import { usePageTitle } from '#web/app/usePageTitle.ts';
import { ButtonAnchor } from '#web/kit/button/ButtonAnchor.tsx';
import css from './ErasedPage.module.css';

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' });

/** Confirms an erasure: what was deleted and what is kept where. Anyone else who opens it reads what erasing does. */
export function ErasedPage() {
  const isSignedOut = useSession().state === 'signed_out';
  const asked = Date.parse(useSearchParams()[0].get('at') ?? '');
  const at = isSignedOut && asked > 0 ? asked : undefined;
  const title = at ? 'Your account is erased' : 'What erasing an account does';
  usePageTitle(title);
  return (
    <div className={css.page}>
      <h1 className="h1">{title}</h1>
      {at && <p className="dim">{moment.format(at)}. You can print this page and keep it.</p>}
      <section aria-labelledby="erased" className={css.part}>
        <h2 id="erased" className="h2">
          What is gone
        </h2>
        <ul>
          <li>Everything you wrote: people, check-ins, journal, chats, your safety plan, what Mallama remembered.</li>
          <li>The key your words were sealed with. Without it, nobody can read a copy.</li>
          <li>Your account, your settings, and where you were logged in.</li>
          <li>Your stories and comments in the learning feed.</li>
          <li>Your plan. If you were waiting for Prime, your $100 is on its way back.</li>
        </ul>
      </section>
      <section aria-labelledby="stays" className={css.part}>
        <h2 id="stays" className="h2">
          What stays
        </h2>
        <ul>
          <li>What others wrote themselves. Your messages to them now read “removed by its author”.</li>
          <li>Receipts at the payment provider, for as long as the law requires.</li>
          <li>A keyed hash of your email address, so the free trial isn’t given twice. Nobody can read it back.</li>
          <li>Older backups, until the operator deletes them. Your words in them stay sealed.</li>
        </ul>
      </section>
      <ButtonAnchor href={paths.home}>Go to the start page</ButtonAnchor>
    </div>
  );
}
