import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { href } from '#web/app/paths.ts';
import { useSession } from '#web/app/session/useSession.ts';
import { Card } from '#web/kit/card/Card.tsx';
import { PlanSkeleton } from '#web/support/PlanSkeleton.tsx';
import css from './SafetyPlan.module.css';

const PlanEditor = lazy(async () => ({ default: (await import('#web/support/PlanEditor.tsx')).PlanEditor }));

/** The personal part of the page. */
export function SafetyPlan() {
  const { state } = useSession();
  return (
    <Card as="section" id="safety-plan" aria-labelledby="plan-title" className={css.plan}>
      <div>
        <h2 id="plan-title" className="h2">
          Your safety plan
        </h2>
        <p className="dim measure">
          Written on a better day, for a hard one: what to watch for, what helps, whom to call. Only you can read it.
        </p>
      </div>
      {state === 'signed_out' && (
        <p>
          <Link to={href.signIn()}>Log in</Link> to write yours, or to see it.
        </p>
      )}
      {state === 'unreachable' && <p>Your plan couldn’t be loaded, because Mallama couldn’t be reached.</p>}
      {state === 'loading' && <PlanSkeleton />}
      {state === 'signed_in' && (
        <Suspense fallback={<PlanSkeleton />}>
          <PlanEditor />
        </Suspense>
      )}
    </Card>
  );
}
