import { useQuery } from '@tanstack/react-query';
import { FindMember } from '#web/admin/FindMember.tsx';
import { Part } from '#web/admin/Part.tsx';
import { api } from '#web/app/api.ts';
import css from './AdminPage.module.css';

/** Only counts; a member can be found by email address. */
export function Members() {
  const counts = useQuery(api.admin.members.queryOptions());
  return (
    <Part title="Members" query={counts}>
      {({ members, joinedLately, onTrial, disabled }) => (
        <>
          <dl className={css.facts}>
            <dt>Accounts</dt>
            <dd>{members}</dd>
            <dt>New in the last 30 days</dt>
            <dd>{joinedLately}</dd>
            <dt>On the free trial</dt>
            <dd>{onTrial}</dd>
            <dt>Disabled</dt>
            <dd>{disabled}</dd>
          </dl>
          <FindMember />
        </>
      )}
    </Part>
  );
}
