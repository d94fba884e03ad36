import { SettingsSection } from '#web/kit/card/SettingsSection.tsx';
import { Blank, Skeleton } from '#web/kit/state/Skeleton.tsx';

export function ManageSkeleton() {
  return (
    <Skeleton label="Loading your plan">
      {['Plan', 'Card', 'Receipts'].map((title) => (
        <SettingsSection key={title} heading="h2" title={title}>
          <Blank width="240px" height="22px" />
          <Blank width="180px" />
          <Blank shape="block" width="150px" />
        </SettingsSection>
      ))}
    </Skeleton>
  );
}
