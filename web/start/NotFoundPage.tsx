import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/kit/button/ButtonLink.tsx';
import { Empty } from '#web/kit/state/Empty.tsx';

export function NotFoundPage() {
  return (
    <Empty
      as="h1"
      figure="lost"
      title="404 Page Not Found"
      text="Did you forget to add the page to the router?"
      action={
        <ButtonLink variant="filled" to={paths.home}>
          Go to your dashboard
        </ButtonLink>
      }
    />
  );
}
