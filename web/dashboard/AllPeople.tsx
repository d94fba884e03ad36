import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { IconChevronRight } from '#web/kit/icons.ts';
import css from './PeopleSection.module.css';

export function AllPeople() {
  return (
    <ButtonLink variant="subtle" size="compact" className={css.all} to={paths.relationships}>
      View All
      <span className="visually-hidden"> relationships</span>
      <IconChevronRight aria-hidden="true" />
    </ButtonLink>
  );
}
