import type { Overview } from '#contract/dashboard.ts';
import type { Change } from '#contract/dashboard-week.ts';
import type { NextItem } from '#contract/relationship-dates.ts';
import { paths } from '#web/app/paths.ts';
import { ChangedList } from '#web/dashboard/lately/ChangedList.tsx';
import { NextList } from '#web/dashboard/NextList.tsx';
import { NoPeople } from '#web/dashboard/NoPeople.tsx';
import { PeopleSkeleton } from '#web/dashboard/PeopleSkeleton.tsx';
import { PersonTile } from '#web/dashboard/PersonTile.tsx';
import { Section } from '#web/dashboard/Section.tsx';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { overviewTiles } from '#web/kit/card/overviewTiles.ts';
import { Tiles } from '#web/kit/card/Tiles.tsx';
import { IconChevronRight } from '#web/kit/icons.ts';
import css from './PeopleSection.module.css';

function AllPeople() {
  return (
    <ButtonLink variant="subtle" size="compact" className={css.all} to={paths.relationships}>
      View All
      <span className="visually-hidden"> relationships</span>
      <IconChevronRight aria-hidden="true" />
    </ButtonLink>
  );
}

type PeopleSectionProps = {
  overview: Overview | undefined;
  next: readonly NextItem[];
  changes: readonly Change[];
  expected: number;
};

/** Without `overview` it renders a skeleton of the expected number of people. */
export function PeopleSection({ overview, next, changes, expected }: PeopleSectionProps) {
  const isEmpty = overview ? overview.total === 0 : expected === 0;
  return (
    <Section title="Your Relationships" action={!isEmpty && <AllPeople />}>
      {isEmpty ? (
        <NoPeople isLoading={overview === undefined} />
      ) : (
        <div className={css.people}>
          <Tiles tiles={overviewTiles(overview)} />
          {overview ? <People overview={overview} /> : <PeopleSkeleton count={expected} />}
          <div className={css.lately}>
            <ChangedList changes={changes} />
            <NextList items={next} />
          </div>
        </div>
      )}
    </Section>
  );
}

function People({ overview: { first, total } }: { overview: Overview }) {
  return (
    <>
      <ul className={css.grid}>
        {first.map((person) => (
          <li key={person.id} className={css.cell}>
            <PersonTile person={person} />
          </li>
        ))}
      </ul>
      {total > first.length && (
        <ButtonLink wide to={paths.relationships}>
          View All {total} Relationships
        </ButtonLink>
      )}
    </>
  );
}
