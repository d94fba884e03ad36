import { MembershipOverview } from '#web/admin/MembershipOverview.tsx';
import { OwnSubscription } from '#web/admin/OwnSubscription.tsx';
import { paths } from '#web/app/paths.ts';
import { useSignedIn } from '#web/app/session/useSession.ts';
import { ButtonLink } from '#web/kit/ButtonLink.tsx';
import { Empty } from '#web/kit/Empty.tsx';
import css from './AdminPage.module.css';

/** For whoever runs this installation. Nobody's words or names are shown here. */
export function AdminPage({ title }: { title: string }) {
  const { user } = useSignedIn();
  if (!user.isAdmin) {
    return (
      <Empty
        as="h1"
        figure="lost"
        title="This is not open to you"
        text="Only the administrator of this installation sees this page."
        action={<ButtonLink to={paths.home}>Go to your dashboard</ButtonLink>}
      />
    );
  }
  return (
    <div className={css.page}>
      <h1 className="h1">{title}</h1>
      <OwnSubscription />
      <MembershipOverview />
    </div>
  );
}
