import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';

export function FormSkeleton() {
  return (
    <Skeleton label="Loading the payment form">
      <Blank width="30%" />
      <Blank shape="block" height="44px" />
      <Blank width="45%" />
      <Blank shape="block" height="44px" />
      <Blank shape="block" height="52px" />
    </Skeleton>
  );
}
