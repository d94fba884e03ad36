import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';

export function InvitationSkeleton() {
  return (
    <Skeleton label="Loading the invitation">
      <Blank width="60%" height="40px" />
      <Blank shape="block" height="220px" />
    </Skeleton>
  );
}
