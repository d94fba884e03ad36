import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { Notice } from '#web/kit/state/Notice.tsx';
import css from './ProfilePage.module.css';

/** Shown instead of the people to someone without a trial or a plan. */
export function NoAccess() {
  return (
    <section aria-labelledby="my-relationships" className={css.section}>
      <h2 id="my-relationships" className="h2">
        My Relationships
      </h2>
      <Notice
        action={
          <ButtonLink size="compact" to={paths.membership}>
            See the plans
          </ButtonLink>
        }
      >
        The people in your life are shown here while you have a trial or a plan. What you wrote is kept.
      </Notice>
    </section>
  );
}
