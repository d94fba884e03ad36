import { useEffect, useRef } from 'react';
import { resources } from '#contract/resources.ts';
import { AgeForm } from '#web/account/AgeForm.tsx';
import { paths } from '#web/app/paths.ts';
import { useSignedIn } from '#web/app/session/useSession.ts';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { Card } from '#web/kit/card/Card.tsx';
import { localDay, longDate } from '#web/kit/dates.ts';
import { readCountry } from '#web/kit/safety/country.ts';
import { ResourceLine } from '#web/kit/safety/ResourceLine.tsx';
import css from './AgePage.module.css';

/** Shown instead of the app to someone who wrote that they are under 18. Nothing is offered for sale here. */
export function AgePage() {
  const { adultOn, subscription, primePlaceUntil } = useSignedIn().user;
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(adultOn);
  useEffect(() => {
    // The form is gone, so the focus moves to the heading with the answer.
    if (before.current !== adultOn) heading.current?.focus();
    before.current = adultOn;
  }, [adultOn]);
  const pays = subscription !== null || primePlaceUntil !== null;
  return (
    <div className={css.page}>
      <header>
        <h1 ref={heading} tabIndex={-1} className="h1">
          Mallama is for adults
        </h1>
        <p className={`voice-lg measure dim ${css.lede}`}>
          {adultOn
            ? [
                `Thank you for being honest. Mallama opens for you on ${longDate(localDay(adultOn))}. Until then it `,
                'isn’t right for you, and that’s not your fault.',
              ].join('')
            : [
                'You wrote something that sounds as if you were under 18. Thank you for that: what you wrote matters, ',
                'and there are people who are there for you.',
              ].join('')}
        </p>
      </header>
      <div className={css.columns}>
        <Help />
        {!adultOn && (
          <Card className={css.card}>
            <h2 className="h3">Did we misread that?</h2>
            <p className="dim">
              Tell us when you were born, and you can pick up where you left off. We keep only the day on which you
              turned 18.
            </p>
            <AgeForm />
          </Card>
        )}
      </div>
      <p className="dim">
        What you wrote is yours. You can take it with you, or delete it all, in your profile.
        {pays && ' You can end your plan at any time.'}
      </p>
      <div className={css.ways}>
        <ButtonLink to={paths.profile}>Go to your profile</ButtonLink>
        {pays && <ButtonLink to={paths.subscribe}>End your subscription</ButtonLink>}
      </div>
    </div>
  );
}

function Help() {
  const here = resources[readCountry()];
  const lines = [...here.filter(({ kind }) => kind === 'young'), ...here.filter(({ kind }) => kind === 'crisis')];
  return (
    <section aria-labelledby="for-the-young">
      <h2 id="for-the-young" className="h3">
        It’s free, and you can tell them everything
      </h2>
      <ul className={css.list}>
        {lines.map((resource) => (
          <ResourceLine key={resource.name} resource={resource} />
        ))}
      </ul>
      <ButtonLink to={paths.support}>More help</ButtonLink>
    </section>
  );
}
